import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What of a canvas is the doing of the tools that saved the file: no change, and no cause.
@Suite struct CanvasToolsTests {
  /// A stack that a segue presents, lower than the screen: a card for the tools from Xcode 11 on.
  private static func presented(tools: String, bar: String = "") -> String {
    let stack = Drawn.scene(
      "1",
      """
      <navigationController id="nav-aa-001" sceneMemberID="viewController"><navigationBar key="navigationBar" \(bar) id="bar-aa-001">
      \(Drawn.frame(0, 20, 375, 44))</navigationBar><connections>
      <segue destination="roo-aa-001" kind="relationship" relationship="rootViewController" id="rel-aa-001"/>
      </connections></navigationController>
      """)
    let root = Drawn.scene(
      "2",
      """
      <viewController customClass="Root" id="roo-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
      \(Drawn.frame(0, 0, 375, 647))<subviews>\(Drawn.view("lab-aa-001", "label", Drawn.frame(20, 60, 50, 20), attributes: "text=\"Go\""))</subviews>
      <constraints>\(Drawn.rule("con-aa-001", "top", "top", "saf-aa-001", item: "lab-aa-001"))\
      \(Drawn.rule("con-aa-002", "leading", "leading", "saf-aa-001", item: "lab-aa-001", constant: 20))</constraints>
      <viewLayoutGuide key="safeArea" id="saf-aa-001"/></view>
      <navigationItem key="navigationItem" title="Account" id="ite-aa-001"/></viewController>
      """)
    let first = Drawn.scene(
      "3",
      """
      <viewController customClass="First" id="fir-aa-001" sceneMemberID="viewController"><view key="view" id="vi3-aa-001">
      \(Drawn.frame(0, 0, 375, 667))</view><connections>
      <segue destination="nav-aa-001" kind="presentation" id="pre-aa-001"/></connections></viewController>
      """)
    return Drawn.storyboard(stack + root + first).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"\(tools)\"")
  }

  @Test(arguments: [("14460.31", "16096"), ("13771", "21507"), ("16096", "14460.31")])
  func anotherToolsVersionIsNoChange(before: String, after: String) throws {
    let files = [before, after].map { Self.presented(tools: $0) }
    let outcome = try SmallHistory(["a.storyboard": files[0]], ["a.storyboard": files[1]])
      .review(devices: ["iphone-17"], landscape: true)
    #expect(outcome.report.groups.isEmpty, "\(outcome.report.groups.map(\.title))")
  }

  /// The first device that a file of older tools shows is another canvas, on which a table's cells are recorded anew. Seen in pentelive-ios.
  @Test func theFirstDeviceOfAFileIsNoChange() throws {
    func file(_ width: Double, _ height: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController customClass="Form" id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" \
          sectionHeaderHeight="10" sectionFooterHeight="10" id="tab-aa-001">\(Drawn.frame(0, 0, width, height))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <sections><tableViewSection headerTitle="One" id="sec-aa-001"><cells>
          <tableViewCell contentMode="scaleToFill" id="cel-aa-001">\(Drawn.frame(0, 28, width, 44))
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
          \(Drawn.frame(0, 0, width, 44))<autoresizingMask key="autoresizingMask"/><subviews>
          <switch opaque="NO" contentMode="scaleToFill" on="YES" id="swi-aa-001">\(Drawn.frame(width - 69, 6, 51, 31))
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></switch></subviews>
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
          """)
      ).replacing("useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\"", with: "")
    }
    let before = file(414, 736).replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
      .replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"11201\"")
    let after = file(375, 667).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"11542\"")
    let outcome = try SmallHistory.review(before, after, ending: "storyboard")
    #expect(outcome.report.groups.isEmpty, "\(outcome.report.groups.map(\.title))")
  }

  /// One Xcode runs on two systems; the one that drew a screen, by what its frames say, draws both sides of it.
  @Test func theSystemThatDrewAScreenDrawsBothSides() throws {
    func file(_ text: String) -> String {
      let button = Drawn.view(
        "but-aa-001", "button", Drawn.frame(14, 13, 76, 32), attributes: "verticalHuggingPriority=\"750\"",
        more: "<buttonCell key=\"cell\" type=\"push\" title=\"Start\" bezelStyle=\"rounded\" id=\"cel-aa-001\"/>")
      let rule = Drawn.rule("con-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
      let label = """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fie-aa-001">
        \(Drawn.frame(20, 100, 200, 17))<autoresizingMask key="autoresizingMask"/>
        <textFieldCell key="cell" title="\(text)" id="fce-aa-001"/></textField>
        """
      return Drawn.mac(button + label, constraints: rule).replacing("21507", with: "17701")
    }
    let outcome = try SmallHistory(["a.xib": file("Old")], ["a.xib": file("New")]).review(devices: [])
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(!causes.isEmpty && causes.allSatisfy { $0.contains("'New'") }, "\(causes)")
  }

  /// A large title is no other bar; in compact height it is shown small.
  @Test func aLargeTitleIsToldAsSuch() throws {
    let files = ["", "largeTitles=\"YES\""].map { Self.presented(tools: "21507", bar: $0) }
    let outcome = try SmallHistory(["a.storyboard": files[0]], ["a.storyboard": files[1]])
      .review(devices: ["iphone-8"], landscape: true)
    let titles = outcome.report.groups.map(\.title)
    #expect(!titles.isEmpty && titles.allSatisfy { $0.hasPrefix("the large title is new") }, "\(titles)")
    let landscape = outcome.report.entries.filter { $0.key.contains("landscape") }
    #expect(landscape.allSatisfy { $0.status == .same }, "\(landscape.map(\.status))")
  }

  private static func table(_ cells: String, attributes: String) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tab-aa-001" sceneMemberID="viewController">
        <tableView key="view" \(attributes) separatorStyle="none" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))
        \(cells)</tableView></tableViewController>
        """))
  }

  private static func cell(_ number: Int, y: Double, height: Double = 44, content: Double) -> String {
    """
    <tableViewCell id="ce\(number)-aa-001">\(Drawn.frame(0, y, 375, height))
    <tableViewCellContentView key="contentView" tableViewCell="ce\(number)-aa-001" id="co\(number)-aa-001">
    \(Drawn.frame(0, 0, 375, content))</tableViewCellContentView></tableViewCell>
    """
  }

  /// How high the canvas drew a cell whose height its table finds out is no change; a height that is written is one.
  @Test func theRecordedHeightOfAnAutomaticCellIsNoCause() throws {
    func file(_ height: Double, row: String) -> String {
      let cells = Self.cell(1, y: 28, height: height, content: height) + Self.cell(2, y: 28 + height, content: 44)
      return Self.table("<prototypes>\(cells)</prototypes>", attributes: "rowHeight=\"\(row)\"")
    }
    for (row, isChange) in [("-1", false), ("44", true)] {
      let outcome = try SmallHistory(["a.storyboard": file(44, row: row)], ["a.storyboard": file(55.5, row: row)])
        .review(devices: ["iphone-8"])
      #expect(outcome.report.groups.isEmpty == !isChange, "\(outcome.report.groups.map(\.title))")
    }
  }

  /// A half point more above a group is a rounding, on screens of every size.
  @Test func aHalfPointAboveAGroupIsNoChange() throws {
    func file(_ y: Double, _ content: Double) -> String {
      func section(_ number: Int, _ y: Double) -> String {
        """
        <tableViewSection headerTitle="H\(number)" id="se\(number)-aa-001"><cells>
        \(Self.cell(number, y: y, content: content))</cells></tableViewSection>
        """
      }
      return Self.table(
        "<sections>\(section(1, y))\(section(2, 208))</sections>",
        attributes: "dataMode=\"static\" style=\"grouped\" rowHeight=\"44\"")
    }
    let outcome = try SmallHistory(["a.storyboard": file(113.5, 43.5)], ["a.storyboard": file(114, 44)])
      .review(devices: ["iphone-8"], landscape: true)
    #expect(outcome.report.groups.isEmpty, "\(outcome.report.groups.map(\.title))")
  }

  /// A system's symbol is as long as it was, whichever length the tools write of its shape. Seen in university-my.
  @Test func anotherLengthOfASymbolIsNoChange() throws {
    func file(_ name: String, _ size: (Int, Int), tools: String) -> String {
      let image = Drawn.view(
        "ima-aa-001", "imageView", Drawn.frame(20, 100, 20.5, 17.5), attributes: "image=\"\(name)\" catalog=\"system\"")
      let label = Drawn.label("lab-aa-001", "Give", Drawn.frame(48, 100, 40, 20.5))
      return Drawn.xib(
        image + label, tools: tools,
        constraints: Drawn.rule("rul-aa-001", "top", "top", "iN0-l3-epB", item: "ima-aa-001", constant: 100)
          + Drawn.rule("rul-aa-002", "leading", "leading", "iN0-l3-epB", item: "ima-aa-001", constant: 20)
          + Drawn.rule("rul-aa-003", "leading", "trailing", "ima-aa-001", item: "lab-aa-001", constant: 8)
          + Drawn.rule("rul-aa-004", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 100)
      ).replacing(
        "</objects>",
        with:
          "</objects><resources><image name=\"\(name)\" catalog=\"system\" width=\"\(size.0)\" height=\"\(size.1)\"/>"
          + "</resources>")
    }
    let told = ReviewText().text(
      try SmallHistory.review(
        file("heart", (64, 54), tools: "15705"), file("heart.fill", (128, 109), tools: "16096"), devices: ["iphone-8"]
      ).report)
    #expect(told.contains("is 'heart.fill' instead of 'heart'"), "\(told)")
    #expect(!told.contains("grew") && !told.contains("moved"), "\(told)")
  }
}
