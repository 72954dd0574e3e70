import Foundation
import ImageDiff
import Testing

@testable import Reviewing
@testable import Revisions

/// What a later file draws elsewhere, or another Xcode otherwise, while the app shows what it showed.
extension ContainedScreenTests {
  private static let plainTabs = tabs.replacing("translucent=\"NO\"", with: "")

  /// A screen that tabs show keeps them where a stack without tabs shows it as well.
  @Test func aSecondWayToAScreenTakesNoTabsAway() throws {
    func file(hasSecondWay: Bool) -> String {
      let other = Self.list("oth", height: 667, hasSecondWay ? [("end", "show")] : [])
      return Self.storyboard(
        Self.tabs + Self.stack("nv2", root: "oth") + other + Self.stack("nav", root: "fee")
          + Self.list("fee", height: 618, [("end", "show")]) + Self.list("end", height: 618))
    }
    let outcome = try review(file(hasSecondWay: false), file(hasSecondWay: true))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  /// What hides the bar at the bottom where it is pushed has no tabs, nor has what it pushes. Seen in Game On.
  @Test func whatHidesTheBottomBarHasNoTabs() throws {
    func file(hides: Bool) -> String {
      Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667, [("end", "show")])
          + Self.list(
            "end", height: 667, attributes: hides ? "hidesBottomBarWhenPushed=\"YES\"" : "", [("sub", "show")])
          + Self.list("sub", height: 667))
    }
    let told = causes(try review(file(hides: false), file(hides: true))).map(\.sentence)
    #expect(told.filter { $0.hasPrefix("the tab bar is gone") }.count == 2, "\(told)")
  }

  /// A canvas of another height takes no bars from the screens of devices.
  @Test func anotherHeightOfACanvasTakesNoBarsAway() throws {
    func file(_ height: Double) -> String {
      Self.storyboard(Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: height))
    }
    let outcome = try review(file(667), file(600))
    let entries = outcome.report.entries
    #expect(entries.allSatisfy { $0.pixels.map { $0.verdict == .same } ?? true })
    #expect(causes(outcome).isEmpty, "\(causes(outcome).map(\.sentence))")
  }

  /// What a later Xcode draws as a card was presented before as well.
  @Test func aCardOfALaterXcodeIsNoChange() throws {
    func file(_ tools: String, _ height: Double, top: Double) -> String {
      let end = Self.list("end", height: height).replacing("y=\"20.0\"", with: "y=\"\(top)\"")
        .replacing("height=\"\(height - 20)\"", with: "height=\"\(height - top)\"")
      return Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667, [("end", "presentation")])
          + end,
        tools: tools)
    }
    let outcome = try review(file("14490", 667, top: 20), file("15702", 647, top: 0))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  /// What comes the same way in both versions is no sheet in one alone, whichever canvas was drawn as a card. Seen in WorkoutCycle.
  @Test(arguments: [false, true]) func aCardOfOneCanvasIsNoChange(isGoing: Bool) throws {
    func file(_ height: Double) -> String {
      Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667, [("end", "presentation")])
          + Self.list("end", height: height), tools: "15702")
    }
    let outcome = try review(file(isGoing ? 647 : 667), file(isGoing ? 667 : 647))
    #expect(!causes(outcome).contains { $0.sentence.contains("comes as") }, "\(causes(outcome).map(\.sentence))")
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  /// Nor is the root of a stack that comes the same way in both versions. Seen in passwords-ios, where another of two ways was
  /// simulated.
  @Test(arguments: [false, true]) func aCardOfAStackIsNoChange(isGoing: Bool) throws {
    func file(_ height: Double) -> String {
      Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667, [("nv2", "presentation")])
          + Self.stack("nv2", root: "end") + Self.list("end", height: height), tools: "15702")
    }
    let outcome = try review(file(isGoing ? 647 : 667), file(isGoing ? 667 : 647))
    #expect(!causes(outcome).contains { $0.sentence.contains("comes as") }, "\(causes(outcome).map(\.sentence))")
  }

  /// What says that it comes over the whole screen is no card, however high it was drawn. Seen in Fitness.
  @Test func whatComesOverTheWholeScreenIsNoCard() throws {
    func file(_ height: Double, _ kind: String) -> String {
      Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667, [("end", kind)])
          + Self.list("end", height: height, attributes: "modalPresentationStyle=\"overFullScreen\""), tools: "15702")
    }
    let outcome = try review(file(584, "custom"), file(667, "presentation"))
    #expect(!causes(outcome).contains { $0.sentence.contains("comes as") }, "\(causes(outcome).map(\.sentence))")
    let other = try review(file(667, "custom"), file(584, "presentation"))
    #expect(!causes(other).contains { $0.sentence.contains("comes as") }, "\(causes(other).map(\.sentence))")
  }

  /// A screen that is presented now is told as a sheet, and its safe area follows from that.
  @Test(arguments: [false, true]) func aSheetIsToldAsASheet(isGoing: Bool) throws {
    func file(isSheet: Bool) -> String {
      Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee")
          + Self.list("fee", height: 667, [("end", isSheet ? "presentation" : "custom")])
          + Self.list("end", height: isSheet ? 647 : 667), tools: "15702")
    }
    let outcome = try review(file(isSheet: isGoing), file(isSheet: !isGoing))
    let styles = isGoing ? "a whole screen instead of a page sheet" : "a page sheet instead of a whole screen"
    #expect(causes(outcome).map(\.sentence).contains { $0.contains("the screen comes as \(styles)") })
    #expect(!causes(outcome).map(\.sentence).contains { $0.contains("safe area") })
    #expect(outcome.report.entries.compactMap { $0.layout?.explained }.allSatisfy { $0.share > 0.99 })
  }

  /// The bar that a file simulates below a screen stays where its canvas is as high as a card, whatever shows it. Seen in
  /// Music-Memories and CarerCare-iOS.
  @Test(arguments: [(667.0, 647.0), (647, 667)])
  func aCanvasAsHighAsACardHasTheSameToolbar(before: Double, after: Double) throws {
    func file(_ height: Double) -> String {
      let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
      return Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667)
          + Self.list("end", height: height).replacing("</viewController>", with: bar + "</viewController>"),
        tools: "15702")
    }
    let told = causes(try review(file(before), file(after))).map(\.sentence)
    #expect(!told.contains { $0.contains("toolbar is") }, "\(told)")
  }

  /// A bar that comes with a stack said nothing before, whatever title the file has for it. Seen in gameon-ios.
  @Test func aBarThatCameSaidNothingBefore() throws {
    func file(isInStack: Bool) -> String {
      let item = "<navigationItem key=\"navigationItem\" title=\"Login\" id=\"ite-aa-001\"/>"
      let end = Self.list("end", height: 667)
      return Self.storyboard(
        Self.plainTabs + Self.stack("nav", root: "fee") + Self.list("fee", height: 667)
          + (isInStack
            ? end + Self.stack("nv2", root: "end")
            : end.replacing("</viewController>", with: item + "</viewController>")))
    }
    let told = causes(try review(file(isInStack: false), file(isInStack: true))).map(\.sentence)
    #expect(
      told.contains { $0.hasPrefix("the navigation bar is new") } && !told.contains { $0.contains("Login") }, "\(told)")
  }

  // MARK: Rows

  /// What an accessory takes of a row, and what another canvas left of it, is nothing that anybody edited.
  @Test(arguments: [(395.5, 383.5), (600, 375)])
  func aRowsContentIsTheSystems(_ before: Double, _ after: Double) throws {
    func file(_ width: Double) -> String {
      let cell = """
        <tableViewCell accessoryType="disclosureIndicator" id="cel-aa-001">\(Drawn.frame(0, 28, 414, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, width, 44))<autoresizingMask key="autoresizingMask"/>
        <subviews>\(Drawn.view("bar-aa-009", "view", Drawn.frame(0, 4, width, 30)))</subviews><constraints>
        \(Drawn.rule("le0-aa-001", "leading", "leading", "con-aa-001", item: "bar-aa-009"))
        \(Drawn.rule("tr0-aa-001", "trailing", "trailing", "con-aa-001", item: "bar-aa-009"))
        \(Drawn.rule("to0-aa-001", "top", "top", "con-aa-001", item: "bar-aa-009", constant: 4))
        \(Drawn.rule("bo0-aa-001", "bottom", "bottom", "con-aa-001", item: "bar-aa-009", constant: -10))
        </constraints></tableViewCellContentView></tableViewCell>
        """
      return Self.storyboard(
        Self.scene(
          "tableViewController", "tbl",
          """
          <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="tab-aa-002">
          \(Drawn.frame(0, 0, 414, 736))<sections><tableViewSection id="sec-aa-001">
          <cells>\(cell)</cells></tableViewSection></sections></tableView>
          """))
    }
    let outcome = try review(file(before), file(after))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  // MARK: Files

  /// Screens of one name in files that went and files that came are no screens that moved, where there are several.
  @Test func screensOfACommonNameAreNotPutTogether() throws {
    func file(_ label: String) -> String {
      Drawn.mac(Drawn.label("\(label)-aa-001", label, Drawn.frame(20, 20, 80, 17)))
    }
    let history = try SmallHistory(["a.xib": file("one"), "b.xib": file("two")], [:])
    for name in ["a.xib", "b.xib"] {
      try FileManager.default.removeItem(at: history.folder.appendingPathComponent(name))
    }
    for (name, label) in [("c.xib", "tre"), ("d.xib", "for")] { try history.write(name, Array(file(label).utf8)) }
    try history.commit()
    let statuses = try history.review(devices: []).report.entries.map(\.status)
    #expect(
      statuses.filter { $0 == .missing }.count == 2 && statuses.filter { $0 == .orphan }.count == 2, "\(statuses)")
  }

  /// A segue that shows a split view's detail pushes nothing. Seen in varazdinevents.
  @Test func aShownDetailIsNotPushed() throws {
    func file(_ ways: [(String, String)]) -> String {
      let list = Self.list("fee", height: 603, ways).replacing(
        "kind=\"show\"", with: "kind=\"show\" action=\"showDetailViewController:sender:\"")
      return Self.storyboard(Self.stack("nav", root: "fee") + list + Self.list("end", height: 667))
    }
    let outcome = try review(file([]), file([("end", "show")]), devices: ["iphone-8"])
    #expect(causes(outcome).isEmpty, "\(causes(outcome).map(\.sentence))")
  }

  /// A canvas shows no bar that its view ends at. Seen in nileTaxi.
  @Test func aCanvasEndsAtTheBarsToo() throws {
    func file(isOpaque: Bool) -> String {
      Self.storyboard(Self.stack("nav", root: "fee", isOpaque: isOpaque) + Self.list("fee", height: 667))
    }
    let sentences = causes(try review(file(isOpaque: false), file(isOpaque: true))).map(\.sentence)
    #expect(sentences.contains { $0.contains("ends at the bars") }, "\(sentences)")
    #expect(!sentences.contains { $0.contains("another view") }, "\(sentences)")
  }

  /// The class of a screen's own view is told with the screen, and not again of the container that shows it. Seen in ios-final and
  /// doogetha.
  @Test func aContainerTellsNoClassOfItsScreen() throws {
    func file(_ name: String) -> String {
      Self.storyboard(Self.stack("nav", root: "fee") + Self.list("fee", height: 667)).replacing(
        "<view key=\"view\"", with: "<view key=\"view\" \(name)")
    }
    let renames = try review(file(""), file("customClass=\"Ground\"")).report.entries.flatMap(\.renames)
    #expect(Set(renames).count == 1 && renames.allSatisfy { $0.hasPrefix("class of the view of ") }, "\(renames)")
  }
}
