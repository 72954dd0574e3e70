import Foundation
import Solving
import Testing

@testable import Reviewing
@testable import Revisions

/// What is said of screens by where the containers of their file have them: in tabs, in stacks, in pages or nowhere.
@Suite struct ContainerPlaceTests {
  private func report(_ before: String, _ after: String) throws -> ReviewReport {
    try SmallHistory(["Main.storyboard": Drawn.storyboard(before)], ["Main.storyboard": Drawn.storyboard(after)])
      .review().report
  }

  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try report(before, after))
  }

  /// With which screen an app begins is read before its pictures. Seen in Checkfood and IrisCalendar.
  @Test func whatBeginsComesFirst() throws {
    let label = Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21))
    let screens = [Self.screen("one"), Self.screen("two")]
    let (before, after) = (screens.joined(), Self.screen("one", subviews: label) + screens[1])
    func file(_ scenes: String, _ first: String) -> String {
      Drawn.storyboard(scenes).replacing("<document ", with: "<document initialViewController=\"\(first)-vc-001\" ")
    }
    let report = try SmallHistory(
      ["Main.storyboard": file(before, "one")], ["Main.storyboard": file(after, "two")]
    ).review().report
    let start = "the storyboard begins with 'TwoPage' instead of 'OnePage'"
    #expect(ReviewText().text(report).hasPrefix("T \(start)\n"), "\(ReviewText().text(report))")
    #expect(report.notes.filter(\.isFirst).map(\.text) == [start])
    #expect(try ReviewReport.read(Array(report.json().text.utf8), path: "r").get().notes == report.notes)
  }

  /// A screen with a class by which it is known, `OnePage`.
  private static func screen(
    _ id: String, attributes: String = "", subviews: String = "", more: String = ""
  ) -> String {
    Drawn.scene(
      id,
      """
      <viewController customClass="\(id.capitalized)Page" \(attributes) id="\(id)-vc-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-vi-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-sa-001"/></view>\(more)</viewController>
      """)
  }

  private static func container(
    _ id: String, _ element: String, _ part: String, _ members: [String], bar: String = ""
  ) -> String {
    let segues = members.map { member in
      """
      <segue destination="\(member)" kind="relationship" relationship="\(part)" \
      id="\(member.prefix(3))-r\(id.prefix(1))-001"/>
      """
    }
    return Drawn.scene(
      id,
      """
      <\(element) id="\(id)-vc-001" sceneMemberID="viewController">\(bar)
      <connections>\(segues.joined())</connections></\(element)>
      """)
  }

  private static func tabs(_ members: String...) -> String {
    let bar = Drawn.frame(0, 0, 375, 49)
    return container(
      "tab", "tabBarController", "viewControllers", members.map { "\($0)-vc-001" },
      bar: "<tabBar key=\"tabBar\" contentMode=\"scaleToFill\" id=\"tab-ba-001\">\(bar)</tabBar>")
  }

  private static func stack(_ id: String, _ root: String, bar: String = "") -> String {
    container(
      id, "navigationController", "rootViewController", ["\(root)-vc-001"],
      bar: "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" \(bar) id=\"\(id)-ba-001\"/>")
  }

  private static func way(_ target: String) -> String {
    "<connections><segue destination=\"\(target)-vc-001\" kind=\"show\" id=\"\(target)-se-001\"/></connections>"
  }

  private static func tab(_ title: String) -> String {
    "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"\(title.prefix(3).lowercased())-ti-001\"/>"
  }

  /// A way that is performed later shows no page. Seen in Garden-Journal-iOS.
  @Test func aWayFromPagesIsNoPage() throws {
    func file(_ way: String) -> String {
      let embed = "<connections><segue destination=\"pag-vc-001\" kind=\"embed\" id=\"emb-se-001\"/></connections>"
      let box = Drawn.view(
        "box-aa-001", "containerView", Drawn.frame(0, 100, 375, 300),
        constraints: Drawn.rule("box-he-001", "height", constant: 300)
          + Drawn.rule("box-wi-001", "width", constant: 375), more: embed)
      let pages = Drawn.scene(
        "pag",
        """
        <pageViewController transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" \
        id="pag-vc-001" sceneMemberID="viewController">\(way)</pageViewController>
        """)
      return Self.screen("one", subviews: box) + pages + Self.screen("two")
    }
    let told = try text(file(Self.way("two")), file(""))
    #expect(!told.contains("shown in it"), "\(told)")
    #expect(told.contains("the show segue to 'TwoPage' from 'page view controller' is gone"), "\(told)")
  }

  /// A tab that got a stack of its own is the tab that it was, and has that one's bar. Seen in HabitTracker.
  @Test func aTabInAStackOfItsOwnIsTheSame() throws {
    let screens =
      Self.screen("one", more: Self.tab("First")) + Self.screen("two", more: Self.tab("Second"))
    let outer = Self.stack("out", "tab", bar: "largeTitles=\"YES\"") + Self.tabs("one", "two") + screens
    let inner = Self.tabs("inn", "two") + Self.stack("inn", "one") + screens
    let tabs = try report(outer, inner).entries.filter { $0.scene.hasSuffix("Tabs") }
    let leads = tabs.flatMap { $0.layout?.causes.map(\.lead) ?? [] }
    #expect(leads.contains { $0.contains("the large title is gone") }, "\(leads)")
    #expect(!leads.contains { $0.contains("the navigation bar is gone") }, "\(leads)")
  }

  /// The way back from tabs that were pushed stays above a stack in one of them. Seen in HabitTracker.
  @Test func tabsThatWerePushedKeepTheirWayBack() throws {
    func file(_ member: String, _ inner: String) -> String {
      Self.stack("out", "one") + Self.screen("one", attributes: "title=\"Start\"", more: Self.way("tab"))
        + Self.tabs(member) + inner + Self.screen("two", more: Self.tab("First"))
    }
    let told = try text(file("two", ""), file("inn", Self.stack("inn", "two")))
    #expect(!told.contains("the way back"), "\(told)")
  }

  /// What hides the bar at the bottom is said to be why there are no tabs, and once. Seen in smart-itsm-iphone.
  @Test func whatHidesTheBottomBarIsTheCause() throws {
    func file(_ attributes: String) -> String {
      Self.tabs("nav") + Self.stack("nav", "one") + Self.screen("one", more: Self.way("two") + Self.tab("First"))
        + Self.screen("two", attributes: attributes)
    }
    let told = try text(file(""), file("hidesBottomBarWhenPushed=\"YES\""))
    #expect(told.contains("the tab bar is gone, since the screen hides the bottom bar when pushed"), "\(told)")
    #expect(!told.contains("hides bottom bar when pushed in") && !told.contains("the tab “"), "\(told)")
  }

  /// Bars that a screen lost with its tab are gone for that. Seen in Hackers.
  @Test func barsGoWithTheTab() throws {
    func file(_ members: String) -> String {
      Self.stack("out", "tab") + members + Self.screen("one", more: Self.tab("First"))
        + Self.screen("two", more: Self.tab("Second"))
    }
    let told = try text(file(Self.tabs("one", "two")), file(Self.tabs("one")))
    let words = "the navigation bar and the tab bar are gone, since no tab leads to the screen any more"
    #expect(told.contains(words), "\(told)")
    #expect(told.contains("the tab “Second” is gone"), "\(told)")
  }

  /// A new screen in a tab shows nothing of the tabs. Seen in market_app-iOS.
  @Test func anEmptyScreenShowsNoTabs() throws {
    func file(_ way: String, _ rest: String) -> String {
      Self.tabs("nav") + Self.stack("nav", "one") + Self.screen("one", more: way + Self.tab("First")) + rest
    }
    let told = try text(file("", ""), file(Self.way("two"), Self.screen("two")))
    #expect(told.contains("it shows an empty view\n"), "\(told)")
  }

  /// A new screen to which neither the storyboard nor code has a way is said to have none. Seen in Commuter-Parking-iOS.
  @Test func aScreenThatNothingReachesIsTold() throws {
    let words = "the new 'TwoPage' is reached by nothing in the storyboard"
    let bare = try text(Self.screen("one"), Self.screen("one") + Self.screen("two"))
    #expect(bare.contains(words), "\(bare)")
    let named = try text(
      Self.screen("one"), Self.screen("one") + Self.screen("two", attributes: "storyboardIdentifier=\"Two\""))
    #expect(!named.contains("is reached by nothing"), "\(named)")
    let shown = try text(Self.screen("one"), Self.screen("one", more: Self.way("two")) + Self.screen("two"))
    #expect(!shown.contains("is reached by nothing"), "\(shown)")
  }
}
