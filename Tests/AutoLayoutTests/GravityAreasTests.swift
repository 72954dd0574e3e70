import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// AppKit's stacks by default (NSStackView's documentation: gravity areas), and what Interface Builder lends to views
/// without content.
@Suite struct GravityAreasTests {
  private func row(_ views: [(id: String, width: Double, gravity: StackGravity)], width: Double?) throws -> SolvedLayout
  {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .horizontal, .gravityAreas, .top, spacing: 10)
    for view in views {
      screen.add(view.id, .label, in: "stack", size: [view.width, 20]) { $0.gravity = view.gravity }
    }
    try screen.rules("stack.leading == root.leading", "stack.top == root.top")
    if let width { try screen.rules("stack.width == \(width)") }
    return screen.solve()
  }

  @Test func groupsLieAtTheStartInTheMiddleAndAtTheEnd() throws {
    let layout = try row(
      [("a", 40, .start), ("b", 30, .start), ("c", 50, .center), ("d", 60, .end)], width: 400)
    #expect(layout.frame("a")[0] == 0)
    #expect(layout.frame("b")[0] == 50)
    #expect(layout.frame("c")[0] == 175)
    #expect(layout.frame("d")[0] == 340)
    #expect(layout.frame("d")[2] == 60)
  }

  @Test func theMiddleGivesWayToTheOthers() throws {
    let layout = try row([("a", 200, .start), ("c", 50, .center), ("d", 60, .end)], width: 340)
    #expect(layout.frame("c")[0] == 210)
    #expect(layout.frame("d")[0] == 280)
  }

  @Test func nothingStretchesAndTheStackHugsItsViews() throws {
    let wide = try row([("a", 40, .start), ("b", 30, .start)], width: 300)
    #expect(wide.frame("b")[2] == 30)
    #expect(try row([("a", 40, .start), ("b", 30, .start)], width: nil).frame("stack")[2] == 80)
    #expect(try row([("a", 40, .start), ("d", 30, .end)], width: nil).frame("stack")[2] == 80)
  }

  /// NSStackView's documentation: sizes are equal as far as possible. Recorded in Hidden Bar: pictures of 20 and of 16
  /// beside a label of 151.
  @Test func equalSizesGiveWayToWhatViewsAskFor() throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .horizontal, .fillEqually, .top, spacing: 16)
    for (id, width) in [("a", 20.0), ("b", 16), ("c", 151)] { screen.add(id, .label, in: "stack", size: [width, 20]) }
    try screen.rules("stack.leading == root.leading", "stack.top == root.top", "a.width == 20", "b.width == 16")
    let layout = screen.solve()
    #expect(["a", "b", "c"].map { layout.frame($0)[2] } == [20, 16, 151])
  }

  /// NSStackView's documentation: the stack hugs its views at its own priority. Recorded in Mac Mouse Fix: check boxes of
  /// 320 in a column that hugs at 1000 and of their own width in others; in iina and HandBrake empty views as wide as their
  /// column.
  @Test(arguments: [(250, 60.0), (253, 100), (1000, 100)])
  func aColumnThatHugsMoreThanItsViewsStretchesThem(_ hugging: Double, _ width: Double) throws {
    var screen = TestScreen(400, 400, platform: .mac)
    screen.stack("stack", axis: .vertical, .fill, .leading) {
      $0.hugging = AxisPriorities(horizontal: hugging, vertical: 250)
    }
    screen.add("wide", .label, in: "stack", size: [100, 20])
    screen.add("narrow", .label, in: "stack", size: [60, 20])
    screen.add("empty", .view, in: "stack")
    try screen.rules("stack.leading == root.leading", "stack.top == root.top", "empty.height == 10")
    let layout = screen.solve()
    #expect(["wide", "narrow", "empty"].map { layout.frame($0)[2] } == [100, width, 100])
  }

  /// Recorded: two empty views beside a picture of 160 push a stack to its widest, 374, against buttons that hug.
  @Test func onTheCanvasAnEmptyArrangedViewAsksForTheDesignSize() throws {
    func widths(isOnCanvas: Bool) throws -> [Double] {
      var screen = TestScreen(414, 400)
      screen.screen.isOnCanvas = isOnCanvas
      screen.stack("stack", axis: .horizontal)
      for id in ["left", "picture", "right"] {
        let isPicture = id == "picture"
        screen.add(
          id, isPicture ? .image : .view, in: "stack", size: isPicture ? [160, 160] : nil,
          frame: isPicture ? nil : [0, 0, 107, 160])
      }
      try screen.rules(
        "stack.centerX == root.centerX", "stack.leading >= root.leading + 20", "stack.top == root.top",
        "left.width == right.width", "stack.width <= 200 @249")
      let layout = screen.solve()
      return ["left", "picture", "right"].map { layout.frame($0)[2] }
    }
    #expect(try widths(isOnCanvas: true) == [107, 160, 107])
    #expect(try widths(isOnCanvas: false) == [20, 160, 20])
  }

  /// A text in the middle of its view goes with the middle: two labels of different heights by their baselines, both
  /// made fast at their tops and one of them through a picture, as a recorded cell has it.
  @Test func centredBaselinesAreSolvedForNotChased() throws {
    var screen = TestScreen(320, 213)
    screen.add("title", .label, size: [37, 20], baseline: 16)
    screen.add("picture", .image, size: [24, 24])
    screen.add("count", .label, size: [10, 20], baseline: 16)
    screen.add("notes", .textView)
    try screen.rules(
      "title.top == root.top + 15", "title.centerY == picture.centerY", "count.top == picture.top",
      "count.lastBaseline == title.lastBaseline", "notes.top == title.bottom + 8", "notes.bottom == root.bottom - 23")
    for name in ["title", "picture", "count", "notes"] { try screen.rules("\(name).leading == root.leading") }
    let layout = screen.solve()
    #expect(layout.frame("title")[3] == 20)
    #expect(layout.frame("picture")[1] == 13)
    #expect(layout.frame("count")[3] == 24)
  }
}
