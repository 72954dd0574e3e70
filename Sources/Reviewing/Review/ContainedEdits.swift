import ProofModel

/// Groups whose screens hold one that is told before them, or lie in it, with the same edits of the same places of a file: what else
/// changed in them is told, and those edits by where they are told.
struct ContainedEdits {
  /// A group that another one tells the most of.
  struct Part {
    /// The group that is told before it.
    var host: ReviewReport.Group
    /// What it has besides; empty where the other tells all of it.
    var rest: [ReviewReport.Cause]
    /// Whether what it shares did the same there, by the same amounts.
    var isAlike: Bool
    /// How many of the other one's edits these are; nil where all.
    var shared: Int?

    /// A group with what it has besides alone.
    func group(of group: ReviewReport.Group) -> ReviewReport.Group {
      var own = group
      own.causes = rest
      if !rest.isEmpty { own.title = ReviewTitle.of(rest) }
      return own
    }

    /// The line that says what else changed in it.
    func words(_ report: ReviewReport) -> String {
      let scene = host.entries.first.map { report.entries[$0].scene } ?? ""
      let edits = shared.map { "\($0) of the edits" } ?? "the edits"
      return "with \(edits) of '\(scene)' above\(isAlike ? "" : ", by other amounts here")"
    }
  }

  private var parts: [String: Part] = [:]

  /// Those that the others tell all of, by id.
  var folded: Set<String> { Set(parts.filter { $0.value.rest.isEmpty }.keys) }

  /// - Parameter groups: those that a text tells, in its order; O(groups × their causes).
  init(_ groups: [ReviewReport.Group], _ report: ReviewReport) {
    var hosts: [Edit: [Int]] = [:]
    for (position, group) in groups.enumerated() where [.layout, .pixels].contains(group.status) {
      let edits = group.causes.map(Edit.init)
      let scenes = Set(group.entries.map { report.entries[$0].scene })
      let candidates = edits.compactMap { $0.flatMap { hosts[$0] } }.joined()
      let counts = candidates.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
      // What is written at one place of a file and is in two screens is in one that holds the other.
      let best = counts.filter { host, _ in
        scenes.isDisjoint(with: groups[host].entries.map { report.entries[$0].scene })
      }.max { ($0.value, $1.key) < ($1.value, $0.key) }
      if let best, best.value > 1 || group.causes.count == 1, best.value * 2 >= group.causes.count {
        let known = Dictionary(
          groups[best.key].causes.compactMap { cause in Edit(cause).map { ($0, cause) } },
          uniquingKeysWith: { one, _ in one })
        let told = group.causes.compactMap { cause in Edit(cause).flatMap { known[$0] }.map { (cause, $0) } }
        parts[group.id] = Part(
          host: groups[best.key], rest: group.causes.filter { Edit($0).map { known[$0] == nil } ?? true },
          isAlike: told.allSatisfy { Self.amounts($0.0) == Self.amounts($0.1) },
          shared: told.count < groups[best.key].causes.count ? told.count : nil)
      } else {
        for edit in Set(edits.compactMap { $0 }) { hosts[edit, default: []].append(position) }
      }
    }
  }

  /// What of a group is told elsewhere; nil where it is told whole.
  func part(of group: ReviewReport.Group) -> Part? { parts[group.id] }

  /// The line below a group that says in which other pictures its edits are.
  ///
  /// - Parameter groups: all of the report, in its order; O(groups).
  func lines(of group: ReviewReport.Group, among groups: [ReviewReport.Group], _ report: ReviewReport) -> [String] {
    let others = parts.filter { $0.value.host.id == group.id && $0.value.rest.isEmpty }
    let ways = others.values.map(Way.init)
    return groups.compactMap { parts[$0.id].map(Way.init) }.once.filter(ways.contains).map { way in
      let ids = Set(others.filter { Way($0.value) == way }.keys)
      let keys = groups.filter { ids.contains($0.id) }.flatMap(\.entries).map { report.entries[$0].key }
      return "\(way.words) in \(keys.count) picture\(keys.count == 1 ? "" : "s"): \(keys.listed(first: 2))"
    }
  }

  /// How much of a group's edits others have.
  private struct Way: Hashable {
    let isAlike: Bool
    let shared: Int?

    init(_ part: Part) { (isAlike, shared) = (part.isAlike, part.shared) }

    var words: String {
      guard let shared else { return isAlike ? "the same" : "the same edits, which do other amounts there," }
      return "\(shared) of these edits" + (isAlike ? "" : ", by other amounts,")
    }
  }

  /// What moved by how much, whatever it is called there.
  private static func amounts(_ cause: ReviewReport.Cause) -> String {
    (cause.whole.isEmpty ? cause.brief : cause.whole).replacing(/'[^']*'/, with: "")
  }

  /// What was done at a place of a file, whatever its views are called in the screen that is drawn.
  private struct Edit: Hashable {
    var kind: String
    var place: SourceSpan
    /// Several edits may be written at one place: a view's.
    var number: Int

    init?(_ cause: ReviewReport.Cause) {
      guard let place = cause.span else { return nil }
      (kind, self.place) = (cause.kind, place)
      number = cause.parts.count
    }
  }
}
