import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// What macOS files have of their own: interface-builder/README.md, "macOS", and frames recorded in public files.
@Suite struct AppKitTests {
  private func node(_ view: String, _ id: String = "v", resources: String = "") -> ViewNode? {
    AppKitSample.node(id, in: AppKitSample.document(AppKitSample.storyboard(views: view, resources: resources)))
  }

  private func numbers(_ values: Double...) -> PropertyValue { .numbers(values.map { .number($0) }) }

  @Test func yCountsUpInTheFileAndDownInTheDocument() {
    let text = AppKitSample.storyboard(
      views: AppKitSample.view(
        "customView", "v", "20 30 100 50", children: "<autoresizingMask key=\"autoresizingMask\" flexibleMinY=\"YES\"/>"
      ))
    let document = AppKitSample.document(text)
    let view = AppKitSample.node("v", in: document)
    #expect(view?.value(.frame) == numbers(20, 220, 100, 50))
    // The lower margin is the flexible one.
    #expect(view?.value(.autoresize) == .keywords(["bottom"]))
    #expect(document?.upwardViews == ["rt1", "v"])
  }

  @Test func tablesAndWhatScrollsThemCountDown() {
    let table = """
      <tableView key="documentView" id="tb"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
      <tableColumns><tableColumn id="co"><prototypeCellViews>
      <tableCellView id="ce"><rect key="frame" x="1" y="1" width="98" height="17"/>
      <subviews>\(AppKitSample.label("la", "Cell"))</subviews></tableCellView>
      </prototypeCellViews></tableColumn></tableColumns></tableView>
      """
    let scroll = AppKitSample.view(
      "scrollView", "sv", "20 20 102 82",
      children: """
        <clipView key="contentView" id="cl"><rect key="frame" x="1" y="1" width="100" height="80"/>
        <subviews>\(table)</subviews></clipView>
        <scroller key="verticalScroller" id="sc"><rect key="frame" x="86" y="1" width="15" height="80"/></scroller>
        """)
    let document = AppKitSample.document(AppKitSample.storyboard(views: scroll))
    #expect(AppKitSample.node("ce", in: document)?.value(.frame) == numbers(1, 1, 98, 17))
    #expect(AppKitSample.node("ce", in: document)?.value(.translates) == .boolean(true))
    #expect(AppKitSample.node("sc", in: document)?.value(.frame) == numbers(86, 1, 15, 80))
    #expect(document?.upwardViews == ["rt1", "ce", "la", "sc"])
  }

  @Test func aTextFieldWithoutABorderIsALabelAndWrapsUnlessItSaysOtherwise() {
    let label = node(AppKitSample.label("v", "Colour"))
    #expect(label?.kind == .label)
    #expect(label?.value(.text) == .text("Colour"))
    #expect(label?.value(.lines) == .number(.number(1)))
    #expect(node(AppKitSample.label("v", "Colour", attributes: ""))?.value(.lines) == .number(.number(0)))
    let field = node(AppKitSample.label("v", "7", attributes: "borderStyle=\"bezel\" editable=\"YES\""))
    #expect(field?.kind == .textField)
  }

  @Test func aLabelWithABackgroundHasNothingOutsideItsAlignmentRect() {
    let label = node(AppKitSample.label("v", "7", attributes: "drawsBackground=\"YES\" lineBreakMode=\"clipping\""))
    #expect(label?.value(.alignmentInsets) == numbers(0, 0, 0, 0))
  }

  @Test(arguments: [
    ("push", ControlStyle.push), ("check", .check), ("radio", .radio), ("help", .help), ("smallSquare", .smallSquare),
    ("disclosureTriangle", .disclosure), ("disclosure", .pushDisclosure), ("round", .round), ("bevel", .bevel),
    ("square", .square),
  ])
  func buttonsAreWhatTheirCellIs(_ type: String, _ style: ControlStyle) {
    let cell =
      "<buttonCell key=\"cell\" type=\"\(type)\" title=\"Go\" borderStyle=\"border\" controlSize=\"small\" id=\"c\"/>"
    let button = node(AppKitSample.view("button", "v", "20 20 80 32", cell: cell))
    #expect(button?.value(.style) == .keyword(style.rawValue))
    #expect(button?.value(.controlSize) == .keyword("small"))
  }

  /// `NSButton.isBordered`: whatever the bezel would be, nothing is drawn but title and picture; boxes to tick have no border.
  @Test(arguments: [
    ("bevel", ControlStyle.plain), ("square", .plain), ("smallSquare", .plain), ("roundTextured", .plain),
    ("roundRect", .plain), ("recessed", .plain), ("inline", .plain), ("round", .plain),
    ("check", .check), ("radio", .radio),
  ])
  func buttonsWithoutABorderHaveNoBezel(_ type: String, _ style: ControlStyle) {
    let cell = "<buttonCell key=\"cell\" type=\"\(type)\" title=\"Go\" id=\"c\"/>"
    let button = node(AppKitSample.view("button", "v", "20 20 80 32", cell: cell))
    #expect(button?.value(.style) == .keyword(style.rawValue))
    #expect(button?.value(.alignmentInsets) == nil)
  }

  @Test func aPopUpButtonHasTheTitlesOfItsMenu() {
    let cell = """
      <popUpButtonCell key="cell" type="push" title="One" id="c"><menu key="menu" id="m"><items>
      <menuItem title="One" id="i1"/><menuItem isSeparatorItem="YES" id="i2"/><menuItem title="Twenty" id="i3"/>
      </items></menu></popUpButtonCell>
      """
    let button = node(AppKitSample.view("popUpButton", "v", "20 20 80 25", cell: cell))
    #expect(button?.value(.style) == .keyword("pop-up"))
    #expect(button?.value(.segments) == .texts(["One", "Twenty"]))
  }

  /// Textual's and HandBrake's fields of words without a border are 16 and 14 high, 2 wider than their column.
  @Test func aFieldOfWordsWithoutABorderIsALabel() {
    func field(_ attributes: String) -> ViewNode? {
      let cell = "<tokenFieldCell key=\"cell\" title=\"One\" \(attributes) id=\"vc\"/>"
      return node(AppKitSample.view("tokenField", "v", "20 20 80 16", cell: cell))
    }
    #expect(field("")?.kind == .label)
    #expect(field("borderStyle=\"bezel\"")?.kind == .textField)
    #expect(field("borderStyle=\"bezel\"")?.value(.style) == .keyword("tokens"))
  }

  /// Textual's and NetNewsWire's small squares have a bezel, 23 around 21, whatever is on them; iina's and Mac Mouse
  /// Fix's squares have none.
  @Test func aBezelIsAlignedInsteadOfItsSymbol() {
    let symbol = "<image name=\"pencil\" catalog=\"system\" width=\"14\" height=\"13\"/>"
    func button(_ attributes: String) -> ViewNode? {
      let cell = "<buttonCell key=\"cell\" image=\"pencil\" imagePosition=\"only\" \(attributes) id=\"vc\"/>"
      return node(AppKitSample.view("button", "v", "20 20 30 23", cell: cell), resources: symbol)
    }
    #expect(button("type=\"smallSquare\" borderStyle=\"border\"")?.value(.alignmentInsets) == nil)
    #expect(button("type=\"square\"")?.value(.alignmentInsets) == numbers(2.5, 0, 1.5, 0))
  }

  /// TaskExplorer, HandBrake, MacPass, Hammerspoon, iina and four others: 36 around 25 with a symbol of 20, 23 around 17 with
  /// one of 15. MacPass and Rectangle: 206 around 200 with a frame.
  @Test func aViewOfASymbolIsAlignedByTheHeightOfItsLetters() {
    func image(_ cell: String, _ resource: String) -> ViewNode? {
      let cell = "<imageCell key=\"cell\" \(cell) id=\"vc\"/>"
      return node(AppKitSample.view("imageView", "v", "20 20 25 36", cell: cell), resources: resource)
    }
    let action = image("image=\"NSActionTemplate\"", "<image name=\"NSActionTemplate\" width=\"20\" height=\"20\"/>")
    #expect(action?.value(.alignmentInsets) == numbers(6, 0, 5, 0))
    let bag = image("image=\"bag\"", "<image name=\"bag\" catalog=\"system\" width=\"15\" height=\"15\"/>")
    #expect(bag?.value(.alignmentInsets) == numbers(3, 0, 3, 0))
    let picture = "<image name=\"bag\" width=\"15\" height=\"15\"/>"
    #expect(image("image=\"bag\"", picture)?.value(.alignmentInsets) == nil)
    // By a reference: 42 around 34 in Aerial, 24 around 16 in DuckDuckGo, 12 around 9 in Telephone.
    let drive = "<imageReference key=\"image\" image=\"internaldrive\" catalog=\"system\" symbolScale=\"large\"/>"
    let referred = AppKitSample.view(
      "imageView", "v", "16 82 28 42", cell: "<imageCell key=\"cell\" id=\"vc\">\(drive)</imageCell>")
    let resource = "<image name=\"internaldrive\" catalog=\"system\" width=\"24\" height=\"17\"/>"
    #expect(node(referred, resources: resource)?.value(.alignmentInsets) == numbers(4, 0, 4, 0))
    #expect(node(referred, resources: resource)?.value(.asset) == .text("internaldrive"))
    #expect(
      image("image=\"bag\" imageFrameStyle=\"grayBezel\"", picture)?.value(.alignmentInsets) == numbers(3, 3, 3, 3))
  }

  /// `NSImageScaling`, as cells write it: of 67 image cells in 17 files of four apps 53 are made smaller where they are too large, 10
  /// fill their view as a whole and 4 are stretched. A place counts where nothing is scaled.
  @Test(arguments: [
    ("imageScaling=\"proportionallyDown\"", ContentMode.scaleDown),
    ("imageScaling=\"axesIndependently\"", .scaleToFill),
    ("imageScaling=\"proportionallyUpOrDown\"", .aspectFit), ("", .center), ("imageAlignment=\"topLeft\"", .topLeft),
    ("imageScaling=\"proportionallyDown\" imageAlignment=\"top\"", .scaleDown),
  ])
  func aCellSaysHowItsPictureIsScaled(_ attributes: String, _ expected: ContentMode) {
    for element in ["imageView", "button"] {
      let cell =
        "<\(element == "button" ? "buttonCell" : "imageCell") key=\"cell\" image=\"logo\" \(attributes) id=\"vc\"/>"
      let view = AppKitSample.view(element, "v", "20 20 25 36", cell: cell)
      #expect(node(view, resources: "")?.value(.fit) == .keyword(expected.rawValue), "\(element)")
    }
  }

  /// `NSFont.TextStyle` as cells write it.
  @Test(arguments: [
    ("largeTitle", TextStyle.largeTitle), ("title1", .title1), ("headline", .headline), ("caption2", .caption2),
  ])
  func aTextStyleOfACellIsItsFont(_ name: String, _ style: TextStyle) {
    let font = "<font key=\"font\" textStyle=\"\(name)\" name=\".SFNS-Regular\"/>"
    let cell = "<textFieldCell key=\"cell\" title=\"Credits\" id=\"vc\">\(font)</textFieldCell>"
    var fields = FontFields()
    fields.textStyle = style
    #expect(node(AppKitSample.view("textField", "v", "20 20 25 36", cell: cell))?.value(.font) == .font(fields))
  }

  /// CotEditor and QLMarkdown: from macOS 26 on 5 before a pop-up button without a bezel, and nothing around one that has it.
  @Test func aPopUpButtonWithoutABezelKeepsItsFive() {
    func button(_ attributes: String) -> ViewNode? {
      let cell = "<popUpButtonCell key=\"cell\" type=\"roundTextured\" \(attributes) id=\"vc\"/>"
      let view = AppKitSample.view("popUpButton", "v", "15 0 165 16", cell: cell)
      return AppKitSample.node("v", in: AppKitSample.document(AppKitSample.storyboard(tools: "24118", views: view)))
    }
    #expect(button("")?.value(.alignmentInsets) == numbers(0, 5, 0, 0))
    #expect(button("borderStyle=\"borderAndBezel\"")?.value(.alignmentInsets) == nil)
  }

  /// Up to macOS 15: bevels with a border in Aerial, DuckDuckGo and SDWebImage, before macOS 11 in Hive, MacDown and Toggl; rounded
  /// rectangles 19 around 18 in Aerial, iina, Sequel Ace and Subler; segments in four apps.
  @Test(arguments: [
    ("button", "type=\"bevel\" bezelStyle=\"regularSquare\" borderStyle=\"border\"", "22505", [3.0, 3, 4, 3]),
    ("button", "type=\"bevel\" bezelStyle=\"regularSquare\" borderStyle=\"border\"", "11542", [2, 2, 3, 2]),
    ("button", "type=\"bevel\" bezelStyle=\"regularSquare\"", "22505", nil),
    ("button", "type=\"bevel\" bezelStyle=\"regularSquare\" borderStyle=\"border\"", "24118", nil),
    ("button", "type=\"roundRect\" bezelStyle=\"roundedRect\" borderStyle=\"border\"", "22505", [0, 0, 1, 0]),
    ("button", "type=\"roundRect\" bezelStyle=\"roundedRect\" borderStyle=\"border\"", "24118", nil),
    ("button", "type=\"inline\" bezelStyle=\"inline\" borderStyle=\"border\"", "22505", nil),
    ("popUpButton", "type=\"roundRect\" bezelStyle=\"roundedRect\" borderStyle=\"border\"", "22505", [0, 0, 1, 0]),
    // Small pop-up buttons without one in Subler and SubEthaEdit, all up to macOS 10 in Hive and Warp.
    ("popUpButton", "type=\"bevel\" bezelStyle=\"rounded\" controlSize=\"small\"", "22505", [0, 0, 0, 0]),
    ("popUpButton", "type=\"bevel\" bezelStyle=\"rounded\"", "11542", [0, 0, 0, 0]),
    ("popUpButton", "type=\"bevel\" bezelStyle=\"rounded\"", "22505", nil),
    // From macOS 26 on 5 before small ones too (QLMarkdown), nothing where there is a border (Lunar; Object Info, Prune).
    ("popUpButton", "type=\"bevel\" bezelStyle=\"rounded\" controlSize=\"small\"", "24765", [0, 5, 0, 0]),
    ("popUpButton", "type=\"inline\" bezelStyle=\"inline\" borderStyle=\"border\"", "24127", [0, 0, 0, 0]),
    ("popUpButton", "type=\"square\" bezelStyle=\"shadowlessSquare\" borderStyle=\"border\"", "24765", [0, 0, 0, 0]),
    ("segmentedControl", "style=\"roundRect\" borderStyle=\"border\"", "22505", [1, 1, 1, 1]),
    // MacPass and Skim before macOS 11, Sequel Ace and Textual; CocoaSplit and Snes9x.
    ("segmentedControl", "style=\"texturedSquare\" borderStyle=\"border\"", "16097", [0, 0, 1, 0]),
    ("segmentedControl", "style=\"texturedSquare\" borderStyle=\"border\"", "19529", [1, 1, 2, 1]),
    ("segmentedControl", "style=\"texturedRounded\" borderStyle=\"border\"", "24118", nil),
    ("segmentedControl", "style=\"smallSquare\" borderStyle=\"border\"", "21507", [1, 0, 1, 0]),
  ])
  func bordersStandOutOfTheAlignmentRect(_ name: String, _ attributes: String, _ tools: String, _ insets: [Double]?) {
    let cell = "<\(name)Cell key=\"cell\" title=\"Go\" \(attributes) id=\"vc\"/>"
    let view = AppKitSample.view(name, "v", "20 20 80 30", cell: cell)
    let found = AppKitSample.node("v", in: AppKitSample.document(AppKitSample.storyboard(tools: tools, views: view)))
    #expect(found?.value(.alignmentInsets) == insets.map { .numbers($0.map { .number($0) }) })
  }

  /// Files of systems before macOS 10.15 have both heights: 26 in 19 apps and 25, as 10.15 has all of them, in 13.
  @Test(arguments: [
    ("14490", "25", [1.0, 2, 3, 3]), ("14490", "26", nil), ("16097", "25", nil), ("22505", "25", nil),
  ])
  func oldPopUpButtonsLieByTheirHeight(_ tools: String, _ height: String, _ insets: [Double]?) {
    let cell = "<popUpButtonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" id=\"vc\"/>"
    let view = AppKitSample.view("popUpButton", "v", "20 20 80 \(height)", cell: cell)
    let found = AppKitSample.node("v", in: AppKitSample.document(AppKitSample.storyboard(tools: tools, views: view)))
    #expect(found?.value(.alignmentInsets) == insets.map { .numbers($0.map { .number($0) }) })
  }

  /// 3 above in Skim, Telephone, Subler and GPGKeychain.
  @Test func smallTabsStandOutLess() {
    func tabs(_ attributes: String) -> PropertyValue? {
      node(AppKitSample.view("tabView", "v", "13 10 434 288", attributes: attributes))?.value(.alignmentInsets)
    }
    #expect(tabs("") == numbers(6, 7, 10, 7))
    #expect(tabs("controlSize=\"small\"") == numbers(3, 7, 10, 7))
  }

  @Test func aButtonThatIsASymbolIsAlignedByTheHeightOfItsLetters() {
    let cell = "<buttonCell key=\"cell\" type=\"smallSquare\" image=\"pencil\" imagePosition=\"only\" id=\"c\"/>"
    let symbol = "<image name=\"pencil\" catalog=\"system\" width=\"14\" height=\"13\"/>"
    let view = AppKitSample.view("button", "v", "20 20 24 27", cell: cell)
    #expect(node(view, resources: symbol)?.value(.alignmentInsets) == numbers(2.5, 0, 1.5, 0))
    let picture = "<image name=\"pencil\" width=\"14\" height=\"13\"/>"
    #expect(node(view, resources: picture)?.value(.alignmentInsets) == nil)
  }

  @Test func boxesThatTheSystemDrawsAreLargerThanTheirAlignmentRect() {
    let box =
      "<view key=\"contentView\" id=\"cv\"><rect key=\"frame\" x=\"3\" y=\"3\" width=\"90\" height=\"60\"/></view>"
    #expect(
      node(AppKitSample.view("box", "v", "17 16 96 80", children: box))?.value(.alignmentInsets) == numbers(0, 3, 4, 3))
    let bare = AppKitSample.view("box", "v", "17 16 96 80", attributes: "titlePosition=\"noTitle\"", children: box)
    #expect(node(bare)?.value(.alignmentInsets) == numbers(2, 3, 4, 3))
    let newest = AppKitSample.document(AppKitSample.storyboard(tools: "24118", views: bare))
    #expect(AppKitSample.node("v", in: newest)?.value(.alignmentInsets) == nil)
    let custom = AppKitSample.view("box", "v", "17 16 96 80", attributes: "boxType=\"custom\"", children: box)
    #expect(node(custom)?.value(.alignmentInsets) == nil)
    let line = AppKitSample.view("box", "v", "17 16 5 80", attributes: "boxType=\"separator\"")
    #expect(node(line)?.kind == .separator)
    #expect(node(line)?.value(.axis) == .keyword("vertical"))
  }

  /// A box that lies in no other view has no neighbours to be aligned with. Seen in MacCacheCleaner.
  @Test func aBoxByItselfIsAsLargeAsItsFrame() {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"270\" height=\"28\"/>"
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <box borderType="none" titlePosition="noTitle" id="v">\(frame)<view key="contentView" id="cv">\(frame)</view>
      </box></objects></document>
      """
    let root = InterfaceBuilderReader.read(file: "Row.xib", bytes: Array(file.utf8)).documents.first?.root
    #expect(root?.kind == .box && root?.value(.alignmentInsets) == nil)
  }

  // Recorded safe areas of views in windows with a toolbar: 52 above.
  @Test func aFileThatKnowsOfSafeAreasHasATitleBar() {
    let text = AppKitSample.storyboard(views: "", knowsSafeAreas: true)
    #expect(Sample.canvas(AppKitSample.document(text))?.safeArea == EdgeInsets(top: 52))
    #expect(Sample.canvas(AppKitSample.document(AppKitSample.storyboard(views: "")))?.safeArea == .zero)
  }

  @Test(arguments: [
    ("11542", "macos-10"), ("14490", "macos-10"), ("15400", "macos-10.15"), ("16097", "macos-10.15"),
    ("17701", "macos-11"), ("20037", "macos-12"), ("22505", "macos-14"), ("23504", "macos-15"), ("24118", "macos-26"),
  ])
  func theEraIsXcodes(_ tools: String, _ era: String) {
    #expect(AppKitSample.document(AppKitSample.storyboard(tools: tools, views: ""))?.era == Era(era))
  }
}

/// NSStackView in the file.
@Suite struct AppKitStackTests {
  private func stack(_ attributes: String, _ content: String) -> (document: Document?, stack: ViewNode?) {
    let view = AppKitSample.view("stackView", "st", "0 0 300 40", attributes: attributes, children: content)
    let document = AppKitSample.document(AppKitSample.storyboard(views: view))
    return (document, AppKitSample.node("st", in: document))
  }

  @Test func withoutADistributionItHasGravityAreas() {
    let found = stack(
      "orientation=\"horizontal\" alignment=\"centerY\"",
      """
      <beginningViews>\(AppKitSample.label("a", "A"))</beginningViews>
      <middleViews>\(AppKitSample.label("b", "B"))</middleViews>
      <endViews>\(AppKitSample.label("c", "C"))</endViews>
      """)
    #expect(found.stack?.value(.distribution) == .keyword("gravityAreas"))
    #expect(found.stack?.children.map(\.id) == ["a", "b", "c"])
    #expect(AppKitSample.node("a", in: found.document)?.value(.gravity) == nil)
    #expect(AppKitSample.node("b", in: found.document)?.value(.gravity) == .keyword("center"))
    #expect(AppKitSample.node("c", in: found.document)?.value(.gravity) == .keyword("end"))
  }

  @Test func spacingsAfterViewsAreByOrderAndTheLargestFloatIsNone() {
    let found = stack(
      "distribution=\"fill\" orientation=\"horizontal\" spacing=\"4\"",
      """
      <subviews>\(AppKitSample.label("a", "A"))\(AppKitSample.label("b", "B"))</subviews>
      <edgeInsets key="edgeInsets" left="1" right="2" top="3" bottom="4"/>
      <customSpacing><real value="12"/><real value="3.4028234663852886e+38"/></customSpacing>
      """)
    guard case .map(let entries)? = found.stack?.value(.customSpacing) else {
      Issue.record("no custom spacing")
      return
    }
    #expect(entries.map(\.key) == ["a"])
    #expect(found.stack?.value(.margins) == .numbers([3, 1, 4, 2].map { .number($0) }))
    #expect(found.stack?.value(.marginsRelative) == .boolean(true))
  }

  @Test func hiddenViewsKeepTheirPlaceUnlessTheStackDetachesThem() {
    let hidden = AppKitSample.label("a", "A").replacingOccurrences(of: " id=\"a\"", with: " hidden=\"YES\" id=\"a\"")
    let kept = stack("distribution=\"fill\"", "<subviews>\(hidden)</subviews>")
    #expect(AppKitSample.node("a", in: kept.document)?.value(.hidden) == nil)
    #expect(AppKitSample.node("a", in: kept.document)?.value(.alpha) == .number(.number(0)))
    let detached = stack("distribution=\"fill\" detachesHiddenViews=\"YES\"", "<subviews>\(hidden)</subviews>")
    #expect(AppKitSample.node("a", in: detached.document)?.value(.hidden) == .boolean(true))
  }
}
