import AutoLayout
import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// What a rule's badge and line say (issue 2, point 8).
@Suite struct OverlayRuleTests {
  private func words(_ fixture: LayoutFixture, _ overlays: [Overlay] = [.constraints]) -> [String] {
    fixture.overlay(overlays).marks.filter { $0.tone != .derived }.map(\.words)
  }

  private func boxes() -> (LayoutFixture, Int, Int) {
    var fixture = LayoutFixture()
    let one = fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50))
    let two = fixture.add("two", .view, Rect(x: 124, y: 40, width: 100, height: 80))
    return (fixture, one, two)
  }

  @Test func aGapTellsItsConstant() {
    var (fixture, one, two) = boxes()
    fixture.rule(two, .leading, .equal, one, .trailing, plus: 8)
    #expect(words(fixture) == ["8"])
  }

  @Test func anInsetFromTheFarSideReadsAsADistance() {
    var (fixture, _, two) = boxes()
    fixture.rule(two, .trailing, .lessThanOrEqual, 0, plus: -16)
    #expect(words(fixture) == ["≥ 16 (96)"])
  }

  @Test func anOptionalRuleIsDashedAndTellsItsPriority() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, plus: 100, priority: 750)
    let marks = fixture.overlay().marks.filter { $0.tone == .satisfied }
    #expect(marks.map(\.words) == ["100 @750"])
    #expect(marks.map(\.isDashed) == [true])
  }

  @Test func equalSizesShowTheSignOnBoth() {
    var (fixture, one, two) = boxes()
    fixture.rule(one, .width, .equal, two)
    #expect(words(fixture) == ["=", "="])
  }

  @Test func twoSetsOfEqualSizesAreToldApart() {
    var (fixture, one, two) = boxes()
    let three = fixture.add("three", .view, Rect(x: 16, y: 200, width: 60, height: 50))
    let four = fixture.add("four", .view, Rect(x: 124, y: 200, width: 60, height: 80))
    fixture.rule(one, .width, .equal, two)
    fixture.rule(three, .width, .equal, four)
    #expect(words(fixture) == ["= a", "= a", "= b", "= b"])
  }

  @Test func aShareNamesWhatItIsAShareOf() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .height, .equal, 0, times: 0.3)
    #expect(words(fixture) == ["×0.3 root"])
  }

  @Test func aRatioIsToldInWholeNumbers() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, .equal, one, .height, times: 16.0 / 9)
    #expect(words(fixture) == ["16:9"])
  }

  @Test func alignedEdgesAreALineWithoutABadge() {
    var (fixture, one, two) = boxes()
    fixture.rule(two, .top, .equal, one)
    let marks = fixture.overlay().marks.filter { $0.tone == .satisfied }
    #expect(marks.map(\.words) == [""])
    guard case .alignment(let line)? = marks.first?.shape else { return #expect(Bool(false), "no alignment line") }
    #expect(line.at == 40)
    #expect(line.from < 16 && line.to > 224)
  }

  @Test func aBeatenRuleTellsByHowMuch() {
    // behaviours.md §3: v2.height = 400 @499, off by −346.
    var (fixture, one, _) = boxes()
    fixture.rule(one, .height, plus: 400, priority: 499) { $0.status = .beaten(amount: -346, by: []) }
    let mark = fixture.overlay().marks.first { $0.tone == .beaten }
    #expect(mark?.words == "400 @499 off −346")
  }

  @Test func aConflictIsDoubledAndNumbered() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, plus: 320) { $0.status = .broken(2, amount: -220) }
    let mark = fixture.overlay().marks.first { $0.tone == .conflict }
    #expect(mark?.isDoubled == true)
    #expect(mark?.number == 2)
    #expect(mark?.words == "320 off −220")
  }

  @Test func horizontalRulesAloneLeaveVerticalOnesOut() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, plus: 100)
    fixture.rule(one, .height, plus: 50)
    #expect(words(fixture, [.horizontal]) == ["100"])
    #expect(words(fixture, [.vertical]) == ["50"])
  }

  @Test func leadingFollowsTheDirection() {
    var (fixture, one, _) = boxes()
    fixture.layout.views[one].content.direction = .rightToLeft
    let anchor = SolvedConstraint.Anchor(item: .view(one), attribute: .leading)
    #expect(fixture.layout.position(of: anchor) == 116)
  }

  @Test func rulesOfHiddenViewsAreNotDrawn() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, plus: 100)
    fixture.layout.views[one].isHidden = true
    #expect(words(fixture).isEmpty)
  }

  @Test func generatedRulesAreDrawnInConflictsOnly() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, plus: 100) { $0.origin = .hugging(.horizontal) }
    #expect(words(fixture).isEmpty)
    fixture.layout.constraints[0].status = .inConflict(1)
    #expect(words(fixture) == ["100"])
  }

  @Test func sizesThatFollowAreDottedWithTheirValue() {
    var (fixture, one, _) = boxes()
    fixture.rule(one, .width, plus: 100)
    let derived = fixture.overlay([.horizontal]).marks.filter { $0.tone == .derived }
    #expect(derived.map(\.words) == ["100"])
    #expect(derived.first?.measured == [2])
  }

  @Test func warningsAreDrawnAndNotesAreNot() {
    var (fixture, _, _) = boxes()
    let told = Diagnostic.warning("small-target", "'one' is small")
    fixture.layout.findings = [Finding(kind: .smallTarget, severity: .warning, diagnostic: told, views: ["one"])]
    #expect(words(fixture) == ["small target"])
    fixture.layout.findings[0].severity = .note
    #expect(words(fixture).isEmpty)
  }

  @Test func anEdgeOnAMarginSaysSo() {
    var (fixture, one, _) = boxes()
    fixture.layout.views[0].layoutMargins = EdgeInsets(left: 16, right: 16)
    fixture.rule(one, .leading, .equal, 0, .leadingMargin)
    #expect(words(fixture) == ["margin"])
  }

  @Test func viewsBetweenTheSameLinesShareOneDottedSize() {
    var fixture = LayoutFixture()
    fixture.add("one", .view, Rect(x: 20, y: 40, width: 100, height: 50))
    fixture.add("two", .view, Rect(x: 20, y: 120, width: 100, height: 90))
    let derived = fixture.overlay([.horizontal]).marks.filter { $0.tone == .derived }
    #expect(derived.map(\.words) == ["100"])
    #expect(derived.first?.measured == [2])
  }

  @Test func anAlignmentLineLeavesLettersOut() {
    var fixture = LayoutFixture()
    let label = fixture.label("label", "Centred", at: Point(x: 100, y: 100))
    fixture.rule(label, .centerX, .equal, 0) { $0.status = .satisfied }
    fixture.layout.views[label].alignmentRect.origin.x = 160 - fixture.layout.views[label].alignmentRect.width / 2
    let painter = fixture.overlay([.horizontal])
    let crossing = painter.canvas.commands.contains { command in
      guard case .stroke(let path, _, _) = command, path.elements.count == 2,
        case .move(let start) = path.elements[0], case .line(let end) = path.elements[1], start.x == 160, end.x == 160
      else { return false }
      return min(start.y, end.y) < 105 && max(start.y, end.y) > 115
    }
    #expect(!crossing)
  }

  @Test func aMisplacedViewTellsItsDifference() {
    var (fixture, one, _) = boxes()
    fixture.layout.views[one].misplacedFrom = Rect(x: 4, y: 43, width: 100, height: 50)
    let mark = fixture.overlay().marks.first { $0.tone == .warning }
    #expect(mark?.words == "x +12  y −3")
  }

  @Test func anAmbiguousViewTellsItsRange() {
    var (fixture, one, _) = boxes()
    fixture.layout.views[one].ambiguity = [
      AmbiguousRange(attribute: .left, lower: 0, upper: .infinity, value: 16)
    ]
    let mark = fixture.overlay().marks.first { $0.tone == .ambiguity }
    #expect(mark?.words == "x 0…∞")
    #expect(mark?.isDashed == true)
  }

  @Test(arguments: [(1.0, "1:1"), (1.5, "3:2"), (0.75, "3:4"), (1.7777777, "16:9"), (1.23456, "1.235:1")])
  func ratiosInWords(value: Double, expected: String) { #expect(Ratio.words(value) == expected) }
}
