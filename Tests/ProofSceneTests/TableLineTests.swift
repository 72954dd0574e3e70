import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// The lines of tables: `UITableView.Style`.
@Suite struct TableLineTests {
  /// Where lines begin, by their y, in a table of two cells that touch and one that stands apart.
  private func lines(_ style: ControlStyle?, inset: Double = 0) -> [Double: Double] {
    var fixture = LayoutFixture(width: 320, height: 400, scale: 2, era: Era(.ios, 17))
    let table = fixture.add("table", .table, Rect(x: 0, y: 0, width: 320, height: 400)) { $0.style = style }
    for y in [40.0, 84, 200] {
      fixture.add("\(y)", .tableCell, Rect(x: inset, y: y, width: 320 - 2 * inset, height: 44), parent: table)
    }
    var painter = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: NoImages(), shadesImages: false)
    painter.paintScreen()
    let text = DisplayList(size: Size(width: 320, height: 400), scale: 2, commands: painter.canvas.commands).text
    var found: [Double: Double] = [:]
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) where line.hasPrefix("fill #c6c6c8 rect [") {
      let numbers = line.dropFirst("fill #c6c6c8 rect [".count).dropLast().split(separator: " ")
        .compactMap { Double($0) }
      guard numbers.count == 4, numbers[3] <= 0.5 else { continue }
      found[numbers[1]] = min(found[numbers[1]] ?? numbers[0], numbers[0])
    }
    return found
  }

  @Test func aGroupedSectionHasLinesFromEdgeToEdgeAtItsEnds() {
    #expect(lines(.grouped) == [40: 0, 83.5: 16, 127.5: 0, 200: 0, 243.5: 0])
  }

  @Test func aPlainTableHasALineBelowEachCell() {
    #expect(lines(nil) == [83.5: 16, 127.5: 16, 243.5: 16])
  }

  @Test func anInsetSectionHasLinesBetweenItsCellsAlone() {
    #expect(lines(.insetGrouped, inset: 16) == [83.5: 32])
    #expect(lines(.grouped, inset: 16) == [83.5: 32])
  }
}
