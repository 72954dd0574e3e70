import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

@Suite struct FindingTests {
  @Test func aConflictPrintsTheSumThatCannotComeOut() throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [nil, 20])
    try screen.rules(
      "a.leading == root.leading + 20", "a.trailing == root.trailing - 20", "a.width == 375", "a.top == root.top")
    let layout = screen.solve()
    let conflict = try #require(layout.findings(.conflict).first)
    #expect(conflict.number == 1)
    #expect(conflict.shortfall == 95)
    #expect(conflict.diagnostic.id == "unsatisfiable-constraints")
    #expect(conflict.diagnostic.message == "constraints on 'a' cannot all be satisfied")
    #expect(
      conflict.diagnostic.notes.contains { $0.message == "20 + 375 + 20 > 320, short by 95" },
      "\(conflict.diagnostic.notes)")
    #expect(conflict.broken.map { layout.constraints[$0].text } == "a.width == 375")
    #expect(layout.frame("a") == [20, 0, 280, 20])
    #expect(conflict.diagnostic.span?.start.line == 3)
    let statuses = layout.constraints.prefix(3).map(\.status)
    #expect(statuses == [.inConflict(1), .inConflict(1), .broken(1, amount: -95)])
  }

  /// Views of one name are told apart by what is around them, and where that is the same too by numbers.
  @Test func viewsOfOneNameAreToldApart() throws {
    var screen = TestScreen(320, 480)
    for (id, parent) in [("card", "root"), ("footer", "root"), ("a", "card"), ("b", "footer")] {
      screen.add(id, in: parent, size: [10, 10]) { if ["a", "b"].contains(id) { $0.content.name = "View" } }
    }
    try screen.rules(
      "(card, footer).top == root.top", "card.leading == root.leading", "footer.leading == card.trailing",
      "a.edges == card.edges", "b.edges == footer.edges", "a.width == 20", "b.width == 30", "a.width == b.width")
    let conflict = try #require(screen.solve().findings(.conflict).first)
    #expect(conflict.diagnostic.message == "constraints on 'card/View' and 'footer/View' cannot all be satisfied")
    #expect(conflict.diagnostic.notes.contains { $0.message.contains("'card/View.width == 20'") })
    #expect(
      Finding.distinctNames([("View", "a/View"), ("Title", "a/Title"), ("View", "a/View")])
        == ["View 1", nil, "View 2"])
  }

  /// What its author drew over something else lies there on purpose, on the canvas and as much of it elsewhere; what comes
  /// to lie over more of it does not.
  @Test func whatWasDrawnOverSomethingIsNoFinding() throws {
    var screen = TestScreen(320, 480)
    screen.add("title", .label, size: [100, 20], frame: [20, 20, 100, 20])
    screen.add("badge", .label, size: [30, 20], frame: [90, 20, 30, 20])
    try screen.rules(
      "title.leading == root.leading + 20", "title.top == root.top + 20", "badge.trailing == title.trailing",
      "badge.top == title.top")
    #expect(screen.solve().findings(.overlap).isEmpty)
    // Drawn beside each other for the most part.
    screen.screen.nodes[2].frame = Rect(x: 115, y: 20, width: 30, height: 20)
    #expect(screen.solve().findings(.overlap).count == 1)
    screen.screen.nodes[1].frame = nil
    #expect(screen.solve().findings(.overlap).count == 1)
  }

  @Test func eachIndependentConflictIsListed() throws {
    var screen = TestScreen(320, 480)
    for name in ["a", "b"] { screen.add(name, size: [10, 10]) }
    try screen.rules(
      "(a, b).top == root.top", "(a, b).leading == root.leading", "a.width == 10", "a.width == 20", "b.width == 30",
      "b.width == 40")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).count == 2)
    #expect(layout.findings(.conflict).map(\.number) == [1, 2])
    #expect(layout.frame("a")[2] == 10 && layout.frame("b")[2] == 30)
  }

  @Test func oneMissingRuleIsOneError() throws {
    var screen = TestScreen(320, 480)
    for name in ["cover", "stars", "field", "other"] { screen.add(name, size: [50, 20]) }
    try screen.rules(
      "(cover, stars, field, other).leading == root.leading", "stars.top == cover.bottom + 8",
      "field.top == stars.bottom + 8")
    let findings = screen.solve().findings(.ambiguity)
    #expect(findings.map(\.diagnostic.message) == ["'cover' needs a y position", "'other' needs a y position"])
    #expect(findings.first?.views == ["cover", "stars", "field"])
    #expect(findings.first?.diagnostic.notes.map(\.message).last == "'stars' and 'field' move with it")
    // What moves with it is drawn as ambiguous all the same.
    #expect(screen.solve().views.filter { !$0.ambiguity.isEmpty }.count == 4)
    try screen.rule("cover.top == root.top")
    #expect(screen.solve().findings(.ambiguity).map(\.views) == [["other"]])
  }

  @Test func aFollowerThatLacksASizeIsTold() throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 20])
    screen.add("b")
    try screen.rules("(a, b).leading == root.leading", "b.width == 10", "b.top == a.bottom + 8")
    #expect(
      screen.solve().findings(.ambiguity).map(\.diagnostic.message) == ["'a' needs a y position", "'b' needs a height"])
  }

  /// A rule that a conflict leaves out would say where it lies. Seen in MensaplanIOS.
  @Test func whatAConflictLeavesOpenLacksNoRule() throws {
    var screen = TestScreen(320, 480)
    screen.add("a")
    screen.add("b", size: [50, 20])
    try screen.rules(
      "(a, b).leading == root.leading", "a.width == 10", "a.height <= 10", "a.top == root.top",
      "a.bottom == root.bottom", "b.top == a.bottom + 8")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).count == 1)
    #expect(layout.views.contains { !$0.ambiguity.isEmpty })
    #expect(layout.findings(.ambiguity).isEmpty, "\(layout.findings(.ambiguity).map(\.diagnostic.message))")
  }

  @Test func whatIsAskedToCoverMayStickOut() throws {
    var screen = TestScreen(320, 568)
    screen.add("square")
    screen.add("inside", in: "square", size: [10, 10])
    try screen.rules("square covers root 1:1", "inside.leading == square.leading", "inside.top == square.top")
    #expect(screen.solve().findings(.outsideScreen).isEmpty)
    var tree = TestScreen(320, 568)
    tree.add("square", frame: [0, 0, 100, 100]) {
      $0.proportional = ProportionalSettings(reference: Size(width: 100, height: 100), mode: .fill)
    }
    #expect(tree.solve().findings(.outsideScreen).isEmpty)
    // One side alone is no aspect fill.
    var wide = TestScreen(320, 568)
    wide.add("wide")
    try wide.rules(
      "wide.width >= root.width", "wide.width == 400", "wide.height == 10", "wide.top == root.top",
      "wide.leading == root.leading")
    #expect(wide.solve().findings(.outsideScreen).map(\.views) == [["wide"]])
  }

  @Test func contradictingTheWindowIsAConflict() throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [10, 10])
    try screen.rules("root.width == 500", "a.top == root.top", "a.leading == root.leading")
    let layout = screen.solve()
    #expect(layout.views[0].frame.width == 320)
    #expect(layout.findings(.conflict).first?.diagnostic.notes.contains { $0.message.contains("320 pt wide") } == true)
  }

  @Test func misplacedOnTheCanvasOnly() throws {
    var screen = TestScreen(375, 667)
    screen.screen.canvas = screen.screen.environment
    screen.screen.isOnCanvas = true
    screen.add("a", size: [50, 50], frame: [10, 10, 50, 50])
    screen.add("b", size: [50, 50], frame: [100.6, 10, 50, 50])
    try screen.rules(
      "a.leading == root.leading + 22", "a.top == root.top + 10", "b.leading == root.leading + 101",
      "b.top == root.top + 10")
    let layout = screen.solve()
    #expect(
      layout.findings(.misplaced).map(\.diagnostic.message) == [
        "'a' does not lie where it is drawn: off in x by +12 pt"
      ])
    #expect(layout.findings(.misplaced).first?.diagnostic.hint == "frame: [22, 10, 50, 50]")
    #expect(layout.views[1].misplacedFrom == Rect(x: 10, y: 10, width: 50, height: 50))
    screen.screen.environment.windowSize.width = 400
    screen.screen.isOnCanvas = false
    #expect(screen.solve().findings(.misplaced).isEmpty)
  }

  @Test func whatLeavesTheScreenAndTheSafeArea() throws {
    var screen = TestScreen(320, 480, safeArea: EdgeInsets(top: 20))
    screen.add("wide", .label, size: [50, 20])
    screen.add("high", .label, size: [50, 20])
    screen.add("picture", .image, size: [50, 50])
    try screen.rules(
      "wide.leading == root.trailing - 30", "wide.top == root.top + 100", "high.top == root.top + 10",
      "high.leading == root.leading",
      "picture.top == root.top", "picture.leading == root.leading + 100")
    let layout = screen.solve()
    #expect(
      layout.findings(.outsideScreen).map(\.diagnostic.message) == [
        "'wide' sticks out of the screen: 20 pt at the right"
      ])
    #expect(
      layout.findings(.outsideSafeArea).map(\.diagnostic.message) == ["'high' leaves the safe area: 10 pt at the top"])
  }

  /// What scrolls adjusts its content by what of its frame lies above the safe area (`UIScrollView.adjustedContentInset`).
  /// Seen in ReadingList, whose controllers' views are text views.
  @Test(arguments: [(ViewKind.textView, true), (.label, false)])
  func whatScrollsBeginsBelowBars(kind: ViewKind, isClear: Bool) throws {
    var screen = TestScreen(320, 480, safeArea: EdgeInsets(top: 20))
    screen.add("text", kind, size: [50, 20])
    try screen.rules(
      "text.top == root.top", "text.leading == root.leading", "text.width == 50", "text.height == 20")
    #expect(screen.solve().findings(.outsideSafeArea).isEmpty == isClear)
  }

  /// AppKit's windows hide borders of tables and boxes beyond their edges.
  @Test(arguments: [(1.0, true), (2, true), (3, false)]) func bordersLieBeyondAWindowsEdge(by: Double, isHidden: Bool)
    throws
  {
    var screen = TestScreen(320, 480, platform: .mac)
    screen.add("table", .scroll)
    try screen.rules(
      "table.leading == root.leading - \(by)", "root.trailing == table.trailing - \(by)", "table.top == root.top",
      "table.bottom == root.bottom")
    #expect(screen.solve().findings(.outsideScreen).isEmpty == isHidden)
  }

  /// A table of before iOS 11 pulled up below its bar by 64: its content keeps to the safe area all the same.
  @Test func whatScrollsMayBeginAboveTheScreen() throws {
    func findings(adjusts: Bool) throws -> [String] {
      var screen = TestScreen(568, 320, safeArea: EdgeInsets(top: 32))
      screen.add("table", .table) { $0.adjustsContentInset = adjusts }
      try screen.rules(
        "table.leading == root.leading", "table.trailing == root.trailing", "table.top == root.top - 32",
        "table.bottom == root.bottom")
      return screen.solve().findings(.outsideScreen).map(\.diagnostic.message)
    }
    #expect(try findings(adjusts: true).isEmpty)
    #expect(try findings(adjusts: false) == ["'table' sticks out of the screen: 32 pt at the top"])
  }

  @Test func nothingLeftOverIsNoOverlapAndNoSmallTarget() throws {
    var screen = TestScreen(320, 480)
    screen.add("gone", .button, size: [16, 16])
    screen.add("label", .label, size: [50, 20])
    screen.add("small", .button, size: [30, 30])
    try screen.rules(
      "gone.width == 0", "gone.leading == root.leading", "gone.top == root.top", "label.leading == root.leading",
      "label.top == root.top", "small.top == root.top + 50", "small.leading == root.leading")
    let layout = screen.solve()
    #expect(layout.findings(.overlap).isEmpty)
    #expect(layout.findings(.smallTarget).map(\.views) == [["small"]])
  }

  /// Of a view without a frame and without a rule nothing is known of what it covers. Seen in RSSReader.
  @Test func whatLiesNowhereCoversNothing() throws {
    var screen = TestScreen(320, 480)
    screen.add("lost", .label, size: [50, 20])
    screen.add("label", .label, size: [320, 480])
    try screen.rules("label.leading == root.leading", "label.top == root.top")
    #expect(screen.solve().findings(.overlap).isEmpty)
    try screen.rules("lost.leading == root.leading", "lost.top == root.top + 20")
    #expect(screen.solve().findings(.overlap).count == 1)
  }

  /// Areas to touch that lie over what they belong to.
  @Test func buttonsThatShowNothingCoverNothing() throws {
    var screen = TestScreen(320, 480)
    screen.add("label", .label, size: [50, 20])
    screen.add("area", .button, size: [60, 60])
    screen.add("blue", .button, size: [60, 60]) { $0.content.background = .black }
    try screen.rules("(label, area, blue).leading == root.leading", "(label, area, blue).top == root.top")
    #expect(screen.solve().findings(.overlap).map(\.views) == [["label", "blue"]])
  }

  @Test func viewsWithoutRulesAreStackedWithANote() {
    var screen = TestScreen(320, 480, safeArea: EdgeInsets(top: 20))
    screen.add("title", .label, size: [50, 20])
    screen.add("box")
    screen.add("field", .textField, size: [25, 34])
    var sink = DiagnosticSink()
    let layout = screen.solve(&sink)
    #expect(agree(layout.frame("title"), [16, 28, 50, 20]))
    #expect(agree(layout.frame("box"), [16, 56, 288, 44]))
    #expect(agree(layout.frame("field"), [16, 108, 288, 34]))
    #expect(sink.diagnostics.filter { $0.id == "view-without-rules" }.count == 3)
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  @Test func impliedConstraintsHoldADrawnViewAndGiveWay() throws {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50], frame: [30, 40, 60, 70])
    #expect(agree(screen.solve().frame("a"), [30, 40, 60, 70]))
    #expect(screen.solve().constraints.filter { $0.origin == .implied }.count == 4)
    try screen.rules("a.leading == root.leading", "a.top == root.top")
    let layout = screen.solve()
    #expect(agree(layout.frame("a"), [0, 0, 50, 50]))
    #expect(layout.constraints.allSatisfy { $0.origin != .implied })
  }
}
