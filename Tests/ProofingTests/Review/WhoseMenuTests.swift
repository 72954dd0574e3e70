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
}
