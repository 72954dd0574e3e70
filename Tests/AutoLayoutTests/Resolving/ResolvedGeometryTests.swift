import ProofModel
import Testing

@testable import Resolving

@Suite struct ResolvedGeometryTests {
  @Test func insetsHaveManyForms() throws {
    let map = PropertyValue.map([.init(key: "leading", value: .number(5)), .init(key: "vertical", value: .number(2))])
    var document = document([
      node("a", .view, [.margins: .number(4)]), node("b", .view, [.margins: .numbers(1, 2, 3, 4)]),
      node("c", .view, [.margins: map]), node("d", .view, [.margins: map, .direction: .keyword("rtl")]),
      node("e", .view),
    ])
    document.tokens = [:]
    let (screen, _) = resolve(document)
    #expect(screen.node("a")?.margins == EdgeInsets(all: 4))
    #expect(screen.node("b")?.margins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.node("c")?.margins == EdgeInsets(top: 2, left: 5, bottom: 2, right: 8))
    #expect(screen.node("e")?.margins == nil)
  }

  @Test func aStackTakesItsSettings() throws {
    let (screen, diagnostics) = resolve(
      document([
        node(
          "s", .stack,
          [
            .axis: .keyword("vertical"), .distribution: .keyword("equalSpacing"), .alignment: .keyword("center"),
            .spacing: .number(.percentOfScreen(10)), .customSpacing: .map([.init(key: "a", value: .number(3))]),
            .marginsRelative: .boolean(true),
          ], [node("a", .label)])
      ]))
    let stack = try #require(screen.node("s")?.stack)
    #expect(diagnostics.isEmpty)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .center)
    // A percent of the screen is of its height along a vertical axis.
    #expect(stack.spacing == 66.7)
    #expect(stack.customSpacing == ["a": 3])
    #expect(stack.isMarginsRelative && !stack.isBaselineRelative)
  }

  @Test func overridesTurnAStack() {
    var document = document([node("s", .stack)])
    document.overrides = [
      Override(condition: .heightClass(.regular), set: [Assignment(.view("s", .axis), .keyword("vertical"))])
    ]
    #expect(resolve(document).screen.node("s")?.stack?.axis == .vertical)
    #expect(resolve(document, environment("iphone-8", .landscape)).screen.node("s")?.stack?.axis == .horizontal)
  }

  @Test func sizesAndMasksAndProportions() throws {
    let proportional = PropertyValue.map([
      .init(key: "reference", value: .numbers(600, 600)), .init(key: "mode", value: .keyword("fit")),
    ])
    let (screen, diagnostics) = resolve(
      document([
        node("a", .image, [.intrinsic: .numbers(nil, 20), .baseline: .numbers(3, 9)]),
        node("b", .view, [.frame: .numbers(1, 2, 3, 4), .autoresize: .keywords(["width", "top"])]),
        node("c", .view, [.proportional: proportional]),
        node("d", .view, [.proportional: .map([.init(key: "reference", value: .numbers(0, 600))])]),
      ]))
    #expect(screen.node("a")?.intrinsicWidth == .some(nil))
    #expect(screen.node("a")?.intrinsicHeight == .some(20))
    #expect(screen.node("a")?.lastBaseline == 9)
    #expect(screen.node("b")?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.node("b")?.autoresizing == [.width, .top])
    #expect(
      screen.node("c")?.proportional == ProportionalSettings(reference: Size(width: 600, height: 600), mode: .fit))
    #expect(diagnostics.map(\.id) == ["wrong-value"])
  }

  @Test func aStateMovesOneComponentOfAFrame() {
    var document = document([node("b", .view, [.frame: .numbers(1, 2, 3, 4)])])
    document.states = [StateChange(name: "low", set: [Assignment(.frameComponent("b", 1), .number(50))])]
    #expect(resolve(document).screen.node("b")?.frame == Rect(x: 1, y: 50, width: 3, height: 4))
  }

  // Recorded in storyboards: 64 and 88 under a navigation bar, 116 with a large title, 83 above a tab bar.
  @Test(arguments: [
    ("iphone-8", Orientation.portrait, [BarKind.navigation], EdgeInsets(top: 64)),
    ("iphone-x", .portrait, [.navigation, .tab], EdgeInsets(top: 88, bottom: 83)),
    ("iphone-8", .landscape, [.navigation], EdgeInsets(top: 32)),
    ("iphone-8", .portrait, [.navigation, .largeTitle], EdgeInsets(top: 116)),
    ("ipad-pro-9-7", .portrait, [.navigation], EdgeInsets(top: 70)),
    ("iphone-8", .portrait, [.status, .toolbar], EdgeInsets(top: 20, bottom: 44)),
  ])
  func barsMoveTheSafeArea(device: String, orientation: Orientation, bars: [BarKind], expected: EdgeInsets) {
    var document = document([])
    document.bars = bars
    #expect(resolve(document, environment(device, orientation)).screen.safeArea == expected)
  }

  // Recorded frames against alignment rects: slider 2 at the sides and 1 below, switch 2 right, segmented 1 below.
  @Test func alignmentRects() {
    let (screen, _) = resolve(
      document([node("s", .slider), node("t", .switch), node("u", .segmented), node("v", .label)]))
    #expect(screen.node("s")?.alignmentInsets == EdgeInsets(left: 2, bottom: 1, right: 2))
    #expect(screen.node("t")?.alignmentInsets == EdgeInsets(right: 2))
    #expect(screen.node("u")?.alignmentInsets == EdgeInsets(bottom: 1))
    #expect(screen.node("v")?.alignmentInsets == .zero)
  }

  @Test func numbersAreWorkedOut() {
    var document = document([
      node("v", .view, [.corner: .number(.sum(.token("space.edge", nil), .product(.number(2), .number(3))))])
    ])
    document.tokens = ["space.edge": Located(.number(16))]
    #expect(resolve(document).screen.view("v")?.cornerRadius == 22)
    document.tokens = ["space.egde": Located(.number(16))]
    let told = resolve(document).diagnostics
    #expect(told.map(\.id) == ["no-such-number"])
    #expect(told[0].hint == "did you mean '$space.egde'?" || told[0].hint == "did you mean 'space.egde'?")
  }
}
