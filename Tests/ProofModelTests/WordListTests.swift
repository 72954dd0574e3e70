import ProofModel
import Testing

/// Lists in a sentence.
struct WordListTests {
  @Test func theLastOfSeveralComesAfterAnd() {
    #expect([String]().listed == "")
    #expect(["a"].listed == "a")
    #expect(["a", "b"].listed == "a and b")
    #expect(["a", "b", "c"].listed == "a, b and c")
  }

  @Test func whatIsBeyondTheFirstIsCounted() {
    #expect([String]().listed(first: 2) == "")
    #expect(["a", "b"].listed(first: 2) == "a, b")
    #expect(["a", "b", "c", "d"].listed(first: 2) == "a, b and 2 more")
  }
}
