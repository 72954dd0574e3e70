internal import ProofModel
import Resolving

/// From a rule in the words of layout to a constraint: overrides, standard gaps, legality, one space, linear form.
extension Lowering {
  /// Adds `left relation right` as a constraint of the user's.
  mutating func emit(
    _ left: AnchorForm, _ relation: LayoutRelation, _ right: AnchorForm, priority: Double, _ context: RuleContext
  ) {
    let priority = context.active.priority ?? priority
    guard priority > 0, priority <= 1000 else {
      report(
        "priority-out-of-range", "a priority lies above 0 and at most at 1000, this one is \(priority.shortText)",
        context.span, hint: "1000 is required, 750 high, 250 low")
      return
    }
    var right = right
    if let constant = context.active.constant { right.constant = constant }
    var words = left.adding(right, -1).tidied
    guard resolveShares(in: &words, left: left, right: right) else {
      report(
        "no-standard-gap", "a standard gap lies between two edges, and this rule has none", context.span,
        hint: "write the number of points")
      return
    }
    guard isLegal(words, left: left, right: right, context) else { return }
    guard isWithinLimits(words, context) else { return }
    let normal = knownRules == nil ? nil : words.normalised(relation, priority: priority)
    if isInWordForm, let normal, let known = knownRules?[normal] {
      noteDuplicate(of: known, context)
      return
    }
    warnOfMissingBaseline(words, context)
    let (nodes, guides) = (nodes, guides)
    for term in words.terms {
      guard case .view(let node) = term.item, !Self.holdsOther(node, of: term, in: words, nodes, guides) else {
        continue
      }
      hasRule[node] = true
      if left.terms.contains(where: { $0.item == term.item }) || !context.hasSubject { isSubject[node] = true }
      if term.attribute.kind == .location { hasLocation[node] = true }
    }
    if relation == .equal {
      notePinnedEdges(words)
      noteLength(words)
    }
    guard let form = linearForm(of: words, owner: context.owner, context) else { return }
    let isPinned = form.isConstant && relation.holds(form.constant, 0)
    if isPinned { return }
    let position = append(
      form, relation, priority: priority, origin: .authored, words: words, source: context.source)
    if let normal, knownRules?[normal] == nil { knownRules?[normal] = position }
  }

  /// Whether another term of a rule is about something inside of a term's view. Such a rule says nothing of the view's own
  /// place: `root.width == …` does, a rule between a superview and its subview does so of the subview only.
  /// Reads two arrays only: a closure would copy all of the lowering, as a call from what changes it would.
  private static func holdsOther(
    _ node: Int, of term: AnchorTerm, in words: AnchorForm, _ nodes: [LayoutNode], _ guides: [GuideReference]
  ) -> Bool {
    for other in words.terms where other.item != term.item {
      let below = other.item.nearestView(guides)
      if below != node, nodes.isView(below, in: node) { return true }
    }
    return false
  }

  /// Keeps which edges of a view something inside of it is tied to.
  private mutating func notePinnedEdges(_ words: AnchorForm) {
    let (nodes, guides) = (nodes, guides)
    for term in words.terms {
      let node = view(of: term.item)
      guard let edge = physicalEdge(of: term.attribute, in: node) else { continue }
      if Self.holdsOther(node, of: term, in: words, nodes, guides) { pinnedInside[node].insert(edge) }
    }
  }

  /// Keeps that a view is given a length.
  private mutating func noteLength(_ words: AnchorForm) {
    guard words.terms.count == 1, let term = words.terms.first, case .view(let node) = term.item else { return }
    if term.attribute == .width { saidLengths[node].insert(.horizontal) }
    if term.attribute == .height { saidLengths[node].insert(.vertical) }
  }

  // MARK: Rules that are there already

  private mutating func noteDuplicate(of known: Int, _ context: RuleContext) {
    guard let source = constraints[known].source else { return }
    let rule = sources[source].rule
    let text = ruleText(constraints[known].words, constraints[known].relation, priority: constraints[known].priority)
    sink.report(
      Diagnostic(
        .note, "rule-already-there", "'\(text)' is there already and is not made twice", at: context.span,
        notes: rule.span == context.span ? [] : [.init("it is said here: '\(rule.text)'", at: rule.span)]))
  }

  /// A text view has no baseline that a rule could take: the top is what is meant.
  private mutating func warnOfMissingBaseline(_ words: AnchorForm, _ context: RuleContext) {
    for term in words.terms where term.attribute == .firstBaseline || term.attribute == .lastBaseline {
      guard case .view(let node) = term.item, nodes[node].content.kind == .textView else { continue }
      let other = words.terms.first { $0.item != term.item }
      sink.report(
        .warning(
          "no-baseline", "the text view '\(name(term.item))' has no baseline to align with", at: context.span,
          hint: "align tops: \(other.map { name($0.item) } ?? "view").top == \(name(term.item)).top"))
    }
  }

  private mutating func isWithinLimits(_ words: AnchorForm, _ context: RuleContext) -> Bool {
    let numbers = words.terms.map(\.coefficient) + words.parameters.map(\.coefficient) + [words.constant]
    guard let bad = numbers.first(where: { !$0.isFinite || abs($0) > Self.largestNumber }) else { return true }
    report("number-too-large", "\(bad) is no number that can be laid out", context.span)
    return false
  }

  // MARK: Gaps and shares

  /// Puts numbers or parameters for `std`, `10% screen` and `10% window`; false where a gap has no two sides.
  private mutating func resolveShares(in words: inout AnchorForm, left: AnchorForm, right: AnchorForm) -> Bool {
    let axis = (left.terms.first ?? right.terms.first)?.attribute.axis ?? .horizontal
    if words.screenShare != 0 {
      let share = words.screenShare
      words.screenShare = 0
      words.add(AnchorForm(axis == .horizontal ? .screenWidth : .screenHeight), share)
    }
    if words.windowShare != 0 {
      let share = words.windowShare
      words.windowShare = 0
      words.add(AnchorForm(axis == .horizontal ? .windowWidth : .windowHeight), share)
    }
    guard words.standard != 0 else { return true }
    let share = words.standard
    words.standard = 0
    guard words.terms.count >= 2 else { return false }
    words.add(standardGap(between: words.terms[0], and: words.terms[1]), share)
    return true
  }

  /// 8 between siblings, to guides and to the safe area; from an item to its superview that edge's layout margin;
  /// on the Mac 20 there.
  mutating func standardGap(between first: AnchorTerm, and second: AnchorTerm) -> AnchorForm {
    guard case .view(let one) = first.item, case .view(let other) = second.item, one != other else {
      return AnchorForm(8)
    }
    let container: (node: Int, attribute: LayoutAttribute)
    if isView(one, in: other) {
      container = (other, second.attribute)
    } else if isView(other, in: one) {
      container = (one, first.attribute)
    } else {
      return AnchorForm(8)
    }
    if isMac {
      return AnchorForm(nodes[container.node].margins == nil ? 20 : macMargin(container.node, container.attribute))
    }
    guard let edge = physicalEdge(of: container.attribute, in: container.node) else { return AnchorForm(8) }
    return AnchorForm(.margin(edge, of: container.node))
  }

  private func macMargin(_ node: Int, _ attribute: LayoutAttribute) -> Double {
    guard let margins = nodes[node].margins, let edge = physicalEdge(of: attribute, in: node) else { return 20 }
    return margins[edge]
  }

  /// The edge an attribute means, with the view's direction; nil for sizes and centres.
  func physicalEdge(of attribute: LayoutAttribute, in node: Int) -> Edge? {
    let isMirrored = nodes[node].content.direction == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return .left
    case .right, .rightMargin: return .right
    case .top, .topMargin: return .top
    case .bottom, .bottomMargin, .lastBaseline: return .bottom
    case .firstBaseline: return .top
    case .leading, .leadingMargin: return isMirrored ? .right : .left
    case .trailing, .trailingMargin: return isMirrored ? .left : .right
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return nil
    }
  }

  // MARK: One space

  /// The words as a linear form: in the space of the nearest common ancestor, or, for multiplied places in Interface
  /// Builder's files, in the owner's; nil, with a diagnostic, where the items share no superview.
  mutating func linearForm(of words: AnchorForm, owner: Int?, _ context: RuleContext?) -> LinearForm? {
    // Apart from the call, since an argument that is computed after `self` is read makes it copy all of the lowering.
    let items = words.terms.map(\.item)
    guard var space = commonAncestor(items) else {
      report(
        "unrelated-views", "the rule's views have no superview in common", context?.span,
        hint: "both have to lie in one tree of views")
      return nil
    }
    var isContent = false
    if scrollContent[space] != nil {
      for term in words.terms where view(of: term.item) != space { isContent = true }
    }
    let placed = words.terms.filter { $0.attribute.kind == .location }
    let weight = placed.reduce(0) { $0 + $1.coefficient }
    if abs(weight) > 1e-12, let owner, isView(space, in: owner) { space = owner }
    let isDirectional = words.terms.contains { $0.attribute.isDirectional }
    let isMirrored = isDirectional && nodes[space].content.direction == .rightToLeft
    var result = LinearForm(words.constant)
    for term in words.terms {
      result.add(
        form(term.item, term.attribute, in: space, mirrored: isMirrored, asContent: isContent), term.coefficient)
    }
    for term in words.parameters { result.add(variable: variable(of: term.parameter), term.coefficient) }
    return result
  }
}
