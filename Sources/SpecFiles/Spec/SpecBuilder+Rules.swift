internal import ProofModel

/// Groups of rules, and rules in each of the ways in which they can be written.
extension SpecBuilder {
  func readRules(_ node: YAMLNode?) {
    for pending in viewRules { readGroups(pending.node, pending.name, pending.scope) }
    guard let node else { return }
    readGroups(node, nil, SpecScope())
  }

  /// A list is one group; a map holds groups by name.
  private func readGroups(_ node: YAMLNode, _ outer: String?, _ scope: SpecScope) {
    if node.items != nil {
      addGroup(outer ?? "rules", .always, node, scope, at: node.span)
      return
    }
    guard let entries = node.entries else {
      if !node.isNull {
        expected("groups of rules", node, hint: "write a list under a name:\n  form:\n    - a.top == root.top")
      }
      return
    }
    for entry in entries where !reportLostComment(entry) {
      guard let name = name(entry.key, "the group") else { continue }
      let full = outer.map { "\($0)/\(name)" } ?? name
      if entry.value.entries == nil {
        addGroup(full, .always, entry.value, scope, at: entry.key.span)
        continue
      }
      let fields = fields(entry.value, .group)
      let condition = fields["when"].map { self.condition($0) } ?? .always
      guard let rules = fields["rules"] else {
        if !fields.entries.isEmpty {
          report("missing-key", "the group '\(name)' needs 'rules'", at: entry.key.span, hint: "add rules:")
        }
        continue
      }
      addGroup(full, condition, rules, scope, at: entry.key.span)
    }
  }

  private func addGroup(
    _ name: String, _ condition: Condition, _ node: YAMLNode, _ scope: SpecScope, at span: SourceSpan
  ) {
    guard let items = node.items else {
      if !node.isNull { expected("a list of rules", node, hint: "begin each rule with '- '") }
      return
    }
    ruleCount += items.count
    guard ruleCount <= SpecReader.mostRules else {
      if ruleCount - items.count <= SpecReader.mostRules {
        report("too-many-rules", "more than \(SpecReader.mostRules) rules", at: span)
      }
      return
    }
    let rules = items.compactMap { rule($0, scope) }
    let same = groupPositions[name, default: []].first { document.groups[$0].condition == condition }
    if let same {
      document.groups[same].rules += rules
    } else {
      groupPositions[name, default: []].append(document.groups.count)
      document.groups.append(ConstraintGroup(name: name, condition: condition, rules: rules, span: span))
    }
  }

  func condition(_ node: YAMLNode) -> Condition {
    guard let text = text(node) else { return .always }
    do {
      let condition = try ConditionParser.parse(text)
      for state in condition.states where !knownStates.contains(state) {
        report(
          "unknown-state", "unknown state '\(state)'", at: node.span,
          hint: nearest(state, in: stateNames) ?? "declare it under states:")
      }
      return condition
    } catch {
      report(error, in: node)
      return .always
    }
  }

  // MARK: One rule

  private func rule(_ node: YAMLNode, _ scope: SpecScope) -> Rule? {
    switch node.content {
    case .scalar:
      if node.isNull {
        expected("a rule", node, hint: "a rule reads like 'a.top == b.bottom + 8'")
        return nil
      }
      reportLostIdentifier(node)
      return rule(node, scope, id: nil, note: nil)
    case .sequence:
      report(
        "rule-is-list", "expected a rule, found a list: text that begins with '[' is one in YAML", at: node.span,
        hint: "visual format needs its H: or V:, and quotes")
      return nil
    case .mapping(let entries): return mappedRule(node, entries, scope)
    }
  }

  /// `{ id:, rule:, note: }`, or a word form that YAML reads as a map because of its ': '.
  private func mappedRule(_ node: YAMLNode, _ entries: [YAMLNode.Entry], _ scope: SpecScope) -> Rule? {
    if entries.count == 1, let entry = entries.first, let key = entry.key.text,
      !SpecTable.rule.keys.contains(where: { $0.name == key })
    {
      if RuleText.beginsWordForm(key + ":"), let value = entry.value.text {
        return wordRule(entry, key, value, scope)
      }
      if entry.value.isNull || entry.value.text != nil {
        report(
          "unquoted-rule", "expected a rule, found a map: the ': ' after '\(key)' makes one", at: entry.key.span,
          hint: entry.value.isNull || key.contains { "=<>".contains($0) }
            ? "quote the text, or write an id as a key: { id: gap, rule: \"\(key)\" }"
            : "write \(key) == \(entry.value.text ?? "")")
        return nil
      }
    }
    let fields = fields(node, .rule)
    guard let text = fields["rule"] else { return nil }
    let id = fields["id"].flatMap { name($0, "the rule") }
    guard text.text != nil, !text.isNull else {
      expected("a rule", text, hint: "quote the rule inside { }")
      return nil
    }
    reportLostIdentifier(text)
    guard let rule = rule(text, scope, id: id, note: fields["note"].flatMap(self.text)) else { return nil }
    if let active = fields["active"], let isActive = boolean(active) { setActive(isActive, id, active) }
    return rule
  }

  private func setActive(_ isActive: Bool, _ id: String?, _ node: YAMLNode) {
    guard !isActive else { return }
    guard let id else {
      report("missing-key", "a rule that is not active needs 'id'", at: node.span, hint: "states set it by its id")
      return
    }
    document.overrides.append(
      Override(condition: .always, set: [Assignment(.ruleActive(id), .boolean(false), node.span)]))
  }

  /// A word form with its ': ' put back; places in it are found in the key and in the value.
  private func wordRule(_ entry: YAMLNode.Entry, _ key: String, _ value: String, _ scope: SpecScope) -> Rule? {
    let keyLength = key.unicodeScalars.count
    let inKey = entry.key.locator()
    let inValue = entry.value.locator()
    var whole = entry.key
    whole.content = .scalar("\(key): \(value)", .plain)
    whole.range = entry.key.range.lowerBound..<max(entry.key.range.upperBound, entry.value.range.upperBound)
    let locate: RuleLocator = { range in
      if range.lowerBound >= keyLength + 2 {
        return inValue(range.lowerBound - keyLength - 2..<max(range.lowerBound, range.upperBound) - keyLength - 2)
      }
      return inKey(range.lowerBound..<min(range.upperBound, keyLength))
    }
    return rule(whole, scope, id: nil, note: nil, locate: locate)
  }

  private func rule(
    _ node: YAMLNode, _ scope: SpecScope, id: String?, note: String?, locate: RuleLocator? = nil
  ) -> Rule? {
    let text = node.text ?? ""
    let locate = locate ?? node.locator()
    let form: RuleForm
    do {
      form = try RuleText.parse(text, isView: { self.viewSpans[scope.prefix + $0] != nil }, locate: locate)
    } catch {
      if isCutAtAComma(node) {
        report(
          "cut-rule", "the rule '\(text)' is cut off at a comma", at: node.span,
          hint: "inside [ ] and { } rules are quoted")
      } else {
        report(error.diagnostic(at: locate(error.range)))
      }
      return nil
    }
    let scoped = form.mapping(items: { self.scoped($0, scope) }, tokens: { self.scoped($0, $1, scope) })
    let fullID = id.map { scope.prefix + $0 }
    if let fullID {
      if let earlier = ruleSpans[fullID] {
        report(
          "duplicate-id", "the rule id '\(fullID)' is there twice", at: node.span,
          notes: [Diagnostic.Note("'\(fullID)' stands here first", at: earlier)], hint: "ids are unique in a file")
      }
      ruleSpans[fullID] = node.span
    }
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Rule(id: fullID, text: trimmed, span: node.span, note: note, form: scoped, owner: scope.owner)
  }

  /// A part of `[(a, b).top == 1]`, of which YAML makes two texts.
  private func isCutAtAComma(_ node: YAMLNode) -> Bool {
    guard node.isPlain, let text = node.text else { return false }
    return text.filter { $0 == "(" }.count != text.filter { $0 == ")" }.count
  }

  /// `a.top == b.top + 8 #gap`: what stands behind the '#' was meant as an id and is lost.
  private func reportLostIdentifier(_ node: YAMLNode) {
    guard node.isPlain else { return }
    let source = node.source
    let end = source.endOfLine(at: node.range.upperBound)
    var position = node.range.upperBound
    while position < end, YAMLSource.isBlank(source.scalars[position]) { position += 1 }
    guard position + 1 < end, source.scalars[position] == "#" else { return }
    let word = source.text(position + 1..<end).trimmingBlanks
    guard Self.isName(word) else { return }
    report(
      .warning(
        "lost-comment", "'#\(word)' is a comment and lost", at: source.span(position..<end),
        hint: "ids are keys: { id: \(word), rule: \"\(node.text ?? "")\" }"))
  }
}

extension Condition {
  /// The states it asks for.
  var states: [String] {
    switch self {
    case .state(let name): return [name]
    case .not(let inner): return inner.states
    case .and(let parts), .or(let parts): return parts.flatMap(\.states)
    default: return []
    }
  }
}
