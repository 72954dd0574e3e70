import AutoLayout
import ProofModel
import Resolving
import Testing

@testable import LayoutDiff

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

  @Test func otherLayersAreToldInAFewWords() {
    var before = SolvedLayout(environment: Environment(screenSize: Size(width: 10, height: 10)))
    before.views = [
      SolvedView(content: ResolvedView(id: "card", name: "card", kind: .view), parent: nil, depth: 0, path: "card")
    ]
    var after = before
    after.views[0].content.layers = LayerLook()
    after.views[0].content.layers?.shadow = LayerShadow(color: .black, offset: .zero, radius: 4)
    #expect(
      LayoutComparison.compare(expected: before, actual: after).causes.map(\.sentence) == [
        "layers of 'root' is a shadow instead of none"
      ])
    var other = after
    other.views[0].content.layers?.shadow?.radius = 5
    #expect(
      LayoutComparison.compare(expected: after, actual: other).causes.map(\.sentence) == [
        "layers of 'root' is a shadow of another look instead of a shadow"
      ])
  }

  @Test func aViewThatRulesPlaceIsNoNewOne() {
    var placed = Change(.frameChanged, .view(path: "box", id: "b1"), "'Box' is placed by rules instead of its mask")
    placed.isInput = true
    var new = Change(.appeared, .view(path: "new", id: "n1"), "'New' is new")
    new.isInput = true
    var difference = LayoutDifference()
    difference.changes = [placed, new]
    #expect(difference.givenViews == ["b1 frame-changed frame", "n1"])
  }

  /// Where a screen's view ends at bars on one side alone, it is compared with what is around it. Seen in streats.
  @Test func whatAScreensViewIsComparedWithTellsNothingOfIt() {
    var ground = Change(.colorChanged, .view(path: "root", id: "v1"), "background of 'root' is #FFFFFF instead of none")
    var gone = Change(.went, .view(path: "View", id: "v1"), "'View' is gone")
    (ground.isInput, gone.isInput) = (true, true)
    var difference = LayoutDifference()
    difference.changes = [ground, gone]
    #expect(difference.givenViews == [])
    difference.changes = [ground]
    #expect(difference.givenViews == ["v1 color-changed background"])
  }
}
