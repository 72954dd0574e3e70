import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is around a scene is told where an edit of it says so, not where a way to it merely went, came or lies elsewhere.
@Suite struct SurroundingsTests {
  private static func screen(_ number: Int, _ connections: String = "", attributes: String = "", more: String = "")
    -> String
  {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="Screen\(number)" \(attributes) id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Drawn.label("la\(number)-aa-001", "Words \(number)", Drawn.frame(0, 80, 200, 21)))</subviews>
      <viewLayoutGuide key="safeArea" id="sa\(number)-aa-001"/>
      <constraints>
      \(Drawn.rule("to\(number)-aa-001", "top", "top", "sa\(number)-aa-001", item: "la\(number)-aa-001", constant: 20))
      \(Drawn.rule("le\(number)-aa-001", "leading", "leading", "sa\(number)-aa-001", item: "la\(number)-aa-001"))
      </constraints></view>\(more)<connections>\(connections)</connections></viewController>
      """)
  }

  private static func stack(_ root: Int, bar: String = "") -> String {
    Drawn.scene(
      "n",
      """
      <navigationController id="nav-aa-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="bar-aa-001"/>
      <connections><segue destination="vc\(root)-aa-001" kind="relationship" relationship="rootViewController" \
      id="roo-aa-001"/></connections></navigationController>
      """)
  }

  private static func segue(_ kind: String, _ number: Int, _ more: String = "") -> String {
    "<segue destination=\"vc\(number)-aa-001\" kind=\"\(kind)\" \(more) id=\"se\(number)-\(kind.prefix(2))-001\"/>"
  }

  private func leads(_ before: String, _ after: String, initial: (String, String) = ("", "")) throws -> [String] {
    func file(_ scenes: String, _ initial: String) -> String {
      Drawn.storyboard(scenes).replacing("useSafeAreas=\"YES\">", with: "useSafeAreas=\"YES\" \(initial)>")
    }
    let outcome = try SmallHistory.review(
      file(before, initial.0), file(after, initial.1), ending: "storyboard", devices: ["ipad-11-a16"])
    return outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
  }

  /// Seen in Awful.
  @Test func aPushThatWentTakesNoBarAway() throws {
    let (with, without) = (
      Self.stack(1) + Self.screen(1, Self.segue("show", 2)) + Self.screen(2, Self.segue("show", 3)) + Self.screen(3),
      Self.stack(1) + Self.screen(1) + Self.screen(2, Self.segue("show", 3)) + Self.screen(3)
    )
    for (before, after) in [(with, without), (without, with)] {
      let found = try leads(before, after)
      #expect(found.isEmpty, "\(found)")
    }
  }

  /// A screen that was made anew in a storyboard of its own comes as it came before. Seen in Yep.
  @Test func aScreenInItsOwnStoryboardKeepsItsBars() throws {
    let first = Self.stack(1) + Self.screen(1, Self.segue("show", 2))
    let placeholder = Drawn.scene(
      "2", "<viewControllerPlaceholder storyboardName=\"b\" id=\"vc2-aa-001\" sceneMemberID=\"viewController\"/>")
    let outcome = try SmallHistory(
      ["a.storyboard": Drawn.storyboard(first + Self.screen(2))],
      [
        "a.storyboard": Drawn.storyboard(first + placeholder),
        "b.storyboard": Drawn.storyboard(Self.screen(2).replacing("2-aa-0", with: "2-zz-0")),
      ]
    ).review(devices: ["iphone-8"])
    let found = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(outcome.report.notes.contains { $0.text.contains("is in 'b.storyboard' now") })
    #expect(!found.contains { $0.contains("navigation bar") }, "\(found)")
  }

  /// Another way to a screen that was pushed already. Seen in Amaroq.
  @Test func aWayBesideOthersChangesNoBars() throws {
    let scenes = { (more: String) in
      Self.stack(1) + Self.screen(1, Self.segue("show", 2) + more) + Self.screen(2) + Self.screen(3)
    }
    let found = try leads(scenes(""), scenes(Self.segue("presentation", 2, "modalPresentationStyle=\"formSheet\"")))
    #expect(!found.contains { $0.contains("the navigation bar is") }, "\(found)")
  }

  /// The kind of a way that both have is an edit of its own.
  @Test func aPresentationThatIsAnotherIsTold() throws {
    let scenes = { (style: String) in Self.screen(1, Self.segue("presentation", 2, style)) + Self.screen(2) }
    let found = try leads(scenes(""), scenes("modalPresentationStyle=\"formSheet\""))
    #expect(found.contains { $0.contains("the screen comes as a form sheet instead of a whole screen") }, "\(found)")
  }

  /// Seen in charmgr.
  @Test func aStoryboardThatBeginsElsewhereMakesNoPopover() throws {
    let size = "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"400\" height=\"300\"/>"
    let scenes = Self.screen(1, more: size) + Self.screen(2)
    let found = try leads(
      scenes, scenes,
      initial: ("initialViewController=\"vc1-aa-001\"", "initialViewController=\"vc2-aa-001\""))
    #expect(found.isEmpty, "\(found)")
  }

  /// Seen in BullsnBears.
  @Test func theSizeOfAPresentationIsToldWithIt() throws {
    func scenes(_ style: String, _ width: Int) -> String {
      let size = "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"\(width)\" height=\"400\"/>"
      return Self.screen(1, attributes: style, more: size) + Self.screen(2)
    }
    let found = try leads(scenes("", 350), scenes("modalPresentationStyle=\"formSheet\"", 550))
    let lead = "the screen comes as a form sheet of 550 × 400 instead of a popover of 350 × 400"
    #expect(found.contains { $0.contains(lead) }, "\(found)")
  }

  /// Of tabs the one is drawn that both sides have. Seen in Piggyback.
  @Test func aNewFirstTabIsNotComparedWithTheFormerOne() throws {
    func scenes(_ tabs: [Int]) -> String {
      let members = tabs.map {
        "<segue destination=\"vc\($0)-aa-001\" kind=\"relationship\" relationship=\"viewControllers\" id=\"ta\($0)-aa-001\"/>"
      }
      let controller = Drawn.scene(
        "t",
        """
        <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="tbb-aa-001"/>
        <connections>\(members.joined())</connections></tabBarController>
        """)
      func item(_ number: Int) -> String {
        "<tabBarItem key=\"tabBarItem\" title=\"Tab \(number)\" id=\"it\(number)-aa-001\"/>"
      }
      return controller + tabs.sorted().map { Self.screen($0, more: item($0)) }.joined()
    }
    let found = try leads(scenes([1, 2]), scenes([3, 1, 2]))
    #expect(found.contains { $0.hasPrefix("the tab “Tab 3” is new before “Tab 1”") }, "\(found)")
    #expect(!found.contains { $0.contains("Words") || $0.contains("the chosen tab") }, "\(found)")
  }

  /// A screen that two tabs push lies in the one that pushes it in both versions, not in one that is a stack in one alone.
  /// Seen in varazdinevents-ios.
  @Test func aTabThatIsAStackNowIsNotTheChosenOne() throws {
    func member(_ id: String) -> String {
      "<segue destination=\"\(id)-aa-001\" kind=\"relationship\" relationship=\"viewControllers\" id=\"ta-\(id)-001\"/>"
    }
    func scenes(_ second: String, _ more: String) -> String {
      Drawn.scene(
        "t",
        """
        <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="tbb-aa-001"/>
        <connections>\(member("nav"))\(member(second))</connections></tabBarController>
        """) + more + Self.screen(2, Self.segue("show", 3)) + Self.screen(3)
        + Self.screen(1, "<segue destination=\"vc3-aa-001\" kind=\"show\" id=\"one-sh-001\"/>") + Self.stack(1)
    }
    let other = Self.stack(2).replacing("nav-aa-001", with: "sec-aa-001").replacing("bar-aa-001", with: "sba-aa-001")
      .replacing("roo-aa-001", with: "sro-aa-001").replacing("sceneID=\"n", with: "sceneID=\"s")
    let found = try leads(scenes("vc2", ""), scenes("sec", other))
    #expect(!found.contains { $0.contains("the chosen tab") }, "\(found)")
  }

  /// What is new in a view that now ends at opaque bars is told by itself. Seen in TimeTable.
  @Test func whatIsNewBesideOpaqueBarsIsTold() throws {
    func scenes(_ bar: String, _ more: String) -> String {
      Self.stack(1, bar: bar) + Self.screen(1).replacing("</subviews>", with: "\(more)</subviews>")
    }
    let header = Drawn.label("hea-aa-001", "Header", Drawn.frame(0, 200, 200, 30))
    let found = try leads(scenes("", ""), scenes("translucent=\"NO\"", header))
    #expect(found.contains { $0.hasPrefix("'Header' is new") }, "\(found)")
    // The bar that is opaque now says why. Seen in IM-WeiChat.
    let bar = "the navigation bar is opaque now, which 'View' ends at instead of reaching under it"
    #expect(found.contains { $0.contains(bar) }, "\(found)")
    #expect(!found.contains { $0.contains("'Navigation Controller' is new") }, "\(found)")
  }

  /// A rule that ties something else as well is told beside that a view ends at opaque bars. Seen in LoLMessenger.
  @Test func aRuleOfAViewThatEndsAtBarsIsTold() throws {
    let tied = Self.screen(1).replacing(
      "secondItem=\"sa1-aa-001\" secondAttribute=\"top\"", with: "secondItem=\"vi1-aa-001\" secondAttribute=\"top\"")
    let found = try leads(Self.stack(1) + Self.screen(1), Self.stack(1, bar: "translucent=\"NO\"") + tied)
    #expect(found.contains { $0.contains("ends at the bars instead of reaching under them") }, "\(found)")
    #expect(found.contains { $0.contains("the rule `Words 1.top == ") && $0.contains("` was `") }, "\(found)")
  }

  /// A view that ends at a bar which came with it reached under none. Seen in ToPlayList.
  @Test func aBarThatAViewEndsAtIsNew() throws {
    let found = try leads(Self.screen(1), Self.stack(1, bar: "translucent=\"NO\"") + Self.screen(1))
    let isTold = found.contains { $0.contains("the navigation bar is new, which '") && $0.contains("' ends at") }
    #expect(isTold, "\(found)")
    #expect(!found.contains { $0.contains("instead of reaching under") }, "\(found)")
  }

  /// A row of another height in a table that ends at opaque bars now grew by its own edit. Seen in CSH-Webnews-iOS.
  @Test func aRowOfATableThatEndsAtTheBarsKeepsItsOwnEdit() throws {
    func scenes(_ bar: String, _ height: Double) -> String {
      let cell = """
        <tableViewCell rowHeight="\(height)" userLabel="Body" id="cel-aa-001">\(Drawn.frame(0, 0, 375, height))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      return Self.stack(1, bar: bar)
        + Drawn.scene(
          "1",
          """
          <tableViewController id="vc1-aa-001" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="plain" separatorStyle="none" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<sections><tableViewSection id="sec-aa-001"><cells>\(cell)</cells></tableViewSection>
          </sections></tableView></tableViewController>
          """)
    }
    let report = try SmallHistory.review(
      Drawn.storyboard(scenes("", 100)), Drawn.storyboard(scenes("translucent=\"NO\"", 155)), ending: "storyboard",
      devices: ["iphone-8"]
    ).report
    let causes = report.entries.flatMap { $0.layout?.causes ?? [] }.filter { $0.brief.contains("grew 55 pt in height") }
    #expect(!causes.isEmpty)
    #expect(causes.allSatisfy { $0.lead == "height of 'Body' is 155 instead of 100" }, "\(causes.map(\.sentence))")
  }

  /// A bar's item that holds a view shows what the view does. Seen in cwa-app-ios.
  @Test func anItemWithAViewShowsIt() throws {
    func scenes(_ item: String) -> String {
      let bar = "<navigationItem key=\"navigationItem\" title=\"One\" id=\"ite-aa-001\">\(item)</navigationItem>"
      return Self.stack(1) + Self.screen(1, more: bar)
    }
    let found = try leads(
      scenes("<barButtonItem key=\"rightBarButtonItem\" image=\"close\" id=\"old-aa-001\"/>"),
      scenes(
        """
        <barButtonItem key="rightBarButtonItem" style="plain" id="new-aa-001"><button key="customView" id="but-aa-001">
        \(Drawn.frame(0, 0, 30, 30))<state key="normal" image="close"/></button></barButtonItem>
        """))
    #expect(found.isEmpty, "\(found)")
  }
}
