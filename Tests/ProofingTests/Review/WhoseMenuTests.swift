import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Whose a menu is that has no words of its own, and what a double click calls.
@Suite struct WhoseMenuTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    let sides = [before, after].map { ["a.xib": Drawn.macFile($0)] }
    return try SmallHistory(sides[0], sides[1]).review(devices: []).report.notes.filter(\.isChange).map(\.text)
  }

  private static func table(_ connections: String) -> String {
    """
    <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
    <tableView userLabel="Reports" fixedFrame="YES" id="tab-aa-001">\(Drawn.frame(0, 0, 200, 100))<tableColumns/>
    <connections>\(connections)</connections></tableView></subviews></customView>
    """
  }

  private static func menu(_ attributes: String, _ titles: [String]) -> String {
    let items = titles.enumerated().map { place, title in
      "<menuItem title=\"\(title)\" id=\"it\(place)-aa-001\"><connections>"
        + "<action selector=\"\(title.lowercased()):\" target=\"-2\" id=\"ac\(place)-aa-001\"/></connections></menuItem>"
    }
    return "<menu \(attributes) id=\"men-aa-001\"><items>\(items.joined())</items></menu>"
  }

  /// Seen in Diagnostics.
  @Test func aContextMenuIsTheViewsThatHasIt() throws {
    let way = "<outlet property=\"menu\" destination=\"men-aa-001\" id=\"out-aa-001\"/>"
    let told = try notes(Self.table(""), Self.table(way) + Self.menu("", ["Open", "Save"]))
    #expect(
      told.contains(
        "the context menu of the table view 'Reports' is new with 2 items, 'Open' (open:) and 'Save' (save:)"),
      "\(told)")
    let more = try notes(
      Self.table(way) + Self.menu("", ["Open", "Save"]), Self.table(way) + Self.menu("", ["Open", "Save", "Show"]))
    #expect(
      more.contains { $0.hasPrefix("the menu item 'Show' is new in the context menu of the table view 'Reports'") },
      "\(more)")
  }

  /// A menu that only Interface Builder has a name for is gone as one thing. Seen in squash.
  @Test func aMenuOfALabelGoesAsOne() throws {
    let told = try notes(Self.menu("userLabel=\"Status Menu\"", ["About", "Minify"]), "")
    #expect(told.contains("the menu 'Status Menu' is gone with 2 items, 'About' and 'Minify'"), "\(told)")
    #expect(!told.contains { $0.contains("the menu item") }, "\(told)")
  }

  /// Seen in Diagnostics.
  @Test func aDoubleClickIsTold() throws {
    let action = "<action trigger=\"doubleAction\" selector=\"open:\" target=\"-2\" id=\"act-aa-001\"/>"
    let told = try notes(Self.table(""), Self.table(action))
    #expect(told.contains { $0.contains("the action 'open:' on a double click of 'Reports' is new") }, "\(told)")
  }

  /// An item without a title is told by where it stands, what opens at it and how it looks. Seen in MarkEdit.
  @Test func anItemWithoutATitleHasAPlace() throws {
    func file(_ more: String) -> String {
      "<menu title=\"App\" id=\"app-aa-001\"><items><menuItem title=\"Help\" id=\"hel-aa-001\"/>\(more)</items></menu>"
    }
    let inner = ["bell", "bell.slash"].map {
      "<menuItem secondaryImage=\"\($0)\" catalog=\"system\" id=\"it-\($0)\"/>"
    }
    let update =
      "<menuItem hidden=\"YES\" id=\"upd-aa-001\"><menu key=\"submenu\" id=\"sub-aa-001\"><items>"
      + "\(inner.joined())</items></menu></menuItem>"
    let told = try notes(file(""), file(update))
    #expect(
      told == [
        "a menu item without a title (hidden) is new in the menu 'App' after 'Help' with 2 items, which show 'bell' and "
          + "'bell.slash'"
      ], "\(told)")
    let gone = try notes(file(update), file(""))
    #expect(
      gone.first?.hasPrefix("a menu item without a title (hidden) is gone from the menu 'App' with 2 items") == true,
      "\(gone)")
  }

  /// Of many new items those are named that can be chosen, then those that do something; one that went hidden says so. Seen in
  /// Battery-Toolkit.
  @Test func itemsThatCanBeChosenAreNamedFirst() throws {
    func file(_ more: String) -> String {
      "<menu title=\"App\" id=\"app-aa-001\"><items><menuItem title=\"Help\" id=\"hel-aa-001\"/>\(more)</items></menu>"
    }
    let states = (1...9).map { "<menuItem title=\"State \($0)\" hidden=\"YES\" id=\"st\($0)-aa-001\"/>" }
    let charge =
      "<menuItem title=\"Charge\" hidden=\"YES\" id=\"cha-aa-001\"><connections>"
      + "<action selector=\"charge:\" target=\"-2\" id=\"act-aa-001\"/></connections></menuItem>"
    let commands =
      "<menuItem title=\"Commands\" id=\"com-aa-001\"><menu key=\"submenu\" title=\"Commands\" id=\"sub-aa-001\"><items>"
      + "\(states.joined())\(charge)<menuItem title=\"Cancel\" id=\"can-aa-001\"/></items></menu></menuItem>"
    let told = try notes(file(""), file(commands))
    let words = " with 11 items, 'Cancel', 'Charge' (charge:, hidden), 'State 1' (hidden), "
    #expect(told.first?.contains(words) == true, "\(told)")
    let hidden = "<menuItem title=\"Old\" hidden=\"YES\" id=\"old-aa-001\"/>"
    let gone = try notes(file(hidden), file(""))
    #expect(gone == ["the menu item 'Old' (hidden) is gone from the menu 'App'"], "\(gone)")
  }

  /// An item that a toolbar shows by default says where. Seen in Cameo.
  @Test func aNewToolbarItemStandsSomewhere() throws {
    func file(_ isNew: Bool) -> String {
      let more = "<toolbarItem implicitItemIdentifier=\"B\" label=\"Adjust\" id=\"adj-aa-001\"/>"
      let bar = Drawn.toolbar(
        "label=\"Reload\"",
        shown: (isNew ? "<toolbarItem reference=\"adj-aa-001\"/>" : "") + "<toolbarItem reference=\"ite-aa-001\"/>")
      return isNew ? bar.replacing("</allowedToolbarItems>", with: "\(more)</allowedToolbarItems>") : bar
    }
    let told = try notes(file(false), file(true))
    #expect(told.contains("the toolbar item 'Adjust' is new, shown by default before all others"), "\(told)")
  }

  /// What tells items apart that do the same is their tag; what parts them, and that code says which of them can be chosen, no picture
  /// shows. Seen in MarkEdit.
  @Test func aNewMenuSaysWhatItsItemsDiffer() throws {
    func file(_ more: String) -> String {
      "<menu title=\"App\" id=\"app-aa-001\"><items><menuItem title=\"Help\" id=\"hel-aa-001\"/>\(more)</items></menu>"
    }
    func item(_ days: Int) -> String {
      "<menuItem title=\"Last \(days) Days\" tag=\"\(days)\" id=\"it\(days)-aa-001\"><connections>"
        + "<action selector=\"purge:\" target=\"-2\" id=\"ac\(days)-aa-001\"/></connections></menuItem>"
    }
    let purge =
      "<menuItem title=\"Purge\" id=\"pur-aa-001\"><menu key=\"submenu\" title=\"Purge\" autoenablesItems=\"NO\" "
      + "id=\"sub-aa-001\"><items>\(item(14))<menuItem isSeparatorItem=\"YES\" id=\"sep-aa-001\"/>\(item(30))"
      + "</items></menu></menuItem>"
    let told = try notes(file(""), file(purge))
    #expect(
      told.first
        == "the menu item 'Purge' is new in the menu 'App' after 'Help' with 2 items and a separator, 'Last 14 Days' "
        + "(purge:, tag 14) and 'Last 30 Days' (purge:, tag 30); which of them can be chosen is for code to say",
      "\(told)")
  }

  /// Seen in Cameo.
  @Test func anItemInTheMiddleOfAToolbarIsTold() throws {
    func file(_ more: String) -> String {
      Drawn.toolbar("label=\"Reload\"", shown: "<toolbarItem reference=\"ite-aa-001\"/>")
        .replacing("<toolbar key=\"toolbar\"", with: "<toolbar key=\"toolbar\" \(more)")
    }
    let told = try notes(file("centeredItem=\"ite-aa-001\""), file(""))
    #expect(told.contains("'Reload' no longer stays in the middle of a toolbar"), "\(told)")
  }

  /// An item that calls something is none that opened a menu of the same name elsewhere. Seen in Color-Picker.
  @Test func anItemIsNoneThatOpenedAMenu() throws {
    func file(_ top: String, _ inner: String) -> String {
      "<menu title=\"Main Menu\" systemMenu=\"main\" id=\"mai-aa-001\"><items><menuItem title=\"Window\" id=\"win-it-001\">"
        + "<menu key=\"submenu\" title=\"Window\" id=\"wim-aa-001\"><items><menuItem title=\"Zoom\" id=\"zoo-aa-001\"/>"
        + "\(inner)</items></menu></menuItem>\(top)</items></menu>"
    }
    let old =
      "<menuItem title=\"Palettes\" id=\"pal-aa-001\"><menu key=\"submenu\" title=\"Palettes\" id=\"pam-aa-001\"/></menuItem>"
    let new =
      "<menuItem title=\"Palettes\" keyEquivalent=\"0\" id=\"pal-bb-002\"><connections>"
      + "<action selector=\"showPalettes:\" target=\"-2\" id=\"act-bb-002\"/></connections></menuItem>"
    let told = try notes(file(old, ""), file("", new))
    #expect(
      told.contains { $0.hasPrefix("the menu item 'Palettes' is new in the menu 'Window' after 'Zoom' (⌘0") }, "\(told)"
    )
    #expect(told.contains { $0.hasPrefix("the menu item 'Palettes' is gone from the menu bar") }, "\(told)")
  }

  /// A menu of a class of one's own is known by that, one that code has by its outlet; and what all its items call is told. Seen in
  /// MunkiMenu.
  @Test func aNewMenuWithoutATitleIsOneThing() throws {
    let object = "<customObject id=\"con-aa-009\" customClass=\"Status\"><connections>"
    func file(_ outlet: String, _ menu: String) -> String {
      object + outlet + "</connections></customObject>" + menu.replacing("target=\"-2\"", with: "target=\"con-aa-009\"")
    }
    let end = "is new with 2 items, 'Open' (open:) and 'Quit' (quit:), which call 'Status'"
    let own = try notes(file("", ""), file("", Self.menu("customClass=\"StatusMenu\"", ["Open", "Quit"])))
    #expect(own.contains("the menu 'StatusMenu' \(end)"), "\(own)")
    let outlet = "<outlet property=\"statusMenu\" destination=\"men-aa-001\" id=\"out-aa-001\"/>"
    let known = try notes(file("", ""), file(outlet, Self.menu("", ["Open", "Quit"])))
    #expect(known.contains("the menu 'statusMenu' \(end)"), "\(known)")
    // Whoever is first to respond is none of the file's objects. Seen in MarkEdit.
    func scene(_ menu: String) -> String {
      file("", menu).replacing("id=\"con-aa-009\"", with: "sceneMemberID=\"firstResponder\" id=\"con-aa-009\"")
    }
    let responder = try notes(scene(""), scene(Self.menu("customClass=\"StatusMenu\"", ["Open", "Quit"])))
    #expect(responder.contains { $0.hasSuffix("'Open' (open:) and 'Quit' (quit:)") }, "\(responder)")
  }
}
