import ProofModel
import Resolving

/// What autoresizing masks cannot say: "this far below that view". A mask shares the superview's change among the
/// parts of one view, so two neighbours drift apart or into each other (behaviours.md, section 6).
extension FindingReporter {
  /// The farthest that two views are drawn from each other and still taken as meant to stay so: the Mac's standard
  /// distance, the largest there is.
  private static let nearestNeighbours = 20.0

  /// Masked views that were drawn next to a sibling and have lost that distance here, with the rule that keeps it.
  mutating func reportLostDistances() {
    // Code's frames were not drawn: they are where the views are.
    guard !screen.isOnCanvas, !screen.isCode else { return }
    let masked = visibleViews.filter(isMasked)
    let siblings = Dictionary(grouping: masked) { layout.views[$0].parent }
    for position in masked {
      for axis in Axis.allCases {
        let others = siblings[layout.views[position].parent] ?? []
        guard let neighbour = neighbour(before: position, axis, among: others) else { continue }
        let gap = distance(drawn(neighbour), drawn(position), axis)
        let now = distance(layout.views[neighbour].frame, layout.views[position].frame, axis)
        guard abs(now - gap) >= 1 else { continue }
        addLostDistance(of: position, from: neighbour, axis, drawn: gap, now: now)
      }
    }
  }

  private mutating func addLostDistance(
    of position: Int, from neighbour: Int, _ axis: Axis, drawn: Double, now: Double
  ) {
    let (near, far, side) = axis == .horizontal ? ("left", "right", "right of") : ("top", "bottom", "below")
    let constant = abs(drawn) < 0.5 ? "std" : drawn.shortText
    let rest =
      now < 0
      ? "here it covers it by \((-now).shortText(digits: 1)) pt" : "here it is \(now.shortText(digits: 1)) pt away"
    add(
      Finding(
        kind: .other, severity: .note,
        diagnostic: Diagnostic(
          .note, "mask-loses-distance",
          "masks cannot keep '\(name(position))' \(drawn.shortText(digits: 1)) pt \(side) '\(name(neighbour))': \(rest)",
          at: layout.views[position].content.span,
          hint: "\(name(position)).\(near) == \(name(neighbour)).\(far) + \(constant)"),
        views: [id(position), id(neighbour)]))
  }

  /// Placed by its mask alone; what manual layout moves lies where its author wants it.
  private func isMasked(_ position: Int) -> Bool {
    let id = id(position)
    return lowering.placements[position] == .mask
      && !screen.layoutEvents.contains { $0.set.contains { $0.viewID == id } }
  }

  private func drawn(_ position: Int) -> Rect { lowering.nodes[position].frame ?? .zero }

  /// The masked sibling that was drawn nearest before the view on an axis, at most a standard distance away and
  /// beside it on the other axis.
  private func neighbour(before position: Int, _ axis: Axis, among siblings: [Int]) -> Int? {
    let near = siblings.filter { sibling in
      sibling != position && (0...Self.nearestNeighbours).contains(distance(drawn(sibling), drawn(position), axis))
        && overlaps(drawn(sibling), drawn(position), across: axis)
    }
    return near.min { distance(drawn($0), drawn(position), axis) < distance(drawn($1), drawn(position), axis) }
  }

  /// From the far edge of the first to the near edge of the second.
  private func distance(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
  }

  private func overlaps(_ first: Rect, _ second: Rect, across axis: Axis) -> Bool {
    axis == .horizontal
      ? first.minY < second.maxY && second.minY < first.maxY : first.minX < second.maxX && second.minX < first.maxX
  }
}
