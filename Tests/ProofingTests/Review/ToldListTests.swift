import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Lists of texts that changed, moved or came: what of it is told.
@Suite struct ToldListTests {
  private static let screen = Drawn.xib(
    Drawn.label("ttl-aa-001", "Title", Drawn.frame(16, 100, 40, 21)),
    constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "ttl-aa-001", constant: 16)
      + Drawn.rule("r2a-aa-001", "top", "top", "iN0-l3-epB", item: "ttl-aa-001", constant: 100))

  private static func list(_ texts: (String, String)...) -> String {
    texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  private func notes(_ before: [String: String], _ after: [String: String]) throws -> [String] {
    try SmallHistory(before, after).review().report.notes.map(\.text)
  }

  /// Of several languages what says something else is told before what is new, and of that a text with words. Seen in ureclub-ios.
  @Test func otherTextsAreNoNewOnes() throws {
    let told = try notes(
      [
        "App/a.xib": Self.screen, "App/en.lproj/Localizable.strings": Self.list(("a", "One"), ("b", "Two")),
        "App/de.lproj/Localizable.strings": Self.list(("a", "Eins"), ("b", "Two"), ("z", "Weg")),
      ],
      [
        "App/en.lproj/Localizable.strings": Self.list(
          ("a", "One"), ("b", "Two"), ("a1", ""), ("c", "Three"), ("d", "Four")),
        "App/de.lproj/Localizable.strings": Self.list(
          ("a", "Eins"), ("b", "Zwei"), ("a1", ""), ("c", "Drei"), ("d", "Vier")),
      ])
    #expect(
      told == [
        "texts of 'App/Localizable.strings', which no file of screens reads, changed in "
          + "de ('Zwei' instead of 'Two'; 'Drei' is new and 2 more; 'Weg' is gone), en ('Three' is new and 2 more)"
      ], "\(told)")
  }

  /// A list that lies elsewhere is the same, but for what else changed in it. Seen in ureclub-ios.
  @Test func aListThatMovedIsTheSame() throws {
    func files(_ folder: String, _ more: [(String, String)]) -> [String: String] {
      [
        "App/\(folder)/en.lproj/Names.strings": Self.list(("a", "One"), ("b", "Two")),
        "App/\(folder)/en.lproj/Words.strings": Self.list(("a", "One"), ("b", "Two"))
          + more.map { Self.list($0) }.joined(),
      ]
    }
    let old = files("Old", [])
    let history = try SmallHistory(old.merging(["App/a.xib": Self.screen]) { $1 }, files("New", [("c", "Three")]))
    for path in old.keys { try FileManager.default.removeItem(at: history.folder.appendingPathComponent(path)) }
    try history.amend()
    let told = try history.review().report.notes.map(\.text)
    #expect(
      told == [
        "texts of 'App/New/Names.strings', which no file of screens reads, were in 'App/Old/Names.strings' and "
          + "say the same",
        "texts of 'App/New/Words.strings', which no file of screens reads, were in 'App/Old/Words.strings' and changed in "
          + "en ('Three' is new)",
      ], "\(told)")
  }

  /// A list of the language that is drawn may leave all pictures as they are. Seen in GoldenWords-iOS.
  @Test func aNewListOfTheDrawnLanguageIsTold() throws {
    let told = try notes(
      ["App/Base.lproj/a.xib": Self.screen],
      ["App/en.lproj/a.strings": Self.list(("ttl-aa-001.text", "Title"))])
    let words = "the list of texts 'App/en.lproj/a.strings' is new: 1 text in en, which pictures are drawn in"
    #expect(told == [words], "\(told)")
  }
}
