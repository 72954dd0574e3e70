internal import ProofModel

extension ScreenResolver {
  /// The rules of all groups whose condition holds, with what states and overrides change of them.
  func rules(_ changes: ActiveChanges, screen: ResolvedScreen, _ reader: inout ValueReader) -> [ActiveRule] {
    var active: [ActiveRule] = []
    active.reserveCapacity(document.groups.reduce(0) { $0 + $1.rules.count })
    for group in document.groups where group.condition.holds(in: screen.environment) {
      for (index, rule) in group.rules.enumerated() {
        // A placeholder holds where the file was drawn, and is removed at run time.
        if rule.isPlaceholder && !screen.isOnCanvas { continue }
        var one = ActiveRule(rule: rule, group: group.name, index: index)
        if !changes.isEmpty {
          let names = [rule.id, "\(group.name)[\(index)]"].compactMap { $0 }
          if names.contains(where: { changes.active[$0] == false }) { continue }
          for name in names {
            if let value = changes.constants[name] { one.constant = constant(value, name, &reader) }
            if let value = changes.priorities[name] { one.priority = priority(value, name, &reader) }
          }
        }
        active.append(one)
      }
    }
    reportUnknownRules(changes, &reader)
    return active
  }

  private func constant(_ value: Located<PropertyValue>, _ rule: String, _ reader: inout ValueReader) -> Double? {
    reader.number(value.value, ValueReader.Place(view: rule, key: .spacing, span: value.span))
  }

  private func priority(_ value: Located<PropertyValue>, _ rule: String, _ reader: inout ValueReader) -> Double? {
    reader.priority(value.value, ValueReader.Place(view: rule, key: .hug, span: value.span))
  }

  /// Rules that a state or an override names and that no group has.
  private func reportUnknownRules(_ changes: ActiveChanges, _ reader: inout ValueReader) {
    let named = Set(changes.constants.keys).union(changes.priorities.keys).union(changes.active.keys)
    guard !named.isEmpty else { return }
    var known: [String] = []
    for group in document.groups {
      for (index, rule) in group.rules.enumerated() {
        if let id = rule.id { known.append(id) }
        known.append("\(group.name)[\(index)]")
      }
    }
    for name in named.subtracting(known).sorted() {
      let span = changes.constants[name]?.span ?? changes.priorities[name]?.span
      reader.diagnostics.report(
        .error(
          "no-such-rule", "a state or an override changes the rule '\(name)', which is not there", at: span,
          hint: NearestNames.hint(for: name, in: known)))
    }
  }
}
