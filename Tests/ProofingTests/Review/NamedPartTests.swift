import Foundation
import ImageDiff
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// What parts of files are called where their place, their cell or their screen tells them from others.
@Suite struct NamedPartTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    try SmallHistory.review(before, after, ending: ending).report.notes.filter(\.isChange).map(\.text)
  }

  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after).map(\.named)
  }

  /// What a grid's cell holds is a control with words of its own. Seen in UDCalc.
  @Test func aGridsCellHoldsAControl() throws {
    func file(_ action: String, _ tag: String) -> String {
      Drawn.macFile(
        """
        <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 60))<subviews>
        <gridView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="gri-aa-001">\(Drawn.frame(0, 0, 160, 40))
        <rows><gridRow id="row-aa-001"/></rows><columns><gridColumn id="col-aa-001"/></columns>
        <gridCells><gridCell row="row-aa-001" column="col-aa-001" id="cel-aa-001">
        <button key="contentView" identifier="mc" \(tag) translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">
        \(Drawn.frame(0, 0, 60, 30))<buttonCell key="cell" type="square" title="mc" bezelStyle="shadowlessSquare" id="buc-aa-001"/>
        \(action)</button></gridCell></gridCells></gridView></subviews></customView>
        """)
    }
    let found = try lines(
      file("", ""),
      file("<connections><action selector=\"press:\" target=\"-2\" id=\"act-aa-001\"/></connections>", "tag=\"101\""))
    #expect(found.contains("the action 'press:' of 'mc' is new"), "\(found)")
    #expect(found.contains { $0.hasPrefix("tag in a button is '101' now") && $0.contains("'mc'") }, "\(found)")
    #expect(!found.contains { $0.contains("grid cell") }, "\(found)")
  }

  /// Cells of one class are told apart by what code makes them for. Seen in LESforMacOS.
  @Test func cellsOfOneClassAreToldApart() throws {
    func file(_ outlet: String) -> String {
      func cell(_ id: String, _ identifier: String, _ more: String) -> String {
        """
        <tableCellView identifier="\(identifier)" customClass="Choice" id="\(id)-aa-001">\(Drawn.frame(0, 0, 100, 17))
        <connections><outlet property="text" destination="fie-aa-001" id="\(id)-te-001"/>\(more)</connections></tableCellView>
        """
      }
      return Drawn.macFile(
        """
        <textField id="fie-aa-001">\(Drawn.frame(0, 0, 100, 17))</textField>
        \(cell("one", "Short", ""))\(cell("two", "Long", outlet))
        """)
    }
    let found = try lines(file("<outlet property=\"icon\" destination=\"fie-aa-001\" id=\"ico-aa-001\"/>"), file(""))
    #expect(found == ["the outlet 'icon' of the table cell view 'Long' is gone"], "\(found)")
  }

  /// The tab that is chosen at first is called by what it says. Seen in iSub.
  @Test func theChosenTabIsCalledByItsTitle() throws {
    func file(_ chosen: String) -> String {
      let tabs = [("94", "Genres"), ("zrX-JQ-a2s", "Chat")].map { id, title in
        """
        <viewController id="con-aa-\(id.prefix(2))"><tabBarItem key="tabBarItem" title="\(title)" id="\(id)"/></viewController>
        """
      }
      return Drawn.macFile(
        """
        <tabBarController id="21"><tabBar key="tabBar" contentMode="scaleToFill" selectedItem="\(chosen)" id="22">
        \(Drawn.frame(0, 431, 320, 49))</tabBar><viewControllers>\(tabs.joined())</viewControllers></tabBarController>
        """)
    }
    let found = try lines(file("94"), file("zrX-JQ-a2s"))
    #expect(found.contains { $0.hasPrefix("selected item in a tab bar is 'Chat' instead of 'Genres'") }, "\(found)")
  }

  /// A cell without words is called by what code makes it for. Seen in bus_panda.
  @Test func aCellIsCalledByItsReuse() throws {
    func file(_ first: String, _ second: String) -> String {
      func cell(_ id: String, _ reuse: String, _ way: String) -> String {
        """
        <tableViewCell reuseIdentifier="\(reuse)" id="\(id)-aa-001">\(Drawn.frame(0, 28, 375, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)-aa-001" id="\(id)-co-001">\(Drawn.frame(0, 0, 375, 43.5))
        <autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
        <connections>\(way)</connections></tableViewCell>
        """
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" customClass="Stops" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" \
          sectionFooterHeight="28" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <prototypes>\(cell("one", "Service", first))\(cell("two", "Header", second))</prototypes></tableView></tableViewController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="oth-aa-001" customClass="Times" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="ovi-aa-001">\(Drawn.frame(0, 0, 375, 667))</view></viewController>
            """))
    }
    func way(_ id: String) -> String {
      "<segue destination=\"oth-aa-001\" kind=\"show\" identifier=\"times\" id=\"\(id)-se-001\"/>"
    }
    let found = try notes(file("", way("old")), file(way("new"), ""), ending: "storyboard")
    #expect(
      found.contains {
        $0.contains("begins at the table view cell 'Service'") && $0.contains("instead of the table view cell 'Header'")
      }, "\(found)")
  }

  /// The action of a button whose words stand on another screen too is told with its screen. Seen in iOs-Project.
  @Test func anActionIsToldWithItsScreen() throws {
    func scene(_ name: String, _ actions: String) -> String {
      Drawn.scene(
        name,
        """
        <viewController id="co\(name)-aa-001" customClass="Screen\(name)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vi\(name)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
        <button buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bu\(name)-aa-001">
        \(Drawn.frame(20, 40, 80, 30))<state key="normal" title="Save"/><connections>\(actions)</connections></button>
        </subviews></view></viewController>
        """)
    }
    func action(_ name: String, _ selector: String) -> String {
      "<action selector=\"\(selector):\" destination=\"co\(name)-aa-001\" eventType=\"touchUpInside\" id=\"\(selector)\(name)-a1\"/>"
    }
    let kept = scene("A", action("A", "keep"))
    let found = try notes(
      Drawn.storyboard(kept + scene("B", action("B", "keep") + action("B", "send"))),
      Drawn.storyboard(kept + scene("B", action("B", "keep"))), ending: "storyboard")
    #expect(found.contains { $0.contains("the action 'send:' of 'Save' in 'ScreenB' is gone") }, "\(found)")
  }

  /// A button in whose place a label of the same words stands is called by its kind. Seen in DepressionStudy-ios.
  @Test func aLabelInAButtonsPlaceIsCalledByItsKind() throws {
    let button = Drawn.view(
      "but-aa-001", "button", Drawn.frame(300, 600, 109, 90), attributes: "buttonType=\"system\" fixedFrame=\"YES\"",
      more: "<state key=\"normal\" title=\"Go on\"/>")
    let label = Drawn.view(
      "lab-aa-001", "label", Drawn.frame(340, 630, 25, 21), attributes: "text=\"Go on\" fixedFrame=\"YES\"")
    let text = Drawn.view(
      "txt-aa-001", "label", Drawn.frame(20, 20, 200, 21), attributes: "text=\"Notice\" fixedFrame=\"YES\"")
    let leads = try SmallHistory.review(Drawn.xib(button + text), Drawn.xib(text + label)).report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains("'Go on (label)' is new") && leads.contains("'Go on (button)' is gone"), "\(leads)")
  }

  /// What fields ask of the keyboard is a person's, whichever tools save the file and whether or not it differs from field to field.
  /// Seen in XY_SwiftApp and Diveboard.
  @Test func otherWordsInEachFieldAreAPersons() throws {
    func file(_ tools: String, _ types: [String]) -> String {
      let fields = (0..<3).map { place in
        Drawn.view(
          "fi\(place)-aa-001", "textField", Drawn.frame(20, 40 * Double(place + 1), 200, 30),
          attributes: "borderStyle=\"roundedRect\" placeholder=\"Field \(place)\"",
          more:
            "<textInputTraits key=\"textInputTraits\" \(types.isEmpty ? "" : "textContentType=\"\(types[place])\"")/>")
      }
      return Drawn.xib(fields.joined(), tools: tools)
    }
    let found = try notes(file("17506", []), file("17156", ["username", "tel", "new-password"]))
    #expect(found.contains { $0.contains("'username' now") }, "\(found)")
    let same = try notes(file("17506", []), file("17156", ["name", "name", "name"]))
    #expect(same.contains { $0.contains("'name' now") }, "\(same)")
  }

  /// A view beside a controller is not what holds all of its screen. Seen in FitTimer-ios.
  @Test func aLooseViewHoldsNoScreen() throws {
    func file(_ outlet: String, _ loose: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="con-aa-001" customClass="Timers" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
          <connections>\(outlet)</connections></viewController>\(loose)
          """))
    }
    let loose = """
      <view contentMode="scaleToFill" id="loo-aa-001">\(Drawn.frame(0, 0, 240, 128))<subviews>
      <label text="None yet" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
      \(Drawn.frame(20, 20, 100, 21))</label></subviews></view>
      """
    let found = try notes(
      file("", ""), file("<outlet property=\"emptyView\" destination=\"loo-aa-001\" id=\"out-aa-001\"/>", loose),
      ending: "storyboard")
    #expect(found.contains { $0.contains("the outlet 'emptyView'") && !$0.contains("holds all else") }, "\(found)")
  }

  /// The names that a file has for the system's colours are told, not those that mean the same. Seen in tmpNote.
  @Test func coloursAreCalledAsTheFileCallsThem() throws {
    func file(_ name: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fie-aa-001">\(Drawn.frame(20, 20, 200, 17))
        <autoresizingMask key="autoresizingMask"/><textFieldCell key="cell" title="Text" id="fic-aa-001">
        <font key="font" metaFont="system"/>
        <color key="textColor" name="\(name)" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
        """)
    }
    let leads = try SmallHistory.review(file("textColor"), file("headerTextColor")).report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains { $0.contains("(headerTextColor) instead of") && $0.contains("(textColor)") }, "\(leads)")
  }

  /// What is called by its kind alone in two files is no one screen. Seen in kTranslate-2.
  @Test func screensOfAKindInTwoFilesAreTwo() throws {
    func file(_ id: String, _ title: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          id,
          """
          <viewController id="co\(id)-aa-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="vi\(id)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
          <label text="\(title)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="la\(id)-aa-001">
          \(Drawn.frame(20, 40, 80, 30))</label></subviews></view></viewController>
          """))
    }
    let main = Drawn.scene(
      "M",
      """
      <viewController id="con-mm-001" customClass="Main" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-mm-001">\(Drawn.frame(0, 0, 375, 667))</view></viewController>
      """)
    let history = try SmallHistory(
      ["Main.storyboard": file("A", "Gone").replacing("<scenes>", with: "<scenes>" + main)],
      ["Main.storyboard": Drawn.storyboard(main), "Other.storyboard": file("B", "New")])
    let entries = try history.review().report.entries.filter { $0.scene.contains("viewController") }
    #expect(Set(entries.map(\.status)) == [.missing, .orphan], "\(entries.map { "\($0.key) \($0.status)" })")
  }

  /// A picture behind a button's title is drawn, so that a reviewer sees it move. Seen in Pris24.
  @Test func theGroundOfAButtonIsSeen() throws {
    func file(_ y: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, y, 200, 44), attributes: "buttonType=\"custom\" fixedFrame=\"YES\"",
          more: "<state key=\"normal\" title=\" \" backgroundImage=\"ground\"/>"))
    }
    let history = try SmallHistory(
      Drawn.ground.merging(["a.xib": file(40)]) { $1 }, ["a.xib": file(120)])
    let entries = try history.review(devices: []).report.entries
    #expect(!entries.isEmpty && entries.allSatisfy { $0.status == .layout }, "\(entries.map(\.status))")
    #expect(entries.allSatisfy { $0.pixels?.verdict == .different }, "\(entries.map { $0.pixels?.verdict as Any })")
  }

  /// Names of other things than pictures draw none into a change. Seen in N-Clip-Board.
  @Test func anEntitysNameIsNoPicture() throws {
    let file = Drawn.macFile("<arrayController entityName=\"Snippet\" id=\"arr-aa-001\"/>")
    let set = """
      {"images":[{"idiom":"universal","filename":"g.svg","scale":"1x"}],"info":{"version":1,"author":"xcode"}}
      """
    func picture(_ color: String) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="\(color)"/></svg>
      """
    }
    let folder = "Assets.xcassets/Snippet.imageset"
    let history = try SmallHistory(
      ["a.xib": file, "\(folder)/Contents.json": set, "\(folder)/g.svg": picture("#C00050")],
      ["\(folder)/g.svg": picture("#00C050")])
    let told = try history.review(devices: []).report.notes.filter(\.isChange).map(\.text)
    #expect(!told.contains { $0.contains("of 'a.xib' changed") }, "\(told)")
  }

  /// A button of a bar that shows nothing has no part in the colour of the others. Seen in BabyApp_iOS.
  @Test func aButtonThatShowsNothingHasNoColour() throws {
    func file(_ left: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001"/>
          <connections><segue destination="con-aa-001" kind="relationship" relationship="rootViewController" id="rel-aa-001"/>
          </connections></navigationController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="con-aa-001" customClass="Pages" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
            <navigationItem key="navigationItem" title="Pages" id="nai-aa-001">\(left)
            <barButtonItem key="rightBarButtonItem" style="done" systemItem="done" id="rig-aa-001">
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </barButtonItem></navigationItem></viewController>
            """))
    }
    let leads = try SmallHistory.review(
      file("<barButtonItem key=\"leftBarButtonItem\" id=\"lef-aa-001\"/>"), file(""), ending: "storyboard",
      devices: ["iphone-8"]
    ).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(!leads.contains { $0.contains("colours say") }, "\(leads)")
  }

  /// A control without words is known by the outlet of whatever object leads to it. Seen in blackbird.
  @Test func anObjectsOutletNamesAControl() throws {
    func file(_ attribute: String) -> String {
      Drawn.macFile(
        """
        <customObject id="own-aa-001" customClass="Panel"><connections>
        <outlet property="positionField" destination="fie-aa-001" id="out-aa-001"/></connections></customObject>
        <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 60))<subviews>
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fie-aa-001">\(Drawn.frame(0, 0, 160, 21))
        <textFieldCell key="cell" editable="YES" \(attribute) id="cel-aa-001"><font key="font" metaFont="system"/>
        </textFieldCell></textField></subviews></customView>
        """)
    }
    let found = try lines(file(""), file("refusesFirstResponder=\"YES\""))
    #expect(found.contains { $0.contains("outlet 'positionField'") }, "\(found)")
  }

  /// What stands beside a scene's controller is of its screen. Seen in BabyApp.
  @Test func aLooseItemIsOfItsScene() throws {
    func file(_ item: String) -> String {
      func scene(_ name: String, _ id: String, _ inner: String, _ loose: String) -> String {
        """
        <scene sceneID="\(id)-sc-001"><objects>
        <viewController id="\(id)-vc-001" customClass="\(name)" sceneMemberID="viewController">
        <view key="view" id="\(id)-vi-001">\(Drawn.frame(0, 0, 375, 667))</view>\(inner)</viewController>\(loose)
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr-001" sceneMemberID="firstResponder"/></objects></scene>
        """
      }
      let own =
        "<navigationItem key=\"navigationItem\" id=\"own-ni-001\">\(item.replacing("ID", with: "own"))</navigationItem>"
      let loose =
        "<navigationItem title=\"Plan\" id=\"loo-ni-001\">\(item.replacing("ID", with: "loo"))</navigationItem>"
      return Drawn.storyboard(scene("DayController", "day", own, "") + scene("PlanController", "pla", "", loose))
    }
    let back = "<barButtonItem key=\"backBarButtonItem\" title=\"&lt;\" id=\"ID-bb-001\"/>"
    let found = try notes(file(""), file(back), ending: "storyboard")
    #expect(
      found.contains { $0.contains("2 back button items '<' are new (DayController, PlanController)") }, "\(found)")
  }
}
