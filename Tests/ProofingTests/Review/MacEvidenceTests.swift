import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Amounts and causes that a Mac's file bears out; each on a small file of the shape in which they were told falsely.
@Suite struct MacEvidenceTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func file(_ scenes: String, begins: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES" \(begins)><scenes>\(scenes)</scenes></document>
    """
  }

  /// A window controller whose window shows a controller.
  private static func window(_ size: (Double, Double), shows id: String) -> String {
    Drawn.scene(
      "wi",
      """
      <windowController id="wco-aa-001"><window key="window" title="Main" id="win-aa-001">
      <rect key="contentRect" x="10" y="20" width="\(size.0)" height="\(size.1)"/></window><connections>
      <segue destination="\(id)" kind="relationship" relationship="window.shadowedContentViewController" id="seg-aa-00w"/>
      </connections></windowController>
      """)
  }

  private static func page(
    _ id: String, _ size: (Double, Double), _ inner: String = "", constraints: String = ""
  ) -> String {
    Drawn.scene(
      id,
      """
      <viewController title="Page \(id)" id="vc\(id)-aa-001"><view key="view" id="ro\(id)-aa-001">
      \(Drawn.frame(0, 0, size.0, size.1))<autoresizingMask key="autoresizingMask"/><subviews>\(inner)</subviews>
      <constraints>\(constraints)</constraints></view></viewController>
      """)
  }

  // MARK: Amounts

  /// Two edits against each other, each of which moves something else farther: no net amount is one edit's. Seen in
  /// trainer-mac.
  @Test func whatTwoEditsLeaveIsToldOfBoth() throws {
    func file(_ width: Double, _ trailing: Double) -> String {
      let box = Drawn.view(
        "box-aa-001", "customView", Drawn.frame(400 - trailing - width, 20, width, 60),
        attributes: "userLabel=\"box\"",
        subviews: Drawn.view(
          "dot-aa-001", "customView", Drawn.frame(width / 2 - 10, 20, 20, 20), attributes: "userLabel=\"dot\"",
          constraints: Drawn.rule("dot-he-001", "height", constant: 20)
            + Drawn.rule("dot-wi-001", "width", constant: 20)
        ),
        constraints: Drawn.rule("box-he-001", "height", constant: 60)
          + Drawn.rule("box-wi-001", "width", constant: width)
          + Drawn.rule("dot-ce-001", "centerX", "centerX", "box-aa-001", item: "dot-aa-001")
          + Drawn.rule("dot-to-001", "top", "top", "box-aa-001", item: "dot-aa-001", constant: 20))
      return Drawn.mac(
        box, size: (400, 200),
        constraints: Drawn.rule("box-to-001", "top", "top", "Hz6-mo-xeY", item: "box-aa-001", constant: 20)
          + Drawn.rule("box-tr-001", "trailing", "trailing", "box-aa-001", item: "Hz6-mo-xeY", constant: trailing))
    }
    let outcome = try SmallHistory.review(file(52, 50), file(100, 20))
    let found = causes(outcome)
    #expect(
      found.contains { $0.lead.contains("is 100 instead of 52") && $0.whole == "'box' grew 48 pt in width" },
      "\(found.map(\.whole))")
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("together 'box' moved left 18 pt, 'dot' moved right 6 pt"), "\(told)")
    #expect(!told.contains("together with"), "\(told)")
  }

  /// A row's height is no doing of its column's width, and rows of a given height are told by it. Seen in Ilion.
  @Test func aRowsHeightIsNotItsColumnsWidth() throws {
    func file(_ first: Double, _ height: Double, _ rows: String) -> String {
      func cell(_ id: String, _ x: Double, _ width: Double) -> String {
        """
        <tableColumn width="\(width)" id="\(id)-co-001"><tableHeaderCell key="headerCell" title="\(id)"/>
        <prototypeCellViews><tableCellView userLabel="\(id)" id="\(id)-ce-001">
        \(Drawn.frame(x, 1, width, height))<autoresizingMask key="autoresizingMask"/><subviews>
        </subviews></tableCellView></prototypeCellViews></tableColumn>
        """
      }
      return Drawn.mac(
        """
        <scrollView fixedFrame="YES" userLabel="Scroll" id="scr-aa-001">\(Drawn.frame(20, 20, 400, 150))
        <autoresizingMask key="autoresizingMask"/><clipView key="contentView" id="cli-aa-001">
        \(Drawn.frame(1, 1, 398, 148))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><tableView \(rows) viewBased="YES" userLabel="List" id="tab-aa-001">\(Drawn.frame(0, 0, 398, 148))
        <autoresizingMask key="autoresizingMask"/><tableColumns>
        \(cell("key", 1, first))\(cell("say", first + 4, 150))
        </tableColumns></tableView></subviews></clipView></scrollView>
        """, size: (440, 200))
    }
    let both = causes(try SmallHistory.review(file(116, 17, ""), file(200, 20, "rowHeight=\"20\"")))
    let leads = both.map(\.lead)
    #expect(leads.contains { $0.contains("row height of 'List' is 20 instead of 17") }, "\(leads)")
    #expect(!leads.contains { $0.hasPrefix("height of ") }, "\(leads)")
    #expect(both.contains { $0.whole.contains("'say' moved right 84 pt") }, "\(both.map(\.whole))")
    // The width alone makes nothing higher.
    let tall = causes(
      try SmallHistory.review(file(116, 17, "rowHeight=\"30\""), file(200, 20, "rowHeight=\"30\"")))
    let width = try #require(tall.first { $0.lead.contains("is 200 instead of 116") })
    #expect(!width.whole.contains("in height"), "\(width.whole)")
  }

  /// A scroll view's insets place what fills it, which is as high as they leave. Seen in DSFTouchBar.
  @Test func aScrollViewsInsetPlacesWhatItShows() throws {
    func file(_ height: Double, inset: Double) -> String {
      let insets =
        inset == 0
        ? "" : "<edgeInsets key=\"contentInsets\" left=\"0.0\" right=\"0.0\" top=\"\(inset)\" bottom=\"0.0\"/>"
      return Drawn.mac(
        """
        <scrollView borderType="none" userLabel="Scroll" translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">
        \(Drawn.frame(0, 0, 200, height))<clipView key="contentView" userLabel="Clip" id="cli-aa-001">
        \(Drawn.frame(0, 0, 200, height))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><tableView rowHeight="17" userLabel="List" id="tab-aa-001">\(Drawn.frame(0, 0, 200, height - inset))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><tableColumns/></tableView>
        </subviews></clipView>\(insets)</scrollView>
        """, size: (200, height),
        constraints: ["top", "leading", "bottom", "trailing"].map {
          Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, "Hz6-mo-xeY", item: "scr-aa-001")
        }.joined())
    }
    let found = causes(try SmallHistory.review(file(300, inset: 0), file(300, inset: 42)))
    #expect(found.map(\.lead) == ["content inset at the top of 'Scroll' is 42 instead of 0"], "\(found.map(\.lead))")
    #expect(
      found.first?.whole.contains("shrank 42 pt in height") == true
        && found.first?.whole.contains("moved down 42 pt") == true, "\(found.map(\.whole))")
    let grown = causes(try SmallHistory.review(file(300, inset: 0), file(310, inset: 42)))
    #expect(!grown.contains { $0.whole.contains("'List' grew") }, "\(grown.map(\.whole))")
  }

  /// A control of a class that is not known is as high as it was drawn, where it keeps close to what it shows: it does not
  /// give way to nothing where a rule goes. Seen in localmotive.
  @Test func aControlThatIsNotKnownKeepsItsHeight() throws {
    func file(_ rule: String) -> String {
      Drawn.mac(
        Drawn.view(
          "pat-aa-001", "rotorControl", Drawn.frame(20, 154, 100, 26),
          attributes: "verticalHuggingPriority=\"750\" userLabel=\"Path\"",
          constraints: Drawn.rule("pat-wi-001", "width", constant: 100) + rule)
          + Drawn.view(
            "box-aa-001", "customView", Drawn.frame(20, 20, 100, 124), attributes: "userLabel=\"Box\"",
            constraints: Drawn.rule("box-wi-001", "width", constant: 100)
              + Drawn.rule("box-he-001", "height", constant: 140, more: "priority=\"700\"")),
        constraints: ["pat", "box"].map {
          Drawn.rule("\($0)-le-001", "leading", "leading", "Hz6-mo-xeY", item: "\($0)-aa-001", constant: 20)
        }.joined() + Drawn.rule("pat-to-001", "top", "top", "Hz6-mo-xeY", item: "pat-aa-001", constant: 20)
          + Drawn.rule("box-to-001", "top", "bottom", "pat-aa-001", item: "box-aa-001", constant: 10)
          + Drawn.rule("box-bo-001", "bottom", "bottom", "box-aa-001", item: "Hz6-mo-xeY", constant: 20))
    }
    let found = causes(try SmallHistory.review(file(Drawn.rule("pat-he-001", "height", constant: 26)), file("")))
    #expect(!found.contains { $0.whole.contains("'Path'") || $0.whole.contains("'Box'") }, "\(found.map(\.whole))")
  }

  // MARK: Windows

  /// What a controller's view was drawn with is not its window's size, which the file says besides. Seen in Rainier and
  /// XcodeWay.
  @Test func aControllersViewIsNotItsWindow() throws {
    func file(_ window: (Double, Double), _ view: (Double, Double)) -> String {
      Self.file(Self.window(window, shows: "vcpa-aa-001") + Self.page("pa", view))
    }
    func leads(_ old: String, _ new: String) throws -> [String] {
      causes(try SmallHistory.review(old, new, ending: "storyboard")).map(\.lead)
    }
    #expect(
      try leads(file((480, 270), (480, 270)), file((480, 270), (600, 270)))
        == ["the view is 600 × 270 instead of 480 × 270"])
    #expect(
      try leads(file((480, 270), (480, 270)), file((600, 270), (600, 270)))
        == ["the window is 600 × 270 instead of 480 × 270"])
  }

  /// A split view's controller is as large as its pages ask for, whatever its own view was drawn with. Seen in trainer-mac.
  @Test func aSplitViewGivesWayToItsPages() throws {
    let split = Drawn.scene(
      "sp",
      """
      <splitViewController id="spc-aa-001"><splitViewItems><splitViewItem id="it1-aa-001"/>
      <splitViewItem id="it2-aa-001"/></splitViewItems><splitView key="splitView" arrangesAllSubviews="NO" dividerStyle="thin" id="spl-aa-001">
      \(Drawn.frame(0, 0, 450, 300))<autoresizingMask key="autoresizingMask"/></splitView><connections>
      <segue destination="vcon-aa-001" kind="relationship" relationship="splitItems" id="seg-aa-001"/>
      <segue destination="vctw-aa-001" kind="relationship" relationship="splitItems" id="seg-aa-002"/></connections>
      </splitViewController>
      """)
    let high = Self.page(
      "on", (538, 350),
      Drawn.view("seg-he-001", "customView", Drawn.frame(0, 336, 538, 14), attributes: "userLabel=\"Top\""),
      constraints: ["leading", "trailing", "top"].map {
        Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, "roon-aa-001", item: "seg-he-001")
      }.joined() + Drawn.rule("bot-aa-001", "bottom", "bottom", "seg-he-001", item: "roon-aa-001", constant: 336))
    let pages = high + Self.page("tw", (538, 100))
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.file(split + pages))
    let checked = try program.run(["check", "Main.storyboard", "--no-fixes"]).output
    #expect(!checked.contains("unsatisfiable-constraints"), "\(checked)")
  }

  /// A new storyboard's pictures show controllers' views, and none the window that it begins with. Seen in Rainier.
  @Test func aNewStoryboardsWindowIsTold() throws {
    let page = Self.page("pa", (480, 270))
    let storyboard = Self.file(
      Self.window((480, 270), shows: "vcpa-aa-001") + page, begins: "initialViewController=\"wco-aa-001\"")
    let told = notes(try SmallHistory(["a.txt": ""], ["b.storyboard": storyboard]).review())
    #expect(told == ["the storyboard begins with the window 'Main', which shows 'Page pa'"], "\(told)")
    let other = Self.file(page, begins: "initialViewController=\"vcpa-aa-001\"")
    #expect(notes(try SmallHistory(["a.txt": ""], ["b.storyboard": other]).review()).isEmpty)
  }

  /// Panes are as large as rules make them, whatever the canvas recorded, which asks no rule of a pane. Seen in json-mapper.
  @Test func panesAreAsLargeAsRulesMakeThem() throws {
    func pane(_ number: Int, _ x: Double, _ width: Double, _ name: String, _ rules: String = "") -> String {
      "<customView userLabel=\"\(name)\" id=\"pa\(number)-aa-001\">\(Drawn.frame(x, 0, width, 200))"
        + "<autoresizingMask key=\"autoresizingMask\"/><constraints>\(rules)</constraints></customView>"
    }
    func file(_ first: Double, _ rule: Double?) -> String {
      let rules = rule.map { Drawn.rule("wid-aa-001", "width", constant: $0) } ?? ""
      let sides = ["leading", "trailing", "top", "bottom"].enumerated().map { index, side in
        Drawn.rule("sp\(index)-aa-001", side, side, "Hz6-mo-xeY", item: "spl-aa-001")
      }
      return Drawn.mac(
        """
        <splitView dividerStyle="thin" vertical="YES" translatesAutoresizingMaskIntoConstraints="NO" id="spl-aa-001">
        \(Drawn.frame(0, 0, 300, 200))<subviews>\(pane(1, 0, first, "First"))
        \(pane(2, first + 1, 299 - first, "Second", rules))</subviews>
        <holdingPriorities><real value="250"/><real value="400"/></holdingPriorities></splitView>
        """, constraints: sides.joined())
    }
    let ruled = causes(try SmallHistory.review(file(200, 120), file(190, 150))).map(\.sentence)
    #expect(ruled.contains { $0.contains("'First' shrank 30 pt in width") }, "\(ruled)")
    #expect(!ruled.contains { $0.contains("the pane '") }, "\(ruled)")
    let drawn = causes(try SmallHistory.review(file(200, nil), file(190, nil))).map(\.sentence)
    #expect(drawn.contains { $0.hasPrefix("the pane 'Second' is 109 pt wide instead of 99") }, "\(drawn)")
  }
}
