import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// What lies in what is new, and which of several things of one name is meant: not cut to a class or a number.
@Suite struct WholeContentsTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after])
      .review(devices: ending == "xib" ? [] : ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map {
      $0.text.replacing("'a.\(ending)' changed in what no picture shows: ", with: "")
        .replacing("'a.\(ending)' changed besides: ", with: "")
    }
  }

  // MARK: Menus

  private static func item(_ id: String, _ title: String, _ more: String = "", action: String? = nil) -> String {
    let connections = action.map {
      "<connections><action selector=\"\($0)\" target=\"-1\" id=\"\(id)-ac-001\"/></connections>"
    }
    return "<menuItem title=\"\(title)\" \(more) id=\"\(id)-aa-001\">\(connections ?? "")</menuItem>"
  }

  private static func file(_ items: String, title: String = "App") -> String {
    Drawn.macFile("<menu title=\"\(title)\" id=\"men-aa-001\"><items>\(items)</items></menu>")
  }

  private static func project(_ items: String) -> String {
    "<menuItem title=\"Project\" id=\"pro-aa-001\"><menu key=\"submenu\" title=\"Project\" id=\"sub-aa-001\"><items>"
      + "\(items)</items></menu></menuItem>"
  }

  /// Seen in TargetSelector, blackout and dynowall.
  @Test func aNewMenuSaysItsItemsWithKeysAndActions() throws {
    let items =
      Self.item("url", "Change url") + Self.item("fin", "Search", "keyEquivalent=\"f\"", action: "focus:")
    let old = Self.file(Self.item("one", "One"))
    let told = try notes(old, Self.file(Self.item("one", "One") + Self.project(items)))
    #expect(
      told == [
        "the menu item 'Project' is new in the menu 'App' after 'One' with 2 items, 'Change url' and 'Search' (⌘F, focus:)"
      ],
      "\(told)")
    // Of many those that stand in it itself.
    let many = (1...12).map { Self.item("i\($0)", "Item \($0)") }.joined()
    let all = try notes(old, Self.file(Self.item("one", "One") + Self.project(many)))
    #expect(all.first?.contains("with 12 items, 'Item 1', 'Item 2'") == true, "\(all)")
    #expect(all.first?.contains("'Item 8' and 4 more") == true, "\(all)")
  }

  /// Seen in NowPlayingTweet: of two items of one title one does nothing now.
  @Test func actionsOfItemsOfOneTitleSayTheMenu() throws {
    func file(_ action: String?) -> String {
      Self.file(Self.item("one", "Settings…", action: action))
        .replacing(
          "<menu title=\"App\"",
          with: "<menu title=\"Status\" id=\"sta-aa-001\"><items>\(Self.item("two", "Settings…"))</items></menu>"
            + "<menu title=\"App\"")
    }
    #expect(try notes(file(nil), file("show:")) == ["the action 'show:' of 'Settings…' in the menu 'App' is new"])
  }

  /// What an item did is gone with it.
  @Test func actionsOfGoneItemsAreNotToldAgain() throws {
    let told = try notes(
      Self.file(Self.item("one", "One") + Self.item("two", "Two", action: "two:")), Self.file(Self.item("one", "One")))
    #expect(told == ["the menu item 'Two' is gone from the menu 'App'"], "\(told)")
  }

  /// Seen in dockerbar: an alternate is only seen while its keys are held.
  @Test func statesOfItemsAreToldAsWhatTheyAre() throws {
    func file(_ more: String) -> String { Self.file(Self.item("one", "One") + Self.item("two", "Two", more)) }
    #expect(try notes(file(""), file("enabled=\"NO\"")) == ["the menu item 'Two' is disabled now"])
    #expect(try notes(file("enabled=\"NO\""), file("")) == ["the menu item 'Two' is no longer disabled"])
    #expect(
      try notes(file(""), file("alternate=\"YES\""))
        == ["the menu item 'Two' is an alternate of the one before it now"])
  }

  // MARK: Toolbars

  private static func toolbar(_ items: [String], _ inside: String = "", allowed: String = "") -> String {
    let shown = items.map { "<toolbarItem reference=\"\($0)-aa-001\"/>" }.joined()
    let all = items.map {
      "<toolbarItem implicitItemIdentifier=\"\($0)\" label=\"\($0)\" \(allowed) id=\"\($0)-aa-001\">\(inside)</toolbarItem>"
    }
    return Drawn.macFile("").replacing(
      "</window>",
      with: """
        <toolbar key="toolbar" implicitIdentifier="bar" id="bar-aa-001"><allowedToolbarItems>\(all.joined())
        </allowedToolbarItems><defaultToolbarItems>\(shown)</defaultToolbarItems></toolbar></window>
        """)
  }

  /// Seen in iCepa.
  @Test func lostSizesAndUnknownAttributesOfToolbarItemsAreTold() throws {
    let size = "<size key=\"minSize\" width=\"27\" height=\"25\"/>"
    let told = try notes(
      Self.toolbar(["Log"], size), Self.toolbar(["Log"], allowed: "sizingBehavior=\"auto\""))
    #expect(told.contains("the toolbar item 'Log' no longer has the least size 27 × 25"), "\(told)")
    #expect(told.contains { $0.contains("sizing behavior of the toolbar item 'Log' is 'auto' now") }, "\(told)")
  }

  /// Seen in TargetSelector.
  @Test func anotherOrderOfAToolbarHasTheNewItem() throws {
    let told = try notes(Self.toolbar(["one", "two"]), Self.toolbar(["two", "new", "one"]))
    #expect(told.contains("the items of a toolbar stand in another order: 'two', 'new', 'one'"), "\(told)")
  }

  // MARK: Ways

  private static func controller(_ number: Int, _ more: String = "", view: String = "", item: String = "") -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="Screen\(number)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(view)</subviews></view>\(item)
      <connections>\(more)</connections></viewController>
      """)
  }

  private static func button(_ id: String, _ title: String, _ connections: String) -> String {
    """
    <button contentMode="scaleToFill" buttonType="system" id="\(id)-aa-001">\(Drawn.frame(20, 20, 80, 30))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>
    """
  }

  /// Seen in ios-data-app: three buttons lead to one screen.
  @Test func severalWaysSayTheirNamesAndWhereTheyBegin() throws {
    func file(_ isNew: Bool) -> String {
      let buttons = ["Countries", "Minerals"].map { title in
        let segue =
          "<segue destination=\"vc2-aa-001\" kind=\"show\" identifier=\"Browse\(title)\" id=\"s\(title.prefix(2))-aa-001\"/>"
        return Self.button(String(title.prefix(3)).lowercased(), title, isNew ? segue : "")
      }
      return Drawn.storyboard(Self.controller(1, view: buttons.joined()) + Self.controller(2))
    }
    let told = try notes(file(false), file(true), ending: "storyboard")
    #expect(
      told == [
        "2 show segues to 'Screen2' from 'Screen1' are new: 'BrowseCountries' from 'Countries' and 'BrowseMinerals' from "
          + "'Minerals'"
      ], "\(told)")
  }

  /// Seen in iCepa: what code calls by one name is a view of another kind.
  @Test func anOutletSaysWhatItLeadsToNow() throws {
    func file(_ id: String, _ element: String) -> String {
      let view = "<\(element) id=\"\(id)-aa-001\">\(Drawn.frame(20, 20, 80, 30))</\(element)>"
      return Drawn.storyboard(
        Self.controller(
          1, "<outlet property=\"log\" destination=\"\(id)-aa-001\" id=\"out-aa-001\"/>", view: view))
    }
    let told = try notes(file("tex", "textField"), file("lon", "textView"), ending: "storyboard")
    #expect(
      told.contains { $0.contains("the outlet 'log' leads to a text view instead of a text field now") }, "\(told)")
  }

  /// Seen in pony: what is pulled to load anew is in no picture.
  @Test func aNewRefreshControlSaysItsScreen() throws {
    func file(_ more: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController customClass="Songs" id="vc1-aa-001" sceneMemberID="viewController">
          <tableView key="view" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))</tableView>\(more)</tableViewController>
          """))
    }
    let told = try notes(
      file(""), file("<refreshControl key=\"refreshControl\" id=\"ref-aa-001\"/>"), ending: "storyboard")
    #expect(told.contains { $0.contains("1 refresh control is new (Songs)") }, "\(told)")
  }

  // MARK: Settings

  /// Seen in YouKoo: two fields that nobody named.
  @Test func severalObjectsOfNoNameAreCounted() throws {
    func file(_ more: String) -> String {
      let fields = ["one", "two"].map {
        """
        <textField id="\($0)-aa-001">\(Drawn.frame(20, 20, 80, 22))<textFieldCell key="cell" \(more) id="\($0)-ce-001"/>
        </textField>
        """
      }
      return Drawn.macFile("").replacing("</view>", with: "<subviews>\(fields.joined())</subviews></view>")
    }
    let told = try notes(file(""), file("refusesFirstResponder=\"YES\""))
    #expect(
      told.contains { $0.contains("refuses first responder in a text field cell is 'YES' now (2 × W)") }, "\(told)")
  }

  /// Seen in blackout and frenzy.
  @Test func aWindowsSidesAreToldAsOne() throws {
    func file(_ more: String) -> String { Drawn.macFile("").replacing("</window>", with: "\(more)</window>") }
    let told = try notes(
      file(""), file("<windowPositionMask key=\"initialPositionMask\" leftStrut=\"YES\" topStrut=\"YES\"/>"))
    #expect(told.filter { $0.contains("left, top") }.count == 1 && !told.contains { $0.contains("strut") }, "\(told)")
  }

  /// Seen in YubiKey-observer: another spelling of an option is no other option.
  @Test func optionsOfBindingsAreComparedByMeaning() throws {
    func file(_ option: String) -> String {
      Drawn.mac(
        """
        <textField id="one-aa-001">\(Drawn.frame(20, 20, 80, 22))<textFieldCell key="cell" id="one-ce-001"/>
        <connections><binding destination="-2" name="value" keyPath="self.pin" id="bin-aa-001">
        <dictionary key="options">\(option)</dictionary></binding></connections></textField>
        """)
    }
    let (number, flag) = (
      "<integer key=\"NSContinuouslyUpdatesValue\" value=\"1\"/>",
      "<bool key=\"NSContinuouslyUpdatesValue\" value=\"YES\"/>"
    )
    #expect(try !notes(file(number), file(flag)).contains { $0.contains("binding") })
    #expect(try notes(file(""), file(flag)).contains { $0.contains("NSContinuouslyUpdatesValue YES") })
  }

  // MARK: Masks

  @Test(arguments: [
    ("left top", "pinned right and bottom"), ("right bottom", "pinned left and top"),
    ("width bottom", "growing in width, pinned top"), ("width height", "growing in width and height"),
    ("left right top", "pinned bottom, centred across"), ("", "none"),
  ])
  func masksSayWhatTheyDo(flexible: String, words: String) {
    #expect(MaskWords.meaning(Set(flexible.split(separator: " ").map(String.init))) == words)
  }

  @Test func masksInSentencesSayWhatTheyDo() {
    let sentence = "frame of 'A' is 1; autoresizing mask of 'A is' is left top instead of none, so 'B' is moved"
    #expect(
      MaskWords.told(sentence)
        == "frame of 'A' is 1; autoresizing mask of 'A is' is pinned right and bottom instead of none, so 'B' is moved")
  }

  // MARK: Views

  /// Seen in Entropy: a holder without a word of its own.
  @Test func aNewHolderSaysWhatItHolds() throws {
    func file(_ inner: String) -> String { Drawn.xib(inner) }
    let held = Drawn.view(
      "hol-aa-001", "view", Drawn.frame(0, 500, 375, 60),
      subviews: "<textView userLabel=\"Message\" id=\"tex-aa-001\">\(Drawn.frame(0, 0, 375, 60))</textView>")
    let outcome = try SmallHistory.review(file(""), file(held), devices: ["iphone-8"])
    let titles = outcome.report.groups.map(\.title)
    #expect(titles.contains { $0.contains("'View' with 'Message' is new") }, "\(titles)")
  }

  /// A hidden button of a bar is none of what a screen shows. Seen in SpaceHabitRPG.
  @Test func aHiddenButtonOfABarIsNotShown() throws {
    func item(_ id: String, _ title: String, _ more: String = "") -> String {
      """
      <barButtonItem style="plain" id="\(id)-aa-001"><button key="customView" opaque="NO" \(more) \
      buttonType="roundedRect" id="\(id)-bb-001">\(Drawn.frame(20, 8, 51, 29))
      <state key="normal" title="\(title)"/></button></barButtonItem>
      """
    }
    let bar = """
      <toolbar opaque="NO" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
      id="too-aa-001">\(Drawn.frame(8, 358, 272, 44))<autoresizingMask key="autoresizingMask"/>
      <items>\(item("one", "Drop", "hidden=\"YES\""))\(item("two", "Save"))</items></toolbar>
      """
    let told = ReviewText().text(try SmallHistory(["a.txt": ""], ["a.xib": Drawn.xib(bar)]).review().report)
    #expect(told.contains("shows 'Save'") && !told.contains("shows 'Drop'"), "\(told)")
  }
}
