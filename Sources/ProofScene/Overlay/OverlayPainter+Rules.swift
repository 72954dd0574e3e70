internal import AutoLayout
internal import ProofModel

extension OverlayPainter {
  /// One mark for each rule of the chosen axes, in the order of the source.
  mutating func gatherRules() {
    var equalBadges: Set<EqualBadge> = []
    let classes = equalityClasses()
    for constraint in layout.constraints where constraint.isDrawn && axes.contains(constraint.first.attribute.axis) {
      guard !layout.isHidden(constraint.first.item), constraint.second.map({ !layout.isHidden($0.item) }) ?? true
      else { continue }
      if constraint.terms.count > 2 {
        addGeneral(constraint)
      } else if constraint.first.attribute.kind == .size {
        addSize(constraint, classes, &equalBadges)
      } else {
        addLocation(constraint)
      }
    }
  }

  // MARK: Sizes

  private struct EqualBadge: Hashable {
    var item: SolvedConstraint.Item
    var axis: Axis
    var words: String
    var tone: Tone
  }

  private mutating func addSize(
    _ constraint: SolvedConstraint, _ classes: [Int: String], _ equalBadges: inout Set<EqualBadge>
  ) {
    guard let rect = layout.rect(of: constraint.first.item) else { return }
    let axis = constraint.first.attribute.axis
    var words = constraint.relationWords
    guard let second = constraint.second else {
      words += constraint.constant.badgeText
      let actual = axis == .horizontal ? rect.width : rect.height
      if constraint.relation != .equal, constraint.status == .satisfied, (actual - constraint.constant).magnitude >= 0.5 {
        words += " (\(actual.badgeText))"
      }
      marks.append(sizeMark(constraint, of: constraint.first.item, rect, axis, words))
      return
    }
    let offset = constraint.constant == 0 ? "" : " " + constraint.constant.signedText
    if second.item == constraint.first.item, second.attribute.axis != axis {
      let ratio = axis == .horizontal ? constraint.multiplier : 1 / constraint.multiplier
      var mark = mark(for: constraint, .ratio(rect), words + Ratio.words(ratio) + offset, [constraint.first.item])
      mark.isDashed = constraint.priority < 1000
      marks.append(mark)
      return
    }
    if constraint.multiplier == 1, second.attribute.axis == axis {
      // Both sides of an equality show its sign, as in Interface Builder.
      let letter = layout.constraints.firstIndex { $0.id == constraint.id }.flatMap { classes[$0] } ?? ""
      let sign = constraint.relation == .equal ? "=" : constraint.relationWords.trimmed
      let isPlain = constraint.constant == 0 && constraint.relation == .equal
      for (anchor, isFirst) in [(constraint.first, true), (second, false)] {
        guard let rect = layout.rect(of: anchor.item) else { continue }
        let reversed = constraint.relation.reversed == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≥" : "≤"
        let words = isPlain ? sign + letter : isFirst
          ? sign + " " + layout.name(of: second.item).shortened + offset
          : reversed + " " + layout.name(of: constraint.first.item).shortened
            + (constraint.constant == 0 ? "" : " " + (-constraint.constant).signedText)
        guard isFirst || isPlain else { continue }
        let key = EqualBadge(item: anchor.item, axis: axis, words: words, tone: constraint.tone)
        let isNew = equalBadges.insert(key).inserted
        guard isNew || constraint.tone != .satisfied else { continue }
        marks.append(sizeMark(constraint, of: anchor.item, rect, axis, words))
      }
      return
    }
    let share = "×" + constraint.multiplier.shortText(digits: 3)
    let other = constraint.origin == .proportional
      ? "" : " " + layout.name(of: second.item).shortened
        + (second.attribute.axis == axis ? "" : "." + second.attribute.rawValue)
    marks.append(sizeMark(constraint, of: constraint.first.item, rect, axis, words + share + other + offset))
  }

  private func sizeMark(
    _ constraint: SolvedConstraint, of item: SolvedConstraint.Item, _ rect: Rect, _ axis: Axis, _ words: String
  ) -> Mark {
    let (low, high) = rect.span(axis)
    let dimension = Mark.Dimension(
      axis: axis, start: low, end: high, lanes: sizeLanes(rect, axis), witnesses: [rect])
    return mark(for: constraint, .dimension(dimension), words, [item])
  }

  /// Where the line of a view's own size may stand: near its far edge inside, beyond it, then elsewhere inside.
  func sizeLanes(_ rect: Rect, _ axis: Axis) -> [Double] {
    let (low, high) = rect.span(axis.other)
    let step = 7 * unit
    var lanes: [Double] = []
    if high - low >= 5 * step { lanes += [high - step * 1.4, low + step * 1.4] }
    if high + step < bounds.span(axis.other).high - step { lanes.append(high + step) }
    if low - step > bounds.span(axis.other).low + step { lanes.append(low - step) }
    if high - low >= 2 * step { lanes += [high - step, low + step, (low + high) / 2] }
    for further in [2.0, 3] {
      if high + step * further < bounds.span(axis.other).high - step { lanes.append(high + step * further) }
    }
    return lanes.isEmpty ? [(low + high) / 2] : lanes
  }

  // MARK: Locations

  private mutating func addLocation(_ constraint: SolvedConstraint) {
    let axis = constraint.first.attribute.axis
    guard let rect = layout.rect(of: constraint.first.item), let at = layout.position(of: constraint.first),
      let second = constraint.second
    else { return addGeneral(constraint) }
    guard let other = layout.rect(of: second.item), let target = layout.position(of: second) else { return }
    if constraint.multiplier != 1 {
      // Measured from the origin of the common space, which a multiplied location counts from.
      let (low, _) = other.span(axis)
      // Proportional rules all speak of the superview: its name again and again would say nothing.
      let of = constraint.origin == .proportional
        ? "" : " " + layout.name(of: second.item).shortened + "." + second.attribute.rawValue
      let words = constraint.relationWords + "×" + constraint.multiplier.shortText(digits: 3) + of
        + (constraint.constant == 0 ? "" : " " + constraint.constant.signedText)
      let dimension = Mark.Dimension(
        axis: axis, start: low, end: at, lanes: gapLanes(rect, other, axis), witnesses: [rect])
      marks.append(mark(for: constraint, .dimension(dimension), words, [constraint.first.item, second.item]))
      return
    }
    let isCentre = constraint.first.attribute.isCentre
    let isBaseline = constraint.first.attribute.isBaseline && second.attribute.isBaseline
    let isSameEdge = constraint.first.attribute == second.attribute
    let isContainer = holds(second.item, constraint.first.item) || holds(constraint.first.item, second.item)
    let lies = (at - target).magnitude < 0.25
    if lies, constraint.status == .satisfied || constraint.conflict != nil, isCentre || isBaseline || (isSameEdge && !isContainer) {
      return addAlignment(constraint, rect, other, at, isBaseline: isBaseline, isContainer: isContainer)
    }
    var words = spacingWords(constraint, at, target)
    if constraint.relation != .equal, constraint.status == .satisfied {
      let actual = (at - target).magnitude
      if (actual - constraint.constant.magnitude).magnitude >= 0.5 { words += " (\(actual.badgeText))" }
    }
    if (at - target).magnitude < 0.25 {
      let (low, high) = sharedSpan(rect, other, axis.other)
      marks.append(
        mark(
          for: constraint, .contact(axis: axis, at: at, across: (low + high) / 2), words,
          [constraint.first.item, second.item]))
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

  private mutating func addAlignment(
    _ constraint: SolvedConstraint, _ rect: Rect, _ other: Rect, _ at: Double, isBaseline: Bool, isContainer: Bool
  ) {
    let axis = constraint.first.attribute.axis
    let own = rect.span(axis.other)
    let far = other.span(axis.other)
    let reach = 8 * unit
    let isWide = isContainer || second(constraint, isRootOrGuide: other)
    let low = isWide ? own.low : min(own.low, far.low)
    let high = isWide ? own.high : max(own.high, far.high)
    let alignment = Mark.Alignment(
      axis: axis, at: at, from: low - reach, to: high + reach, isBaseline: isBaseline)
    var mark = mark(
      for: constraint, .alignment(alignment), alignmentWords(constraint, isContainer: isWide),
      [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []))
    mark.isDashed = constraint.priority < 1000
    marks.append(mark)
  }

  /// Alignment lines speak for themselves; only what departs from the plain case gets a badge.
  private func alignmentWords(_ constraint: SolvedConstraint, isContainer: Bool) -> String {
    let extra = (constraint.relationWords.trimmed + constraint.priorityWords + constraint.statusWords).trimmed
    if !extra.isEmpty { return extra }
    return constraint.conflict != nil ? "aligned" : ""
  }

  private func second(_ constraint: SolvedConstraint, isRootOrGuide rect: Rect) -> Bool {
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

  // MARK: Anything else

  private mutating func addGeneral(_ constraint: SolvedConstraint) {
    guard let rect = layout.rect(of: constraint.first.item) else { return }
    let axis = constraint.first.attribute.axis
    let along = layout.position(of: constraint.first) ?? rect.mid(axis)
    let point = Point(along: along, across: rect.mid(axis.other), axis: axis)
    marks.append(mark(for: constraint, .point(point), constraint.text.shortened(to: 34), [constraint.first.item]))
  }

  private func mark(
    for constraint: SolvedConstraint, _ shape: Mark.Shape, _ words: String, _ items: [SolvedConstraint.Item]
  ) -> Mark {
    var full = words
    if case .alignment = shape {} else { full += constraint.priorityWords + constraint.statusWords }
    return Mark(
      shape: shape, tone: constraint.tone, isDashed: constraint.priority < 1000,
      isDoubled: constraint.conflict != nil, words: full, number: constraint.conflict,
      measured: items.compactMap { layout.view(of: $0) }, group: constraint.semanticGroup)
  }

  /// A letter for each set of sizes that are equal, by the constraint's position; none where there is one set only.
  private func equalityClasses() -> [Int: String] {
    struct Node: Hashable {
      var item: SolvedConstraint.Item
      var axis: Axis
    }
    var roots: [Node: Node] = [:]
    func root(_ node: Node) -> Node {
      var current = node
      while let next = roots[current], next != current { current = next }
      return current
    }
    var members: [(position: Int, node: Node)] = []
    for (position, constraint) in layout.constraints.enumerated() where constraint.isDrawn {
      guard let second = constraint.second, constraint.first.attribute.kind == .size, constraint.multiplier == 1,
        constraint.constant == 0, constraint.relation == .equal,
        second.attribute.axis == constraint.first.attribute.axis,
        axes.contains(constraint.first.attribute.axis)
      else { continue }
      let one = Node(item: constraint.first.item, axis: constraint.first.attribute.axis)
      let two = Node(item: second.item, axis: second.attribute.axis)
      let (left, right) = (root(one), root(two))
      if left != right { roots[right] = left }
      members.append((position, one))
    }
    var letters: [Node: Int] = [:]
    for member in members where letters[root(member.node)] == nil { letters[root(member.node)] = letters.count }
    guard letters.count > 1 else { return [:] }
    var result: [Int: String] = [:]
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    for member in members {
      guard let number = letters[root(member.node)] else { continue }
      result[member.position] = " " + String(alphabet[number % alphabet.count])
    }
    return result
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

extension Mark.Shape {
  /// The area that the line takes, for search and hover.
  var box: Rect {
    func between(_ one: Point, _ other: Point) -> Rect {
      Rect(
        x: min(one.x, other.x), y: min(one.y, other.y), width: (one.x - other.x).magnitude,
        height: (one.y - other.y).magnitude
      ).grown(by: 4)
    }
    switch self {
    case .dimension(let dimension):
      let across = dimension.lanes.first ?? 0
      return between(
        Point(along: dimension.start, across: across, axis: dimension.axis),
        Point(along: dimension.end, across: across, axis: dimension.axis))
    case .alignment(let alignment):
      return between(
        Point(along: alignment.from, across: alignment.at, axis: alignment.axis.other),
        Point(along: alignment.to, across: alignment.at, axis: alignment.axis.other))
    case .contact(let axis, let at, let across):
      let point = Point(along: at, across: across, axis: axis)
      return between(point, point)
    case .ratio(let rect): return rect
    case .point(let point): return between(point, point)
    }
  }

  var middle: Point { Point(x: box.midX, y: box.midY) }
}

extension StringProtocol {
  var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// A name as it fits on a badge.
  var shortened: String { shortened(to: 12) }

  func shortened(to length: Int) -> String { count <= length ? String(self) : prefix(length - 1) + "…" }
}
