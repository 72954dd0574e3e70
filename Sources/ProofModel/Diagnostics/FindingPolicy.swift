/// What a project or a spec decides about findings: exceptions, and levels of whole rules.
public struct FindingPolicy: Hashable, Sendable {
  /// A finding that is meant to be.
  public struct Exception: Hashable, Sendable {
    /// A rule's id, `small-target`, or a finding's, `small-target:close`, as `check --format json` has it.
    public var rule: String
    /// A view's name, path or object id, or a screen's name; nil: everywhere.
    public var place: String?
    /// The author's sentence on why it is meant, kept for readers of the file; nothing goes by it.
    public var reason: String
    /// The place of the exception in its file, where what is wrong with it is reported; nil where no file has it.
    public var span: SourceSpan?

    /// An exception from its parts; whether rule and place exist is checked where findings are judged.
    public init(rule: String, place: String?, reason: String, span: SourceSpan? = nil) {
      self.rule = rule
      self.place = place
      self.reason = reason
      self.span = span
    }
  }

  /// The exceptions, the nearer file's before those of a more distant one; each allows what it names.
  public var exceptions: [Exception]
  /// By rule; nil: not told at all.
  public var levels: [String: Diagnostic.Severity?]

  /// A policy from its parts; by default one that changes nothing.
  public init(exceptions: [Exception] = [], levels: [String: Diagnostic.Severity?] = [:]) {
    self.exceptions = exceptions
    self.levels = levels
  }

  /// Whether findings are left as they are: no exceptions and no levels.
  public var isEmpty: Bool { exceptions.isEmpty && levels.isEmpty }

  /// Adds what a more distant file decides: exceptions of both hold, of levels the nearer ones.
  public mutating func add(_ other: FindingPolicy) {
    exceptions += other.exceptions
    levels.merge(other.levels) { own, _ in own }
  }
}
