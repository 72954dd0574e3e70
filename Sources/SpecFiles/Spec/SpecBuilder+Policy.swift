internal import ProofModel

/// What a file decides about findings: `allow:` and `levels:`.
extension SpecBuilder {
  func exceptions(_ node: YAMLNode?) -> [FindingPolicy.Exception] {
    guard let node else { return [] }
    let example = "- { rule: small-target, on: close, reason: It is beside no other }"
    guard let items = node.items else {
      expected("a list of exceptions", node, hint: "write \(example)")
      return []
    }
    return items.compactMap { item in
      let fields = fields(item, .exception)
      guard let rule = fields["rule"].flatMap({ text($0) }) else { return nil }
      let reason = fields["reason"].flatMap { text($0) } ?? ""
      if let node = fields["reason"], reason.allSatisfy(\.isWhitespace) {
        report("exception-reason", "an exception says why it is one", at: node.span, hint: "write \(example)")
      }
      return FindingPolicy.Exception(
        rule: rule, place: fields["on"].flatMap { text($0) }, reason: reason, span: item.span)
    }
  }

  func levels(_ node: YAMLNode?) -> [String: Diagnostic.Severity?] {
    guard let node else { return [:] }
    guard let entries = node.entries else {
      expected("a map of rules", node, hint: "write levels: { small-target: warning, redundant-constraint: off }")
      return [:]
    }
    var levels: [String: Diagnostic.Severity?] = [:]
    for entry in entries {
      guard let rule = entry.key.text, let word = text(entry.value) else { continue }
      if word == "off" || word == "false" {
        levels[rule] = .some(nil)
      } else if let severity = Diagnostic.Severity(rawValue: word) {
        levels[rule] = severity
      } else {
        report(
          "unknown-level", "a rule's level is off, note, warning or error, found '\(word)'", at: entry.value.span,
          hint: "write \(rule): off")
      }
    }
    return levels
  }
}
