internal import AutoLayout
internal import ProofModel
internal import Resolving

extension OverlayPainter {
  /// Sizes that no rule names, dotted with the value that follows from the others.
  ///
  /// Views between the same two lines share one: the largest has it, where there is most room.
  mutating func gatherDerivedSizes() {
    struct Span: Hashable {
      var low: Double
      var high: Double
    }
    for axis in axes {
      let stated = Set(
        layout.constraints.filter {
          $0.isDrawn && $0.first.attribute.kind == .size && $0.first.attribute.axis == axis && $0.relation == .equal
            && $0.status == .satisfied
        }.map(\.first.item))
      var chosen: [Span: Int] = [:]
      var order: [Span] = []
      for (index, view) in layout.views.enumerated() where isWorthMeasuring(index, view, axis) {
        guard !stated.contains(.view(index)), !fillsRoot(view, axis) else { continue }
        let (low, high) = view.alignmentRect.span(axis)
        let span = Span(low: (low * 4).rounded(), high: (high * 4).rounded())
        guard let other = chosen[span] else {
          chosen[span] = index
          order.append(span)
          continue
        }
        let rect = layout.views[other].alignmentRect
        let isLarger =
          axis == .horizontal
          ? view.alignmentRect.height > rect.height : view.alignmentRect.width > rect.width
        if isLarger { chosen[span] = index }
      }
      for index in order.compactMap({ chosen[$0] }) {
        let rect = layout.views[index].alignmentRect
        let (low, high) = rect.span(axis)
        let dimension = Mark.Dimension(
          axis: axis, start: low, end: high, lanes: sizeLanes(rect, axis), witnesses: [])
        marks.append(
          Mark(shape: .dimension(dimension), tone: .derived, words: (high - low).badgeText, measured: [index]))
      }
    }
  }

  private func isWorthMeasuring(_ index: Int, _ view: SolvedView, _ axis: Axis) -> Bool {
    guard view.parent != nil, !view.isHidden, view.content.kind != .guide, isInFocus(index) else { return false }
    guard !view.ambiguity.contains(where: { $0.attribute.axis == axis }) else { return false }
    let rect = view.alignmentRect
    guard rect.overlaps(bounds), !isNatural(view, axis) else { return false }
    return axis == .horizontal ? rect.width >= 22 * unit : rect.height >= 14 * unit
  }

  /// As wide or high as the screen: the caption says it.
  private func fillsRoot(_ view: SolvedView, _ axis: Axis) -> Bool {
    guard let root = layout.views.first?.windowFrame.span(axis) else { return false }
    let own = view.alignmentRect.span(axis)
    return (own.low - root.low).magnitude < 0.5 && (own.high - root.high).magnitude < 0.5
  }

  /// Whether the size is the content's own: it follows from the font or the control, not from rules.
  private func isNatural(_ view: SolvedView, _ axis: Axis) -> Bool {
    let kind = view.content.kind
    guard kind == .label else { return kind.has(.keepsSize) || axis == .vertical && kind.has(.ownHeight) }
    guard let natural = view.measurement?.size else { return axis == .vertical }
    let (one, other) =
      axis == .horizontal
      ? (natural.width, view.alignmentRect.width) : (natural.height, view.alignmentRect.height)
    return (one - other).magnitude < 0.5
  }

  /// Remarks of rules and views as call-outs.
  mutating func gatherNotes() {
    for constraint in layout.constraints {
      guard let note = constraint.note, !note.isEmpty, let point = painted[constraint.id] else { continue }
      callOut(note, at: point, layout.view(of: constraint.first.item))
    }
    for (index, view) in layout.views.enumerated() {
      guard let note = view.content.note, !note.isEmpty, !view.isHidden else { continue }
      callOut(note, at: Point(x: view.windowFrame.maxX, y: view.windowFrame.minY), index)
    }
  }

  private mutating func callOut(_ note: String, at point: Point, _ view: Int?) {
    addBadge(
      note.shortened(to: 160), tone: .note, from: point, to: point, measured: view.map { [$0] } ?? [],
      mayCoverAnchor: false, maxWidth: 110)
    explain(.note)
  }
}
