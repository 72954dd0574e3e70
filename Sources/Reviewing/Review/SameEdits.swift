import LayoutDiff
import ProofModel

/// Screens of which one holds another, so that the same edits of a file did the same in both: told once, with the pictures of all.
struct SameEdits {
  /// The ids of the groups that are told with another one.
  private(set) var folded: Set<String> = []
  private var others: [String: [ReviewReport.Group]] = [:]

  /// - Parameter groups: those that a text tells, in its order; O(groups).
  init(_ groups: [ReviewReport.Group], _ report: ReviewReport) {
    var order: [Key] = []
    var members: [Key: [ReviewReport.Group]] = [:]
    for group in groups {
      guard let key = Key(group, report) else { continue }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(group)
    }
    for key in order {
      // Each edit by itself says more than several that are told together.
      guard let alike = members[key], alike.count > 1,
        let host = alike.max(by: { $0.causes.count < $1.causes.count })
      else { continue }
      // Another screen that was edited in the same words is told by itself.
      let rest = alike.filter { $0.id != host.id && Self.places(of: $0).isSubset(of: Self.places(of: host)) }
      guard !rest.isEmpty else { continue }
      others[host.id] = rest
      folded.formUnion(rest.map(\.id))
    }
  }

  private static func places(of group: ReviewReport.Group) -> Set<SourceSpan> {
    Set(edits(of: group).compactMap(\.span))
  }

  /// The causes of a group without how large a screen was drawn, which says of one that another one holds nothing by itself.
  private static func edits(of group: ReviewReport.Group) -> [ReviewReport.Cause] {
    group.causes.filter { cause in
      !ListedCauses.isSaved(cause) && !cause.parts[0].isOf(.window)
        && !(cause.brief.isEmpty && cause.parts.count == 1 && cause.parts[0].isOf(.frame))
    }
  }

  /// The line below a group that says which other pictures show the same.
  func lines(of group: ReviewReport.Group, _ report: ReviewReport) -> [String] {
    guard let others = others[group.id] else { return [] }
    let keys = others.flatMap(\.entries).map { report.entries[$0].key }
    return ["the same in \(keys.count) picture\(keys.count == 1 ? "" : "s"): \(keys.listed(first: 2))"]
  }

  /// What was done and what followed, in whatever order and whichever of it is told together.
  private struct Key: Hashable {
    var status: ReviewReport.Status
    var edits: Set<String>
    var effects: Set<Substring>
    var untold: String

    init?(_ group: ReviewReport.Group, _ report: ReviewReport) {
      guard [.layout, .pixels].contains(group.status) else { return nil }
      status = group.status
      untold = report.untold(of: group)
      let causes = SameEdits.edits(of: group)
      edits = Set(causes.flatMap { cause in cause.parts.map { "\(cause.span?.file ?? "") \($0.words)" } })
      effects = Set(causes.flatMap { Self.plain($0.whole.isEmpty ? $0.brief : $0.whole).split(separator: ",") })
      guard !edits.isEmpty else { return nil }
    }

    /// Effects without what several edits gave together.
    private static func plain(_ effects: String) -> String {
      effects.replacing(/\s\([^()]* in all\)|\swith \d+ other edits?/, with: "").replacing(", ", with: ",")
    }
  }
}
