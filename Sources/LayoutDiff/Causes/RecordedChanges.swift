import ProofModel

/// What the file's own frames say of views that our solution moved otherwise: told in the place of what is left out.
struct RecordedChanges {
  /// `'chart' moved down 14 pt`, `3 views grew 8 pt in height`: the two that are of the most.
  private(set) var sentences: [String] = []
  /// The views that these are of.
  private(set) var views: Set<Change.Subject> = []

  /// Points below which nothing is said.
  private static let least = 2.0
  private static let mostSentences = 2
  private static let mostNames = 3

  init(_ finder: CauseFinder, _ contradicted: [Change]) {
    var groups: [(words: String, members: [Effect])] = []
    for change in contradicted {
      guard let recorded = change.recorded else { continue }
      var effect = Effect(subject: change.subject, kind: change.kind, horizontal: recorded.x, vertical: recorded.y)
      for axis in Axis.allCases where effect[axis].magnitude < Self.least { effect[axis] = 0 }
      guard effect.extent > 0 else { continue }
      let words =
        effect.kind == .moved
        ? "moved " + Wording.movement(x: effect.horizontal, y: effect.vertical)
        : Wording.growth(width: effect.horizontal, height: effect.vertical)
      if let place = groups.firstIndex(where: { $0.words == words }) {
        groups[place].members.append(effect)
      } else {
        groups.append((words, [effect]))
      }
    }
    func weight(_ group: (words: String, members: [Effect])) -> Double { group.members.reduce(0) { $0 + $1.extent } }
    let order = groups.indices.sorted { (weight(groups[$1]), $0) < (weight(groups[$0]), $1) }
    for group in order.prefix(Self.mostSentences).map({ groups[$0] }) {
      let names = group.members.map { "'\(finder.called($0.subject))'" }
      let who =
        names.count > Self.mostNames || names.once.count < names.count ? "\(names.count) views" : names.listed
      sentences.append("\(who) \(group.words)")
      views.formUnion(group.members.map(\.subject))
    }
  }
}
