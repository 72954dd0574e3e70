import Foundation
import ImageDiff
import LayoutDiff
import ProofModel

/// Which groups are one: by the reasons that their pictures have in common.
extension ReviewReport {
  /// What puts an entry into a group: each of its causes, by its signature and file; where none is known its status and scene.
  static func reasons(_ entry: Entry, _ causes: [Cause]) -> Set<String> {
    switch entry.status {
    case .layout, .pixels, .environment:
      guard !causes.isEmpty else { break }
      return Set(
        causes.map { cause in
          // A file that was copied has the ids of the other: what is done to one of them is no cause in the other. A picture may be
          // another one in each size class.
          let value = cause.kind == Change.Kind.imageChanged.rawValue ? cause.lead : ""
          return "\(Self.arrangement(cause.signature, of: cause))\u{1F}\(place(of: cause))\u{1F}\(value)"
        })
    case .missing, .orphan, .failed, .same: break
    }
    return ["\(entry.status.rawValue)\u{1F}\(entry.scene)"]
  }

  /// Puts a group to another of the same screens whose causes are its own and more: what is no cause on some devices, as the
  /// rules of a size class, does not make the others two changes. Of other screens, which hold the same one, only what shows
  /// nothing.
  func join(_ groups: inout [Group], _ reasons: [Set<String>]) {
    let scenes = groups.map { Set($0.entries.map { entries[$0].scene }) }
    var joined: Set<Int> = []
    // A group with all reasons of another is among those that have the rarest of them.
    var byReason: [String: [Int]] = [:]
    for index in groups.indices {
      for reason in reasons[index] { byReason[reason, default: []].append(index) }
    }
    for index in groups.indices where !groups[index].causes.isEmpty {
      let isQuiet = reasons[index].count > 1 && isUnseen(groups[index])
      let rarest = reasons[index].map { byReason[$0] ?? [] }.min { $0.count < $1.count }
      let hosts = (rarest ?? Array(groups.indices)).filter { other in
        other != index && !joined.contains(other) && !groups[other].causes.isEmpty
          && (isQuiet || scenes[index].isSubset(of: scenes[other])) && reasons[index].isStrictSubset(of: reasons[other])
      }
      guard let host = hosts.max(by: { groups[$0].entries.count < groups[$1].entries.count }) else { continue }
      groups[host].add(groups[index].entries, groups[index].status)
      joined.insert(index)
    }
    joinAlike(&groups, reasons, scenes, &joined)
    groups = groups.indices.filter { !joined.contains($0) }.map { groups[$0] }
  }

  /// Puts a group to the largest one of the same screens that has most of its causes: on devices of several sizes one change has
  /// effects of its own, and the screen is told once. What the other group has besides is told with the pictures that have it.
  private func joinAlike(
    _ groups: inout [Group], _ reasons: [Set<String>], _ scenes: [Set<String>], _ joined: inout Set<Int>
  ) {
    let order = groups.indices.sorted { (-groups[$0].entries.count, $0) < (-groups[$1].entries.count, $1) }
    // By their reasons, the hosts that have these, as their places among all.
    var (hosts, byReason): ([Int], [String: [Int]]) = ([], [:])
    for index in order where !joined.contains(index) && !groups[index].causes.isEmpty {
      let near = Set(reasons[index].flatMap { byReason[$0] ?? [] }).sorted().map { hosts[$0] }
      let host = near.first { host in
        groups[host].status == groups[index].status && scenes[index].isSubset(of: scenes[host])
          && reasons[index].intersection(reasons[host]).count * 2 > reasons[index].count
      }
      guard let host else {
        for reason in reasons[index] { byReason[reason, default: []].append(hosts.count) }
        hosts.append(index)
        continue
      }
      let known = groups[host].causes
      groups[host].causes += groups[index].causes.filter { !Self.isTold($0, by: known) }
      groups[host].add(groups[index].entries, groups[index].status)
      joined.insert(index)
    }
  }

  /// Whether causes of the same screens tell a cause: the same one, or its edits, which act together on some devices and each by
  /// itself on others.
  static func isTold(_ cause: Cause, by causes: [Cause]) -> Bool {
    if causes.contains(where: { $0.signature == cause.signature }) { return true }
    let others = causes.filter { cause.parts.count > 1 || $0.parts.count > 1 }
    let told = Set(others.flatMap(\.parts).map(\.words))
    return cause.parts.allSatisfy { told.contains($0.words) }
  }

  /// A signature; how a view arranges what it holds is one edit, whichever part of it did the most in a variant.
  private static func arrangement(_ signature: String, of cause: Cause) -> String {
    guard [.collectionChanged, .reordered].contains(Change.Kind(rawValue: cause.kind)), cause.parts.count > 1 else {
      return signature
    }
    return signature.drop { $0 != " " } + "\u{1E}" + sorted(cause.parts.map(\.words))
  }

  /// The edits of a lead, whichever of them comes first.
  static func sorted(_ parts: [String]) -> String { parts.sorted().joined(separator: "\u{1E}") }

  /// The file of a cause; the same edit of a file's localizations is one cause.
  static func place(of cause: Cause) -> String {
    guard let file = cause.span?.file else { return "" }
    guard let localized = LocalizedFile(file) else { return file }
    // How large a view by itself is depends on the device.
    if cause.parts[0].isOf(.window) { return localized.stem }
    return localized.stem + "\u{1E}"
      + (cause.kind == Change.Kind.textChanged.rawValue
        ? cause.lead : sorted(cause.parts.map { unnamed($0.words) }))
  }

  /// A lead without the names of views, which are words of one language, and without the rules that have them: a screen's own
  /// view is called otherwise within a container.
  static func unnamed(_ lead: String) -> String {
    var words = lead
    for mark: Character in ["`", "'"] {
      words = words.split(separator: mark, omittingEmptySubsequences: false).enumerated().map {
        $0.offset % 2 == 0 ? $0.element : ""
      }.joined(separator: String(mark))
    }
    return words
  }
}
