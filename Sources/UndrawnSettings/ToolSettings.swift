import InterfaceBuilder
import ProofModel

/// Settings that Interface Builder writes, or leaves out, by itself when another version of it saves a file.
///
/// Measured on 2,468 changed files of 115 public repositories, and tried on 5,398 of 103 others: these come or go with
/// another version in three repositories at least, and hardly ever without one. With them told apart, what comes and goes
/// is told in 26 of 100 files that another version saved, as in 27 of 100 of those that the same one did.
enum ToolSettings {
  /// - Parameters:
  ///   - element, name: the element that says it and its attribute; of colours and fonts their key.
  ///   - kind: the object's element.
  static func areWritten(_ element: String, _ name: String, of kind: String, value: String, isNew: Bool) -> Bool {
    // What is on by itself is written out by tools, and taken away by people; Xcode 9 writes that it is off (tools 11500 to 12999),
    // later ones that it is on (13500 and later): 62 and 136 fields of 13 repositories, without one the other way but 11 of one.
    if name == "allowsCharacterPickerTouchBarItem" { return value == "YES" || !isNew }
    // So is a visual effect's usual material (`NSVisualEffectView.material`, docs).
    if name == "material" { return value == "appearanceBased" }
    // They write the colour that a text has by itself: a name that is another thing's is somebody's choice.
    let isNamed = value.first?.isLetter ?? false
    if element == "color", name == "textColor", isNamed, !textColors.contains(value) { return false }
    if ofAll.contains(name) || parts[kind]?.contains(name) ?? false { return true }
    if whole.contains(kind) || element == "classReference" || element == "webPreferences" { return true }
    let said = "\(kind).\(name)"
    return isNew && came[said]?.contains(value) ?? false
      || !kind.hasSuffix("Bar") && isDefault(element, name, value) && (isNew || !isGround(name, value))
  }

  /// Whether it is a background that is seen: tools write a white one out, and take none away. Of 74 commits with another version
  /// four lost one, each in one place or two.
  private static func isGround(_ name: String, _ value: String) -> Bool {
    name == "backgroundColor" && !isClear(value)
  }

  /// Whether a reader may see in the app what the tools write or leave out, so that it is told with their version.
  static func areSeen(_ element: String, _ name: String, of kind: String, value: String) -> Bool {
    // White that is none in the dark is somebody's choice as well.
    name == "backgroundColor" && value == "systemBackgroundColor"
      || (name == "focusRingType" || seen[kind]?.contains(name) ?? false) && !isDefault(element, name, value)
  }

  private static let seen: [String: Set<String>] = [
    "window": ["unifiedTitleAndToolbar", "texturedBackground"],
    "textView": ["textColor", "verticallyResizable"], "segmentedCell": ["borderStyle"],
    "box": ["title", "titlePosition"], "tableColumn": ["width"],
  ]

  /// Of any object.
  private static let ofAll: Set<String> = [
    "focusRingType", "preferredMaxLayoutWidth", "setsMaxLayoutWidthAtFirstLayout",
    "catalog", "propertyAccessControl", "systemVersion", "rowSizeStyle",
  ]

  /// Objects that are all the tools'.
  private static let whole: Set<String> = ["scroller", "numberFormatter", "tableHeaderView", "textInputTraits"]

  private static let parts: [String: Set<String>] = [
    "window": ["oneShot", "showsToolbarButton", "wantsToBeColor", "unifiedTitleAndToolbar", "texturedBackground"],
    "clipView": ["backgroundColor", "drawsBackground"], "tableColumn": ["font"],
    "box": ["title", "titlePosition", "titleFont", "borderColor", "fillColor"],
    "textView": ["textColor", "verticallyResizable", "NSColor", "NSFont"], "segmentedCell": ["borderStyle"],
    "tableView": ["viewBased", "headerView"], "progressIndicator": ["wantsLayer"], "searchField": ["wantsLayer"],
    "tableViewCell": ["preservesSuperviewLayoutMargins"],
    "tableViewCellContentView": ["preservesSuperviewLayoutMargins"], "stackView": ["visibilityPriorities"],
  ]

  /// With these values alone.
  private static let came: [String: Set<String>] = ["textField.horizontalCompressionResistancePriority": ["250"]]

  /// The names of colours that texts have by themselves (`NSColor`, docs: "Label colors", "Text colors"; UIKit's dark text).
  private static let textColors: Set<String> = [
    "textColor", "controlTextColor", "labelColor", "darkTextColor", "headerTextColor", "windowFrameTextColor",
    "disabledControlTextColor", "systemBlackColor", "blackColor",
  ]

  /// What means the same when it is not written: a view's white or clear background, a label's black text.
  private static func isDefault(_ element: String, _ name: String, _ value: String) -> Bool {
    guard element == "color" else { return false }
    switch name {
    case "backgroundColor": return isClear(value) || ["1 1", "1 1 1 1", "systemBackgroundColor"].contains(value)
    case "textColor": return ["darkTextColor", "0 1", "0.0 1", "0.0 0.0 0.0 1", "0 0 0 1"].contains(value)
    default: return false
    }
  }

  /// Whether a colour lets all through.
  private static func isClear(_ value: String) -> Bool { value.hasSuffix(" 0.0") || value.hasSuffix(" 0") }

  /// What a font is that the control's own look gives.
  static let appearanceFont = "the control's own"

  /// Whether two values of a setting differ in words only: a control's own font is the system's; the dark text's colour is black in
  /// the dark too (`UIColor.darkText`, docs).
  static func areSame(_ one: ObjectSettings.Setting, _ other: ObjectSettings.Setting) -> Bool {
    let values = [one.value, other.value]
    switch one.element {
    case "font":
      return values.contains(appearanceFont) && values.allSatisfy { $0 == appearanceFont || $0.hasPrefix("system ") }
    case "color": return Set([one.shown, other.shown]) == ["darkTextColor", "#000000"]
    default: return false
    }
  }

  /// Whether tools write another value of a setting by themselves: rows of views are as wide as the table makes their columns,
  /// which the tools note down; as they save a file anew, others write another of the names of the colour of texts.
  static func areNoted(_ then: ObjectSettings.Setting, _ now: ObjectSettings.Setting, hasSameTools: Bool) -> Bool {
    guard !hasSameTools else { return false }
    if now.element == "tableColumn" { return now.name == "width" }
    return now.element == "color"
      && [then.value, now.value].allSatisfy(["textColor", "controlTextColor", "labelColor"].contains)
  }

  /// A font of AppKit's in one spelling: the tools write `smallSystem` and `system 11`, `menu 11` and `message 11`,
  /// `cellTitle` and `system 12`, `controlContent 11` and `system 11` for the same one.
  static func font(_ name: String, _ size: String?) -> String {
    let isBold = name.lowercased().hasSuffix("bold")
    let known = [
      "smallSystem": "11", "smallSystemBold": "11", "palette": "11", "miniSystem": "9", "miniSystemBold": "9",
    ][name]
    let (user, family) = AppKitElements.userFont
    if name == user { return "\(family) \(size ?? AppKitElements.metaFont(user).size.shortText)" }
    guard known != nil || ofSystem.contains(name) else {
      return [name, size].compactMap { $0 }.joined(separator: " ")
    }
    let usual = AppKitElements.metaFont(name).size.shortText
    return "\(isBold ? "systemBold" : "system") \(known ?? size ?? usual)"
  }

  /// Names of uses of the system's font.
  private static let ofSystem: Set<String> = [
    "system", "systemBold", "titleBar", "menu", "message", "label", "cellTitle", "controlContent", "menuBar", "toolTip",
  ]
}
