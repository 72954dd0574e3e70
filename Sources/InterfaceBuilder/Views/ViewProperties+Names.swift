import ProofModel
import SpecFiles
import XMLParsing

extension ViewProperties {
  /// By Interface Builder's word, which is `TopLeft` too.
  static func contentMode(_ word: String) -> ContentMode? {
    contentModes[word.prefix(1).lowercased() + word.dropFirst()]
  }

  private static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .aspectFit, "scaleAspectFill": .aspectFill, "center": .center,
    "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "redraw": .redraw,
  ]

  /// By the words of AppKit's cells (`NSImageScaling`); a cell that says nothing scales no picture.
  static let imageScalings: [String: ContentMode] = [
    "proportionallyDown": .scaleDown, "axesIndependently": .scaleToFill, "proportionallyUpOrDown": .aspectFit,
  ]

  static let lineBreakModes: [String: TextContent.LineBreakMode] = [
    "wordWrap": .wordWrap, "characterWrap": .characterWrap, "clip": .clip, "headTruncation": .truncateHead,
    "middleTruncation": .truncateMiddle, "tailTruncation": .truncateTail,
  ]

  static let buttonStyles: [String: ControlStyle] = [
    "system": .system, "roundedRect": .system, "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled,
    "borderedTinted": .tinted, "bordered": .gray, "infoLight": .info, "infoDark": .info, "contactAdd": .contactAdd,
    "detailDisclosure": .detailDisclosure, "close": .close, "custom": .custom,
  ]

  /// By the names of both axes; macOS writes attributes' names.
  static let stackAlignments: [String: StackAlignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline, "centerX": .center,
    "centerY": .center, "left": .leading, "right": .trailing,
  ]
}

extension XMLElement {
  /// The system's colour that a `<color …/>` names; of the two that Xcode 11 wrote, that of iOS 13.
  package var systemColorName: String? {
    self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"] ?? self["cocoaTouchSystemColor"]
  }

  /// `<color …/>` in any of its spellings; a named one by the file's resources.
  package func color(named names: [String: Color]) -> Color? {
    if let name = self["name"] { return names[name] }
    if let name = systemColorName {
      let known = SystemColor.name(interfaceBuilder: name).flatMap { SystemColor.named($0) }
      return names[name] ?? known?.light ?? Self.systemColors[name]
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return Color(white: white, alpha: alpha) }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
      let black = number("black")
    {
      // Inks without a profile.
      let inks = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
      return Color(red: inks[0], green: inks[1], blue: inks[2], alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    let space = Color.Space(named: self["customColorSpace"] ?? self["colorSpace"])
    return Color(red: red, green: green, blue: blue, alpha: alpha, in: space)
  }

  /// The same as a property: a system colour stays a name, for it follows the appearance.
  func colorValue(named names: [String: Color]) -> PropertyValue? {
    if let name = systemColorName,
      let known = SystemColor.name(interfaceBuilder: name)
    {
      return .keyword(known)
    }
    if self["catalog"] == "System", let known = self["name"].flatMap(SystemColor.name(appKit:)) {
      return .keyword(known)
    }
    // The user's own stay names too, since their catalogue may have a dark value.
    if let name = self["name"], self["catalog"] != "System", let token = Self.colorToken(name) { return .token(token) }
    return color(named: names).map { .color($0) }
  }

  /// The token for a colour of the user's; nil where no word can be made of its name.
  static func colorToken(_ name: String) -> String? { SceneNames.identifier(name).map { "color.\($0)" } }

  /// System colours that no appearance changes, where the file does not record their values: light text is white and lets through
  /// what is behind it (`UIColor.lightText`, docs).
  static let systemColors: [String: Color] = [
    "tableCellGroupedBackgroundColor": .white, "darkTextColor": .black,
    "lightTextColor": Color(white: 1, alpha: 0.6), "viewFlipsideBackgroundColor": Color(rgb: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(rgb: 0x6F7179),
  ]

  /// `<fontDescription …/>`; nil where it says nothing.
  var font: FontFields? {
    var font = FontFields()
    // 0 stands for the style's or the kind's own size.
    font.size = number("pointSize").flatMap { $0 > 0 ? .number($0) : nil }
    if let style = self["style"] { font.textStyle = Self.textStyles[style] }
    switch self["type"] ?? "" {
    case "boldSystem": font.weight = 700
    case "italicSystem": font.italic = true
    default: break
    }
    if let weight = self["weight"] { font.weight = Self.weights[weight] }
    if let name = self["name"], self["type"] == nil || self["type"] == "custom" { font.family = name }
    return font == FontFields() ? nil : font
  }

  static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
