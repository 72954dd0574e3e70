internal import ProofModel

extension ProofModel.Environment {
  /// The same device, window and settings held another way; nil where it is not held so.
  func turned(to orientation: Orientation) -> ProofModel.Environment? {
    let found = device.flatMap { DeviceCatalogue.shared.device($0) }
    let upright = isLandscape ? screenSize.transposed : screenSize
    var builder = EnvironmentBuilder(found.map { .device($0) } ?? .size(upright, scale: scale, name: nil))
    if found != nil { builder.window = window }
    builder.orientation = orientation
    builder.locale = locale
    builder.textSize = textSize
    builder.appearance = appearance
    builder.state = state
    builder.era = era
    return try? builder.environment().get()
  }
}
