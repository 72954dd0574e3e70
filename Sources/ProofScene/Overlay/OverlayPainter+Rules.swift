internal import AutoLayout
internal import ProofModel

extension OverlayPainter {
  /// One mark for each rule of the chosen axes, in the order of the source.
  mutating func gatherRules() {
    var equalBadges: Set<EqualBadge> = []
    let classes = equalityClasses()
    for constraint in layout.constraints where isShown(constraint) {
      guard !showsProblemsOnly || constraint.tone == .conflict else { continue }
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
      if constraint.relation != .equal, constraint.status == .satisfied, (actual - constraint.constant).magnitude >= 0.5
      {
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
        let reversed =
          constraint.relation.reversed == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≥" : "≤"
        let words =
          isPlain
          ? sign + letter
          : isFirst
            ? sign + " " + layout.name(of: second.item).shortened + offset
            : reversed + " " + layout.name(of: constraint.first.item).shortened
              + (constraint.constant == 0 ? "" : " " + (-constraint.constant).signedText)
        guard isFirst || isPlain else { continue }
        let key = EqualBadge(item: anchor.item, axis: axis, words: words, tone: constraint.tone)
        let isNew = equalBadges.insert(key).inserted
        guard isNew || constraint.tone != .satisfied else { continue }
        marks.append(
          sizeMark(
            constraint, of: anchor.item, rect, axis, words, constraint.relation == .equal ? .equality : .length))
      }
      return
    }
    let share = "×" + constraint.multiplier.shortText(digits: 3)
    let other =
      constraint.origin == .proportional
      ? ""
      : " " + layout.name(of: second.item).shortened
        + (second.attribute.axis == axis ? "" : "." + second.attribute.rawValue)
    marks.append(sizeMark(constraint, of: constraint.first.item, rect, axis, words + share + other + offset, .share))
  }

  private func sizeMark(
    _ constraint: SolvedConstraint, of item: SolvedConstraint.Item, _ rect: Rect, _ axis: Axis, _ words: String,
    _ meaning: Mark.Dimension.Meaning = .length
  ) -> Mark {
    let (low, high) = rect.span(axis)
    let dimension = Mark.Dimension(
      axis: axis, start: low, end: high, lanes: sizeLanes(rect, axis), witnesses: [rect], meaning: meaning)
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

  // MARK: Anything else

  mutating func addGeneral(_ constraint: SolvedConstraint) {
    guard let rect = layout.rect(of: constraint.first.item) else { return }
    let axis = constraint.first.attribute.axis
    let along = layout.position(of: constraint.first) ?? rect.mid(axis)
    let point = Point(along: along, across: rect.mid(axis.other), axis: axis)
    marks.append(mark(for: constraint, .point(point), constraint.text.shortened(to: 34), [constraint.first.item]))
  }

  func mark(
    for constraint: SolvedConstraint, _ shape: Mark.Shape, _ words: String, _ items: [SolvedConstraint.Item]
  ) -> Mark {
    var full = words
    if case .alignment = shape {} else { full += constraint.priorityWords + constraint.statusWords }
    return Mark(
      shape: shape, tone: constraint.tone, isDashed: constraint.priority < 1000,
      isInequality: constraint.relation != .equal, isDoubled: constraint.conflict != nil, words: full,
      number: constraint.conflict,
      measured: items.compactMap { layout.view(of: $0) }, target: constraint.second, group: constraint.semanticGroup)
  }
}
