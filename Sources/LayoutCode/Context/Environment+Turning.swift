internal import ProofModel

extension ProofModel.Environment {
  /// The same device, window and settings held another way; nil where it is not held so.
  func turned(to orientation: Orientation) -> ProofModel.Environment? {
    if let device, let found = DeviceCatalogue.shared.device(device) {
      var builder = EnvironmentBuilder(.device(found))
      builder.orientation = orientation
      builder.window = window
      builder.locale = locale
      builder.textSize = textSize
      builder.appearance = appearance
      builder.state = state
      builder.era = era
      return try? builder.environment().get()
    }
    let upright = isLandscape ? screenSize.transposed : screenSize
    var builder = EnvironmentBuilder(.size(upright, scale: scale, name: nil))
    builder.orientation = orientation
    builder.locale = locale
    builder.textSize = textSize
    builder.appearance = appearance
    builder.state = state
    builder.era = era
    return try? builder.environment().get()
  }
}
