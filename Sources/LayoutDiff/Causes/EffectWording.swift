import ProofModel

/// What followed from a cause, in words: what grew, then who moved by how much, the largest groups first.
struct EffectWording {
  private let effects: [Effect]
  /// How many edits did it together.
  private let others: Int
  private let subject: Change.Subject?
  private let called: (Change.Subject) -> String
  private let rewrapping: (Change.Subject) -> String?

  /// - Parameters:
  ///   - called: what a view is called.
  ///   - rewrapping: of a view, in how many lines its text stands now, where that is another number.
  init(
    _ effects: [Effect], others: Int = 0, subject: Change.Subject?, called: @escaping (Change.Subject) -> String,
    rewrapping: @escaping (Change.Subject) -> String?
  ) {
    self.effects = effects
    self.others = others
    self.subject = subject
    self.called = called
    self.rewrapping = rewrapping
  }

  /// `it grew 20.5 pt in height, 'row' grew 12 pt in height and 7 views moved down 12 pt`; empty without effects.
  var phrase: String { (growth + movements).listed }

  /// All that followed, each group of equal effects with its views' names, the weightiest first: `'Cancel' and 'Save' moved left
  /// 8 pt, 'Box' shrank 16 pt in width`.
  var whole: String {
    let ordered = orderedGroups
    let told = ordered.prefix(Self.mostGroups).enumerated().map { place, entry in
      "\(names(entry.group.members, isFirst: place == 0)) \(entry.verb)\(inAll(entry.group))"
    }
    let rest = ordered.dropFirst(Self.mostGroups).reduce(0) { $0 + $1.group.members.count }
    return (told + (rest == 0 ? [] : ["\(rest) more moved or changed size"])).joined(separator: ", ")
  }

  /// By how ``whole`` names three or more views that others moved as well: what they are called where a text has named them.
  var lists: [String: String] {
    orderedGroups.prefix(Self.mostGroups).reduce(into: [:]) { lists, entry in
      let members = entry.group.members
      guard members.count > 2, members[0].whole != nil else { return }
      lists[names(members, isFirst: false)] = "\(name(members[0])) and the same \(members.count - 1) others"
    }
  }

  /// Equal effects together, the weightiest first.
  private var orderedGroups: [(verb: String, group: (words: String, members: [Effect]))] {
    let groups =
      Self.groups(effects.filter { $0.kind == .resized }, by: amount).map { (verb: "", group: $0) }
      + Self.groups(effects.filter { $0.kind == .moved }, by: movement).map { (verb: "moved ", group: $0) }
    let weights = groups.map { $0.group.members.reduce(0) { $0 + $1.extent } }
    return groups.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }.map { groups[$0] }
  }

  /// So many groups of equal effects are told.
  private static let mostGroups = 40
  /// So many views of each are named.
  private static let mostNames = 6

  /// `it`, `'Cancel' and 'Save'`, `'Label' (3 times)`.
  private func names(_ members: [Effect], isFirst: Bool) -> String {
    if isFirst, members.count == 1, members[0].subject == subject { return "it" }
    let names = members.map(name)
    let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let once = names.once.map { name in name + ToldView.times(counts[name] ?? 1) }
    return once.count > Self.mostNames + 1 ? once.listed(first: Self.mostNames) : once.listed
  }

  /// The largest group of equal effects, and how many other views there are: `7 views moved down 12 pt (and 2 others)`.
  var brief: String {
    let groups =
      Self.groups(effects.filter { $0.kind == .resized }, by: amount)
      + Self.groups(effects.filter { $0.kind == .moved }, by: movement)
    func weight(_ members: [Effect]) -> Double { members.reduce(0) { $0 + $1.extent } }
    guard
      let first = groups.enumerated().max(by: { one, other in
        let weights = (weight(one.element.members), weight(other.element.members))
        return weights.0 != weights.1 ? weights.0 < weights.1 : one.offset > other.offset
      })?.element
    else { return "" }
    let verb = first.members[0].kind == .moved ? "moved " : ""
    let isOwn = first.members.count == 1 && first.members[0].subject == subject
    let who = first.members.count > 1 ? "\(first.members.count) views" : isOwn ? "it" : name(first.members[0])
    let rest = Set(effects.map(\.subject)).subtracting(first.members.map(\.subject)).count
    let others = rest == 0 ? "" : rest == 1 ? " (and 1 other)" : " (and \(rest) others)"
    return "\(who) \(verb)\(inAll(first))\(others)"
  }

  /// So many different amounts a sentence tells of movements, and of growth; how many views have others is counted.
  private static let mostInPhrase = 2

  private var growth: [String] {
    let resized = effects.filter { $0.kind == .resized }
    let own = resized.filter { $0.subject == subject }
    let others = resized.filter { $0.subject != subject }
    // A text in another number of lines is what people look for.
    let groups = Self.groups(others, by: amount)
    let sorted =
      groups.filter { rewrapping($0.members[0].subject) != nil }
      + groups.filter { rewrapping($0.members[0].subject) == nil }
    let shown = sorted.prefix(Self.mostInPhrase)
    let words =
      own.map { "it " + inAll((amount($0), [$0])) }
      + shown.map { group in
        (group.members.count == 1 ? name(group.members[0]) : "\(group.members.count) views")
          + " \(inAll(group))"
      }
    let told = own.count + shown.reduce(0) { $0 + $1.members.count }
    return told < resized.count ? words + ["\(resized.count - told) more changed size"] : words
  }

  private var movements: [String] {
    let moved = effects.filter { $0.kind == .moved }
    let groups = Self.groups(moved, by: movement)
    let words = groups.prefix(Self.mostInPhrase).map { group -> String in
      if group.members.count == 1 {
        let who = group.members[0].subject == subject && growth.isEmpty ? "it" : name(group.members[0])
        return "\(who) moved \(inAll(group))"
      }
      return "\(group.members.count) views moved \(inAll(group))"
    }
    let told = groups.prefix(Self.mostInPhrase).reduce(0) { $0 + $1.members.count }
    return told < moved.count ? words + ["\(moved.count - told) more moved"] : words
  }

  /// Changes of one amount, the most frequent first.
  private static func groups(
    _ changes: [Effect], by words: (Effect) -> String
  ) -> [(words: String, members: [Effect])] {
    var groups: [(words: String, members: [Effect])] = []
    var places: [String: Int] = [:]
    for change in changes {
      let said = words(change)
      if let place = places[said] {
        groups[place].members.append(change)
      } else {
        places[said] = groups.count
        groups.append((said, [change]))
      }
    }
    let order = groups.indices.sorted { one, other in
      let counts = (groups[one].members.count, groups[other].members.count)
      return counts.0 != counts.1 ? counts.0 > counts.1 : one < other
    }
    return order.map { groups[$0] }
  }

  /// What the views of a group did, and how many edits that act with this one alone have a part in it.
  private func inAll(_ group: (words: String, members: [Effect])) -> String {
    others == 0 ? group.words : "\(group.words) with \(Wording.count(others, "other edit"))"
  }

  private func name(_ change: Effect) -> String {
    guard case .view = change.subject else { return change.subject.name }
    return "'\(called(change.subject))'"
  }

  private func amount(_ change: Effect) -> String {
    let lines = rewrapping(change.subject).map { $0 + " and " } ?? ""
    guard !change.horizontal.isNear(0) || !change.vertical.isNear(0) else {
      return lines + "changed by less than a pixel"
    }
    return lines + Wording.growth(width: change.horizontal, height: change.vertical) + inAll(change)
  }

  private func movement(_ change: Effect) -> String {
    guard !change.horizontal.isNear(0) || !change.vertical.isNear(0) else { return "by less than a pixel" }
    return Wording.movement(x: change.horizontal, y: change.vertical) + inAll(change)
  }

  /// ` (41 in all)` behind what one edit gives, where others gave the rest; ` (right 8 pt in all)` where that goes another way.
  private func inAll(_ change: Effect) -> String {
    guard let whole = change.whole else { return "" }
    let told = Axis.allCases.filter { !change[$0].isNear(0) }
    if told.count == 1, whole[told[0]] * change[told[0]] > 0 {
      return " (\(Wording.number(whole[told[0]].magnitude)) in all)"
    }
    let words =
      change.kind == .moved ? Wording.movement(x: whole.x, y: whole.y) : Wording.growth(width: whole.x, height: whole.y)
    return " (\(words) in all)"
  }
}
