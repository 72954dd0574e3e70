import AutoLayout
import ProofModel
import Solving
import SpecFiles

/// The rules of a screen whose numbers can be written back into its file, by the ids of the constraints that they became.
package struct EditableRules: Sendable {
  /// A rule with its number.
  package struct Entry: Sendable {
    package var place: SourceEdit.RulePlace
    /// As written, whitespace apart.
    package var text: String
    /// Points; nil where it is no one number.
    package var constant: Double?
    /// nil where the form of the rule has no place for one.
    package var priority: Double?

    /// nil for forms that are not written to.
    package init?(_ rule: Rule) {
      place = SourceEdit.RulePlace(id: rule.id, span: rule.span)
      text = rule.text
      switch rule.form {
      case .equation(let equation): (constant, priority) = (RuleConstant.value(of: rule.text), equation.priority)
      case .attributes(let constraint):
        (constant, priority) = (constraint.marginPercent == 0 ? constraint.constant : nil, constraint.priority)
      case .word, .visualFormat: return nil
      }
    }
  }

  package private(set) var entries: [String: Entry] = [:]

  /// Rules of other files than the document's are left out: they are shared with screens that nobody looks at here.
  package init(_ document: Document, _ layouts: [SolvedLayout]) {
    guard document.format != .code else { return }
    var rules: [SourcePosition: Rule] = [:]
    for rule in document.groups.flatMap(\.rules) {
      if let span = rule.span, span.file == document.file { rules[span.start] = rule }
    }
    for constraint in layouts.flatMap(\.constraints) where constraint.origin == .authored {
      guard entries[constraint.id] == nil, let span = constraint.span, span.file == document.file,
        let rule = rules[span.start], let entry = Entry(rule)
      else { continue }
      entries[constraint.id] = entry
    }
  }

  /// `{id: {"constant", "priority"}}`.
  package var json: JSONValue {
    .object(
      entries.keys.sorted().map { id in
        let entry = entries[id]
        return (
          key: id,
          value: .object([
            ("constant", entry?.constant.map { .number($0) } ?? .null),
            ("priority", entry?.priority.map { .number($0) } ?? .null),
          ])
        )
      })
  }
}
