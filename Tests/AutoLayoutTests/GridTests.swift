import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Grids by what NSGridView's header says of its properties, and by frames recorded in public files.
@Suite struct GridTests {
  /// A grid at the root's top and leading edge with a label to a cell, row by row; nil leaves the cell empty.
  private func grid(
    _ cells: [[(id: String, width: Double, height: Double)?]], direction: LayoutDirection = .leftToRight,
    rules: [String] = [], settings: (inout GridSettings) -> Void = { _ in },
    cell change: (String, inout GridCell) -> Void = { _, _ in }
  ) throws -> SolvedLayout {
    var sink = DiagnosticSink()
    return try screen(cells, direction: direction, rules: rules, settings: settings, cell: change).solve(&sink)
  }

  private func screen(
    _ cells: [[(id: String, width: Double, height: Double)?]], direction: LayoutDirection = .leftToRight,
    rules: [String] = [], settings: (inout GridSettings) -> Void = { _ in },
    cell change: (String, inout GridCell) -> Void = { _, _ in }
  ) throws -> TestScreen {
    var screen = TestScreen(400, 400, platform: .mac, direction: direction)
    screen.add("grid", .grid) { node in
      var grid = GridSettings()
      settings(&grid)
      node.grid = grid
    }
    for (row, members) in cells.enumerated() {
      for (column, member) in members.enumerated() {
        guard let member else { continue }
        // Baselines a quarter above the bottom.
        screen.add(
          member.id, .label, in: "grid", size: [member.width, member.height], baseline: member.height * 0.75,
          hug: [251, 750]
        ) { node in
          var cell = GridCell(row: row, column: column)
          change(member.id, &cell)
          node.cell = cell
        }
      }
    }
    screen.arrangeGrids()
    try screen.rules("grid.leading == root.leading", "grid.top == root.top")
    for rule in rules { try screen.rules(rule) }
    return screen
  }

  private let form: [[(id: String, width: Double, height: Double)?]] = [
    [("a", 40, 20), ("b", 100, 30)], [("c", 60, 20), ("d", 80, 20)],
  ]

  @Test func columnsAndRowsAreAsLargeAsTheirLargestView() throws {
    let layout = try grid(form)
    #expect(layout.frame("grid") == [0, 0, 166, 56])
    // At the bottom of the leading edge, 6 apart: the header's defaults.
    #expect(layout.frame("a") == [0, 10, 40, 20])
    #expect(layout.frame("b") == [66, 0, 100, 30])
    #expect(layout.frame("d") == [66, 36, 80, 20])
    #expect(layout.frame("grid/column1") == [66, 0, 100, 56])
    #expect(layout.frame("grid/row1") == [0, 36, 166, 20])
    #expect(layout.findings.isEmpty)
  }

  @Test func spacingsAndPaddingsAddUp() throws {
    let layout = try grid(form) {
      ($0.columnSpacing, $0.rowSpacing) = (13, 8)
      $0.columns = [.init(), .init()]
      $0.rows = [.init(), .init()]
      ($0.columns[0].after, $0.columns[1].before) = (3, 4)
      ($0.rows[0].before, $0.rows[0].after, $0.rows[1].after) = (5, 2, 7)
    }
    #expect(layout.frame("b") == [80, 5, 100, 30])
    #expect(layout.frame("d") == [80, 45, 80, 20])
    #expect(layout.frame("grid") == [0, 0, 180, 72])
  }

  @Test func aCellsPlacementGoesBeforeItsColumnsAndThatBeforeTheGrids() throws {
    let layout = try grid(
      form,
      settings: {
        $0.xPlacement = .trailing
        $0.yPlacement = .top
        $0.columns = [.init(), .init()]
        $0.columns[1].placement = .fill
        $0.rows = [.init(), .init()]
        $0.rows[0].placement = .center
        $0.rows[1].size = 44
      }, cell: { if $0 == "d" { ($1.xPlacement, $1.yPlacement) = (.center, .fill) } })
    #expect(layout.frame("a") == [20, 5, 40, 20])
    #expect(layout.frame("b") == [66, 0, 100, 30])
    #expect(layout.frame("c") == [0, 36, 60, 20])
    #expect(layout.frame("d") == [76, 36, 80, 44])
  }

  @Test func rowsAreAlignedByBaselinesAndPlacedTogether() throws {
    func tops(_ placement: GridPlacement) throws -> [Double] {
      let layout = try grid([[("a", 40, 20), ("b", 40, 40)], [("c", 40, 10), nil]]) {
        $0.rowAlignment = .firstBaseline
        $0.yPlacement = placement
        $0.rows = [.init()]
        $0.rows[0].size = 60
      }
      #expect(layout.findings.isEmpty)
      return ["a", "b"].map { layout.frame($0)[1] }
    }
    // Baselines at 15 and 30: the first hangs 15 lower, and ends 5 above the second's end.
    #expect(try tops(.top) == [15, 0])
    #expect(try tops(.bottom) == [35, 20])
    #expect(try tops(.center) == [25, 10])
  }

  @Test func aMergedCellSpansColumnsAndWhatLiesBetween() throws {
    let layout = try grid(
      form + [[("line", 10, 1), nil]],
      cell: { if $0 == "line" { ($1.columnSpan, $1.xPlacement) = (2, .fill) } })
    #expect(layout.frame("line") == [0, 62, 166, 1])
    #expect(layout.frame("grid") == [0, 0, 166, 63])
  }

  @Test func hiddenRowsAndColumnsTakeNoRoomWithTheirViewsAndSpacing() throws {
    let layout = try grid([
      [("a", 40, 20), ("b", 50, 20), ("e", 30, 20)], [("c", 60, 20), ("d", 80, 20), ("f", 30, 20)],
    ]) {
      $0.columns = [.init(), .init(), .init()]
      $0.columns[1].isHidden = true
      $0.rows = [.init(), .init()]
      $0.rows[0].isHidden = true
    }
    #expect(layout.frame("grid") == [0, 0, 96, 20])
    #expect(layout.frame("f") == [66, 0, 30, 20])
    for id in ["a", "b", "d", "e"] { #expect(layout.index(of: id).map { layout.views[$0].content.isHidden } == true) }
    #expect(layout.index(of: "c").map { layout.views[$0].content.isHidden } == false)
  }

  @Test func columnsFollowTheDirectionOfTheText() throws {
    let layout = try grid(form, direction: .rightToLeft)
    #expect(layout.frame("grid")[0] == 234)
    #expect(layout.frame("a")[0] == 126)
    #expect(layout.frame("b")[0] == 0)
  }

  /// Recorded: 13 points more than needed go to a first column of 4 labels, not to a second of 14 views; 12 to a last
  /// row of one view below three rows of two.
  @Test func theRoomThatIsLeftGoesToWhereTheFewestViewsAre() throws {
    let layout = try grid(
      [[("a", 40, 20), ("b", 50, 20)], [nil, ("c", 60, 20)]],
      rules: ["grid.width == 200", "grid.height == 100"]
    ) { $0.yPlacement = .top }
    #expect(layout.frame("grid/column0")[2] == 134)
    #expect(layout.frame("grid/row0")[3] == 20)
    #expect(layout.frame("grid/row1")[3] == 74)
    #expect(layout.findings.isEmpty)
  }

  @Test func roomThatSeveralRowsCouldTakeIsTold() throws {
    let layout = try grid(
      [[("a", 40, 20)], [("b", 50, 20)]], rules: ["grid.height == 100"]
    ) { $0.yPlacement = .top }
    let finding = try #require(layout.findings(.tie).first)
    #expect(finding.diagnostic.id == "grid-room-ambiguity")
    #expect(
      finding.diagnostic.message
        == "'grid' has more room than its rows need: which of 'grid/row0' and 'grid/row1' grows is open")
    #expect(layout.frame("b")[1] == 26)
  }

  @Test func aRowThatIsTooLowForWhatItMustHoldIsAConflictInTheGridsWords() throws {
    let layout = try grid(form, rules: ["a.height == 60"]) {
      $0.rows = [.init()]
      $0.rows[0].size = 30
    }
    let finding = try #require(layout.findings(.conflict).first)
    let notes = finding.diagnostic.notes.map(\.message)
    #expect(notes.contains { $0.contains("the grid's row or column of a written size: 'grid/row0.height == 30'") })
    #expect(notes.contains { $0.contains("'a.height == 60'") })
  }

  @Test func viewsWithoutACellTakeTheNextFreeOne() {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.add("grid", .grid) { node in
      var grid = GridSettings()
      grid.columns = [.init(), .init()]
      node.grid = grid
    }
    for id in ["a", "b", "c", "d"] {
      screen.add(id, in: "grid") { node in
        guard id == "b" else { return }
        var cell = GridCell(row: 0, column: 0)
        cell.rowSpan = 2
        node.cell = cell
      }
    }
    screen.arrangeGrids()
    let cells = ["a", "c", "d"].map { id in screen.screen.nodes.first { $0.content.id == id }?.cell }
    #expect(cells == [GridCell(row: 0, column: 1), GridCell(row: 1, column: 1), GridCell(row: 2, column: 0)])
    #expect(screen.screen.nodes.filter { $0.content.kind == .guide }.count == 5)
  }
}

extension TestScreen {
  /// What resolving does for grids.
  mutating func arrangeGrids() {
    var grids = GridArrangement(screen.nodes)
    grids.arrange()
    screen.nodes = grids.nodes
  }
}
