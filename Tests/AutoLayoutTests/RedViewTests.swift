import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// The red view and its label, turned from 375×667 to 667×375 (adaptive layout chapter, 6.3; behaviours.md, 6).
@Suite struct RedViewTests {
  private func drawn(_ width: Double, _ height: Double) -> TestScreen {
    var screen = TestScreen(width, height, margin: 16)
    screen.screen.canvas = Environment(screenSize: Size(width: 375, height: 667))
    return screen
  }

  /// Anchors, with the masks' translation left on.
  private func forgotten(_ width: Double, _ height: Double) throws -> SolvedLayout {
    var screen = drawn(width, height)
    screen.add("red", frame: [0, 0, 375, 333.5]) { $0.translatesMask = true }
    screen.add("label", .label, size: [212, 48], frame: [20, 333.5, 212, 48]) { $0.translatesMask = true }
    try screen.rules(
      "red.leading == root.leading", "red.top == root.top", "red.trailing == root.trailing",
      "red.height == 50% root.height",
      "label.leading == margins.leading", "label.top == red.bottom + std")
    return screen.solve()
  }

  @Test func masksWinWhereTranslationWasForgotten() throws {
    let layout = try forgotten(375, 667)
    #expect(agree(layout.frame("red"), [0, 0, 375, 333.5]))
    #expect(agree(layout.frame("label"), [20, 333.5, 212, 48]))
    let broken = layout.findings(.conflict).compactMap(\.broken).map { layout.constraints[$0].text }
    #expect(Set(broken) == ["label.leading == margins.leading", "label.top == red.bottom + 8"])
    #expect(layout.findings(.conflict).allSatisfy { $0.diagnostic.hint?.contains("translation") == true })
  }

  @Test func afterTheTurnMoreRulesBreakAndNeverAMask() throws {
    let layout = try forgotten(667, 375)
    #expect(agree(layout.frame("red"), [0, 0, 375, 333.5]))
    #expect(agree(layout.frame("label"), [20, 333.5, 212, 48]))
    let broken = Set(layout.findings(.conflict).compactMap(\.broken).map { layout.constraints[$0].text })
    #expect(
      broken.isSuperset(of: [
        "label.top == red.bottom + 8", "red.trailing == root.trailing", "red.height == 50% root.height",
      ]))
    #expect(layout.findings(.conflict).compactMap(\.broken).allSatisfy { layout.constraints[$0].origin == .authored })
  }

  @Test func masksMixWithConstraints() throws {
    var screen = drawn(667, 375)
    screen.add("red", frame: [0, 0, 375, 333.5])
    screen.add("label", .label, size: [212, 48], frame: [20, 333.5, 212, 48], mask: [.top, .bottom, .right])
    try screen.rules("red.edges == root.edges")
    let layout = screen.solve()
    #expect(agree(layout.frame("red"), [0, 0, 667, 375]))
    #expect(agree(layout.frame("label"), [20, 176.179, 212, 48]))
  }

  @Test func manualLayoutOnTheLayoutEvent() throws {
    var screen = drawn(375, 667)
    screen.add("label", .label, size: [212, 48], frame: [20, 100, 212, 48])
    screen.screen.layoutEvents = [
      LayoutEvent(
        moment: .layout,
        set: [
          Assignment(
            .frameComponent("label", 1),
            .number(.percent(50, of: .reference([ItemReference(.root)], .single(.height), nil))))
        ])
    ]
    #expect(agree(screen.solve().frame("label"), [20, 333.5, 212, 48]))
  }

  @Test func aTransitionDoesNotHappenOnTheCanvasItself() throws {
    var screen = drawn(375, 667)
    screen.add("label", .label, size: [212, 48], frame: [20, 100, 212, 48])
    screen.screen.layoutEvents = [
      LayoutEvent(moment: .transition, set: [Assignment(.frameComponent("label", 1), .number(.number(7)))])
    ]
    #expect(screen.solve().frame("label")[1] == 100)
  }

  /// A change of size shared in proportion to the old lengths, equally where they add up to 0.
  @Test(arguments: [
    [AutoresizingPart.width], [.left], [.right], [.left, .width], [.left, .right], [.left, .width, .right],
  ])
  func theAutoresizingLaw(_ parts: [AutoresizingPart]) throws {
    var screen = TestScreen(200, 200)
    screen.screen.canvas = Environment(screenSize: Size(width: 100, height: 100))
    screen.add("a", frame: [20, 0, 40, 10], mask: Set(parts))
    let frame = screen.solve().frame("a")
    // Old lengths 20, 40, 40; the superview grows by 100.
    let old: [AutoresizingPart: Double] = [.left: 20, .width: 40, .right: 40]
    let total = parts.reduce(0) { $0 + (old[$1] ?? 0) }
    let x = 20 + (parts.contains(.left) ? 100 * 20 / total : 0)
    let width = 40 + (parts.contains(.width) ? 100 * 40 / total : 0)
    #expect(agree(frame, [x, 0, width, 10]))
  }

  @Test func partsOfNoLengthShareEqually() throws {
    var screen = TestScreen(200, 200)
    screen.screen.canvas = Environment(screenSize: Size(width: 100, height: 100))
    screen.add("a", frame: [0, 0, 100, 10], mask: [.left, .right])
    #expect(screen.solve().frame("a")[0] == 50)
  }

  @Test func theSizeItIsResizedFromCounts() throws {
    var screen = TestScreen(400, 400)
    screen.screen.canvas = Environment(screenSize: Size(width: 100, height: 100))
    screen.screen.environment.resizedFrom = Size(width: 200, height: 200)
    screen.add("a", frame: [20, 0, 40, 10], mask: [.left, .width])
    // To 200: 20 + 100/3, 40 + 200/3. The two are 53.333 and 106.667 then, and share the next 200 as 1 to 2.
    #expect(agree(screen.solve().frame("a"), [120, 0, 240, 10]))
  }

  /// "Relative plus absolute" cannot be said by masks: the hint is the anchor form, 195.5 (behaviours.md, section 6).
  @Test func aDistanceThatMasksCannotKeepIsToldWithTheAnchorForm() throws {
    func masked(_ width: Double, _ height: Double) -> SolvedLayout {
      var screen = drawn(width, height)
      screen.add("red", frame: [0, 0, 375, 333.5], mask: [.width, .height, .bottom])
      screen.add("label", .label, size: [212, 48], frame: [20, 333.5, 212, 48], mask: [.top, .bottom, .right])
      return screen.solve()
    }
    let turned = masked(667, 375)
    #expect(agree(turned.frame("label"), [20, 176.179, 212, 48]))
    let told = turned.findings.filter { $0.diagnostic.id == "mask-loses-distance" }
    #expect(told.map(\.diagnostic.hint) == ["label.top == red.bottom + std"])
    #expect(told.first?.diagnostic.message.contains("covers it by 11.3 pt") == true)
    #expect(masked(375, 667).findings.filter { $0.diagnostic.id == "mask-loses-distance" }.isEmpty)

    var anchored = drawn(667, 375)
    anchored.add("red")
    anchored.add("label", .label, size: [212, 48])
    try anchored.rules(
      "red.top == root.top", "red.horizontalEdges == root.horizontalEdges", "red.height == 50% root.height",
      "label.leading == margins.leading", try #require(told.first?.diagnostic.hint))
    #expect(anchored.solve().frame("label")[1] == 195.5)
  }
}
