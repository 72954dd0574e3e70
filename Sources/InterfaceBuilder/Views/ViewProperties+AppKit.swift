import ProofModel
import XMLParsing

/// What the cells of AppKit's controls say.
extension ViewProperties {
  mutating func readAppKit() {
    let cell = AppKitElements.cell(element)
    if let size = cell?["controlSize"] ?? element["controlSize"], let known = ControlSize(rawValue: size) {
      set(.controlSize, .keyword(known.rawValue))
    }
    if cell?.flag("enabled") == false, kind.has(.control) || kind == .label { set(.enabled, .boolean(false)) }
    readAppKitText(cell)
    if kind == .image || kind == .button, cell?.imageName != nil {
      let scaling = cell?["imageScaling"].flatMap { Self.imageScalings[$0] }
      let place = cell?["imageAlignment"].flatMap { Self.contentMode($0) }
      set(.fit, .keyword((scaling ?? place ?? .center).rawValue))
    }
    switch kind {
    case .label, .textField, .searchBar: readAppKitField(cell)
    case .button: readAppKitButton(cell)
    case .segmented: readSegments(cell)
    case .stack: readAppKitStack()
    case .grid: readGrid()
    case .split: readSplit()
    case .tabs:
      readTabs()
      readBox()
    case .levelIndicator: readLevel()
    case .colorWell:
      setColor(.color, element.child(key: "color"))
    case .table: readAppKitTable()
    case .datePicker: readAppKitDatePicker()
    case .separator:
      let frame = element.frame ?? .zero
      if frame.height > frame.width { set(.axis, .keyword(Axis.vertical.rawValue)) }
    case .image:
      if let image = cell?.imageName { set(.asset, .text(image)) }
      // A frame of 206 × 131 around a picture of 200 × 125 (files: MacPass, Rectangle).
      if let style = cell?["imageFrameStyle"], style != "none" {
        set(.alignmentInsets, .numbers(Array(repeating: .number(3), count: 4)))
      } else if let image = cell?.imageName {
        setSymbolInsets(ofView: image)
      }
    case .switch: if element["state"] == "on" { set(.on, .boolean(true)) }
    case .spinner: set(.style, .keyword(controlSize == .regular ? "large" : "medium"))
    case .unknown: readNaturalSize()
    default: readBox()
    }
    if let cell { read(kind.facts.cellAttributes, of: cell) }
    if kind == .slider { readSlider(cell) }
    if kind == .progress {
      let maximum = element.number("maxValue") ?? 100
      set(.value, .number(.number((element.number("doubleValue") ?? 0) / (maximum == 0 ? 1 : maximum))))
    }
  }

  /// The natural size of a control of a class that is not known here: as it was drawn, along axes in which it keeps close
  /// to what it shows. Interface Builder writes such priorities of controls that have one
  /// (`NSView.intrinsicContentSize`), and leaves views that have none at 250.
  private mutating func readNaturalSize() {
    guard properties[.intrinsic] == nil, let size = element.frame?.size else { return }
    func natural(_ length: Double, _ axis: String) -> Expression? {
      (element.number(axis + "HuggingPriority") ?? 250) > 250 && length > 0 ? .number(length) : nil
    }
    let sides = [natural(size.width, "horizontal"), natural(size.height, "vertical")]
    if sides.contains(where: { $0 != nil }) { set(.intrinsic, .numbers(sides)) }
  }

  /// A slider's cell of which no value is written is at 0, or at its least (`NSSliderCell`).
  private mutating func readSlider(_ cell: XMLElement?) {
    if let cell, cell["doubleValue"] == nil {
      set(.value, .number(.number(max(0, cell.number("minValue") ?? 0))))
    }
    guard isDrawnSlider(cell) else { return }
    // 2 at both ends, around an upright one everywhere; with marks, before macOS 11, 25 high around 22 (files: ImageOptim,
    // MenuMeters), small and mini ones are as long as their rules say (files: Horos, CocoaSplit).
    let isUpright = (element.frame?.height ?? 0) > (element.frame?.width ?? 0)
    let hasMarks = (cell?.number("numberOfTickMarks") ?? 0) > 0
    let isSmall = !isUpright && hasMarks && (controlSize == .small || controlSize == .mini)
    let insets: [Double] =
      isUpright ? [2, 2, 2, 2] : isSmall ? [0, 0, 0, 0] : hasMarks ? [2, 2, 1, 2] : [0, 2, 0, 2]
    set(.alignmentInsets, .numbers(insets.map { .number($0) }))
    set(.intrinsic, .numbers([nil, nil]))
  }

  /// Whether a slider is as large as it was drawn: upright, round, or before macOS 11 with marks.
  private func isDrawnSlider(_ cell: XMLElement?) -> Bool {
    let frame = element.frame ?? .zero
    let hasMarks = (cell?.number("numberOfTickMarks") ?? 0) > 0
    return frame.height > frame.width || cell?["sliderType"] == "circular" || hasMarks && file.era < Era(.macos, 11)
  }

  var controlSize: ControlSize {
    ControlSize(rawValue: AppKitElements.cell(element)?["controlSize"] ?? element["controlSize"] ?? "") ?? .regular
  }

  private mutating func readAppKitText(_ cell: XMLElement?) {
    guard let cell else { return }
    let alignments = ["left", "right", "center", "justified", "natural"]
    if let alignment = cell["alignment"], alignments.contains(alignment), kind != .button {
      set(.align, .keyword(alignment))
    }
    let modes: [String: TextContent.LineBreakMode] = [
      "wordWrapping": .wordWrap, "charWrapping": .characterWrap, "clipping": .clip, "truncatingHead": .truncateHead,
      "truncatingMiddle": .truncateMiddle, "truncatingTail": .truncateTail,
    ]
    if let mode = cell["lineBreakMode"].flatMap({ modes[$0] }) { set(.lineBreak, .keyword(mode.rawValue)) }
    if let font = cell.child(key: "font"), let fields = appKitFont(font) { set(.font, .font(fields)) }
    setColor(.color, cell.child(key: "textColor"))
  }

  private func appKitFont(_ element: XMLElement) -> FontFields? {
    var font = FontFields()
    if let name = element["metaFont"] {
      let meta = AppKitElements.metaFont(name)
      font.size = .number(element.number("size") ?? meta.size)
      font.weight = meta.weight
      if name == AppKitElements.userFont.meta { font.family = AppKitElements.userFont.family }
    } else if let name = element["textStyle"], let style = Self.appKitTextStyle(name) {
      font.textStyle = style
    } else if let size = element.number("size") {
      font.size = .number(size)
      font.family = element["name"]
    } else if element.flag("usesAppearanceFont") == true {
      // 13 points in controls of every size (files: 16 high in small ones).
      font.size = .number(13)
    }
    return font == FontFields() ? nil : font
  }

  /// `NSFont.TextStyle` by the words of Interface Builder's files.
  private static func appKitTextStyle(_ name: String) -> TextStyle? {
    name == "largeTitle" ? .largeTitle : TextStyle(rawValue: name)
  }

  /// A field without a line break mode wraps its text.
  private mutating func readAppKitField(_ cell: XMLElement?) {
    guard let cell else { return }
    if let text = cell["title"] ?? cell.child(key: "title")?.words { set(.text, .text(Self.plain(text))) }
    if let placeholder = cell["placeholderString"] { set(.placeholder, .text(Self.plain(placeholder))) }
    if element.name == "secureTextField" { set(.secure, .boolean(true)) }
    if kind == .textField {
      let isPlain = AppKitElements.isPlainField(element)
      let style: ControlStyle =
        isPlain ? .plain : element.name == "comboBox" ? .combo : element.name == "tokenField" ? .tokens : .bezel
      set(.style, .keyword(style.rawValue))
    }
    // Without a border and a ground it is 2 wider at both sides, as a text field is (files: Textual, Get It).
    if element.name == "secureTextField", cell["borderStyle"] == nil, cell.flag("drawsBackground") != true {
      set(.alignmentInsets, .numbers([0, 2, 0, 2].map { .number($0) }))
    }
    if AppKitElements.isPlainField(element) {
      set(.contentInsets, .numbers([0, 2, 0, 2].map { .number($0) }))
    }
    // Lists drawn since macOS 13 are 23 high around 20, also stretched to 24 (files: 8 edges below, 11 above, 19 before and 6
    // after them in Gureum, App Center, Notenik and Subler).
    if element.name == "comboBox", let height = element.frame?.height, height == 23 || height == 24,
      file.era >= Era(.macos, 11), file.era < Era(.macos, 26)
    {
      set(.alignmentInsets, .numbers([1, 1, 2, 3].map { .number($0) }))
    }
    // What a cell breaks lines by is written where it is not by words.
    if kind == .textField, cell.name == "textFieldCell", cell["lineBreakMode"] == nil,
      cell.flag("usesSingleLineMode") != true
    {
      set(.lineBreak, .keyword(TextContent.LineBreakMode.wordWrap.rawValue))
    }
    guard kind == .label else { return }
    if cell.flag("drawsBackground") == true {
      // A background fills the frame, so that the frame is the alignment rect.
      set(.alignmentInsets, .numbers(Array(repeating: .number(0), count: 4)))
      set(.contentInsets, .numbers([0, 2, 0, 2].map { .number($0) }))
      // Of one that draws none the colour is without effect (`NSTextField.drawsBackground`).
      setColor(.background, cell.child(key: "backgroundColor"))
    }
    let wraps = [nil, "wordWrapping", "charWrapping"].contains(cell["lineBreakMode"])
    // Where lines are cut off the text has those that it breaks into itself (files: 28 and 42 high around two and three).
    let title = cell["title"] ?? cell.child(key: "title")?.words ?? ""
    let written = Double(title.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
    set(.lines, .number(.number(cell.flag("usesSingleLineMode") == true ? 1 : wraps ? 0 : max(1, written))))
    if let width = element.number("preferredMaxLayoutWidth") {
      if width > 0 { set(.preferredMaxWidth, .number(.number(width))) }
    } else if wraps, let width = designWidth(cell) {
      set(.preferredMaxWidth, .number(.number(width)))
    }
  }

  /// The width in which a label of several lines was drawn that rules place: before Xcode 7 it was compiled into the app as the
  /// preferred one where the file says none (`NSTextField.preferredMaxLayoutWidth`), which later versions write down.
  private func designWidth(_ cell: XMLElement) -> Double? {
    guard file.toolsVersion < 7_000, file.usesAutoLayout, cell.flag("usesSingleLineMode") != true,
      element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true,
      element.flag("misplaced") != true, let frame = element.frame, frame.width > 4,
      frame.height >= Self.twoLines * (cell.child(key: "font").flatMap(appKitFont)?.size?.constant() ?? 13)
    else { return nil }
    return frame.width - 4
  }

  /// How high two lines are at least, in ems.
  static let twoLines = 2.1

  private static let appKitStyles: [String: ControlStyle] = [
    "push": .push, "check": .check, "radio": .radio, "help": .help, "disclosureTriangle": .disclosure,
    "square": .square, "smallSquare": .smallSquare, "roundTextured": .textured, "squareTextured": .textured,
    "roundRect": .roundRect,
    "recessed": .recessed, "inline": .inline, "bevel": .bevel, "disclosure": .pushDisclosure, "round": .round,
  ]

  /// What a button's frame has outside its alignment rect where its bezel is not the one of its kind.
  private mutating func setBezelInsets(_ style: ControlStyle, _ cell: XMLElement, isPopUp: Bool) {
    // Files of systems before 10.15 have both, 26 high in 19 apps and 25 in 13.
    if style == .popUp, controlSize == .regular, file.era < .catalina, element.frame?.height == 25 {
      set(.alignmentInsets, .numbers([1, 2, 3, 3].map { .number($0) }))
    }
    // These have no arrows' room before their title (files: 17 high beside a label of 14, at its spacing).
    if isPopUp, ["roundRect", "recessed"].contains(cell["type"] ?? "") {
      let bottom: Double = cell["borderStyle"] != nil && file.era < Era(.macos, 26) ? 1 : 0
      set(.alignmentInsets, .numbers([0, 0, bottom, 0].map { .number($0) }))
    } else if cell["type"] == "bevel", cell["bezelStyle"] == "regularSquare", cell["borderStyle"] != nil,
      file.era < Era(.macos, 26)
    {
      // Bevels with a border (files: Aerial, DuckDuckGo, SDWebImage; up to macOS 10 Hive, MacDown, Toggl).
      let insets: [Double] = file.era >= Era(.macos, 11) ? [3, 3, 4, 3] : [2, 2, 3, 2]
      set(.alignmentInsets, .numbers(insets.map { .number($0) }))
    } else if isPopUp, cell["type"] == "bevel", cell["borderStyle"] == nil,
      controlSize == .small && file.era < Era(.macos, 26) || file.era < Era(.macos, 11)
    {
      // Without a border nothing is before the title of small ones (files: Subler, SubEthaEdit), nor up to macOS 10 (Hive, Warp).
      set(.alignmentInsets, .numbers(Array(repeating: .number(0), count: 4)))
    } else if isPopUp, file.era >= Era(.macos, 26), cell["borderStyle"] == nil {
      // 5 before the title of those without a bezel (files: square ones in CotEditor, textured ones in QLMarkdown).
      set(.alignmentInsets, .numbers([0, 5, 0, 0].map { .number($0) }))
    } else if isPopUp, file.era >= Era(.macos, 26), ["square", "inline"].contains(cell["type"] ?? "") {
      // With a border nothing (files: Lunar's inline ones 155 wide by their rule, square ones in Object Info and Prune).
      set(.alignmentInsets, .numbers(Array(repeating: .number(0), count: 4)))
    }
  }

  private mutating func readAppKitButton(_ cell: XMLElement?) {
    guard let cell else { return }
    let isPopUp = element.name == "popUpButton"
    var style = cell["type"].flatMap { Self.appKitStyles[$0] } ?? .push
    if isPopUp { style = style == .push ? .popUp : style == .textured ? .popUpTextured : .popUpSquare }
    if Self.isBorderless(style, cell) { style = .plain }
    set(.style, .keyword(style.rawValue))
    // A transparent button is clicked and not seen.
    if cell.flag("transparent") == true { set(.alpha, .number(.number(0))) }
    setBezelInsets(style, cell, isPopUp: isPopUp)
    setRoundedInsets(style)
    if [.check, .radio, .recessed].contains(style), cell["state"] == "on" { set(.on, .boolean(true)) }
    if style == .check || style == .radio {
      // A box alone has 2 on every side (files: AutoPkgr, App Center's samples, Clocker).
      let isAlone = (cell["title"] ?? cell.child(key: "title")?.words ?? "").isEmpty
      if isAlone, style == .check, controlSize == .regular, file.era < Era(.macos, 26) {
        set(.alignmentInsets, .numbers([2, 2, 2, 2].map { .number($0) }))
      }
    }
    // Return's key equivalent makes a push button the window's default one.
    let key = cell.child(key: "keyEquivalent")?.text.filter { !$0.isWhitespace } ?? cell["keyEquivalent"]
    if style == .push, key == "DQ" || key == "\r" { set(.on, .boolean(true)) }
    let items = cell.child("menu")?.child("items")?.children ?? []
    let isUnderTitle = isTitleOverPicture(cell)
    let showsPictureOnly = ["only", "overlaps"].contains(cell["imagePosition"] ?? "") && !isUnderTitle
    if !isUnderTitle, let image = cell.imageName ?? (isPopUp && showsPictureOnly ? items.first?["image"] : nil) {
      set(.asset, .text(image))
    }
    if showsPictureOnly {
      set(.text, .text(""))
      if style == .plain, let image = cell.imageName { setSymbolInsets(image) }
      return
    }
    // A pop-up that says nothing and has no chosen item shows none; one that pulls down shows its first.
    let isEmpty = isPopUp && cell["selectedItem"] == nil && cell.flag("pullsDown") != true
    let title = cell["title"] ?? cell.child(key: "title")?.words ?? (isEmpty ? nil : items.first?["title"]) ?? ""
    set(.text, .text(Self.plain(title)))
    let titles = AppKitElements.titledItems(ofPopUp: element).compactMap { $0["title"] }
    if isPopUp, !titles.isEmpty { set(.segments, .texts(titles.map { Self.plain($0) })) }
  }

  /// Recessed and rounded buttons are 19 high around 18, small ones 17 around 16 (files: NetNewsWire, Clocker, Vienna;
  /// Aerial, iina, Sequel Ace, Subler).
  private mutating func setRoundedInsets(_ style: ControlStyle) {
    guard style == .roundRect || style == .recessed, file.era < Era(.macos, 26),
      controlSize == .regular || controlSize == .small
    else { return }
    let edges: [Double] = controlSize == .small ? [1, 5, 1, 5] : [0, 5, 2, 5]
    set(.alignmentInsets, .numbers([0, 0, 1, 0].map { .number($0) }))
    set(.contentInsets, .numbers(edges.map { .number($0) }))
  }

  /// Whether a title is drawn over the picture (`NSControl.ImagePosition.imageOverlaps`).
  private func isTitleOverPicture(_ cell: XMLElement) -> Bool {
    cell["imagePosition"] == "overlaps" && !(cell["title"] ?? cell.child(key: "title")?.words ?? "").isEmpty
  }

  /// The picture that a button's title is drawn over; nil where there is none, or the tools made up one of a point (files:
  /// SelfControl, Sequel Pro, KnockKnock).
  var pictureBehindTitle: String? {
    guard file.isMac, kind == .button, let cell = AppKitElements.cell(element), isTitleOverPicture(cell) else {
      return nil
    }
    return cell.imageName.flatMap { name in
      file.imageSizes[name].map { $0.width <= 1 && $0.height <= 1 } ?? false ? nil : name
    }
  }

  /// Whether nothing of a button is drawn but its title and its picture, whatever its bezel would be
  /// (`NSButton.isBordered`): Interface Builder writes a border of those that have one.
  private static func isBorderless(_ style: ControlStyle, _ cell: XMLElement) -> Bool {
    cell["borderStyle"] == nil && bezels.contains(style)
  }

  /// The bezels that a button can be without.
  private static let bezels: Set<ControlStyle> = [
    .square, .bevel, .smallSquare, .textured, .roundRect, .recessed, .inline, .round,
  ]

  /// Segments of a written width, with 2 points around each.
  private mutating func readSegments(_ cell: XMLElement?) {
    let segments = cell?.child("segments")?.children ?? []
    set(.segments, .texts(segments.map { Self.plain($0["label"] ?? "") }))
    let (insets, height) = segmentFrame(cell?["style"] ?? "")
    if let insets { set(.alignmentInsets, .numbers(insets.map { .number($0) })) }
    let widths = segments.compactMap { $0.number("width") }
    guard !segments.isEmpty, widths.count == segments.count else { return }
    let total = widths.reduce(Double(2 * (segments.count + 1)), +)
    set(.intrinsic, .numbers([.number(total), .number(height)]))
  }

  /// What segments of a style have outside their alignment rect, nil for what all have, and how high that is: rounded
  /// rectangles are 20 high with 1 all around (files: four apps from macOS 11 on), textured ones 23 high as textured buttons
  /// are, small squares as small square buttons (files: MacPass and Skim before macOS 11; Sequel Ace and Textual;
  /// CocoaSplit and Snes9x).
  private func segmentFrame(_ style: String) -> (insets: [Double]?, height: Double) {
    let isNew = file.era >= Era(.macos, 11)
    guard file.era < Era(.macos, 26) else { return (nil, 22) }
    if style.hasPrefix("textured") { return isNew ? ([1, 1, 2, 1], 20) : ([0, 0, 1, 0], 22) }
    switch style {
    case "smallSquare": return ([1, 0, 1, 0], 21)
    case "roundRect" where isNew: return ([1, 1, 1, 1], 18)
    default: return (nil, isNew ? 22 : 21)
    }
  }

  /// Without a word on the distribution a stack has gravity areas; a spacing of its own after a view is written by the
  /// views' order, the largest float standing for none.
  private mutating func readAppKitStack() {
    if element["distribution"] == nil {
      set(.distribution, .keyword(StackDistribution.gravityAreas.rawValue))
    }
    if element["alignment"] == nil {
      set(.alignment, .keyword(StackAlignment.center.rawValue))
    } else if ["width", "height"].contains(element["alignment"] ?? "") {
      set(.alignment, .keyword(StackAlignment.fill.rawValue))
    }
    if element["spacing"] == nil { set(.spacing, .number(.number(8))) }
    let hugging = ["horizontal", "vertical"].map { element.number($0 + "StackHuggingPriority") ?? 250 }
    set(.stackHugging, .numbers(hugging.map { .number($0) }))
    let clipping = ["horizontal", "vertical"].map { element.number($0 + "ClippingResistancePriority") ?? 1000 }
    if clipping != [1000, 1000] { set(.stackClipping, .numbers(clipping.map { .number(max(1, $0)) })) }
    let views = ViewElements.childViews(element)
    let spacings = element.child("customSpacing")?.children.map { $0.number("value") } ?? []
    let custom = zip(views, spacings).compactMap { view, spacing -> PropertyValue.Entry? in
      guard let id = view["id"], let spacing, spacing < 1e6 else { return nil }
      return PropertyValue.Entry(key: id, value: .number(.number(spacing)))
    }
    if !custom.isEmpty { set(.customSpacing, .map(custom)) }
    guard let insets = element.child(key: "edgeInsets") else { return }
    let sides = ["top", "left", "bottom", "right"].map { Expression.number(insets.number($0) ?? 0) }
    set(.margins, .numbers(sides))
    set(.marginsRelative, .boolean(true))
  }

  /// A title in small type above the frame, unless it has none.
  private mutating func readBoxTitle() {
    guard element["titlePosition"] != "noTitle" else { return }
    let cell = element.child(key: "titleCell")
    let title = element["title"] ?? cell?["title"] ?? "Box"
    set(.text, .text(Self.plain(title)))
    if properties[.font] == nil { set(.font, .font(FontFields(size: .number(11)))) }
  }

  /// A date picker is as large as its date is in its font and the elements that it shows, which only AppKit knows: what the
  /// tools recorded of one that rules place.
  private mutating func readAppKitDatePicker() {
    guard file.usesAutoLayout, properties[.intrinsic] == nil, element.flag("fixedFrame") != true,
      element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("misplaced") != true,
      let frame = element.frame, frame.width > 0, frame.height > 0
    else { return }
    let control = AppKitControl(kind: .datePicker, style: .system, size: controlSize, era: file.era)
    let size = frame.inset(by: control.alignmentInsets).size
    set(.intrinsic, .numbers([.number(size.width), .number(size.height)]))
  }

  /// Lists of a sidebar lie on what is behind them, lists that can be opened have triangles.
  private mutating func readAppKitTable() {
    if element["tableStyle"] == "sourceList" || element["selectionHighlightStyle"] == "sourceList" {
      set(.style, .keyword(ControlStyle.sourceList.rawValue))
    } else if element.name == "outlineView" {
      set(.style, .keyword(ControlStyle.outline.rawValue))
    }
  }

  /// Boxes drawn by the system: 3 at the sides, 4 below and 2 above, nothing above where a title stands there, and nothing
  /// anywhere from macOS 26 on; tab views with a frame 7 at the sides, 10 below and 6 above, 3 above small tabs (files: Skim,
  /// Telephone, Subler, GPGKeychain).
  private mutating func readBox() {
    let insets: [Double]
    switch element.name {
    case "box" where ["custom", "oldStyle"].contains(element["boxType"] ?? ""):
      // Custom boxes show no title.
      if element["boxType"] == "oldStyle" { readBoxTitle() }
      if element["borderType"] == "none" { set(.border, .map([.init(key: "width", value: .number(.number(0)))])) }
      setColor(.background, element.child(key: "fillColor"))
      if let radius = element.number("cornerRadius") { set(.corner, .number(.number(radius))) }
      if element["borderType"] == "line" || element["borderType"] == nil {
        // `NSBox.borderColor`, docs: of custom boxes.
        let color = element["boxType"] == "custom" ? element.child(key: "borderColor") : nil
        let shown = color?.colorValue(named: file.namedColors).map { PropertyValue.Entry(key: "color", value: $0) }
        let width = PropertyValue.Entry(key: "width", value: .number(.number(element.number("borderWidth") ?? 1)))
        set(.border, .map([width] + [shown].compactMap { $0 }))
      }
      return
    case "box":
      readBoxTitle()
      guard file.era < Era(.macos, 26) else { return }
      insets = [element["titlePosition"] == "noTitle" ? 2 : 0, 3, 4, 3]
    case "matrix":
      if let size = AppKitElements.size(ofMatrix: element) {
        set(.intrinsic, .numbers([.number(size.width), .number(size.height)]))
      }
      return
    case "tabView" where !["noTabsNoBorder", "noTabsLineBorder"].contains(element["type"] ?? ""):
      insets = [element["controlSize"] == "small" ? 3 : 6, 7, 10, 7]
    default: return
    }
    set(.alignmentInsets, .numbers(insets.map { .number($0) }))
  }
}
