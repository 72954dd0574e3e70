public import ProofModel
import Resolving

/// A constraint as the solver had it, with its origin and what became of it.
///
/// What it says lies apart (``Held``): thousands of layouts of one screen share it.
public struct SolvedConstraint: Sendable {
  /// Where a constraint comes from.
  public enum Origin: Hashable, Sendable {
    /// The user's own rule: `group[index]` or its id.
    case authored
    /// Made up to hold a view without rules where it was drawn.
    case implied
    case hugging(Axis)
    case compression(Axis)
    /// A stack view's own.
    case stack(StackPurpose)
    /// A grid's own.
    case grid(GridPurpose)
    /// A split view's or a tab view's own.
    case split(SplitPurpose)
    case autoresizing
    case proportional
    case guide
    /// The root's size, sizes of bars and cells.
    case system
  }

  /// What a stack's own constraint is for.
  public enum StackPurpose: String, Hashable, Sendable {
    case canvas, spacing, distribution, equal, proportional, alignment, span, fit, hugging, hiding, suppression, design
    case textWidthDisambiguation = "text-width-disambiguation"
  }

  /// What a grid's own constraint is for.
  public enum GridPurpose: String, Hashable, Sendable {
    case lines, spacing, size, fit, cell, placement, baseline, hiding
  }

  /// What a split view's or a tab view's own constraint is for.
  public enum SplitPurpose: String, Hashable, Sendable { case canvas, divider, holding, page, hiding }

  /// The outcome of a constraint in the solved layout.
  public enum Status: Hashable, Sendable {
    case satisfied
    /// Optional and beaten: signed amount in points by which `left − right` misses, and by which constraints
    /// (positions in ``SolvedLayout/constraints``).
    case beaten(amount: Double, by: [Int])
    /// Part of conflict number n and kept.
    case inConflict(Int)
    /// Part of conflict number n and broken to go on: the amount by which it misses.
    case broken(Int, amount: Double)
  }

  /// An item of a constraint: a view or a guide, by position.
  public enum Item: Hashable, Sendable {
    case view(Int)
    case guide(Int)
  }

  /// An anchor of a constraint: an item and the attribute of it that is meant.
  public struct Anchor: Hashable, Sendable {
    /// The view or guide that the anchor is of.
    public var item: Item
    /// The attribute that is meant, in the item's own space.
    public var attribute: LayoutAttribute
    /// An anchor from its parts.
    public init(item: Item, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// One term of the normal form Σ coefficient·anchor + constant relation 0; anchors in their own space.
  public struct Term: Hashable, Sendable {
    /// The anchor that is multiplied.
    public var anchor: Anchor
    /// The factor of the anchor.
    public var coefficient: Double
    /// A term from its parts.
    public init(anchor: Anchor, coefficient: Double) {
      self.anchor = anchor
      self.coefficient = coefficient
    }
  }

  /// What a constraint is called and says: the same for all sizes of a screen.
  @usableFromInline struct Words: Sendable {
    @usableFromInline var id: String
    @usableFromInline var label: String
    @usableFromInline var text: String
    @usableFromInline var span: SourceSpan?
    @usableFromInline var note: String?
    @usableFromInline var origin: Origin
    @usableFromInline var first: Anchor
    @usableFromInline var second: Anchor?
    @usableFromInline var terms: [Term]
    @usableFromInline var group: String
  }

  @usableFromInline var words: Held<Words>
  /// Stable: group and normalised equation (numbered among equals), or the user's id.
  @inlinable public var id: String {
    _read { yield words.value.id }
    _modify { yield &words.value.id }
  }
  /// For people: `stacked[2]`, or the user's id.
  @inlinable public var label: String {
    _read { yield words.value.label }
    _modify { yield &words.value.label }
  }
  /// The equation in normal writing, `cover.height == 30% root.height`.
  @inlinable public var text: String {
    _read { yield words.value.text }
    _modify { yield &words.value.text }
  }
  /// The place of the rule in its file; nil for constraints that nobody wrote.
  @inlinable public var span: SourceSpan? {
    _read { yield words.value.span }
    _modify { yield &words.value.span }
  }
  /// The author's remark on the rule, drawn as a call-out; nil: none.
  @inlinable public var note: String? {
    _read { yield words.value.note }
    _modify { yield &words.value.note }
  }
  /// The origin of the constraint: the author's rule, or what made it up.
  @inlinable public var origin: Origin {
    _read { yield words.value.origin }
    _modify { yield &words.value.origin }
  }
  /// `first relation multiplier · second + constant`, where the rule has this shape.
  @inlinable public var first: Anchor {
    _read { yield words.value.first }
    _modify { yield &words.value.first }
  }
  /// The second anchor; nil where the constraint names one only or has another shape.
  @inlinable public var second: Anchor? {
    _read { yield words.value.second }
    _modify { yield &words.value.second }
  }
  /// All terms, also of rules with three or more of them.
  @inlinable public var terms: [Term] {
    _read { yield words.value.terms }
    _modify { yield &words.value.terms }
  }
  /// Position of the authored constraint (or word form) that it was made for, e.g. a chain's first member.
  @inlinable public var group: String {
    _read { yield words.value.group }
    _modify { yield &words.value.group }
  }
  /// The factor of the second anchor.
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// The relation between the two sides.
  public var relation: LayoutRelation
  /// The priority, above 0 and at most 1000.
  public var priority: Double
  /// The outcome in the solved layout; `satisfied` unless something else was found of it.
  public var status: Status
  /// Takes part in a tie or touches an ambiguous attribute.
  public var isAmbiguous: Bool

  /// A constraint from its parts, satisfied and not ambiguous; constants are in points.
  public init(
    id: String, label: String, text: String, origin: Origin, first: Anchor, second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, relation: LayoutRelation = .equal, priority: Double = 1000,
    terms: [Term] = [], span: SourceSpan? = nil, note: String? = nil, group: String = ""
  ) {
    words = Held(
      Words(
        id: id, label: label, text: text, span: span, note: note, origin: origin, first: first, second: second,
        terms: terms, group: group))
    self.multiplier = multiplier
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.status = .satisfied
    self.isAmbiguous = false
  }
}
