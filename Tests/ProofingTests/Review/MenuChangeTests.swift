import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of menus: which menu opens where, what stands between its items, and what is in none.
@Suite struct MenuChangeTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    let sides = [before, after].map { ["a.xib": Drawn.macFile($0)] }
    let outcome = try SmallHistory(sides[0], sides[1]).review(devices: [])
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func item(_ id: String, _ title: String, _ more: String = "", menu: String = "") -> String {
    "<menuItem title=\"\(title)\" \(more) id=\"\(id)-aa-001\">\(menu)</menuItem>"
  }

  private static func menu(_ id: String, _ items: String, title: String? = nil, more: String = "") -> String {
    let title = title.map { "title=\"\($0)\"" } ?? ""
    return "<menu \(more) \(title) id=\"\(id)-aa-001\"><items>\(items)</items></menu>"
  }

  private static func separator(_ id: String) -> String { "<menuItem isSeparatorItem=\"YES\" id=\"\(id)-aa-001\"/>" }

  /// What opens at an item of a new menu is no item of that menu. Seen in QLMarkdown.
  @Test func whatOpensAtANewItemIsToldWithIt() throws {
    let links = Self.menu("lin", Self.item("one", "Preview") + Self.item("two", "Browser"), more: "key=\"submenu\"")
    let settings = Self.menu(
      "set", Self.item("ope", "Open Links in", menu: links), title: "Settings", more: "key=\"submenu\"")
    func file(_ more: String) -> String { Self.menu("bar", Self.item("fil", "File") + more, title: "Main Menu") }
    let told = try notes(file(""), file(Self.item("top", "Settings", menu: settings)))
    #expect(
      told == [
        "the menu item 'Settings' is new in the menu 'Main Menu' after 'File' with the item 'Open Links in' (with 'Preview' and "
          + "'Browser')"
      ], "\(told)")
  }

  /// An item of the same words that does something else in another menu is another one; one that does the same is the same, made
  /// anew. Seen in breathe.
  @Test func anItemOfAnotherMenuThatDoesSomethingElseIsNew() throws {
    func about(_ id: String, _ action: String) -> String {
      let way = "<connections><action selector=\"\(action)\" target=\"-1\" id=\"w\(id)-aa-001\"/></connections>"
      return Self.item(id, "About", menu: way)
    }
    let app = Self.menu("app", about("old", "hide:"), title: "App", more: "key=\"submenu\"")
    let main = Self.menu("bar", Self.item("top", "App", menu: app), title: "Main Menu")
    func isNew(_ action: String) throws -> Bool {
      let told = try notes(main, Self.menu("sta", about("new", action)))
      return told.contains { $0.contains("'About'") && $0.contains("is new") && $0.contains(action) }
    }
    #expect(try isNew("about:"))
    #expect(try !isNew("hide:"))
  }

  /// What a new menu leads to is told with its name. Seen in QLMarkdown.
  @Test func outletsOfANewMenuAreTold() throws {
    let way = "<connections><outlet property=\"delegate\" destination=\"-2\" id=\"del-aa-001\"/></connections></menu>"
    let links = Self.menu("lin", Self.item("one", "Preview"), title: "Open Links in", more: "key=\"submenu\"")
    func file(_ more: String) -> String { Self.menu("bar", Self.item("fil", "File") + more, title: "Main Menu") }
    let top = Self.item("top", "Open Links in", menu: links.replacing("</menu>", with: way))
    let told = try notes(file(""), file(top))
    #expect(told.contains { $0.hasSuffix("the new menu 'Open Links in' has the outlet 'delegate'") }, "\(told)")
  }

  /// Seen in KatSearch.
  @Test func anotherMenuOfAnItemIsThat() throws {
    func recent(_ id: String, _ items: String, _ title: String?) -> String {
      let inner = Self.menu(id, items, title: title, more: "key=\"submenu\"")
      return Self.menu("fil", Self.item("rec", "Recent", menu: inner), title: "File")
    }
    let old = recent("old", Self.item("cle", "Clear Menu"), "Recent")
    #expect(
      try notes(old, recent("new", "", nil))
        == ["the menu of 'Recent' is another one now with no items, instead of 1 item"])
    #expect(
      try notes(old, recent("new", Self.item("all", "Open All"), nil))
        == ["the menu of 'Recent' is another one now with the item 'Open All'"])
    // One that was made anew with its items is none.
    #expect(
      try notes(old, recent("new", Self.item("cl2", "Clear Menu"), "Recent"))
        == ["2 objects that are not drawn were made anew"])
  }

  /// Seen in KatSearch and fb-mac-messenger.
  @Test func anItemInNoMenuIsCalledSo() throws {
    let file = Self.menu("fil", Self.item("one", "One"), title: "File")
    #expect(
      try notes(file + Self.item("don", "Donate"), file) == ["the menu item 'Donate', which was in no menu, is gone"])
    #expect(
      try notes(file, file + Self.item("don", "Donate")) == ["the menu item 'Donate', which is in no menu, is new"])
    let other = Self.menu("fil", Self.item("one", "Two"), title: "File")
    let moved = try notes(file, other + Self.item("on2", "One"))
    #expect(moved.contains("the menu item 'One' is in no menu now"), "\(moved)")
  }

  /// No picture shows a menu. Seen in Gray, Easydict and TipTyper.
  @Test func anItemThatCameSaysItsKey() throws {
    let one = Self.item("one", "One")
    func file(_ items: String) -> String { Self.menu("fil", one + items, title: "File", more: "systemMenu=\"main\"") }
    let told = try notes(file(""), file(Self.item("two", "as Grid", "keyEquivalent=\"1\"")))
    #expect(told.contains("the menu item 'as Grid' is new in the menu bar after 'One' (⌘1, no action)"), "\(told)")
    // Code knows it by its number. Seen in corectl.app.
    let tagged = try notes(file(""), file(Self.item("two", "as Grid", "tag=\"10\"")))
    #expect(
      tagged.contains("the menu item 'as Grid' is new in the menu bar after 'One' (no action, tag 10)"), "\(tagged)")
  }

  /// A menu that stands by itself is opened by what names it alone. Seen in azul.
  @Test func aMenuThatNothingOpensIsCalledSo() throws {
    let file = Self.menu("fil", Self.item("one", "One"), title: "File", more: "systemMenu=\"main\"")
    let loose = Self.menu("loo", Self.item("two", "Two"))
    #expect(try notes(file, file + loose) == ["the menu item 'Two', which nothing in the file opens, is new"])
    // One that was there before is as it was, and code that loads the file knows one of a class of its own.
    let more = Self.menu("loo", Self.item("two", "Two") + Self.item("thr", "Three"))
    #expect(try notes(file + loose, file + more).contains("the menu item 'Three' is new after 'Two' (no action)"))
    let own = Self.menu("loo", Self.item("two", "Two"), more: "customClass=\"PopMenu\"")
    #expect(try notes(file, file + own).contains { $0.hasPrefix("the menu item 'Two' is new") })
    let outlet = """
      <customObject id="cus-aa-001"><connections><outlet property="menu" destination="loo-aa-001" id="out-aa-001"/>
      </connections></customObject>
      """
    #expect(try notes(file, file + loose + outlet).contains("the menu item 'Two' is new"))
  }

  /// Seen in KatSearch and Moonlight.
  @Test func separatorsMakeNoOtherOrder() throws {
    let items = [Self.item("one", "One"), Self.item("two", "Two"), Self.item("thr", "Three")]
    func status(_ inner: [String]) -> String { Self.menu("sta", inner.joined(), more: "userLabel=\"Status\"") }
    let two = status([items[0], Self.separator("se1"), items[1], Self.separator("se2"), items[2]])
    let one = status([items[0], items[1], Self.separator("se1"), items[2]])
    #expect(try notes(two, one) == ["1 separator of the menu 'Status' after 'Two' is gone"])
    let (turned, straight) = (status([items[1], items[0]]), status([items[0], items[1]]))
    #expect(
      try notes(straight, turned)
        == ["the menu item 'One' of the menu 'Status' stands after 'Two' instead of at the top"])
  }

  /// Separators that came are told with those that went for them, each after the item that it stands after, and another order
  /// with all items. Seen in Remotely.Click and ASCII-Projektor.
  @Test func separatorsComeWhereOthersGo() throws {
    let items = ["one", "two", "thr"].map { Self.item($0, $0.capitalized) }
    func status(_ inner: [String]) -> String { Self.menu("sta", inner.joined(), more: "userLabel=\"Status\"") }
    let before = status([items[0], Self.separator("se1"), items[1], items[2]])
    let after = status([items[0], items[1], Self.separator("se2"), items[2], Self.separator("se3")])
    #expect(
      try notes(before, after) == [
        "2 separators of the menu 'Status' are new after 'Two' and after 'Thr', 1 is gone after 'One'"
      ])
    let new = status([items[2], Self.item("new", "New"), Self.separator("se1"), items[0], items[1]])
    let told = try notes(before, new)
    for words in [
      "the menu item 'Thr' of the menu 'Status' stands at the top instead of after 'Two'",
      "a separator of the menu 'Status' stands after 'New' instead of after 'One'",
    ] {
      #expect(told.contains(words), "\(told)")
    }
  }

  /// Of many items the few that moved are told, and no separator that parts those which did not. Seen in Spotifree.
  @Test func fewItemsThatMovedAreToldEach() throws {
    let items = ["one", "two", "thr", "fou", "fiv", "six"].map { Self.item($0, $0.capitalized) }
    func status(_ order: [[Int]]) -> String {
      let parts = order.map { part in part.map { items[$0] }.joined() }
      let inner = parts[0] + Self.separator("se1") + parts[1] + Self.separator("se2") + parts[2]
      return Self.menu("sta", inner, more: "userLabel=\"Status\"")
    }
    let told = try notes(status([[0, 1, 2], [3], [4, 5]]), status([[0, 1], [3], [4, 2, 5]]))
    #expect(told == ["the menu item 'Thr' of the menu 'Status' stands after 'Fiv' instead of after 'Two'"], "\(told)")
  }

  /// Of items in another order the one that moved is told, of several all; a new one stands after the new one above it. Seen in
  /// Miner.
  @Test func theItemThatMovedIsTold() throws {
    let items = ["one", "two", "thr", "fou"].map { Self.item($0, $0.capitalized) }
    func status(_ order: [Int], _ more: String = "") -> String {
      Self.menu("sta", order.map { items[$0] }.joined() + more, more: "userLabel=\"Status\"")
    }
    #expect(
      try notes(status([0, 1, 2, 3]), status([2, 0, 1, 3]))
        == ["the menu item 'Thr' of the menu 'Status' stands at the top instead of after 'Two'"])
    #expect(
      try notes(status([0, 1, 2, 3]), status([3, 1, 0, 2]))
        == ["the items of the menu 'Status' stand in another order: 'Fou', 'Two', 'One', 'Thr'"])
    let more = Self.item("new", "New") + Self.item("nex", "Next")
    #expect(
      try notes(status([0, 1]), status([0, 1], more)) == [
        "the menu item 'New' is new in the menu 'Status' after 'Two' (no action)",
        "the menu item 'Next' is new in the menu 'Status' after 'New' (no action)",
      ])
  }

  /// What a new file's menu offers is told with what opens at its items, what they do and how they look. Seen in ShutDownMyMac.
  @Test func theMenuOfANewFileIsToldWithItsItems() throws {
    func item(_ id: String, _ title: String, _ more: String = "") -> String {
      Self.item(
        id, title, more,
        menu: "<connections><action selector=\"\(id):\" target=\"-2\" id=\"w\(id)-aa-001\"/></connections>")
    }
    let inner = item("ask", "Ask", "state=\"on\"") + item("now", "At Once")
    let kind = Self.item("kin", "Kind", menu: Self.menu("sub", inner, title: "Kind", more: "key=\"submenu\""))
    let file = Self.menu("doc", item("set", "Settings") + kind, title: "Dock")
    let told = try SmallHistory(["b.txt": ""], ["a.xib": Drawn.macFile(file)]).review(devices: []).report.notes.map(
      \.text)
    #expect(
      told.contains(
        "'a.xib' is new, with the menu 'Dock': 'Settings' (set:) and 'Kind' (with 'Ask' (ask:, checked) and 'At Once' (now:))"
      ),
      "\(told)")
  }

  /// What the items of a menu that was made anew no longer call is told, and nothing of those that call the same. Seen in mail2.
  @Test func aMenuMadeAnewTellsWhatItNoLongerCalls() throws {
    func file(_ mark: String, _ calls: [String]) -> String {
      let items = ["Cut", "Copy"].enumerated().map { place, title in
        let action =
          calls.indices.contains(place)
          ? "<connections><action selector=\"\(calls[place])\" target=\"-1\" id=\"act-\(mark)-\(place)\"/></connections>"
          : ""
        return Self.item("\(mark)\(place)", title, menu: action)
      }
      return Self.menu("\(mark)m", items.joined(), title: "Edit", more: "key=\"submenu\"")
    }
    func bar(_ mark: String, _ calls: [String]) -> String {
      "<customObject id=\"-1\" userLabel=\"First Responder\" customClass=\"FirstResponder\"/>"
        + Self.menu("\(mark)b", Self.item("\(mark)e", "Edit", menu: file(mark, calls)), title: "Main Menu")
    }
    let same = try notes(bar("old", ["cut:", "copy:"]), bar("new", ["cut:", "copy:"]))
    #expect(!same.contains { $0.contains("the action") }, "\(same)")
    let told = try notes(bar("old", ["cut:", "copy:"]), bar("new", ["cut:"]))
    #expect(told.contains { $0.contains("the action 'copy:' of 'Copy' is gone") }, "\(told)")
  }

  /// An item whose menu went stays. Seen in aem-manager-osx.
  @Test func anItemThatOpensNothingStays() throws {
    let inner = Self.menu(
      "sub", Self.item("two", "Two") + Self.item("thr", "Three"), title: "More", more: "key=\"submenu\"")
    func file(_ menu: String) -> String { Self.menu("fil", Self.item("one", "More", menu: menu), title: "File") }
    let told = try notes(file(inner), file(""))
    #expect(told == ["the menu that opened at 'More', which stays, is gone with 2 items, 'Two' and 'Three'"], "\(told)")
  }

  /// Of a menu without a name or a class what stands next to the item says where it is; one without an action is said to have
  /// none. Seen in TomatoWeb, Bang and MunkiMenu.
  @Test func anItemOfANamelessMenuIsKnownByItsNeighbour() throws {
    let quit = """
      <connections><action selector="quit:" target="-1" id="act-aa-001"/></connections>
      """
    for (more, place) in [("", ""), ("customClass=\"StatusMenu\"", " in the menu 'StatusMenu'")] {
      func file(_ items: String) -> String {
        Self.menu("sta", Self.item("one", "Open") + items + Self.item("qui", "Quit"), more: more)
      }
      let told = try notes(
        file(""), file(Self.item("two", "Log Out", menu: quit) + Self.separator("sep") + Self.item("thr", "About")))
      #expect(
        told.prefix(2) == [
          "the menu item 'Log Out' is new\(place) after 'Open'",
          "the menu item 'About' is new\(place) before 'Quit' (no action)",
        ], "\(told)")
    }
  }

  /// Seen in Object-Info.
  @Test func aNewItemSaysThatItIsHidden() throws {
    let one = Self.item("one", "One")
    let both = one + Self.item("res", "Reset", "hidden=\"YES\" enabled=\"NO\"")
    #expect(
      try notes(Self.menu("fil", one, title: "File"), Self.menu("fil", both, title: "File"))
        == ["the menu item 'Reset' is new in the menu 'File' after 'One' (disabled, hidden)"])
  }

  /// What a pop-up button lets choose from comes and goes with it. Seen in Creevey and CocoaMSX.
  @Test func aPopUpsMenuIsTheButtons() throws {
    let button = """
      <popUpButton id="pop-aa-001">\(Drawn.frame(20, 20, 100, 26))
      <popUpButtonCell key="cell" id="cel-aa-001">\(Self.menu("oth", Self.item("it1", "Item 1"), title: "OtherViews", more: "key=\"menu\""))
      </popUpButtonCell></popUpButton>
      """
    let view = "<customView id=\"vie-aa-001\">\(Drawn.frame(0, 0, 200, 100))<subviews>\(button)</subviews></customView>"
    for (before, after) in [(view, ""), ("", view)] {
      #expect(try !notes(before, after).contains { $0.contains("OtherViews") })
    }
  }

  /// A menu's items that its new place has not are gone. Seen in jmbde_macos.
  @Test func aMenuElsewhereSaysWhatItLost() throws {
    func edit(_ items: String) -> String {
      Self.menu(
        "bar",
        Self.item("edi", "Edit", menu: Self.menu("sub", items, title: "Edit", more: "key=\"submenu\""))
          + Self.item("hel", "Help"))
    }
    let old = edit(Self.item("und", "Undo") + Self.item("spe", "Speech"))
    let outcome = try SmallHistory(
      ["a.xib": Drawn.macFile(old)],
      [
        "a.xib": Drawn.macFile(Self.menu("bar", Self.item("hel", "Help"))),
        "b.xib": Drawn.macFile(edit(Self.item("spe", "Speech")).replacing("-aa-", with: "-bb-")),
      ]
    ).review(devices: [])
    let told = outcome.report.notes.map(\.text)
    #expect(told.contains("the menu item 'Edit' is in 'b.xib' now without the item 'Undo'"), "\(told)")
  }

  /// Of a file that is no whole XML nothing is known, and so nothing of it is gone or new.
  @Test(arguments: [false, true])
  func ofABrokenFileNothingIsGone(_ isMended: Bool) throws {
    let whole = Drawn.macFile(Self.menu("bar", Self.item("fil", "File") + Self.item("hel", "Help"), title: "Main Menu"))
    let broken = whole.replacing("title=\"Help\"", with: "title=Help\"")
    let sides = (isMended ? [broken, whole] : [whole, broken]).map { ["a.xib": $0] }
    let outcome = try SmallHistory(sides[0], sides[1]).review(devices: [])
    #expect(outcome.report.notes.filter(\.isChange).isEmpty, "\(outcome.report.notes.map(\.text))")
    #expect(outcome.diagnostics.contains { $0.id == (isMended ? "base-unreadable" : "invalid-xml") })
  }

  /// What a change did not break is told as that. Seen in getontrip-ios.
  @Test func aFileThatWasBrokenIsToldAsThat() throws {
    let whole = Drawn.macFile(Self.menu("bar", Self.item("fil", "File"), title: "Main Menu"))
    let broken = whole.replacing("title=\"File\"", with: "title=File\"")
    func told(_ before: String) throws -> [String] {
      let outcome = try SmallHistory(["a.xib": before], ["a.xib": broken + "\n"]).review(devices: [])
      return outcome.report.entries.compactMap(\.message)
    }
    let either = "it could not be read before either"
    #expect(try told(broken).contains { $0.hasSuffix("; \(either)") })
    #expect(try !told(whole).contains { $0.contains(either) })
  }

  /// What a new pop-up button offers, of which a picture shows one; the tag of a segment is none of its control. Seen in
  /// DockerStatsMenu and ConsumerVPN.
  @Test func whatANewPopUpOffersIsTold() throws {
    func control(_ titles: [String]) -> String {
      let items = titles.enumerated().map { number, title in
        let ways =
          number == 0
          ? ""
          : "<connections><segue kind=\"show\" identifier=\"Show\(title)\" id=\"se\(number)-aa-001\"/></connections>"
        return "<menuItem title=\"\(title)\" id=\"it\(number)-aa-001\">\(ways)</menuItem>"
      }
      return """
        <popUpButton id="pop-aa-001">\(Drawn.frame(9, 9, 90, 26))<autoresizingMask key="autoresizingMask"/>
        <popUpButtonCell key="cell" type="push" bezelStyle="rounded" selectedItem="it0-aa-001" id="poc-aa-001">
        <menu key="menu" id="men-aa-001"><items>\(items.joined())</items></menu></popUpButtonCell></popUpButton>
        <segmentedControl id="seg-aa-001">\(Drawn.frame(9, 60, 90, 26))<autoresizingMask key="autoresizingMask"/>
        <segmentedCell key="cell" style="rounded" id="sec-aa-001"><segments><segment label="A"/>
        <segment label="B" tag="1"/></segments></segmentedCell></segmentedControl>
        """
    }
    func told(_ titles: [String]) throws -> [String] {
      let sides = ["", control(titles)].map { ["a.xib": Drawn.mac($0)] }
      return try SmallHistory(sides[0], sides[1]).review(devices: []).report.notes.filter(\.isChange).map(\.text)
    }
    let words = try told(["Sizes", "Small", "Large"])
    #expect(
      words.contains("a new pop-up offers 3 items, 'Sizes', 'Small' (ShowSmall) and 'Large' (ShowLarge)"), "\(words)")
    #expect(!words.contains { $0.contains("tag") }, "\(words)")
    let plain = try told(["Item 1", "Item 2", "Item 3"])
    #expect(!plain.contains { $0.contains("offers") }, "\(plain)")
  }

  /// A menu that code fills opens at an item all the same. Seen in sidetalk.
  @Test func anEmptyMenuAtANewItemIsTold() throws {
    func file(_ more: String) -> String { Self.menu("bar", Self.item("fil", "File") + more, title: "Main Menu") }
    let empty = "<menu key=\"submenu\" title=\"Hidden\" id=\"emp-aa-001\"/>"
    let told = try notes(file(""), file(Self.item("hid", "Hidden", menu: empty)))
    #expect(
      told == ["the menu item 'Hidden' is new in the menu 'Main Menu' after 'File' and opens an empty menu"], "\(told)")
  }

  /// An item of a toolbar that nobody named is what its view is. Seen in TVShows.
  @Test func aToolbarsUnnamedItemIsItsView() throws {
    let bar = """
      <window title="Main" id="wim-aa-001"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
      <view key="contentView" id="cov-aa-001">\(Drawn.frame(0, 0, 300, 200))</view>
      <toolbar key="toolbar" id="too-aa-001"><allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="A" label="Custom View" id="ite-aa-001">
      <searchField key="view" id="sea-aa-001">\(Drawn.frame(0, 0, 96, 22))<searchFieldCell key="cell" id="sec-aa-001"/></searchField>
      </toolbarItem><toolbarItem implicitItemIdentifier="B" label="Custom View" id="ite-aa-002">
      <button key="view" id="but-aa-001">\(Drawn.frame(0, 0, 40, 32))
      <buttonCell key="cell" type="push" image="NSAddTemplate" imagePosition="overlaps" id="buc-aa-001"/></button>
      </toolbarItem></allowedToolbarItems><defaultToolbarItems><toolbarItem reference="ite-aa-001"/>
      <toolbarItem reference="ite-aa-002"/></defaultToolbarItems></toolbar></window>
      """
    let told = try notes("", bar)
    #expect(
      told.contains {
        $0.contains("it shows a search field and the picture 'NSAddTemplate' by default")
      }, "\(told)")
  }

  /// A toolbar's item is told with the control that it shows. Seen in Booru-chan.
  @Test func aToolbarsItemIsToldWithItsControl() throws {
    func bar(_ item: String, _ id: String) -> String {
      """
      <window title="Main" id="wim-aa-001"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
      <view key="contentView" id="cov-aa-001">\(Drawn.frame(0, 0, 300, 200))</view>
      <toolbar key="toolbar" id="too-aa-001"><allowedToolbarItems>\(item)</allowedToolbarItems>
      <defaultToolbarItems><toolbarItem reference="\(id)"/></defaultToolbarItems></toolbar></window>
      """
    }
    func item(_ id: String, _ label: String, _ view: String, _ more: String = "") -> String {
      """
      <toolbarItem implicitItemIdentifier="\(id)" label="\(label)" id="\(id)">
      <\(view) key="view" \(more) id="v\(id)">\(Drawn.frame(0, 0, 96, 22))<\(view)Cell key="cell" id="c\(id)"/></\(view)>
      </toolbarItem>
      """
    }
    let told = try notes(
      bar(item("old-aa-001", "Tags", "tokenField", "customClass=\"TagField\""), "old-aa-001"),
      bar(item("new-aa-001", "Find", "searchField"), "new-aa-001"))
    #expect(told.contains { $0.hasPrefix("the toolbar item 'Find' (a search field) is new") }, "\(told)")
    #expect(
      told.contains { $0.hasPrefix("the toolbar item 'Tags' (a token field of the class 'TagField') is gone") },
      "\(told)")
  }
}
