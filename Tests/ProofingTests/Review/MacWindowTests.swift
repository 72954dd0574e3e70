import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of a Mac's windows, their toolbars, and of stacks and grids; each on a small file of the shape in which it was
/// seen.
@Suite struct MacWindowTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func segue(_ target: String) -> String {
    "<segue destination=\"\(target)\" kind=\"relationship\" relationship=\"window.shadowedContentViewController\" id=\"seg-aa-009\"/>"
  }

  /// A storyboard with a window that shows one controller, and another controller that no window shows.
  private static func windows(_ toolbar: String, _ connections: String = "", bar: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="19529" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <dependencies><capability name="NSView safe area layout guides" minToolsVersion="12.0"/></dependencies><scenes>
    \(Drawn.scene("win", """
      <windowController id="wic-aa-001"><window key="window" title="Main" id="win-aa-001">
      <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>\(toolbar)</window>
      <connections>\(segue("vic-aa-001"))\(connections)</connections></windowController>
      """))
    \(Drawn.scene("vie", """
      <viewController id="vic-aa-001"><view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 300, 200))</view></viewController>
      """))
    \(bar)</scenes></document>
    """
  }

  private static func toolbar(_ items: String, shown: [String]) -> String {
    "<toolbar key=\"toolbar\" id=\"too-aa-001\"><allowedToolbarItems>\(items)</allowedToolbarItems><defaultToolbarItems>"
      + shown.map { "<toolbarItem reference=\"\($0)\"/>" }.joined() + "</defaultToolbarItems></toolbar>"
  }

  /// Every kind of a toolbar's item is one. Seen in iwords.
  @Test func aSearchItemIsAToolbarsItem() throws {
    let search = "<searchToolbarItem implicitItemIdentifier=\"S\" label=\"Find it\" id=\"ite-aa-001\"/>"
    let other = "<toolbarItem implicitItemIdentifier=\"O\" label=\"Other\" id=\"ite-aa-002\"/>"
    let outcome = try SmallHistory.review(
      Self.windows(Self.toolbar(search + other, shown: ["ite-aa-001", "ite-aa-002"])),
      Self.windows(Self.toolbar(other, shown: ["ite-aa-002"])), ending: "storyboard")
    #expect(notes(outcome).contains { $0.contains("the toolbar item 'Find it' is gone") }, "\(notes(outcome))")
  }

  /// An outlet that leads to another item of a toolbar is told. Seen in iwords.
  @Test func anOutletToAnotherItemIsTold() throws {
    func file(_ name: String, _ id: String) -> String {
      Self.windows(
        Self.toolbar("<toolbarItem implicitItemIdentifier=\"\(id)\" label=\"\(name)\" id=\"\(id)\"/>", shown: []),
        "<outlet property=\"way\" destination=\"\(id)\" id=\"out-aa-\(id.suffix(3))\"/>")
    }
    let outcome = try SmallHistory.review(file("Way", "ite-aa-001"), file("Turn", "ite-aa-002"), ending: "storyboard")
    let words = "the outlet 'way' leads to the toolbar item 'Turn' instead of the toolbar item 'Way' now"
    #expect(notes(outcome).contains { $0.contains(words) }, "\(notes(outcome))")
  }

  /// What no window shows lies below no title bar. Seen in iwords.
  @Test func noTitleBarCoversWhatNoWindowShows() throws {
    let field = Drawn.view(
      "fie-aa-001", "textField", Drawn.frame(8, 8, 284, 21),
      more: "<textFieldCell key=\"cell\" editable=\"YES\" borderStyle=\"bezel\" id=\"fic-aa-001\"><font key=\"font\" "
        + "metaFont=\"system\"/></textFieldCell>")
    let rules =
      ["top", "leading"].enumerated().map { index, side in
        Drawn.rule("r\(index)f-aa-001", side, side, "bar-aa-001", item: "fie-aa-001", constant: 8)
      }.joined() + Drawn.rule("r3f-aa-001", "trailing", "trailing", "fie-aa-001", constant: 8)
    let bar = Drawn.scene(
      "bar",
      "<viewController storyboardIdentifier=\"Bar\" id=\"vic-aa-002\"><view key=\"view\" id=\"bar-aa-001\">"
        + Drawn.frame(0, 0, 300, 39) + "<subviews>\(field)</subviews><constraints>\(rules)</constraints></view>"
        + "</viewController>")
    let outcome = try SmallHistory.review(Self.windows(""), Self.windows("", bar: bar), ending: "storyboard")
    let found = outcome.report.entries.flatMap(\.findings.new).map(\.message)
    #expect(!found.contains { $0.contains("safe area") }, "\(found)")
  }

  /// A stack that was made anew around the views that it had is the same one. Seen in appkido.
  @Test func aRemadeStackIsTheSame() throws {
    func file(_ id: String, trailing: Double) -> String {
      let inner = Drawn.view(
        "lab-aa-001", "textField", Drawn.frame(0, 0, 260, 17),
        more:
          "<textFieldCell key=\"cell\" title=\"Pick one\" id=\"lac-aa-001\"><font key=\"font\" metaFont=\"system\"/>"
          + "</textFieldCell>")
      let stack = Drawn.view(
        id, "stackView", Drawn.frame(20, 20, 280 - trailing, 17),
        attributes: "distribution=\"fill\" orientation=\"horizontal\" alignment=\"top\"", subviews: inner)
      return Drawn.mac(
        stack,
        constraints: Drawn.rule("a\(id.dropFirst())", "top", "top", "Hz6-mo-xeY", item: id, constant: 20)
          + Drawn.rule("b\(id.dropFirst())", "leading", "leading", "Hz6-mo-xeY", item: id, constant: 20)
          + Drawn.rule("c\(id.dropFirst())", "trailing", "trailing", id, constant: trailing))
    }
    let told = causes(try SmallHistory.review(file("sta-aa-001", trailing: 20), file("sta-aa-002", trailing: 64)))
    #expect(told.contains { $0.contains("is 64 instead of 20") }, "\(told)")
    #expect(!told.contains { $0.contains("is gone") || $0.contains("is new") }, "\(told)")
  }

  /// A grid's row is told with the grid. Seen in iwords.
  @Test func aGridsRowIsToldOnce() throws {
    func file(_ height: Double) -> String {
      let label = Drawn.view(
        "lab-aa-001", "textField", Drawn.frame(0, 0, 60, 17),
        more:
          "<textFieldCell key=\"cell\" title=\"Pick one\" id=\"lac-aa-001\"><font key=\"font\" metaFont=\"system\"/>"
          + "</textFieldCell>")
      let grid = Drawn.view(
        "gri-aa-001", "gridView", Drawn.frame(20, 20, 60, height),
        more:
          "<rows><gridRow height=\"\(height)\" id=\"row-aa-001\"/></rows><columns><gridColumn id=\"col-aa-001\"/></columns>"
          + "<gridCells><gridCell row=\"row-aa-001\" column=\"col-aa-001\" id=\"cel-aa-001\">"
          + label.replacing("<textField ", with: "<textField key=\"contentView\" ") + "</gridCell></gridCells>")
      return Drawn.mac(
        grid,
        constraints: Drawn.rule("r1g-aa-001", "top", "top", "Hz6-mo-xeY", item: "gri-aa-001", constant: 20)
          + Drawn.rule("r2g-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "gri-aa-001", constant: 20))
    }
    let outcome = try SmallHistory.review(file(118), file(86))
    #expect(causes(outcome).contains { $0.contains("height of row 1") }, "\(causes(outcome))")
    #expect(!notes(outcome).contains { $0.contains("grid row") }, "\(notes(outcome))")
  }

  /// An item without a label is known by what its view shows: its words, or its picture, whose set may be new. Seen in
  /// MacCacheCleaner and json-mapper.
  @Test func anItemWithoutALabelIsKnownByItsView() throws {
    func item(_ cell: String) -> String {
      "<toolbarItem implicitItemIdentifier=\"A\" label=\"\" paletteLabel=\"\" id=\"ite-aa-002\"><button key=\"view\" "
        + "id=\"but-aa-001\">\(Drawn.frame(0, 0, 80, 24))<buttonCell key=\"cell\" \(cell) id=\"cel-aa-001\"/></button>"
        + "</toolbarItem>"
    }
    func file(_ item: String) -> String {
      Drawn.mac("", more: Drawn.toolbar("label=\"Other\"", shown: "<toolbarItem reference=\"ite-aa-002\"/>"))
        .replacing("<allowedToolbarItems>", with: "<allowedToolbarItems>\(item)")
    }
    func told(_ before: String, _ after: String) throws -> [String] {
      let set = "Images.xcassets/rub.imageset/Contents.json"
      let history = try SmallHistory(["a.xib": before], ["a.xib": after, set: "{\"images\": []}"])
      return try history.review().report.notes.filter(\.isChange).map(\.text)
    }
    let words = try told(file(item("title=\"Clear\"")), file(""))
    #expect(words.contains("the toolbar item 'Clear' is gone"), "\(words)")
    let pictured = item("image=\"rub\" imagePosition=\"only\"")
    let new = try told(Drawn.mac(""), file(pictured))
    #expect(new.contains { $0.contains("it shows the picture 'rub' by default") }, "\(new)")
    #expect(new.contains("the picture 'rub', which a toolbar shows, is new"), "\(new)")
  }
}
