import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Files that another version of the tools wrote anew: what only that did is no change.
@Suite struct SavedAnewTests {
  func outcome(_ before: String, _ after: String, ending: String = "xib") throws -> RevisionReview.Outcome {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
  }

  func titles(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    try outcome(before, after, ending: ending).report.groups.map(\.title)
  }

  static func label(_ text: String = "Some text") -> String {
    Drawn.view("lab-aa-001", "label", Drawn.frame(20, 87, 80, 21), attributes: "text=\"\(text)\"")
  }

  static let placing =
    Drawn.rule("con-aa-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 87)
    + Drawn.rule("con-aa-002", "leading", "leadingMargin", "iN0-l3-epB", item: "lab-aa-001")

  /// A xib that simulates a navigation bar, of an Xcode that knew no devices and of one that gave it one.
  private static func simulating(_ device: String, tools: String, size: (Double, Double), text: String = "Some text")
    -> String
  {
    Drawn.xib(label(text), tools: tools, device: device, size: size, constraints: placing)
      .replacing(
        "</view>\n</objects>",
        with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/></view>\n</objects>"
      )
      .replacing(" useSafeAreas=\"YES\"", with: "")
  }

  private static let device = "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"light\"/>"

  @Test func aDeviceThatTheToolsWroteBringsNoBar() throws {
    let before = Self.simulating("", tools: "10116", size: (600, 600))
    #expect(try titles(before, Self.simulating(Self.device, tools: "20037", size: (414, 896))) == [])
    let told = try titles(before, Self.simulating(Self.device, tools: "20037", size: (414, 896), text: "Other"))
    #expect(told.count == 1 && told[0].contains("'Other'"), "\(told)")
  }

  /// A cell of a xib whose label has a mask, or none.
  private static func cell(_ mask: String, tools: String, priority: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <collectionViewCell id="cel-aa-001">\(Drawn.frame(0, 0, 320, 426))
    <autoresizingMask key="autoresizingMask"/>
    <view key="contentView" id="vie-aa-001">\(Drawn.frame(0, 0, 320, 426))
    <autoresizingMask key="autoresizingMask"/><subviews>
    <searchBar id="sea-aa-001">\(Drawn.frame(20, 0, 280, 44))\(mask)</searchBar></subviews></view>
    </collectionViewCell></objects></document>
    """
  }

  @Test func masksThatTheToolsLeftOutAreNoChange() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>"
    #expect(try titles(Self.cell(mask, tools: "5053"), Self.cell("", tools: "6249")) == [])
    #expect(try !titles(Self.cell(mask, tools: "6249"), Self.cell("", tools: "6249")).isEmpty)
  }

  /// Tools write the colour that a text has by itself; one that is named after another thing is somebody's choice. Seen in Quickeys.
  @Test func aTextsColourOfAnotherUseIsAnEdit() throws {
    func file(_ color: String?, tools: String) -> String {
      let color =
        color.map { "<color key=\"textColor\" name=\"\($0)\" catalog=\"System\" colorSpace=\"catalog\"/>" } ?? ""
      return Drawn.macFile(
        """
        <scrollView fixedFrame="YES" id="scr-aa-001">\(Drawn.frame(0, 0, 200, 100))<clipView key="contentView" id="cli-aa-001">
        \(Drawn.frame(1, 1, 198, 98))<subviews><textView customClass="Notes" id="tex-aa-001">\(Drawn.frame(0, 0, 198, 98))
        \(color)</textView></subviews></clipView></scrollView>
        """, tools: tools)
    }
    func isTold(_ color: String) throws -> Bool {
      let notes = try outcome(file(nil, tools: "13529"), file(color, tools: "15705")).report.notes
      return notes.contains { $0.isChange && $0.text.contains("text color in a text view is '\(color)' now") }
    }
    #expect(try isTold("alternatingContentBackgroundColor"))
    #expect(try !isTold("textColor"))
  }

  /// Views that lie where they were drawn.
  private static func fixed(_ y: Double, tools: String, flag: String = "") -> String {
    let label = """
      <label fixedFrame="YES" text="Fixed" \(flag) translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
      \(Drawn.frame(20, y, 80, 21))<autoresizingMask key="autoresizingMask"/></label>
      """
    return Drawn.xib(label, tools: tools)
  }

  @Test func halfPointsOfOtherToolsAreNoChange() throws {
    #expect(try titles(Self.fixed(42.5, tools: "7531"), Self.fixed(43, tools: "7706")) == [])
    #expect(try !titles(Self.fixed(42.5, tools: "7706"), Self.fixed(43, tools: "7706")).isEmpty)
    #expect(try !titles(Self.fixed(42.5, tools: "7531"), Self.fixed(45, tools: "7706")).isEmpty)
  }

  /// A label that was recorded elsewhere than its rules put it, and then where they do.
  private static func recorded(_ height: Double, tools: String) -> String {
    let label = Drawn.view(
      "lab-aa-001", "label", Drawn.frame(20, 87, 80, height), attributes: "text=\"Some text\"",
      constraints: Drawn.rule("con-aa-003", "height", constant: 21))
    return Drawn.xib(label, tools: tools, constraints: placing)
  }

  @Test func framesThatOtherToolsRecordedAnewAreNoFindingThatWent() throws {
    #expect(try titles(Self.recorded(40, tools: "14113"), Self.recorded(21, tools: "15400")) == [])
  }

  /// A screen that was moved to a file of another name while another Xcode saved it.
  @Test func aFileOfAnotherNameIsReadAsTheSameSystem() throws {
    let history = try SmallHistory(
      ["Old.xib": Drawn.xib(Self.label(), tools: "13771", constraints: Self.placing)],
      ["New.xib": Drawn.xib(Self.label("Other"), tools: "14109", constraints: Self.placing)])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Old.xib"))
    try history.amend()
    let causes = try history.review().report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(!causes.contains { $0.hasPrefix("the system") }, "\(causes)")
  }

  /// A table below other bars, whose first row the canvas recorded lower.
  private static func rows(_ y: Double, tabs: String) -> String {
    let table = """
      <tableView key="view" style="grouped" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 320, 519))<prototypes>
      <tableViewCell reuseIdentifier="Row" rowHeight="54" id="cel-aa-001">\(Drawn.frame(0, y, 320, 54))
      <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
      \(Drawn.frame(0, 0, 320, 53.5))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    return Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tabBarController id="tbc-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="bar-aa-001"/>
        <connections><segue destination="vco-aa-001" kind="relationship" relationship="viewControllers" id="seg-aa-001"/>
        \(tabs)</connections></tabBarController>
        """)
        + Drawn.scene(
          "2",
          """
          <tableViewController customClass="Rows" id="vco-aa-001" sceneMemberID="viewController">\(table)
          <tabBarItem key="tabBarItem" title="Rows" id="ite-aa-001"/></tableViewController>
          """)
        + Drawn.scene(
          "3",
          """
          <viewController customClass="Other" id="vc3-aa-001" sceneMemberID="viewController">
          <view key="view" id="vi3-aa-001">\(Drawn.frame(0, 0, 320, 568))</view>
          <tabBarItem key="tabBarItem" title="Other" id="it3-aa-001"/></viewController>
          """))
  }

  @Test func rowsThatTheCanvasRecordedBelowItsBarsDoNotMove() throws {
    let tab =
      "<segue destination=\"vc3-aa-001\" kind=\"relationship\" relationship=\"viewControllers\" id=\"se3-aa-001\"/>"
    let outcome = try outcome(Self.rows(50, tabs: ""), Self.rows(113.5, tabs: tab), ending: "storyboard")
    let moved = outcome.report.entries.flatMap { $0.layout?.changes ?? [] }.filter { $0.kind == "moved" }
    #expect(moved.isEmpty, "\(moved.map(\.sentence))")
  }

  /// The type of buttons that Xcode 12.5 calls otherwise.
  @Test func anotherNameOfATypeIsNoChange() throws {
    func file(_ type: String, tools: String) -> String {
      let button = Drawn.view(
        "but-aa-001", "button", Drawn.frame(20, 87, 80, 30), attributes: "buttonType=\"\(type)\"",
        more: "<state key=\"normal\" title=\"Go\"/>")
      return Drawn.xib(
        button, tools: tools,
        constraints: Drawn.rule("con-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 87)
          + Drawn.rule("con-aa-002", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 20))
    }
    let report = try outcome(file("roundedRect", tools: "16097"), file("system", tools: "18122")).report
    #expect(report.groups.isEmpty && !report.notes.contains(where: \.isChange), "\(report.notes.map(\.text))")
  }

  /// First and second item exchanged, as Interface Builder's menu does.
  @Test func aRuleWithItsItemsExchangedSaysTheSame() throws {
    func file(_ rule: String) -> String {
      let other = Drawn.view("lb2-aa-001", "label", Drawn.frame(20, 120, 80, 21), attributes: "text=\"Below\"")
      let leading = Drawn.rule("con-aa-004", "leading", "leading", "lab-aa-001", item: "lb2-aa-001")
      return Drawn.xib(Self.label() + other, constraints: Self.placing + leading + rule)
    }
    let rule = file(Drawn.rule("con-aa-003", "top", "bottom", "lab-aa-001", item: "lb2-aa-001", constant: 12))
    let back = file(Drawn.rule("con-aa-003", "bottom", "top", "lb2-aa-001", item: "lab-aa-001", constant: -12))
    let other = file(Drawn.rule("con-aa-003", "bottom", "top", "lb2-aa-001", item: "lab-aa-001", constant: -20))
    #expect(try titles(rule, back) == [])
    #expect(try titles(rule, other).count == 1)
  }

  /// A view below a table's rows, which a canvas recorded elsewhere while the table got another ground.
  @Test func whatATablePlacesMovesByNoRecord() throws {
    func file(_ y: Double, _ ground: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController customClass="Rows" id="vco-aa-001" sceneMemberID="viewController">
          <tableView key="view" style="plain" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))\(ground)
          <view key="tableFooterView" id="foo-aa-001">\(Drawn.frame(0, y, 375, 111))</view></tableView>
          </tableViewController>
          """))
    }
    let ground =
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let outcome = try outcome(file(647, ground), file(389, ""), ending: "storyboard")
    let moved = outcome.report.entries.flatMap { $0.layout?.changes ?? [] }.filter { $0.kind == "moved" }
    #expect(moved.isEmpty, "\(moved.map(\.sentence))")
  }
}
