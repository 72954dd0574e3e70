/// A mistake in the text of a rule, a condition or a number: where, and what would mend it.
public struct RuleSyntaxError: Error, Hashable, Sendable {
  /// Kebab-case, stable for ever.
  public var id: String
  /// The sentence for users in the wording of diagnostics: what was expected and what was found.
  public var message: String
  /// Offsets in Unicode scalars from the start of the text; may be empty at its end.
  public var range: Range<Int>
  /// One remedy that can be pasted.
  public var hint: String?

  /// An error from its parts; `range` lies in the text's Unicode scalars, up to its end.
  public init(_ id: String, _ message: String, at range: Range<Int>, hint: String? = nil) {
    self.id = id
    self.message = message
    self.range = range
    self.hint = hint
  }

  /// The same as a diagnostic at a place in a file.
  public func diagnostic(at span: SourceSpan?) -> Diagnostic {
    .error(id, message, at: span, hint: hint)
  }

  /// The text with a caret and the message below the place, for readers that have the text alone.
  public func caretText(in text: String) -> String {
    "\(text)\n" + String(repeating: " ", count: range.lowerBound)
      + String(repeating: "^", count: max(1, range.count)) + " " + message
  }
}

/// Where a run of a rule's text (offsets in Unicode scalars) lies in its file.
public typealias RuleLocator = (Range<Int>) -> SourceSpan?

/// Priorities by name, as UIKit has them; `fit` is the level at which sizes are compressed to fit.
public enum PriorityName {
  /// The names with their priorities, the strongest first.
  public static let all: [(name: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fit", 50),
  ]

  /// 0 < value ≤ 1000; nil for a name that is none.
  public static func value(_ name: String) -> Double? { all.first { $0.name == name }?.value }
}
