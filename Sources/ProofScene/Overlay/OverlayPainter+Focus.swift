internal import AutoLayout
internal import ProofModel

/// The focus: some views' own rules alone, with the rest of the screen behind a veil, as Interface Builder shows what
/// is selected.
extension OverlayPainter {
  /// Whether a rule speaks of a view in focus; all do where there is no focus. Complexity: O(terms).
  func isInFocus(_ constraint: SolvedConstraint) -> Bool {
    guard !focus.isEmpty else { return true }
    let items =
      constraint.terms.isEmpty
      ? [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []) : constraint.terms.map(\.anchor.item)
    return items.contains { item in
      guard case .view(let index) = item else { return false }
      return focus.contains(index)
    }
  }

  func isInFocus(_ index: Int) -> Bool { focus.isEmpty || focus.contains(index) }

  func isInFocus(_ finding: Finding) -> Bool {
    focus.isEmpty || finding.views.contains { id in layout.index(of: id).map(focus.contains) ?? false }
      || finding.constraints.contains { layout.constraints.indices.contains($0) && isInFocus(layout.constraints[$0]) }
  }

  /// Whether a rule is drawn: the user's own, and of a view in focus also what its container does to it.
  func isShown(_ constraint: SolvedConstraint) -> Bool {
    if let rules = options.rules, !rules.contains(constraint.id) { return false }
    guard axes.contains(constraint.first.attribute.axis), isInFocus(constraint) else { return false }
    if constraint.isDrawn { return true }
    guard !focus.isEmpty, constraint.status == .satisfied else { return false }
    switch constraint.origin {
    case .stack, .grid, .split, .autoresizing: return true
    case .authored, .implied, .hugging, .compression, .proportional, .guide, .system: return false
    }
  }

  /// Pales all but the views in focus and outlines what their rules hold them to.
  mutating func paintVeil() {
    guard !focus.isEmpty, let window = layout.views.first?.windowFrame else { return }
    let scale = layout.environment.scale
    let holes = focus.sorted().map { layout.views[$0].windowFrame.snapped(scale: scale) }.filter(\.isDrawable)
    let veil = Color(white: layout.environment.appearance == .dark ? 0 : 1, alpha: 0.68)
    canvas.clipped(to: screen.shape ?? .rect(window)) { canvas in
      for part in window.without(holes) { canvas.fill(.rect(part), veil) }
    }
    var partners: Set<SolvedConstraint.Item> = []
    for constraint in layout.constraints where isShown(constraint) {
      for item in [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []) {
        if case .view(let index) = item, focus.contains(index) { continue }
        partners.insert(item)
      }
    }
    for item in partners {
      guard let rect = layout.rect(of: item), rect.isDrawable, rect != window else { continue }
      canvas.stroke(.rect(rect), ink(.frame), width: 0.8 * unit, dash: [3 * unit, 2 * unit])
    }
    for hole in holes { canvas.stroke(.rect(hole), ink(.satisfied), width: 1.4 * unit) }
  }
}

extension Rect {
  /// The parts outside of all the holes, from top to bottom: bands between the holes' edges, each cut where holes are.
  ///
  /// Complexity: O(holes²).
  func without(_ holes: [Rect]) -> [Rect] {
    let edges = holes.flatMap { [$0.minY, $0.maxY] }.filter { $0 > minY && $0 < maxY }
    let levels = Array(Set(edges + [minY, maxY])).sorted()
    var parts: [Rect] = []
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      var x = minX
      let cuts = holes.filter { $0.minY < bottom && $0.maxY > top }.sorted { $0.minX < $1.minX }
      for cut in cuts {
        if cut.minX > x { parts.append(Rect(x: x, y: top, width: min(cut.minX, maxX) - x, height: bottom - top)) }
        x = max(x, min(cut.maxX, maxX))
      }
      if x < maxX { parts.append(Rect(x: x, y: top, width: maxX - x, height: bottom - top)) }
    }
    return parts
  }
}
