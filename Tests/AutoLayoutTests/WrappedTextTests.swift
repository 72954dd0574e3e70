import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Texts of several lines: the height follows the width that the layout gave (8 points a character, 20 a line).
@Suite struct WrappedTextTests {
  private func text(_ count: Int, lines: Int = 0) -> TextContent {
    TextContent(
      runs: [TextRun(text: String(repeating: "x", count: count), font: FontDescriptor())], numberOfLines: lines)
  }

  @Test func inAColumnOfAStack() throws {
    var screen = TestScreen(200, 400)
    screen.stack("column", axis: .vertical, spacing: 10)
    screen.add("first", .label, in: "column") { $0.content.text = text(60) }
    screen.add("second", .label, in: "column") { $0.content.text = text(3) }
    try screen.rules(
      "column.leading == root.leading + 20", "column.trailing == root.trailing - 20", "column.top == root.top")
    let layout = screen.solve()
    #expect(agree(layout.frame("first"), [0, 0, 160, 60]))
    #expect(agree(layout.frame("second"), [0, 70, 160, 20]))
    #expect(layout.frame("column")[3] == 90)
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  @Test func inAScrollViewTheContentGrows() throws {
    var screen = TestScreen(200, 100)
    screen.add("scroll", .scroll)
    screen.add("label", .label, in: "scroll") { $0.content.text = text(250) }
    try screen.rules(
      "scroll.edges == root.edges", "label.edges == scroll.edges", "label.width == scroll.width")
    let layout = screen.solve()
    #expect(agree(layout.frame("label"), [0, 0, 200, 200]))
    #expect(layout.views[1].contentSize == Size(width: 200, height: 200))
  }

  @Test func asManyLinesAsAllowed() throws {
    var screen = TestScreen(200, 400)
    screen.add("label", .label) { $0.content.text = text(100, lines: 2) }
    try screen.rules("label.horizontalEdges == root.horizontalEdges", "label.top == root.top")
    let layout = screen.solve()
    #expect(layout.frame("label")[3] == 40)
    #expect(layout.findings(.clippedText).count == 1)
  }

  /// A class of one's own asks for more than its text: padding around it is no text that is cut (Agrinoble's text fields).
  @Test(arguments: [(nil as String?, 1), ("PaddedField", 0)])
  func whatAClassOfOnesOwnAsksForIsNotItsText(_ name: String?, _ clipped: Int) throws {
    var screen = TestScreen(200, 400)
    screen.add("field", .textField, size: [100, 48]) {
      $0.content.text = text(5)
      $0.content.customClass = name
    }
    try screen.rules("field.leading == root.leading", "field.top == root.top", "field.height == 45")
    #expect(screen.solve().findings(.clippedText).count == clipped)
  }

  @Test func aPreferredWidthIsMeasuredOnce() throws {
    var screen = TestScreen(400, 400)
    screen.add("label", .label) {
      $0.content.text = text(30)
      $0.preferredMaxWidth = 80
    }
    try screen.rules("label.leading == root.leading", "label.top == root.top")
    #expect(agree(screen.solve().frame("label"), [0, 0, 80, 60]))
  }

  @Test func theLastBaselineIsThatOfTheLastLine() throws {
    var screen = TestScreen(200, 400)
    screen.add("label", .label) { $0.content.text = text(50) }
    screen.add("field", .textField, size: [50, 30], baseline: 20)
    try screen.rules(
      "label.leading == root.leading", "label.width == 160", "label.top == root.top",
      "field.lastBaseline == label.lastBaseline", "field.leading == label.trailing")
    // Three lines of 20; the last one's baseline is at 56.
    #expect(screen.solve().frame("field")[1] == 36)
  }

  @Test func aTextThatIsNarrowerThanItsRoomKeepsItsWidth() throws {
    var screen = TestScreen(400, 400)
    screen.add("label", .label) { $0.content.text = text(10) }
    try screen.rules(
      "label.centerX == root.centerX", "label.leading >= root.leading + 20", "label.top == root.top")
    #expect(agree(screen.solve().frame("label"), [160, 0, 80, 20]))
  }

  @Test func aWidthThatHangsOnItsOwnHeightEnds() throws {
    var screen = TestScreen(400, 400)
    screen.add("label", .label) { $0.content.text = text(100) }
    try screen.rules("label.leading == root.leading", "label.top == root.top", "label.width == 2 * label.height")
    let frame = screen.solve().frame("label")
    #expect(abs(frame[2] - 2 * frame[3]) < 1e-6)
  }
}
