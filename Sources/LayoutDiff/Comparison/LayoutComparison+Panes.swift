import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// Sizes that panes of split views were drawn with, as far as these decide where dividers lie.
  func paneInputs() -> [InputChange] {
    views.pairs.flatMap { pair -> [InputChange] in
      guard actual.views[pair.actual].content.kind == .split, expected.views[pair.expected].content.kind == .split,
        let before = SplitPanes(expected, pair.expected), let after = SplitPanes(actual, pair.actual),
        before.axis == after.axis
      else { return [] }
      return inputs(pair.actual, before, after)
    }
  }

  private func inputs(_ split: Int, _ before: SplitPanes, _ after: SplitPanes) -> [InputChange] {
    // A pane that came or went takes its room from the others; one in the place of another takes what that had.
    let new = after.panes.first { views.toExpected[$0] == nil }.map { InputChange.Edit.view(topmost($0, .actual)) }
    let gone = before.panes.first { views.toActual[$0] == nil }.map {
      InputChange.Edit.goneView(topmost($0, .expected))
    }
    let isExchange = new != nil && gone != nil && before.panes.count == after.panes.count
    let edit = isExchange ? .view(split) : new ?? gone ?? .view(split)
    return after.panes.compactMap { pane in
      guard let other = views.toExpected[pane], before.panes.contains(other), let old = before.extents[other],
        let now = after.extents[pane], abs(old - now) >= 0.5,
        !after.areByRules.contains(pane), new != nil || gone != nil || !before.isSame(other, as: after, pane)
      else { return nil }
      let (left, right) = (expected.views[other], actual.views[pane])
      let what = after.axis == .horizontal ? "wide" : "high"
      var change = Change(
        .frameChanged, .view(path: right.path, id: right.content.id),
        "the pane '\(name(right))' is \(Wording.number(now)) pt \(what) instead of \(Wording.number(old))",
        before: Wording.number(old), after: Wording.number(now), span: right.content.span)
      (change.beforeFrame, change.afterFrame) = (left.pixelFrame, right.pixelFrame)
      return InputChange(change, edit)
    }
  }
}

/// The shown panes of a split view as they were drawn along its axis, or as rules make them there.
private struct SplitPanes {
  let axis: Axis
  /// By position in the layout.
  let panes: [Int]
  let extents: [Int: Double]
  /// Those that rules make another size than they were drawn with.
  let areByRules: Set<Int>
  /// Those that hold their sizes less than others: they share what is left in proportion.
  private let sharing: [Int]

  init?(_ layout: SolvedLayout, _ split: Int) {
    guard let nodes = layout.system?.screen.nodes, nodes.indices.contains(split) else { return nil }
    let axis = layout.views[split].content.axis ?? .horizontal
    self.axis = axis
    panes = nodes[split].children.filter { nodes[$0].content.kind != .guide && !nodes[$0].content.isHidden }
    var extents: [Int: Double] = [:]
    areByRules = Set(panes.filter { DrawnPlaces.isPaneByRules($0, nodes, layout) })
    for pane in panes {
      let frame = areByRules.contains(pane) ? layout.views[pane].frame : nodes[pane].frame
      extents[pane] = frame.map { axis == .horizontal ? $0.width : $0.height }
    }
    self.extents = extents
    let lowest = panes.map { nodes[$0].holding }.min() ?? 0
    sharing = panes.filter { nodes[$0].holding == lowest }
  }

  /// Whether both sides ask for the same size of a pane: where it takes what is left, its own size says nothing; where
  /// several do, their shares do.
  func isSame(_ pane: Int, as other: SplitPanes, _ counterpart: Int) -> Bool {
    guard sharing.contains(pane), other.sharing.contains(counterpart) else { return false }
    guard let one = share(of: pane), let now = other.share(of: counterpart) else { return true }
    return abs(one - now) < 0.002
  }

  private func share(of pane: Int) -> Double? {
    let whole = sharing.reduce(0) { $0 + (extents[$1] ?? 0) }
    return whole > 0 ? extents[pane].map { $0 / whole } : nil
  }
}
