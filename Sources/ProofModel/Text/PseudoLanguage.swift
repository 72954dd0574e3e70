/// Languages that nobody speaks, which show before any translation where a screen has no room.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Every text twice, with a space between: what a long language may need.
  case double = "pseudo-double"
  /// Latin letters with marks: untranslated texts stand out, and so do cut-off marks.
  case accented = "pseudo-accented"
  /// Between brackets: a missing bracket is a truncated text.
  case bounded = "pseudo-bounded"
  /// Forced right to left; the layout is mirrored with it.
  case rightToLeft = "pseudo-rtl"
  /// With marks stacked above and below: lines that are too low cut them off.
  case tall = "pseudo-tall"

  /// The pseudo-language that a locale names; nil for a real one.
  public init?(locale: String) { self.init(rawValue: locale.lowercased()) }

  /// A text as it reads in that locale: unchanged in a real language. Line breaks and blank texts are kept.
  public static func apply(_ locale: String, to text: String) -> String {
    guard let language = PseudoLanguage(locale: locale) else { return text }
    return language.apply(to: text)
  }

  /// A text in this language, line by line.
  public func apply(to text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.allSatisfy(\.isWhitespace) ? String(line) : transformed(String(line))
    }.joined(separator: "\n")
  }

  private func transformed(_ line: String) -> String {
    switch self {
    case .double: return "\(line) \(line)"
    case .accented: return Self.mapped(line) { Self.accents[$0] ?? String($0) }
    case .bounded: return "[\(line)]"
    // An override between marks: the letters themselves run from right to left, digits too.
    case .rightToLeft: return "\u{202E}\(line)\u{202C}"
    case .tall:
      return Self.mapped(line) { character in
        character.isLetter ? "\(character)\u{0302}\u{0301}\u{0323}" : String(character)
      }
    }
  }

  private static func mapped(_ line: String, _ transform: (Character) -> String) -> String {
    var result = ""
    for character in line { result += transform(character) }
    return result
  }

  private static let accents: [Character: String] = {
    let plain = "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ"
    let marked = "åÅƀɃçÇđĐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞɋɊŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked.map { String($0) }))
  }()
}
