import ProofModel
import Reviewing

/// What differs between two tables of texts by key.
struct TextChanges {
  private let old: [String: String]
  private let new: [String: String]
  /// Keys of texts that are others, came or went, in order.
  private let keys: [String]
  /// So many texts are there still by another key.
  private let renamed: Int

  init(from old: [String: String], to new: [String: String]) {
    (self.old, self.new) = (old, new)
    let others = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    let went = Set(others.filter { new[$0] == nil }.compactMap { old[$0] })
    let kept = went.intersection(others.filter { old[$0] == nil }.compactMap { new[$0] })
    keys = others.filter { old[$0] != nil && new[$0] != nil || !kept.contains(old[$0] ?? new[$0] ?? "") }.sorted()
    renamed = kept.count
  }

  var isEmpty: Bool { keys.isEmpty && renamed == 0 }

  /// Of a table whose texts say what they said.
  private var otherKeys: String? {
    keys.isEmpty ? renamed == 1 ? "a text has another key" : "\(renamed) texts have other keys" : nil
  }

  /// The first that is another, and how many more are: `'Zu' instead of 'Ende' and 2 more`.
  var example: String {
    if let told = whole ?? otherKeys { return told }
    guard let first = keys.first else { return "" }
    return words(first) + (keys.count == 1 ? "" : " and \(keys.count - 1) more")
  }

  /// Those that say something else, the first as they are, then how many came and went:
  /// `'Zu' instead of 'Ende'; 4 texts are new, among them 'Auf'`.
  var summary: String {
    if let told = whole ?? otherKeys { return told }
    let (most, mostNamed) = (4, 2)
    let others = keys.filter { old[$0] != nil && new[$0] != nil }
    let rest = others.count - most
    let told = others.prefix(most).map(words) + (rest > 0 ? ["\(rest) more"] : [])
    let ends = [("new", new, old), ("gone", old, new)].compactMap { end, one, other -> String? in
      let names = keys.filter { one[$0] != nil && other[$0] == nil }.map { Self.quoted(one[$0] ?? "") }
      guard !names.isEmpty else { return nil }
      if names.count <= mostNamed { return "\(names.listed) \(names.count == 1 ? "is" : "are") \(end)" }
      return "\(names.count) texts are \(end), among them \(Array(names.prefix(mostNamed)).listed)"
    }
    return ((told.isEmpty ? [] : [told.listed]) + ends).joined(separator: "; ")
  }

  /// Of a table that is on one side alone.
  private var whole: String? {
    func texts(_ number: Int) -> String { "\(number) text\(number == 1 ? "" : "s")" }
    if old.isEmpty { return "\(texts(new.count)), all new" }
    return new.isEmpty ? "\(texts(old.count)), all gone" : nil
  }

  private func words(_ key: String) -> String {
    guard let now = new[key] else { return "\(Self.quoted(old[key] ?? "")) is gone" }
    guard let then = old[key] else { return "\(Self.quoted(now)) is new" }
    return "\(Self.quoted(now, then)) instead of \(Self.quoted(then, now))"
  }

  private static func quoted(_ text: String, _ other: String = "") -> String {
    var lines = [text, other].map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    // Texts that differ in their line breaks alone are shown with these.
    if lines[0] == lines[1] {
      lines = [text, other].map {
        $0.replacing("\u{2028}", with: " U+2028 ")
          .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
      }
    }
    return "'\(ReviewTitle.differing(lines[0], lines[1], most: 32).0)'"
  }
}
