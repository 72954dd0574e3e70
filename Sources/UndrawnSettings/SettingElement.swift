import InterfaceBuilder
import ProofModel
import XMLParsing

/// An element that sets something of an object, and where in that it stands.
struct SettingElement {
  let element: XMLElement
  let owner: (id: String, kind: String)
  /// `/accessibility[]1`, from the object on.
  let path: String
  /// ` of segment 'All'`.
  let part: String

  /// The view that holds all else of a screen.
  var isWhole: Bool { part.isEmpty && path.isEmpty && (element["key"] == "view" || element.isContent) }

  /// What a user's attribute is called before its path.
  static let attribute = "attribute"

  /// Users' attributes that pictures show, with the names of what they set.
  private static let drawn = ["layer.cornerRadius": "cornerRadius", "cornerRadius": "cornerRadius"]

  /// What it says as one thing, nil where that is nothing; nil of elements whose attributes say something each.
  var whole: (name: String, words: String, value: String?)? {
    if Self.values.contains(element.name) { return look }
    if element.isText { return text }
    if let key = element["key"], let keyed = keyed(key) { return keyed }
    // A user's attribute is called by its path.
    if let path = element["keyPath"] {
      return (Self.drawn[path] ?? "value", "\(Self.attribute) '\(path)'", ObjectSettings.value(of: element))
    }
    // How a window keeps its place is one thing.
    if element.name == "windowPositionMask" {
      let sides = ["left", "right", "top", "bottom"].filter { element.flag("\($0)Strut") == true }
      return ("", "sides that keep their distance from the screen's", sides.joined(separator: ", "))
    }
    // So are options of which each is on or off.
    if let words = Self.options[element.name] {
      let chosen = element.attributes.filter { $0.value == "YES" }.map { ObjectSettings.spaced($0.name) }
      return ("", words, chosen.isEmpty ? nil : chosen.sorted().listed)
    }
    // So is what holds a split view's panes, one by one.
    guard element.name == "real", path.contains("holdingPriorities") else { return nil }
    return ("", "holding priority", element["value"] ?? "")
  }

  /// Elements whose attributes are the options of one set (`UIAccessibilityTraits`, `NSTableView.GridLineStyle`,
  /// `UIDataDetectorTypes`, docs), by what that is called.
  private static let options = [
    "accessibilityTraits": "accessibility traits", "tableViewGridLines": "grid style",
    "dataDetectorType": "detected data",
  ]

  /// A colour or a font.
  private var look: (String, String, String?) {
    let key = element["key"] ?? element.name
    let titles = Self.textAttributes.first { path.holds("[\($0)]") }
    let state = Self.otherState(path).map { " while \($0)" }
    // What a part has of a kind is its: a shadow's colour is none of its view's.
    let steps = path.split(separator: "/")
    let part =
      key == element.name && steps.count > 1 && titles == nil
      ? " of \(ObjectSettings.spaced(String(steps[steps.count - 2].prefix { $0 != "[" })))" : ""
    let end = titles.map { " of \(ObjectSettings.spaced($0))" } ?? state ?? ""
    return ("", ObjectSettings.spaced(key) + part + end, lookValue)
  }

  private var lookValue: String {
    if element.name == "color" {
      if let name = element["name"] ?? element.systemColorName { return name }
    } else if let name = element["name"] {
      // A font's name says nothing without its size.
      return [name, element["pointSize"] ?? element["size"] ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    if let font = element["metaFont"] { return ToolSettings.font(font, element["size"]) }
    if element.flag("usesAppearanceFont") == true { return ToolSettings.appearanceFont }
    return element.attributes.filter { !Self.ignored.contains($0.name) }.map(\.value).joined(separator: " ")
  }

  private var text: (String, String, String?) {
    switch element["key"] {
    // With what is held down it is one.
    case "keyEquivalent": ("", "", nil)
    case "NSLink": ("link", "link of a text", element.words)
    case let key?: ("", ObjectSettings.spaced(key), element.words)
    // One of a list is called by that.
    case nil: ("", part.hasPrefix(" of ") ? String(part.dropFirst(4)) : "text", element.words)
    }
  }

  /// What it says by a key.
  private func keyed(_ key: String) -> (String, String, String?)? {
    let words = ObjectSettings.spaced(key)
    switch element.name {
    case "bool", "integer", "real":
      // `'isElement' of accessibility`.
      let place = path.holds("accessibility") ? " of accessibility" : ""
      return element["value"].map { ("value", "'\(key)'\(place)", $0) }
    case "value":
      let numbers = element.attributes.filter { !["key", "type"].contains($0.name) }.map(\.value)
      let range = words.replacing("min ", with: "minimum ").replacing("max ", with: "maximum ")
      return ("", range, numbers.joined(separator: numbers.count == 2 ? " × " : " "))
    // An offset is none where both are nothing.
    case "offsetWrapper":
      let parts = ["horizontal", "vertical"].map { element.number($0) ?? 0 }
      return ("", words, parts == [0, 0] ? nil : parts.map(\.shortText).joined(separator: " × "))
    // The sides of an inset are one thing.
    case _ where element.isInsets || element.name == "inset":
      let sides = element.attributes.filter { $0.name != "key" }
      return ("", words, sides.map { "\(ObjectSettings.spaced($0.name)) \($0.value)" }.joined(separator: ", "))
    default: return nil
    }
  }

  /// Whether the tools never write or leave it out by themselves.
  func isUsers(_ name: String, _ value: String) -> Bool {
    path.holds("userDefinedRuntimeAttribute") && !Self.drawn.values.contains(name) || path.holds("accessibility")
      || element.name == "windowStyleMask" || name == "automaticallyAdjustsScrollViewInsets"
      || path.holds("BarAppearance[")
      || Self.lookedUp.contains(name) && !value.hasPrefix("Automatic")
      || owner.kind == "window" && (element.name == "value" || Self.windows.contains(name))
  }

  /// The attribute that names the tab which is chosen at first, by its id.
  var selection: String? { ["tabBar": "selectedItem", "tabView": "initialItem"][element.name] }

  /// Whether an attribute is told with another thing, or as one.
  func isTold(_ attribute: String) -> Bool {
    // Only buttons have a state of their own; the tools copy that of a pop-up's item to its cell.
    attribute == "keyEquivalent" || attribute == selection
      || attribute == "state" && owner.kind.hasSuffix("Cell") && owner.kind != "buttonCell"
  }

  /// Whether an attribute says what holds where it is left out: written or not, it is the same.
  func isUsual(_ attribute: String, _ value: String, isMac: Bool) -> Bool {
    if isMac { return Self.usualOnMac[element.name]?[attribute] == value }
    return Self.usual[attribute] == value || element.name == "stackView" && Self.usualOfStacks[attribute] == value
  }

  /// What views of AppKit are where nothing is said (`NSStackView.spacing`, `NSBox.boxType`, docs).
  private static let usualOnMac = ["stackView": ["spacing": "8"], "box": ["boxType": "primary"]]

  /// What views and controls of UIKit are where nothing is said.
  private static let usual = [
    "userInteractionEnabled": "YES", "enabled": "YES", "hidden": "NO", "clipsSubviews": "NO",
    "multipleTouchEnabled": "NO", "selected": "NO", "highlighted": "NO", "opaque": "YES", "minuteInterval": "1",
  ]
  private static let usualOfStacks = ["axis": "horizontal", "distribution": "fill", "alignment": "fill"]

  /// Whether pictures may show it.
  func isSeen(_ attribute: String) -> Bool {
    // The picture behind a bar is drawn in none (`UIBarAppearance.backgroundImage`).
    if element.name.hasSuffix("BarAppearance") { return false }
    // A bar's item is drawn alike where it answers no tap.
    if element.name == "barButtonItem", attribute == "enabled" { return false }
    // The styles of bars that lie in a screen as views are drawn in none (`UIToolbar.barStyle`).
    if attribute == "barStyle", !["navigationBar", "tabBar"].contains(element["key"] ?? "") { return false }
    // Which material or blur a view of effects has, and whether it shows it.
    if element.name == "blurEffect" || element.name == "visualEffectView" && ["state", "material"].contains(attribute) {
      return false
    }
    // A bar that prefers large titles shows one unless the screen refuses it (`SceneBars.isLarge`).
    if attribute == "largeTitleDisplayMode", element[attribute] != "never" { return false }
    // Of items of bars, which pictures show in their places.
    if element.name == "offsetWrapper" || Self.unseenInsets.contains(element["key"] ?? "") { return false }
    if isUnseenOfBar || Self.otherState(path) != nil { return false }
    if let key = element["key"], XMLElement.ownTints[owner.kind] == key { return true }
    if Self.values.contains(element.name) || element.isText { return !Self.unseenKeys.contains(element["key"] ?? "") }
    return Self.seenParts.contains(element.name) || element.isInsets || Self.seen.contains(attribute)
  }

  /// Whether it is of a bar's titles and no picture shows it: their fonts, and colours of large ones.
  private var isUnseenOfBar: Bool {
    path.holds("[\(Self.textAttributes[1])]")
      || ["font", "fontDescription"].contains(element.name) && path.holds("[\(Self.textAttributes[0])]")
  }

  /// Insets of items of bars, and of the lines between a table's rows.
  private static let unseenInsets: Set<String> = ["imageInsets", "separatorInset"]

  /// In which state a button looks as it is said, of others than the one that pictures show: `disabled`.
  private static func otherState(_ path: String) -> String? {
    guard path.holds("/state["), let start = path.firstRange(of: "/state[") else { return nil }
    let state = path[start.upperBound...].prefix { $0 != "]" }
    return state == "normal" ? nil : ObjectSettings.spaced(String(state))
  }

  /// What bars say of the looks of their titles.
  private static let textAttributes = ["titleTextAttributes", "largeTitleTextAttributes"]
  /// Names, and what the tools note for themselves.
  static let ignored: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "customClass", "customModuleProvider",
    "userLabel", "sceneMemberID", "sceneID", "translatesAutoresizingMaskIntoConstraints",
    "implicitIdentifier", "implicitItemIdentifier", "colorSpace",
    "customColorSpace", "setsMaxLayoutWidthAtFirstLayout",
  ]
  /// What code looks objects up by: no tool writes it by itself, and no picture shows it.
  static let lookedUp: Set<String> = [
    "restorationIdentifier", "reuseIdentifier", "identifier", "storyboardIdentifier", "tag",
  ]
  /// What of a window the tools leave to the user.
  private static let windows: Set<String> = [
    "titlebarAppearsTransparent", "titleVisibility", "hasShadow", "appearanceType", "toolbarStyle", "tabbingMode",
  ]
  /// What the tools make as large as the rows in a scroll view.
  static let followers: Set<String> = [
    "horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll",
  ]
  /// Elements that are one value.
  static let values: Set<String> = ["color", "font", "fontDescription"]
  /// Colours, fonts and texts that are never drawn.
  private static let unseenKeys: Set<String> = [
    "toolTip", "identifier", "highlightedColor", "selectedImageTintColor", "shadowColor", "titleShadowColor",
    "sectionIndexColor",
    "sectionIndexBackgroundColor",
    "sectionIndexTrackingBackgroundColor", "insertionPointColor", "separatorColor", "gridColor",
    "selectedSegmentTintColor", "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
    "progressTintColor", "trackTintColor", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
    "unselectedItemTintColor", "badgeColor",
  ]
  /// Elements all of whose attributes say how an object looks, or follow from its type.
  private static let seenParts: Set<String> = ["behavior", "inset", "state", "buttonConfiguration", "attributedString"]
  /// Attributes that the importer reads, so that a picture may show them; what follows of an opaque bar (`translucent`) is told of the
  /// views that end at it, which may lie in other scenes.
  static let seen: Set<String> = [
    "accessoryType", "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "alignment", "alpha", "alphaValue",
    "appearance",
    "apportionsSegmentWidthsByContent", "automaticEstimatedItemSize", "axis", "backgroundImage", "barStyle",
    "baselineAdjustment", "baselineRelativeArrangement", "bezelStyle", "blue", "borderStyle", "borderType",
    "borderWidth", "bordered", "bottom", "bottomPadding", "boxType", "buttonType", "clipsSubviews", "column",
    "columnSpacing", "content", "contentHorizontalAlignment", "contentInsetAdjustmentBehavior", "contentMode",
    "contentVerticalAlignment", "controlSize", "cornerRadius", "datePickerMode", "detachesHiddenViews", "distribution",
    "dividerStyle", "doubleValue", "drawsBackground", "enabled", "estimatedRowHeight",
    "extendedLayoutIncludesOpaqueBars", "family", "footerTitle", "green", "headOfMergedCell", "headerTitle",
    "headerView", "height", "hidden", "hidesWhenStopped", "holdingPriority", "horizontal",
    "horizontalClippingResistancePriority", "horizontalCompressionResistancePriority", "horizontalHuggingPriority",
    "horizontalStackHuggingPriority", "image", "imageAlignment", "imagePosition", "imageScaling",
    "insetsLayoutMarginsFromSafeArea",
    "label", "largeTitleDisplayMode", "largeTitles", "layoutMarginsFollowReadableWidth", "leading", "leadingPadding",
    "left", "levelIndicatorStyle", "lineBreakMode", "maxValue", "maxX", "maxY", "maximumPrimaryColumnWidth",
    "metaFont", "minValue", "minX", "minY", "minimumFontSize", "minimumInteritemSpacing", "minimumLineSpacing",
    "minimumScaleFactor", "modalPresentationStyle", "name", "navigationBarHidden", "none", "numberOfLines",
    "numberOfPages", "numberOfTickMarks", "on", "opaque", "orientation", "placeholder", "placeholderIntrinsicHeight",
    "placeholderIntrinsicWidth", "placeholderString", "pointSize", "preferredMaxLayoutWidth",
    "preservesSuperviewLayoutMargins", "progress", "red", "right", "row", "rowAlignment", "rowHeight", "rowSpacing",
    "scale", "scrollDirection", "scrollEnabled", "secureTextEntry",
    "selectedImage", "selectedItem", "selectedSegmentIndex", "selectedTabViewItemIndex", "selectionHighlightStyle",
    "semanticContentAttribute", "showsScopeBar", "size", "sliderType", "spacing", "spacingType", "state", "string",
    "style",
    "symbolScale", "systemColor", "systemItem", "tableStyle", "text", "textAlignment", "title", "titlePosition", "top",
    "topPadding", "trailing", "trailingPadding", "type", "usesAppearanceFont",
    "usesAutomaticRowHeights", "usesSingleLineMode", "value", "vertical", "verticalClippingResistancePriority",
    "verticalCompressionResistancePriority", "verticalHuggingPriority", "verticalStackHuggingPriority", "weight",
    "white", "width", "xPlacement", "yPlacement",
  ]
}

extension XMLElement {
  /// Whether it is what a window, a box, a cell or a scroll view holds all else in; what a grid's cell holds is a view of its own.
  var isContent: Bool {
    self["key"] == "contentView" && (["view", "clipView"].contains(name) || name.hasSuffix("ContentView"))
  }

  /// Whether it stands for a xib's owner, which the Mac's files know by its id.
  var isFilesOwner: Bool {
    name == "customObject" && self["id"] == "-2" || self["placeholderIdentifier"] == "IBFilesOwner"
  }

  /// Whether it is distances from the sides of something.
  var isInsets: Bool { name.lowercased().hasSuffix("insets") }
}
