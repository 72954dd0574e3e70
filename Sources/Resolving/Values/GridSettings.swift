package import ProofModel

/// A grid's columns and rows, in AppKit's terms (NSGridView's header: what each property means and its default).
package struct GridSettings: Hashable, Sendable {
  /// A column or a row.
  package struct Track: Hashable, Sendable {
    /// Width of a column, height of a row; nil: by content.
    package var size: Double?
    /// Extra room before and after, which the grid's spacing is added to.
    package var before = 0.0
    package var after = 0.0
    /// nil: the grid's.
    package var placement: GridPlacement?
    package var alignment: GridRowAlignment?
    /// Takes no room, with all its views.
    package var isHidden = false
    package init() {}
  }

  package var columns: [Track] = []
  package var rows: [Track] = []
  package var columnSpacing = 6.0
  package var rowSpacing = 6.0
  package var xPlacement = GridPlacement.leading
  package var yPlacement = GridPlacement.bottom
  package var rowAlignment = GridRowAlignment.none
  /// The nodes that stand for the columns and the rows, guides among the grid's children.
  package var columnNodes: [Int] = []
  package var rowNodes: [Int] = []
  package init() {}

  /// Columns for the horizontal axis, rows for the vertical one.
  package func tracks(_ axis: Axis) -> [Track] { axis == .horizontal ? columns : rows }
  /// The guides of the axis' tracks, by their positions in the tree.
  package func nodes(_ axis: Axis) -> [Int] { axis == .horizontal ? columnNodes : rowNodes }
  /// The space between two tracks of the axis, in points.
  package func spacing(_ axis: Axis) -> Double { axis == .horizontal ? columnSpacing : rowSpacing }

  /// How a cell's view is placed: by the cell, else its column or row, else the grid.
  package func placement(_ cell: GridCell, _ axis: Axis) -> GridPlacement {
    switch axis {
    case .horizontal: return cell.xPlacement ?? columns[cell.column].placement ?? xPlacement
    case .vertical: return cell.yPlacement ?? rows[cell.row].placement ?? yPlacement
    }
  }

  /// How a cell's view is aligned with its row: by the cell, else its row, else the grid.
  package func alignment(_ cell: GridCell) -> GridRowAlignment {
    cell.rowAlignment ?? rows[cell.row].alignment ?? rowAlignment
  }

  /// The tracks of an axis that a cell spans and that are shown.
  package func shown(_ cell: GridCell, _ axis: Axis) -> [Int] {
    let tracks = tracks(axis)
    return cell.span(axis).filter { tracks.indices.contains($0) && !tracks[$0].isHidden }
  }
}

/// Where a view lies in its grid; several rows and columns are a merged cell.
package struct GridCell: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package var rowSpan = 1
  package var columnSpan = 1
  /// nil: the column's, the row's or the grid's.
  package var xPlacement: GridPlacement?
  package var yPlacement: GridPlacement?
  package var rowAlignment: GridRowAlignment?

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The positions of the tracks that the cell takes.
  package func span(_ axis: Axis) -> Range<Int> {
    axis == .horizontal ? column..<column + columnSpan : row..<row + rowSpan
  }
}
