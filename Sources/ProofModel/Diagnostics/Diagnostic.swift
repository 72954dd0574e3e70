/// One thing to tell about the input: what is wrong, where, and what would mend it.
///
/// Wording: lower case, no full stop, names in 'quotes', values with units, what was expected and what was found.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// The weight of a diagnostic, the lightest first.
  public enum Severity: String, Hashable, Codable, Sendable, Comparable {
    case note, warning, error

    /// The order of weight: a note before a warning before an error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// A further place that belongs to the same problem.
  public struct Note: Hashable, Codable, Sendable {
    /// One sentence in the wording of diagnostics that says what the place has to do with the problem.
    public var message: String
    /// The run of the source that is meant; nil where the note is about no place.
    public var span: SourceSpan?

    /// A note with its wording and, where it is about one, a place in the source.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// Kebab-case, stable for ever.
  public var id: String
  /// The weight of the problem; that of a finding is what the policy's levels say, where they say something.
  public var severity: Severity
  /// The sentence that readers see, in the wording above: what was expected and what was found.
  public var message: String
  /// The place in the source that is to blame; nil where none is.
  public var span: SourceSpan?
  /// Further places that belong to the same problem, in the order in which they are shown.
  public var notes: [Note]
  /// One remedy that can be pasted.
  public var hint: String?

  /// A diagnostic from its parts; the wording is not checked, and an id once used keeps its meaning.
  public init(
    _ severity: Severity, _ id: String, _ message: String, at span: SourceSpan? = nil,
    notes: [Note] = [], hint: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.span = span
    self.notes = notes
    self.hint = hint
  }

  /// A diagnostic of what is wrong in the input; `span` is nil where no place of the source is to blame.
  public static func error(
    _ id: String, _ message: String, at span: SourceSpan? = nil, notes: [Note] = [], hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, id, message, at: span, notes: notes, hint: hint)
  }

  /// A diagnostic of what is right in form and probably not meant; `span` is nil where no place is to blame.
  public static func warning(
    _ id: String, _ message: String, at span: SourceSpan? = nil, notes: [Note] = [], hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, id, message, at: span, notes: notes, hint: hint)
  }
}

/// Collects what a stage has to tell, in order; each diagnostic is kept once.
public struct DiagnosticSink: Sendable {
  /// What was reported up to now, in order, no two of them equal.
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// A sink that has collected nothing.
  public init() {}

  /// Keeps the diagnostic behind those before it, unless an equal one is among them.
  public mutating func report(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Keeps each of some diagnostics in their order, as ``report(_:)`` does.
  public mutating func report(contentsOf others: [Diagnostic]) {
    for diagnostic in others { report(diagnostic) }
  }

  /// Whether anything of severity `error` was reported; O(diagnostics).
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
