/// A stand-in for a translation, which shows where a layout would break under a real one.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Every text twice as long.
  case double = "pseudo-double"
  /// Letters with accents, still readable: shows texts that were never given to translators.
  case accented = "pseudo-accented"
  /// Between brackets: shows texts that are cut.
  case bounded = "pseudo-bounded"
  /// Written from right to left, in a mirrored layout.
  case rightToLeft = "pseudo-rtl"
  /// Letters with marks above and below: shows lines that are too low.
  case tall = "pseudo-tall"

  /// The pseudo-language that a locale names; nil for a real one.
  public init?(locale: String) { self.init(rawValue: locale.lowercased()) }

  /// A text as it reads in that locale: unchanged in a real language.
  public static func apply(_ locale: String, to text: String) -> String {
    PseudoLanguage(locale: locale)?.apply(text) ?? text
  }

  /// The direction of layout where the language decides it.
  public var direction: LayoutDirection? { self == .rightToLeft ? .rightToLeft : nil }

  /// The text as that language would have it. Format specifiers (`%@`, `%1$d`) and placeholders (`{name}`) stay as
  /// they are, paragraphs stay apart.
  public func apply(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    switch self {
    case .accented: return mapped(text, Self.accents)
    case .tall: return mapped(text, Self.towers)
    case .double: return byParagraph(text) { "\($0) \($0)" }
    case .bounded: return "[" + text + "]"
    // Right-to-left override … pop: every letter runs the other way (UAX 9 §2.2).
    case .rightToLeft: return byParagraph(text) { "\u{202E}\($0)\u{202C}" }
    }
  }

  private func byParagraph(_ text: String, _ change: (Substring) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let newline = rest.firstIndex(where: \.isNewline) {
      if newline > rest.startIndex { result += change(rest[..<newline]) }
      result.append(rest[newline])
      rest = rest[rest.index(after: newline)...]
    }
    return rest.isEmpty ? result : result + change(rest)
  }

  private func mapped(_ text: String, _ table: [Character: Character]) -> String {
    var result = ""
    var index = text.startIndex
    while index < text.endIndex {
      if let end = Self.placeholderEnd(text, at: index) {
        result += text[index..<end]
        index = end
      } else {
        result.append(table[text[index]] ?? text[index])
        index = text.index(after: index)
      }
    }
    return result
  }

  /// The end of a format specifier or placeholder that begins here.
  private static func placeholderEnd(_ text: String, at start: String.Index) -> String.Index? {
    if text[start] == "{" {
      guard let end = text[start...].prefix(64).firstIndex(of: "}") else { return nil }
      return text.index(after: end)
    }
    guard text[start] == "%" else { return nil }
    var index = text.index(after: start)
    let modifiers: Set<Character> = ["#", "-", "+", " ", ".", "$", "l", "h", "q", "z", "L", "*"]
    while index < text.endIndex, text[index].isNumber || modifiers.contains(text[index]) {
      index = text.index(after: index)
    }
    guard index < text.endIndex, "@dDuUxXoOfFeEgGcCsSpaAi%".contains(text[index]) else { return nil }
    return text.index(after: index)
  }

  private static func table(_ plain: String, _ other: String) -> [Character: Character] {
    Dictionary(zip(plain, other), uniquingKeysWith: { first, _ in first })
  }

  private static let accents = table(
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
    "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž")

  private static let towers = table(
    "AaEeIiOoUuYyGgHhLlKkDdTtSsRrNnZz", "ẬậỆệỊịỘộỰựỴỵĢģḤḥḸḹḲḳḌḍṬṭṢṣṜṝṆṇẒẓ")
}
