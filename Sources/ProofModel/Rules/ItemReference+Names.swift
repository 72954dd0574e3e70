extension ItemReference {
  /// The names that need no declaration, which views cannot have.
  public static let builtInNames = [
    "root", "superview", "self", "safe", "margins", "readable", "keyboard", "screen", "window", "previous", "next",
  ]

  static let builtIn: [String: Target] = [
    "root": .root, "superview": .superview, "self": .current, "safe": .guide(.safe, of: nil),
    "margins": .guide(.margins, of: nil), "readable": .guide(.readable, of: nil),
    "keyboard": .guide(.keyboard, of: nil), "screen": .screen, "window": .window, "previous": .previous,
    "next": .next,
  ]

  /// The guide of what this names; of the root's where it names no view.
  func guide(_ kind: LayoutGuideKind) -> ItemReference {
    if case .view(let id) = target { return ItemReference(.guide(kind, of: id), span) }
    return ItemReference(.guide(kind, of: nil), span)
  }

  /// The id of the view that it names, if it names one.
  public var viewID: String? {
    switch target {
    case .view(let id), .guide(_, of: let id?): return id
    default: return nil
    }
  }
}

extension AttributeName {
  /// All spellings, in the order of the documentation.
  public static let allNames: [String] =
    LayoutAttribute.allCases.map(\.rawValue)
    + ["baseline", "edges", "horizontalEdges", "verticalEdges", "size", "center", "aspect"]
}

extension Expression {
  /// Whether it names an attribute of something that is solved; the screen's and the window's fold to numbers.
  public var hasVariable: Bool {
    switch self {
    case .number, .standard, .token, .percentOfScreen, .percentOfWindow: return false
    case .reference(let items, _, _): return !items.allSatisfy { $0.target == .screen || $0.target == .window }
    case .percent(_, let inner), .negate(let inner): return inner.hasVariable
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      return left.hasVariable || right.hasVariable
    }
  }
}
