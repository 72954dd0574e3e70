import ProofModel

/// Rules and expressions as a spec writes them, with the names of a scene.
struct RuleWriter {
  var names: SceneNames
  /// Whether the item of a rule lies below another: the superview is better said on the right.
  let parents: [String: String]
  let rootID: String

  init(_ document: Document, names: SceneNames) {
    self.names = names
    var parents: [String: String] = [:]
    // Damaged files have an id twice, even a view's own below it; the first view with it is meant.
    var seen: Set<String> = [document.root.id]
    func collect(_ node: ViewNode) {
      for child in node.children {
        if seen.insert(child.id).inserted { parents[child.id] = node.id }
        collect(child)
      }
    }
    collect(document.root)
    self.parents = parents
    rootID = document.root.id
  }

  // MARK: Items

  /// `title`, `root`, `safe`, `card.margins`.
  func text(_ item: ItemReference) -> String {
    switch item.target {
    case .view(let id): return names.name(id)
    case .guide(let kind, let id):
      guard let id, id != rootID else { return [.content, .frame].contains(kind) ? "root.\(kind)" : kind.rawValue }
      return "\(names.name(id)).\(kind.rawValue)"
    default: return item.text
    }
  }

  /// The old guides of controllers are the edges of the safe area and of the root.
  func anchor(_ item: ItemReference, _ attribute: LayoutAttribute) -> (item: ItemReference, LayoutAttribute) {
    guard case .guide(let kind, let owner) = item.target, owner == nil || owner == rootID else {
      return (item, attribute)
    }
    let safe = ItemReference(.guide(.safe, of: nil))
    switch (kind, attribute) {
    case (.topLayout, .bottom): return (safe, .top)
    case (.bottomLayout, .top): return (safe, .bottom)
    case (.topLayout, .top): return (ItemReference(.root), .top)
    case (.bottomLayout, .bottom): return (ItemReference(.root), .bottom)
    case (.topLayout, _), (.bottomLayout, _): return (safe, attribute)
    default: return (item, attribute)
    }
  }

  func text(_ item: ItemReference, _ attribute: LayoutAttribute) -> String {
    let (item, attribute) = anchor(item, attribute)
    // A controller's root and its margins guide say the same; the guide is shorter.
    if isRoot(item), let side = Self.marginSides[attribute] { return "margins.\(side.rawValue)" }
    return "\(text(item)).\(attribute.rawValue)"
  }

  private static let marginSides: [LayoutAttribute: LayoutAttribute] = [
    .leadingMargin: .leading, .trailingMargin: .trailing, .topMargin: .top, .bottomMargin: .bottom,
    .leftMargin: .left, .rightMargin: .right,
  ]

  func isRoot(_ item: ItemReference) -> Bool {
    item.target == .root || item.target == .view(rootID)
  }

  /// Whether the item is a guide or a view that holds the other.
  func isContainer(_ item: ItemReference, of other: ItemReference) -> Bool {
    guard case .view(let inner) = other.target else { return false }
    switch item.target {
    case .root: return true
    case .guide(_, let owner): return owner.map { $0 == rootID || isAbove($0, inner) } ?? true
    case .view(let outer): return isAbove(outer, inner)
    default: return false
    }
  }

  private func isAbove(_ outer: String, _ inner: String) -> Bool {
    var current = parents[inner]
    while let id = current {
      if id == outer { return true }
      current = parents[id]
    }
    return false
  }

  // MARK: Rules

  /// The rule's text; equations are printed anew, other forms of specs keep their words.
  func text(_ rule: Rule) -> String {
    switch rule.form {
    case .visualFormat, .word: return rule.text
    default: return text(rule.form)
    }
  }

  /// - Parameter isTurned: whether containers are put on the right and standard gaps are called so; changes of the
  ///   constant by size class speak of the rule as it stands.
  func text(_ form: RuleForm, isTurned: Bool = true) -> String {
    switch form {
    case .attributes(let constraint): return text(constraint, isTurned: isTurned)
    case .equation(let equation):
      var text = self.text(equation.sides[0])
      for (relation, side) in zip(equation.relations, equation.sides.dropFirst()) {
        text += " \(relation.rawValue) \(self.text(side))"
      }
      return text + priority(equation.priority)
    // They are no values that are printed: their text is the rule's own.
    case .visualFormat, .word: return ""
    }
  }

  private func text(_ constraint: AttributeConstraint, isTurned: Bool) -> String {
    let rule = isTurned ? facing(constraint) : constraint
    guard let second = rule.second, let secondAttribute = rule.secondAttribute else {
      return "\(text(rule.first, rule.firstAttribute)) \(rule.relation.rawValue) \(rule.constant.exactText)"
        + priority(rule.priority)
    }
    if rule.first.target == second.target, rule.firstAttribute == .width, secondAttribute == .height,
      rule.constant == 0, let (top, bottom) = rule.multiplier.fraction
    {
      let ratio = bottom == 1 && top == 1 ? "1" : "\(top):\(bottom)"
      return "\(text(rule.first)).aspect \(rule.relation.rawValue) \(ratio)" + priority(rule.priority)
    }
    var right = text(second, secondAttribute)
    if rule.multiplier != 1 {
      if let (top, bottom) = rule.multiplier.fraction, bottom > 1, top == 1 {
        right += " / \(bottom)"
      } else if let (top, bottom) = rule.multiplier.fraction, ![1, 2, 4, 5, 8, 10, 20, 25].contains(bottom) {
        right += " * \(top) / \(bottom)"
      } else {
        right += " * \(rule.multiplier.exactText)"
      }
    }
    if rule.marginPercent > 0, Self.edges.contains(rule.firstAttribute) {
      right += " + \((rule.marginPercent * 100).exactText)% screen"
    } else if rule.constant != 0 {
      let amount = isTurned && isStandardGap(rule) ? "std" : rule.constant.magnitude.exactText
      right += " \(rule.constant < 0 ? "-" : "+") \(amount)"
    }
    return "\(text(rule.first, rule.firstAttribute)) \(rule.relation.rawValue) \(right)" + priority(rule.priority)
  }

  private static let edges: Set<LayoutAttribute> = [
    .leading, .trailing, .left, .right, .top, .bottom, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
    .topMargin, .bottomMargin,
  ]

  private func priority(_ value: Double) -> String { value == 1000 ? "" : " @\(value.exactText)" }

  /// The same with what contains the other on the right: Interface Builder writes `superview.trailing == view.trailing + 16`.
  func facing(_ constraint: AttributeConstraint) -> AttributeConstraint {
    guard let second = constraint.second, let attribute = constraint.secondAttribute, constraint.multiplier == 1,
      constraint.marginPercent == 0, isContainer(constraint.first, of: second)
    else { return constraint }
    var turned = constraint
    turned.first = second
    turned.firstAttribute = attribute
    turned.second = constraint.first
    turned.secondAttribute = constraint.firstAttribute
    turned.constant = constraint.constant == 0 ? 0 : -constraint.constant
    turned.relation = constraint.relation.reversed
    return turned
  }

  /// 8 between the facing edges of two siblings is the standard gap on every system.
  private func isStandardGap(_ rule: AttributeConstraint) -> Bool {
    guard rule.constant.magnitude == 8, rule.multiplier == 1, case .view(let first) = rule.first.target,
      case .view(let second)? = rule.second?.target, first != second, parents[first] != nil,
      parents[first] == parents[second], let facing = rule.secondAttribute
    else { return false }
    let pairs: [LayoutAttribute: LayoutAttribute] = [
      .top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading, .left: .right, .right: .left,
    ]
    return pairs[rule.firstAttribute] == facing
  }

  // MARK: Expressions

  /// An expression with the fewest parentheses that give it back.
  func text(_ expression: Expression) -> String { text(expression, above: 0) }

  private func text(_ expression: Expression, above level: Int) -> String {
    func wrapped(_ text: String, _ own: Int) -> String { own < level ? "(\(text))" : text }
    switch expression {
    case .number(let value): return value < 0 ? wrapped(value.exactText, 2) : value.exactText
    case .standard: return "std"
    case .token(let name, _): return "$\(name)"
    case .percent(let share, let inner): return "\(share.exactText)% \(text(inner, above: 3))"
    case .percentOfScreen(let share): return "\(share.exactText)% screen"
    case .percentOfWindow(let share): return "\(share.exactText)% window"
    case .reference(let items, let attribute, _):
      let list = items.map(text).joined(separator: ", ")
      return (items.count == 1 ? list : "(\(list))") + ".\(attribute.text)"
    case .negate(let inner): return wrapped("-\(text(inner, above: 3))", 2)
    case .sum(let left, let right): return wrapped("\(text(left, above: 1)) + \(text(right, above: 2))", 1)
    case .difference(let left, let right): return wrapped("\(text(left, above: 1)) - \(text(right, above: 2))", 1)
    case .product(let left, let right): return wrapped("\(text(left, above: 2)) * \(text(right, above: 3))", 2)
    case .quotient(let left, let right): return wrapped("\(text(left, above: 2)) / \(text(right, above: 3))", 2)
    }
  }
}
