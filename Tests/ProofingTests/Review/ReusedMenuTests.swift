import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of menus whose ids say other things than before, and of separators, which have no words; each on a small file of
/// the shape in which it was seen.
@Suite struct ReusedMenuTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    let outcome = try SmallHistory.review(Drawn.macFile(before), Drawn.macFile(after))
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func item(_ id: String, _ title: String, _ action: String, _ more: String = "") -> String {
    """
    <menuItem title="\(title)" \(more) id="\(id)"><connections><action selector="\(action)" target="-1" id="a\(id)"/>
    </connections></menuItem>
    """
  }

  private static func menu(_ id: String, _ title: String, _ items: String, _ more: String = "") -> String {
    "<menu \(more) title=\"\(title)\" id=\"\(id)\"><items>\(items)</items></menu>"
  }

  private static func separator(_ id: String, _ more: String = "") -> String {
    "<menuItem isSeparatorItem=\"YES\" \(more) id=\"\(id)\"/>"
  }

  /// An item that was made out of another one, which was made anew, is the new one. Seen in BelieveAndRise.
  @Test func anItemMadeOutOfAnotherIsNew() throws {
    let told = try notes(
      Self.menu("m1", "Window", Self.item("10", "Replays", "showReplays:")),
      Self.menu("m1", "Window", Self.item("10", "Chat", "showChat:") + Self.item("11", "Replays", "showReplays:")))
    #expect(told.first == "the menu item 'Chat' is new in the menu 'Window' before 'Replays'", "\(told)")
    #expect(!told.contains { $0.contains("says 'Chat'") }, "\(told)")
    #expect(!told.dropFirst().contains { $0.contains("Replays") }, "\(told)")
  }

  /// A menu that was made anew under the ids of its items before is told by its words. Seen in Mac-GUI.
  @Test func aMenuUnderUsedIDsIsTheSame() throws {
    func file(_ titles: [String], _ ids: [String]) -> String {
      let fold = "keyEquivalent=\"f\"", unfold = "keyEquivalent=\"u\""
      let inner = Self.menu(
        ids[1], titles[0],
        Self.item(ids[2], titles[1], "fold:", fold) + Self.item(ids[3], titles[2], "unfold:", unfold),
        "key=\"submenu\"")
      return Self.menu("m1", "Format", "<menuItem title=\"\(titles[0])\" id=\"\(ids[0])\">\(inner)</menuItem>")
    }
    let told = try notes(
      file(["Folding", "Fold", "Unfold"], ["20", "21", "22", "23"]),
      file(["Code Folding", "Fold It", "Unfold"], ["23", "24", "25", "22"]))
    #expect(
      told == ["the menu item 'Folding' says 'Code Folding'", "the menu item 'Fold' says 'Fold It'"], "\(told)")
  }

  /// A menu that was made anew with the item that opens it, of the same title, holds what it held. Seen in
  /// macOS Utilities.
  @Test func aMenuMadeAnewWithItsItemHoldsTheSame() throws {
    func file(_ opener: String, _ submenu: String, _ more: String, title: String = "Help") -> String {
      let inner = Self.menu(submenu, title, more + Self.item("30", "Send Log", "sendLog:"), "key=\"submenu\"")
      return Self.menu("m1", "Main", "<menuItem title=\"\(title)\" id=\"\(opener)\">\(inner)</menuItem>")
    }
    let help = Self.item("31", "Manual", "showHelp:")
    let told = try notes(file("20", "21", ""), file("22", "23", help))
    #expect(told.contains { $0.contains("'Manual' is new in the menu 'Help'") }, "\(told)")
    #expect(!told.contains { $0.contains("'Send Log' lies in") }, "\(told)")
    let other = try notes(file("20", "21", ""), file("22", "23", help, title: "Support"))
    #expect(other.contains { $0.contains("'Send Log' lies in the menu 'Support' now") }, "\(other)")
  }

  /// An object whose id an item of a menu has now is the same under the id that it has now, in whatever order. Seen in NZPlayer.
  @Test func anObjectWhoseIDAnItemHasIsTheSame() throws {
    func file(_ manager: String, _ bold: String, _ loosen: String) -> String {
      "<customObject id=\"\(manager)\" customClass=\"NSFontManager\"/>"
        + Self.menu("m1", "Font", Self.item(bold, "Bold", "addTrait:") + Self.item(loosen, "Loosen", "loosen:"))
    }
    let told = try notes(file("20", "21", "22"), file("21", "22", "20"))
    #expect(!told.contains { $0.contains("NSFontManager") || $0.contains("new") || $0.contains("leads") }, "\(told)")
  }

  /// What one action tells apart by its tag is another item with its own words, tag and key. Seen in Mac-GUI.
  @Test func itemsOfOneActionAreToldApartByTheirTags() throws {
    func level(_ id: String, _ number: Int) -> String {
      Self.item(id, "Level \(number)", "fold:", "tag=\"\(number)\" keyEquivalent=\"\(number)\"")
    }
    let told = try notes(
      Self.menu("m1", "Format", level("10", 1) + level("11", 2) + level("12", 3)),
      Self.menu("m1", "Format", level("13", 1) + level("12", 2) + level("11", 3)))
    #expect(!told.contains { $0.contains(" says ") || $0.contains("key") || $0.contains("tag") }, "\(told)")
  }

  /// An item that says and does another thing in the place of the only one is that one. Seen nowhere: a renaming is one.
  @Test func anItemThatKeepsItsPlaceIsRenamed() throws {
    let told = try notes(
      Self.menu("m1", "Window", Self.item("10", "Replays", "showReplays:")),
      Self.menu("m1", "Window", Self.item("10", "Chat", "showChat:")))
    #expect(told.first == "the menu item 'Replays' says 'Chat'", "\(told)")
  }

  /// As many separators as before may part other items. Seen in Batch-Clipboard.
  @Test func aSeparatorElsewhereIsTold() throws {
    let (one, two, three) = (Self.item("10", "One", "a:"), Self.item("11", "Two", "b:"), Self.item("12", "Three", "c:"))
    let told = try notes(
      Self.menu("m1", "File", one + Self.separator("13") + two + three),
      Self.menu("m1", "File", one + two + Self.separator("14") + three))
    #expect(
      told.contains("a separator of the menu 'File' stands after 'Two' instead of after 'One'"), "\(told)")
    // Items in another order on one side of it are told as that.
    let turned = try notes(
      Self.menu("m1", "File", one + two + Self.separator("13") + three),
      Self.menu("m1", "File", two + one + Self.separator("13") + three))
    #expect(!turned.contains { $0.contains("separator") }, "\(turned)")
  }

  /// Seen in Batch-Clipboard.
  @Test func aHiddenSeparatorIsCalledSo() throws {
    let one = Self.item("10", "One", "a:")
    let told = try notes(
      Self.menu("m1", "File", one + Self.separator("13", "hidden=\"YES\"") + Self.item("11", "Two", "b:")),
      Self.menu("m1", "File", one + Self.separator("13") + Self.item("11", "Two", "b:")))
    #expect(told.contains("a separator of the menu 'File' is no longer hidden"), "\(told)")
  }

  /// A menu by itself that was made anew under its name is that one, with what its items call now. Seen in ichm.
  @Test func aLooseMenuMadeAnewIsTheSame() throws {
    func owner(_ menu: String) -> String {
      "<customObject id=\"obj\" customClass=\"Sidebar\"><connections>"
        + "<outlet property=\"kinds\" destination=\"\(menu)\" id=\"out\(menu)\"/></connections></customObject>"
    }
    let told = try notes(
      owner("m1")
        + Self.menu(
          "m1", "kinds menu",
          Self.item("10", "Pages", "showPages:", "state=\"on\"") + Self.item("11", "Words", "showWords:")),
      owner("m2")
        + "<menu userLabel=\"kinds\" id=\"m2\"><items>\(Self.item("20", "Pages", "show:"))"
        + "\(Self.item("21", "Words", "show:"))</items></menu>")
    let all = told.joined(separator: "\n")
    #expect(!all.contains("is new") && !all.contains("another one"), "\(told)")
    #expect(all.contains("the menu item 'Pages' is no longer checked"), "\(told)")
    #expect(all.contains("the menu 'kinds' no longer has the title 'kinds menu'"), "\(told)")
    #expect(all.contains("the action 'show:' of 'Pages' was 'showPages:'"), "\(told)")
  }
}
