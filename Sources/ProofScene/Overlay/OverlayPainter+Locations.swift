internal import AutoLayout
internal import ProofModel
internal import Resolving

extension OverlayPainter {
  mutating func addLocation(_ constraint: SolvedConstraint) {
    let axis = constraint.first.attribute.axis
    guard let rect = layout.rect(of: constraint.first.item), let at = layout.position(of: constraint.first),
      let second = constraint.second
    else { return addGeneral(constraint) }
    guard let other = layout.rect(of: second.item), let target = layout.position(of: second) else { return }
    if constraint.multiplier != 1 {
      // Measured from the origin of the common space, which a multiplied location counts from.
      let (low, _) = other.span(axis)
      // Proportional rules all speak of the superview: its name again and again would say nothing.
      let of =
        constraint.origin == .proportional
        ? "" : " " + layout.name(of: second.item).shortened + "." + second.attribute.rawValue
      let words =
        constraint.relationWords + "×" + constraint.multiplier.shortText(digits: 3) + of
        + (constraint.constant == 0 ? "" : " " + constraint.constant.signedText)
      let dimension = Mark.Dimension(
        axis: axis, start: low, end: at, lanes: gapLanes(rect, other, axis), witnesses: [rect], meaning: .share)
      marks.append(mark(for: constraint, .dimension(dimension), words, [constraint.first.item, second.item]))
      return
    }
    let isCentre = constraint.first.attribute.isCentre
    let isBaseline = constraint.first.attribute.isBaseline && second.attribute.isBaseline
    let isSameEdge = constraint.first.attribute == second.attribute
    let isContainer = holds(second.item, constraint.first.item) || holds(constraint.first.item, second.item)
    let lies = (at - target).magnitude < 0.25
    if lies, constraint.status == .satisfied || constraint.conflict != nil,
      isCentre || isBaseline || (isSameEdge && !isContainer)
    {
      return addAlignment(constraint, rect, other, at, isBaseline: isBaseline, isContainer: isContainer)
    }
    var words = spacingWords(constraint, at, target)
    if constraint.relation != .equal, constraint.status == .satisfied {
      let actual = (at - target).magnitude
      if (actual - constraint.constant.magnitude).magnitude >= 0.5 { words += " (\(actual.badgeText))" }
    }
    if (at - target).magnitude < 0.25 {
      // Away from any edge that one sees, a bare 0 would be a riddle.
      if words == "0", isMargin(second) { words = "margin" }
      let (low, high) = sharedSpan(rect, other, axis.other)
      let inner = holds(second.item, constraint.first.item) ? rect : isContainer ? other : nil
      let outward = inner.map { (at - $0.span(axis).low).magnitude < 0.25 ? -1.0 : 1 } ?? 0
      let contact = Mark.Contact(axis: axis, at: at, across: (low + high) / 2, outward: outward)
      marks.append(mark(for: constraint, .contact(contact), words, [constraint.first.item, second.item]))
      return
    }
    let witnesses = isContainer ? [rect] : [rect, other]
    let dimension = Mark.Dimension(
      axis: axis, start: target, end: at, lanes: gapLanes(rect, other, axis), witnesses: witnesses)
    marks.append(mark(for: constraint, .dimension(dimension), words, [constraint.first.item, second.item]))
  }

  /// The distance as a designer reads it: `b.trailing <= safe.trailing - 16` leaves *at least* 16 free.
  private func spacingWords(_ constraint: SolvedConstraint, _ at: Double, _ target: Double) -> String {
    let owner = layout.view(of: constraint.first.item).map { layout.views[$0] }
    let isMirrored = constraint.first.attribute.isDirectional && owner?.content.direction == .rightToLeft
    let runs = isMirrored ? target - at : at - target
    let isTurned = constraint.constant < 0 || (constraint.constant == 0 && runs < 0)
    let relation = isTurned ? constraint.relation.reversed : constraint.relation
    let sign = relation == .equal ? "" : relation == .greaterThanOrEqual ? "≥ " : "≤ "
    return sign + constraint.constant.magnitude.badgeText
  }

  private func isMargin(_ anchor: SolvedConstraint.Anchor) -> Bool {
    if case .guide(let index) = anchor.item, layout.guides.indices.contains(index) {
      return layout.guides[index].kind == .margins || layout.guides[index].kind == .readable
    }
    return anchor.attribute.isMargin
  }

  private mutating func addAlignment(
    _ constraint: SolvedConstraint, _ rect: Rect, _ other: Rect, _ at: Double, isBaseline: Bool, isContainer: Bool
  ) {
    let axis = constraint.first.attribute.axis
    let own = rect.span(axis.other)
    let far = other.span(axis.other)
    let reach = 8 * unit
    let isWide = isContainer || isAgainstRootOrGuide(constraint)
    let low = isWide ? own.low : min(own.low, far.low)
    let high = isWide ? own.high : max(own.high, far.high)
    let alignment = Mark.Alignment(
      axis: axis, at: at, from: low - reach, to: high + reach, isBaseline: isBaseline)
    var mark = mark(
      for: constraint, .alignment(alignment), alignmentWords(constraint),
      [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []))
    mark.isDashed = constraint.priority < 1000
    marks.append(mark)
  }

  /// Alignment lines speak for themselves; only what departs from the plain case gets a badge.
  private func alignmentWords(_ constraint: SolvedConstraint) -> String {
    let extra = (constraint.relationWords.trimmed + constraint.priorityWords + constraint.statusWords).trimmed
    if !extra.isEmpty { return extra }
    return constraint.conflict != nil ? "aligned" : ""
  }

  private func isAgainstRootOrGuide(_ constraint: SolvedConstraint) -> Bool {
    guard let item = constraint.second?.item else { return false }
    if case .guide = item { return true }
    return item == .view(0)
  }

  /// Places across the axis for a gap's line: in the shared part of both, then in the first, then beside.
  private func gapLanes(_ rect: Rect, _ other: Rect, _ axis: Axis) -> [Double] {
    let (low, high) = sharedSpan(rect, other, axis.other)
    let length = high - low
    var lanes = [0.5, 0.35, 0.65, 0.22, 0.78, 0.1, 0.9].map { low + length * $0 }
    if length < 24 * unit {
      let window = bounds.span(axis.other)
      for beside in [high + 7 * unit, low - 7 * unit] where beside > window.low + 6 && beside < window.high - 6 {
        lanes.append(beside)
      }
    }
    return lanes
  }

  private func sharedSpan(_ rect: Rect, _ other: Rect, _ axis: Axis) -> (low: Double, high: Double) {
    let one = rect.span(axis)
    let two = other.span(axis)
    let window = bounds.span(axis)
    let low = max(one.low, two.low)
    let high = min(one.high, two.high)
    // Where the two do not face each other, the line stands at the first one and runs out to the second's edge.
    let span = high > low ? (low, high) : one
    let inside = (max(span.0, window.low + 4), min(span.1, window.high - 4))
    return inside.1 > inside.0 ? inside : span
  }

  private func holds(_ outer: SolvedConstraint.Item, _ inner: SolvedConstraint.Item) -> Bool {
    guard let above = layout.view(of: outer), let below = layout.view(of: inner) else { return false }
    if case .guide = outer { return layout.contains(above, below) }
    return above != below && layout.contains(above, below)
  }
}

extension LayoutAttribute {
  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return true
    default: return false
    }
  }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
