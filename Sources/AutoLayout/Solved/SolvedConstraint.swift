public import ProofModel

/// A constraint as the solver had it, with its origin and what became of it.
public struct SolvedConstraint: Sendable {
  /// Where a constraint comes from.
  public enum Origin: Hashable, Sendable {
    /// The user's own rule: `group[index]` or its id.
    case authored
    /// Made up to hold a view without rules where it was drawn.
    case implied
    case hugging(Axis)
    case compression(Axis)
    /// A stack view's own, by the purpose: `spacing`, `alignment`, `canvas`, `equal`, `proportional`, `hiding`, ….
    case stack(String)
    /// A grid's own, by the purpose: `lines`, `spacing`, `size`, `fit`, `cell`, `placement`, `baseline`, `hiding`.
    case grid(String)
    /// A split view's or a tab view's own: `canvas`, `divider`, `holding`, `page`, `hiding`.
    case split(String)
    case autoresizing
    case proportional
    case guide
    /// The root's size, sizes of bars and cells.
    case system
  }

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

  public struct Anchor: Hashable, Sendable {
    public var item: Item
    public var attribute: LayoutAttribute
    public init(item: Item, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// One term of the normal form Σ coefficient·anchor + constant relation 0; anchors in their own space.
  public struct Term: Hashable, Sendable {
    public var anchor: Anchor
    public var coefficient: Double
    public init(anchor: Anchor, coefficient: Double) {
      self.anchor = anchor
      self.coefficient = coefficient
    }
  }

  /// Stable: group and normalised equation (numbered among equals), or the user's id.
  public var id: String
  /// For people: `stacked[2]`, or the user's id.
  public var label: String
  /// The equation in normal writing, `cover.height == 30% root.height`.
  public var text: String
  public var span: SourceSpan?
  public var note: String?
  public var origin: Origin
  /// `first relation multiplier · second + constant`, where the rule has this shape.
  public var first: Anchor
  public var second: Anchor?
  public var multiplier: Double
  /// Points.
  public var constant: Double
  public var relation: LayoutRelation
  public var priority: Double
  /// All terms, also of rules with three or more of them.
  public var terms: [Term]
  public var status: Status
  /// Takes part in a tie or touches an ambiguous attribute.
  public var isAmbiguous: Bool
  /// Position of the authored constraint (or word form) that it was made for, e.g. a chain's first member.
  public var group: String

  public init(
    id: String, label: String, text: String, origin: Origin, first: Anchor, second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, relation: LayoutRelation = .equal, priority: Double = 1000,
    terms: [Term] = [], span: SourceSpan? = nil, note: String? = nil, group: String = ""
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.span = span
    self.note = note
    self.origin = origin
    self.first = first
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.terms = terms
    self.status = .satisfied
    self.isAmbiguous = false
    self.group = group
  }
}
