import Testing

@testable import Solving

@Suite struct KeyPatternTests {
  @Test(arguments: [
    ("a.b", "a.b", true), ("a.*", "a.b.c", true), ("*.dark", "a.dark", true), ("*.dark", "a.darker", false),
    ("a?c", "abc", true), ("a?c", "ac", false), ("*", "", true), ("", "", true), ("", "a", false),
    ("*a*b*", "xaybz", true), ("*a*b*", "xbya", false), ("a*a", "a", false), ("**", "abc", true),
  ])
  func patternsMeanWholeKeys(_ pattern: String, _ key: String, _ isMeant: Bool) {
    #expect(KeyPattern(pattern).matches(key) == isMeant)
  }

  @Test func manyStarsDoNotTakeForEver() {
    #expect(!KeyPattern(String(repeating: "a*", count: 60) + "b").matches(String(repeating: "a", count: 2_000)))
  }

  @Test func namesOfFilesNeverMeet() {
    let keys = ["a b", "a_b", "a/b", "a_20b", "..", ".a", "_2e.", "é", "a%b", String(repeating: "k", count: 500)]
    let names = keys.map(KeyFileName.escaped)
    #expect(Set(names).count == keys.count)
    for name in names { #expect(!name.hasPrefix(".") && !name.contains("/") && name.utf8.count <= 160, "\(name)") }
    #expect(KeyFileName.escaped("bookcase.iphone-8.landscape") == "bookcase.iphone-8.landscape")
  }
}
