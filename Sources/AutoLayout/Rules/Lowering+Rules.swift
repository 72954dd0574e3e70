import ProofModel
import Resolving

/// What evaluating a rule needs to know of it.
struct RuleContext {
  var active: ActiveRule
  /// Position in ``LoweredScreen/sources``.
  var source: Int
  /// The view that the rule belongs to, where it does.
  var owner: Int?
  /// The member that a composite attribute (`edges`, `size`) stands for at the moment.
  var member: LayoutAttribute?

  var span: SourceSpan? { active.rule.span }

  /// Whether what stands on the left is what the rule is about: in word forms and visual format all views are.
  var hasSubject: Bool {
    switch active.rule.form {
    case .equation, .attributes: return true
    case .word, .visualFormat: return false
    }
  }
}

extension Lowering {
  /// Lowers the user's rules in the order of the source.
  mutating func lowerRules() {
    let hasWords = screen.rules.contains { if case .word = $0.rule.form { true } else { false } }
    knownRules = hasWords ? [:] : nil
    for active in screen.rules {
      let source = lowered.addSource(ConstraintSource(group: active.group, index: active.index, rule: active.rule))
      let context = RuleContext(
        active: active, source: source, owner: active.rule.owner.flatMap { lowered.positions[$0] })
      switch active.rule.form {
      case .equation(let equation): lower(equation, context)
      case .attributes(let constraint): lower(constraint, context)
      case .visualFormat(let format): lower(format, context)
      case .word(let word):
        isInWordForm = true
        lower(word, context)
        isInWordForm = false
      }
    }
  }

  // MARK: Items

  /// The item that a reference names; nil, with a diagnostic where it is the user's fault, if there is none.
  mutating func resolve(_ reference: ItemReference, _ context: RuleContext) -> LayoutItem? {
    switch reference.target {
    case .root: return .view(0)
    case .superview: return .view(context.owner.flatMap { nodes[$0].parent } ?? 0)
    case .current:
      guard let owner = context.owner else {
        report("no-such-view", "'self' needs a view: this rule belongs to none", reference.span ?? context.span)
        return nil
      }
      return .view(owner)
    case .previous, .next: return neighbour(reference, context)
    case .view(let id): return view(id, reference.span ?? context.span)
    case .guide(let kind, let id):
      var owner = 0
      if let id {
        guard case .view(let node)? = view(id, reference.span ?? context.span) else { return nil }
        owner = node
      }
      return lowered.guide(kind, of: owner)
    case .screen, .window:
      report(
        "no-such-view", "'\(reference.text)' has a width and a height only, and nothing can be placed at it",
        reference.span ?? context.span, hint: "use root, safe or margins")
      return nil
    }
  }

  private mutating func neighbour(_ reference: ItemReference, _ context: RuleContext) -> LayoutItem? {
    let step = reference.target == .next ? 1 : -1
    guard let owner = context.owner else {
      report(
        "no-such-view", "'\(reference.text)' needs a view: this rule belongs to none", reference.span ?? context.span)
      return nil
    }
    let siblings = nodes.siblings(of: owner)
    let position = (siblings.firstIndex(of: owner) ?? -2) + step
    guard siblings.indices.contains(position) else {
      report(
        "no-such-view", "'\(nodes[owner].content.name)' has no \(reference.text) view", reference.span ?? context.span)
      return nil
    }
    return .view(siblings[position])
  }

  private mutating func view(_ id: String, _ span: SourceSpan?) -> LayoutItem? {
    if let node = lowered.positions[id] { return .view(node) }
    // A view that this variant leaves out takes its rules with it.
    if documentIDs.contains(id) { return nil }
    report(
      "no-such-view", "there is no view '\(id)'", span,
      hint: NearestNames.hint(for: id, in: nodes.map(\.content.id)))
    return nil
  }

  mutating func report(_ id: String, _ message: String, _ span: SourceSpan?, hint: String? = nil) {
    sink.report(.error(id, message, at: span, hint: hint))
  }

  // MARK: Equations

  private mutating func lower(_ equation: Equation, _ context: RuleContext) {
    guard equation.sides.count == equation.relations.count + 1 else { return }
    guard let members = composite(of: equation, context) else { return }
    for position in equation.relations.indices {
      let pair = (equation.sides[position], equation.sides[position + 1])
      if isAspect(pair.0) || isAspect(pair.1) {
        lowerAspect(pair.0, equation.relations[position], pair.1, priority: equation.priority, context)
        continue
      }
      for member in members {
        var context = context
        context.member = member
        lower(pair.0, equation.relations[position], pair.1, priority: equation.priority, context)
      }
    }
  }

  /// One relation between two sides: one constraint, or one per member where a side is a group.
  mutating func lower(
    _ left: Expression, _ relation: LayoutRelation, _ right: Expression, priority: Double, _ context: RuleContext
  ) {
    guard var lefts = evaluate(left, context), var rights = evaluate(right, context) else { return }
    let count = max(lefts.count, rights.count)
    guard [1, count].contains(lefts.count), [1, count].contains(rights.count) else {
      report(
        "groups-do-not-match",
        "a group of \(lefts.count) stands against a group of \(rights.count); groups on both sides go in pairs",
        context.span, hint: "give both sides the same number of views")
      return
    }
    if lefts.count < count { lefts = Array(repeating: lefts[0], count: count) }
    if rights.count < count { rights = Array(repeating: rights[0], count: count) }
    // The constants of `edges` are insets: on the right and at the bottom they point the other way, and so does
    // the relation.
    let isNegated = context.member.map { [.trailing, .right, .bottom].contains($0) } ?? false
    for (first, second) in zip(lefts, rights) {
      emit(
        isNegated ? first.withNegatedNumbers : first, isNegated ? relation.reversed : relation,
        isNegated ? second.withNegatedNumbers : second, priority: priority, context)
    }
  }

  /// The attributes that the sides' composite attribute stands for, `[nil]` where there is none.
  private mutating func composite(of equation: Equation, _ context: RuleContext) -> [LayoutAttribute?]? {
    var names: [AttributeName] = []
    for side in equation.sides { collectComposites(side, into: &names) }
    guard let first = names.first else { return [nil] }
    guard names.allSatisfy({ $0 == first }) else {
      report(
        "illegal-pair", "'\(names[0].text)' can't be set against '\(names.first { $0 != first }?.text ?? "")'",
        context.span, hint: "use the same word on both sides: .\(first.text)")
      return nil
    }
    return first.members
  }

  private func collectComposites(_ expression: Expression, into names: inout [AttributeName]) {
    switch expression {
    case .reference(_, let name, _):
      if name.members.count > 1 { names.append(name) }
    case .percent(_, let inner), .negate(let inner): collectComposites(inner, into: &names)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      collectComposites(left, into: &names)
      collectComposites(right, into: &names)
    case .number, .standard, .token, .percentOfScreen, .percentOfWindow: break
    }
  }

  // MARK: Aspect ratios

  private func isAspect(_ expression: Expression) -> Bool {
    if case .reference(_, .aspect, _) = expression { return true }
    return false
  }

  /// `a.aspect == 16/9`: the width is so many times the height.
  private mutating func lowerAspect(
    _ left: Expression, _ relation: LayoutRelation, _ right: Expression, priority: Double, _ context: RuleContext
  ) {
    let (view, ratio, relation) = isAspect(left) ? (left, right, relation) : (right, left, relation.reversed)
    guard case .reference(let items, _, _) = view else { return }
    guard let value = evaluate(ratio, context)?.first, value.isPlainNumber, value.constant > 0 else {
      report(
        "illegal-aspect", "an aspect ratio is set against a number above 0", context.span,
        hint: "\(items.first?.text ?? "view").aspect == 16/9")
      return
    }
    for reference in items {
      guard let item = resolve(reference, context) else { continue }
      emit(
        AnchorForm(item, .width), relation, AnchorForm(item, .height).scaled(value.constant), priority: priority,
        context)
    }
  }

  // MARK: Constraints as UIKit's initialiser has them

  private mutating func lower(_ constraint: AttributeConstraint, _ context: RuleContext) {
    guard let first = resolve(constraint.first, context) else { return }
    let left = AnchorForm(first, constraint.firstAttribute)
    var right = AnchorForm()
    if let reference = constraint.second, let attribute = constraint.secondAttribute {
      guard let second = resolve(reference, context) else { return }
      if constraint.multiplier == 0, attribute.kind == .location {
        reportLonelyLocation(left, isZeroShare: true, context)
        return
      }
      right = AnchorForm(second, attribute).scaled(constraint.multiplier)
    }
    if constraint.marginPercent > 1 {
      let percent = (constraint.marginPercent * 100).shortText
      sink.report(
        .warning(
          "percent-margin-too-large",
          "a percent margin of \(constraint.marginPercent.shortText) is \(percent) % of the screen", at: context.span,
          hint: "\((constraint.marginPercent / 100).shortText) is \(constraint.marginPercent.shortText) %"))
    }
    // A margin in percent replaces the written constant; other attributes than edges keep theirs.
    if constraint.marginPercent > 0, takesMarginPercent(constraint.firstAttribute) {
      right.screenShare = constraint.marginPercent
    } else {
      if constraint.marginPercent > 0 {
        sink.report(
          .warning(
            "percent-margin-unused",
            "a percent margin has a meaning for edges only, not for '\(constraint.firstAttribute.rawValue)'",
            at: context.span, hint: "the written constant \(constraint.constant.shortText) is used"))
      }
      right.constant = constraint.constant
    }
    emit(left, constraint.relation, right, priority: constraint.priority, context)
  }

  private func takesMarginPercent(_ attribute: LayoutAttribute) -> Bool {
    switch attribute {
    case .leading, .trailing, .left, .right, .top, .bottom, .leadingMargin, .trailingMargin, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin:
      return true
    default: return false
    }
  }
}

extension AnchorForm {
  /// The same anchors with all numbers turned around.
  var withNegatedNumbers: AnchorForm {
    var result = self
    result.constant = -constant
    result.standard = -standard
    result.screenShare = -screenShare
    result.windowShare = -windowShare
    for position in result.parameters.indices { result.parameters[position].coefficient *= -1 }
    return result
  }
}
