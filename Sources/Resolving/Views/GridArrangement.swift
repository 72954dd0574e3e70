package import ProofModel

/// What a grid needs before it can be lowered: a cell for each of its views, as many rows and columns as they take, and
/// a guide for each row and column, so that rules, messages and frames can speak of them.
package struct GridArrangement {
  package private(set) var nodes: [LayoutNode]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ nodes: [LayoutNode]) { self.nodes = nodes }

  /// The nodes with what grids need; guides stand right behind their grid, so that the order stays that of the tree.
  ///
  /// Complexity: O(nodes + cells of the grids).
  package mutating func arrange() {
    let grids = nodes.indices.filter { nodes[$0].grid != nil }
    guard !grids.isEmpty else { return }
    for grid in grids { assignCells(of: grid) }
    insertGuides()
  }

  private func views(of grid: Int) -> [Int] { nodes[grid].children.filter { nodes[$0].content.kind != .guide } }

  // MARK: Cells

  /// Views without a cell take the next one that is free, row by row.
  private mutating func assignCells(of position: Int) {
    guard var grid = nodes[position].grid else { return }
    let views = views(of: position)
    let written = views.compactMap { nodes[$0].cell }
    let width = max(1, grid.columns.count, written.map { $0.column + $0.columnSpan }.max() ?? 0)
    var taken: [Place: Int] = [:]
    for view in views {
      if let cell = nodes[view].cell { take(cell, for: view, &taken) }
    }
    var next = 0
    for view in views where nodes[view].cell == nil {
      while taken[Place(row: next / width, column: next % width)] != nil { next += 1 }
      let cell = GridCell(row: next / width, column: next % width)
      nodes[view].cell = cell
      take(cell, for: view, &taken)
    }
    let cells = views.compactMap { nodes[$0].cell }
    grid.columns += Array(repeating: .init(), count: width - grid.columns.count)
    let height = max(grid.rows.count, cells.map { $0.row + $0.rowSpan }.max() ?? 0)
    grid.rows += Array(repeating: .init(), count: height - grid.rows.count)
    for view in views {
      guard let cell = nodes[view].cell else { continue }
      // Hidden rows and columns hide their views (NSGridView's header).
      if grid.shown(cell, .horizontal).isEmpty || grid.shown(cell, .vertical).isEmpty {
        nodes[view].content.isHidden = true
      }
    }
    nodes[position].grid = grid
  }

  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private mutating func take(_ cell: GridCell, for view: Int, _ taken: inout [Place: Int]) {
    var other: Int?
    for row in cell.span(.vertical) {
      for column in cell.span(.horizontal) {
        other = other ?? taken[Place(row: row, column: column)]
        taken[Place(row: row, column: column)] = view
      }
    }
    guard let other else { return }
    diagnostics.append(
      .warning(
        "cell-taken",
        "'\(nodes[view].content.name)' lies in the cell of '\(nodes[other].content.name)'; both are put there",
        at: nodes[view].content.span, hint: "cell: { row: \(cell.row + 1), column: \(cell.column) }"))
  }

  // MARK: Guides

  private mutating func insertGuides() {
    var moved = [Int](repeating: 0, count: nodes.count)
    var result: [LayoutNode] = []
    for (old, node) in nodes.enumerated() {
      moved[old] = result.count
      result.append(node)
      guard var grid = node.grid else { continue }
      let position = moved[old]
      grid.columnNodes = add(grid.columns, "column", of: node, at: old, to: &result)
      grid.rowNodes = add(grid.rows, "row", of: node, at: old, to: &result)
      result[position].grid = grid
    }
    for (old, node) in nodes.enumerated() {
      let position = moved[old]
      result[position].parent = node.parent.map { moved[$0] }
      let guides = node.grid == nil ? [] : (result[position].grid.map { $0.columnNodes + $0.rowNodes } ?? [])
      for guide in guides { result[guide].parent = position }
      result[position].children = guides + node.children.map { moved[$0] }
    }
    nodes = result
  }

  private func add(
    _ tracks: [GridSettings.Track], _ word: String, of grid: LayoutNode, at parent: Int, to result: inout [LayoutNode]
  ) -> [Int] {
    tracks.enumerated().map { index, track in
      var content = ResolvedView(
        id: "\(grid.content.id)/\(word)\(index)", name: "\(grid.content.name)/\(word)\(index)", kind: .guide)
      content.span = grid.content.span
      content.isHidden = track.isHidden
      content.direction = grid.content.direction
      result.append(LayoutNode(content: content, parent: parent))
      return result.count - 1
    }
  }
}
