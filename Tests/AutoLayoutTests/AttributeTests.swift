import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Attributes, margins, guides and spaces.
@Suite struct AttributeTests {
  @Test func multipliedPlacesLieInTheNearestCommonAncestor() throws {
    var screen = TestScreen(400, 400)
    screen.add("box")
    screen.add("a", in: "box", size: [10, 10])
    try screen.rules(
      "box.left == root.left + 100", "box.top == root.top + 50", "box.width == 200", "box.height == 100",
      "a.left == 0.25 * box.right", "a.top == 0.5 * box.bottom")
    #expect(agree(screen.solve().frame("a"), [50, 50, 10, 10]))
  }

  @Test func multipliedPlacesOfInterfaceBuilderLieInTheOwnersSpace() throws {
    var screen = TestScreen(400, 400)
    screen.add("box")
    screen.add("a", in: "box", size: [10, 10])
    screen.add("b", in: "box", size: [10, 10])
    try screen.rules(
      "box.left == root.left + 100", "box.top == root.top", "box.width == 200", "box.height == 100",
      "(a, b).top == box.top", "b.left == box.left + 20")
    let rule = Rule(
      text: "",
      form: .attributes(AttributeConstraint(first: .view("a"), .left, second: .view("b"), .left, multiplier: 2)),
      owner: "root")
    screen.screen.rules.append(ActiveRule(rule: rule, group: "g", index: 0))
    // In the root's space b lies at 120, so a lies at 240: 140 in the box.
    #expect(screen.solve().frame("a")[0] == 140)
  }

  @Test func constraintsSpeakOfAlignmentRects() throws {
    var screen = TestScreen(400, 400)
    screen.add("slider", .slider, size: [nil, 30]) { $0.alignmentInsets = EdgeInsets(left: 2, bottom: 1, right: 2) }
    try screen.rules(
      "slider.leading == root.leading + 16", "slider.trailing == root.trailing - 16", "slider.top == root.top + 10")
    #expect(agree(screen.solve().frame("slider"), [14, 10, 372, 31]))
  }

  @Test func childrenLieInTheFrameNotInTheAlignmentRect() throws {
    var screen = TestScreen(400, 400)
    screen.add("box") { $0.alignmentInsets = EdgeInsets(top: 4, left: 6, bottom: 7, right: 6) }
    screen.add("a", in: "box", size: [10, 10])
    try screen.rules(
      "box.leading == root.leading + 20", "box.top == root.top + 20", "box.width == 100", "box.height == 50",
      "a.leading == box.leading", "a.bottom == box.bottom")
    let layout = screen.solve()
    #expect(agree(layout.frame("box"), [14, 16, 112, 61]))
    #expect(agree(layout.frame("a"), [6, 44, 10, 10]))
  }

  @Test func marginsAreEightInside() throws {
    var screen = TestScreen(400, 400)
    screen.add("box")
    screen.add("a", in: "box", size: [10, 10])
    try screen.rules(
      "box.edges == root.edges + 100", "a.leading == box.leadingMargin", "a.top == box.topMargin")
    #expect(agree(screen.solve().frame("a"), [8, 8, 10, 10]))
  }

  @Test func edgesAreInsets() throws {
    var screen = TestScreen(400, 300)
    screen.add("a")
    try screen.rules("a.edges == root.edges + 20")
    #expect(agree(screen.solve().frame("a"), [20, 20, 360, 260]))
  }

  @Test func nestedSafeAreasAreWhatTheSuperviewsCovers() throws {
    var screen = TestScreen(400, 400, safeArea: EdgeInsets(top: 44, bottom: 34))
    screen.add("box")
    screen.add("a", in: "box", size: [10, 10])
    let guide = ItemReference(.guide(.safe, of: "box"))
    try screen.rules(
      "box.leading == root.leading", "box.width == 100", "box.top == root.top + 20", "box.bottom == root.bottom",
      "a.leading == box.leading")
    let rule = Rule(text: "", form: .attributes(AttributeConstraint(first: .view("a"), .top, second: guide, .top)))
    screen.screen.rules.append(ActiveRule(rule: rule, group: "g", index: 0))
    let layout = screen.solve()
    #expect(layout.frame("a")[1] == 24)
    #expect(layout.views[1].safeAreaInsets == EdgeInsets(top: 24, bottom: 34))
    #expect(layout.views[1].layoutMargins == EdgeInsets(top: 32, left: 8, bottom: 42, right: 8))
  }

  @Test func superviewsMarginsArePreserved() throws {
    var screen = TestScreen(400, 400, margin: 20)
    screen.add("box") { $0.preservesSuperviewMargins = true }
    screen.add("a", in: "box", size: [10, 10])
    try screen.rules(
      "box.leading == root.leading + 5", "box.top == root.top", "box.width == 200", "box.height == 100",
      "a.leading == box.leadingMargin", "a.top == box.top")
    #expect(screen.solve().frame("a")[0] == 15)
  }

  // Recorded in roots of CovPass (8 and 52 up to Xcode 13, 8 and 48 from 14), AltStore (42 below) and dashwallet-ios (16 for 15).
  @Test(arguments: [(15, 52.0, 42.0), (16, 44, 34)])
  func aRootPreservesTheWindowsMargins(_ major: Int, _ top: Double, _ bottom: Double) throws {
    var screen = TestScreen(400, 400, safeArea: EdgeInsets(top: 44, bottom: 34), margin: 20)
    screen.screen.environment.era = Era(.ios, major)
    screen.screen.nodes[0].margins = EdgeInsets(right: 30)
    screen.screen.nodes[0].preservesSuperviewMargins = true
    screen.add("a")
    try screen.rules("a.edges == margins.edges")
    #expect(screen.solve().frame("a") == [20, top, 350, 400 - top - bottom])
  }

  @Test func theReadableGuideIsCentred() throws {
    var screen = TestScreen(1024, 768, margin: 20)
    screen.add("a")
    try screen.rules("a.horizontalEdges == readable.horizontalEdges", "a.top == root.top", "a.height == 10")
    #expect(agree(screen.solve().frame("a"), [176, 0, 672, 10]))
  }

  @Test func theKeyboardGuideLiesOnTheSafeAreasBottom() throws {
    var screen = TestScreen(400, 400, safeArea: EdgeInsets(bottom: 34))
    screen.add("a", size: [10, 10])
    try screen.rules("a.bottom == keyboard.top", "a.leading == root.leading")
    #expect(screen.solve().frame("a")[1] == 356)
  }

  @Test func customGuidesTakePart() throws {
    var screen = TestScreen(400, 400)
    screen.add("gap", .guide)
    screen.add("a", size: [10, 10])
    try screen.rules("gap.leading == root.leading", "gap.width == 30", "a.leading == gap.trailing", "a.top == root.top")
    let layout = screen.solve()
    #expect(layout.frame("a")[0] == 30)
    #expect(layout.findings(.ambiguity).isEmpty)
  }

  @Test func standardGapsBySides() throws {
    var screen = TestScreen(400, 400, safeArea: EdgeInsets(left: 44), margin: 20)
    for name in ["a", "b", "c"] { screen.add(name, size: [10, 10]) }
    try screen.rules(
      "a.leading == root.leading + std", "b.leading == a.trailing + std", "c.leading == safe.leading + std",
      "(a, b, c).top == root.top")
    let layout = screen.solve()
    #expect(layout.frame("a")[0] == 64)
    #expect(layout.frame("b")[0] == 82)
    #expect(layout.frame("c")[0] == 52)
  }

  @Test func onTheMacTheGapToTheSuperviewIsTwenty() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.add("a", size: [10, 10])
    screen.add("b", size: [10, 10])
    try screen.rules("a.leading == root.leading + std", "b.leading == a.trailing + std", "(a, b).top == root.top + std")
    let layout = screen.solve()
    #expect(layout.frame("a")[0] == 20 && layout.frame("a")[1] == 20)
    #expect(layout.frame("b")[0] == 38)
  }

  @Test func chainsAndGroups() throws {
    var screen = TestScreen(400, 400)
    for name in ["a", "b", "c"] { screen.add(name, size: [10, 10]) }
    try screen.rules(
      "a.width == b.width == c.width @750", "(a, b).top == (b, c).top", "(a, b, c).leading == root.leading")
    let texts = screen.solve().constraints.filter { $0.origin == .authored }.map(\.text)
    #expect(
      texts.prefix(4) == ["a.width == b.width @750", "b.width == c.width @750", "a.top == b.top", "b.top == c.top"])
  }

  @Test func textsWrapAtTheWidthTheyGet() throws {
    var screen = TestScreen(200, 400)
    screen.add("label", .label) {
      $0.content.text = TextContent(
        runs: [TextRun(text: String(repeating: "x", count: 50), font: FontDescriptor())], numberOfLines: 0)
    }
    screen.add("below", size: [10, 10])
    try screen.rules(
      "label.leading == root.leading + 20", "label.trailing == root.trailing - 20", "label.top == root.top",
      "below.top == label.bottom + 8", "below.leading == root.leading")
    let layout = screen.solve()
    // 160 points hold 20 characters of 8: three lines.
    #expect(layout.frame("label")[3] == 60)
    #expect(layout.frame("below")[1] == 68)
    #expect(layout.findings(.clippedText).isEmpty)
  }

  @Test func idsAreStableAndNumberedAmongEquals() throws {
    var screen = TestScreen(400, 400)
    screen.add("a", size: [10, 10])
    try screen.rules("a.leading == root.leading + 8", "a.leading - 8 == root.leading", "a.top == root.top")
    try screen.rule("a.width >= 5", id: "wide")
    let ids = screen.solve().constraints.filter { $0.origin == .authored }.map(\.id)
    #expect(
      ids == [
        "rules/a.leading == root.leading + 8", "rules/a.leading == root.leading + 8#2", "rules/a.top == root.top",
        "wide",
      ])
  }

  @Test func aBoxGivenForTwoLinesHasTheLastBaselineAtItsEnd() throws {
    var screen = TestScreen(400, 400)
    screen.add("label", .label, size: [100, 40]) {
      $0.content.text = TextContent(runs: [TextRun(text: "two lines", font: FontDescriptor())], numberOfLines: 0)
    }
    screen.add("below", size: [10, 10])
    try screen.rules(
      "label.leading == root.leading", "label.top == root.top", "below.top == label.lastBaseline",
      "below.leading == label.leading")
    #expect(screen.solve().frame("below")[1] == 36)
  }

  @Test func whatScrollsHasNoSafeArea() throws {
    var screen = TestScreen(400, 400, safeArea: EdgeInsets(top: 44))
    screen.add("table", .table)
    screen.add("cell", .tableCell, in: "table", size: [nil, 44])
    try screen.rules("table.edges == root.edges")
    #expect(screen.solve().views[2].safeAreaInsets == .zero)
  }
}
