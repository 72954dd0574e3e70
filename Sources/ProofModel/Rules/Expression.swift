/// What a rule names: a view or a guide.
public struct ItemReference: Hashable, Sendable {
  /// The ways in which a rule names an item: by its id, by its place in the tree, or as a guide.
  public enum Target: Hashable, Sendable {
    /// A view or a custom guide by its id (``ViewNode/id``).
    case view(String)
    case root
    /// The superview of the view that the rule belongs to; outside a view's own rules, the root.
    case superview
    /// The view that the rule belongs to.
    case current
    /// The siblings before and after the view that the rule belongs to.
    case previous, next
    /// A guide of a view, by its id; nil means the root's.
    case guide(LayoutGuideKind, of: String?)
    /// Fold to numbers.
    case screen, window
  }

  /// The item that is named, and by which way.
  public var target: Target
  /// The place of the name in its file; nil where no file has it.
  public var span: SourceSpan?

  /// A reference from its parts; whether there is such an item is seen when rules are lowered.
  public init(_ target: Target, _ span: SourceSpan? = nil) {
    self.target = target
    self.span = span
  }

  /// A reference to a view or a custom guide by its id, without a place in the source.
  public static func view(_ id: String) -> ItemReference { ItemReference(.view(id)) }

  /// As a rule would write it.
  public var text: String {
    switch target {
    case .view(let id): return id
    case .root: return "root"
    case .superview: return "superview"
    case .current: return "self"
    case .previous: return "previous"
    case .next: return "next"
    case .guide(let kind, nil): return kind.rawValue
    case .guide(let kind, let id?): return "\(id).\(kind.rawValue)"
    case .screen: return "screen"
    case .window: return "window"
    }
  }
}

/// The layout guides that views have by themselves.
public enum LayoutGuideKind: String, Hashable, Sendable, CaseIterable {
  case safe, margins, readable, keyboard
  /// A scroll view's content and its visible frame.
  case content, frame
  /// A controller's old top and bottom layout guides (Xcode 5 to 8).
  case topLayout, bottomLayout
}

/// One side of a rule, as written; it must come down to Σ k·attribute + constant.
public indirect enum Expression: Hashable, Sendable {
  case number(Double)
  /// `std`, the standard gap, which depends on what stands on the two sides.
  case standard
  /// `$space.edge`, or the name of a metric.
  case token(String, SourceSpan?)
  /// `30% root.height` (the inner expression is a reference).
  case percent(Double, of: Expression)
  /// `10% screen` or `10% window`: width or height by the rule's first attribute.
  case percentOfScreen(Double)
  case percentOfWindow(Double)
  /// `name.attribute`, or a group's; a group has two or more items.
  case reference([ItemReference], AttributeName, SourceSpan?)
  case negate(Expression)
  case sum(Expression, Expression)
  case difference(Expression, Expression)
  case product(Expression, Expression)
  case quotient(Expression, Expression)
}

/// A chain of expressions, `a == b == c @750`: n sides, n − 1 relations, one priority.
public struct Equation: Hashable, Sendable {
  /// The expressions from left to right, one more than there are relations.
  public var sides: [Expression]
  /// The relations between neighbouring sides, from left to right.
  public var relations: [LayoutRelation]
  /// 0 < priority ≤ 1000.
  public var priority: Double

  /// An equation from its parts, required by default; the counts and the priority's range are not checked.
  public init(sides: [Expression], relations: [LayoutRelation], priority: Double = 1000) {
    self.sides = sides
    self.relations = relations
    self.priority = priority
  }
}
