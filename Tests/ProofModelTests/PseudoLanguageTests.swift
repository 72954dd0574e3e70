import Testing

@testable import ProofModel

@Suite struct PseudoLanguageTests {
  @Test(arguments: [
    ("en", "Title:", "Title:"), ("pseudo-double", "Title:", "Title: Title:"), ("pseudo-accented", "Title:", "Ţîţļé:"),
    ("pseudo-bounded", "Title:\nTwo", "[Title:\nTwo]"), ("pseudo-rtl", "Ok", "\u{202E}Ok\u{202C}"),
    ("pseudo-double", "", ""), ("pseudo-bounded", "  ", "  "), ("pseudo-nothing", "a", "a"),
  ])
  func texts(locale: String, text: String, expected: String) {
    #expect(PseudoLanguage.apply(locale, to: text) == expected)
  }

  @Test func tallTextKeepsItsCharacters() {
    let tall = PseudoLanguage.tall.apply("Ab 1")
    #expect(tall.count == 4)
    #expect(tall != "Ab 1")
  }

  @Test func placeholdersOfTheProgramStay() {
    #expect(PseudoLanguage.accented.apply("%1$d of {count}").hasPrefix("%1$d "))
    #expect(PseudoLanguage.accented.apply("%1$d of {count}").hasSuffix(" {count}"))
  }

  @Test func onlyTheMirroredOneTurnsTheLayout() {
    for language in PseudoLanguage.allCases {
      let isMirrored = language == .rightToLeft
      #expect(LayoutDirection(locale: language.rawValue) == (isMirrored ? .rightToLeft : .leftToRight))
      #expect((language.direction == .rightToLeft) == isMirrored)
    }
  }
}
