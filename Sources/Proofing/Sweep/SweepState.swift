import AutoLayout
import ProofModel
import Resolving

/// What of a layout is one way or the other: what each rule does, how texts lie, what cannot hold.
struct SweepState: Sendable {
  struct Item: Hashable, Sendable {
    /// What it is about: equal ones are the same thing before and after.
    var subject: String
    /// Which way it is: no numbers, which differ from place to place.
    var way: String
    /// What is said of it, in words; empty where it is as usual.
    var words: String
    var views: [String]
    var rules: [String]

    var isOrder: Bool { subject.hasPrefix("order ") }
  }

  private(set) var items: [Item]

  init(_ layout: SolvedLayout) {
    var items: [Item] = []
    Self.addGroups(layout, &items)
    Self.addRules(layout, &items)
    Self.addTexts(layout, &items)
    Self.addFindings(layout, &items)
    Self.addOrder(layout, &items)
    self.items = items
  }

  /// The state with the orders of an earlier one that nothing takes the place of: views that pass each other share a stretch
  /// in between, and have turned only when it ends.
  func remembering(_ earlier: SweepState) -> SweepState {
    let known = Set(items.lazy.filter(\.isOrder).map(\.subject))
    var state = self
    state.items += earlier.items.filter { $0.isOrder && !known.contains($0.subject) }
    return state
  }

  /// What differs from one state to the next, in the later one's words.
  static func changes(from before: SweepState, to after: SweepState) -> [Item] {
    let old = Dictionary(before.items.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(after.items.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [Item] = []
    var told: Set<String> = []
    for item in after.items where old[item.subject]?.way != item.way && told.insert(item.subject).inserted {
      // What begins with the state "as usual" has nothing to tell; an order that begins is no flip.
      if old[item.subject] == nil, item.words.isEmpty || item.isOrder { continue }
      changes.append(item.words.isEmpty ? ending(old[item.subject] ?? item) : item)
    }
    for item in before.items where new[item.subject] == nil && !item.words.isEmpty && !item.isOrder {
      guard told.insert(item.subject).inserted else { continue }
      changes.append(ending(item))
    }
    return changes
  }

  private static func ending(_ item: Item) -> Item {
    Item(subject: item.subject, way: "", words: "no longer: \(item.words)", views: item.views, rules: item.rules)
  }

  /// What differs in the traits of two environments, in words.
  static func changes(from before: Environment, to after: Environment) -> [Item] {
    let traits = [
      ("the width class is", before.widthClass.rawValue, after.widthClass.rawValue),
      ("the height class is", before.heightClass.rawValue, after.heightClass.rawValue),
      ("the margins are", before.rootMargin.shortText, after.rootMargin.shortText),
      ("the window is", before.isLandscape ? "wide" : "upright", after.isLandscape ? "wide" : "upright"),
    ]
    return traits.filter { $0.1 != $0.2 }.map {
      Item(subject: "trait \($0.0)", way: $0.2, words: "\($0.0) \($0.2)", views: [], rules: [])
    }
  }

  // MARK: What is told

  private static func addGroups(_ layout: SolvedLayout, _ items: inout [Item]) {
    var groups: [String] = []
    for rule in layout.system?.screen.rules ?? [] where !groups.contains(rule.group) { groups.append(rule.group) }
    for group in groups {
      items.append(
        Item(subject: "group \(group)", way: "on", words: "the rules of '\(group)' hold", views: [], rules: []))
    }
  }

  private static func addRules(_ layout: SolvedLayout, _ items: inout [Item]) {
    var slack: [Int: Double] = [:]
    for row in layout.system?.rows ?? [] {
      if let place = row.constraint { slack[place] = row.value }
    }
    for (place, constraint) in layout.constraints.enumerated() {
      let subject: String
      let isContent: Bool
      switch constraint.origin {
      case .authored: (subject, isContent) = ("rule \(constraint.id)", false)
      // Its number is the text's, and differs from scale to scale.
      case .hugging, .compression: (subject, isContent) = (Self.content(constraint, layout), true)
      default: continue
      }
      let way: String
      switch constraint.status {
      case .beaten: way = "gives way"
      // Conflicts are counted from one at each size.
      case .broken: way = "is broken"
      case .inConflict: way = "is in conflict"
      case .satisfied:
        let isTight = abs(slack[place] ?? 0) < 1e-6 && constraint.relation != .equal && !isContent
        way = isTight ? "bites" : ""
      }
      let views = constraint.terms.compactMap { term -> String? in
        if case .view(let position) = term.anchor.item { layout.views[position].path } else { nil }
      }
      items.append(
        Item(
          subject: subject, way: way, words: way.isEmpty ? "" : "'\(constraint.text)' \(way)",
          views: views, rules: [constraint.id]))
    }
  }

  /// Contents of one priority among whose views it is open which gives way, whatever they come to.
  private static func tie(_ finding: Finding, _ layout: SolvedLayout) -> String {
    let origins = finding.constraints.map { layout.constraints[$0].origin }
    return "tie \(origins) \(finding.views)"
  }

  /// What a view's content asks for along an axis, whatever it comes to.
  private static func content(_ constraint: SolvedConstraint, _ layout: SolvedLayout) -> String {
    guard case .view(let position) = constraint.first.item else { return "rule \(constraint.id)" }
    return "content \(constraint.origin) \(layout.views[position].content.id)"
  }

  private static func addTexts(_ layout: SolvedLayout, _ items: inout [Item]) {
    for view in layout.views where !view.isHidden {
      guard let measured = view.measurement, let text = view.content.text, !text.string.isEmpty else { continue }
      let lines = measured.lineCount
      items.append(
        Item(
          subject: "lines \(view.content.id)", way: "\(lines)",
          words: "'\(view.path)' has \(lines) line\(lines == 1 ? "" : "s")",
          views: [view.path], rules: []))
      let isCut = measured.isTruncated || view.isTextClipped
      items.append(
        Item(
          subject: "cut \(view.content.id)", way: isCut ? "cut" : "", words: isCut ? "'\(view.path)' is shortened" : "",
          views: [view.path], rules: [])
      )
    }
  }

  private static func addFindings(_ layout: SolvedLayout, _ items: inout [Item]) {
    let ids = layout.findingIDs(usesObjectIDs: false)
    for (id, finding) in zip(ids, layout.findings) {
      guard [.conflict, .ambiguity, .tie].contains(finding.kind) else { continue }
      let rules = finding.constraints.map { layout.constraints[$0].id }
      items.append(
        Item(
          subject: finding.kind == .tie ? Self.tie(finding, layout) : "finding \(id)",
          way: finding.kind == .conflict ? "found among \(rules)" : "found", words: finding.diagnostic.message,
          views: finding.views, rules: rules))
    }
  }

  private static func addOrder(_ layout: SolvedLayout, _ items: inout [Item]) {
    let frames = layout.views.map(\.frame)
    for pair in SweepOrder(layout).pairs {
      guard let isBefore = SweepOrder.isBefore(pair, frames) else { continue }
      let (first, second) = (layout.views[pair.first], layout.views[pair.second])
      let (one, other) = (first.path, second.path)
      let words = pair.axis == .horizontal ? ("left of", "right of") : ("above", "below")
      items.append(
        Item(
          subject: "order \(pair.axis) \(first.content.id) \(second.content.id)", way: isBefore ? "before" : "after",
          words: "'\(one)' is \(isBefore ? words.0 : words.1) '\(other)'", views: [one, other], rules: []))
    }
  }
}
