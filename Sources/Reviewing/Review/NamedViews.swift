/// Views that several causes of a text move: named once, where the first of them is told.
struct NamedViews {
  private var lists: Set<String> = []

  /// A cause's words with those views in few words that were named above: `'Title' and the same 6 others moved up 8 pt (30 in all)`.
  mutating func told(_ words: String, of cause: ReviewReport.Cause) -> String {
    var told = words
    for (list, short) in cause.lists.sorted(by: { ($0.key.count, $0.key) > ($1.key.count, $1.key) }) {
      guard lists.contains(list) else { continue }
      for start in Self.starts { told = told.replacing("\(start)\(list) ", with: "\(start)\(short) ") }
    }
    lists.formUnion(cause.lists.keys.filter(words.contains))
    return told
  }

  /// What stands before the first view of those that did the same.
  private static let starts = ["so ", " pt, ", " in all), "]
}
