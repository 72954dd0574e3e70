internal import ProofModel

/// Changes: states, overrides by trait, and manual layout.
extension SpecBuilder {
  func readStateNames(_ node: YAMLNode?) {
    stateNames = (node?.entries ?? []).compactMap(\.key.text)
    knownStates = Set(stateNames)
  }

  func readStates(_ node: YAMLNode?) {
    guard let node else { return }
    guard let entries = node.entries else {
      if !node.isNull { expected("a map of states", node, hint: "write empty: {}") }
      return
    }
    for entry in entries {
      guard let name = entry.key.text, Self.isStateName(name) else {
        report(
          "invalid-name", "the state has the name \(entry.key.described)", at: entry.key.span,
          hint: "names are letters, digits, '-' and '_'")
        continue
      }
      let fields = fields(entry.value, .state)
      var state = StateChange(name: name, span: entry.key.span)
      state.set = assignments(fields["set"])
      for metric in fields["metrics"]?.entries ?? [] {
        let key = metric.key.text ?? ""
        guard document.metrics[key] != nil else {
          report(
            "unknown-metric", "unknown metric '\(key)'", at: metric.key.span,
            hint: nearest(key, in: document.metrics.keys.sorted()) ?? "declare it under metrics:")
          continue
        }
        if let value = constant(metric.value) { state.metrics[key] = value }
      }
      state.hide = viewNames(fields["hide"])
      state.show = viewNames(fields["show"])
      document.states.append(state)
    }
  }

  private static func isStateName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || $0 == "-" || ("0"..."9").contains($0))
      }
  }

  private func viewNames(_ node: YAMLNode?) -> [String] {
    guard let node else { return [] }
    return texts(node).compactMap { viewID($0.value, SpecScope(), at: $0.span) }
  }

  func readOverrides(_ node: YAMLNode?) {
    guard let node else { return }
    guard let items = node.items else {
      return expected("a list of overrides", node, hint: "write - { when: height compact, set: { … } }")
    }
    for item in items {
      let fields = fields(item, .override)
      guard let when = fields["when"] else { continue }
      var set = assignments(fields["set"])
      for (key, isHidden) in [("hide", true), ("show", false)] {
        set += viewNames(fields[key]).map { Assignment(.view($0, .hidden), .boolean(isHidden), item.span) }
      }
      document.overrides.append(Override(condition: condition(when), set: set))
    }
  }

  func readLayout(_ node: YAMLNode?) {
    guard let node else { return }
    guard let items = node.items else {
      return expected("a list of layout events", node, hint: "write - { on: layout, set: { red.frame: … } }")
    }
    for item in items {
      let fields = fields(item, .canvasLayout)
      let moment: LayoutEvent.Moment = fields["on"].flatMap { choice($0) } ?? .layout
      document.layoutEvents.append(
        LayoutEvent(moment: moment, set: assignments(fields["set"]), span: item.span))
    }
  }

  // MARK: Assignments

  /// `titleField.text: Dune`, `gap.constant: 12`, `label.y: 50% height`.
  private func assignments(_ node: YAMLNode?) -> [Assignment] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      if !node.isNull { expected("a map of changes", node, hint: "write { title.text: Dune }") }
      return []
    }
    return entries.compactMap { entry in
      reportLostComment(entry) ? nil : assignment(entry)
    }
  }

  private func assignment(_ entry: YAMLNode.Entry) -> Assignment? {
    let key = entry.key.text ?? ""
    guard let dot = key.lastIndex(of: ".") else {
      report(
        "change-syntax", "expected 'view.property', found '\(key)'", at: entry.key.span,
        hint: viewSpans[key] != nil ? "write \(key).text or another property" : "write title.text: Dune")
      return nil
    }
    let name = String(key[..<dot])
    let word = String(key[key.index(after: dot)...])
    if viewSpans[name] == nil, ruleSpans[name] != nil { return ruleAssignment(entry, name, word) }
    if viewSpans[name] == nil, ["constant", "priority", "active"].contains(word) {
      report(
        "unknown-rule", "no rule has the id '\(name)'", at: entry.key.span,
        hint: nearest(name, in: ruleSpans.keys.sorted()) ?? "give it one: { id: \(name), rule: … }")
      return nil
    }
    let locate = entry.key.locator()
    guard let id = viewID(name, SpecScope(), at: locate(0..<name.unicodeScalars.count)) else { return nil }
    let wordSpan = locate(name.unicodeScalars.count + 1..<key.unicodeScalars.count)
    return viewAssignment(entry, id, word, wordSpan)
  }

  private static let frameComponents = ["x", "y", "width", "height"]

  private func viewAssignment(
    _ entry: YAMLNode.Entry, _ id: String, _ word: String, _ wordSpan: SourceSpan?
  ) -> Assignment? {
    let scope = SpecScope()
    if let component = Self.frameComponents.firstIndex(of: word) {
      return expression(entry.value, scope, allowsBareRootSize: true, allowsReferences: true)
        .map { Assignment(.frameComponent(id, component), .number($0), entry.key.span) }
    }
    if word == "installed" {
      return boolean(entry.value).map { Assignment(.viewInstalled(id), .boolean($0), entry.key.span) }
    }
    guard let property = PropertyKey(rawValue: word) else {
      let names = PropertyKey.allCases.map(\.rawValue) + Self.frameComponents + ["installed"]
      report(
        "unknown-key", "unknown property '\(word)' of a view", at: wordSpan ?? entry.key.span,
        hint: nearest(word, in: names))
      return nil
    }
    return self.property(property, entry.value, scope, inSet: true)
      .map { Assignment(.view(id, property), $0, entry.key.span) }
  }

  private func ruleAssignment(_ entry: YAMLNode.Entry, _ id: String, _ word: String) -> Assignment? {
    switch word {
    case "constant":
      return expression(entry.value, SpecScope())
        .map { Assignment(.ruleConstant(id), .number($0), entry.key.span) }
    case "priority":
      return priority(entry.value).map { Assignment(.rulePriority(id), .number(.number($0)), entry.key.span) }
    case "active":
      return boolean(entry.value).map { Assignment(.ruleActive(id), .boolean($0), entry.key.span) }
    default:
      report(
        "unknown-key", "unknown property '\(word)' of a rule", at: entry.key.span,
        hint: "a rule has constant, priority and active")
      return nil
    }
  }
}
