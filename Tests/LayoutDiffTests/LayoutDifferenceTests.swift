import AutoLayout
import LayoutDiff
import ProofModel
import Testing

@Suite struct LayoutDifferenceTests {
  @Test func aLayoutIsTheSameAsItself() throws {
    for name in ["bookcase", "controls", "right-to-left", "problems"] {
      for (key, difference) in try Sample(name).differences([]) {
        #expect(difference == LayoutDifference(), "\(name) \(key): \(difference.causes.map(\.sentence))")
      }
    }
  }

  @Test func whatFollowsFromARuleIsCounted() throws {
    let difference = try Sample("bookcase").difference(
      device: "iphone-8",
      [("titleField.top == ratings.bottom + std", "titleField.top == ratings.bottom + 20")])
    #expect(difference.verdict == .layoutChanged)
    #expect(
      difference.causes.map(\.sentence) == [
        "the constant of `titleField.top == ratings.bottom + 20` is 20 instead of 8, so 'notesView' shrank 12 pt in "
          + "height and 6 views moved down 12 pt"
      ])
    #expect(difference.causes.first?.followers == 6)
    #expect(difference.counts.moved == 6)
    #expect(difference.counts.resized == 1)
  }

  @Test func aBarsOtherWordsAreTold() {
    var before = SolvedLayout(environment: Environment(screenSize: Size(width: 10, height: 10)))
    before.barContents.title = "Library"
    var after = before
    after.barContents.title = "Books"
    let difference = LayoutComparison.compare(expected: before, actual: after)
    #expect(difference.verdict == .appearanceOnly)
    #expect(difference.causes.map(\.sentence) == ["the bar's title says “Books” instead of “Library”"])
  }
}
