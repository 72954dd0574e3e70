import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Bad input ends with an answer and a word, never with a trap.
@Suite struct HostileInputTests {
  @Test func cyclesOfRulesAreOpenOrConflicts() throws {
    var screen = TestScreen(320, 480)
    for name in ["a", "b", "c"] { screen.add(name, size: [10, 10]) }
    try screen.rules("a.left == b.right + 10", "b.left == c.right + 10", "c.left == a.right + 10")
    #expect(screen.solve().findings(.conflict).count == 1)
  }

  @Test func aViewAgainstItself() throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [10, 10])
    try screen.rules("a.left == a.left", "a.width == a.width + 10", "a.top == a.bottom", "a.leading == root.leading")
    let layout = screen.solve()
    #expect(layout.frame("a")[3] == 0)
    #expect(screen.problems().contains { $0.id == "impossible-rule" || $0.id == "no-view-in-rule" })
  }

  @Test func numbersAtTheEdgeOfTheRange() throws {
    for text in ["a.width == 1000000", "a.left == root.left + 999999", "a.width == 0.000001 * root.width"] {
      var screen = TestScreen(320, 480)
      screen.add("a", size: [10, 10])
      try screen.rules("a.top == root.top", text)
      _ = screen.solve()
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func sizesAndFramesThatAreNoNumbers(_ bad: Double) throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [bad, bad], baseline: bad)
    screen.add("b", frame: [bad, 0, bad, 10], mask: [.left, .width])
    screen.add("c", frame: [bad, bad, bad, bad])
    screen.add("d", size: [10, 10]) { $0.hugging = AxisPriorities(horizontal: bad, vertical: -3) }
    screen.stack("s", axis: .horizontal, spacing: bad)
    screen.add("e", in: "s", size: [10, 10])
    try screen.rules("a.leading == root.leading", "a.top == root.top", "d.leading == root.leading")
    let layout = screen.solve()
    #expect(layout.views.allSatisfy { $0.frame.x.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite })
  }

  @Test func emptyScreens() {
    var sink = DiagnosticSink()
    let empty = ResolvedScreen(environment: Environment(screenSize: Size(width: 0, height: 0)))
    _ = ScreenSolver(screen: empty, measuring: BlockMeasuring(), documentIDs: []).solve(
      explains: true, diagnostics: &sink)
    #expect(TestScreen(0, 0).solve().views.count == 1)
  }

  @Test func deepTrees() throws {
    var screen = TestScreen(320, 480)
    for depth in 0..<500 {
      screen.add("v\(depth)", in: depth == 0 ? "root" : "v\(depth - 1)")
      try screen.rule("v\(depth).edges == superview.edges")
      screen.screen.rules[depth].rule.owner = "v\(depth)"
    }
    #expect(screen.solve().frame("v499") == [0, 0, 320, 480])
  }

  @Test func anEmptyStackAndAStackOfGuides() throws {
    var screen = TestScreen(320, 480)
    screen.stack("s", axis: .horizontal)
    screen.stack("t", axis: .vertical, .equalSpacing, .center)
    screen.add("g", .guide, in: "t")
    try screen.rules("s.leading == root.leading", "s.top == root.top", "t.leading == root.leading", "t.top == root.top")
    #expect(screen.solve().views.count == 4)
  }

  @Test func viewsThatShareNoSuperview() throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [10, 10])
    screen.add("b", size: [10, 10])
    try screen.rules("a.top == b.bottom")
    screen.screen.nodes[2].parent = nil
    #expect(screen.problems().contains { $0.id == "unrelated-views" })
  }
}
