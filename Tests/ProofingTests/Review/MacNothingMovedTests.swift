import Foundation
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What AppKit itself places or Interface Builder itself lays out moves nothing, and what a Mac's file says is told by its own
/// word; each on a small file of the shape in which it was told otherwise.
@Suite struct MacNothingMovedTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map { $0.sentence + " " + $0.whole }
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.notes.map(\.text) }

  private static let root = "Hz6-mo-xeY"
  private static let noMask = "<autoresizingMask key=\"autoresizingMask\"/>"
  private static let filling = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"

  private static func label(_ id: String, _ title: String, _ frame: String, mask: String = "", more: String = "")
    -> String
  {
    """
    <textField \(more) \(mask.isEmpty ? "" : "fixedFrame=\"YES\"") verticalHuggingPriority="750" \
    translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(title)" id="\(id)">\(frame)\(mask)
    <textFieldCell key="cell" lineBreakMode="clipping" title="\(title)" id="c\(id)"><font key="font" metaFont="system"/>
    </textFieldCell></textField>
    """
  }

  private static func list(_ table: String, width: Double, more: String = "") -> String {
    """
    <scrollView fixedFrame="YES" hasHorizontalScroller="NO" hasVerticalScroller="NO" userLabel="List" id="scr-aa-001">
    \(Drawn.frame(20, 20, width + 2, 102))\(noMask)
    <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, width, 100))\(filling)<subviews>\(table)</subviews>
    \(more)</clipView></scrollView>
    """
  }

  // MARK: Tables

  private static func table(column: Double, cell: Double, width: Double = 248, spacing: String = "") -> String {
    list(
      """
      <tableView rowHeight="20" userLabel="Table" id="tab-aa-001">\(Drawn.frame(0, 0, width, 100))\(filling)
      <tableColumns><tableColumn width="\(column)" minWidth="40" maxWidth="1000" id="col-aa-001"><prototypeCellViews>
      <tableCellView userLabel="Row" id="row-aa-001">\(Drawn.frame(1, 1, cell, 20))\(filling)<subviews>
      \(label(
        "lab-aa-001", "Word", Drawn.frame(0, 2, cell, 16),
        mask: "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/>"))
      </subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
      """, width: width)
  }

  /// Cells that were recorded wider, in a column that is as wide as it was, are as wide as they were. Seen in RsyncGUI.
  @Test func aColumnThatStaysKeepsItsCells() throws {
    func file(_ cell: Double) -> String { Drawn.mac(Self.table(column: 245, cell: cell)) }
    let outcome = try SmallHistory.review(file(245), file(247))
    #expect(causes(outcome).isEmpty, "\(causes(outcome))")
  }

  /// So are those of a column beside which another row's view is new. Seen in novella.
  @Test func aColumnThatStaysKeepsItsCellsBesideNewOnes() throws {
    let came = """
      <tableCellView userLabel="Other" id="oth-aa-001">\(Drawn.frame(1, 22, 245, 20))\(Self.filling)<subviews>
      \(Self.label("tex-aa-001", "Text", Drawn.frame(0, 2, 245, 16)))</subviews></tableCellView></prototypeCellViews>
      """
    let after = Self.table(column: 245, cell: 243).replacing("</prototypeCellViews>", with: came)
    let told = causes(try SmallHistory.review(Drawn.mac(Self.table(column: 245, cell: 245)), Drawn.mac(after)))
    #expect(told == ["'Other' with 'Text' is new "], "\(told)")
  }

  /// A column that is much wider is so though other tools saved it. Seen in OSX_Fractal.
  @Test func aMuchWiderColumnIsTheUsers() throws {
    let before = Drawn.mac(Self.table(column: 245, cell: 245))
    let after = Drawn.mac(Self.table(column: 295, cell: 270, width: 310))
      .replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"23094\"")
    let told = causes(try SmallHistory.review(before, after))
    #expect(told.contains { $0.hasPrefix("width of 'Row' is 295 instead of 245") }, "\(told)")
  }

  /// One that is narrower by no more than newer systems' rows take is so by their style. Seen in SimDirs.
  @Test func aColumnThatTheStyleOfRowsMadeNarrowerIsTheSystems() throws {
    let before = Drawn.mac(Self.table(column: 245, cell: 245))
      .replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"10117\"")
    let outcome = try SmallHistory.review(before, Drawn.mac(Self.table(column: 211, cell: 215)))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome))")
  }

  /// What a scroll view tiles that is not shown lies as that has it. Seen in PKUHelper-Mac.
  @Test func headersOfHiddenTablesAreTiled() throws {
    func file(_ width: Double, _ header: Double) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" hidden="YES" userLabel="List" id="scr-aa-001">\(Drawn.frame(20, 20, width, 102))
        \(Self.noMask)<clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 0, width - 2, 101))<subviews>
        <tableView headerView="hea-aa-001" id="tab-aa-001">\(Drawn.frame(0, 0, header, 78))</tableView></subviews></clipView>
        <tableHeaderView key="headerView" userLabel="Header" id="hea-aa-001">\(Drawn.frame(0, 0, header, 23))
        \(Self.noMask)</tableHeaderView></scrollView>
        """)
    }
    let told = causes(try SmallHistory.review(file(250, 248), file(150, 200)))
    #expect(told.contains { $0.contains("'List'") }, "\(told)")
    #expect(!told.contains { $0.contains("'Header'") }, "\(told)")
  }

  // MARK: Panes

  /// Panes that have the parts that they had of what the divider leaves are as the split view's size makes them. Seen in Sequencer3N.
  @Test func panesKeepTheirPartsOfWhatTheDividerLeaves() throws {
    func pane(_ id: String, _ x: Double, _ width: Double) -> String {
      "<customView fixedFrame=\"YES\" userLabel=\"\(id)\" id=\"\(id)-aa-001\">\(Drawn.frame(x, 0, width, 100))\(Self.filling)</customView>"
    }
    func file(_ width: Double, _ first: Double, _ second: Double) -> String {
      Drawn.mac(
        """
        <splitView dividerStyle="paneSplitter" vertical="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Split" \
        id="spl-aa-001">\(Drawn.frame(20, 20, width, 100))<subviews>\(pane("one", 0, first))
        \(pane("two", first + 10, second))</subviews>
        <holdingPriorities><real value="250"/><real value="250"/></holdingPriorities></splitView>
        """, size: (600, 200),
        constraints: Drawn.rule("spl-wi-001", "width", item: "spl-aa-001", constant: width)
          + Drawn.rule("spl-he-001", "height", item: "spl-aa-001", constant: 100)
          + Drawn.rule("spl-le-001", "leading", "leading", Self.root, item: "spl-aa-001", constant: 20)
          + Drawn.rule("spl-to-001", "top", "top", Self.root, item: "spl-aa-001", constant: 80))
    }
    let told = causes(try SmallHistory.review(file(210, 60, 140), file(410, 120, 280)))
    #expect(!told.contains { $0.contains("the pane '") }, "\(told)")
  }

  // MARK: Boxes and grounds

  /// A box of another type that rules place has its alignment rect where it was, another frame around that and no border of its own,
  /// and its content goes with the frame. Seen in zoom.
  @Test func boxesOfAnotherTypeHaveAnotherFrame() throws {
    func file(_ type: String, _ box: String, _ content: String) -> String {
      let sides = ["leading", "trailing", "top", "bottom"].enumerated().map { number, side in
        Drawn.rule("box-r\(number)-001", side, side, Self.root, item: "box-aa-001")
      }
      return Drawn.mac(
        """
        <box \(type) borderType="line" titlePosition="noTitle" title="Phase" translatesAutoresizingMaskIntoConstraints="NO" \
        id="box-aa-001">\(box)<view key="contentView" id="con-aa-001">\(content)\(Self.filling)<subviews>
        \(Self.label("lab-aa-001", "Word", Drawn.frame(20, 20, 80, 16), mask: Self.noMask))</subviews></view></box>
        """, constraints: sides.joined())
    }
    let outcome = try SmallHistory.review(
      file("boxType=\"custom\"", Drawn.frame(0, 0, 300, 200), Drawn.frame(1, 1, 298, 198)),
      file("", Drawn.frame(-3, -4, 306, 206), Drawn.frame(3, 3, 300, 200)))
    let told = causes(outcome)
    #expect(told.contains { $0.contains("'Phase' moved left 3 and up 2 pt") }, "\(told)")
    #expect(!told.contains { $0.contains("moved right") || $0.contains("border") }, "\(told)")
    #expect(notes(outcome).contains { $0.contains("box type in a box is no longer 'custom'") }, "\(notes(outcome))")
  }

  /// What a box shows is as large as the box makes it, with or without its borders in the file. Seen in NeXTRisk.
  @Test func aBoxPlacesItsContent() throws {
    func file(_ content: String, _ tools: String) -> String {
      Drawn.mac(
        """
        <box fixedFrame="YES" title="Phase" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
        \(Drawn.frame(20, 20, 173, 150))\(Self.noMask)<view key="contentView" id="con-aa-001">\(content)\(Self.filling)
        <subviews>\(Self.label("lab-aa-001", "Word", Drawn.frame(5, 60, 100, 16), mask: Self.noMask))</subviews></view></box>
        """
      ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
    }
    let outcome = try SmallHistory.review(
      file(Drawn.frame(3, 3, 167, 132), "15505"), file(Drawn.frame(0, 0, 173, 138), "24128"))
    #expect(causes(outcome).isEmpty, "\(causes(outcome))")
  }

  /// Nothing is seen of what a clip view draws behind a text that fills it. Seen in NeXTRisk.
  @Test func aTextCoversTheGroundBehindIt() throws {
    func file(_ ground: String) -> String {
      let text = """
        <textView editable="NO" verticallyResizable="YES" id="txt-aa-001">\(Drawn.frame(0, 0, 248, 100))\(Self.filling)
        <color key="textColor" name="textColor" catalog="System" colorSpace="catalog"/>
        <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/></textView>
        """
      let list = Self.list(text, width: 248, more: ground)
      return Drawn.mac(
        ground.isEmpty ? list.replacing("<clipView ", with: "<clipView drawsBackground=\"NO\" ") : list)
    }
    let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let outcome = try SmallHistory.review(file(white), file(""))
    #expect(causes(outcome).isEmpty, "\(causes(outcome))")
  }

  /// What a text view says farther down, which no picture has, is told. Seen in HWMonitorSMC2.
  @Test func theEndOfALongTextIsTold() throws {
    func file(_ end: String) -> String {
      let words = (1...60).map { "Line \($0) of what is to be agreed to." } + [end]
      let text = """
        <textView editable="NO" verticallyResizable="YES" id="txt-aa-001">\(Drawn.frame(0, 0, 248, 900))\(Self.filling)
        <attributedString key="textStorage"><fragment><mutableString key="content">\(words.joined(separator: "\n"))</mutableString>
        </fragment></attributedString></textView>
        """
      return Drawn.mac(Self.list(text, width: 248, more: ""))
    }
    let outcome = try SmallHistory.review(file("Thanks to all."), file("All rights are reserved."))
    #expect(outcome.report.exitCode == 1)
    #expect(causes(outcome).contains { $0.contains("All rights") }, "\(causes(outcome))")
  }

  // MARK: Rules instead of masks

  /// Views whose frames stayed as rules came to hold them were not moved by these, whatever is measured. Seen in MiscApps.
  @Test func rulesThatTheFramesKeepMoveNothing() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"
    func file(_ isRuled: Bool) -> String {
      let name = Self.label("nam-aa-001", "Duration", Drawn.frame(18, 60, 88, 17), mask: isRuled ? "" : mask)
      let field = Self.label("fie-aa-001", "Field", Drawn.frame(134, 60, 54, 17), mask: isRuled ? "" : mask)
      let rules = [
        Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "nam-aa-001", constant: 20),
        Drawn.rule("r2a-aa-001", "bottom", "bottom", "nam-aa-001", constant: 60),
        Drawn.rule("r3a-aa-001", "leading", "trailing", "nam-aa-001", item: "fie-aa-001", constant: 32),
        Drawn.rule("r4a-aa-001", "baseline", "baseline", "nam-aa-001", item: "fie-aa-001"),
      ]
      return Drawn.mac(name + field, constraints: isRuled ? rules.joined() : "")
    }
    let outcome = try SmallHistory.review(file(false), file(true))
    let told = causes(outcome)
    #expect(told.contains { $0.contains("placed by 4 rules") }, "\(told)")
    #expect(!told.contains { $0.contains(" moved ") || $0.contains("left out") }, "\(told)")
    #expect(outcome.report.entries.allSatisfy { $0.findings.new.isEmpty })
  }

  // MARK: Words

  private static func button(_ type: String, _ bezel: String) -> String {
    """
    <button verticalHuggingPriority="750" fixedFrame="YES" userLabel="Group" id="but-aa-001">\(Drawn.frame(20, 20, 120, 21))
    \(noMask)<buttonCell key="cell" type="\(type)" title="Group" bezelStyle="\(bezel)" borderStyle="border" id="cel-aa-001">
    <font key="font" metaFont="system"/></buttonCell></button>
    """
  }

  /// A recessed button is no rounded rectangle. Seen in THSideBar.
  @Test func aRecessedButtonIsToldSo() throws {
    let told = causes(
      try SmallHistory.review(
        Drawn.mac(Self.button("roundTextured", "texturedRounded")), Drawn.mac(Self.button("recessed", "recessed"))))
    #expect(told.contains { $0.hasPrefix("style of 'Group' is recessed instead of textured") }, "\(told)")
  }

  /// A line is seen in the middle of its frame alone: what lies over the rest of that covers nothing. Seen in SudokuBlocks.
  @Test func anOrderThatShowsNothingIsNotTold() throws {
    let line = """
      <box fixedFrame="YES" boxType="separator" titlePosition="noTitle" id="lin-aa-001">\(Drawn.frame(20, 16, 200, 5))
      \(Self.noMask)</box>
      """
    func file(_ views: String) -> String { Drawn.mac(views) }
    let button = Self.button("push", "rounded").replacing("height=\"21.0\"", with: "height=\"32\"")
    let outcome = try SmallHistory.review(file(button + line), file(line + button))
    #expect(!causes(outcome).contains { $0.contains("the order in") }, "\(causes(outcome))")
  }

  /// The sizes of a drawer are told. Seen in Play.
  @Test func aDrawersSizesAreTold() throws {
    func file(_ most: Double) -> String {
      Drawn.mac("").replacing(
        "</objects>",
        with: """
          <drawer trailingOffset="15" id="dra-aa-001" userLabel="Browser"><size key="contentSize" width="250" height="568"/>
          <size key="maxContentSize" width="\(most)" height="\(most)"/></drawer></objects>
          """)
    }
    let told = notes(try SmallHistory.review(file(600), file(1000)))
    #expect(told.contains { $0.contains("max content size in a drawer is '1000 × 1000' instead of") }, "\(told)")
  }

  /// An outlet of something in a new screen is not the screen's own. Seen in OSX_BareBonesRayMarching.
  @Test func anOutletOfSomethingInAScreenIsToldOfThat() throws {
    let scene = """
      <scene sceneID="sc2-aa-001"><objects><viewController userLabel="Picker" id="vc2-aa-001" sceneMemberID="viewController">
      <view key="view" id="ro2-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
      \(Self.label("lab-aa-001", "Legend", Drawn.frame(20, 20, 60, 16), mask: Self.noMask).replacing(
        "</textField>",
        with: "<connections><outlet property=\"delegate\" destination=\"vc2-aa-001\" id=\"o1a-aa-001\"/></connections></textField>"))
      </subviews></view><connections><outlet property="legend" destination="lab-aa-001" id="o2a-aa-001"/></connections>
      </viewController></objects></scene>
      """
    func file(_ scenes: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
      <viewController userLabel="First" id="vc1-aa-001" sceneMemberID="viewController"><view key="view" id="ro1-aa-001">
      \(Drawn.frame(0, 0, 200, 100))</view></viewController></objects></scene>\(scenes)</scenes></document>
      """
    }
    let told = notes(try SmallHistory.review(file(""), file(scene), ending: "storyboard"))
    #expect(told.contains { $0.contains("'Legend' in the new 'Picker' has the outlet 'delegate'") }, "\(told)")
  }

  /// Tabs where one screen was. Seen in node-box.
  @Test func aControllerOfTabsInAScreensPlaceIsTold() throws {
    func file(_ controller: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
      \(controller)</objects></scene></scenes></document>
      """
    }
    let one = """
      <viewController customClass="Pages" id="vc1-aa-001" sceneMemberID="viewController"><view key="view" id="ro1-aa-001">
      \(Drawn.frame(0, 0, 200, 100))</view></viewController>
      """
    let tabs = """
      <tabViewController tabStyle="unspecified" customClass="Pages" id="tab-aa-001" sceneMemberID="viewController">
      <tabView key="tabView" type="noTabsNoBorder" id="tav-aa-001">\(Drawn.frame(0, 0, 200, 100))</tabView>
      </tabViewController>
      """
    let told = notes(try SmallHistory.review(file(one), file(tabs), ending: "storyboard"))
    #expect(
      told.contains { $0.contains("a view controller is a tab view controller without visible tabs now (Pages)") },
      "\(told)")
  }

  /// That the controller of a new screen fills its table is told. Seen in ShutDownMyMac.
  @Test func whatFillsTheTableOfANewScreenIsTold() throws {
    func scene(_ number: Int, _ name: String) -> String {
      """
      <scene sceneID="sc\(number)-aa-001"><objects>
      <viewController userLabel="\(name)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" id="ro\(number)-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
      <scrollView fixedFrame="YES" id="sv\(number)-aa-001">\(Drawn.frame(20, 10, 100, 80))
      <clipView key="contentView" id="cl\(number)-aa-001">\(Drawn.frame(0, 0, 100, 80))<subviews>
      <tableView userLabel="Devices" id="ta\(number)-aa-001">\(Drawn.frame(0, 0, 100, 80))<connections>
      <outlet property="dataSource" destination="vc\(number)-aa-001" id="da\(number)-aa-001"/>
      <outlet property="delegate" destination="vc\(number)-aa-001" id="de\(number)-aa-001"/></connections></tableView>
      </subviews></clipView></scrollView></subviews></view></viewController></objects></scene>
      """
    }
    func file(_ scenes: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>\(scenes)</scenes></document>
      """
    }
    let first = scene(1, "First")
    let told = notes(
      try SmallHistory.review(file(first), file(first + scene(2, "Picker")), ending: "storyboard"))
    #expect(
      told.contains { $0.contains("'Devices' in the new 'Picker' has the outlets 'dataSource' and 'delegate'") },
      "\(told)")
  }

  /// Attributes that an object loses with the class that knew them are one line. Seen in Play.
  @Test func attributesThatGoTogetherAreOneLine() throws {
    func file(_ names: [String]) -> String {
      let attributes = names.map { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"1\"/>" }
      return Drawn.mac(
        """
        <customView fixedFrame="YES" userLabel="Panes" id="pan-aa-001">\(Drawn.frame(20, 20, 100, 50))\(Self.noMask)
        \(names.isEmpty ? "" : "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>")
        </customView>
        """)
    }
    let told = notes(try SmallHistory.review(file(["rate", "size", "place", "mark"]), file([])))
    #expect(
      told.contains { $0.contains("the attributes 'mark', 'place', 'rate' and 'size' in a custom view are gone") },
      "\(told)")
    #expect(!told.contains { $0.contains("is no longer '1'") }, "\(told)")
  }

  /// A date picker is as wide as it was, though the tools rounded its half points the other way. Seen in Dynamic-Dark-Mode.
  @Test func aPointOfADatePickersRecordMovesNothing() throws {
    func file(_ width: Double, _ text: String) -> String {
      let rules = [("leading", 20.0), ("top", 23.0)].map { side, constant in
        Drawn.rule("d\(side.prefix(2))-aa-001", side, side, Self.root, item: "dat-aa-001", constant: constant)
      }
      let place =
        Drawn.rule("lab-le-001", "leading", "trailing", "dat-aa-001", item: "lab-aa-001", constant: 8)
        + Drawn.rule("lab-to-001", "top", "top", Self.root, item: "lab-aa-001", constant: 26)
      return Drawn.mac(
        """
        <datePicker verticalHuggingPriority="750" userLabel="Begin" id="dat-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 150, width, 27))
        <datePickerCell key="cell" borderStyle="bezel" alignment="left" id="dac-aa-001"><font key="font" metaFont="system"/>
        <datePickerElements key="datePickerElements" hour="YES" minutes="YES"/></datePickerCell></datePicker>
        \(Self.label("lab-aa-001", "Until", Drawn.frame(26 + width, 157, 40, 17)))
        \(Self.label("not-aa-001", text, Drawn.frame(20, 20, 60, 17), mask: Self.noMask))
        """, constraints: rules.joined() + place)
    }
    let told = ReviewText().text(try SmallHistory.review(file(142, "Today"), file(143, "Later")).report)
    #expect(told.contains("'Later'") && told.contains("1 only pixels changed") && !told.contains("moved"), "\(told)")
    let wider = ReviewText().text(try SmallHistory.review(file(142, "Today"), file(150, "Today")).report)
    #expect(wider.contains("'Until' moved right 8 pt"), "\(wider)")
  }
}
