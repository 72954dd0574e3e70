import ProofModel

/// The system that a macOS file was drawn on: Xcode 26 runs on macOS 15 as on macOS 26, and its canvas shows the controls
/// of the AppKit that it runs on (files of one tools version have push buttons of 32 or of 24 points).
enum AppKitHost {
  /// Whether more controls below an element are as high as AppKit made them up to macOS 15 than as high as from macOS 26
  /// on; nil where none tells. Each root view is asked for itself: Xcode draws anew what it changes, and other scenes of the
  /// file keep the frames of the system that drew them last. O(elements).
  static func isBefore26(_ root: XMLElement) -> Bool? {
    var older = 0
    var newer = 0
    var stack = [root]
    while let element = stack.popLast() {
      if let heights = heights(of: element), let height = element.frame?.height {
        older += height == heights.older ? 1 : 0
        newer += height == heights.newer ? 1 : 0
      }
      stack += element.children
    }
    return older + newer == 0 ? nil : older > newer
  }

  /// The height of a control's frame before macOS 26 and from it on, where the two tell the systems apart.
  private static func heights(of element: XMLElement) -> (older: Double, newer: Double)? {
    guard element.name == "button" || element.name == "popUpButton", let cell = AppKitElements.cell(element) else {
      return nil
    }
    let size = element["controlSize"] ?? cell["controlSize"] ?? "regular"
    switch (element.name, cell["type"] ?? "", size) {
    case ("button", "push", "regular"): return (32, 24)
    case ("button", "push", "small"): return (27, 20)
    case ("button", "check", "regular"): return (18, 16)
    case ("button", "check", "small"): return (16, 14)
    case ("button", "help", "regular"): return (25, 24)
    case ("popUpButton", "push", "regular"): return (25, 24)
    case ("popUpButton", "push", "small"): return (22, 20)
    default: return nil
    }
  }
}
