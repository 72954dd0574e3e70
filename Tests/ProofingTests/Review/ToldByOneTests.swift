import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told by one line alone, and of the object whose it is; each on a small file of the shape in which it was seen.
@Suite struct ToldByOneTests {
  private static func text(
    _ before: String, _ after: String, ending: String = "xib", devices: [String] = ["iphone-8"]
  ) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  private static func item(_ view: String) -> String {
    Drawn.macFile(Drawn.toolbar("label=\"Item\"", shown: "<toolbarItem reference=\"ite-aa-001\"/>"))
      .replacing("label=\"Item\" id=\"ite-aa-001\"/>", with: "label=\"Item\" id=\"ite-aa-001\">\(view)</toolbarItem>")
  }

  /// What a button says while it is on, and the key with what is held down. Seen in iwords.
  @Test func aButtonsOtherTitleIsNotItsTitle() throws {
    func file(_ more: String, _ key: String = "") -> String {
      Self.item(
        """
        <button key="view" id="but-aa-001">\(Drawn.frame(0, 0, 80, 25))<buttonCell key="cell" type="push" title="One" \
        \(more) bezelStyle="rounded" id="cel-aa-001">\(key)</buttonCell></button>
        """)
    }
    let gone = try Self.text(file("alternateTitle=\"Two\""), file(""))
    #expect(gone.contains("the alternate title 'Two' of the button cell 'One' is gone"), "\(gone)")
    #expect(!gone.contains("says nothing"), "\(gone)")
    let key = """
      <string key="keyEquivalent">d</string><modifierMask key="keyEquivalentModifierMask" command="YES"/>
      """
    let told = try Self.text(file(""), file("", key))
    #expect(told.contains("the key '⌘D' of the button cell 'One' is new"), "\(told)")
    #expect(!told.contains("key in a button cell"), "\(told)")
  }

  /// What segments in a toolbar's item are is told of each, and once. Seen in iwords.
  @Test func tipsOfSegmentsAreToldOnce() throws {
    func file(_ tips: [String]) -> String {
      Self.item(
        """
        <segmentedControl key="view" id="con-aa-002">\(Drawn.frame(0, 0, 80, 25))<segmentedCell key="cell" id="cel-aa-001">
        <segments>\(tips.map { "<segment label=\"S\" \($0)/>" }.joined())</segments></segmentedCell></segmentedControl>
        """)
    }
    let told = try Self.text(file(["", ""]), file(["toolTip=\"Back\"", "toolTip=\"Forward\""]))
    #expect(told.components(separatedBy: "'Back'").count == 2, "\(told)")
    #expect(told.contains("'Forward'"), "\(told)")
  }

  /// A text is no number. Seen in socivy-carpool.
  @Test func digitsOfATextAreTold() throws {
    func file(_ prompt: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view>
          <navigationItem key="navigationItem" prompt="\(prompt)" id="nav-aa-001"/></viewController>
          """))
    }
    let told = try Self.text(file("App 1.0"), file("App 1.00"), ending: "storyboard")
    #expect(told.contains("'App 1.00' instead of 'App 1.0'"), "\(told)")
  }

  /// A section's title is a label, which a card tells. Seen in socivy-carpool.
  @Test func aSectionsTitleIsToldOnce() throws {
    func file(_ title: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
          style="grouped" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))<sections>
          <tableViewSection \(title) id="sec-aa-001"><cells><tableViewCell id="cel-aa-001">\(Drawn.frame(0, 55.5, 375, 44))
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
          \(Drawn.frame(0, 0, 375, 44))</tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
          </tableView></tableViewController>
          """))
    }
    let told = try Self.text(file("footerTitle=\"App 1.0\""), file(""), ending: "storyboard")
    #expect(told.contains("'App 1.0' is gone"), "\(told)")
    #expect(!told.contains("footer title"), "\(told)")
  }

  /// So is the title of a bar that lies in a view. Seen in checkin.
  @Test func aBarsTitleIsToldOnce() throws {
    func file(_ title: String) -> String {
      Drawn.xib(
        """
        <navigationBar contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))
        <items><navigationItem title="\(title)" id="nav-aa-001"/></items></navigationBar>
        """)
    }
    let told = try Self.text(file("Scan"), file("Check in"))
    #expect(told.components(separatedBy: "instead of 'Scan'").count == 2, "\(told)")
  }

  /// The words of Interface Builder name no picture. Seen in LockMeNow.
  @Test func aStateNamesNoPicture() {
    func names(_ text: String) -> Set<String> {
      let mentions = ScreenMentions(
        [("a.xib", Array(text.utf8))], known: ["on", "off", "Go"], projects: ProjectFolders(["a.xib"]))
      return mentions.names(in: ["a.xib"])
    }
    #expect(names("<buttonCell title=\"Go\" state=\"on\" image=\"off\"/>") == ["off"])
    #expect(names("<state key=\"normal\" image=\"on\"/>") == ["on"])
  }

  /// A new control that is hidden is told by the card that tells it. Seen in KaniManabu.
  @Test func aNewHiddenButtonIsToldOnce() throws {
    func file(_ more: String) -> String {
      Drawn.mac(
        """
        <button id="one-aa-001">\(Drawn.frame(20, 20, 80, 25))<buttonCell key="cell" type="push" title="One" id="cel-aa-001"/>
        </button>\(more)
        """)
    }
    let button = """
      <button hidden="YES" id="two-aa-001">\(Drawn.frame(20, 80, 80, 25))<buttonCell key="cell" type="push" title="Two" \
      id="cel-aa-002"/></button>
      """
    let told = try Self.text(file(""), file(button))
    #expect(told.components(separatedBy: "hidden").count == 2, "\(told)")
  }

  /// Rules that nothing installs and no outlet names are leftovers. Seen in crowdlink_ios.
  @Test func rulesThatAreInstalledNowhereAreCounted() throws {
    func file(_ numbers: [Int], outlet: String = "") -> String {
      let rules = numbers.map {
        "<constraint firstAttribute=\"height\" constant=\"\(40 + $0)\" id=\"rul-bb-00\($0)\"/>"
      }
      let left = numbers.map { "<exclude reference=\"rul-bb-00\($0)\"/>" }
      return Drawn.xib(
        Drawn.view(
          "bar-aa-001", "view", Drawn.frame(0, 0, 375, 64), attributes: "userLabel=\"Bar\"",
          constraints: Drawn.rule("rul-aa-001", "height", constant: 64) + rules.joined(),
          more: "<connections>\(outlet)</connections><variation key=\"default\"><mask key=\"constraints\">"
            + "\(left.joined())</mask></variation>"))
    }
    let told = try Self.text(file([]), file([1, 2, 3]))
    #expect(told.contains("3 rules that are installed nowhere are new"), "\(told)")
    #expect(!told.contains("Bar.height == 41"), "\(told)")
    let named = try Self.text(
      file([]), file([1, 2, 3, 4], outlet: "<outlet property=\"high\" destination=\"rul-bb-002\" id=\"out-aa-001\"/>"))
    #expect(named.contains("the rule `Bar.height == 42`, which is not installed, is new"), "\(named)")
    #expect(named.contains("3 rules that are installed nowhere are new"), "\(named)")
  }
}
