import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Split views and tab views (NSSplitView's and NSTabView's documentation; dividers of 1, 9 and 10 from public files).
@Suite struct PanesTests {
  private func split(
    _ panes: [(id: String, size: Double, holding: Double)], at width: Double, style: ControlStyle = .thin,
    axis: Axis = .horizontal, rules: [String] = [], _ change: (inout LayoutNode) -> Void = { _ in }
  ) throws -> SolvedLayout {
    var screen = TestScreen(axis == .horizontal ? width : 80, axis == .horizontal ? 80 : width, platform: .mac)
    screen.add("split", .split) {
      ($0.content.axis, $0.content.style) = (axis, style)
    }
    var place = 0.0
    for pane in panes {
      let frame =
        axis == .horizontal ? [place, 0, pane.size, 80] : [0, place, 80, pane.size]
      screen.add(pane.id, in: "split", frame: frame) {
        $0.holding = pane.holding
        change(&$0)
      }
      place += pane.size + 1
    }
    for edge in ["leading", "top", "trailing", "bottom"] { try screen.rules("split.\(edge) == root.\(edge)") }
    for rule in rules { try screen.rules(rule) }
    return screen.solve()
  }

  @Test(arguments: [(ControlStyle.thin, 1.0), (.thick, 9), (.paneSplitter, 10)])
  func panesLieBesideEachOtherWithADividerBetween(_ style: ControlStyle, _ thickness: Double) throws {
    let layout = try split([("a", 100, 260), ("b", 199, 250)], at: 300, style: style)
    #expect(layout.frame("a") == [0, 0, 100, 80])
    #expect(layout.frame("b") == [100 + thickness, 0, 200 - thickness, 80])
    #expect(layout.findings.isEmpty)
  }

  @Test func thePaneThatHoldsTheLeastTakesWhatAResizeAdds() throws {
    let layout = try split([("a", 100, 260), ("b", 99, 250), ("c", 99, 251)], at: 500)
    #expect(["a", "b", "c"].map { layout.frame($0)[2] } == [100, 299, 99])
    let narrow = try split([("a", 100, 260), ("b", 99, 250), ("c", 99, 251)], at: 221, rules: ["b.width >= 50"])
    #expect(["a", "b", "c"].map { narrow.frame($0)[2] } == [100, 50, 69])
  }

  @Test func panesThatHoldAlikeShareIt() throws {
    let layout = try split([("a", 100, 250), ("b", 200, 250)], at: 601)
    #expect(["a", "b"].map { layout.frame($0)[2] } == [200, 400])
    #expect(layout.findings.isEmpty)
  }

  /// Recorded in ColorSet and Booru-chan: labels hug at 251, their panes hold at 250.
  @Test(arguments: [250.0, 489]) func noHuggingMovesADivider(_ strength: Double) throws {
    let rules = ["a.width == 40 @\(strength)", "b.width == 700 @\(strength)"]
    let alike = try split([("a", 100, 250), ("b", 200, 250)], at: 301, rules: rules)
    #expect(["a", "b"].map { alike.frame($0)[2] } == [100, 200])
    let other = try split([("a", 100, 260), ("b", 200, 250)], at: 401, rules: rules)
    #expect(["a", "b"].map { other.frame($0)[2] } == [100, 300])
    let firm = try split([("a", 100, 260), ("b", 200, 250)], at: 401, rules: ["a.width >= 160 @750"])
    #expect(["a", "b"].map { firm.frame($0)[2] } == [160, 240])
  }

  @Test func panesStandBelowEachOtherToo() throws {
    let layout = try split([("a", 50, 251), ("b", 49, 250)], at: 200, axis: .vertical)
    #expect(layout.frame("a") == [0, 0, 80, 50])
    #expect(layout.frame("b") == [0, 51, 80, 149])
  }

  @Test func aHiddenPaneIsCollapsedWithItsDivider() throws {
    let layout = try split([("a", 100, 260), ("b", 99, 250), ("c", 99, 251)], at: 500) {
      if $0.content.id == "c" { $0.content.isHidden = true }
    }
    #expect(layout.frame("c")[2] == 0)
    #expect(layout.frame("b")[2] == 399)
  }

  @Test func pagesFillWhatTabsLeaveAndOnlyTheChosenOneIsSeen() throws {
    var screen = TestScreen(400, 300, platform: .mac)
    screen.add("tabs", .tabs) {
      $0.content.contentInsets = EdgeInsets(top: 33, left: 10, bottom: 13, right: 10)
      $0.alignmentInsets = EdgeInsets(top: 6, left: 7, bottom: 10, right: 7)
      $0.content.selected = 1
    }
    for id in ["first", "second"] { screen.add(id, in: "tabs", frame: [10, 33, 60, 60]) }
    for edge in ["leading", "top", "trailing", "bottom"] { try screen.rules("tabs.\(edge) == root.\(edge)") }
    screen.screen.nodes.hideUnselectedPages()
    let layout = screen.solve()
    // The frame is the window grown by the alignment insets; the page's is counted in it.
    #expect(layout.frame("tabs") == [-7, -6, 414, 316])
    for id in ["first", "second"] { #expect(layout.frame(id) == [10, 33, 394, 270]) }
    #expect(["first", "second"].map { id in layout.views.first { $0.content.id == id }?.isHidden } == [true, false])
    #expect(layout.findings.allSatisfy { $0.kind == .outsideScreen })
  }

  @Test func masksAreAboutTheSuperviewsFrameNotItsAlignmentRect() throws {
    var screen = TestScreen(400, 300, platform: .mac)
    screen.screen.canvas = screen.screen.environment
    screen.add("box", frame: [17, 20, 200, 134]) {
      $0.alignmentInsets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 3)
    }
    screen.add("content", in: "box", frame: [3, 15, 194, 116], mask: [.width, .height])
    try screen.rules("box.leading == root.leading + 20", "box.top == root.top + 22", "box.width == 294")
    try screen.rules("box.height == 128")
    let layout = screen.solve()
    #expect(layout.frame("box") == [17, 20, 300, 134])
    #expect(layout.frame("content") == [3, 15, 294, 116])
  }
}

/// What AppKit's controls have outside their alignment rect is their shadow: it may leave the window and cover others.
@Suite struct AppKitPlacesTests {
  private func layout(_ platform: Platform) throws -> SolvedLayout {
    var screen = TestScreen(200, 100, platform: platform)
    for id in ["one", "two"] {
      screen.add(id, .button, size: [60, 20]) {
        $0.alignmentInsets = EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
      }
    }
    try screen.rules("one.leading == root.leading", "one.top == root.top + 20", "two.top == root.top + 20")
    try screen.rules("two.leading == one.trailing + 8")
    return screen.solve()
  }

  @Test func onlyWhatIsSeenIsOutsideOrCovers() throws {
    let mac = try layout(.mac)
    #expect(mac.frame("one") == [-7, 15, 74, 32])
    #expect(mac.findings.isEmpty)
    #expect(try layout(.ios).findings(.overlap).count == 1)
    #expect(try layout(.ios).findings(.outsideScreen).count == 1)
  }
}
