import Foundation
import Testing
import UndrawnSettings

/// Of which object a line is: its screen, and what tells it from others of its name.
@Suite struct NamedObjectTests {
  /// What two forms of one file differ in, with the names of the objects.
  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after, ending: "storyboard").map(\.named)
  }

  private func screen(
    _ inner: String, item: String = "<navigationItem key=\"navigationItem\" title=\"Costs\" id=\"nav-it-001\"/>",
    attributes: String = "", more: String = ""
  ) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController \(attributes) id="vco-aa-001" sceneMemberID="viewController">
        <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(inner)</subviews></view>
        \(item)</viewController>
        """) + more)
  }

  private func card(_ id: String, _ text: String, radius: String? = nil) -> String {
    let attribute = radius.map {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"cornerRadius\">"
        + "<real key=\"value\" value=\"\($0)\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    }
    return Drawn.view(
      id, "view", Drawn.frame(0, 0, 100, 50), attributes: "customClass=\"CardView\"",
      subviews: Drawn.view("\(id)x", "label", Drawn.frame(0, 0, 50, 20), attributes: "text=\"\(text)\""),
      more: attribute ?? "")
  }

  /// A screen that nobody named is known by what its bar shows, and one of several cards by what is in it. Seen in my-expense.
  @Test func oneOfSeveralIsKnownByWhatIsInIt() throws {
    func file(_ radius: String?) -> String {
      screen(card("car-aa-001", "Total", radius: radius) + card("car-aa-002", "Rest"))
    }
    let words = try lines(file(nil), file("8"))
    #expect(words == ["attribute 'cornerRadius' in a view is '8' now ('CardView' with 'Total' of Costs)"])
    func both(_ radius: String?) -> String {
      screen(card("car-aa-001", "Total", radius: radius) + card("car-aa-002", "Rest", radius: radius))
    }
    let all = try lines(both(nil), both("8"))
    #expect(all == ["attribute 'cornerRadius' in a view is '8' now (2 × 'CardView' of Costs)"])
  }

  /// Of the number that a user's attribute is set to all is told, and nothing that a file adds to it. Seen in CarerCare.
  @Test func anAttributesNumberIsToldWhole() throws {
    func file(_ radius: String) -> String { screen(card("car-aa-001", "Total", radius: radius)) }
    let words = try lines(file("0.0215"), file("0.29999999999999999"))
    #expect(words.contains { $0.contains("is '0.3' instead of '0.0215'") }, "\(words)")
  }

  /// A button is called by the title of its configuration. Seen in FoodSwift.
  @Test func aConfiguredButtonIsKnownByItsConfiguration() throws {
    func file(_ action: String) -> String {
      screen(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(0, 0, 90, 30),
          more: "<state key=\"normal\" title=\"Button\"/>"
            + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Take Away\"/>"
            + "<connections>\(action)</connections>"))
    }
    let words = try lines(
      file(""),
      file("<action selector=\"take:\" destination=\"vco-aa-001\" eventType=\"touchUpInside\" id=\"act-aa-001\"/>"))
    #expect(words.contains { $0.contains("'take:' of 'Take Away'") }, "\(words)")
  }

  /// A title that a screen got is told where no picture has its bar. Seen in TravelPlanner.
  @Test func aNewItemsTitleIsTold() throws {
    let name = "customClass=\"List\""
    let words = try lines(screen("", item: "", attributes: name), screen("", attributes: name))
    #expect(words == ["the bar's title 'Costs' is new (List)"], "\(words)")
  }

  /// A button of a bar that shows a sign is called by that, and what it calls now is told once. Seen in notes-iOS-App.
  @Test func aSignsActionIsTheSameByAnotherName() throws {
    func file(_ action: String, _ id: String) -> String {
      screen(
        "",
        item: """
          <navigationItem key="navigationItem" title="Notes" id="nav-it-001">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar-it-001"><connections>
          <action selector="\(action)" destination="vco-aa-001" id="\(id)"/></connections></barButtonItem></navigationItem>
          """)
    }
    let words = try lines(file("onAdd:", "act-aa-001"), file("add:", "act-aa-002"))
    #expect(words == ["the action 'add:' of the bar button item 'add' in 'Notes' was 'onAdd:'"])
  }

  /// A container that nobody named is called by what it shows first, and is the same where that is called otherwise.
  @Test func aContainerIsKnownByWhatItShows() throws {
    func file(_ title: String, _ style: String) -> String {
      screen(
        "", item: "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"nav-it-001\"/>",
        more: Drawn.scene(
          "2",
          """
          <navigationController \(style) id="con-aa-001" sceneMemberID="viewController"><connections>
          <segue destination="vco-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
          </connections></navigationController>
          """))
    }
    let words = try lines(file("Costs", "modalTransitionStyle=\"partialCurl\""), file("Costs", ""))
    #expect(
      words == [
        "modal transition style in a navigation controller is no longer 'partialCurl' (navigation controller of Costs)"
      ])
  }

  /// A class of Swift's without a module is not found. Seen in Client_iOS.
  @Test func aClassWithoutItsModuleIsTold() throws {
    let words = try lines(
      screen("", attributes: "customClass=\"OldOne\" customModule=\"App\""),
      screen("", attributes: "customClass=\"NewOne\""))
    #expect(words.contains { $0.contains("custom module in a view controller is no longer 'App'") }, "\(words)")
  }

  /// An item of a tab that came to a screen is told. Seen in butterfly-dating-iOS.
  @Test func aNewItemOfATabIsTold() throws {
    let tab = "<tabBarItem key=\"tabBarItem\" title=\"Cam\" image=\"photo\" id=\"tab-it-001\"/>"
    let item = "<navigationItem key=\"navigationItem\" title=\"Costs\" id=\"nav-it-001\"/>"
    let words = try lines(screen(""), screen("", item: item + tab))
    #expect(words == ["the tab bar item 'Cam' with the picture 'photo' is new (Costs)"])
    let chosen = tab.replacing("image=", with: "selectedImage=\"full\" image=")
    #expect(
      try lines(screen(""), screen("", item: item + chosen)) == [
        "the tab bar item 'Cam' with the picture 'photo' (chosen: 'full') is new (Costs)"
      ])
  }

  /// A mask of no parts keeps a view where one does whose far margins give way. Seen in Seafood-Guide-iOS.
  @Test func masksThatDoTheSameAreTheSame() throws {
    func file(_ mask: String) -> String {
      screen(
        "<view id=\"box-aa-001\">\(Drawn.frame(0, 0, 9, 9))<autoresizingMask key=\"autoresizingMask\" \(mask)/></view>")
    }
    let far = "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""
    #expect(try lines(file(far), file("")).isEmpty)
    let grown = try lines(
      file("widthSizable=\"YES\" heightSizable=\"YES\""),
      file("widthSizable=\"YES\" heightSizable=\"YES\" flexibleMinY=\"YES\" flexibleMaxY=\"YES\""))
    #expect(
      grown == [
        "autoresizing mask of a view is growing in width and height with the margins of the height instead of "
          + "growing in width and height (Costs)"
      ])
  }

  /// A view keeps to its content's size only where rules place it. Seen in CloudCoinClient-Mac.
  @Test func prioritiesAreNothingWithoutAutoLayout() throws {
    func file(_ priority: String, _ uses: String) -> String {
      screen(
        "<imageView verticalHuggingPriority=\"\(priority)\" id=\"img-aa-001\">\(Drawn.frame(0, 0, 9, 9))</imageView>"
      )
      .replacing("useAutolayout=\"YES\"", with: uses)
    }
    #expect(try lines(file("251", ""), file("252", "")).isEmpty)
    let used = try lines(file("251", "useAutolayout=\"YES\""), file("252", "useAutolayout=\"YES\""))
    #expect(used == ["vertical hugging priority in an image view is '252' instead of '251' (Costs)"])
  }

  /// AppKit's archives write an action from what it calls: it is of the control. Seen in openemulator.
  @Test func anArchivedActionIsOfItsControl() throws {
    func file(_ way: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
      <object class="NSCustomObject" id="1"><string key="NSClassName">Keeper</string></object>
      <object class="NSTableView" id="2"><string key="NSFrame">{{0, 0}, {90, 90}}</string></object>
      <object class="NSCustomObject" id="3"><string key="NSClassName">Source</string></object>
      <object class="NSButton" id="4"><string key="NSFrame">{{0, 0}, {90, 20}}</string>
      <object class="NSButtonCell" key="NSCell" id="5"><string key="NSContents">Add</string></object></object>
      \(way)</data></archive>
      """
    }
    func way(_ kind: String, _ name: String, _ source: String, _ target: String) -> String {
      "<object class=\"IBConnectionRecord\"><object class=\"\(kind)\" key=\"connection\"><string key=\"label\">\(name)</string>"
        + "<reference key=\"source\" ref=\"\(source)\"/><reference key=\"destination\" ref=\"\(target)\"/></object></object>"
    }
    func told(_ before: String, _ after: String) throws -> [String] {
      let sides = try [before, after].map { text -> UndrawnTexts in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("archive-\(UUID().uuidString).xib")
        try Data(file(text).utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try #require(UndrawnTexts.read(file: url.path))
      }
      return UndrawnTexts.differences(from: sides[0], to: sides[1]).map(\.words)
    }
    let action = try told("", way("IBActionConnection", "add:", "1", "4"))
    #expect(action == ["the action 'add:' (the button 'Add') is new"])
    let outlet = try told(
      way("IBOutletConnection", "dataSource", "2", "1"), way("IBOutletConnection", "dataSource", "2", "3"))
    #expect(
      outlet == [
        "the outlet 'dataSource' (a table view at [0, 0, 90, 90]) leads to the object 'Source' instead of the object "
          + "'Keeper' now"
      ])
  }

  /// What went from one screen is none that came to another. Seen in mobilefood-iOS.
  @Test func whatWentFromAScreenIsNoneOfAnother() throws {
    func scene(_ number: Int, _ name: String, taps: ClosedRange<Int>? = nil) -> String {
      let all = (taps.map { Array($0) } ?? []).map { "<tapGestureRecognizer id=\"tap-aa-00\($0)\"/>" }
      return Drawn.scene(
        "\(number)",
        "<viewController customClass=\"\(name)\" id=\"vc\(number)-aa-001\" sceneMemberID=\"viewController\"/>"
          + all.joined())
    }
    let words = try lines(
      Drawn.storyboard(scene(1, "One", taps: 1...2)),
      Drawn.storyboard(scene(1, "One") + scene(2, "Two", taps: 3...3)))
    #expect(words.contains("2 tap gesture recognizers are gone (One)"), "\(words)")
    #expect(words.contains("1 tap gesture recognizer is new (Two)"), "\(words)")
    let anew = try lines(
      Drawn.storyboard(scene(1, "One", taps: 1...2)), Drawn.storyboard(scene(1, "One", taps: 3...4)))
    #expect(anew.isEmpty, "\(anew)")
  }

  /// A container in a screen's place is another kind of controller. Seen in MoodTrackerIOSSwift.
  @Test func aContainerInAScreensPlaceIsAnotherKind() throws {
    let screen = Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController customClass="Front" id="vco-aa-001" sceneMemberID="viewController">
        <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))</view></viewController>
        """))
    let container = Drawn.storyboard(
      Drawn.scene(
        "2", "<navigationController customClass=\"Front\" id=\"nav-aa-001\" sceneMemberID=\"viewController\"/>"))
    let words = try lines(screen, container)
    #expect(words.contains("a view controller is a navigation controller now (Front)"), "\(words)")
    #expect(!words.contains { $0.contains("there still") }, "\(words)")
  }

  /// Of several buttons of one title each is known by its picture. Seen in elec2660-final-project.
  @Test func buttonsOfOneTitleAreKnownByTheirPictures() throws {
    func button(_ id: String, _ picture: String, _ way: String = "") -> String {
      """
      <button id="\(id)" contentMode="scaleToFill">\(Drawn.frame(20, 20, 80, 30))
      <state key="normal" title="Button" image="\(picture)"/>\(way)</button>
      """
    }
    func file(_ way: String) -> String {
      screen(
        button("but-aa-001", "back") + button("but-aa-002", "next", way),
        more: Drawn.scene(
          "2", "<viewController customClass=\"Two\" id=\"vc2-aa-001\" sceneMemberID=\"viewController\"/>"))
    }
    let way = "<connections><segue destination=\"vc2-aa-001\" kind=\"show\" id=\"seg-aa-001\"/></connections>"
    let words = try lines(file(""), file(way))
    #expect(
      words == ["the show segue to 'Two' from 'Button' with the picture 'next' of 'Costs' is new"], "\(words)")
  }

  /// A clear ground that somebody gave one object is somebody's of another too, whichever tools saved the file. Seen in
  /// Student-iOS.
  @Test func aClearGroundThatSomebodyGaveIsTold() throws {
    func file(_ first: Double, _ second: String, tools: String) -> String {
      func ground(_ white: Double) -> String {
        "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/>"
      }
      let boxes =
        Drawn.view(
          "one-aa-001", "view", Drawn.frame(0, 0, 100, 50), attributes: "userLabel=\"One\"", more: ground(first))
        + Drawn.view("two-aa-001", "view", Drawn.frame(0, 90, 100, 50), attributes: "userLabel=\"Two\"", more: second)
      return screen(boxes).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"\(tools)\"")
    }
    let clear = "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/>"
    let words = try lines(file(1, "", tools: "14113"), file(0, clear, tools: "14490"))
    #expect(words.contains("background color in a view is '#000000@0' now ('Two' of Costs)"), "\(words)")
    let alone = try lines(file(1, "", tools: "14113"), file(1, clear, tools: "14490"))
    #expect(alone.isEmpty, "\(alone)")
  }
}
