import AutoLayout
import ProofModel
import Resolving

/// The columns of a Mac's table: their titles, and what the table leaves between its columns and its rows.
extension LayoutComparison {
  /// One for each table that leaves other room between its cells, which moves one of them (`NSTableView.intercellSpacing`, docs).
  func spacingInputs() -> [InputChange] {
    views.pairs.compactMap { pair in
      let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
      guard let old = expectedInputs.tables.spacings[before.content.id],
        let new = actualInputs.tables.spacings[after.content.id], old != new,
        views.pairs.contains(where: { cell in
          actual.views[cell.actual].parent == pair.actual && expected.views[cell.expected].parent == pair.expected
            && !expected.views[cell.expected].frame.origin.isNear(actual.views[cell.actual].frame.origin)
        })
      else { return nil }
      let words = [old, new].map { Wording.size($0 == Size(width: 0, height: 0) ? nil : $0) }
      var change = Change(
        .styleChanged, .view(path: after.path, id: after.content.id),
        "\(Change.Trait.intercellSpacing.words) of '\(name(after))' is \(words[1]) instead of \(words[0])",
        before: words[0], after: words[1], span: after.content.span, trait: .intercellSpacing)
      (change.beforeFrame, change.afterFrame) = (before.pixelFrame, after.pixelFrame)
      return InputChange(change, .view(pair.actual))
    }
  }

  /// The titles of a Mac table's columns, labels of its header.
  func columnTitles(of table: Int, _ layout: SolvedLayout) -> [Int] {
    guard let nodes = layout.system?.screen.nodes, nodes.indices.contains(table), let clip = nodes[table].parent,
      let scroll = nodes[clip].parent
    else { return [] }
    return nodes[scroll].children.flatMap { nodes[$0].children }.filter { nodes[$0].isColumnTitle }
  }

  /// The title of the column that a Mac table's cell lies in: the label of the header which begins where it does.
  func columnTitle(above cell: Int, _ layout: SolvedLayout) -> Int? {
    guard let nodes = layout.system?.screen.nodes, nodes.indices.contains(cell), let x = nodes[cell].frame?.x,
      let table = nodes[cell].parent
    else { return nil }
    return columnTitles(of: table, layout).first { nodes[$0].frame.map { abs($0.x - x) < 1 } ?? false }
  }

  /// The view by which a column of a Mac's table is known that a cell or a title of it is: its title, else its first cell.
  func column(of change: Change) -> Int? {
    guard case .view(_, let id) = change.subject, let position = views.actualPosition(of: id) else { return nil }
    return columnTitle(above: position, actual)
      ?? actual.views.indices.first { other in
        let (view, own) = (actual.views[other], actual.views[position])
        return view.parent == own.parent && (view.frame.x - own.frame.x).magnitude < 1
      }
  }
}
