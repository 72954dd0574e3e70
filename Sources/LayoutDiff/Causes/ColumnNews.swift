import AutoLayout
import ProofModel
import Resolving

/// Columns of a Mac's table that came or went before cells which moved: AppKit's tables put their columns beside each other, so that
/// these moved by them as well as by other widths.
struct ColumnNews {
  private let comparison: LayoutComparison
  private let table: Int
  private let moved: [Effect]

  /// - Parameters:
  ///   - table: a table of the later side.
  ///   - moved: what followed from what it was given.
  init(_ comparison: LayoutComparison, table: Int, moved: [Effect]) {
    (self.comparison, self.table, self.moved) = (comparison, table, moved)
  }

  /// `a column of 'Songs' is new`, `2 columns of 'Songs' are gone`.
  var sentences: [String] {
    guard comparison.actual.environment.isMac, let earlier = comparison.views.toExpected[table] else { return [] }
    let name = comparison.name(comparison.actual.views[table])
    let matching = comparison.views
    let new = count(comparison.actual, table, isThere: { matching.toExpected[$0] != nil })
    let gone = count(comparison.expected, earlier, isThere: { matching.toActual[$0] != nil })
    return [(new, "new"), (gone, "gone")].filter { $0.0 > 0 }.map { count, what in
      count == 1 ? "a column of '\(name)' is \(what)" : "\(count) columns of '\(name)' are \(what)"
    }
  }

  /// How many columns there are on one side alone, before one whose cells or whose title moved.
  private func count(_ layout: SolvedLayout, _ table: Int, isThere: (Int) -> Bool) -> Int {
    let cells = layout.views.indices.filter { layout.views[$0].parent == table && !layout.views[$0].isHidden }
    let ids = Set(moved.filter { $0.kind == .moved && $0.horizontal != 0 }.map(\.subject))
    return [cells, comparison.columnTitles(of: table, layout)].map { parts in
      let ends = parts.filter { part in
        let view = layout.views[part]
        return isThere(part)
          && ids.contains { if case .view(_, let id) = $0 { id == view.content.id } else { false } }
      }.map { layout.views[$0].frame.x }
      guard let last = ends.max() else { return 0 }
      let kept = Set(parts.filter(isThere).map { layout.views[$0].frame.x })
      return Set(parts.filter { !isThere($0) }.map { layout.views[$0].frame.x }).subtracting(kept)
        .filter { $0 < last }.count
    }.max() ?? 0
  }
}
