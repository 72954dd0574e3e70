import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Bars and ways of screens as the containers around them give them, whatever their own canvas records.
@Suite struct SurroundingBarTests {
  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory(["Main.storyboard": before], ["Main.storyboard": after]).review().report)
  }

  private static func screen(
    _ number: Int, height: Double = 667, item: String = "", subviews: String = "", more: String = "",
    attributes: String = ""
  ) -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="Page\(number)" \(attributes) id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, height))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="sa\(number)-aa-001"/></view>
      <navigationItem key="navigationItem" title="Page \(number)" id="it\(number)-aa-001">\(item)</navigationItem>
      \(more)</viewController>
      """)
  }

  private static func stack(_ root: String) -> String {
    Drawn.scene(
      "n",
      """
      <navigationController id="nav-aa-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001"/>
      <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" \
      id="roo-aa-001"/></connections></navigationController>
      """)
  }

  /// What tabs in a stack show has the stack's bar, with the tabs' own title. Seen in BuoyFinder.
  @Test func tabsInAStackHaveTheStacksBar() throws {
    func tabs(_ member: String) -> String {
      Drawn.scene(
        "t",
        """
        <tabBarController title="Tabs" id="tbc-aa-001" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="tba-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
        <connections><segue destination="\(member)" kind="relationship" relationship="viewControllers" \
        id="tse-aa-001"/></connections></tabBarController>
        """)
    }
    let push = "<connections><segue destination=\"vc2-aa-001\" kind=\"show\" id=\"psh-aa-001\"/></connections>"
    let screens = Self.screen(1, more: push) + Self.screen(2)
    let told = try text(
      Drawn.storyboard(Self.stack("tbc-aa-001") + tabs("vc1-aa-001") + screens),
      Drawn.storyboard(tabs("nav-aa-001") + Self.stack("vc1-aa-001") + screens))
    #expect(!told.contains("the navigation bar is new"), "\(told)")
    #expect(told.contains("the bar's title says “Page 1” instead of “Tabs”"), "\(told)")
    #expect(told.contains("the tab bar is new"), "\(told)")
  }

  /// Buttons at a bar's beginning stand in the place of the way back. Seen in MeetMe.
  @Test func buttonsStandInThePlaceOfTheWayBack() throws {
    let button = "<barButtonItem key=\"leftBarButtonItem\" title=\"Write\" id=\"bb1-aa-001\"/>"
    let push = "<connections><segue destination=\"vc2-aa-001\" kind=\"show\" id=\"psh-aa-001\"/></connections>"
    func file(_ item: String) -> String {
      Drawn.storyboard(Self.stack("vc1-aa-001") + Self.screen(1, more: push) + Self.screen(2, item: item))
    }
    let told = try text(file(button), file(""))
    #expect(told.contains("the way back “Page 1” is new"), "\(told)")
    let both = file(button).replacing(
      "title=\"Page 2\"", with: "leftItemsSupplementBackButton=\"YES\" title=\"Page 2\"")
    let added = try text(file(""), both)
    #expect(!added.contains("the way back"), "\(added)")
  }

  /// The canvas of Xcode 11 draws as a card what an older one drew as a whole screen: a simulated bar stays. Seen in Amahi.
  @Test func aSimulatedBarStaysOnACardsCanvas() throws {
    func file(_ tools: String, _ height: Double) -> String {
      Drawn.storyboard(
        Self.screen(
          1, height: height, more: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>")
      ).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"\(tools)\"")
    }
    let told = try text(file("14490.70", 667), file("14854.2", 647))
    #expect(!told.contains("navigation bar"), "\(told)")
    #expect(!told.contains("375 × 647"), "\(told)")
  }

  /// A size alone says nothing of the way in which a screen came before. Seen in Emotion-Diary.
  @Test func aSizeOfAPopoverIsNoWay() throws {
    func file(_ size: String) -> String { Drawn.storyboard(Self.screen(1, more: size)) }
    let history = try SmallHistory(
      ["Main.storyboard": file("")],
      ["Main.storyboard": file("<size key=\"contentSizeForViewInPopover\" width=\"360\" height=\"600\"/>")])
    let told = ReviewText().text(try history.review(devices: ["ipad-11-a16"]).report)
    #expect(!told.contains("the screen comes as"), "\(told)")
  }

  /// A storyboard that another one names lies anywhere in their project. Seen in dAte.
  @Test func aNamedStoryboardLiesAnywhereInTheProject() throws {
    let other = Drawn.storyboard(
      Self.screen(2, subviews: Drawn.view("box-aa-001", "view", Drawn.frame(16, 100, 80, 40)))
    ).replacing("useAutolayout", with: "initialViewController=\"vc2-aa-001\" useAutolayout")
    let place = Drawn.scene(
      "p", "<viewControllerPlaceholder storyboardName=\"Other\" id=\"plc-aa-001\" sceneMemberID=\"viewController\"/>")
    let files = [
      "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!", "App/New Page/Other.storyboard": other,
      "App/Boards/Main/Main.storyboard": Drawn.storyboard(Self.stack("vc1-aa-001") + Self.screen(1)),
    ]
    let history = try SmallHistory(
      files, ["App/Boards/Main/Main.storyboard": Drawn.storyboard(Self.stack("plc-aa-001") + Self.screen(1) + place)])
    let told = ReviewText().text(try history.review().report)
    #expect(!told.contains("First scene"), "\(told)")
    #expect(told.contains("the bar's title says “Page 2” instead of “Page 1”"), "\(told)")
  }

  /// A way from what one version alone has in a stack is no way of the other's. Seen in iOs-Project.
  @Test func aWayFromWhatHasNoStackAnyMoreBringsNoBar() throws {
    func way(_ target: String, _ kind: String) -> String {
      "<connections><segue destination=\"\(target)\" kind=\"\(kind)\" id=\"\(target.prefix(3))-se-001\"/></connections>"
    }
    let box = Drawn.view("box-aa-001", "view", Drawn.frame(16, 100, 80, 40))
    let moved = box.replacing("y=\"100", with: "y=\"140")
    let told = try text(
      Drawn.storyboard(
        Self.stack("vc1-aa-001") + Self.screen(1) + Self.screen(2, more: way("vc3-aa-001", "presentation"))
          + Self.screen(3, subviews: box, more: way("nav-aa-001", "presentation"))),
      Drawn.storyboard(
        Self.stack("vc2-aa-001") + Self.screen(1, more: way("vc3-aa-001", "show")) + Self.screen(2)
          + Self.screen(3, subviews: moved, more: way("vc1-aa-001", "show"))))
    #expect(!(told.contains("the way back “") && told.contains("” is gone")), "\(told)")
    let page = told.components(separatedBy: "\n\n").filter { $0.contains("140") || $0.contains("Page3") }
    #expect(!page.contains { $0.contains("the navigation bar is gone") }, "\(told)")
  }

  /// What an item has for a bar shows under one alone; that such a button calls nothing is told. Seen in iOS-Chatty, WeatherApp-ios and
  /// missfit.
  @Test func aButtonWithoutABarIsNotShown() throws {
    let item = "<barButtonItem key=\"rightBarButtonItem\" title=\"Profile\" id=\"but-aa-001\"/>"
    let new = try text(Drawn.storyboard(Self.screen(1)), Drawn.storyboard(Self.screen(1) + Self.screen(2, item: item)))
    #expect(new.contains("new pictures of 'Page2'") && !new.contains("shows 'Profile'"), "\(new)")
    #expect(new.contains("in the new 'Page2' the bar button item 'Profile' calls nothing"), "\(new)")
    // Nor does the title of what comes over others. Seen in InstaPark-ios.
    let way = "<connections><segue destination=\"vc2-aa-001\" kind=\"presentation\" id=\"way-aa-001\"/></connections>"
    let sheet = try text(
      Drawn.storyboard(Self.screen(1)),
      Drawn.storyboard(
        Self.screen(1, more: way) + Self.screen(2, attributes: "modalPresentationStyle=\"formSheet\"")))
    #expect(sheet.contains("new pictures of 'Page2'") && !sheet.contains("shows 'Page 2'"), "\(sheet)")
    let stack = Self.stack("vc2-aa-001")
    let under = try text(
      Drawn.storyboard(Self.screen(1)), Drawn.storyboard(Self.screen(1) + stack + Self.screen(2, item: item)))
    #expect(under.contains("'Profile'"), "\(under)")
    // A screen of another name is there still.
    let named = try text(
      Drawn.storyboard(Self.screen(1).replacing("customClass=\"Page1\"", with: "")),
      Drawn.storyboard(Self.screen(1, item: item)))
    #expect(named.contains("the bar button item 'Profile' is new, at the right of the bar (Page1)"), "\(named)")
  }

  /// An item in the place of another is told as that. Seen in kwikshop-ios.
  @Test func anItemStandsInThePlaceOfAnother() throws {
    func file(_ item: String) -> String {
      let bar = Drawn.view(
        "too-aa-001", "toolbar", Drawn.frame(0, 623, 375, 44), attributes: "fixedFrame=\"YES\"",
        more: """
          <items><barButtonItem title="Edit" id="edi-aa-001"/><barButtonItem \(item) id="ite-aa-001"/></items>
          """)
      return Drawn.storyboard(Self.screen(1, subviews: bar))
    }
    let told = try text(file("title=\"Item\""), file("systemItem=\"trash\""))
    #expect(told.contains("are others: '[trash]' stands in the place of 'Item'"), "\(told)")
    // A space before it is beside that. Seen in HistoriaApp_iOS.
    let space = "systemItem=\"flexibleSpace\" id=\"spa-aa-001\"/><barButtonItem title=\"Back\""
    let spaced = try text(file("title=\"Item\""), file(space))
    #expect(spaced.contains("are others: 'Back' stands in the place of 'Item', a space is new"), "\(spaced)")
  }

  /// The rules that hold a container's view between bars are in no file: without an effect they are not told. Seen in doogetha.
  @Test func rulesOfContainersAreNotTold() throws {
    func file(_ edge: String, rules: String = "") -> String {
      let tabs = """
        <tabBarController id="tbc-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="tab-aa-001">
        \(Drawn.frame(0, 431, 320, 49))<autoresizingMask key="autoresizingMask"/></tabBar><connections>
        <segue destination="nav-aa-001" kind="relationship" relationship="viewControllers" id="re1-aa-001"/>
        </connections></tabBarController>
        """
      let bar = """
        <navigationController id="nav-aa-001" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Items" id="tbi-aa-001"/>
        <navigationBar key="navigationBar" id="nba-aa-001">\(Drawn.frame(0, 20, 320, 44))
        <autoresizingMask key="autoresizingMask"/></navigationBar><connections>
        <segue destination="con-aa-001" kind="relationship" relationship="rootViewController" id="re2-aa-001"/>
        </connections></navigationController>
        """
      let main = """
        <viewController customClass="Main" id="con-aa-001" sceneMemberID="viewController">
        <view key="view" id="vie-aa-001">\(Drawn.frame(0, 64, 320, 367))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <label text="Entry" \(rules.isEmpty ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\"") id="lab-aa-001">
        \(Drawn.frame(20, 20, 100, 21))\(rules.isEmpty
          ? "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>" : "")</label>
        </subviews><constraints>\(rules)</constraints></view>\(edge)
        <navigationItem key="navigationItem" title="Main" id="nai-aa-001"/></viewController>
        """
      return Drawn.storyboard(Drawn.scene("1", tabs) + Drawn.scene("2", bar) + Drawn.scene("3", main))
        .replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing(
          "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\"",
          with: rules.isEmpty ? "" : "useAutolayout=\"YES\""
        )
        .replacing("\"14113\"", with: "\"4510\"")
    }
    let report = try SmallHistory.review(
      file(""), file("<extendedEdge key=\"edgesForExtendedLayout\"/>"), ending: "storyboard", devices: ["iphone-4s"]
    ).report
    let told = ReviewText().text(report)
    #expect(told.contains("'Main' ends at the bars instead of reaching under them"), "\(told)")
    #expect(!told.contains("the rule"), "\(told)")
    // Seen in CookBook.
    let bottom = try SmallHistory.review(
      file("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"),
      file("<extendedEdge key=\"edgesForExtendedLayout\"/>"), ending: "storyboard", devices: ["iphone-4s"]
    ).report
    let words = ReviewText().text(bottom)
    #expect(words.contains("'View' ends at the bars at the bottom instead of reaching under them"), "\(words)")
    // Nor are they told with rules of the user's. Seen in Ripple.
    let own =
      Drawn.rule("lab-le-001", "leading", "leading", "vie-aa-001", item: "lab-aa-001", constant: 60)
      + Drawn.rule("lab-to-001", "top", "top", "vie-aa-001", item: "lab-aa-001", constant: 20)
    let both = ReviewText().text(
      try SmallHistory.review(
        file(""), file("<extendedEdge key=\"edgesForExtendedLayout\"/>", rules: own), ending: "storyboard",
        devices: ["iphone-4s"]
      ).report)
    #expect(both.contains("`Entry.leading == ") && !both.contains("== safe.top"), "\(both)")
  }
}
