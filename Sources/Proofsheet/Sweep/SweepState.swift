import AutoLayout
import ProofModel

/// What of a layout is one way or the other: what each rule does, how texts lie, what cannot hold.
struct SweepState: Sendable {
  struct Item: Hashable, Sendable {
    /// What it is about: equal ones are the same thing before and after.
    var subject: String
    /// What is said of it, in words.
    var words: String
    var views: [String]
    var rules: [String]

    var isOrder: Bool { subject.hasPrefix("order ") }
  }

  let items: [Item]

  init(_ layout: SolvedLayout) {
    var items: [Item] = []
    Self.addGroups(layout, &items)
    Self.addRules(layout, &items)
    Self.addTexts(layout, &items)
    Self.addFindings(layout, &items)
    Self.addOrder(layout, &items)
    self.items = items
  }

  /// What differs from one state to the next, in the later one's words.
  static func changes(from before: SweepState, to after: SweepState) -> [Item] {
    let old = Dictionary(before.items.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(after.items.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [Item] = []
    var told: Set<String> = []
    for item in after.items where old[item.subject]?.words != item.words && told.insert(item.subject).inserted {
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
    Item(subject: item.subject, words: "no longer: \(item.words)", views: item.views, rules: item.rules)
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
      Item(subject: "trait", words: "\($0.0) \($0.2)", views: [], rules: [])
    }
  }

  // MARK: What is told

  private static func addGroups(_ layout: SolvedLayout, _ items: inout [Item]) {
    var groups: [String] = []
    for rule in layout.system?.screen.rules ?? [] where !groups.contains(rule.group) { groups.append(rule.group) }
    for group in groups {
      items.append(Item(subject: "group \(group)", words: "the rules of '\(group)' hold", views: [], rules: []))
    }
  }

  private static func addRules(_ layout: SolvedLayout, _ items: inout [Item]) {
    var slack: [Int: Double] = [:]
    for row in layout.system?.rows ?? [] {
      if let place = row.constraint { slack[place] = row.value }
    }
    for (place, constraint) in layout.constraints.enumerated() {
      let isContent: Bool
      switch constraint.origin {
      case .authored: isContent = false
      case .hugging, .compression: isContent = true
      default: continue
      }
      let words: String
      switch constraint.status {
      case .beaten: words = "'\(constraint.text)' gives way"
      case .broken(let number, _): words = "'\(constraint.text)' is broken in conflict \(number)"
      case .inConflict(let number): words = "'\(constraint.text)' is in conflict \(number)"
      case .satisfied:
        let isTight = abs(slack[place] ?? 0) < 1e-6 && constraint.relation != .equal && !isContent
        words = isTight ? "'\(constraint.text)' bites" : ""
      }
      let views = constraint.terms.compactMap { term -> String? in
        if case .view(let position) = term.anchor.item { layout.views[position].path } else { nil }
      }
      items.append(Item(subject: "rule \(constraint.id)", words: words, views: views, rules: [constraint.id]))
    }
  }

  private static func addTexts(_ layout: SolvedLayout, _ items: inout [Item]) {
    for view in layout.views where !view.isHidden {
      guard let measured = view.measurement, let text = view.content.text, !text.string.isEmpty else { continue }
      let lines = measured.lineCount
      items.append(
        Item(
          subject: "lines \(view.path)", words: "'\(view.path)' has \(lines) line\(lines == 1 ? "" : "s")",
          views: [view.path], rules: []))
      let isCut = measured.isTruncated || view.isTextClipped
      items.append(
        Item(
          subject: "cut \(view.path)", words: isCut ? "'\(view.path)' is shortened" : "", views: [view.path], rules: [])
      )
    }
  }

  private static func addFindings(_ layout: SolvedLayout, _ items: inout [Item]) {
    let ids = layout.findingIDs(usesObjectIDs: false)
    for (id, finding) in zip(ids, layout.findings) {
      guard [.conflict, .ambiguity, .tie].contains(finding.kind) else { continue }
      items.append(
        Item(
          subject: "finding \(id)", words: finding.diagnostic.message, views: finding.views,
          rules: finding.constraints.map { layout.constraints[$0].id }))
    }
  }

  /// Siblings of which one lies wholly before the other.
  private static func addOrder(_ layout: SolvedLayout, _ items: inout [Item]) {
    var children: [Int: [Int]] = [:]
    for (position, view) in layout.views.enumerated() where !view.isHidden {
      if let parent = view.parent, view.content.kind != .guide { children[parent, default: []].append(position) }
    }
    for siblings in children.values.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) where siblings.count <= 60 {
      for (index, first) in siblings.enumerated() {
        for second in siblings[(index + 1)...] {
          let (one, other) = (layout.views[first], layout.views[second])
          for (axis, words) in [(Axis.horizontal, ("left of", "right of")), (.vertical, ("above", "below"))] {
            guard let side = side(one.frame, other.frame, axis) else { continue }
            items.append(
              Item(
                subject: "order \(axis) \(one.path) \(other.path)",
                words: "'\(one.path)' is \(side ? words.0 : words.1) '\(other.path)'", views: [one.path, other.path],
                rules: []))
          }
        }
      }
    }
  }

  /// Whether the first lies before the second along an axis; nil where neither does.
  private static func side(_ first: Rect, _ second: Rect, _ axis: Axis) -> Bool? {
    let (one, other) =
      axis == .horizontal
      ? ((first.minX, first.maxX), (second.minX, second.maxX)) : ((first.minY, first.maxY), (second.minY, second.maxY))
    if one.1 <= other.0 + 0.01, one.0 < other.0 { return true }
    if other.1 <= one.0 + 0.01, other.0 < one.0 { return false }
    return nil
  }
}
