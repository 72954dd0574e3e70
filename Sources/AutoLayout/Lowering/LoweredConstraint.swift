import ProofModel

/// A constraint ready for the solver, with what is needed to tell about it.
package struct LoweredConstraint: Sendable {
  /// Σ coefficient · variable + constant `relation` 0.
  package var form: LinearForm
  package var relation: LayoutRelation
  package var priority: Double
  package var origin: SolvedConstraint.Origin
  /// The rule in the words of layout, `left − right`; empty for the layout's own bookkeeping, which is never shown.
  var words: AnchorForm
  /// Position in ``LoweredScreen/sources``; nil for generated ones.
  var source: Int?
  /// Whether nobody wrote the rule that it comes from: a container or a cell's style made it (``Rule/isSystems``).
  var isSystems: Bool
  /// Whether it is broken before the rules as they are written: a cell's size, before that a content at 1000, and before
  /// that a ratio against it.
  var yields: Yielding?

  /// Whether someone wrote it; else a view's contents, a stack, a cell's style or the like made it.
  var isWritten: Bool { origin == .authored && !isSystems }

  enum Yielding: Int, Sendable { case cell, content, ratio }

  /// Of contradicting constraints the one with the highest rank is broken.
  ///
  /// Authored ones by their order in the source, then implied, stack and content ones, then masks: where the
  /// translation of a mask was forgotten, the user's rules break and the mask's hold. What a container or a cell's style
  /// lays out holds as masks do: UIKit sets those frames.
  var breakRank: Int {
    if let yields { return Int.max - 2 + yields.rawValue }
    switch origin {
    case .authored: return isSystems ? 2 : 100 + (source ?? 0)
    case .implied: return 5
    case .hugging, .compression: return 4
    case .stack, .grid, .split, .proportional: return 3
    case .autoresizing: return 2
    case .guide: return 1
    case .system: return 0
    }
  }
}

/// Where authored constraints come from: one entry per rule.
struct ConstraintSource: Sendable {
  var group: String
  /// Position in the group as written.
  var index: Int
  var rule: Rule
}
