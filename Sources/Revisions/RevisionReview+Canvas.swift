import ProofModel
import Solving

/// What a screen's file was drawn on, beside the devices that a review draws.
extension RevisionReview {
  /// Points by which the window of a device may be wider or higher than the canvas and stand for it.
  private static let about = Size(width: 12, height: 24)

  /// The variant of the device, held as Interface Builder drew a screen on it, where no device of about its size is drawn, or
  /// of the canvas that is no device's: there amounts are those of the file's own frames. Nil where sizes are asked for.
  func canvasVariant(of workbench: Workbench, beside drawn: [Variant]) -> Variant? {
    let asked = request.selection
    guard asked.devices.isEmpty, asked.sizes.isEmpty, asked.orientations.isEmpty, asked.windows.isEmpty,
      case .drawn(let canvas)? = workbench.document.canvas, canvas.platform == .ios,
      drawn.contains(where: { $0.environment.device != nil })
    else { return nil }
    guard let device = canvas.device, let own = DeviceCatalogue.shared.device(device) else {
      return asked.isEmpty ? workbench.canvasVariant : nil
    }
    guard drawn.contains(where: { Self.isAlike($0.environment, own, canvas) }),
      !drawn.contains(where: { Self.isAbout($0.environment.windowSize, canvas.screenSize) })
    else { return nil }
    var selection = asked
    selection.devices = [device]
    selection.orientations = [canvas.orientation.rawValue]
    return workbench.variants(selection).variants.first
  }

  /// The size of the canvas that a screen was drawn on, in points; nil of screens that were drawn on none.
  static func canvasSize(_ workbench: Workbench) -> Size? {
    guard case .drawn(let canvas)? = workbench.document.canvas else { return nil }
    return canvas.windowSize
  }

  /// Whether the app runs on such a device and is shown so on it.
  private static func isAlike(_ environment: Environment, _ own: Device, _ canvas: Environment) -> Bool {
    environment.orientation == canvas.orientation
      && environment.device.flatMap { DeviceCatalogue.shared.device($0) }?.isPad == own.isPad
  }

  private static func isAbout(_ size: Size, _ canvas: Size) -> Bool {
    (size.width - canvas.width).magnitude <= about.width && (size.height - canvas.height).magnitude <= about.height
  }
}
