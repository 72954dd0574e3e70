import AutoLayout
import ConflictLog
public import ProofModel
import Resolving
import Solving

/// Where a logged conflict's constraints stand in a file: the rules of one screen that say the same, between views that are
/// the same throughout the conflict.
public struct LoggedPlaces: Sendable {
  /// A listed constraint's rule.
  public struct Place: Sendable {
    /// Position in the log's list.
    public var index: Int
    /// The rule as its file has it.
    public var rule: String
    /// The place of the rule in its file; nil where that is not known.
    public var span: SourceSpan?
    /// Ids of the views that it is between.
    public var views: [String]
  }

  /// The screen; nil where no rule was found in any.
  public private(set) var scene: String?
  /// In the order of the list.
  public private(set) var places: [Place] = []
  /// How many constraints of the set someone wrote.
  public private(set) var wanted = 0

  /// Looks through screens, solved once each; the one that holds the most of the set is taken, the first of equals.
  init(_ explanation: ConflictExplanation, in screens: [(workbench: Workbench, layout: SolvedLayout)]) {
    let conflict = explanation.conflict
    let authored = (explanation.set?.members ?? Array(conflict.constraints.indices)).filter {
      conflict.constraints[$0].source == .author
    }
    wanted = authored.count
    var best = (score: 0, match: Match())
    for (workbench, layout) in screens {
      var search = Search(layout, conflict.constraints)
      let match = search.run(authored)
      guard match.score > best.score else { continue }
      best = (match.score, match)
      scene = workbench.document.name
      places = match.rules.map { index, place in
        let constraint = layout.constraints[place]
        let views = constraint.terms.compactMap { term -> String? in
          if case .view(let view) = term.anchor.item { layout.views[view].content.id } else { nil }
        }
        return Place(index: index, rule: constraint.text, span: constraint.span, views: views)
      }.sorted { $0.index < $1.index }
    }
  }

  /// Rules by listed constraint, and what the log's items are.
  private struct Match {
    var rules: [(index: Int, place: Int)] = []
    var items: [String: Int] = [:]
    /// 100 for each rule found, besides 1 for each item whose class or words agree.
    var score = 0
  }

  /// A depth-first search for the assignment of rules that agrees on what each item is.
  private struct Search {
    private let layout: SolvedLayout
    private let listed: [LoggedConstraint]
    private var best = Match()
    /// Steps that are left; conflicts are small, and what is found so far is taken where they are not.
    private var steps = 20_000

    init(_ layout: SolvedLayout, _ listed: [LoggedConstraint]) {
      self.layout = layout
      self.listed = listed
    }

    mutating func run(_ authored: [Int]) -> Match {
      let questions = authored.map { index in
        Question(
          index: index,
          candidates: layout.constraints.indices.compactMap { place in
            agreement(listed[index], place).map { Candidate(place: place, items: $0) }
          })
      }
      extend(Match(), questions.sorted { $0.candidates.count < $1.candidates.count }[...])
      return best
    }

    /// A rule that says what a listed constraint says, and what its items are then.
    private struct Candidate {
      var place: Int
      var items: [(key: String, view: Int, score: Int)]
    }

    private struct Question {
      var index: Int
      var candidates: [Candidate]
    }

    private mutating func extend(_ match: Match, _ rest: ArraySlice<Question>) {
      steps -= 1
      if match.score > best.score { best = match }
      guard steps > 0, let question = rest.first, match.score + 104 * rest.count > best.score else { return }
      for candidate in question.candidates where !match.rules.contains(where: { $0.place == candidate.place }) {
        var next = match
        next.rules.append((question.index, candidate.place))
        next.score += 100
        var agrees = true
        for item in candidate.items {
          if let known = next.items[item.key] {
            agrees = agrees && known == item.view
          } else {
            agrees = agrees && !next.items.values.contains(item.view)
            next.items[item.key] = item.view
            next.score += item.score
          }
        }
        if agrees { extend(next, rest.dropFirst()) }
      }
      // It may be one that the file does not have.
      extend(match, rest.dropFirst())
    }

    /// What items a rule would make of a logged constraint's; nil where the two say different things.
    private func agreement(
      _ logged: LoggedConstraint, _ place: Int
    ) -> [(key: String, view: Int, score: Int)]? {
      let constraint = layout.constraints[place]
      guard constraint.origin == .authored, logged.relations.count == 1, let relation = logged.relations.first else {
        return nil
      }
      let priority = relation.priority ?? logged.priority
      guard (priority - constraint.priority).magnitude < 0.01 else { return nil }
      guard let second = relation.second else {
        guard constraint.second == nil, constraint.relation == relation.relation,
          (constraint.constant - relation.constant).magnitude < 0.01,
          Self.isSame(relation.first.attribute, constraint.first.attribute)
        else { return nil }
        return item(relation.first.item, constraint.first.item).map { [$0] }
      }
      guard let other = constraint.second else { return nil }
      // As it is printed, or from its other side.
      for isTurned in [false, true] {
        let (one, two) = isTurned ? (second, relation.first) : (relation.first, second)
        guard !isTurned || relation.multiplier == 1 else { continue }
        let constant = isTurned ? -relation.constant : relation.constant
        let sign = isTurned ? relation.relation.reversed : relation.relation
        guard sign == constraint.relation, (constraint.multiplier - relation.multiplier).magnitude < 1e-4,
          (constraint.constant - constant).magnitude < 0.01, Self.isSame(one.attribute, constraint.first.attribute),
          Self.isSame(two.attribute, other.attribute), let first = item(one.item, constraint.first.item),
          let last = item(two.item, other.item)
        else { continue }
        return [first, last]
      }
      return nil
    }

    /// Margins are guides of their own in a log, and the rows of a visual format say left and right as leading and trailing.
    private static func isSame(_ logged: LoggedConstraint.Attribute, _ attribute: LayoutAttribute) -> Bool {
      func plain(_ name: String) -> String {
        switch name {
        case "leading", "minX", "leadingMargin", "leftMargin": return "left"
        case "trailing", "maxX", "trailingMargin", "rightMargin": return "right"
        case "minY", "topMargin": return "top"
        case "maxY", "bottomMargin": return "bottom"
        case "baseline": return "lastBaseline"
        case "midX", "centerXWithinMargins": return "centerX"
        case "midY", "centerYWithinMargins": return "centerY"
        default: return name
        }
      }
      return plain(logged.rawValue) == plain(attribute.rawValue)
    }

    /// A log's item as a view of the layout, or as a guide's owner below 0; how much speaks for it besides.
    private func item(
      _ item: LoggedConstraint.Item, _ found: SolvedConstraint.Item
    ) -> (key: String, view: Int, score: Int)? {
      let type = item.className.map(LogNames.plain)
      switch found {
      case .guide(let position):
        guard type == nil || type?.hasSuffix("LayoutGuide") == true || item.name?.hasSuffix("Guide") == true else {
          return nil
        }
        return (item.key, -1 - position, 1)
      case .view(let position):
        let view = layout.views[position].content
        let words = [view.name, view.text?.string ?? "", view.placeholder?.string ?? "", view.id]
        let isNamed = item.name.map { name in
          let shown = name.hasSuffix("...") ? String(name.dropLast(3)) : name
          return words.contains { !shown.isEmpty && $0.hasPrefix(shown) }
        }
        guard let type else { return (item.key, position, isNamed == true ? 2 : 0) }
        let custom = view.customClass.map(LogNames.plain)
        let isOwn = custom == type
        guard isOwn || custom == nil && Self.isClass(type, of: view.kind) || position == 0 && custom == nil else {
          return nil
        }
        return (item.key, position, (isOwn ? 2 : 1) + (isNamed == true ? 2 : 0))
      }
    }

    /// Whether a framework's class is what a kind's views are: `UILabel`, `NSTextField`, or any view where nothing is known.
    private static func isClass(_ type: String, of kind: ViewKind) -> Bool {
      let names = kind.facts.elements.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let isKnown = names.contains {
        ["UI", "NS", "WK", "MK"].contains(String(type.prefix(2))) && type.dropFirst(2) == $0
      }
      if isKnown { return true }
      // A spec does not say which class a view is of.
      return kind == .view && !type.hasPrefix("UI") && !type.hasPrefix("NS") || kind == .container && type == "UIView"
    }
  }
}
