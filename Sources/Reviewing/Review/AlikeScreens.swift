import ProofModel

/// Screens that are new, or gone, and show the same: told once, with their names.
struct AlikeScreens {
  /// What is told of several screens at once.
  struct Told {
    var title: String
    /// Where they lie, and what each of them shows.
    var lines: [String]
    /// The pictures of all.
    var entries: [ReviewReport.Entry]
  }

  /// The ids of the groups that are told with another one.
  private(set) var folded: Set<String> = []
  private var told: [String: Told] = [:]

  /// So many names are told, and so many of the files.
  private static let (mostNames, mostFiles) = (12, 3)

  /// - Parameter groups: those that a text tells, in its order.
  init(_ groups: [ReviewReport.Group], _ report: ReviewReport) {
    var order: [String] = []
    var members: [String: [ReviewReport.Group]] = [:]
    for group in groups {
      guard let shown = Self.shown(in: group, report) else { continue }
      let key = group.status.rawValue + " " + shown
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(group)
    }
    for key in order {
      guard let alike = members[key], alike.count > 1, let shown = Self.shown(in: alike[0], report) else { continue }
      let entries = alike.flatMap(\.entries).map { report.entries[$0] }
      let names = entries.map { "'\($0.scene)'" }.once.listed(upTo: Self.mostNames)
      let isNew = alike[0].status == .missing
      let files = entries.compactMap(\.source).once.listed(upTo: Self.mostFiles)
      told[alike[0].id] = Told(
        title: isNew ? "new pictures of \(names)" : "pictures of \(names) that are gone",
        lines: (files.isEmpty ? [] : ["in \(files)"]) + ["each \(shown)"], entries: entries)
      folded.formUnion(alike.dropFirst().map(\.id))
    }
  }

  /// What a group is told as where it stands for several screens; nil where it is of one.
  func screens(of group: ReviewReport.Group) -> Told? { told[group.id] }

  /// `shows 'Login'` of a screen that is new, `showed …` of one that is gone; nil where that is not known, and of others.
  static func shown(in group: ReviewReport.Group, _ report: ReviewReport) -> String? {
    guard group.isOfScreen, let first = group.entries.first,
      let message = report.entries[first].message, let words = message.firstRange(of: " with ")
    else { return nil }
    let verb = group.status == .missing ? "shows" : "showed"
    return "\(verb) \(message[words.lowerBound...].dropFirst(" with ".count))"
  }
}
