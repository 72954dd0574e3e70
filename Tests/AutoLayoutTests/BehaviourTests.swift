import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// What the sources say layouts must do, with their numbers (`behaviours.md`, by section).
@Suite struct BehaviourTests {
  // MARK: 1 Proportional

  @Test func aFullWidthReferenceScalesEverything() throws {
    for (width, factor) in [(375.0, 1.171875), (414, 1.29375)] {
      var screen = TestScreen(width, 700)
      screen.add("square", frame: [0, 0, 320, 320]) {
        $0.proportional = ProportionalSettings(reference: Size(width: 320, height: 320), mode: .width)
      }
      screen.add("inner", in: "square", frame: [32, 64, 160, 80])
      let layout = screen.solve()
      #expect(agree(layout.frame("square"), [0, 0, width, width]))
      #expect(agree(layout.frame("inner"), [32, 64, 160, 80].map { $0 * factor }))
    }
  }

  @Test func lowerPrioritiesOfAspectFitGiveTheSame() throws {
    for priority in ["750", "999", "1"] {
      var screen = TestScreen(320, 568)
      screen.add("square")
      try screen.rules(
        "aspect square 1:1", "square centers in root", "square.size <= root.size",
        "square.size == root.size @\(priority)")
      #expect(agree(screen.solve().frame("square"), [0, 124, 320, 320]))
    }
  }

  // MARK: 2 Percent margins

  @Test(arguments: [
    ([375.0, 667, 375, 667], 37.5, 66.7, 33.35), ([667, 375, 667, 375], 66.7, 37.5, 18.75),
    ([320, 1024, 1024, 1366], 102.4, 136.6, 68.3),
  ])
  func percentMarginsAreOfTheWholeScreen(_ sizes: [Double], _ leading: Double, _ top: Double, _ gap: Double) throws {
    var screen = TestScreen(sizes[0], sizes[1])
    screen.screen.environment.screenSize = Size(width: sizes[2], height: sizes[3])
    screen.add("a", size: [50, 50])
    screen.add("b", size: [50, 50])
    try screen.rules(
      "a.leading == root.leading + 10% screen", "a.top == root.top + 10% screen", "b.top == a.bottom + 5% screen",
      "b.leading == a.leading")
    let layout = screen.solve()
    #expect(agree(layout.frame("a"), [leading, top, 50, 50]))
    #expect(agree(layout.frame("b"), [leading, top + 50 + gap, 50, 50]))
  }

  @Test func aSpacerGivesTheWindowsShareInstead() throws {
    var screen = TestScreen(320, 1024)
    screen.screen.environment.screenSize = Size(width: 1024, height: 1366)
    screen.add("spacer")
    screen.add("a", size: [50, 50])
    try screen.rules(
      "spacer.leading == root.leading", "spacer.width == 10% root.width", "spacer.top == root.top",
      "spacer.height == 1",
      "a.leading == spacer.trailing", "a.top == root.top")
    #expect(agree(screen.solve().frame("a"), [32, 0, 50, 50]))
  }

  @Test func theItemsOrderDecidesTheSide() throws {
    var screen = TestScreen(400, 400)
    for name in ["inset", "outset", "upper", "lower"] { screen.add(name, size: [50, 50]) }
    try screen.rules(
      "root.trailing == inset.trailing + 10% screen", "outset.trailing == root.trailing + 10% screen",
      "(inset, outset, upper).top == root.top", "(upper, lower).leading == root.leading",
      "upper.bottom == lower.top + 5% screen")
    let layout = screen.solve()
    #expect(layout.frame("inset")[0] == 310)
    #expect(layout.frame("outset")[0] == 390)
    #expect(layout.findings(.outsideScreen).map(\.views) == [["outset"]])
    #expect(layout.findings(.overlap).map(\.views) == [["upper", "lower"]])
  }

  // MARK: 3 The small DSL

  private func closingExample(_ low: Int, _ baseline: Double = 16) throws -> TestScreen {
    var screen = TestScreen(320, 568)
    screen.add("v1")
    screen.add("v2")
    screen.add("l1", .label, size: [55.5, 20.5], baseline: 16)
    screen.add("l2", .label, size: [58, 20.5], baseline: baseline)
    try screen.rules(
      "v1 inside root: Inset(120, top), Inset(60, left)", "width v1 == 44", "height v1 == 44", "v2 below v1 8",
      "v2.left == v1.left + 5", "width v2 == v1 + 20", "height v2 == v1 + 10 @500", "height v2 == 400 @\(low)",
      "l1 below v2 40", "l1.left == v1.left", "l2 after l1 15", "align (l1, l2) lastBaseline")
    return screen
  }

  @Test func oneRuleIsBeatenAndByHowMuch() throws {
    let layout = try closingExample(499).solve()
    let beaten = layout.constraints.filter { if case .beaten = $0.status { $0.origin == .authored } else { false } }
    #expect(beaten.map(\.text) == ["v2.height == 400 @499"])
    guard case .beaten(let amount, let causes)? = beaten.first?.status else { return }
    #expect(abs(amount + 346) < 1e-6)
    #expect(causes.map { layout.constraints[$0].text }.contains("v2.height == v1.height + 10 @500"))
    #expect(layout.findings(.tie).isEmpty)
  }

  @Test func aHigherPriorityWinsWhole() throws {
    #expect(try closingExample(501).solve().frame("v2")[3] == 400)
  }

  @Test func atEqualPrioritiesTheFirstInTheFileIsTakenAndTheTieTold() throws {
    let layout = try closingExample(500).solve()
    #expect(layout.frame("v2")[3] == 54)
    let tie = try #require(layout.findings(.tie).first)
    #expect(
      tie.constraints.map { layout.constraints[$0].text } == [
        "v2.height == v1.height + 10 @500", "v2.height == 400 @500",
      ])
  }

  @Test func baselinesAlignAcrossFonts() throws {
    #expect(abs(try closingExample(499, 32.5).solve().frame("l2")[1] - 249.5) < 1e-9)
  }

  @Test func aThousandWeakerRulesNeverOutvoteOne() throws {
    var screen = TestScreen(320, 568)
    screen.add("a", size: [nil, 20])
    try screen.rules("a.leading == root.leading", "a.top == root.top", "a.width == 100 @500")
    for _ in 0..<1000 { try screen.rules("a.width == 200 @499") }
    #expect(screen.solve().frame("a")[2] == 100)
  }

  @Test func insetsOnOppositeEdgesAreSprings() throws {
    var screen = TestScreen(320, 568)
    screen.add("a", size: [nil, 20])
    try screen.rules("a inside root: Inset(10, left), Inset(20, right), Inset(0, top)")
    #expect(agree(screen.solve().frame("a"), [10, 0, 290, 20]))
  }

  @Test func trailingInsetsAreNotNegated() throws {
    var screen = TestScreen(320, 568)
    screen.add("a", size: [100, 20])
    try screen.rules("a inside root: Inset(10, trailing), Inset(0, top)")
    #expect(screen.solve().frame("a")[0] == 230)
  }

  // MARK: 5 The add-a-book screen on the way

  @Test func oneRuleAloneLeavesAPositionOpen() throws {
    var screen = TestScreen(375, 667, safeArea: EdgeInsets(top: 20))
    screen.add("cover", .image, size: [450, 413])
    try screen.rules("cover.leading == safe.leading + 16")
    let layout = screen.solve()
    #expect(layout.findings(.ambiguity).map(\.diagnostic.message) == ["'cover' needs a y position"])
    let range = try #require(layout.views[1].ambiguity.first)
    #expect(range.attribute == .top && range.lower == -.infinity && range.upper == .infinity)
    try screen.rules("cover.trailing == safe.trailing - 16", "cover.top == safe.top")
    let pinned = screen.solve()
    #expect(agree(pinned.frame("cover"), [16, 20, 343, 413]))
    #expect(pinned.findings(.ambiguity).isEmpty)
  }

  @Test func twoStackedFieldsPinnedOnFourSidesAreSevenRules() throws {
    var screen = TestScreen(375, 667)
    screen.add("titleField", .textField, size: [25, 30], frame: [80, 100, 279, 30])
    screen.add("authorField", .textField, size: [25, 30], frame: [80, 150, 279, 30])
    try screen.rules("pin (titleField, authorField): top std, bottom std, leading std, trailing 16")
    var sink = DiagnosticSink()
    let layout = screen.solve(&sink)
    #expect(layout.constraints.filter { $0.origin == .authored }.count == 7)
    #expect(sink.diagnostics.filter { $0.id == "rule-already-there" }.count == 1)
  }

  @Test func equalWidthsOfThreeAreTwoRules() throws {
    var screen = TestScreen(375, 667)
    for name in ["a", "b", "c"] { screen.add(name, .label, size: [40, 20]) }
    try screen.rules("equal widths (a, b, c)")
    #expect(screen.solve().constraints.filter { $0.origin == .authored }.count == 2)
    try screen.rules("(a, b, c).leading == root.leading + 16")
    #expect(screen.solve().constraints.filter { $0.origin == .authored }.count == 5)
  }

  @Test func fieldsShrinkToTheirEmptyWidthWhileLabelsAreFree() throws {
    var screen = TestScreen(375, 667)
    screen.add("label", .label, size: [38, 20.5], baseline: 16)
    screen.add("field", .textField, size: [25, 30], baseline: 19.5)
    try screen.rules(
      "field.trailing == root.trailing - 16", "field.top == root.top + 100", "field.leading == label.trailing + std",
      "label.lastBaseline == field.lastBaseline")
    let layout = screen.solve()
    #expect(agree(layout.frame("field"), [334, 100, 25, 30]))
    #expect(agree(layout.frame("label"), [288, 103.5, 38, 20.5]))
    try screen.rules("label.leading == root.leading + 16")
    #expect(agree(screen.solve().frame("field"), [62, 100, 297, 30]))
  }

  @Test func aTextViewHasNoBaseline() throws {
    var screen = TestScreen(375, 667)
    screen.add("label", .label, size: [38, 20.5], baseline: 16)
    screen.add("notes", .textView, size: [100, 100])
    try screen.rules(
      "align (notes, label) firstBaseline", "notes.leading == root.leading", "notes.top == root.top",
      "label.leading == root.leading")
    #expect(screen.problems().contains { $0.id == "no-baseline" && $0.hint == "align tops: label.top == notes.top" })
  }

  @Test func edgesSnapToThePixelsOfTheDevice() throws {
    var screen = try BookcaseTests.textScreen(375, 667, EdgeInsets(top: 20))
    var cover = try #require(screen.solve().views.first { $0.content.id == "cover" })
    #expect(cover.pixelFrame == Rect(x: 16, y: 20, width: 343, height: 200))
    screen.screen.environment.scale = 3
    cover = try #require(screen.solve().views.first { $0.content.id == "cover" })
    #expect(abs(cover.pixelFrame.height - 200) < 1e-9)
    #expect(abs(cover.frame.height - 200.1) < 1e-9)
  }

  // MARK: 7 Two labels

  @Test(arguments: [320.0, 180, 100, 70])
  func equalPrioritiesTie(_ width: Double) throws {
    var screen = TestScreen(width, 100)
    screen.add("a", .label, size: [60, 20.5])
    screen.add("b", .label, size: [120, 20.5], hug: [251, 250])
    try screen.rules(
      "a.leading == root.leading + 8", "b.leading == a.trailing + 8", "b.trailing == root.trailing - 8",
      "(a, b).top == root.top")
    let tie = try #require(screen.solve().findings(.tie).first)
    #expect(tie.diagnostic.id == "content-priority-ambiguity")
    #expect(tie.diagnostic.hint == (width == 320 ? "b: { hug: { h: 252 } }" : "b: { compress: { h: 749 } }"))
  }

  @Test func differentPrioritiesDoNotTie() throws {
    var screen = TestScreen(180, 100)
    screen.add("a", .label, size: [60, 20.5])
    screen.add("b", .label, size: [120, 20.5], compress: [749, 750])
    try screen.rules(
      "a.leading == root.leading + 8", "b.leading == a.trailing + 8", "b.trailing == root.trailing - 8",
      "(a, b).top == root.top")
    #expect(screen.solve().findings(.tie).isEmpty)
  }
}
