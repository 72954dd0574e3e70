import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Stack views (facts of `stackview.md`: Apple's documentation, prints of the real one's constraints).
@Suite struct StackTests {
  private func row(
    _ distribution: StackDistribution, _ alignment: StackAlignment = .top, width: Double? = 300, height: Double? = 100,
    spacing: Double = 10, sizes: [[Double?]], axis: Axis = .horizontal, change: (inout StackSettings) -> Void = { _ in }
  ) throws -> TestScreen {
    var screen = TestScreen(400, 400)
    screen.stack("stack", axis: axis, distribution, alignment, spacing: spacing, change: change)
    for (index, size) in sizes.enumerated() { screen.add("v\(index)", .label, in: "stack", size: size, baseline: 15) }
    try screen.rules("stack.leading == root.leading", "stack.top == root.top")
    if let width { try screen.rules("stack.width == \(width)") }
    if let height { try screen.rules("stack.height == \(height)") }
    return screen
  }

  @Test func fillStretchesTheLowestHugging() throws {
    var screen = try row(.fill, sizes: [[50, 20], [60, 20], [70, 20]])
    screen.screen.nodes[3].hugging.horizontal = 240
    let layout = screen.solve()
    #expect(agree(layout.frame("v0"), [0, 0, 50, 20]))
    #expect(agree(layout.frame("v1"), [60, 0, 160, 20]))
    #expect(agree(layout.frame("v2"), [230, 0, 70, 20]))
  }

  @Test func inATieTheFirstViewStretchesAndTheTieIsTold() throws {
    let layout = try row(.fill, sizes: [[50, 20], [60, 20]]).solve()
    #expect(layout.frame("v0")[2] == 230)
    #expect(layout.frame("v1")[2] == 60)
    #expect(layout.findings(.tie).count == 1)
  }

  @Test func inATieTheFirstViewShrinks() throws {
    let layout = try row(.fill, width: 100, sizes: [[50, 20], [60, 20]]).solve()
    #expect(layout.frame("v0")[2] == 30)
    #expect(layout.frame("v1")[2] == 60)
  }

  @Test func ofViewsWithoutContentTheLastTakesTheSlack() throws {
    let layout = try row(.fill, sizes: [[nil, 20], [nil, 20]]).solve()
    #expect(layout.frame("v0")[2] == 0)
    #expect(layout.frame("v1")[2] == 290)
  }

  @Test func fillEquallyMakesAllAsLarge() throws {
    let layout = try row(.fillEqually, sizes: [[50, 20], [60, 20], [70, 20]]).solve()
    for name in ["v0", "v1", "v2"] { #expect(abs(layout.frame(name)[2] - 280 / 3) < 1e-9) }
  }

  /// n · largest + (n − 1) · spacing.
  @Test func fillEquallyAloneIsAsLargeAsTheLargest() throws {
    let layout = try row(.fillEqually, width: nil, sizes: [[50, 20], [60, 20], [70, 20]]).solve()
    #expect(layout.frame("stack")[2] == 230)
  }

  /// 0.5-point agreement of 301 recorded views with: stack · (own / (sum + spacings)), the last absorbing the rest.
  @Test func fillProportionallySharesByNaturalSizes() throws {
    let layout = try row(.fillProportionally, sizes: [[50, 20], [100, 20], [150, 20]]).solve()
    #expect(abs(layout.frame("v0")[2] - 300 * 50 / 320) < 1e-9)
    #expect(abs(layout.frame("v1")[2] - 300 * 100 / 320) < 1e-9)
    #expect(abs(layout.frame("v2")[0] + layout.frame("v2")[2] - 300) < 1e-9)
  }

  @Test func fillProportionallyWithoutNaturalSizesIsEqual() throws {
    let layout = try row(.fillProportionally, sizes: [[nil, 20], [nil, 20]]).solve()
    #expect(layout.frame("v0")[2] == 145 && layout.frame("v1")[2] == 145)
  }

  /// A stack in it counts as high as it fits, with what rules say of its views: a text view of 259 and a button of 30 beside
  /// one of 30. Seen in okta-oidc-ios.
  @Test func fillProportionallyMeasuresNestedStacksByTheirRules() throws {
    var screen = try row(
      .fillProportionally, .fill, width: nil, height: 638, spacing: 0, sizes: [[50, 30]], axis: .vertical)
    screen.stack("inner", in: "stack", axis: .vertical)
    screen.add("text", .textView, in: "inner", size: [nil, nil])
    screen.add("button", .button, in: "inner", size: [50, 30])
    try screen.rules("text.height == 259")
    let layout = screen.solve()
    #expect(abs(layout.frame("inner")[3] - 638 * 289 / 319) < 1e-6, "\(layout.frame("inner"))")
  }

  @Test func equalSpacingMakesTheGapsEqual() throws {
    let layout = try row(.equalSpacing, sizes: [[50, 20], [60, 20], [70, 20]]).solve()
    #expect(agree(layout.frame("v1"), [110, 0, 60, 20]))
    #expect(agree(layout.frame("v2"), [230, 0, 70, 20]))
  }

  @Test func equalSpacingIsNeverLessThanTheSpacing() throws {
    let layout = try row(.equalSpacing, width: nil, sizes: [[50, 20], [60, 20]]).solve()
    #expect(layout.frame("stack")[2] == 120)
  }

  @Test func equalCenteringMakesTheCentresEqual() throws {
    let layout = try row(.equalCentering, sizes: [[40, 20], [20, 20], [60, 20]]).solve()
    let centers = ["v0", "v1", "v2"].map { layout.frame($0)[0] + layout.frame($0)[2] / 2 }
    #expect(abs((centers[1] - centers[0]) - (centers[2] - centers[1])) < 1e-9)
  }

  @Test func customSpacingIsOfItsOwnGap() throws {
    let layout = try row(
      .fill, width: nil, sizes: [[50, 20], [60, 20], [70, 20]], change: { $0.customSpacing = ["v0": 25] }
    ).solve()
    #expect(layout.frame("v1")[0] == 75)
    #expect(layout.frame("v2")[0] == 145)
    #expect(layout.frame("stack")[2] == 215)
  }

  @Test(arguments: [0, 1, 2])
  func hiddenViewsLeaveWithTheirSpacing(_ hidden: Int) throws {
    var screen = try row(.fill, width: nil, sizes: [[50, 20], [60, 20], [70, 20]])
    screen.screen.nodes[2 + hidden].content.isHidden = true
    let layout = screen.solve()
    let widths = [50.0, 60, 70].enumerated().filter { $0.offset != hidden }.map(\.element)
    #expect(layout.frame("stack")[2] == widths.reduce(10, +))
    #expect(layout.frame("v\(hidden)")[2] == 0)
    #expect(layout.findings(.conflict).isEmpty)
  }

  @Test func aHiddenViewLiesInTheMiddleOfTheGap() throws {
    var screen = try row(.fill, width: nil, sizes: [[50, 20], [60, 20], [70, 20]])
    screen.screen.nodes[3].content.isHidden = true
    #expect(screen.solve().frame("v1")[0] == 55)
  }

  @Test func allHiddenIsNothing() throws {
    var screen = try row(.fill, width: nil, height: nil, sizes: [[50, 20], [60, 20]])
    for position in [2, 3] { screen.screen.nodes[position].content.isHidden = true }
    #expect(screen.solve().frame("stack")[2] == 0)
  }

  // MARK: Across

  @Test(arguments: [
    (StackAlignment.fill, [0.0, 100], [0.0, 100]), (.top, [0, 20], [0, 40]), (.bottom, [80, 20], [60, 40]),
    (.center, [40, 20], [30, 40]), (.leading, [0, 20], [0, 40]), (.trailing, [80, 20], [60, 40]),
  ])
  func alignmentsAcrossARow(_ alignment: StackAlignment, _ first: [Double], _ second: [Double]) throws {
    let layout = try row(.fill, alignment, width: nil, sizes: [[50, 20], [60, 40]]).solve()
    #expect(Array(layout.frame("v0")[1...].enumerated().filter { $0.offset != 1 }.map(\.element)) == first)
    #expect(Array(layout.frame("v1")[1...].enumerated().filter { $0.offset != 1 }.map(\.element)) == second)
  }

  @Test(arguments: [StackAlignment.top, .bottom, .center, .fill])
  func aRowIsAsHighAsItsHighestView(_ alignment: StackAlignment) throws {
    let layout = try row(.fill, alignment, width: nil, height: nil, sizes: [[50, 20], [60, 40]]).solve()
    #expect(layout.frame("stack")[3] == 40)
    #expect(layout.findings(.ambiguity).isEmpty)
  }

  @Test func baselinesInARow() throws {
    var screen = try row(.fill, .firstBaseline, width: nil, height: nil, sizes: [[50, 20], [60, 40]])
    screen.screen.nodes[3].firstBaseline = 30
    screen.screen.nodes[3].lastBaseline = 30
    let layout = screen.solve()
    #expect(layout.frame("v0")[1] == 15)
    #expect(layout.frame("v1")[1] == 0)
    #expect(layout.frame("stack")[3] == 40)
  }

  @Test func marginsRelative() throws {
    let layout = try row(
      .fill, .fill, width: nil, height: nil, sizes: [[50, 20]], change: { $0.isMarginsRelative = true }
    ).solve()
    #expect(agree(layout.frame("v0"), [8, 8, 50, 20]))
    #expect(agree(layout.frame("stack"), [0, 0, 66, 36]))
  }

  @Test func baselineRelativeColumns() throws {
    let layout = try row(
      .fill, .leading, width: nil, height: nil, spacing: 30, sizes: [[50, 20], [60, 20]], axis: .vertical,
      change: { $0.isBaselineRelative = true }
    ).solve()
    #expect(layout.frame("v1")[1] == 30)
  }

  @Test func theStacksOwnBaselines() throws {
    var screen = try row(.fill, .leading, width: nil, height: nil, sizes: [[50, 20], [60, 20]], axis: .vertical)
    screen.add("first", .label, size: [30, 20], baseline: 15)
    screen.add("last", .label, size: [30, 20], baseline: 15)
    try screen.rules(
      "first.firstBaseline == stack.firstBaseline", "last.lastBaseline == stack.lastBaseline",
      "(first, last).leading == root.leading")
    let layout = screen.solve()
    #expect(layout.frame("first")[1] == 0)
    #expect(layout.frame("last")[1] == 30)
  }

  @Test func rightToLeftRunsFromTheRight() throws {
    var screen = TestScreen(400, 400, direction: .rightToLeft)
    screen.stack("stack", axis: .horizontal, spacing: 10)
    screen.add("a", .label, in: "stack", size: [50, 20])
    screen.add("b", .label, in: "stack", size: [60, 20])
    try screen.rules("stack.leading == root.leading", "stack.top == root.top")
    let layout = screen.solve()
    #expect(agree(layout.frame("stack"), [280, 0, 120, 20]))
    #expect(agree(layout.frame("a"), [70, 0, 50, 20]))
    #expect(agree(layout.frame("b"), [0, 0, 60, 20]))
  }

  @Test func aFixedChildInAFixedStackIsAConflictThatNamesTheStack() throws {
    var screen = try row(.fill, sizes: [[50, 20], [60, 20]])
    try screen.rules("v0.width == 100", "v1.width == 100")
    let layout = screen.solve()
    let conflict = try #require(layout.findings(.conflict).first)
    #expect(conflict.diagnostic.notes.contains { $0.message.contains("the stack's") })
    #expect(conflict.broken.map { layout.constraints[$0].text } == "v1.width == 100")
  }

  @Test func onTheCanvasAViewWithoutContentHasItsDrawnSize() throws {
    var screen = try row(.fill, .center, width: nil, height: 300, sizes: [[50, 20]], axis: .vertical)
    screen.add("picture", .image, in: "stack", frame: [0, 0, 120, 80])
    try screen.rules("stack.width == 200")
    #expect(screen.solve().frame("picture")[2] == 0)
    screen.screen.isOnCanvas = true
    #expect(screen.solve().frame("picture")[2] == 120)
  }

  /// A recorded canvas has rules between hidden arranged views, and no conflict.
  @Test func rulesBetweenHiddenViewsAreNoConflict() throws {
    var screen = try row(.fill, width: nil, sizes: [[50, 20], [60, 20], [70, 20]])
    for position in [3, 4] { screen.screen.nodes[position].content.isHidden = true }
    try screen.rules("v2.leading == v1.trailing + 24")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).isEmpty)
    #expect(layout.frame("stack")[2] == 50)
  }
}
