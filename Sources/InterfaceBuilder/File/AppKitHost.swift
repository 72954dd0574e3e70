import ProofModel
import XMLParsing

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
      for length in lengths(of: element) {
        older += length.found == length.older ? 1 : 0
        newer += length.found == length.newer ? 1 : 0
      }
      stack += element.children
    }
    return older + newer == 0 ? nil : older > newer
  }

  /// A length of a recorded frame with what it is before macOS 26 and from it on.
  private typealias Length = (found: Double, older: Double, newer: Double)

  /// A control's lengths where they tell the systems apart: as high as its kind is by nature, or as long as a rule of its own says
  /// and, before macOS 26, its alignment insets besides (files from Xcode 26 on: push buttons as wide as their rule in 12 apps, 14
  /// wider in 5; as high in 10, 12 higher in 4; check boxes as high in 10, higher in 5; pop-up buttons as wide in 7, 7 wider in 3).
  private static func lengths(of element: XMLElement) -> [Length] {
    guard let size = element.frame?.size, element["misplaced"] == nil else { return [] }
    let rules = (element.child("constraints")?.children ?? []).filter {
      $0["firstItem"] == nil && $0["secondItem"] == nil && $0["relation"] == nil && ($0["priority"] ?? "1000") == "1000"
    }
    var lengths: [Length] = []
    let isRuled = rules.contains { $0["firstAttribute"] == "height" }
    if !isRuled, let heights = heights(of: element) { lengths.append((size.height, heights.older, heights.newer)) }
    guard let insets = olderInsets(of: element) else { return lengths }
    for rule in rules {
      guard let constant = rule.number("constant") else { continue }
      switch rule["firstAttribute"] {
      case "width" where insets.left + insets.right > 0:
        lengths.append((size.width, constant + insets.left + insets.right, constant))
      case "height" where insets.top + insets.bottom > 0:
        lengths.append((size.height, constant + insets.top + insets.bottom, constant))
      default: break
      }
    }
    return lengths
  }

  /// What macOS 15 has around the alignment rect of a control that from macOS 26 on has nothing there.
  private static func olderInsets(of element: XMLElement) -> EdgeInsets? {
    guard let cell = AppKitElements.cell(element),
      let size = ControlSize(rawValue: element["controlSize"] ?? cell["controlSize"] ?? "regular"),
      size == .regular || size == .small
    else { return nil }
    let style: ControlStyle
    switch (element.name, cell["type"] ?? "") {
    case ("button", "push"): style = .push
    case ("button", "check"): style = .check
    case ("popUpButton", "push"): style = .popUp
    default: return nil
    }
    return AppKitControl(kind: .button, style: style, size: size, era: Era(.macos, 15)).alignmentInsets
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
