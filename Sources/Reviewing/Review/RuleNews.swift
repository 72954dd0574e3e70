import AutoLayout
import LayoutDiff
import ProofModel
import Resolving

/// A rule of the file that came, went or says something else, and holds a view that both sides have: what of these no other
/// line of a review names is told in one.
struct RuleNews: Hashable, Sendable {
  /// What tells it from others: the place where it is written, else its words.
  var identity: String
  /// The rule as it is now, or was where it went.
  var text: String
  /// In a list: ``text`` in code, of a rule that says something else with what it said.
  var words: String
  /// What became of it.
  var kind: Change.Kind
  /// Whether it says the same of other views of the same names.
  var isTiedAnew: Bool
  /// How little it says of views that were there.
  var weight: Weight
  /// What it says of a view that came, or that one which came took.
  var placing: PlacingRule?
  /// Whether that view lies in another one that came.
  var isWithin = false

  /// How little a rule says of views that were there, the most of all first.
  enum Weight: Int, Comparable {
    /// Between views that stay where they are in the tree.
    case kept
    /// Of a view that came around others.
    case container
    /// Of what another view took, to what lies beside that.
    case taken
    /// Between a view that came and one beside it.
    case beside
    /// Of a view that came, in what holds it; of one that another view took, in what held it.
    case inside

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Those of one picture; without the rules that went with a view, and those within a new one.
  static func all(of difference: LayoutDifference, expected: SolvedLayout, actual: SolvedLayout) -> [RuleNews] {
    let now = Side(actual, without: expected, [:])
    let before = Side(expected, without: actual, now.containers)
    let arranged = difference.changes.compactMap { now.arranged($0) ?? now.drawn($0) }
    return arranged
      + difference.changes.compactMap { change -> RuleNews? in
        guard case .rule(let id) = change.subject, change.isInput else { return nil }
        let side = change.kind == .ruleRemoved ? before : now
        guard let told = change.rule, let rule = side.rules[id] else { return nil }
        // What a rule says that holds on the canvas alone places nothing.
        let placed = told.isLeftOut ? nil : now.placed(by: rule, change.kind, told)
        let ranked = side.weight(of: rule, change.kind)
        guard ranked != nil || placed != nil else { return nil }
        let place = change.span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? told.text
        let isWhole = [.ruleAdded, .ruleRemoved].contains(change.kind) || told.isTiedAnew
        // A rule that is new in one picture may be another one's successor in the next.
        return RuleNews(
          identity: "\(placed == nil ? change.kind.rawValue : "placing") \(place)", text: told.text,
          words: isWhole ? "`\(told.text)`" : told.words, kind: change.kind, isTiedAnew: told.isTiedAnew,
          weight: ranked ?? .inside, placing: placed?.rule, isWithin: placed?.isWithin ?? false)
      }
  }
}

/// One layout's rules and views, as the other one knows them.
private struct Side {
  private let layout: SolvedLayout
  let rules: [String: SolvedConstraint]
  /// The positions of views that the other layout has.
  private let kept: Set<Int>
  /// By the id of a view: that of the outermost new view around it which came around others; it itself may be that.
  private(set) var containers: [String: String]

  init(_ layout: SolvedLayout, without other: SolvedLayout, _ containers: [String: String]) {
    self.layout = layout
    rules = Dictionary(
      layout.constraints.filter { $0.origin == .authored }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(other.views.map(\.content.id))
    let kept = Set(layout.views.indices.filter { known.contains(layout.views[$0].content.id) })
    self.kept = kept
    self.containers = containers
    guard containers.isEmpty else { return }
    var around: Set<Int> = []
    for view in kept {
      var current = layout.views[view].parent
      while let parent = current, !kept.contains(parent), around.insert(parent).inserted {
        current = layout.views[parent].parent
      }
    }
    guard !around.isEmpty else { return }
    for view in layout.views.indices {
      guard let outermost = Self.chain(view, layout).last(where: around.contains) else { continue }
      self.containers[layout.views[view].content.id] = layout.views[outermost].content.id
    }
  }

  private static func chain(_ view: Int, _ layout: SolvedLayout) -> [Int] {
    Array(sequence(first: view) { layout.views[$0].parent })
  }

  /// Whether a view came around others, and lies in none that did.
  private func isContainer(_ view: Int) -> Bool {
    containers[layout.views[view].content.id] == layout.views[view].content.id
  }

  /// How little a rule says of views that were there; nil where it is none of the file's, falls with a view that went, or
  /// holds nothing but what is in a new one.
  func weight(of rule: SolvedConstraint, _ kind: Change.Kind) -> RuleNews.Weight? {
    guard !ConstraintGroup.namesOfSystem.contains(rule.group) else { return nil }
    let items = Set(rule.terms.map { layout.owner(of: $0.anchor.item) })
    let new = items.subtracting(kept)
    guard new.isEmpty || kind != .ruleRemoved && new.count < items.count else { return nil }
    let taken = items.map { containers[layout.views[$0].content.id] }
    if taken.allSatisfy({ $0 != nil && $0 == taken[0] }) { return nil }
    let isNested = items.count > 1 && items.contains { one in items.allSatisfy { holds(one, $0) } }
    if new.contains(where: isContainer) { return .container }
    if new.isEmpty { return taken.allSatisfy { $0 == nil } ? .kept : isNested ? .inside : .taken }
    return isNested ? .inside : .beside
  }

  /// What a rule that is new, or says something else now, says of a view that came or that one which came took: of the inner one of
  /// two, else of the first. A rule that says another thing of a view which stayed is told with what it said, but where it ties it
  /// at another distance to what came around it.
  func placed(by rule: SolvedConstraint, _ kind: Change.Kind, _ told: ToldRule) -> (
    rule: PlacingRule, isWithin: Bool
  )? {
    guard [.ruleAdded, .ruleChanged].contains(kind), !ConstraintGroup.namesOfSystem.contains(rule.group) else {
      return nil
    }
    let views = [rule.first, rule.second].compactMap { anchor -> Int? in
      guard case .view(let view) = anchor?.item else { return nil }
      return view
    }
    let isOuterFirst = views.count == 2 && views[0] != views[1] && holds(views[0], views[1])
    let isNested = isOuterFirst || views.count == 2 && holds(views[1], views[0])
    // One that led to what lies in a view which came around it is told with what it said.
    if kind == .ruleChanged, !isNested, views.contains(where: kept.contains), views.contains(where: isContainer) {
      return nil
    }
    let inOrder = isOuterFirst ? views.reversed() : views
    // Of a view in another one the rule says where it lies, whichever of the two came.
    for view in isNested ? Array(inOrder.prefix(1)) : inOrder {
      guard let parent = layout.views[view].parent,
        !kept.contains(view)
          || (kind == .ruleAdded || isNested && told.isOfOtherNumber) && !kept.contains(parent),
        let words = PlacingRule(rule, of: view, text: told.text, in: layout)
      else { continue }
      // The whole screen's view is the screen, whatever its id is.
      return (words, !kept.contains(view) && !kept.contains(parent) && layout.views[parent].parent != nil)
    }
    return nil
  }

  /// Where a view that came and is not seen, since it is hidden or clear, stands in a stack that was there: no picture
  /// shows it.
  func arranged(_ change: Change) -> RuleNews? {
    guard change.kind == .appeared, change.isInput, case .view(_, let id) = change.subject,
      let view = layout.index(of: id), let stack = layout.views[view].parent, kept.contains(stack),
      layout.views[stack].content.kind == .stack, layout.views[view].isHidden || layout.views[view].content.alpha == 0
    else { return nil }
    return RuleNews(
      identity: "arranged \(id)", text: "", words: "", kind: change.kind, isTiedAnew: false, weight: .inside,
      placing: PlacingRule(arranged: view, called: change.called, by: stack, in: layout))
  }

  /// Where a view that came was drawn, which no rule places. Rows are placed by what shows them, as all in a Mac's table is.
  func drawn(_ change: Change) -> RuleNews? {
    guard change.kind == .appeared, let frame = change.drawnFrame, case .view(_, let id) = change.subject,
      let view = layout.index(of: id), let parent = layout.views[view].parent, layout.views[view].content.span != nil
    else { return nil }
    let (own, around) = (layout.views[view].content.kind, layout.views[parent].content.kind)
    let rows: Set<ViewKind> = [.tableCell, .collectionCell]
    let isInTable =
      layout.environment.isMac
      && layout.superviews(of: view).contains { layout.views[$0].content.kind == .table }
    guard !rows.contains(own), !(rows.contains(around) && own == .view), !isInTable else { return nil }
    return RuleNews(
      identity: "drawn \(id)", text: "", words: "", kind: change.kind, isTiedAnew: false, weight: .inside,
      placing: PlacingRule(drawn: view, called: change.called, frame, in: layout),
      isWithin: !kept.contains(parent) && layout.views[parent].parent != nil)
  }

  /// Whether a view is another one or holds it.
  private func holds(_ view: Int, _ other: Int) -> Bool { Self.chain(other, layout).contains(view) }
}

extension ReviewReport {
  /// The rules of a group's pictures that none of some lines names: those that place what came, a clause a view, and the others in
  /// one line.
  func otherRules(of group: Group, told lines: [String]) -> [String] {
    var order: [String] = []
    var news: [String: RuleNews] = [:]
    var named: Set<String> = []
    for rule in group.entries.flatMap({ entries[$0].layout?.rules ?? [] }) {
      if news[rule.identity] == nil {
        order.append(rule.identity)
        news[rule.identity] = rule
      }
      if lines.contains(where: { $0.contains("`\(rule.text)`") }) { named.insert(rule.identity) }
    }
    let all = order.compactMap { news[$0] }
    let others = all.filter { $0.placing == nil && !named.contains($0.identity) }
    return [Self.places(all.filter { $0.placing != nil }, named), Self.others(others)].compactMap { $0 }
  }

  /// Where rules place views that came; what lies within these only where it is little. A view of which all is told is left out.
  private static func places(_ rules: [RuleNews], _ named: Set<String>) -> String? {
    var views: [String] = []
    var members: [String: [RuleNews]] = [:]
    for rule in rules {
      guard let view = rule.placing?.view else { continue }
      if members[view] == nil { views.append(view) }
      members[view, default: []].append(rule)
    }
    let untold = views.compactMap { members[$0] }.filter { !$0.allSatisfy { named.contains($0.identity) } }
    let inner = untold.filter { $0.allSatisfy(\.isWithin) }
    let told = untold.filter { !$0.allSatisfy(\.isWithin) } + (inner.count <= mostWithin ? inner : [])
    guard !told.isEmpty else { return nil }
    let clauses = told.map { PlacingClause($0.compactMap(\.placing).once).words }.once
    return "placed: "
      + clauses.prefix(mostPlaced + 1 == clauses.count ? mostPlaced + 1 : mostPlaced)
      .joined(separator: "; ")
      + (clauses.count > mostPlaced + 1 ? "; and \(clauses.count - mostPlaced) more views" : "")
  }

  private static func others(_ left: [RuleNews]) -> String? {
    guard !left.isEmpty else { return nil }
    let ranked = left.indices.sorted { (left[$0].weight, $0) < (left[$1].weight, $1) }.map { left[$0] }
    let told = ranked.prefix(ranked.count > mostRules + 1 ? mostRules : ranked.count)
    func words(_ lead: String, _ isOne: (RuleNews) -> Bool) -> String? {
      let rules = told.filter(isOne).map(\.words).once
      return rules.isEmpty ? nil : lead + rules.listed
    }
    let rest = ranked.count - told.count
    let parts = [
      words("") { ![.ruleAdded, .ruleRemoved].contains($0.kind) && !$0.isTiedAnew },
      words("now of other views of these names ") { $0.isTiedAnew },
      words("new ") { $0.kind == .ruleAdded && !$0.isTiedAnew },
      words("gone ") { $0.kind == .ruleRemoved && !$0.isTiedAnew }, rest > 0 ? "and \(rest) more" : nil,
    ]
    return "other rules: " + parts.compactMap { $0 }.joined(separator: "; ")
  }

  /// So many rules that nothing else is told of are written out.
  private static let mostRules = 10
  /// The same of views that came, and of those within them.
  private static let mostPlaced = 16
  private static let mostWithin = 6
}
