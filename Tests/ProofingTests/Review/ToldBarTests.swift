import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What bars say and how they look, as a file and the project around it have it: nothing of what only a canvas simulates, nor of
/// bars that no side shows.
@Suite struct ToldBarTests {
  private func text(_ before: String, _ after: String, _ others: [String: String] = [:]) throws -> String {
    let files = others.merging(["Main.storyboard": before]) { first, _ in first }
    return ReviewText().text(try SmallHistory(files, ["Main.storyboard": after]).review().report)
  }

  private static func screen(_ more: String = "", attributes: String = "", item: String = "") -> String {
    Drawn.scene(
      "1",
      """
      <viewController customClass="First" \(attributes) id="vc1-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vi1-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <viewLayoutGuide key="safeArea" id="sa1-aa-001"/></view>
      <navigationItem key="navigationItem" title="Start" id="it1-aa-001">\(item)</navigationItem>\(more)</viewController>
      """)
  }

  private static func stack(bar: String = "", attributes: String = "") -> String {
    Drawn.scene(
      "n",
      """
      <navigationController \(attributes) id="nav-aa-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001">\(bar)</navigationBar>
      <connections><segue destination="vc1-aa-001" kind="relationship" relationship="rootViewController" \
      id="roo-aa-001"/></connections></navigationController>
      """)
  }

  /// A named colour is the catalogue's, whatever copy of it the file has. Seen in Inventory-Tracker.
  @Test func aNamedColourIsTheCatalogues() throws {
    let resources = """
      <resources><namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></namedColor></resources>
      """
    func file(_ bar: String) -> String {
      Drawn.storyboard(Self.stack(bar: bar) + Self.screen()).replacing("</document>", with: resources + "</document>")
    }
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "1.000"}}}], "info": {"version": 1}}
      """
    let told = try text(
      file(""), file("<color key=\"barTintColor\" name=\"Brand\"/>"),
      ["Assets.xcassets/Brand.colorset/Contents.json": set])
    #expect(told.contains("background is #0000FF"), "\(told)")
    #expect(!told.contains("FF0000"), "\(told)")
  }

  /// A tint that nothing is drawn in, bars around the view not either, is a setting and no cause. Seen in Local.
  @Test func aTintThatNothingIsDrawnInIsNoCause() throws {
    func file(_ color: String, title: String) -> String {
      Drawn.storyboard(
        Self.stack()
          + Self.screen(item: "<barButtonItem key=\"rightBarButtonItem\" title=\"\(title)\" id=\"ri1-aa-001\"/>")
      )
      .replacing("<viewLayoutGuide", with: "\(color)<viewLayoutGuide")
    }
    let color =
      "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let beside = try text(file("", title: "Go"), file(color, title: "Run"))
    #expect(beside.contains("the bar's trailing button says “Run” instead of “Go”"), "\(beside)")
    #expect(!beside.contains("tint of") && beside.contains("tint color in a view is '#FF0000' now"), "\(beside)")
    let alone = try SmallHistory(
      ["Main.storyboard": file("", title: "Go")], ["Main.storyboard": file(color, title: "Go")]
    ).review()
    #expect(alone.report.groups.isEmpty, "\(ReviewText().text(alone.report))")
  }

  /// A new screen is told with the buttons of its bar, of which some show pictures alone. Seen in Gigapet and KNURE-TimeTable.
  @Test func aNewScreenIsToldWithItsBarsPictures() throws {
    let other = Drawn.scene(
      "0",
      """
      <viewController id="vc0-aa-001" sceneMemberID="viewController"><view key="view" id="vi0-aa-001">
      \(Drawn.frame(0, 0, 375, 667))</view></viewController>
      """)
    let item = "<barButtonItem key=\"leftBarButtonItem\" image=\"cogwheel\" id=\"li1-aa-001\"/>"
    let told = try text(
      Drawn.storyboard(other), Drawn.storyboard(other + Self.stack() + Self.screen(item: item)))
    #expect(told.contains("shows 'Start' and the bar button 'cogwheel'"), "\(told)")
    let list = Self.screen(item: item).replacing("<view key", with: "<tableView key")
      .replacing("</view>", with: "</tableView>").replacing("title=\"Start\"", with: "")
    let bare = try text(Drawn.storyboard(other), Drawn.storyboard(other + Self.stack() + list))
    #expect(bare.contains("it shows a table view and the bar button 'cogwheel'"), "\(bare)")
    // The view of a controller inside a stack bears that one's name and only holds others. Seen in Jim.
    let field = Drawn.view(
      "fie-aa-001", "textField", Drawn.frame(20, 100, 200, 30),
      attributes: "userLabel=\"Name\" borderStyle=\"roundedRect\"")
    let form = Self.screen(item: item).replacing("title=\"Start\"", with: "")
      .replacing("<viewLayoutGuide", with: "<subviews>\(field)</subviews><viewLayoutGuide")
    let held = try text(Drawn.storyboard(other), Drawn.storyboard(other + Self.stack() + form))
    #expect(held.contains("shows 'Name' and the bar button 'cogwheel'"), "\(held)")
  }

  /// A toolbar that both versions simulate stays, though the later one's canvas ends above it. Seen in Happiggy-bank.
  @Test func aSimulatedToolbarDoesNotGoWithTheCanvas() throws {
    func file(_ height: Double) -> String {
      Drawn.storyboard(
        Self.stack() + Self.screen("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>")
      ).replacing(Drawn.frame(0, 0, 375, 667), with: Drawn.frame(0, 0, 375, height))
    }
    let told = try text(file(667), file(618))
    #expect(!told.contains("toolbar"), "\(told)")
  }

  /// A copy in the file holds where no catalogue has the colour.
  @Test func aNamedColourWithoutACatalogueIsTheFiles() throws {
    let resources = """
      <resources><namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></namedColor></resources>
      """
    func file(_ bar: String) -> String {
      Drawn.storyboard(Self.stack(bar: bar) + Self.screen()).replacing("</document>", with: resources + "</document>")
    }
    let told = try text(file(""), file("<color key=\"barTintColor\" name=\"Brand\"/>"))
    #expect(told.contains("background is #FF0000"), "\(told)")
  }

  /// What a canvas simulates is shown on none. Seen in PGN-Reader.
  @Test func aSimulatedToolbarIsNone() throws {
    func file(_ more: String) -> String { Drawn.storyboard(Self.stack() + Self.screen(more)) }
    let told = try text(file(""), file("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"))
    #expect(!told.contains("toolbar is new"), "\(told)")
  }

  /// A bar that neither side shows says nothing. Seen in RangeFinder.
  @Test func aHiddenBarSaysNothing() throws {
    func tabs(_ isThere: Bool) -> String {
      !isThere
        ? ""
        : Drawn.scene(
          "t",
          """
          <tabBarController id="tbc-aa-001" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tba-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
          <connections><segue destination="nav-aa-001" kind="relationship" relationship="viewControllers" \
          id="tse-aa-001"/></connections></tabBarController>
          """)
    }
    func file(_ isInTabs: Bool) -> String {
      Drawn.storyboard(tabs(isInTabs) + Self.stack(attributes: "navigationBarHidden=\"YES\"") + Self.screen())
    }
    let told = try text(file(false), file(true))
    #expect(told.contains("the tab bar is new"), "\(told)")
    #expect(!told.contains("the bar's title says"), "\(told)")
  }

  /// A configuration says the whole title of a button, in bars as in views; segments are told with each other. Seen in Schedule-KPI.
  @Test func aConfiguredTitleIsShownInBars() throws {
    let items = """
      <barButtonItem key="leftBarButtonItem" style="plain" id="bi1-aa-001"><button key="customView" opaque="NO" \
      contentMode="scaleToFill" buttonType="system" id="bu1-aa-001">\(Drawn.frame(16, 5, 120, 34))
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Change group"/>
      </button></barButtonItem>
      <barButtonItem key="rightBarButtonItem" style="plain" id="bi2-aa-001"><segmentedControl key="customView" \
      opaque="NO" segmentControlStyle="bar" id="sg1-aa-001">\(Drawn.frame(270, 5, 90, 33))
      <segments><segment title="Odd"/><segment title="Even"/></segments></segmentedControl></barButtonItem>
      """
    func file(_ item: String) -> String { Drawn.storyboard(Self.stack() + Self.screen(item: item)) }
    let told = try text(file(""), file(items))
    #expect(told.contains("“Change group”"), "\(told)")
    // The bar says it, and that once.
    #expect(!told.contains("the button 'Change group' is new") && !told.contains("'Button'"), "\(told)")
    #expect(told.contains("'Odd' is new with 'Even'"), "\(told)")
  }

  /// The picture of a tab that no tab bar shows is told beside pictures of others. Seen in Schedule-KPI.
  @Test func aTabOfNoTabBarIsTold() throws {
    func file(_ picture: String, _ title: String) -> String {
      let loose = Drawn.scene(
        "2",
        """
        <viewController id="vc2-aa-001" sceneMemberID="viewController"><view key="view" id="vi2-aa-001">
        \(Drawn.frame(0, 0, 375, 667))</view>
        <tabBarItem key="tabBarItem" title="Exams" image="\(picture)" catalog="system" id="ti2-aa-001"/></viewController>
        """)
      return Drawn.storyboard(Self.stack() + Self.screen().replacing("\"Start\"", with: "\"\(title)\"") + loose)
    }
    let told = try text(file("graduationcap.fill", "Start"), file("bed.double.fill", "Begin"))
    #expect(told.contains("'bed.double.fill' instead of 'graduationcap.fill'"), "\(told)")
  }

  /// In which size a title is shown is told beside other changes of bars. Seen in KeitaiWaniKani.
  @Test func theSizeOfATitleIsToldBesideItsBar() throws {
    let item = "<barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"ri1-aa-001\"/>"
    let before = Drawn.storyboard(
      Self.stack()
        + Self.screen().replacing("title=\"Start\"", with: "largeTitleDisplayMode=\"always\" title=\"Start\""))
    let told = try text(before, Drawn.storyboard(Self.stack() + Self.screen(item: item)))
    #expect(told.contains("the bar's trailing button “Go” is new"), "\(told)")
    #expect(told.contains("large title display mode in a navigation item is no longer 'always'"), "\(told)")
  }

  /// A tab whose title was taken away shows its picture alone, whatever its controller is called. Seen in ridesio.
  @Test func aTabMayHaveNoTitle() throws {
    func file(_ title: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tabBarController id="tbc-aa-001" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tba-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
          <connections><segue destination="vc2-aa-001" kind="relationship" relationship="viewControllers" id="seg-aa-001"/>
          </connections></tabBarController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController title="My Profile" id="vc2-aa-001" sceneMemberID="viewController">
            <view key="view" id="vi2-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
            <tabBarItem key="tabBarItem" title="\(title)" image="person" catalog="system" id="ti2-aa-001"/></viewController>
            """))
    }
    let told = try text(file(""), file("Profile"))
    #expect(told.contains("the tab with the picture “person” has the title “Profile” now"), "\(told)")
  }

  /// What a bar that went said is in the file still. Seen in OrgNoteApp.
  @Test func aBarThatIsGoneSaysNothingElse() throws {
    let told = try text(
      Drawn.storyboard(Self.stack() + Self.screen()),
      Drawn.storyboard(Self.screen()))
    #expect(told.contains("the navigation bar is gone") && !told.contains("the bar's title"), "\(told)")
  }

  /// A screen whose item is gone says its own title. Seen in sebastiaanschool-iOS.
  @Test func anItemThatIsGoneIsTold() throws {
    let item = "<navigationItem key=\"navigationItem\" title=\"Start\" id=\"it1-aa-001\"></navigationItem>"
    let before = Drawn.storyboard(Self.stack() + Self.screen())
    let after = Drawn.storyboard(Self.stack() + Self.screen(attributes: "title=\"Begin\"").replacing(item, with: ""))
    let told = try text(before, after)
    #expect(told.contains("the navigation item 'Start' of a view controller is gone"), "\(told)")
    #expect(told.contains("whose own title 'Begin'"), "\(told)")
  }

  /// Letters that are drawn together leave the least size of a font. Seen in RangeFinder.
  @Test func lettersTogetherKeepTheLeastFont() throws {
    func file(_ more: String, _ width: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "lab-aa-001", "label", Drawn.frame(20, 74, width, 21),
          attributes: "text=\"Assistant\" minimumFontSize=\"10\" \(more)",
          more: "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>"
        ).replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: ""))
    }
    let told = ReviewText().text(
      try SmallHistory.review(file("", 280), file("adjustsLetterSpacingToFitWidth=\"YES\"", 244)).report)
    #expect(told.contains("244 wide instead of 280"), "\(told)")
    #expect(!told.contains("least font scale"), "\(told)")
  }

  /// A bar's ground is its tint, one of the system's too, else its view's own background unless that is clear. Seen in DuckDuckGo
  /// and Capstone.
  @Test func aBarsGroundMayBeTheSystems() throws {
    func file(_ bar: String) -> String { Drawn.storyboard(Self.stack(bar: bar) + Self.screen()) }
    func color(_ key: String, _ words: String) -> String { "<color key=\"\(key)\" \(words)/>" }
    let blue = color("backgroundColor", "red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\"")
    let red = color("barTintColor", "name=\"systemRedColor\" catalog=\"System\" colorSpace=\"catalog\"")
    let told = try text(file(blue), file(blue + red))
    #expect(told.contains("the bar's background is #FF3B30 instead of #0000FF"), "\(told)")
    let own = try text(file(""), file(color("barTintColor", "systemColor=\"systemGreenColor\"")))
    #expect(own.contains("the bar's background is #34C759 instead of the system's"), "\(own)")
    let clear = color("backgroundColor", "white=\"0\" alpha=\"0\" colorSpace=\"custom\"")
    #expect(try !text(file(""), file(clear)).contains("the bar's background"))
  }

  /// Whether a stack shows its toolbar is told of the toolbar alone. Seen in liejiu.
  @Test func aContainersToolbarIsToldOnce() throws {
    func file(_ isShown: Bool) -> String {
      let tools = "<toolbar key=\"toolbar\" opaque=\"NO\" contentMode=\"scaleToFill\" id=\"too-aa-001\"/>"
      let stack = Self.stack(attributes: isShown ? "toolbarHidden=\"NO\"" : "")
      return Drawn.storyboard(
        stack.replacing("<connections>", with: (isShown ? tools : "") + "<connections>") + Self.screen())
    }
    let told = try text(file(false), file(true))
    #expect(told.contains("the toolbar is new") && !told.contains("(hidden)"), "\(told)")
  }

  /// A button's picture that was missing is not called a button of the system's. Seen in GoldenWords-iOS.
  @Test func aButtonsPictureThatWasMissingIsThere() throws {
    let button = "<barButtonItem key=\"leftBarButtonItem\" image=\"drawer\" id=\"lef-aa-001\"/>"
    let set = Drawn.ground.map { ($0.key.replacing("ground.imageset", with: "drawer.imageset"), $0.value) }
    let history = try SmallHistory(
      ["Main.storyboard": Drawn.storyboard(Self.stack() + Self.screen(item: button))],
      Dictionary(uniqueKeysWithValues: set))
    let told = ReviewText().text(try history.review().report)
    #expect(told.contains("the picture “drawer” of the bar's leading button is there now"), "\(told)")
    #expect(!told.contains("[drawer]"), "\(told)")
  }
}
