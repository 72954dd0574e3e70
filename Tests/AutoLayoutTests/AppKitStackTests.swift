import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// AppKit's stacks where they differ from UIKit's, and what a Mac's canvas recorded; each names where it is known from.
@Suite struct AppKitStackTests {
  private func column(_ rules: String..., change: (inout StackSettings) -> Void = { _ in }) throws -> SolvedLayout {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .vertical, .fill, .leading, spacing: 8, change: change)
    for (id, width) in [("a", 100.0), ("b", 60), ("c", 80)] { screen.add(id, .button, in: "stack", size: [width, 20]) }
    try screen.rules("stack.leading == root.leading", "stack.top == root.top")
    for rule in rules { try screen.rules(rule) }
    return screen.solve()
  }

  /// Files of HandBrake, MacPass, DuckDuckGo, Hidden Bar and ProtonVPN: a check box 16 or 20 inside its column by a rule
  /// takes no other along, and nothing is in conflict.
  @Test func aRuleTakesOneViewOffTheEdge() throws {
    let layout = try column("b.leading == c.leading + 16")
    #expect(layout.findings(.conflict).isEmpty)
    #expect(["a", "b", "c"].map { layout.frame($0)[0] } == [0, 16, 0])
    #expect(layout.frame("stack")[2] == 100)
  }

  /// Hidden Bar: in a row aligned at its top two views of 16 and 20 are centred by rules, and none gives way.
  @Test func centredViewsOfARowKeepTheirHeights() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .horizontal, .fill, .top, spacing: 8)
    screen.add("check", .button, in: "stack", size: [100, 16], hug: [250, 750])
    screen.add("help", .button, in: "stack", size: [20, 20], hug: [250, 750])
    try screen.rules(
      "stack.leading == root.leading", "stack.top == root.top", "check.centerY == stack.centerY",
      "help.centerY == stack.centerY")
    let layout = screen.solve()
    #expect(["check", "help"].map { layout.frame($0)[3] } == [16, 20])
    #expect(layout.frame("check")[1] == 2)
  }

  /// timer-macOS: a label of 29 between its top and fields' first baseline by its last one is 31 high.
  @Test func aLabelIsStretchedByItsLastBaseline() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    let text = TextContent(runs: [TextRun(text: "Done", font: FontDescriptor(size: 13))], numberOfLines: 1)
    screen.add("box", size: [40, 40])
    screen.add("label", .label) { $0.content.text = text }
    try screen.rules(
      "box.leading == root.leading", "box.top == root.top", "label.leading == box.trailing",
      "label.top == root.top + 7", "label.lastBaseline == box.bottom")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).isEmpty)
    // Of a line of 16 4 are below the baseline.
    #expect(layout.frame("label")[3] == 37)
    #expect(layout.views.last?.lastBaseline == 33)
  }

  /// NSStackView's documentation, `setClippingResistancePriority`; Rectangle: rows of 24 and 19 below a column of height 0.
  @Test func aStackThatMayBeClippedEndsBeforeItsViews() throws {
    let layout = try column("stack.height == 0") { $0.clipping.vertical = 700 }
    #expect(layout.findings(.conflict).isEmpty)
    #expect(layout.frame("stack")[3] == 0)
    #expect(["a", "b", "c"].map { layout.frame($0)[1] } == [0, 28, 56])
    #expect(try !column("stack.height == 0").findings(.conflict).isEmpty)
  }

  /// Rectangle: rows that centre their views hug them, so that a column beside a longer one ends with its last row.
  @Test func aColumnOfCentredRowsIsNotStretched() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("row", axis: .horizontal, .fill, .top, spacing: 10)
    screen.add("long", .button, in: "row", size: [50, 90])
    screen.stack("column", in: "row", axis: .vertical, .fill, .leading)
    screen.stack("last", in: "column", axis: .horizontal, .fill, .center)
    for (id, height) in [("a", 16.0), ("b", 20)] { screen.add(id, in: "last", size: [30, height], hug: [250, 250]) }
    try screen.rules("row.leading == root.leading", "row.top == root.top", "a.height == 16", "b.height == 20")
    #expect(screen.solve().frame("column")[3] == 20)
  }

  /// Rectangle: one view of 500 in a stack of 850 whose distribution is `equalCentering` lies in its middle.
  @Test func aViewAloneIsCentred() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .horizontal, .equalCentering, .center)
    screen.add("a", .button, in: "stack", size: [100, 20])
    try screen.rules("stack.leading == root.leading", "stack.top == root.top", "stack.width == 300")
    #expect(screen.solve().frame("a")[0] == 100)
    #expect(screen.solve().frame("a")[2] == 100)
  }

  /// ProtonVPN: rows of 20 by a rule of their own stay 20 where sizes are proportional.
  @Test func withoutANaturalSizeRulesDecideTheShare() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .vertical, .fillProportionally, .leading, spacing: 5)
    screen.add("a", .label, in: "stack", size: [50, 20])
    screen.add("b", in: "stack", size: [nil, nil])
    try screen.rules(
      "stack.leading == root.leading", "stack.top == root.top", "b.height == 20", "b.width == 30", "a.height == 20")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).isEmpty)
    #expect(["a", "b"].map { layout.frame($0)[3] } == [20, 20])
  }

  /// DIHelper, iRASPA: beside a row of 21 that has no natural size, labels of 20 and 40 keep their heights in a column that nothing
  /// stretches, and share what a longer one has as 1 to 2.
  @Test(arguments: [(nil, [20.0, 40, 21]), (141.0, [40.0, 80, 21])])
  func besideARowProportionsAreOfTheOthers(_ height: Double?, _ heights: [Double]) throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .vertical, .fillProportionally, .leading)
    screen.add("a", .label, in: "stack", size: [50, 20], hug: [250, 240])
    screen.add("b", .label, in: "stack", size: [50, 40], hug: [250, 240])
    screen.stack("row", in: "stack", axis: .horizontal, .fill, .top)
    screen.add("c", in: "row", size: [nil, nil])
    try screen.rules(
      "stack.leading == root.leading", "stack.top == root.top", "c.height == 21", "c.width == 30",
      "row.height == 21")
    if let height { try screen.rules("stack.height == \(height)") }
    let layout = screen.solve()
    #expect(layout.findings(.conflict).isEmpty)
    #expect(["a", "b", "row"].map { layout.frame($0)[3] } == heights)
  }

  /// 14 roots of 8 apps that are flagged as misplaced: their contents lie in the size that they ask for.
  @Test(arguments: [(250.0, 400.0), (500, 439)])
  func aRootThatHoldsItsSizeLessGrows(_ holding: Double, _ width: Double) throws {
    var screen = TestScreen(400, 300, platform: .mac)
    screen.screen.isOnCanvas = true
    screen.screen.nodes[0].holding = holding
    screen.add("label", .label, size: [399, 16])
    try screen.rules(
      "label.leading == root.leading + 20", "root.trailing == label.trailing + 20", "label.top == root.top")
    let layout = screen.solve()
    #expect(layout.frame("root")[2] == width)
    #expect(layout.frame("label")[2] == width - 40)
    screen.screen.isOnCanvas = false
    #expect(screen.solve().frame("root")[2] == 400)
  }

  /// GitUp, MacPass, iina: a page that is not shown keeps the frame of its last showing.
  @Test func pagesThatAreNotShownKeepTheirFrameOnTheCanvas() throws {
    var screen = TestScreen(400, 300, platform: .mac)
    screen.add("tabs", .tabs, frame: [0, 0, 400, 300]) { $0.content.contentInsets = EdgeInsets(all: 10) }
    for id in ["shown", "other"] { screen.add(id, in: "tabs", frame: [10, 10, 200, 100]) }
    screen.screen.nodes[3].content.isHidden = true
    for edge in ["leading", "top", "trailing", "bottom"] { try screen.rules("tabs.\(edge) == root.\(edge)") }
    #expect(screen.solve().frame("other") == [10, 10, 380, 280])
    screen.screen.isOnCanvas = true
    let layout = screen.solve()
    #expect(layout.frame("shown") == [10, 10, 380, 280])
    #expect(layout.frame("other") == [10, 10, 200, 100])
  }
}
