import ProofModel

/// A constraint in the words of layout, before it is put into one space: what a generator makes.
struct AnchorConstraint: Sendable {
  /// `left − right`, without the terms that cancelled.
  var words: AnchorForm
  var relation: LayoutRelation
  var priority: Double
  var origin: SolvedConstraint.Origin
  /// The view whose space multiplied places are measured in, where it is not the nearest common ancestor's.
  var owner: Int?
  /// Whether it is broken before rules as they are written.
  var yields: LoweredConstraint.Yielding?
  /// The view whose content it speaks for, whose number changes with what the content asks for.
  var contentOf: Int?
}

/// What a generator makes: constraints in order, the guides that they speak of, and what is to be told.
struct GeneratedConstraints {
  /// Those in use, the ones that were there before first.
  var guides: [LoweredScreen.GuideReference]
  var constraints: [AnchorConstraint] = []
  var notes: [Diagnostic] = []
}
