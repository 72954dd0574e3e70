package import ProofModel

/// All that a variant's layout, its findings and its inspection hang on besides the document: variants whose inputs are
/// equal have equal layouts, whatever the devices are called.
package struct LayoutInput: Hashable, Sendable {
  private let structure: ScreenStructure
  /// Without the device's name and, but for its shape, the way in which it is held: what asks for these is a condition,
  /// the canvas or the camera's housing, and each has its own member.
  private let environment: Environment
  private let isLandscape: Bool
  /// Below what nothing is seen, in window space.
  private let cutout: Rect?

  package init(_ environment: Environment, _ structure: ScreenStructure) {
    self.structure = structure
    isLandscape = environment.isLandscape
    cutout = environment.cutout
    var plain = environment
    if !structure.isOnCanvas {
      plain.deviceName = ""
      plain.orientation = .portrait
      // Whether there is one decides about the status bar.
      plain.device = environment.device.map { _ in "" }
    }
    self.environment = plain
  }
}

extension Environment {
  /// The camera's housing in window space; nil where the window has none or its shape is not known.
  package var cutout: Rect? {
    guard window == .full, windowSize == screenSize,
      let frame = device.flatMap({ DeviceCatalogue.shared.device($0) })?.cutoutFrame
    else { return nil }
    switch orientation {
    case .portrait: return frame
    case .upsideDown:
      return Rect(
        x: windowSize.width - frame.maxX, y: windowSize.height - frame.maxY, width: frame.width, height: frame.height)
    case .landscape:
      return Rect(x: frame.y, y: windowSize.height - frame.maxX, width: frame.height, height: frame.width)
    case .landscapeRight:
      return Rect(x: windowSize.width - frame.maxY, y: frame.x, width: frame.height, height: frame.width)
    }
  }
}
