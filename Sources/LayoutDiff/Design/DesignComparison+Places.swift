import AutoLayout
import ProofModel
import Resolving

/// Where views lie other than designed: what begins it is told, what follows is counted.
extension DesignComparison {
  /// The least share of all views that lie elsewhere by as much for it to be said of the screen.
  private static let commonShare = 0.6
  /// Two offsets that differ by less are one, in points.
  private static let same = 0.6

  func placeDifferences(_ offsets: [Offset]) -> [DesignDifference] {
    var found: [DesignDifference] = []
    let common = commonShift(offsets)
    if common != .zero {
      let parts = [shift(common.x, "right", "left"), shift(common.y, "lower", "higher")].compactMap { $0 }
      found.append(
        DesignDifference(
          kind: .place,
          message: "the whole screen lies \(parts.joined(separator: " and ")) than in the design '\(mock.file)'",
          hint:
            "if the design is without bars or of another cut-out, write offset: [\(number(mock.offset.x + common.x)), "
            + "\(number(mock.offset.y + common.y))] beside its file"))
    }
    var causesOfOffset: [Int: [Axis: Cause]] = [:]
    for axis in Axis.allCases {
      for cause in causes(offsets, axis, common: axis == .horizontal ? common.x : common.y) {
        causesOfOffset[cause.offset, default: [:]][axis] = cause
      }
    }
    for (position, causes) in causesOfOffset.sorted(by: { $0.key < $1.key }) {
      found.append(difference(offsets[position], causes, offsets))
    }
    return found
  }

  /// A view that lies elsewhere along an axis by itself.
  private struct Cause {
    /// Its position among the offsets.
    var offset: Int
    /// Points to the right, or down.
    var amount: Double
    /// How many views lie elsewhere with it.
    var followers: Int
  }

  /// What most views have in common, the first of them too: what begins further down is a gap. Zero where they have nothing.
  private func commonShift(_ offsets: [Offset]) -> Point {
    func common(_ axis: Axis) -> Double {
      let values = offsets.compactMap { offset in
        offset.start(axis).map {
          (amount: $0, start: rect(offset).span(axis).low, offset.tolerance)
        }
      }
      guard values.count >= 4, let first = values.min(by: { $0.start < $1.start }),
        first.amount.magnitude > first.2
      else { return 0 }
      let near = values.map(\.amount).filter { ($0 - first.amount).magnitude <= Self.same }.sorted()
      return Double(near.count) >= Self.commonShare * Double(values.count) ? near[near.count / 2] : 0
    }
    return Point(x: common(.horizontal), y: common(.vertical))
  }

  // MARK: Causes

  /// - Parameter common: what all views lie elsewhere by, in points along the axis.
  private func causes(_ offsets: [Offset], _ axis: Axis, common: Double) -> [Cause] {
    let moves = offsets.map { $0.start(axis).map { $0 - common } }
    let order = offsets.indices.sorted { one, other in
      let (first, second) = (rect(offsets[one]).span(axis).low, rect(offsets[other]).span(axis).low)
      return (layout.views[offsets[one].view].depth, first, one) < (
        layout.views[offsets[other].view].depth, second, other
      )
    }
    var leader: [Int: Int] = [:]
    for position in order {
      guard let move = moves[position], move.magnitude > offsets[position].tolerance else { continue }
      leader[position] = order.first { other in
        guard other != position, isBefore(other, position, offsets, axis), let known = moves[other] else {
          return false
        }
        let grown = offsets[other].length(axis) ?? 0
        let isAround = layout.contains(offsets[other].view, offsets[position].view)
        // Further along by what lies before it moved, or grew.
        return (known - move).magnitude <= Self.same && known.magnitude > offsets[other].tolerance
          || !isAround && grown.magnitude > offsets[other].tolerance && (known + grown - move).magnitude <= Self.same
      }
    }
    var followers: [Int: Int] = [:]
    for position in leader.keys {
      var current = position
      var steps = 0
      while let next = leader[current], steps < offsets.count { (current, steps) = (next, steps + 1) }
      followers[current, default: 0] += 1
    }
    return order.compactMap { position in
      guard let move = moves[position], move.magnitude > offsets[position].tolerance, leader[position] == nil else {
        return nil
      }
      return Cause(offset: position, amount: move, followers: followers[position] ?? 0)
    }
  }

  /// Whether one view is around another, or lies before it along the axis and beside it.
  private func isBefore(_ one: Int, _ other: Int, _ offsets: [Offset], _ axis: Axis) -> Bool {
    let (first, second) = (offsets[one].view, offsets[other].view)
    if layout.contains(first, second) { return true }
    guard !layout.contains(second, first) else { return false }
    let (before, after) = (rect(offsets[one]), rect(offsets[other]))
    let across = (before.span(axis.other), after.span(axis.other))
    let isBeside = min(across.0.high, across.1.high) - max(across.0.low, across.1.low) > 0.5
    if before.span(axis).high <= after.span(axis).low + 0.5 { return isBeside }
    // Side by side in one row: the first of them is told.
    return before.span(axis).low <= after.span(axis).low + 0.5 && !isBeside
      && (across.0.low, first) < (across.1.low, second)
  }

  private func rect(_ offset: Offset) -> Rect { matching.layers[offset.layer].rect }

  // MARK: Words

  private func difference(_ offset: Offset, _ causes: [Axis: Cause], _ offsets: [Offset]) -> DesignDifference {
    let view = layout.views[offset.view]
    var parts: [String] = []
    var briefs: [String] = []
    var constraint: Int?
    var hint: String?
    var most = 0.0
    for axis in [Axis.vertical, .horizontal] {
      guard let cause = causes[axis] else { continue }
      let isDown = axis == .vertical
      let gap = gap(before: offset, axis, offsets).flatMap {
        ($0.real - $0.designed).magnitude > offset.tolerance ? $0 : nil
      }
      let amount = gap.map { $0.real - $0.designed } ?? cause.amount
      most = max(most, amount.magnitude)
      let words = shift(amount, isDown ? "lower" : "to the right", isDown ? "higher" : "to the left") ?? ""
      briefs.append(gap.map { "gap \(number($0.real)) for \(number($0.designed))" } ?? words)
      if let gap {
        parts.append(
          "is \(number(gap.real)) pt \(isDown ? "below" : "after") '\(gap.name)', designed \(number(gap.designed))")
      } else {
        parts.append("lies \(words) than designed")
      }
      if let rule = rule(holding: offset, axis, offsets) {
        constraint = constraint ?? rule.position
        hint = hint ?? rule.hint
      }
    }
    var message = "'\(view.content.name)' \(parts.joined(separator: ", and "))"
    let followers = causes.values.map(\.followers).max() ?? 0
    if followers > 0 { message += "; \(followers) other view\(followers == 1 ? " follows" : "s follow")" }
    var difference = DesignDifference(
      kind: .place, view: offset.view, constraint: constraint, message: message,
      hint: hint
        ?? "tolerances: { \(view.content.name): \(number(most.rounded(.up))) } beside the design's file allows it",
      designed: rect(offset))
    difference.brief = briefs.joined(separator: ", ")
    return difference
  }

  /// How far an edge of a compared view lies from where it was designed; 0 for everything else.
  private func move(_ item: SolvedConstraint.Item?, _ attribute: LayoutAttribute, _ offsets: [Offset]) -> Double {
    guard case .view(let view)? = item, let offset = offsets.first(where: { $0.view == view }) else { return 0 }
    let start = offset.start(attribute.axis) ?? 0
    let grown = offset.length(attribute.axis) ?? 0
    switch attribute {
    case .right, .trailing, .bottom: return start + grown
    case .centerX, .centerY: return start + grown / 2
    default: return start
    }
  }

  /// `8 pt lower`; nil for what is none.
  private func shift(_ amount: Double, _ more: String, _ less: String) -> String? {
    amount.magnitude < 0.05 ? nil : "\(number(amount.magnitude)) pt \(amount > 0 ? more : less)"
  }

  /// The nearest compared view that lies before it, with the distance as it is and as it was designed.
  private func gap(
    before offset: Offset, _ axis: Axis, _ offsets: [Offset]
  ) -> (name: String, real: Double, designed: Double)? {
    let place = offsets.firstIndex { $0.view == offset.view } ?? 0
    let own = rect(offset).span(axis).low
    var best: (index: Int, distance: Double)?
    for (index, other) in offsets.enumerated()
    where index != place && !layout.contains(other.view, offset.view) && isBefore(index, place, offsets, axis) {
      let distance = own - rect(other).span(axis).high
      if distance > -0.5, best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    guard let best else { return nil }
    let before = offsets[best.index]
    let other = layout.views[before.view]
    let real = layout.views[offset.view].alignmentRect.span(axis).low - other.alignmentRect.span(axis).high
    // In the distances of our boxes: those of texts are others in each program.
    let (start, end): (LayoutAttribute, LayoutAttribute) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let change = move(.view(offset.view), start, offsets) - move(.view(before.view), end, offsets)
    return (other.content.name, real, real - change)
  }

  /// The one rule of the user's that places the view along the axis by a constant, and what it would have to say.
  private func rule(
    holding offset: Offset, _ axis: Axis, _ offsets: [Offset]
  ) -> (position: Int, hint: String)? {
    guard layout.environment.direction == .leftToRight else { return nil }
    let own = SolvedConstraint.Item.view(offset.view)
    let candidates = layout.constraints.indices.filter { index in
      let constraint = layout.constraints[index]
      return constraint.origin == .authored && constraint.relation == .equal && constraint.multiplier == 1
        && constraint.terms.count == 2 && constraint.first.attribute.axis == axis
        && constraint.first.attribute.kind == .location && constraint.second != nil
        && (constraint.first.item == own || constraint.second?.item == own) && constraint.status == .satisfied
    }
    let leading = candidates.filter { index in
      let constraint = layout.constraints[index]
      let anchor = constraint.first.item == own ? constraint.first : constraint.second
      return anchor?.attribute.isLeadingEdge ?? false
    }
    guard let index = leading.count == 1 ? leading[0] : candidates.count == 1 ? candidates[0] : nil else { return nil }
    let constraint = layout.constraints[index]
    let first = move(constraint.first.item, constraint.first.attribute, offsets)
    let second = constraint.second.map { move($0.item, $0.attribute, offsets) } ?? 0
    let wanted = constraint.constant - first + second
    guard (wanted - constraint.constant).magnitude > 0.05 else { return nil }
    return (
      index,
      "the design asks for \(number(wanted)) in the place of \(number(constraint.constant)): '\(constraint.text)'"
    )
  }
}

extension LayoutAttribute {
  /// Whether it is the edge at which the view begins, or a first baseline.
  fileprivate var isLeadingEdge: Bool {
    switch self {
    case .top, .leading, .left, .firstBaseline: return true
    default: return false
    }
  }
}
