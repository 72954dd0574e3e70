import Foundation
import ImageDiff
import LayoutDiff
import ProofModel

extension ReviewReport {
  /// Entries that changed for the same reasons, so that they can be judged as one.
  public struct Group: Sendable {
    /// Stable for the same causes; a word for links.
    public var id: String
    /// The heading of the group, made of its causes.
    public var title: String
    /// The causes that all its entries have, and no other; empty where none is known.
    public var causes: [Cause]
    /// The weightiest status among its entries.
    public var status: Status
    /// Positions in ``ReviewReport/entries``.
    public var entries: [Int]
    /// The position of the one whose amounts are told, where those of others differ; nil: they all have the same.
    public var worst: Int?
    /// The position of the one that it is told by, whether the others agree or not; nil where there is one alone.
    var told: Int?

    /// Whether it is named after what came or went.
    var isOfContent: Bool { causes.first?.rank == .content }

    /// Whether it is that whole screens came or went.
    var isOfScreen: Bool { [.missing, .orphan].contains(status) }

    /// Which of several a reader is told first: what came or went, then all else, at last what moved by a few points.
    fileprivate var weight: Int { isOfContent ? 0 : causes.first?.rank == .slight ? 2 : 1 }

    mutating func add(_ others: [Int], _ other: Status) {
      entries += others
      if other.rank < status.rank { status = other }
    }
  }

  /// The changed entries by their causes, of one status what came or went first and what moved by a few points last, of these the
  /// largest group first.
  ///
  /// An entry with two causes is in the group of exactly these two, or of these and others of the same screens: accepting a
  /// group accepts no change that it does not name. Entries without a known cause are grouped by status and scene.
  public var groups: [Group] {
    var positions: [String: Int] = [:]
    var groups: [Group] = []
    var reasons: [Set<String>] = []
    for (index, entry) in entries.enumerated() where entry.status != .same {
      let causes = entry.causesOnce
      let own = Self.reasons(entry, causes)
      let identity = own.sorted().joined(separator: "\u{1F}")
      if let position = positions[identity] {
        groups[position].add([index], entry.status)
      } else {
        positions[identity] = groups.count
        reasons.append(own)
        groups.append(
          Group(
            id: StableHash.word(identity), title: Self.title(entry, causes), causes: causes, status: entry.status,
            entries: [index]))
      }
    }
    join(&groups, reasons)
    for index in groups.indices { tellWorst(&groups[index]) }
    // What only a canvas has comes after what somebody did.
    let saved = groups.map { $0.causes.isEmpty || !$0.causes.allSatisfy(ListedCauses.isSaved) ? 0 : 1 }
    // So does what a folder brings that came as a whole.
    let places = groups.indices.map { index in
      let group = groups[index]
      let part = isOfNewFolder(group) ? 1 : 0
      return (part, group.status.rank, saved[index], group.weight, -group.entries.count, index)
    }
    return groups.indices.sorted { places[$0] < places[$1] }.map { groups[$0] }
  }

  static func title(_ entry: Entry, _ causes: [Cause]) -> String {
    switch entry.status {
    case .missing: return "new pictures of '\(entry.scene)'"
    case .orphan: return "pictures of '\(entry.scene)' that are gone"
    case .failed: return "'\(entry.scene)' could not be drawn"
    case .same, .layout, .pixels, .environment: break
    }
    if !causes.isEmpty { return ReviewTitle.of(causes) }
    if let finding = entry.findings.new.first, entry.status == .layout {
      return finding.title
    }
    if let finding = entry.findings.gone.first, entry.status == .layout {
      let others = entry.findings.gone.count - 1
      let tail = others == 0 ? "" : ", and \(others) more"
      return ReviewTitle.cut("gone \(finding.severity.rawValue): \(finding.message)", ReviewTitle.longest - tail.count)
        + tail
    }
    switch entry.status {
    case .environment: return "'\(entry.scene)' was drawn with other fonts or libraries"
    case .pixels: return "only pixels of '\(entry.scene)' changed"
    default: return "'\(entry.scene)' changed, no cause was found"
    }
  }
}
