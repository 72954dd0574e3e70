import Foundation
import ProofModel
import SpecFiles
import Testing

/// `NSGridView` in files, as public ones have it.
@Suite struct GridFileTests {
  private func cell(_ row: String, _ column: String, _ id: String, _ attributes: String = "", view: String = "")
    -> String
  {
    "<gridCell row=\"\(row)\" column=\"\(column)\" \(attributes) id=\"\(id)\">\(view)</gridCell>"
  }

  private func label(_ id: String) -> String {
    AppKitSample.label(id, "Name:").replacingOccurrences(of: "<textField ", with: "<textField key=\"contentView\" ")
  }

  private var document: Document? {
    let lines = """
      <rows><gridRow height="21" id="r0"/><gridRow yPlacement="center" topPadding="4" rowAlignment="none" id="r1"/></rows>
      <columns><gridColumn xPlacement="trailing" id="k0"/><gridColumn width="120" hidden="YES" id="k1"/></columns>
      <gridCells>
      """
    let cells = [
      cell("r0", "k0", "g0", view: label("la")), cell("r0", "k1", "g1", "yPlacement=\"inherited\"", view: label("lb")),
      cell("r1", "k0", "g2", "headOfMergedCell=\"g2\" xPlacement=\"fill\"", view: label("lc")),
      cell("r1", "k1", "g3", "headOfMergedCell=\"g2\"", view: label("ld")),
    ]
    return AppKitSample.document(
      AppKitSample.storyboard(
        views: AppKitSample.view(
          "gridView", "v", "20 20 300 90",
          attributes: "yPlacement=\"top\" rowAlignment=\"firstBaseline\" rowSpacing=\"8\"",
          children: lines + cells.joined() + "</gridCells>")))
  }

  private func entry(_ key: String, _ number: Double) -> PropertyValue.Entry {
    .init(key: key, value: .number(.number(number)))
  }

  private func word(_ key: String, _ word: String) -> PropertyValue.Entry { .init(key: key, value: .keyword(word)) }

  @Test func aGridHasItsColumnsRowsAndSpacings() {
    let grid = AppKitSample.node("v", in: document)
    #expect(grid?.kind == .grid)
    #expect(grid?.value(.rowSpacing) == .number(.number(8)))
    #expect(grid?.value(.columnSpacing) == nil)
    #expect(grid?.value(.yPlacement) == .keyword("top"))
    #expect(grid?.value(.xPlacement) == nil)
    #expect(grid?.value(.rowAlignment) == .keyword("firstBaseline"))
    #expect(
      grid?.value(.columns)
        == .list([
          .map([word("xPlacement", "trailing")]),
          .map([entry("width", 120), .init(key: "hidden", value: .boolean(true))]),
        ]))
    #expect(
      grid?.value(.rows)
        == .list([
          .map([entry("height", 21)]),
          .map([entry("topPadding", 4), word("yPlacement", "center"), word("rowAlignment", "none")]),
        ]))
  }

  @Test func viewsKnowTheirCellsAndMergedOnesSpan() {
    let document = document
    #expect(AppKitSample.node("la", in: document)?.value(.cell) == .map([entry("row", 0), entry("column", 0)]))
    // What is taken over from the grid is not written.
    #expect(AppKitSample.node("lb", in: document)?.value(.cell) == .map([entry("row", 0), entry("column", 1)]))
    #expect(
      AppKitSample.node("lc", in: document)?.value(.cell)
        == .map([entry("row", 1), entry("column", 0), entry("columns", 2), word("xPlacement", "fill")]))
    // The grid places them, not their frames; what a merged cell swallowed is gone.
    #expect(AppKitSample.node("la", in: document)?.value(.translates) == .boolean(false))
    #expect(AppKitSample.node("ld", in: document) == nil)
  }

  @Test func aGridIsWrittenAsASpecAndReadBack() throws {
    let document = try #require(document)
    let text = SpecWriter.text(document)
    #expect(text.contains("columns: [{ xPlacement: trailing }, { width: 120, hidden: true }]"))
    #expect(text.contains("cell: { row: 1, column: 0, columns: 2, xPlacement: fill }"))
    let result = SpecReader.read(file: "screen.proof.yaml", text: text)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
    let again = try #require(result.document)
    #expect(again.root.children.first?.kind == .grid)
    #expect(
      SpecWriter.text(again).contains(
        "rows: [{ height: 21 }, { topPadding: 4, yPlacement: center, rowAlignment: none }]"))
  }
}
