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
    said.note(
      words, relation, priority: priority, subjects: context.hasSubject ? left.terms : nil, nodes, lowered.guides)
    guard let form = lowered.linearForm(of: words, owner: context.owner) else {
      report(
        "unrelated-views", "the rule's views have no superview in common", context.span,
        hint: "both have to lie in one tree of views")
      return
    }
    let isPinned = form.isConstant && relation.holds(form.constant, 0)
    if isPinned { return }
    let position = lowered.append(
      form, relation, priority: priority, origin: .authored, words: words, source: context.source)
    if let normal, knownRules?[normal] == nil { knownRules?[normal] = position }
  }

  // MARK: Rules that are there already

  private mutating func noteDuplicate(of known: Int, _ context: RuleContext) {
    let constraint = lowered.constraints[known]
    guard let source = constraint.source else { return }
    let rule = lowered.sources[source].rule
    let text = lowered.ruleText(constraint.words, constraint.relation, priority: constraint.priority)
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
          "no-baseline", "the text view '\(lowered.name(term.item))' has no baseline to align with", at: context.span,
          hint: "align tops: \(other.map { lowered.name($0.item) } ?? "view").top == \(lowered.name(term.item)).top"))
    }
  }

  private mutating func isWithinLimits(_ words: AnchorForm, _ context: RuleContext) -> Bool {
    let numbers = words.terms.map(\.coefficient) + words.parameters.map(\.coefficient) + [words.constant]
    guard let bad = numbers.first(where: { !$0.isFinite || abs($0) > LoweredScreen.largestNumber }) else { return true }
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

  /// 8 between siblings, to guides and to the safe area; to its superview that edge's layout margin, on the Mac 20.
  mutating func standardGap(between first: AnchorTerm, and second: AnchorTerm) -> AnchorForm {
    guard case .view(let one) = first.item, case .view(let other) = second.item, one != other else {
      return AnchorForm(8)
    }
    let container: (node: Int, attribute: LayoutAttribute)
    if nodes.isView(one, in: other) {
      container = (other, second.attribute)
    } else if nodes.isView(other, in: one) {
      container = (one, first.attribute)
    } else {
      return AnchorForm(8)
    }
    if lowered.isMac {
      return AnchorForm(nodes[container.node].margins == nil ? 20 : macMargin(container.node, container.attribute))
    }
    guard let edge = nodes[container.node].physicalEdge(of: container.attribute) else { return AnchorForm(8) }
    return AnchorForm(.margin(edge, of: container.node))
  }

  private func macMargin(_ node: Int, _ attribute: LayoutAttribute) -> Double {
    guard let margins = nodes[node].margins, let edge = nodes[node].physicalEdge(of: attribute) else { return 20 }
    return margins[edge]
  }
}
