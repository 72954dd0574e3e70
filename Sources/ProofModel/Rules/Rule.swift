/// One rule of a group: what the user wrote, where, and its meaning.
public struct Rule: Hashable, Sendable {
  /// The user's own id (`{ id: gap, rule: … }`, or Interface Builder's object id), if any.
  public var id: String?
  /// The text as written, or an equation printed from the file's attributes.
  public var text: String
  /// The place of the rule in its file, to which findings and edits lead; nil where nobody wrote it.
  public var span: SourceSpan?
  /// A remark of the user's, drawn as a call-out.
  public var note: String?
  /// The meaning of the rule, parsed.
  public var form: RuleForm
  /// The id of the view that the rule belongs to, where `self`, `superview`, `previous`, `next` have a meaning
  /// and, in Interface Builder's files, in whose space multiplied locations are measured.
  public var owner: String?
  /// Kept when a design-time file is opened, left out at run time (`placeholder="YES"`).
  public var isPlaceholder: Bool
  /// Says what the system lays out by itself, as a cell's style; nobody wrote it.
  public var isSystems = false

  /// A rule from its parts; `form` must say what `text` does, which is not checked.
  public init(
    id: String? = nil, text: String, span: SourceSpan? = nil, note: String? = nil, form: RuleForm,
    owner: String? = nil, isPlaceholder: Bool = false
  ) {
    self.id = id
    self.text = text
    self.span = span
    self.note = note
    self.form = form
    self.owner = owner
    self.isPlaceholder = isPlaceholder
  }
}

/// What a rule says, by the way in which it was said.
public enum RuleForm: Hashable, Sendable {
  case equation(Equation)
  case visualFormat(VisualFormat)
  case word(WordForm)
  case attributes(AttributeConstraint)
}

/// A constraint as UIKit's own initialiser has it: `first = multiplier · second + constant`.
public struct AttributeConstraint: Hashable, Sendable {
  /// The item on the left side.
  public var first: ItemReference
  /// The attribute of `first` that is constrained.
  public var firstAttribute: LayoutAttribute
  /// The relation between the first attribute and the right side.
  public var relation: LayoutRelation
  /// The item on the right side; nil: there is none, and the constant stands alone.
  public var second: ItemReference?
  /// The attribute of `second`; nil exactly where `second` is.
  public var secondAttribute: LayoutAttribute?
  /// The factor of the second attribute, 1 by default.
  public var multiplier: Double
  /// The number that is added on the right side, in points, 0 by default.
  public var constant: Double
  /// The priority, above 0 and at most 1000; 1000 is required.
  public var priority: Double
  /// Points are a share of the screen instead of the constant on devices (`marginPercent`); 0: off.
  public var marginPercent: Double

  /// A constraint from its parts, by default a required equality; whether the attributes fit is seen in lowering.
  public init(
    first: ItemReference, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    second: ItemReference? = nil, _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, marginPercent: Double = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.marginPercent = marginPercent
  }
}

/// A visual format string that was parsed; `owner`'s `|` is the superview of the views named.
public struct VisualFormat: Hashable, Sendable {
  /// The direction in which the elements follow each other along the horizontal axis.
  public enum Direction: String, Hashable, Sendable { case leadingToTrailing, leftToRight, rightToLeft }
  /// What a predicate compares with.
  public enum Amount: Hashable, Sendable {
    case number(Double)
    /// A metric or token, by name.
    case metric(String, SourceSpan?)
    /// Another view's size along the same axis.
    case view(ItemReference)
    /// The standard gap.
    case standard
  }
  /// A relation of a distance or a size to an amount in points, in parentheses in the format string.
  public struct Predicate: Hashable, Sendable {
    /// The relation between the distance or size and the amount.
    public var relation: LayoutRelation
    /// The amount on the right side; negative distances are kept.
    public var amount: Amount
    /// The priority, above 0 and at most 1000; what `priorityMetric` names wins over it.
    public var priority: Double
    /// The metric or token that is the priority, where one is named.
    public var priorityMetric: PriorityMetric?
    /// A predicate from its parts, by default a required equality.
    public init(
      relation: LayoutRelation = .equal, amount: Amount, priority: Double = 1000,
      priorityMetric: PriorityMetric? = nil
    ) {
      self.relation = relation
      self.amount = amount
      self.priority = priority
      self.priorityMetric = priorityMetric
    }
  }
  /// A metric as a priority: `-8@gapPriority-`.
  public struct PriorityMetric: Hashable, Sendable {
    /// The name of the metric, without a token's `$`.
    public var name: String
    /// The place of the name in its file; nil where it is not known.
    public var span: SourceSpan?
  }
  /// A view of the format string or an edge of the superview, with the distance before it; in points.
  public struct Element: Hashable, Sendable {
    /// nil is the superview's edge, `|`; only first or last.
    public var view: ItemReference?
    /// Predicates on the view's own size.
    public var size: [Predicate] = []
    /// The connection to the element before; empty for the first. `[a][b]` is one predicate of 0.
    public var gap: [Predicate] = []
  }

  /// One per orientation prefix: `HV:` has both.
  public var axes: [Axis]
  /// The elements in the order of the string, from its first edge on.
  public var elements: [Element]
  /// Alignment of all named views (`alignAllTop`, …), in the options' order.
  public var alignments: [LayoutAttribute] = []
  /// The direction in which horizontal elements follow each other; vertical ones go from top to bottom.
  public var direction: Direction = .leadingToTrailing
}

/// A rule said in words, as Interface Builder's menus and the small DSL have them.
public enum WordForm: Hashable, Sendable {
  /// One edge of ``pin(_:_:priority:)``: `top std`, `trailing 16`, `leading` (at the current distance).
  public struct Pin: Hashable, Sendable {
    /// `.top`, `.bottom`, `.leading`, `.trailing`, `.left` or `.right`.
    public var edge: LayoutAttribute
    /// nil: at the distance of the frames drawn.
    public var distance: Expression?
  }

  /// `pin (a, b): top std, leading 16`: each edge to its nearest neighbour.
  case pin([ItemReference], [Pin], priority: Double)
  /// `align (a, b) lastBaseline`, or each with a container: `align a centerX in safe`.
  case align([ItemReference], LayoutAttribute, in: ItemReference?, priority: Double)
  /// `equal widths (a, b, c)`; the attribute is width or height.
  case equal(LayoutAttribute, [ItemReference], priority: Double)
  /// `aspect a 16:9`, width divided by height.
  case aspect(ItemReference, ratio: Double, priority: Double)
  /// `a inside root: Inset(120, top), Inset(60, left)`; right and bottom are negated, trailing is not.
  case inside(ItemReference, container: ItemReference, [Pin], priority: Double)
  /// `a below b 8`: a.top == b.bottom + 8. The attribute is a's edge: top (below), bottom (above), leading
  /// (after), trailing (before).
  case beside(ItemReference, LayoutAttribute, of: ItemReference, distance: Expression, priority: Double)
  /// `width a == 44`, `height a >= b + 10`: the attribute is width or height; a bare item on the right means
  /// the same attribute of it.
  case dimension(ItemReference, LayoutAttribute, LayoutRelation, Expression, priority: Double)
  /// `a fills safe inset 16`.
  case fills(ItemReference, container: ItemReference, inset: Expression, priority: Double)
  /// `a centers in root`.
  case centers(ItemReference, container: ItemReference, priority: Double)
  /// `a fits root 1:1` (`covers` where `isCover`), width divided by height.
  case fits(ItemReference, container: ItemReference, ratio: Double, isCover: Bool, priority: Double)
}
