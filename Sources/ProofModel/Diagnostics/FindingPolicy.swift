/// What a project or a spec decides about findings: exceptions, and levels of whole rules.
public struct FindingPolicy: Hashable, Sendable {
  /// A finding that is meant to be.
  public struct Exception: Hashable, Sendable {
    /// A rule's id, `small-target`, or a finding's, `small-target:close`, as `check --format json` has it.
    public var rule: String
    /// A view's name, path or object id, or a screen's name; nil: everywhere.
    public var place: String?
    public var reason: String
    public var span: SourceSpan?

    public init(rule: String, place: String?, reason: String, span: SourceSpan? = nil) {
      self.rule = rule
      self.place = place
      self.reason = reason
      self.span = span
    }
  }

  public var exceptions: [Exception]
  /// By rule; nil: not told at all.
  public var levels: [String: Diagnostic.Severity?]

  public init(exceptions: [Exception] = [], levels: [String: Diagnostic.Severity?] = [:]) {
    self.exceptions = exceptions
    self.levels = levels
  }

  public var isEmpty: Bool { exceptions.isEmpty && levels.isEmpty }

  /// Adds what a more distant file decides: exceptions of both hold, of levels the nearer ones.
  public mutating func add(_ other: FindingPolicy) {
    exceptions += other.exceptions
    levels.merge(other.levels) { own, _ in own }
  }
}
