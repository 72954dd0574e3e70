import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// The user's rules that are others than before. Generated ones follow from views, and are not told.
  func ruleInputs() -> [InputChange] {
    let written = (expected.system?.writtenRules, actual.system?.writtenRules)
    var inputs: [InputChange] = []
    var labels: [Label: Label] = [:]
    var sectioned: Set<Int> = []
    let styles = cellStyles()
    let wrapping = wrapping
    inputs += styles.values.sorted { $0.cell < $1.cell }.map(\.input)
    let placeholders = (Self.placeholders(expected), Self.placeholders(actual))
    for pair in rules.pairs {
      let (old, new) = (expected.constraints[pair.expected], actual.constraints[pair.actual])
      guard new.origin == .authored else { continue }
      let label = Label(new)
      let isNow = placeholders.1.contains(pair.actual)
      if placeholders.0.contains(pair.expected) != isNow {
        inputs.append(
          InputChange(placeholderChange(old, new, isNow: isNow), .rule(group: new.group, label: new.label)))
      }
      if labels[Label(old)] == nil { labels[Label(old)] = label }
      if let table = table(of: new) {
        let changes = changes(old, new, rules.differences(pair.expected, pair.actual).intersection([.wording]), pair)
        if !changes.isEmpty, newView(in: new) == nil, goneView(in: old) == nil {
          inputs += sections(of: table, &sectioned) + changes.map { InputChange($0, .view(table)) }
          continue
        }
      }
      let isWrittenAlike =
        written.1 != nil && (written.0 == nil || written.0?[pair.expected] == written.1?[pair.actual])
      for var change in changes(old, new, rules.differences(pair.expected, pair.actual), pair) {
        if isNow { Self.leaveOut(&change) }
        if change.kind == .constantChanged, let room = pictureRoom(old, new) ?? drawnRow(old, new) {
          (change.sentence, change.rule) = (room, nil)
        }
        let value = isWrittenAlike ? values.changedNumber(in: written.1?[pair.actual] ?? "") : nil
        if let wrapping, change.kind == .ruleChanged, let edit = edit(of: old, new, wrapping) {
          inputs.append(InputChange(change, edit))
          continue
        }
        let view =
          newView(in: new).map { InputChange.Edit.view($0) } ?? goneView(in: old).map { .goneView($0) }
          ?? container(around: old, .expected) ?? styledCell(new, actual, styles) ?? fittedPicture(new, actual)
        inputs.append(
          InputChange(change, view ?? value.map { .value($0) } ?? .rule(group: new.group, label: new.label)))
      }
    }
    let groups = (authoredGroups(expected), authoredGroups(actual))
    let bridges = bridges()
    let restyled = restyledTables
    for position in actual.constraints.indices where rules.toExpected[position] == nil {
      let rule = actual.constraints[position]
      guard rule.origin == .authored, !isOfStrip(rule, actual, restyled) else { continue }
      var change = presence(.ruleAdded, rule, remains: rules.hasTwin(actual: position))
      if placeholders.1.contains(position) { Self.leaveOut(&change) }
      let label = Label(rule)
      inputs.append(
        InputChange(
          change,
          barsConversion(rule, .actual) ?? restyledTable(rule, .actual, restyled)
            ?? newView(in: rule).map { .view($0) } ?? container(around: rule, .actual)
            ?? styledCell(rule, actual, styles) ?? fittedPicture(rule, actual)
            ?? conversion(rule, .actual)
            ?? bridges.gone[Span(rule, actual, { $0 })].map { .goneView($0) }
            ?? conditional(rule, label, groups.0, .expected)))
    }
    for position in expected.constraints.indices where rules.toActual[position] == nil {
      let rule = expected.constraints[position]
      guard rule.origin == .authored, !isOfStrip(rule, expected, restyled) else { continue }
      let label = labels[Label(rule)] ?? Label(rule)
      inputs.append(
        InputChange(
          taken(from: rule) ?? presence(.ruleRemoved, rule, remains: rules.hasTwin(expected: position)),
          barsConversion(rule, .expected) ?? restyledTable(rule, .expected, restyled)
            ?? goneView(in: rule).map { .goneView($0) }
            ?? container(around: rule, .expected) ?? styledCell(rule, expected, styles) ?? fittedPicture(rule, expected)
            ?? conversion(rule, .expected)
            ?? bridges.new[Span(rule, expected, { views.toActual[$0] })].map { .view($0) }
            ?? conditional(rule, label, groups.1, .actual)))
    }
    return inputs
  }

  /// Where a rule is written, by its group and place there.
  private struct Label: Hashable {
    var group: String
    var label: String
    init(_ rule: SolvedConstraint) {
      group = rule.group
      label = rule.label
    }
  }

  // MARK: Gaps

  /// The two things that a rule ties along an axis, as the actual layout knows them.
  private struct Span: Hashable {
    struct End: Hashable {
      var view: Int
      var guide: LayoutGuideKind?
    }

    var ends: Set<End> = []
    var axis: Axis?

    init(_ rule: SolvedConstraint, _ layout: SolvedLayout, _ actual: (Int) -> Int?) {
      axis = rule.first.attribute.axis
      for term in rule.terms {
        guard let end = Self.end(term.anchor.item, layout, actual) else { continue }
        ends.insert(end)
      }
    }

    init(ends: Set<End>, axis: Axis?) {
      self.ends = ends
      self.axis = axis
    }

    static func end(_ item: SolvedConstraint.Item, _ layout: SolvedLayout, _ actual: (Int) -> Int?) -> End? {
      switch item {
      case .view(let view): return actual(view).map { End(view: $0) }
      case .guide(let guide):
        let guide = layout.guides[guide]
        return actual(guide.owner).map { End(view: $0, guide: guide.kind) }
      }
    }
  }

  /// By the two ends of a rule: the view that went from between them, or that came there, by its position. Whoever takes
  /// a view out of a row ties its neighbours to each other; that is one edit.
  private func bridges() -> (gone: [Span: Int], new: [Span: Int]) {
    var (gone, new): ([Span: Int], [Span: Int]) = ([:], [:])
    for (isNew, layout) in [(false, expected), (true, actual)] {
      var ends: [Int: [Axis?: Set<Span.End>]] = [:]
      for (position, rule) in layout.constraints.enumerated() {
        let isMatched = isNew ? rules.toExpected[position] != nil : rules.toActual[position] != nil
        // What has its centre on another one's stands beside nothing.
        let isOfSides = rule.terms.allSatisfy { ![.centerX, .centerY].contains($0.anchor.attribute) }
        guard !isMatched, rule.origin == .authored, isOfSides,
          let view = isNew ? newView(in: rule) : goneView(in: rule)
        else { continue }
        let span = Span(rule, layout) { isNew ? (views.toExpected[$0] == nil ? nil : $0) : views.toActual[$0] }
        ends[view, default: [:]][span.axis, default: []].formUnion(span.ends)
      }
      for view in ends.keys.sorted() {
        for (axis, tied) in ends[view] ?? [:] where tied.count < 8 {
          for one in tied {
            for other in tied where other != one {
              let span = Span(ends: [one, other], axis: axis)
              if isNew { new[span] = new[span] ?? view } else { gone[span] = gone[span] ?? view }
            }
          }
        }
      }
    }
    return (gone, new)
  }

  // MARK: Sections

  /// The table in whose sections a rule of the system's own holds: a title's above a cell.
  private func table(of rule: SolvedConstraint) -> Int? {
    guard rule.group == "cells", rule.label.hasPrefix("cells["),
      let parent = rule.first.item.view.flatMap({ actual.views[$0].parent }),
      actual.views[parent].content.kind == .table,
      views.toExpected[parent] != nil
    else { return nil }
    return parent
  }

  /// Titles that stand at other cells: told once for each table, as one edit with where its cells lie then.
  private func sections(of table: Int, _ told: inout Set<Int>) -> [InputChange] {
    guard told.insert(table).inserted else { return [] }
    let view = actual.views[table]
    var change = Change(
      .collectionChanged, .view(path: view.path, id: view.content.id),
      "the sections of '\(name(view))' have other cells", span: view.content.span)
    change.afterFrame = view.pixelFrame
    return [InputChange(change, .view(table))]
  }

  // MARK: Changed rules

  /// The edit of a rule that ties the other side's root where that lies in this side's: the root's coming there unless the rule says
  /// something else as well; nil of other rules.
  private func edit(
    of old: SolvedConstraint, _ new: SolvedConstraint, _ wrapping: InputChange.Edit
  ) -> InputChange.Edit? {
    if isOfOtherOwner(old, new) { return wrapping }
    let own = newView(in: new).map { InputChange.Edit.view($0) } ?? goneView(in: old).map { .goneView($0) }
    return own == wrapping && new.group != "extent" ? .rule(group: new.group, label: new.label) : nil
  }

  /// Whether a rule speaks of the same guide of another view only, as where a root lies in another view now.
  private func isOfOtherOwner(_ old: SolvedConstraint, _ new: SolvedConstraint) -> Bool {
    func isSame(_ one: SolvedConstraint.Item, _ other: SolvedConstraint.Item) -> Bool {
      switch (one, other) {
      case (.view(let one), .view(let other)):
        views.toActual[one] == other || one == 0 && other == wrapped(.actual) || other == 0 && one == wrapped(.expected)
      case (.guide(let one), .guide(let other)): expected.guides[one].kind == actual.guides[other].kind
      default: false
      }
    }
    return old.relation == new.relation && old.terms.count == new.terms.count
      && zip(old.terms, new.terms).allSatisfy {
        $0.coefficient == $1.coefficient && $0.anchor.attribute == $1.anchor.attribute
          && isSame($0.anchor.item, $1.anchor.item)
      }
  }

  /// Where a controller's view ends now, which is for its bars to say, and no rule of the file's; nil of other rules.
  private func otherEnd(_ old: SolvedConstraint, _ new: SolvedConstraint) -> String? {
    guard new.text != old.text, old.group == "extent", new.group == "extent", case .view(let view) = new.first.item
    else { return nil }
    func reaches(_ rule: SolvedConstraint) -> Bool {
      if case .view? = rule.terms.last?.anchor.item { true } else { false }
    }
    guard reaches(old) != reaches(new) else { return nil }
    let name = "'\(actual.views[view].content.name)'"
    let side = "at the \(new.first.attribute == .top ? "top" : "bottom")"
    let words =
      reaches(old)
      ? "ends at the bars \(side) instead of reaching under them"
      : "reaches under the bars \(side) instead of ending at them"
    return opacity(name, ends: reaches(old)) ?? "\(name) \(words)"
  }

  /// What a rule ties instead that reads the same, since views of one name are meant: `… ties 'Jump to:' instead of 'Find:' now`.
  private func otherViews(_ old: SolvedConstraint, _ new: SolvedConstraint) -> ToldRule {
    func called(_ view: SolvedView) -> String { ToldView.text(of: view) ?? view.content.name }
    for (one, other) in zip(old.terms, new.terms) {
      guard case .view(let before) = one.anchor.item, case .view(let after) = other.anchor.item,
        views.toActual[before] != after
      else { continue }
      let names = (called(expected.views[before]), called(actual.views[after]))
      if names.0 != names.1 { return ToldRule(new.text, "ties '\(names.1)' instead of '\(names.0)' now") }
    }
    return ToldRule(new.text, "ties other views of these names now", isTiedAnew: true)
  }

  private func changes(
    _ old: SolvedConstraint, _ new: SolvedConstraint, _ aspects: Set<RuleMatching.Aspect>,
    _ pair: (expected: Int, actual: Int)
  ) -> [Change] {
    if aspects.contains(.wording) || aspects.contains(.multiplier) {
      let told =
        new.text == old.text
        ? otherViews(old, new)
        : ToldRule(
          new.text, "was `\(old.text)`\(classes(ofRule: new.id))",
          isOfOtherNumber: !old.constant.isNear(new.constant))
      var change = Change(
        aspects.contains(.wording) ? .ruleChanged : .multiplierChanged, new.id, told, before: old.text,
        after: new.text, span: new.span ?? old.span)
      if let end = otherEnd(old, new) { (change.sentence, change.rule) = (end, nil) }
      if !aspects.contains(.wording) { (change.beforeValue, change.afterValue) = (old.multiplier, new.multiplier) }
      return [change]
    }
    var changes: [Change] = []
    if aspects.contains(.constant) {
      let plain =
        isRecorded
        ? (old.constant, new.constant)
        : (
          expected.system?.plainConstants[pair.expected] ?? old.constant,
          actual.system?.plainConstants[pair.actual] ?? new.constant
        )
      var change = Change(
        .constantChanged, new.id,
        ToldRule(
          new.text,
          "is \(Wording.number(plain.1)) instead of \(Wording.number(plain.0))\(classes(ofConstant: new.id))",
          of: "the constant of"),
        before: Wording.number(plain.0), after: Wording.number(plain.1), span: new.span ?? old.span)
      (change.beforeValue, change.afterValue) = plain
      changes.append(change)
    }
    if aspects.contains(.priority) {
      var change = Change(
        .priorityChanged, new.id,
        ToldRule(
          new.text, "is \(Wording.number(new.priority)) instead of \(Wording.number(old.priority))",
          of: "the priority of"),
        before: Wording.number(old.priority), after: Wording.number(new.priority), span: new.span ?? old.span)
      (change.beforeValue, change.afterValue) = (old.priority, new.priority)
      changes.append(change)
    }
    return changes
  }

  /// Positions of rules that hold on the canvas alone.
  private static func placeholders(_ layout: SolvedLayout) -> Set<Int> {
    guard let system = layout.system, system.screen.rules.contains(where: \.rule.isPlaceholder) else { return [] }
    return Set(system.rules.filter { system.screen.rules[$0.value].rule.isPlaceholder }.keys)
  }

  /// Says of a change's rule that it holds on the canvas alone.
  private static func leaveOut(_ change: inout Change) {
    guard let rule = change.rule?.leftOut else { return }
    (change.sentence, change.rule) = (rule.sentence, rule)
  }

  /// A rule that holds while the app runs, and did on the canvas alone before, or the other way.
  private func placeholderChange(_ old: SolvedConstraint, _ new: SolvedConstraint, isNow: Bool) -> Change {
    let words = isNow ? "is left out at run time now" : "holds at run time too now"
    return Change(
      .ruleChanged, new.id, ToldRule(new.text, words), before: old.text, after: new.text, span: new.span ?? old.span)
  }

  // MARK: Rules that came or went

  /// - Parameter remains: whether another rule says the same on both sides.
  private func presence(_ kind: Change.Kind, _ rule: SolvedConstraint, remains: Bool) -> Change {
    let isNew = kind == .ruleAdded
    let twin = isNew ? nil : leftOutTwin(of: rule.id)
    let isSwitched = twin != nil || isLeftOut(.ruleActive(rule.id), isNew ? .expected : .actual)
    let end =
      (isSwitched ? "switched \(isNew ? "on" : "off")" : isNew ? "new" : "gone") + classes(ofRule: twin ?? rule.id)
    return Change(
      kind, rule.id,
      ToldRule(rule.text, "is \(end)", of: remains ? ToldRule.second : ToldRule.itself),
      before: isNew ? nil : rule.text, after: isNew ? rule.text : nil, span: rule.span)
  }

  /// Of a length that a view is given no more: that it is given to the view that came around it.
  private func taken(from rule: SolvedConstraint) -> Change? {
    guard rule.terms.count == 1, [.width, .height].contains(rule.first.attribute),
      let view = rule.terms[0].anchor.item.view.flatMap({ views.toActual[$0] })
    else { return nil }
    var around: Set<Int> = []
    var current = actual.views[view].parent
    while let parent = current, views.toExpected[parent] == nil {
      around.insert(parent)
      current = actual.views[parent].parent
    }
    let found = actual.constraints.indices.filter { position in
      let other = actual.constraints[position]
      return rules.toExpected[position] == nil && other.origin == .authored && other.terms.count == 1
        && other.first.attribute == rule.first.attribute && other.relation == rule.relation
        && other.terms[0].anchor.item.view.map(around.contains) ?? false
    }
    guard found.count == 1 else { return nil }
    let new = actual.constraints[found[0]]
    return Change(
      .ruleChanged, rule.id, ToldRule(new.text, "was `\(rule.text)`"), before: rule.text, after: new.text,
      span: new.span ?? rule.span)
  }

  /// The table of another style whose section's title a rule of the system's own places: what stands there follows from the style.
  private func restyledTable(_ rule: SolvedConstraint, _ side: Side, _ restyled: Set<Int>) -> InputChange.Edit? {
    guard rule.group == "cells" else { return nil }
    let layout = side == .actual ? actual : expected
    let tables = rule.terms.compactMap(\.anchor.item.view).compactMap { sectionTitle($0, layout) }
    return tables.lazy.compactMap { side == .actual ? $0 : views.toActual[$0] }.first(where: restyled.contains).map {
      .view($0)
    }
  }

  private func newView(in rule: SolvedConstraint) -> Int? {
    rule.terms.lazy.compactMap(\.anchor.item.view).first { views.toExpected[$0] == nil }.map { topmost($0, .actual) }
  }

  private func goneView(in rule: SolvedConstraint) -> Int? {
    rule.terms.lazy.compactMap(\.anchor.item.view).first { views.toActual[$0] == nil }.map { topmost($0, .expected) }
  }

  /// Rules that place a view instead of the stack or grid that held it belong to that one's going, and those that one took
  /// the place of to its coming. What nobody wrote places whatever is outermost, and belongs to any view around another.
  private func container(around rule: SolvedConstraint, _ side: Side) -> InputChange.Edit? {
    let isOfSystem = ConstraintGroup.namesOfSystem.contains(rule.group)
    // A stack takes the place of what says where a view lies, and of none that says its length.
    if side == .expected, rule.terms.count == 1, [.width, .height].contains(rule.first.attribute) { return nil }
    for view in rule.terms.compactMap(\.anchor.item.view) {
      if side == .actual {
        guard let parent = views.toExpected[view].flatMap({ expected.views[$0].parent }),
          views.toActual[parent] == nil,
          isOfSystem || [.stack, .grid].contains(expected.views[parent].content.kind)
        else { continue }
        return .goneView(topmost(parent, .expected))
      }
      guard let parent = views.toActual[view].flatMap({ actual.views[$0].parent }), views.toExpected[parent] == nil,
        isOfSystem || [.stack, .grid].contains(actual.views[parent].content.kind)
      else { continue }
      return .view(topmost(parent, .actual))
    }
    return nil
  }

  /// Rules that place a view instead of its mask belong to that.
  /// The same of the rules that hold a container's view between its bars, whatever they are tied to.
  private func barsConversion(_ rule: SolvedConstraint, _ side: Side) -> InputChange.Edit? {
    rule.group == "extent" ? conversion(rule, side) : nil
  }

  private func conversion(_ rule: SolvedConstraint, _ side: Side) -> InputChange.Edit? {
    let placed = rule.terms.compactMap { term in
      term.anchor.item.view.flatMap { side == .actual ? $0 : self.views.toActual[$0] }
    }.filter(converted.contains)
    return placed.first.map { newContainer(of: $0) ?? .conversion }
  }

  /// The stack or grid that came around a view, which places it instead of its mask.
  func newContainer(of view: Int) -> InputChange.Edit? {
    guard let parent = actual.views[view].parent, views.toExpected[parent] == nil,
      [.stack, .grid].contains(actual.views[parent].content.kind)
    else { return nil }
    return .view(topmost(parent, .actual))
  }

  /// By group: how many rules of the user's it has in a layout.
  private func authoredGroups(_ layout: SolvedLayout) -> [String: Int] {
    var rules: [String: Set<String>] = [:]
    for rule in layout.constraints where rule.origin == .authored { rules[rule.group, default: []].insert(rule.label) }
    return rules.mapValues(\.count)
  }

  /// A group that has no rule at all on the other side was switched by its condition, or came or went as a whole.
  private func conditional(
    _ rule: SolvedConstraint, _ label: Label, _ others: [String: Int], _ other: Side
  ) -> InputChange.Edit {
    // Rules that stand in no group of their own come and go each for itself.
    let isAbsent = others[rule.group] == nil && rule.group != "constraints"
    let document = other == .actual ? actualInputs.document : expectedInputs.document
    let isWritten = document.map { $0.groups.contains { $0.name == rule.group && !$0.rules.isEmpty } }
    let own = other == .actual ? authoredGroups(expected) : authoredGroups(actual)
    if isAbsent, isWritten == true || (own[rule.group] ?? 0) > 1 { return .group(rule.group) }
    return .rule(group: label.group, label: label.label)
  }
}
