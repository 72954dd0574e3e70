import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What reading reviews of real projects beside their files brought up, each on a small file of the same shape.
@Suite struct ReadCommitTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.notes.map(\.text) }

  // MARK: Grids

  private static func field(_ id: String, _ text: String, _ name: String) -> String {
    """
    <textField key="contentView" verticalHuggingPriority="750" userLabel="\(name)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Drawn.frame(0, 0, 60, 16))
    <textFieldCell key="cell" lineBreakMode="clipping" title="\(text)" id="\(id)c">\
    <font key="font" metaFont="system"/></textFieldCell></textField>
    """
  }

  /// A grid of one column with a field in each row.
  private static func grid(_ rows: [(id: String, field: String)], height: Double) -> String {
    let cells = rows.map {
      "<gridCell row=\"r\($0.id)-aa-001\" column=\"k0a-aa-001\" id=\"g\($0.id)-aa-001\">\($0.field)</gridCell>"
    }
    return Drawn.mac(
      """
      <gridView rowSpacing="8" userLabel="Grid" translatesAutoresizingMaskIntoConstraints="NO" id="grd-aa-001">
      \(Drawn.frame(20, 20, 200, height))
      <rows>\(rows.map { "<gridRow id=\"r\($0.id)-aa-001\"/>" }.joined())</rows>
      <columns><gridColumn id="k0a-aa-001"/></columns><gridCells>\(cells.joined())</gridCells></gridView>
      """,
      size: (300, 400),
      constraints: Drawn.rule("c1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "grd-aa-001", constant: 20)
        + Drawn.rule("c2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "grd-aa-001", constant: 20))
  }

  /// Rows that came above a field move it; that its text was edited as well does not.
  @Test func rowsThatCameAboveMoveAFieldAndNotItsText() throws {
    let before = Self.grid([("1", Self.field("la1", "Name", "Name"))], height: 16)
    let after = Self.grid(
      [
        ("2", Self.field("la2", "First", "First")), ("3", Self.field("la3", "Second", "Second")),
        ("1", Self.field("la1", "Names", "Name")),
      ], height: 64)
    let outcome = try SmallHistory(["a.xib": before], ["a.xib": after]).review(devices: [])
    let text = try #require(causes(outcome).first { $0.lead.hasPrefix("text of 'Name'") })
    #expect(!text.sentence.contains("moved"), "\(text.sentence)")
    #expect(!causes(outcome).contains { $0.sentence.contains("/row") }, "\(causes(outcome).map(\.sentence))")
    #expect(
      causes(outcome).contains { $0.sentence.contains("number of rows of 'Grid' is 3 instead of 1") },
      "\(causes(outcome).map(\.sentence))")
    #expect(causes(outcome).allSatisfy { ($0.returned ?? 1) > 0.5 })
  }

  // MARK: Edits against each other

  /// What one edit moves down and another up again by more: what is seen in all is told of both, since nobody finds more in a
  /// picture and neither gives that by itself.
  @Test func whatIsUndoneIsNotTold() throws {
    func file(_ top: Double, _ gap: Double) -> String {
      Drawn.xib(
        Drawn.view("box-aa-001", "view", Drawn.frame(0, top, 100, 40), attributes: "userLabel=\"Box\"")
          + Drawn.label("lbl-aa-001", "Label", Drawn.frame(0, top + 40 + gap, 100, 21)),
        constraints: Drawn.rule("c1a-aa-001", "top", "top", root, item: "box-aa-001", constant: top)
          + Drawn.rule("c2a-aa-001", "leading", "leading", root, item: "box-aa-001")
          + Drawn.rule("c3a-aa-001", "width", item: "box-aa-001", constant: 100)
          + Drawn.rule("c4a-aa-001", "height", item: "box-aa-001", constant: 40)
          + Drawn.rule("c5a-aa-001", "top", "bottom", "box-aa-001", item: "lbl-aa-001", constant: gap)
          + Drawn.rule("c6a-aa-001", "leading", "leading", "box-aa-001", item: "lbl-aa-001"))
    }
    let outcome = try SmallHistory(["a.xib": file(100, 50)], ["a.xib": file(130, 10)]).review()
    let sentences = causes(outcome).map(\.sentence)
    #expect(sentences.contains { $0.contains("'Box'") && $0.contains("moved down 30 pt") }, "\(sentences)")
    // 30 down with the box, 40 up by the gap: the label is seen 10 higher.
    #expect(!sentences.contains { $0.contains("'Label' moved") }, "\(sentences)")
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("together 'Label' moved up 10 pt"), "\(told)")
  }

  private let root = "iN0-l3-epB"

  // MARK: Gaps

  /// Three boxes below each other, without the middle one where it was taken out and its neighbours tied.
  private func column(_ hasMiddle: Bool) -> String {
    func box(_ id: String, _ y: Double) -> String {
      Drawn.view(
        "\(id)-aa-001", "view", Drawn.frame(0, y, 100, 20), attributes: "userLabel=\"\(id.uppercased())\"",
        constraints: Drawn.rule("w\(id)-aa-001", "width", constant: 100)
          + Drawn.rule("h\(id)-aa-001", "height", constant: 20))
    }
    func below(_ id: String, _ upper: String, _ lower: String) -> String {
      Drawn.rule("\(id)-aa-001", "top", "bottom", "\(upper)-aa-001", item: "\(lower)-aa-001", constant: 10)
    }
    func side(_ id: String) -> String {
      Drawn.rule("l\(id)-aa-001", "leading", "leading", root, item: "\(id)-aa-001")
    }
    let boxes = box("one", 50) + (hasMiddle ? box("two", 80) : "") + box("low", hasMiddle ? 110 : 80)
    let rules =
      hasMiddle ? below("v1", "one", "two") + below("v2", "two", "low") + side("two") : below("v3", "one", "low")
    return Drawn.xib(
      boxes,
      constraints: Drawn.rule("v0a-aa-001", "top", "top", root, item: "one-aa-001", constant: 50) + rules + side("one")
        + side("low"))
  }

  /// A view that was taken out of a row moves what is below it, and the rule that closes the gap belongs to that.
  @Test func theRuleThatClosesAGapIsOneEditWithTheViewThatWent() throws {
    let outcome = try SmallHistory(["a.xib": column(true)], ["a.xib": column(false)]).review()
    #expect(causes(outcome).count == 1, "\(causes(outcome).map(\.sentence))")
    let cause = try #require(causes(outcome).first)
    #expect(cause.sentence.hasPrefix("'TWO' is gone, so 'LOW' moved up 30 pt"), "\(cause.sentence)")
    #expect(cause.returned == 1)
    let back = try SmallHistory(["a.xib": column(false)], ["a.xib": column(true)]).review()
    #expect(causes(back).count == 1, "\(causes(back).map(\.sentence))")
    #expect(causes(back).first?.sentence.hasPrefix("'TWO' is new, so 'LOW' moved down 30 pt") == true)
  }

  // MARK: Tables

  /// Half points by which a re-save made rows lower add up below them, and are nothing.
  @Test func halfPointsOfRowsThatAddUpAreQuiet() throws {
    func file(_ height: Double) -> String {
      let rows = (0..<5).map { index in
        """
        <tableViewCell id="ce\(index)-aa-001">\(Drawn.frame(0, Double(index) * height, 375, height))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce\(index)-aa-001" id="co\(index)-aa-001">
        \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      }
      let table = """
        <tableView dataMode="static" style="plain" id="tab-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(0, 0, 375, 667))<sections><tableViewSection id="sec-aa-001"><cells>\(rows.joined())</cells>
        </tableViewSection></sections></tableView>
        """
      let sides = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, root, item: "tab-aa-001")
      }
      return Drawn.xib(table, constraints: sides.joined())
    }
    let outcome = try SmallHistory(["a.xib": file(45)], ["a.xib": file(44.5)]).review()
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(titles(outcome))")
  }

  // MARK: Menus

  private static func menu(_ items: [(id: String, title: String)], more: String = "") -> String {
    let inner = items.map {
      "<menuItem title=\"\($0.title)\" keyEquivalent=\"\($0.title.prefix(1))\" id=\"\($0.id)-aa-001\"/>"
    }
    return Drawn.mac(
      "", more: "<menu title=\"Help\" id=\"mnu-aa-001\"><items>\(inner.joined())\(more)</items></menu>")
  }

  /// A menu that is new is one change, whatever is in it.
  @Test func aMenuIsToldWithItsItemsAsOne() throws {
    let edit = """
      <menuItem title="Edit" id="edt-aa-001"><menu key="submenu" title="Edit" id="sub-aa-001"><items>
      <menuItem title="Undo" keyEquivalent="z" id="und-aa-001"/><menuItem title="Redo" id="red-aa-001"/>
      </items></menu></menuItem>
      """
    let items = [(id: "opn", title: "Open")]
    let outcome = try SmallHistory(["a.xib": Self.menu(items)], ["a.xib": Self.menu(items, more: edit)]).review(
      devices: [])
    let told = notes(outcome).filter { $0.contains("menu") }
    #expect(
      told == ["the menu item 'Edit' is new in the menu 'Help' after 'Open' with 2 items, 'Undo' (⌘Z) and 'Redo'"],
      "\(told)")
    let back = try SmallHistory(["a.xib": Self.menu(items, more: edit)], ["a.xib": Self.menu(items)]).review(
      devices: [])
    #expect(
      notes(back).filter { $0.contains("menu") } == [
        "the menu item 'Edit' is gone from the menu 'Help' with 2 items, 'Undo' and 'Redo'"
      ])
  }

  /// Items in another order are a change that no picture shows; one that was made anew as it was is none.
  @Test func anotherOrderOfItemsIsTold() throws {
    let (one, two) = ((id: "one", title: "One"), (id: "two", title: "Two"))
    let order = try SmallHistory(["a.xib": Self.menu([one, two])], ["a.xib": Self.menu([two, one])]).review(devices: [])
    let told = "the menu item 'One' of the menu 'Help' stands after 'Two' instead of at the top"
    #expect(notes(order).filter { $0.contains("menu") } == [told], "\(notes(order))")
    let anew = try SmallHistory(
      ["a.xib": Self.menu([one, two])], ["a.xib": Self.menu([one, (id: "tw2", title: "Two")])]
    ).review(devices: [])
    #expect(!notes(anew).contains { $0.contains("'Two'") }, "\(notes(anew))")
  }

  /// A key is told by its item.
  @Test func aKeyIsToldByItsItem() throws {
    func file(_ key: String) -> String {
      Drawn.mac(
        "",
        more:
          "<menu title=\"File\" id=\"mnu-aa-001\"><items><menuItem title=\"Print\" \(key) id=\"prt-aa-001\"/></items></menu>"
      )
    }
    let outcome = try SmallHistory(["a.xib": file("keyEquivalent=\"p\"")], ["a.xib": file("")]).review(devices: [])
    #expect(
      notes(outcome).filter { $0.contains("key") } == ["the key '⌘P' of the menu item 'Print' is gone"],
      "\(notes(outcome))")
  }

  // MARK: Words

  /// Of two frames what differs is told.
  @Test func aFrameIsToldByWhatDiffers() throws {
    func file(_ y: Double, _ width: Double) -> String {
      let field =
        "<view id=\"box-aa-001\" userLabel=\"Box\">\(Drawn.frame(20, y, width, 40))"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/></view>"
      return Drawn.xib(field)
    }
    let one = try SmallHistory(["a.xib": file(20, 100)], ["a.xib": file(30, 100)]).review()
    #expect(titles(one).first?.hasPrefix("frame of 'Box' is at y 30 instead of 20") == true, "\(titles(one))")
    let two = try SmallHistory(["a.xib": file(20, 100)], ["a.xib": file(30, 90)]).review()
    #expect(
      titles(two).first?.hasPrefix("frame of 'Box' is y 30, width 90 instead of y 20, width 100") == true,
      "\(titles(two))")
  }
}
