import ProofModel
import Resolving

/// What the user's rules say of views, by node: what decides how a view is placed, and what is lent to it.
struct RuleFacts: Sendable {
  /// Mentioned by a rule.
  private(set) var hasRule: [Bool]
  /// A rule speaks of the view first, and not only of another view by it.
  private(set) var isSubject: [Bool]
  /// A rule says where the view lies, not only how large it is.
  private(set) var hasLocation: [Bool]
  /// The view's edges that a rule ties to something inside of it.
  private(set) var pinnedInside: [Set<Edge>]
  /// Along which axes a rule says a length of the view's own (`a.height == 72`), whatever its priority.
  private(set) var saidLengths: [Set<Axis>]
  /// The lengths of views' own that required rules say, by view and axis.
  private(set) var requiredLengths: [Int: [Axis: Double]] = [:]
  /// What rules tie down the screen: a view's edge, or its height, to that of another view.
  private(set) var verticalTies: [VerticalTie] = []
  /// Views that a rule says a least height of.
  private(set) var leastHeights: Set<Int> = []

  struct VerticalTie: Hashable, Sendable {
    var first: Int
    var firstAttribute: LayoutAttribute
    var second: Int
    var secondAttribute: LayoutAttribute
  }

  init(count: Int) {
    hasRule = Array(repeating: false, count: count)
    isSubject = hasRule
    hasLocation = hasRule
    pinnedInside = Array(repeating: [], count: count)
    saidLengths = Array(repeating: [], count: count)
  }

  /// Keeps what one rule says.
  ///
  /// - Parameters:
  ///   - words: left − right.
  ///   - priority: how much it counts, 1000 where it is required.
  ///   - subjects: what stands on the left; nil where the rule speaks of all its views alike.
  mutating func note(
    _ words: AnchorForm, _ relation: LayoutRelation, priority: Double, subjects: [AnchorTerm]?, _ nodes: [LayoutNode],
    _ guides: [LoweredScreen.GuideReference]
  ) {
    for term in words.terms {
      guard case .view(let node) = term.item, !Self.holdsOther(node, of: term, in: words, nodes, guides) else {
        continue
      }
      hasRule[node] = true
      if subjects?.contains(where: { $0.item == term.item }) ?? true { isSubject[node] = true }
      if term.attribute.kind == .location { hasLocation[node] = true }
    }
    noteTie(words, relation, guides)
    guard relation == .equal else { return }
    notePinnedEdges(words, nodes, guides)
    noteLength(words, isRequired: priority >= 1000)
  }

  /// Whether another term of a rule is about something inside of a term's view. Such a rule says nothing of the view's own
  /// place: `root.width == …` does, a rule between a superview and its subview does so of the subview only.
  private static func holdsOther(
    _ node: Int, of term: AnchorTerm, in words: AnchorForm, _ nodes: [LayoutNode],
    _ guides: [LoweredScreen.GuideReference]
  ) -> Bool {
    for other in words.terms where other.item != term.item {
      let below = other.item.nearestView(guides)
      if below != node, nodes.isView(below, in: node) { return true }
    }
    return false
  }

  private mutating func notePinnedEdges(
    _ words: AnchorForm, _ nodes: [LayoutNode], _ guides: [LoweredScreen.GuideReference]
  ) {
    for term in words.terms {
      let node = term.item.nearestView(guides)
      guard let edge = nodes[node].physicalEdge(of: term.attribute) else { continue }
      if Self.holdsOther(node, of: term, in: words, nodes, guides) { pinnedInside[node].insert(edge) }
    }
  }

  private mutating func noteTie(
    _ words: AnchorForm, _ relation: LayoutRelation, _ guides: [LoweredScreen.GuideReference]
  ) {
    if words.terms.count == 1, let term = words.terms.first, term.attribute == .height,
      case .view(let node) = term.item,
      relation == (term.coefficient > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    {
      leastHeights.insert(node)
    }
    guard words.terms.count == 2, words.terms.contains(where: { $0.attribute.axis == .vertical }) else { return }
    let (one, other) = (words.terms[0], words.terms[1])
    verticalTies.append(
      VerticalTie(
        first: one.item.nearestView(guides), firstAttribute: one.attribute, second: other.item.nearestView(guides),
        secondAttribute: other.attribute))
  }

  private mutating func noteLength(_ words: AnchorForm, isRequired: Bool) {
    guard words.terms.count == 1, let term = words.terms.first, case .view(let node) = term.item else { return }
    guard term.attribute == .width || term.attribute == .height else { return }
    let axis = term.attribute.axis
    saidLengths[node].insert(axis)
    var rest = words
    rest.terms = []
    if isRequired, rest.isPlainNumber, term.coefficient != 0 {
      requiredLengths[node, default: [:]][axis] = words.onRight(words.constant)
    }
  }
}
