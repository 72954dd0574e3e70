internal import AutoLayout
internal import ProofModel
internal import Resolving

extension SolvedLayout {
  /// What constraints speak of: a view's alignment rect or a guide's frame, in window space; nil for a position that
  /// is not there.
  func rect(of item: SolvedConstraint.Item) -> Rect? {
    switch item {
    case .view(let index): return views.indices.contains(index) ? views[index].alignmentRect : nil
    case .guide(let index): return guides.indices.contains(index) ? guides[index].windowFrame : nil
    }
  }

  func name(of item: SolvedConstraint.Item) -> String {
    switch item {
    case .view(let index): return views.indices.contains(index) ? views[index].content.name : "?"
    case .guide(let index):
      guard guides.indices.contains(index) else { return "?" }
      return guides[index].kind?.rawValue ?? guides[index].id
    }
  }

  /// The view itself, or the guide's owner.
  func view(of item: SolvedConstraint.Item) -> Int? {
    switch item {
    case .view(let index): return views.indices.contains(index) ? index : nil
    case .guide(let index):
      guard guides.indices.contains(index), views.indices.contains(guides[index].owner) else { return nil }
      return guides[index].owner
    }
  }

  func isHidden(_ item: SolvedConstraint.Item) -> Bool { view(of: item).map { views[$0].isHidden } ?? true }

  /// Where an attribute's line lies along its axis in window space, in points; nil for sizes and for baselines that
  /// a view does not have.
  func position(of anchor: SolvedConstraint.Anchor) -> Double? {
    guard let rect = rect(of: anchor.item), let owner = view(of: anchor.item) else { return nil }
    let view = views[owner]
    let isMirrored = view.content.direction == .rightToLeft
    let inner = view.windowFrame.inset(by: view.layoutMargins)
    switch anchor.attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.minX
    case .trailing: return isMirrored ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .firstBaseline: return view.firstBaseline.map { rect.minY + $0 } ?? rect.minY
    case .lastBaseline: return view.lastBaseline.map { rect.minY + $0 } ?? rect.maxY
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .leadingMargin: return isMirrored ? inner.maxX : inner.minX
    case .trailingMargin: return isMirrored ? inner.minX : inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .width, .height: return nil
    }
  }
}

extension Rect {
  func mid(_ axis: Axis) -> Double { axis == .horizontal ? midX : midY }

  func grown(by distance: Double) -> Rect { inset(by: EdgeInsets(all: -distance)) }

  /// Whether the two share any area.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Rect {
  /// The length of a line's part inside, in points; nil where it passes by. (Liang and Barsky's clipping.)
  func crossed(from start: Point, to end: Point) -> Double? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (0.0, 1.0)
    for (delta, low, high) in [(dx, minX - start.x, maxX - start.x), (dy, minY - start.y, maxY - start.y)] {
      guard delta != 0 else {
        if low > 0 || high < 0 { return nil }
        continue
      }
      enter = max(enter, min(low / delta, high / delta))
      leave = min(leave, max(low / delta, high / delta))
    }
    guard leave > enter else { return nil }
    return (leave - enter) * (dx * dx + dy * dy).squareRoot()
  }
}

extension Point {
  /// `along` on the axis, `across` on the other.
  init(along: Double, across: Double, axis: Axis) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
