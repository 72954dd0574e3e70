import AutoLayout
import ProofModel
import Resolving

/// Which constraint of the expected layout is which of the actual one: by what it says of which views, then by the
/// same with another priority, constant or multiplier, so that an inserted rule renames nothing and a renamed view
/// changes no rule.
///
/// Complexity: O(constraints).
struct RuleMatching {
  let expected: SolvedLayout
  let actual: SolvedLayout
  private(set) var toActual: [Int?]
  private(set) var toExpected: [Int?]
  /// One of the layouts was read from a file.
  private let isRecorded: Bool
  private let expectedForms: [RuleForm]
  private let actualForms: [RuleForm]
  /// The positions of rules that stand beside one that says the same and has a match; nothing else is one with them.
  private var twins: (expected: Set<Int>, actual: Set<Int>) = ([], [])
  /// What the constraints say that have a match.
  private var matched: (expected: Set<RuleForm.Key>, actual: Set<RuleForm.Key>) = ([], [])

  init(expected: SolvedLayout, actual: SolvedLayout, views: ViewMatching) {
    self.expected = expected
    self.actual = actual
    isRecorded = expected.system == nil || actual.system == nil
    toActual = Array(repeating: nil, count: expected.constraints.count)
    toExpected = Array(repeating: nil, count: actual.constraints.count)
    // With margins and safe areas in it on both sides or on neither.
    let areBothSolved = expected.system != nil && actual.system != nil
    let plain = areBothSolved ? (expected.system?.plainConstants, actual.system?.plainConstants) : (nil, nil)
    // Rules of a root that lies in another view on the other side are those of that view.
    let (inner, outer) = (Self.inside(actual, expected), Self.inside(expected, actual))
    expectedForms = expected.constraints.enumerated().map { position, constraint in
      RuleForm(constraint, in: expected, constant: plain.0?[position]) { view in
        if view == 0, let inner { return .pair(inner) }
        if view == outer { return .pair(0) }
        return views.toActual[view].map { .pair($0) } ?? .gone(view)
      }
    }
    actualForms = actual.constraints.enumerated().map { position, constraint in
      RuleForm(constraint, in: actual, constant: plain.1?[position]) { view in
        view == inner || views.toExpected[view] != nil ? .pair(view) : .new(view)
      }
    }
    matchAll()
    matched = said
  }

  /// What the constraints say that have a match by now.
  private var said: (expected: Set<RuleForm.Key>, actual: Set<RuleForm.Key>) {
    func said(_ forms: [RuleForm], _ matches: [Int?]) -> Set<RuleForm.Key> {
      Set(zip(forms, matches).compactMap { form, match in match.map { _ in form.all } })
    }
    return (said(expectedForms, toActual), said(actualForms, toExpected))
  }

  /// Where one layout's root lies inside the other's; nil where it is the root there too, or is not there.
  private static func inside(_ layout: SolvedLayout, _ other: SolvedLayout) -> Int? {
    guard let root = other.views.first?.content.id else { return nil }
    return layout.views.indices.dropFirst().first { layout.views[$0].content.id == root }
  }

  private mutating func matchAll() {
    match { form in form.ownID.map { RuleForm.Named(id: $0, anchors: Set(form.all.terms.map(\.anchor))) } }
    // An id that says another thing now is less than what its rule said, which another id may say.
    match { $0.all }
    match { $0.with(group: nil) }
    match { $0.isAuthored ? $0.bothWays : nil }
    match { $0.ownID }
    setTwinsAside()
    match { $0.with(priority: 0) }
    match { $0.with(constant: 0) }
    match { $0.with(priority: 0, constant: 0) }
    match { $0.with(priority: 0, constant: 0, relation: .equal) }
    match { $0.with(priority: 0, constant: 0, relation: .equal, coefficients: false) }
    // What is left of a rule that now speaks of something else: the same first anchor in the same group.
    let (expected, actual) = (expected, actual)
    match(by: { $0.isAuthored ? $0.start : nil }) { old, new in
      old.start?.isAround != true || Self.areNeighbours(old.otherItem, expected, new.otherItem, actual)
    }
    matchTies()
    match { $0.isAuthored ? $0.place : nil }
  }

  /// Finds rules that stand beside one that says the same and stays: one that comes or goes there is no other one.
  private mutating func setTwinsAside() {
    func found(_ forms: [RuleForm], _ matches: [Int?], _ said: Set<RuleForm.Key>) -> Set<Int> {
      Set(forms.indices.filter { matches[$0] == nil && forms[$0].isAuthored && said.contains(forms[$0].all) })
    }
    let said = said
    twins = (found(expectedForms, toActual, said.expected), found(actualForms, toExpected, said.actual))
  }

  /// Whether of two items that a view around both holds by one side one came or went around the other one, or beside it and tied to
  /// it, as between it and that side: many views are held so, and rules of others are two.
  private static func areNeighbours(
    _ old: RuleForm.Item?, _ expected: SolvedLayout, _ new: RuleForm.Item?, _ actual: SolvedLayout
  ) -> Bool {
    func areNeighbours(_ one: Int, _ other: Int, _ layout: SolvedLayout) -> Bool {
      layout.contains(one, other)
        || layout.constraints.contains { rule in
          rule.origin == .authored && Set(rule.terms.map { layout.owner(of: $0.anchor.item) }) == [one, other]
        }
    }
    switch (old?.owner, new?.owner) {
    case (.pair(let kept), .new(let other)): return areNeighbours(other, kept, actual)
    case (.gone(let other), .pair(let kept)):
      let id = actual.views[kept].content.id
      return expected.views.indices.contains { view in
        expected.views[view].content.id == id && areNeighbours(other, view, expected)
      }
    default: return false
    }
  }

  /// Matches what is left by a key, the first with the first and so on; nil matches nothing.
  ///
  /// - Parameter areOne: whether an earlier rule and a later one of one key may be the same.
  private mutating func match<Key: Hashable>(
    by key: (RuleForm) -> Key?, where areOne: (RuleForm, RuleForm) -> Bool = { _, _ in true }
  ) {
    var waiting: [Key: [Int]] = [:]
    for position in expectedForms.indices where toActual[position] == nil && !twins.expected.contains(position) {
      if let key = key(expectedForms[position]) { waiting[key, default: []].append(position) }
    }
    guard !waiting.isEmpty else { return }
    var taken: [Key: Int] = [:]
    for position in actualForms.indices where toExpected[position] == nil && !twins.actual.contains(position) {
      guard let key = key(actualForms[position]), let others = waiting[key] else { continue }
      let next = taken[key, default: 0]
      guard next < others.count, areOne(expectedForms[others[next]], actualForms[position]) else { continue }
      taken[key] = next + 1
      toExpected[position] = others[next]
      toActual[others[next]] = position
    }
  }

  /// Matches rules that tie a side of a view which both layouts have to something else than before, where no other rule that
  /// came or went holds that side: of what ties it now and what tied it half alone moves another amount.
  private mutating func matchTies() {
    func open(_ forms: [RuleForm], _ matches: [Int?], _ twins: Set<Int>) -> [RuleForm.Tie: [Int]] {
      var found: [RuleForm.Tie: [Int]] = [:]
      for position in forms.indices where matches[position] == nil && !twins.contains(position) {
        for tie in forms[position].ties { found[tie, default: []].append(position) }
      }
      return found
    }
    let (old, new) = (
      open(expectedForms, toActual, twins.expected), open(actualForms, toExpected, twins.actual)
    )
    for position in actualForms.indices where toExpected[position] == nil && !twins.actual.contains(position) {
      let tie = actualForms[position].ties.first { tie in
        new[tie]?.count == 1 && old[tie].map { $0.count == 1 && toActual[$0[0]] == nil } ?? false
      }
      guard let other = tie.flatMap({ old[$0]?.first }) else { continue }
      toExpected[position] = other
      toActual[other] = position
    }
  }

  /// Whether a constraint that has no match says what another one says that has one.
  func hasTwin(expected position: Int) -> Bool { matched.expected.contains(expectedForms[position].all) }

  /// The same of a constraint of the actual layout.
  func hasTwin(actual position: Int) -> Bool { matched.actual.contains(actualForms[position].all) }

  /// In the order of the actual layout.
  var pairs: [(expected: Int, actual: Int)] {
    toExpected.enumerated().compactMap { actual, expected in expected.map { ($0, actual) } }
  }

  /// What differs between two matched constraints.
  func differences(_ expected: Int, _ actual: Int) -> Set<Aspect> {
    let (old, new) = (expectedForms[expected], actualForms[actual])
    // First and second item exchanged say the same.
    if old.all.terms != new.all.terms, var other = old.all.exchanged {
      other.priority = new.all.priority
      if other == new.all { return old.all.priority == new.all.priority ? [] : [.priority] }
    }
    var result: Set<Aspect> = []
    if old.all.terms.map(\.anchor) != new.all.terms.map(\.anchor) || old.all.relation != new.all.relation {
      result.insert(.wording)
    } else if old.all.terms != new.all.terms {
      result.insert(.multiplier)
    }
    // Where only the whole number is known, the words tell whether it is the user's or a margin's.
    let isMargin = isRecorded && self.expected.constraints[expected].text == self.actual.constraints[actual].text
    if old.all.constant != new.all.constant, !isMargin { result.insert(.constant) }
    if old.all.priority != new.all.priority { result.insert(.priority) }
    return result
  }

  enum Aspect { case constant, priority, multiplier, wording }
}

/// What a constraint says, in terms of matched views.
struct RuleForm {
  enum Item: Hashable {
    /// A matched view, by its position in the actual layout.
    case pair(Int)
    case gone(Int)
    case new(Int)
    indirect case guide(LayoutGuideKind?, of: Item)

    /// The view itself, or the one whose guide it is.
    var owner: Self { if case .guide(_, let owner) = self { owner } else { self } }

    /// Whether both layouts have it.
    var isMatched: Bool {
      switch self {
      case .pair: true
      case .gone, .new: false
      case .guide(_, let owner): owner.isMatched
      }
    }
  }

  struct Anchor: Hashable {
    var item: Item
    var attribute: LayoutAttribute
  }

  struct Term: Hashable {
    var anchor: Anchor
    /// In millionths.
    var coefficient: Int
  }

  struct Key: Hashable {
    var origin: SolvedConstraint.Origin
    var group: String?
    var terms: [Term]
    var relation: LayoutRelation
    /// In millionths of a point.
    var constant: Int
    var priority: Int

    /// The same with its two items exchanged; nil where a number is multiplied or there is one item only.
    var exchanged: Key? {
      guard terms.count == 2, terms[0].coefficient == -terms[1].coefficient else { return nil }
      var key = self
      key.terms = terms.reversed().map { Term(anchor: $0.anchor, coefficient: -$0.coefficient) }
      key.constant = -constant
      switch relation {
      case .equal: break
      case .lessThanOrEqual: key.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: key.relation = .lessThanOrEqual
      }
      return key
    }
  }

  let all: Key
  let isAuthored: Bool
  /// The user's own id of the rule, with its number among the constraints that the rule came to.
  let ownID: String?
  /// Of each of two items: whether it is around the other.
  private let areAround: [Bool]

  init(
    _ constraint: SolvedConstraint, in layout: SolvedLayout, constant: Double?, item: (Int) -> Item
  ) {
    func matched(_ found: SolvedConstraint.Item) -> Item {
      switch found {
      case .view(let position): return item(position)
      case .guide(let position):
        let guide = layout.guides[position]
        return .guide(guide.kind, of: item(guide.owner))
      }
    }
    isAuthored = constraint.origin == .authored
    let isNamed = isAuthored && !constraint.label.hasPrefix(constraint.group + "[")
    ownID = isNamed ? constraint.id : nil
    let terms = constraint.terms.map { term in
      Term(
        anchor: Anchor(item: matched(term.anchor.item), attribute: term.anchor.attribute),
        coefficient: Self.millionths(term.coefficient))
    }
    let owners = constraint.terms.map { layout.owner(of: $0.anchor.item) }
    areAround =
      isAuthored && owners.count == 2
      ? [layout.contains(owners[0], owners[1]), layout.contains(owners[1], owners[0])] : []
    // The content's number is the content's, not the constraint's; what is left is which view and which side.
    let isContent = constraint.origin.isContent
    all = Key(
      origin: constraint.origin, group: constraint.group, terms: terms, relation: constraint.relation,
      constant: isContent ? 0 : Self.millionths(constant ?? constraint.constant),
      priority: Self.millionths(constraint.priority))
  }

  private static func millionths(_ value: Double) -> Int { Int((min(1e12, max(-1e12, value)) * 1e6).rounded()) }

  /// The form with parts of it left out of consideration.
  func with(
    priority: Int? = nil, constant: Int? = nil, relation: LayoutRelation? = nil, coefficients: Bool = true
  ) -> Key {
    var key = all
    if let priority { key.priority = priority }
    if let constant { key.constant = constant }
    if let relation { key.relation = relation }
    if !coefficients { for position in key.terms.indices { key.terms[position].coefficient = 0 } }
    return key
  }

  func with(group: String?) -> Key {
    var key = all
    key.group = group
    return key
  }

  /// The same whichever of its two items is the first, in any group; nil of what has no second one.
  var bothWays: Set<Key>? {
    let key = with(group: nil)
    return key.exchanged.map { [key, $0] }
  }

  /// A rule of the user's own id that holds the same sides.
  struct Named: Hashable {
    var id: String
    var anchors: Set<Anchor>
  }

  struct Start: Hashable {
    var group: String?
    var anchor: Anchor
    var isAround: Bool
  }

  /// What the first item is tied to; nil of a length.
  var otherItem: Item? { all.terms.dropFirst().first?.anchor.item }

  var start: Start? {
    all.terms.first.map { Start(group: all.group, anchor: $0.anchor, isAround: areAround.first ?? false) }
  }

  /// Whether both layouts have what it names.
  var isMatched: Bool { all.terms.allSatisfy(\.anchor.item.isMatched) }

  /// A side of a view that a rule holds, and which way.
  struct Tie: Hashable {
    var group: String?
    var anchor: Anchor
    var relation: LayoutRelation
  }

  /// The sides of views that a rule of two items holds, where both layouts have what it names. What is around the other item
  /// holds that, and many others by the same side.
  var ties: [Tie] {
    guard isAuthored, all.terms.count == 2, isMatched else { return [] }
    return zip([all, all.exchanged], areAround).compactMap { key, isAround in
      guard let key, !isAround, case .pair(1...) = key.terms[0].anchor.item else { return nil }
      return Tie(group: key.group, anchor: key.terms[0].anchor, relation: key.relation)
    }
  }

  struct Place: Hashable {
    var group: String?
    var items: Set<Item>
    var axis: Axis?
  }

  var place: Place {
    Place(
      group: all.group, items: Set(all.terms.map(\.anchor.item)), axis: all.terms.first?.anchor.attribute.axis)
  }
}

extension SolvedConstraint.Origin {
  /// Hugging or compression resistance.
  var isContent: Bool {
    switch self {
    case .hugging, .compression: return true
    default: return false
    }
  }
}
