import ProofModel

extension ReviewReport {
  /// What is told once for all pictures of a review, which no part of it knows alone.
  public struct Seen: Hashable, Sendable {
    /// Views whose recorded frames differ, each as its file and id; sorted.
    public var recorded: [String] = []
    /// In the order of the pictures.
    public var renames: [String] = []
    /// Colours that changed, with the files that name them, and what of changed files no picture shows.
    public var unshown: [Unshown] = []
    /// Files that changed.
    public var changed: [String] = []

    /// A changed colour, to be told where no picture of its screens changed.
    public struct Unshown: Hashable, Sendable {
      /// Empty where there is nothing to be told.
      public var words: String
      /// What is said instead where its screens' layouts are the same too.
      public var wordsAlone: String?
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
    let noted = Set(notes.compactMap(\.span?.file))
    var alike: [String: [(words: String, file: String)]] = [:]
    var order: [String] = []
    for color in seen.unshown where visible.isDisjoint(with: color.screens) {
      let isAlone = different.isDisjoint(with: color.screens) && noted.isDisjoint(with: color.screens)
      let words = isAlone ? color.wordsAlone ?? color.words : color.words
      guard !words.isEmpty else { continue }
      let rest = words.hasPrefix("'\(color.file)'") ? String(words.dropFirst(color.file.count + 2)) : words
      if alike[rest] == nil { order.append(rest) }
      alike[rest, default: []].append((words, color.file))
    }
    var toldTogether: Set<String> = []
    for rest in order {
      guard let files = alike[rest], let first = files.first else { continue }
      let words = files.count == 1 ? first.words : "\(files.count) files\(rest)"
      notes.append(Note(words, at: SourceSpan(file: first.file, line: 1), isChange: true))
      toldTogether.formUnion(files.map(\.file))
    }
    // Files that changed in nothing that is drawn or read: said, so that silence never means that a file was overlooked.
    let told = different.union(notes.compactMap(\.span?.file)).union(toldTogether)
    let quiet = seen.changed.filter { !told.contains($0) }
    guard let first = quiet.first else { return }
    notes.append(
      Note(
        quiet.count == 1
          ? "'\(first)' changed and shows the same"
          : "\(quiet.count) changed files show the same: '\(first)' and others"))
  }
}
