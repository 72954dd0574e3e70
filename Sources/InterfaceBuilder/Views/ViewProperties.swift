import ProofModel
import XMLParsing

/// The properties that an element's attributes and keyed children say, by kind.
struct ViewProperties {
  let file: InterfaceBuilderFile
  let element: XMLElement
  let kind: ViewKind
  private(set) var properties: [PropertyKey: Located<PropertyValue>] = [:]
  /// What the file calls the system's colours among them.
  private(set) var colorNames: [PropertyKey: String] = [:]
  let span: SourceSpan

  init(file: InterfaceBuilderFile, element: XMLElement, kind: ViewKind) {
    self.file = file
    self.element = element
    self.kind = kind
    span = file.span(element)
    readCommon()
    readMargins()
    read(kind.facts.attributes, of: element)
    readKind()
    readFont()
    if file.isMac { readAppKit() }
    readRuntimeAttributes()
  }

  /// Sets what a `<color …/>` says; whether it says anything.
  @discardableResult
  mutating func setColor(_ key: PropertyKey, _ element: XMLElement?) -> Bool {
    guard let element, let color = element.colorValue(named: file.namedColors) else { return false }
    set(key, color)
    if case .keyword = color { colorNames[key] = element.systemColorName ?? element["name"] }
    return true
  }

  mutating func set(_ key: PropertyKey, _ value: PropertyValue) {
    var value = value
    // Specs say "none" for no picture; a picture of that name is written as a path.
    if key == .asset, value == .text("none") { value = .text(InterfaceBuilderFile.pictureNamedNone) }
    properties[key] = Located(value, span)
  }

  /// What the table of kinds names: attributes that say one property each, as they are.
  mutating func read(_ attributes: [ViewKind.Attribute], of element: XMLElement) {
    for attribute in attributes {
      let parts = attribute.name.split(separator: ".").map(String.init)
      let owner = parts.count > 1 ? element.child(key: parts[0]) : element
      guard let owner, let name = parts.last else { continue }
      switch attribute.key.shape {
      case .number: if let number = owner.number(name) { set(attribute.key, .number(.number(number))) }
      case .boolean: if let flag = owner.flag(name) { set(attribute.key, .boolean(flag)) }
      default: if let text = owner[name] { set(attribute.key, .text(Self.plain(text))) }
      }
    }
  }

  private mutating func number(_ key: PropertyKey, _ attribute: String) {
    if let value = element.number(attribute) { set(key, .number(.number(value))) }
  }

  private mutating func text(_ key: String, _ attribute: String) {
    if let key = PropertyKey(rawValue: key), let value = element[attribute] { set(key, .text(Self.plain(value))) }
  }

  private mutating func flag(_ key: PropertyKey, _ attribute: String) {
    if let value = element.flag(attribute) { set(key, .boolean(value)) }
  }

  /// A leading @ would name an entry of a string table.
  static func plain(_ text: String) -> String { text.hasPrefix("@") ? "@" + text : text }

  private mutating func readCommon() {
    flag(.hidden, "hidden")
    number(.alpha, element["alphaValue"] == nil ? "alpha" : "alphaValue")
    flag(.clips, "clipsSubviews")
    flag(.enabled, "enabled")
    if let mode = element["contentMode"], let fit = Self.contentMode(mode) { set(.fit, .keyword(fit.rawValue)) }
    for (key, name) in [(PropertyKey.background, "backgroundColor"), (.tint, "tintColor"), (.color, "textColor")] {
      let isBar = Self.bars.contains(kind)
      // The colours of a controller's bar are told with it (``SceneBars``).
      if isBar, element["key"] != nil { continue }
      let ground = key == .background && isBar ? element.barGrounds.first : nil
      let written = key == .tint ? element.drawnTint : element.child(key: name)
      guard let child = ground ?? written, let color = child.colorValue(named: file.namedColors) else {
        continue
      }
      // The ground of grouped tables up to iOS 12.
      let isOldGround = !file.isMac && file.era < Era(.ios, 13) && color == .keyword("grouped-background")
      if isOldGround { set(key, .color(Color(rgb: 0xEFEFF4))) } else { setColor(key, child) }
    }
    if element["key"] == "view", properties[.tint] == nil { setColor(.tint, file.globalTint) }
    priorities(.hug, "HuggingPriority", standard: 250)
    priorities(.compress, "CompressionResistancePriority", standard: 750)
    if let size = element["id"].flatMap({ file.designableSize($0) }) {
      // 0 or less is no size.
      let parts = [size.width, size.height].map { $0 > 0 ? Expression.number($0) : nil }
      set(.intrinsic, .numbers(parts))
    }
    let width = placeholder("placeholderIntrinsicWidth")
    let height = placeholder("placeholderIntrinsicHeight")
    if width.isWritten || height.isWritten { set(.intrinsic, .numbers([width.value, height.value])) }
  }

  /// The kinds that fill themselves with a ground of their own.
  private static let bars: Set<ViewKind> = [.navigationBar, .tabBar, .toolbar]

  private func placeholder(_ name: String) -> (isWritten: Bool, value: Expression?) {
    guard let text = element[name] else { return (false, nil) }
    return (true, Double(text).map { .number($0) })
  }

  private mutating func priorities(_ key: PropertyKey, _ suffix: String, standard: Double) {
    let horizontal = element.number("horizontal" + suffix)
    let vertical = element.number("vertical" + suffix)
    guard horizontal != nil || vertical != nil else { return }
    // 0 is written for "gives way to everything"; the smallest that a solver takes stands for it.
    let pair = [horizontal ?? standard, vertical ?? standard].map { Expression.number(min(1000, max($0, 0.001))) }
    set(key, .numbers(pair))
  }

  private mutating func readMargins() {
    // A guide of the same key may stand beside them.
    let written = element.children.first {
      $0["key"] == "layoutMargins" && $0.name == "edgeInsets"
        || $0["key"] == "directionalLayoutMargins" && $0.name == "directionalEdgeInsets"
    }
    if let insets = written {
      let sides = [
        insets.number("top"), insets.number("left") ?? insets.number("leading"), insets.number("bottom"),
        insets.number("right") ?? insets.number("trailing"),
      ]
      set(.margins, .numbers(sides.map { .number($0 ?? 0) }))
      if kind == .stack { set(.marginsRelative, .boolean(true)) }
    }
    flag(.preservesSuperviewMargins, "preservesSuperviewLayoutMargins")
    flag(.insetsMarginsFromSafeArea, "insetsLayoutMarginsFromSafeArea")
    if element["contentInsetAdjustmentBehavior"] == "never" { set(.adjustsContentInset, .boolean(false)) }
    flag(.followsReadableWidth, "layoutMarginsFollowReadableWidth")
    if element["semanticContentAttribute"] == "forceRightToLeft" { set(.direction, .keyword("rtl")) }
    if element["semanticContentAttribute"] == "forceLeftToRight" { set(.direction, .keyword("ltr")) }
  }

  private mutating func readImage() {
    guard let image = element.imageName else { return }
    set(.asset, .text(Self.plain(image)))
    guard !file.isMac, file.symbols.contains(image), let recorded = file.imageSizes[image] else { return }
    let reference = element.children.first { $0.name == "imageReference" }
    let configuration = element.child(key: "preferredSymbolConfiguration")
    let scales = ["small": 0.79, "large": 1.28]
    var scale = scales[configuration?["scale"] ?? reference?["symbolScale"] ?? ""] ?? 1
    if let points = configuration?.number("pointSize"), points > 0 { scale *= points / 17 }
    let isRound = scale == 1 && SymbolAlignment.isRound(image)
    let canvas = file.canvasDevice.flatMap { InterfaceBuilderCanvas.device($0) }
    let edge = isRound ? SymbolAlignment.roundEdge(scale: canvas?.scale ?? 2) : 0
    if isRound { set(.alignmentInsets, .numbers([edge, 0, edge, 0].map { .number($0) })) }
    guard scale != 1 || isRound, properties[.intrinsic] == nil else { return }
    let size = InterfaceBuilderFile.symbolSize(recorded, scale: scale)
    set(.intrinsic, .numbers([.number(size.width), .number(size.height - 2 * edge)]))
  }

  private mutating func readLabel() {
    if let text = content("text") { set(.text, .text(Self.plain(text))) }
    number(.lines, "numberOfLines")
    if element["numberOfLines"] == nil, element.attributedText != nil { set(.lines, .number(.number(1))) }
    // A text of several lines asks for the room that it takes in that width, whatever width it gets; 0 or none is that one
    // (`UILabel.preferredMaxLayoutWidth`, docs). One that was drawn in a line takes no more than one there.
    if !file.isMac, let width = element.number("preferredMaxLayoutWidth"), width > 0,
      element.frame?.height ?? .infinity >= Self.twoLines * firstFontSize
    {
      set(.preferredMaxWidth, .number(.number(width)))
    }
    readTextTraits()
    readAttributedText(element.attributedText)
    if element["adjustsFontSizeToFit"] != "NO", element["minimumScaleFactor"] != nil {
      number(.minimumScale, "minimumScaleFactor")
    } else {
      readLeastFont()
    }
  }

  /// How small a text may become in points, and no share of its font (`UILabel.minimumFontSize` as it was,
  /// `UITextField.minimumFontSize`).
  private mutating func readLeastFont() {
    let size = firstFontSize
    guard element["adjustsFontSizeToFit"] != "NO", let least = element.number("minimumFontSize"), least > 0,
      size > least
    else { return }
    set(.minimumScale, .number(.number(least / size)))
  }

  /// The font of an attributed text is that of its first letter (`UILabel.font`, docs).
  private var firstFontSize: Double {
    let first = element.child(key: "attributedText")?.child("fragment")?.child("attributes")?.child(key: "NSFont")
    return first?.number("size") ?? element.child(key: "fontDescription")?.number("pointSize") ?? 17
  }

  private mutating func readTextTraits() {
    if let alignment = element["textAlignment"], TextContent.Alignment(rawValue: alignment) != nil {
      set(.align, .keyword(alignment))
    }
    if let mode = element["lineBreakMode"], let breaking = Self.lineBreakModes[mode] {
      set(.lineBreak, .keyword(breaking.rawValue))
    }
  }

  /// The text of an attribute, a `<string key=…>`, or an attributed string's fragments joined.
  private func content(_ key: String) -> String? {
    if let text = element[key] { return text }
    if let string = element.children.first(where: { $0["key"] == key && ["string", "mutableString"].contains($0.name) })
    {
      return string.words
    }
    return element.attributedText.map { $0.fragments ?? "" }
  }

  private mutating func readButton() {
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = element.child("buttonConfiguration")
    // A configuration says the whole title; what a state says beside it is not shown.
    // An attributed title is shown instead of a plain one.
    let attributed = normal?.child(key: "attributedTitle")
    let title =
      configuration.map(\.configuredTitle) ?? attributed?.fragments ?? normal?["title"]
      ?? element.child("buttonCell")?["title"] ?? element.child("popUpButtonCell")?["title"]
    if let title { set(.text, .text(Self.plain(title))) }
    if configuration == nil { readAttributedText(attributed) }
    // Titles are of one line in all modes but those that wrap.
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }),
      [.wordWrap, .characterWrap].contains(mode)
    {
      set(.lineBreak, .keyword(mode.rawValue))
    }
    if let image = configuration?.imageName ?? normal?.imageName { set(.asset, .text(image)) }
    if let style = configuration?["style"] ?? (configuration == nil ? element["buttonType"] : "plain"),
      let known = Self.buttonStyles[style]
    {
      set(.style, .keyword(known.rawValue))
    } else if !file.isMac, configuration == nil {
      set(.style, .keyword(ControlStyle.custom.rawValue))
    }
    if title == nil, configuration == nil, normal?.imageName == nil, let image = normal?["backgroundImage"] {
      // A button that is only a background is as large as it.
      set(.asset, .text(image))
    }
    // The letters of an attributed title have their own colours.
    let letters = attributed?.children.first { $0.name == "fragment" }?.child("attributes")?.child(key: "NSColor")
    // A configuration's own colours go before the button's tint (`UIButton.Configuration.baseForegroundColor`, docs).
    if configuration?["style"] == "filled" { setColor(.background, configuration?.child(key: "baseBackgroundColor")) }
    let ink = configuration?.child(key: "baseForegroundColor") ?? letters ?? normal?.child(key: "titleColor")
    if !setColor(.color, ink), !file.isMac, configuration == nil,
      element["buttonType"] == nil, title != nil
    {
      // White by itself (`UIButton.ButtonType.custom`, `titleColor(for:)`).
      set(.color, .color(.white))
    }
    for (property, key) in [
      (PropertyKey.contentInsets, "contentEdgeInsets"), (.titleInsets, "titleEdgeInsets"),
      (.pictureInsets, "imageEdgeInsets"),
    ] {
      guard let insets = element.child(key: key) else { continue }
      set(property, .numbers(["minY", "minX", "maxY", "maxX"].map { .number(insets.number($0) ?? 0) }))
    }
  }

  private mutating func readTextField() {
    if let text = content("text") { set(.text, .text(Self.plain(text))) }
    text("placeholder", "placeholder")
    readTextTraits()
    if kind == .searchBar, !file.isMac, element.flag("showsScopeBar") == true {
      let scopes = element.child("scopeButtonTitles")?.children.map { Self.plain($0.text) } ?? []
      if !scopes.isEmpty { set(.segments, .texts(scopes)) }
    }
    if kind == .textField, !file.isMac {
      let styles: [String: ControlStyle] = ["roundedRect": .rounded, "line": .line, "bezel": .bezel]
      set(.style, .keyword((element["borderStyle"].flatMap { styles[$0] } ?? .none).rawValue))
      readLeastFont()
    }
    if element.child("textInputTraits")?.flag("secureTextEntry") == true { set(.secure, .boolean(true)) }
  }

  private mutating func readTextView() {
    if let text = content("text") { set(.text, .text(Self.plain(text))) }
    readTextTraits()
    readAttributedText(element.attributedText)
    // One that does not scroll is as high as its text (docs).
    if !file.isMac { flag(.scrolls, "scrollEnabled") }
  }

  private mutating func readStack() {
    let isVertical = element["axis"] == "vertical" || element["orientation"] == "vertical"
    set(.axis, .keyword(isVertical ? "vertical" : "horizontal"))
    if let distribution = element["distribution"], StackDistribution(rawValue: distribution) != nil {
      set(.distribution, .keyword(distribution))
    }
    if let alignment = element["alignment"], let known = Self.stackAlignments[alignment] {
      set(.alignment, .keyword(known.rawValue))
    }
    number(.spacing, "spacing")
    if element["spacingType"] == "standard" { set(.spacing, .number(.standard)) }
    flag(.baselineRelative, "baselineRelativeArrangement")
  }

  /// What takes more than an attribute to say.
  private mutating func readKind() {
    switch kind {
    case .label: readLabel()
    case .button: readButton()
    case .textField, .searchBar: readTextField()
    case .textView: readTextView()
    case .image: readImage()
    case .stack: readStack()
    case .datePicker where !file.isMac:
      // Without a style wheels (216 high in KeePassium and RadarCOVID), from Xcode 26 on compact (36 in OwnTracks and xDrip; 36.5
      // with its row in DolphiniOS, which names the style).
      let isCompact = element["style"].map { $0 == "compact" } ?? (file.era >= Era(.ios, 26))
      guard isCompact, element["datePickerMode"] != "countDownTimer" else { break }
      set(.style, .keyword(ControlStyle.compact.rawValue))
    case .collection: readCollection()
    case .collectionCell: readCollectionCell()
    case .colorWell:
      setColor(.color, element.child(key: "selectedColor"))
    case .segmented:
      let titles = element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
      set(.segments, .texts(titles))
      if element.flag("apportionsSegmentWidthsByContent") == true {
        set(.style, .keyword(ControlStyle.compact.rawValue))
      }
    case .spinner:
      let style = element["style"] ?? ""
      set(.style, .keyword(["whiteLarge", "large"].contains(style) ? "large" : "medium"))
      // The styles of before iOS 13 are named by their colours (`UIActivityIndicatorView.Style`, docs).
      if !setColor(.color, element.child(key: "color")), style.hasPrefix("white") { set(.color, .color(.white)) }
    case .tableCell:
      let accessories: [String: ControlStyle] = [
        "disclosureIndicator": .disclosure, "detailDisclosureButton": .detailDisclosure, "checkmark": .check,
        "detailButton": .info,
      ]
      if let known = element["accessoryType"].flatMap({ accessories[$0] }) { set(.style, .keyword(known.rawValue)) }
    case .table where !file.isMac:
      guard element.isGroupedTable else { break }
      set(.style, .keyword(element["style"] == "grouped" ? "grouped" : "inset-grouped"))
      if properties[.background] == nil { set(.background, .keyword("grouped-background")) }
    case .toolbar:
      let items = (element.child("items")?.children ?? []).compactMap(SceneBars.item)
      if !items.isEmpty { set(.segments, .texts(items.map(\.entry))) }
    case .tabBar:
      let titles = (element.child("items")?.children ?? []).map { SceneBars.tabTitle(item: $0) }
      if !titles.isEmpty { set(.segments, .texts(titles)) }
    case .navigationBar:
      if element.flag("largeTitles") == true { set(.style, .keyword("large")) }
      if let title = element.child("items")?.children.first?["title"] { set(.text, .text(Self.plain(title))) }
    default: break
    }
  }

  private mutating func readFont() {
    let description =
      element.child(key: "fontDescription") ?? element.child("buttonConfiguration")?.child("fontDescription")
    if let font = description?.font { set(.font, .font(font)) }
  }

  /// What users set in the identity inspector that changes the look.
  private mutating func readRuntimeAttributes() {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let value = attribute.child(key: "value")
      switch path {
      case "layer.cornerRadius", "cornerRadius":
        if let radius = value?.number("value") ?? attribute.number("value") { set(.corner, .number(.number(radius))) }
      default: break
      }
    }
  }
}

extension XMLElement {
  /// The picture that it shows: an attribute, or a reference with a scale and a rendering mode (Xcode 15 and later).
  var imageName: String? {
    self["image"] ?? children.first { $0.name == "imageReference" && ($0["key"] ?? "image") == "image" }?["image"]
  }

  /// What a label or a text view shows with looks of its own; what it has for its translators is not shown.
  fileprivate var attributedText: XMLElement? {
    children.first { $0.name == "attributedString" && $0["key"] != "userComments" }
  }

  /// The title of a button's configuration, plain or attributed; nil where it has none.
  var configuredTitle: String? {
    if let title = self["title"] { return title }
    let texts = children.filter { ["title", "attributedTitle"].contains($0["key"] ?? "") }
    guard let text = texts.first else { return nil }
    return text.fragments ?? (text.name == "string" || text.name == "mutableString" ? text.words : nil)
  }

  /// The words of an attributed string's fragments, joined; nil where it has none.
  var fragments: String? {
    let parts = children.filter { $0.name == "fragment" }
    return parts.isEmpty ? nil : parts.map { $0["content"] ?? $0.child(key: "content")?.words ?? "" }.joined()
  }

  /// Whether it is a table whose sections stand apart, lighter than what is behind them.
  var isGroupedTable: Bool { ["grouped", "insetGrouped"].contains(self["style"] ?? "") }
}

extension PropertyValue {
  /// A frame as the property of that name has it.
  static func frame(_ rect: Rect) -> PropertyValue {
    .numbers([rect.x, rect.y, rect.width, rect.height].map { .number($0) })
  }
}
