import Testing

@testable import ProofModel

@Suite struct PseudoLanguageTests {
  @Test(arguments: [
    ("en", "Title:", "Title:"), ("pseudo-double", "Title:", "Title: Title:"), ("pseudo-accented", "Title:", "Ţîţļé:"),
    ("pseudo-bounded", "Title:\nTwo", "[Title:]\n[Two]"), ("pseudo-rtl", "Ok", "\u{202E}Ok\u{202C}"),
    ("pseudo-double", "", ""), ("pseudo-bounded", "  ", "  "), ("pseudo-nothing", "a", "a"),
  ])
  func texts(locale: String, text: String, expected: String) {
    #expect(PseudoLanguage.apply(locale, to: text) == expected)
  }

  @Test func tallTextKeepsItsCharacters() {
    let tall = PseudoLanguage.tall.apply(to: "Ab 1")
    #expect(tall.count == 4)
    #expect(tall.unicodeScalars.count == 4 + 2 * 3)
  }

  @Test func onlyTheMirroredOneTurnsTheLayout() {
    for language in PseudoLanguage.allCases {
      #expect(LayoutDirection(locale: language.rawValue) == (language == .rightToLeft ? .rightToLeft : .leftToRight))
    }
  }
}
