/// The kind of mistake that a conflict comes from.
public enum ConflictKind: String, Hashable, Sendable, CaseIterable {
  /// A view with rules of its own whose mask still acts as constraints.
  case autoresizing = "autoresizing-translation"
  /// A cell, header, window or controller gives a size that the rules inside do not fit.
  case encapsulated = "encapsulated-size"
  /// A size of 0 or one for measuring, before the first layout.
  case temporary = "temporary-size"
  /// A stack's own rules against others on its views.
  case stack
  /// A ratio of width to height against sizes.
  case ratio
  /// The same two attributes set twice.
  case doublePin = "double-pin"
  /// One constraint that cannot hold by itself.
  case impossible = "impossible-constant"
  /// Fixed sizes that do not fit between edges.
  case sizes = "fixed-sizes"
  /// Edges and gaps that leave less than nothing.
  case edges
  /// Apple's own constraints among themselves.
  case system
  /// The log hides the constraints.
  case redacted
  /// The listed constraints fit with nothing to spare: rounding breaks them.
  case tight = "no-play"
  /// The listed constraints can all hold: the list is not whole.
  case incomplete
}

/// What a logged conflict means: its smallest set, its cause, what mends it.
public struct ConflictExplanation: Sendable {
  /// A change that resolves the conflict.
  public struct Fix: Hashable, Sendable {
    /// The change in words, for readers of the log.
    public var text: String
    /// The listed constraint that it changes; nil where it is about a view or a log.
    public var index: Int?
  }

  /// The conflict as it was read from the log.
  public var conflict: LoggedConflict
  /// nil where the listed constraints can all hold.
  public var set: ConflictSet?
  /// The kind of mistake that the conflict comes from.
  public var kind: ConflictKind
  /// One sentence: what is wrong.
  public var cause: String
  /// The changes that would resolve it; empty where none is known.
  public var fixes: [Fix]
  /// The listed constraints as rules, in their order.
  public var equations: [String]
  /// Names and addresses of the items.
  public var legend: [(name: String, address: String)]
  private let names: LogNames

  /// An explanation of a logged conflict, which looks for its smallest set by solving the listed constraints.
  public init(_ conflict: LoggedConflict) {
    var diagnosis = ConflictDiagnosis(conflict)
    diagnosis.find()
    self.conflict = conflict
    set = diagnosis.set
    kind = diagnosis.kind
    cause = diagnosis.cause
    fixes = diagnosis.fixes
    equations = conflict.constraints.map(diagnosis.names.equation)
    legend = diagnosis.names.legend
    names = diagnosis.names
  }

  /// What an item is called for people; also of superviews that no constraint is about.
  package func name(_ item: LoggedConstraint.Item) -> String { names.name(item) }
}
