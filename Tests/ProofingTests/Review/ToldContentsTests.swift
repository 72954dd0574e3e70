import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What of a change is said of screens as a whole and in its rules: tabs, bars that are not drawn, the names of controls.
@Suite struct ToldContentsTests {
  private func text(_ before: String, _ after: String, ending: String = "xib", devices: [String] = []) throws -> String
  {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  /// A new container is told with what there is to choose from. Seen in SymondsStudentApp.
  @Test func tabsOfANewContainerAreTold() throws {
    func screen(_ id: String, _ item: String) -> String {
      """
      <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v-\(id)">
      \(Drawn.frame(0, 0, 375, 667))</view>\(item)</viewController>
      """
    }
    func tab(_ title: String, _ id: String) -> String {
      "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"\(id)\"/>"
    }
    let first = Drawn.scene("1", screen("one-aa-001", ""))
    let tabs =
      Drawn.scene("2", screen("two-aa-001", tab("Lists", "ti1-aa-001")))
      + Drawn.scene("3", screen("thr-aa-001", tab("Settings", "ti2-aa-001")))
      + Drawn.scene(
        "4",
        """
        <tabBarController id="tbc-aa-001" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
        <connections><segue destination="two-aa-001" kind="relationship" relationship="viewControllers" id="se1-aa-001"/>
        <segue destination="thr-aa-001" kind="relationship" relationship="viewControllers" id="se2-aa-001"/></connections>
        </tabBarController>
        """)
    let told = try text(
      Drawn.storyboard(first), Drawn.storyboard(first + tabs), ending: "storyboard", devices: ["iphone-8"])
    #expect(told.contains("'Lists' and 'Settings'") || told.contains("'Lists', 'Settings'"), "\(told)")
  }

  /// A container is told with all that it shows, samples and what says nothing as well. Seen in smart-itsm-iphone.
  @Test func allOfANewContainerIsTold() throws {
    func box(_ id: String, _ name: String, _ y: Double, _ inner: String) -> String {
      Drawn.view(
        id, "view", Drawn.frame(0, y, 300, 200), attributes: "userLabel=\"\(name)\"", subviews: inner)
    }
    let label = Drawn.label("lab-aa-001", "Sender", Drawn.frame(20, 10, 100, 21))
    let sample = Drawn.view(
      "but-aa-001", "button", Drawn.frame(20, 50, 60, 30), attributes: "buttonType=\"system\"",
      more: "<state key=\"normal\" title=\"Button\"/>")
    let picture = Drawn.view("pic-aa-001", "imageView", Drawn.frame(20, 10, 50, 50), attributes: "image=\"ground\"")
    let words = Drawn.view("wor-aa-001", "textView", Drawn.frame(20, 80, 200, 80), attributes: "userLabel=\"Content\"")
    let boxes =
      box("one-aa-001", "Summary", 40, label + sample) + box("two-aa-001", "Scroll View", 240, picture + words)
    let told = try text(Drawn.xib(""), Drawn.xib(boxes))
    #expect(told.contains("'Summary' with 'Sender' and a button is new"), "\(told)")
    #expect(told.contains("the view 'Scroll View' with the picture 'ground' and 'Content' is new"), "\(told)")
  }

  /// Buttons that say what Interface Builder wrote are no labels, and a new screen's are told. Seen in Gamer_Collection and
  /// gamestore-ios.
  @Test func buttonsThatSayNothingAreButtons() throws {
    let buttons = (1...3).map { number in
      Drawn.view(
        "bu\(number)-aa-001", "button", Drawn.frame(20, 40 * Double(number), 60, 30),
        attributes: "buttonType=\"system\"", more: "<state key=\"normal\" title=\"Button\"/>")
    }.joined()
    let box = Drawn.view("box-aa-001", "view", Drawn.frame(0, 0, 300, 200), subviews: buttons)
    let told = try text(Drawn.xib(""), Drawn.xib(box))
    #expect(told.contains("'View' with 3 buttons is new"), "\(told)")
    let label = Drawn.label("lab-aa-001", "Game", Drawn.frame(20, 10, 100, 21))
    let history = try SmallHistory(["b.xib": Drawn.xib("")], ["a.xib": Drawn.xib(label + buttons)])
    let new = ReviewText().text(try history.review().report)
    #expect(new.contains("it shows 'Game' and 3 buttons"), "\(new)")
  }

  private static func button(_ id: String, _ title: String, _ y: Double, _ more: String = "") -> String {
    Drawn.view(
      id, "button", Drawn.frame(20, y, 100, 24),
      more: """
        <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" alignment="center" borderStyle="border" \
        id="c-\(id)"/>\(more)
        """)
  }

  /// The Touch Bar of a control is in no picture. Seen in DSFTouchBar.
  @Test func touchBarsAreTold() throws {
    let bar = """
      <touchBar key="touchBar" id="tou-aa-001"><touchBarItems><touchBarItem id="tbi-aa-001">
      <viewController key="viewController" id="tvc-aa-001"><button key="view" id="tbu-aa-001">
      \(Drawn.frame(0, 0, 72, 30))<buttonCell key="cell" type="push" title="Play" bezelStyle="rounded" id="tce-aa-001"/>
      </button></viewController></touchBarItem></touchBarItems></touchBar>
      """
    let told = try text(
      Drawn.mac(Self.button("but-aa-001", "Go", 20)), Drawn.mac(Self.button("but-aa-001", "Go", 60, bar)))
    #expect(told.contains("1 touch bar that is not drawn is new with 'Play'"), "\(told)")
  }

  /// A Mac's rule names controls by their words, each the one that it ties.
  @Test func rulesNameControlsByTheirWords() throws {
    func file(_ gap: Double) -> String {
      Drawn.mac(
        Self.button("bu1-aa-001", "Open", 120) + Self.button("bu2-aa-001", "Close", 60),
        constraints: Drawn.rule("rul-aa-001", "leading", "leading", "con-aa-001", item: "bu1-aa-001", constant: 20)
          + Drawn.rule("rul-aa-002", "top", "top", "con-aa-001", item: "bu1-aa-001", constant: 20)
          + Drawn.rule("rul-aa-003", "leading", "leading", "bu1-aa-001", item: "bu2-aa-001")
          + Drawn.rule("rul-aa-004", "top", "bottom", "bu1-aa-001", item: "bu2-aa-001", constant: gap))
    }
    let told = try text(file(8), file(20))
    #expect(told.contains("`Close.top == Open.bottom + 20`"), "\(told)")
  }

  /// A multiplier may be written as a share. Seen in iCommander-MacOS.
  @Test func sharesAreMultipliers() throws {
    func file(_ share: String) -> String {
      Drawn.mac(
        Drawn.view("box-aa-001", "box", Drawn.frame(0, 20, 135, 40), attributes: "boxType=\"custom\" title=\"Box\""),
        constraints: Drawn.rule("rul-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "box-aa-001")
          + Drawn.rule("rul-aa-002", "top", "top", "Hz6-mo-xeY", item: "box-aa-001", constant: 140)
          + Drawn.rule("rul-aa-003", "height", item: "box-aa-001", constant: 40)
          + Drawn.rule(
            "rul-aa-004", "width", "width", "Hz6-mo-xeY", item: "box-aa-001", more: "multiplier=\"\(share)\""))
    }
    let told = try text(file("45%"), file("55%"))
    #expect(told.contains("grew 30 pt in width"), "\(told)")
  }

  /// Tabs without a title say nothing. Seen in WeatherForCats.
  @Test func tabsWithoutATitleSayNothing() throws {
    func file(_ item: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tabBarController id="tbc-aa-001" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
          <connections><segue destination="one-aa-001" kind="relationship" relationship="viewControllers" id="se1-aa-001"/>
          </connections></tabBarController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="one-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
            \(Drawn.frame(0, 0, 375, 667))</view><tabBarItem key="tabBarItem" \(item) id="ite-aa-001"/></viewController>
            """))
    }
    let told = try text(file("title=\"Lists\""), file(""), ending: "storyboard", devices: ["iphone-8"])
    #expect(told.contains("the tab “Lists” has no title any more"), "\(told)")
  }

  /// A tab that loses its title stands beside the others still. Seen in JoyfulChurch.
  @Test func aTabWithoutATitleKeepsItsPlace() throws {
    func file(_ title: String) -> String {
      let tabs = ["one-aa-001", "two-aa-001"]
      let ways = tabs.map {
        "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"se-\($0)\"/>"
      }
      let screens = zip(tabs, [title, "More"]).map { id, title in
        Drawn.scene(
          id,
          """
          <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="vi-\(id)">
          \(Drawn.frame(0, 0, 375, 667))</view><tabBarItem key="tabBarItem" title="\(title)" id="it-\(id)"/></viewController>
          """)
      }
      let container = Drawn.scene(
        "1",
        """
        <tabBarController id="tbc-aa-001" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
        <connections>\(ways.joined())</connections></tabBarController>
        """)
      return Drawn.storyboard(container + screens.joined())
    }
    let told = try text(file("Home"), file(""), ending: "storyboard", devices: ["iphone-8"])
    #expect(told.contains("the tab “Home” has no title any more"), "\(told)")
  }

  /// A text that is attributed now is shown in the font and colour of its runs. Seen in heardhere.
  @Test func attributedTextsAreShownInTheirRuns() throws {
    func file(_ text: String) -> String {
      Drawn.xib(
        """
        <label opaque="NO" \(text)</label>
        """)
    }
    let (frame, color) = (Drawn.frame(20, 40, 80, 17), "red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\"")
    let plain = """
      text="Words" id="lab-aa-001">\(frame)<fontDescription key="fontDescription" type="system" pointSize="14"/>
      <color key="textColor" \(color) colorSpace="calibratedRGB"/>
      """
    let attributed = """
      usesAttributedText="YES" id="lab-aa-001">\(frame)<attributedString key="attributedText"><fragment content="Words">
      <attributes><color key="NSColor" \(color) colorSpace="calibratedRGB"/><font key="NSFont" metaFont="system" size="14"/>
      </attributes></fragment></attributedString>
      """
    let told = try text(file(plain), file(attributed), devices: ["iphone-8"])
    #expect(!told.contains("font of") && !told.contains("colour of"), "\(told)")
  }

  /// A picture that the file holds itself is the same under another name. Seen in heardhere.
  @Test func embeddedPicturesAreKnownByTheirBytes() throws {
    func file(_ name: String, _ bytes: String) -> String {
      Drawn.xib(
        """
        <imageView contentMode="scaleAspectFit" image="\(name)" id="img-aa-001">\(Drawn.frame(20, 40, 24, 24))</imageView>
        """
      ).replacing(
        "</objects>",
        with: """
          </objects><resources><image name="\(name)" width="24" height="24">
          <mutableData key="keyedArchiveRepresentation">\(bytes)</mutableData></image></resources>
          """)
    }
    let renamed = try SmallHistory.review(file("F5B01A27", "YnBsaXN0"), file("E56F3369", "YnBsaXN0"))
    let said = ReviewText().text(renamed.report)
    #expect(renamed.report.groups.isEmpty && !said.contains("image") && !said.contains("picture '"), "\(said)")
    let told = try text(file("F5B01A27", "YnBsaXN0"), file("E56F3369", "AnotherOne"))
    #expect(told.contains("image in an image view is 'embedded picture"), "\(told)")
  }

  /// A picture is seen beside classes of one's own, and beside what fields ask for. Seen in memetro-ios-app.
  @Test func picturesAreToldBesideClassesAndFields() throws {
    let picture =
      "<imageView image=\"ground\" fixedFrame=\"YES\" id=\"ima-aa-001\">\(Drawn.frame(0, 0, 20, 20))</imageView>"
    func told(_ inner: String) throws -> String {
      let form =
        "<view userLabel=\"Form\" id=\"for-aa-001\">\(Drawn.frame(0, 0, 300, 200))<subviews>\(inner)"
        + "\(picture)</subviews></view>"
      let sides = ["", form].map { Drawn.ground.merging(["a.xib": Drawn.xib($0)]) { $1 } }
      return ReviewText().text(try SmallHistory(sides[0], sides[1]).review(devices: ["iphone-8"]).report)
    }
    let own = try told("<view customClass=\"Field\" id=\"own-aa-001\">\(Drawn.frame(0, 40, 300, 30))</view>")
    #expect(own.contains("'Form' with Field, and the picture 'ground' is new"), "\(own)")
    let fields = ["Name", "Place"].map {
      "<textField placeholder=\"\($0)\" id=\"\($0.lowercased())-1\">\(Drawn.frame(0, 80, 300, 30))</textField>"
    }
    let asked = try told(fields.joined())
    #expect(asked.contains("'Form' with 'Name' and 'Place', and the picture 'ground' is new"), "\(asked)")
  }
}
