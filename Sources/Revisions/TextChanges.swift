import ProofModel
import Reviewing

/// What differs between two tables of texts by key.
struct TextChanges {
  private let old: [String: String]
  private let new: [String: String]
  /// Keys of texts that are others, came or went, in order, those of empty texts last.
  private let keys: [String]
  /// Keys that came and went, in order, of texts that both sides have by some key.
  private let otherKeys: (new: [String], gone: [String])
  /// Whether people gave the keys, and they are no ids of objects in screens.
  private let isOfCode: Bool

  /// - Parameter isOfCode: whether people gave the keys, and they are no ids of objects in screens.
  init(from old: [String: String], to new: [String: String], isOfCode: Bool = false) {
    (self.old, self.new, self.isOfCode) = (old, new, isOfCode)
    let others = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    let (came, went) = (others.filter { old[$0] == nil }, others.filter { new[$0] == nil })
    func texts(_ keys: Set<String>, _ side: [String: String]) -> Set<String> { Set(keys.compactMap { side[$0] }) }
    // Of screens' tables one object may get the words that another has.
    let kept =
      isOfCode ? Set(old.values).intersection(new.values) : texts(went, old).intersection(texts(came, new))
    let ofKept = came.union(went).filter { kept.contains(old[$0] ?? new[$0] ?? "") }.sorted()
    otherKeys = (ofKept.filter(came.contains), ofKept.filter(went.contains))
    let told = others.subtracting(ofKept).sorted()
    let empty = told.filter { (new[$0] ?? old[$0] ?? "").isEmpty }
    keys = told.filter { !empty.contains($0) } + empty
  }

  var isEmpty: Bool { keys.isEmpty && otherKeys.new.isEmpty && otherKeys.gone.isEmpty }

  /// `a text has another key`, `the keys 'SAVE' and 'OK' of texts that stay are gone`: of texts that say what they said.
  private var keyWords: String? {
    let (came, went) = otherKeys
    func texts(_ keys: [String]) -> Set<String> { Set(keys.compactMap { old[$0] ?? new[$0] }) }
    if came.isEmpty && went.isEmpty || !isOfCode && !keys.isEmpty { return nil }
    if !isOfCode || came.count == went.count && texts(came) == texts(went) {
      let number = texts(came).count
      return number == 1 ? "a text has another key" : "\(number) texts have other keys"
    }
    let mostNamed = 4
    let parts = [(came, "new"), (went, "gone")].filter { !$0.0.isEmpty }.map { keys, end in
      let isOne = keys.count == 1
      return "the key\(isOne ? "" : "s") \(keys.map { "'\($0)'" }.listed(upTo: mostNamed)) of "
        + "\(isOne ? "a text that stays is" : "texts that stay are") \(end)"
    }
    return parts.joined(separator: "; ")
  }

  /// The first that is another, and how many more are, then those that came and went:
  /// `'Zu' instead of 'Ende' and 2 more; 'Auf' is new`.
  var example: String {
    if let whole { return whole }
    let kinds = [
      keys.filter { old[$0] != nil && new[$0] != nil }, keys.filter { old[$0] == nil }, keys.filter { new[$0] == nil },
    ]
    let told = kinds.compactMap { keys in
      keys.first.map { words($0) + (keys.count > 1 ? " and \(keys.count - 1) more" : "") }
    }
    return (told + [keyWords].compactMap { $0 }).joined(separator: "; ")
  }

  /// Those that say something else, the first as they are, then how many came and went:
  /// `'Zu' instead of 'Ende'; 4 texts are new, among them 'Auf'`.
  var summary: String {
    if let whole { return whole }
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
    return ((told.isEmpty ? [] : [told.listed]) + ends + [keyWords].compactMap { $0 }).joined(separator: "; ")
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
