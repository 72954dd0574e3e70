import Foundation
import LayoutDiff
import Solving
import Testing

@testable import Reviewing
@testable import Revisions

/// What a review claims was tried, and who is who is known by object ids.
@Suite struct TriedClaimTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  // MARK: Claims

  /// A box that hugs two labels grows where both do, and with either taken back alone it stays: it is told of both, each label of its own.
  @Test func whatOnlyTwoEditsDoTogetherIsPutDownToBoth() throws {
    func file(_ width: Double) -> String {
      let labels = ["one-aa-001", "two-aa-001"].enumerated().map { index, id in
        let y = Double(index) * 40
        return Drawn.view(
          id, "view", Drawn.frame(0, y, width, 30), attributes: "userLabel=\"\(index == 0 ? "First" : "Second")\"",
          constraints: Drawn.rule("w\(index)a-aa-001", "width", constant: width)
            + Drawn.rule("h\(index)a-aa-001", "height", constant: 30),
          more: "<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>")
      }
      let rules = ["one-aa-001", "two-aa-001"].enumerated().map { index, id in
        Drawn.rule("l\(index)a-aa-001", "leading", "leading", "box-aa-001", item: id)
          + Drawn.rule("t\(index)a-aa-001", "top", "top", "box-aa-001", item: id, constant: Double(index) * 40)
          + Drawn.rule(
            "g\(index)a-aa-001", "trailing", "trailing", id, item: "box-aa-001",
            more: "relation=\"greaterThanOrEqual\"")
      }
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(0, 100, width, 80), attributes: "userLabel=\"Box\"",
        subviews: labels.joined(), constraints: rules.joined())
      return Drawn.xib(
        box,
        constraints: Drawn.rule("b1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001")
          + Drawn.rule("b2a-aa-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: 100)
          + Drawn.rule("b3a-aa-001", "height", item: "box-aa-001", constant: 80)
          + Drawn.rule("b4a-aa-001", "width", item: "box-aa-001", more: "priority=\"10\""))
    }
    let outcome = try SmallHistory(["a.xib": file(100)], ["a.xib": file(150)]).review()
    let layout = try #require(outcome.report.entries.first?.layout)
    #expect(layout.causes.count == 2 && layout.causes.allSatisfy { $0.returned == 1 }, "\(layout.causes)")
    let text = ReviewText().text(outcome.report)
    #expect(text.contains("`Second.width == 150` is 150 instead of 100, so 'Second' grew 50 pt in width"), "\(text)")
    #expect(text.contains("by several of these together 'Box' grew 50 pt in width"), "\(text)")
  }

  /// A larger gap above a view moves it down: that it lies higher, since what is above it does by more, is told of no gap. Seen in
  /// CarerCare.
  @Test func aLargerGapMovesNothingUp() throws {
    func file(_ top: Double, _ gap: Double) -> String {
      func block(_ id: String, _ y: Double) -> String {
        Drawn.view(
          "\(id)-aa-001", "view", Drawn.frame(20, y, 100, 20), attributes: "userLabel=\"\(id)\"",
          constraints: Drawn.rule("w\(id)-001", "width", constant: 100)
            + Drawn.rule("h\(id)-001", "height", constant: 20))
      }
      let root = "iN0-l3-epB"
      return Drawn.xib(
        block("top", top) + block("low", top + 20 + gap),
        constraints: Drawn.rule("tl1-aa-001", "leading", "leading", root, item: "top-aa-001", constant: 20)
          + Drawn.rule("tt1-aa-001", "top", "top", root, item: "top-aa-001", constant: top)
          + Drawn.rule("ll1-aa-001", "leading", "leading", root, item: "low-aa-001", constant: 20)
          + Drawn.rule("lt1-aa-001", "top", "bottom", "top-aa-001", item: "low-aa-001", constant: gap))
    }
    let text = ReviewText().text(try SmallHistory(["a.xib": file(80, 0)], ["a.xib": file(50, 15)]).review().report)
    #expect(!text.contains("is 15 instead of 0, so"), "\(text)")
    #expect(text.contains("by several of these together 'low' moved up 15 pt"), "\(text)")
  }

  /// Rows of a table lie where its style puts its sections: the style is what moved them.
  @Test func aTablesStyleMovesItsRows() throws {
    func file(_ style: String, _ first: Double) -> String {
      let cells = (0..<2).map { index in
        """
        <tableViewCell id="ce\(index)-aa-001" userLabel="Row \(index)">\(Drawn.frame(0, first + Double(index) * 44, 375, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce\(index)-aa-001" id="co\(index)-aa-001">
        \(Drawn.frame(0, 0, 375, 44))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      }
      let table = """
        <tableView dataMode="static" style="\(style)" rowHeight="44" id="tab-aa-001" userLabel="Table" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 375, 667))
        <sections><tableViewSection id="sec-aa-001"><cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
        """
      let sides = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, "iN0-l3-epB", item: "tab-aa-001")
      }
      return Drawn.xib(table, size: (375, 667), constraints: sides.joined())
    }
    let outcome = try SmallHistory(["a.xib": file("plain", 0)], ["a.xib": file("grouped", 35)]).review()
    let layout = try #require(outcome.report.entries.first?.layout)
    let cause = try #require(layout.causes.first)
    #expect(cause.sentence.contains("style of 'Table' is grouped instead of plain"), "\(layout.causes)")
    #expect(cause.returned == 1 && layout.untold == .init(), "\(layout.causes) \(layout.untold)")
  }

  /// A new width of a button that says another thing too: the rule says the width, and taken back alone it leaves what the new
  /// title asks for, which the button never had.
  @Test func anEquationGivesWhatItSaysWhateverElseIsOfItsView() throws {
    func file(_ title: String, _ width: Double, rule: String) -> String {
      let button = """
        <button buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
        id="but-aa-001" userLabel="Button">\(Drawn.frame(20, 40, width, 30))<constraints>\(rule)</constraints>
        <state key="normal" title="\(title)"/></button>
        """
      return Drawn.xib(
        button,
        constraints: Drawn.rule("lea-aa-001", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 20)
          + Drawn.rule("top-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 40))
    }
    let outcome = try SmallHistory(
      ["a.xib": file("Two words", 80, rule: "")],
      ["a.xib": file("A title of many more words", 160, rule: Drawn.rule("wid-aa-001", "width", constant: 160))]
    ).review()
    let cause = try #require(causes(outcome).first { $0.sentence.contains("Button.width == 160") })
    #expect(cause.sentence.contains("grew") && cause.returned ?? 1 < 0.5 && cause.given == 1, "\(causes(outcome))")
    #expect(outcome.report.json().text.contains("\"given\""))
  }

  // MARK: Who is who

  /// Another controller in the first tab is new: what its views and those of the other are called makes none the same.
  @Test func anotherFirstTabIsNew() throws {
    func scene(_ id: String, _ width: Double) -> String {
      let picture = Drawn.view(
        "im\(id)-aa-001", "view", Drawn.frame(20, 60, width, 40), attributes: "userLabel=\"Icon\"",
        constraints: Drawn.rule("iw\(id)-aa-001", "width", constant: width)
          + Drawn.rule("ih\(id)-aa-001", "height", constant: 40))
      return """
        <scene sceneID="sc\(id)-aa-001"><objects><viewController id="vc\(id)-aa-001" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="ro\(id)-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <subviews>\(picture)</subviews>
        <constraints>
        \(Drawn.rule("il\(id)-aa-001", "leading", "leading", "ro\(id)-aa-001", item: "im\(id)-aa-001", constant: 20))
        \(Drawn.rule("it\(id)-aa-001", "top", "top", "ro\(id)-aa-001", item: "im\(id)-aa-001", constant: 60))
        </constraints></view><tabBarItem key="tabBarItem" title="Tab \(id)" id="ti\(id)-aa-001"/></viewController>
        </objects></scene>
        """
    }
    func file(_ tabs: [(id: String, width: Double)]) -> String {
      let segues = tabs.map { tab in
        "<segue destination=\"vc\(tab.id)-aa-001\" kind=\"relationship\" relationship=\"viewControllers\" "
          + "id=\"sg\(tab.id)-aa-001\"/>"
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="tab-aa-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="sct-aa-001"><objects><tabBarController id="tab-aa-001" sceneMemberID="viewController">
        <tabBar key="tabBar" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
        <connections>\(segues.joined())</connections></tabBarController></objects></scene>
        \(tabs.map { scene($0.id, $0.width) }.joined())
        </scenes></document>
        """
    }
    let outcome = try SmallHistory(
      ["a.storyboard": file([("1", 88)])], ["a.storyboard": file([("2", 65), ("1", 88)])]
    ).review()
    let said = causes(outcome).map(\.sentence)
    #expect(!said.contains { $0.contains("width") || $0.contains("around") }, "\(said)")
    #expect(said.contains { $0.contains("the tab “Tab 2” is new") }, "\(said)")
  }

  // MARK: Masks

  /// Where a view's mask is another and its frame hardly, the mask is told, which makes the movement.
  @Test func aMaskIsToldBeforeTheFrameThatDoesLess() throws {
    func file(_ x: Double, _ mask: String) -> String {
      Drawn.xib(
        "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" id=\"box-aa-001\" userLabel=\"Box\">"
          + "\(Drawn.frame(x, 20, 200, 40))<autoresizingMask key=\"autoresizingMask\" \(mask) flexibleMaxY=\"YES\"/></view>"
      )
    }
    let outcome = try SmallHistory(
      ["a.xib": file(13, "widthSizable=\"YES\"")], ["a.xib": file(10, "flexibleMaxX=\"YES\"")]
    ).review(devices: ["iphone-15-pro-max"])
    let title = try #require(titles(outcome).first)
    #expect(
      title.hasPrefix("autoresizing mask of 'Box' is pinned left and top instead of growing in width, pinned top"),
      "\(titles(outcome))")
  }

  // MARK: What no picture shows

  /// A file that changed and shows the same says what changed in it; frames, names and connections are nothing.
  @Test func whatNoPictureShowsIsTold() throws {
    func file(_ title: String, _ x: Double, _ tint: String) -> String {
      Drawn.xib(
        """
        <toolbar opaque="NO" id="bar-aa-001" userLabel="Bar">\(Drawn.frame(x, 20, 375, 44))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/><items><barButtonItem id="itm-aa-001">
        <segmentedControl key="customView" selectedSegmentIndex="0" id="seg-aa-001">\(Drawn.frame(x, 7, 100, 30))
        <segments><segment title="\(title)"/><segment title="Map"/></segments>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="shade">
        <color key="value" red="\(tint)" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></segmentedControl></barButtonItem></items></toolbar>
        """)
    }
    let outcome = try SmallHistory(
      ["a.xib": file("List", 0, "0.25")], ["a.xib": file("Grid", 0, "0.75")]
    ).review()
    let notes = outcome.report.notes.filter(\.isChange).map(\.text)
    #expect(
      notes.contains { $0.contains("title of segment in a segmented control is 'Grid' instead of 'List'") }
        || titles(outcome).contains { $0.contains("Grid") }, "\(notes) \(titles(outcome))")
    #expect(notes.contains { $0.contains("in a segmented control") }, "\(notes)")
    let same = try SmallHistory(
      ["a.xib": file("List", 0, "0.25")], ["a.xib": file("List", 3, "0.25")]
    ).review()
    #expect(!same.report.notes.contains { $0.text.contains("no picture shows") }, "\(same.report.notes.map(\.text))")
  }

  // MARK: Saved anew

  /// A cell's content view that an older Xcode wrote no frame of lies as it lay once a newer one writes it.
  @Test func aContentViewThatGotItsFrameIsNoChange() throws {
    func file(_ frame: String, _ tools: String) -> String {
      let label = Drawn.label("lab-aa-001", "Label", Drawn.frame(8, 8, 100, 21))
      let rules =
        Drawn.rule("r1a-aa-001", "leading", "leading", "con-aa-001", item: "lab-aa-001", constant: 8)
        + Drawn.rule("r2a-aa-001", "bottom", "bottom", "con-aa-001", item: "lab-aa-001", constant: -8)
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="cel-aa-001">\(Drawn.frame(0, 0, 320, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
        \(frame)<autoresizingMask key="autoresizingMask"/><subviews>\(label)</subviews>
        <constraints>\(rules)</constraints></tableViewCellContentView></tableViewCell></objects></document>
        """
    }
    let outcome = try SmallHistory(
      ["a.xib": file("", "6751")], ["a.xib": file(Drawn.frame(0, 0, 320, 43), "10117")]
    ).review()
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  /// Where Xcode's canvas put the texts of a cell of a system's style is no change.
  @Test func textsOfAStyledCellThatTheCanvasPutElsewhereAreNoChange() throws {
    func file(_ x: Double) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" textLabel="ttl-aa-001" \
      style="IBUITableViewCellStyleDefault" rowHeight="44" id="cel-aa-001">\(Drawn.frame(0, 0, 375, 44))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="cnt-aa-001">
      \(Drawn.frame(0, 0, 375, 43.5))<autoresizingMask key="autoresizingMask"/><subviews>
      <label opaque="NO" text="Title" id="ttl-aa-001">\(Drawn.frame(x, 0, 330, 43.5))\
      <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    }
    let outcome = try SmallHistory(["a.xib": file(15)], ["a.xib": file(16)]).review()
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  // MARK: Tables of the Mac

  private static func table(_ first: Double, _ rows: [Double] = [1, 1], header: Double) -> String {
    func column(_ id: String, _ x: Double, _ width: Double, _ y: Double) -> String {
      """
      <tableColumn width="\(width)" minWidth="40" maxWidth="1000" id="col-\(id)-001"><prototypeCellViews>
      <tableCellView id="cel-\(id)-001" userLabel="Cell \(id)">\(Drawn.frame(x, y, width, 20))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableCellView>
      </prototypeCellViews></tableColumn>
      """
    }
    return Drawn.mac(
      """
      <scrollView fixedFrame="YES" autohidesScrollers="YES" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scr-aa-001">\(Drawn.frame(0, 0, 300, 200))<autoresizingMask key="autoresizingMask"/>
      <clipView key="contentView" id="clp-aa-001">\(Drawn.frame(0, 0, 300, 200))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <tableView headerView="hed-aa-001" rowHeight="20" id="tab-aa-001">\(Drawn.frame(0, 0, 300, 177))
      <autoresizingMask key="autoresizingMask"/><size key="intercellSpacing" width="3" height="2"/>
      <tableColumns>\(column("aa", 1, first, rows[0]))\(column("bb", first + 4, 100, rows[1]))</tableColumns>
      </tableView></subviews></clipView>
      <tableHeaderView key="headerView" id="hed-aa-001">\(Drawn.frame(0, 0, header, 23))
      <autoresizingMask key="autoresizingMask"/></tableHeaderView></scrollView>
      """)
  }

  /// A wider column is the edit; where the next one and the header lie follows from it.
  @Test func aWiderColumnIsOneEdit() throws {
    let outcome = try SmallHistory(
      ["a.xib": Self.table(100, header: 300)], ["a.xib": Self.table(150, header: 350)]
    ).review(devices: [])
    let title = try #require(titles(outcome).first)
    #expect(title.hasPrefix("width of 'Cell aa' is 150 instead of 100"), "\(titles(outcome))")
    #expect(causes(outcome).count == 1 && causes(outcome)[0].returned == 1, "\(causes(outcome))")
    #expect(outcome.report.entries.first?.layout?.untold.isEmpty == true)
  }

  /// Where Xcode's canvas stacked the rows of a table that has the same ones is no change.
  @Test func rowsThatTheCanvasStackedOtherwiseAreNoChange() throws {
    let outcome = try SmallHistory(
      ["a.xib": Self.table(100, [1, 1], header: 300)], ["a.xib": Self.table(100, [1, 23], header: 300)]
    ).review(devices: [])
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }
}
