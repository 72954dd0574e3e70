import ProofModel

extension ReviewReport {
  /// What is told once for all pictures of a review, which no part of it knows alone.
  public struct Seen: Hashable, Sendable {
    /// Views whose recorded frames differ, each as its file and id; sorted.
    public var recorded: [String] = []
    /// In the order of the pictures.
    public var renames: [String] = []
    /// Colours that changed, with the files that name them.
    public var unshown: [Unshown] = []
    /// Files that changed.
    public var changed: [String] = []

    /// A changed colour, to be told where no picture of its screens changed.
    public struct Unshown: Hashable, Sendable {
      public var words: String
      public var file: String
      public var screens: [String]
    }

    /// Of all parts together, in their order.
    init(joining parts: [Seen]) {
      recorded = Set(parts.flatMap(\.recorded)).sorted()
      renames = parts.flatMap(\.renames).once
      unshown = parts.first?.unshown ?? []
      changed = parts.first?.changed ?? []
    }

    init() {}
  }

  /// Tells it; the report holds all pictures.
  mutating func tell(_ seen: Seen) {
    if !seen.recorded.isEmpty {
      let isOne = seen.recorded.count == 1
      let frames = isOne ? "1 recorded frame differs" : "\(seen.recorded.count) recorded frames differ"
      notes.append(Note("\(frames); nothing follows from \(isOne ? "it" : "them")"))
    }
    if !seen.renames.isEmpty {
      let shown = seen.renames.prefix(2).joined(separator: "; ")
      notes.append(Note(shown + (seen.renames.count > 2 ? "; and \(seen.renames.count - 2) more names" : "")))
    }
    let different = Set(entries.filter { $0.status != .same }.compactMap(\.source))
    let visible = Set(entries.filter { $0.status != .same && !$0.isPictureSame }.compactMap(\.source))
    for color in seen.unshown where visible.isDisjoint(with: color.screens) {
      notes.append(Note(color.words, at: SourceSpan(file: color.file, line: 1), isChange: true))
    }
    // Files that changed in nothing that is drawn or read: said, so that silence never means that a file was overlooked.
    let told = different.union(notes.compactMap(\.span?.file))
    let quiet = seen.changed.filter { !told.contains($0) }
    guard let first = quiet.first else { return }
    notes.append(
      Note(
        quiet.count == 1
          ? "'\(first)' changed and shows the same"
          : "\(quiet.count) changed files show the same: '\(first)' and others"))
  }
}
