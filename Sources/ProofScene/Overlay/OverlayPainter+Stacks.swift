internal import AutoLayout
internal import ProofModel
internal import Resolving

/// Stacks as bands: what a stack does to the views that it arranges, in the place of a badge between each two of them.
extension OverlayPainter {
  /// Each stack along the chosen axes: its outline, its gaps filled, and one badge with the direction and the spacing.
  ///
  /// Complexity: O(views).
  mutating func paintStacks() {
    let arranged = Dictionary(grouping: layout.views.indices.filter { layout.views[$0].parent != nil }) {
      layout.views[$0].parent ?? 0
    }
    for (index, view) in layout.views.enumerated() {
      guard view.content.kind == .stack, !view.isHidden, view.windowFrame.isDrawable, isInFocus(index),
        let axis = view.content.axis, axes.contains(axis), view.windowFrame.overlaps(bounds)
      else { continue }
      let frames = (arranged[index] ?? []).map { layout.views[$0] }
        .filter { !$0.isHidden && $0.content.kind != .guide && $0.alignmentRect.isDrawable }.map(\.alignmentRect)
        .sorted { $0.span(axis).low < $1.span(axis).low }
      guard frames.count > 1 else { continue }
      paintBand(of: view, frames, along: axis)
      explain(.arranged)
    }
  }

  private mutating func paintBand(of view: SolvedView, _ frames: [Rect], along axis: Axis) {
    let gaps = zip(frames, frames.dropFirst()).map { before, after in
      (low: before.span(axis).high, high: after.span(axis).low)
    }
    let (low, high) = view.windowFrame.span(axis.other)
    let (color, unit) = (ink(.satisfied), unit)
    let group = SemanticGroup(
      kind: .finding, id: "stack/" + view.path, title: "\(view.content.name) arranges \(frames.count) views",
      frame: view.windowFrame)
    canvas.group(group) { canvas in
      for gap in gaps where gap.high - gap.low >= 0.5 {
        let start = Point(along: gap.low, across: low, axis: axis)
        let end = Point(along: gap.high, across: high, axis: axis)
        canvas.fill(
          .rect(Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)), color.withAlpha(0.14))
      }
      canvas.stroke(.rect(view.windowFrame), casing(0.7), width: 2 * unit)
      canvas.stroke(.rect(view.windowFrame), color, width: 0.7 * unit, dash: [1.5 * unit, 1.5 * unit])
    }
    let lengths = Set(gaps.map { (($0.high - $0.low) * 4).rounded() / 4 }).sorted()
    let spacing =
      lengths.count == 1 ? lengths[0].badgeText : "\((lengths.first ?? 0).badgeText)…\((lengths.last ?? 0).badgeText)"
    let arrow = axis == .horizontal ? "↔" : "↕"
    let rect = view.windowFrame
    addBadge(
      "\(arrow) \(spacing)", tone: .satisfied, from: Point(x: rect.minX, y: rect.minY),
      to: Point(x: rect.maxX, y: rect.minY), measured: [], mayCoverAnchor: false, owner: rect)
  }
}
