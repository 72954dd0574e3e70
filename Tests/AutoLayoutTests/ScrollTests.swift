import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Scroll views: edges mean the content, sizes and centres the frame (recorded Interface Builder frames).
@Suite struct ScrollTests {
  private func scroll() throws -> TestScreen {
    var screen = TestScreen(300, 400)
    screen.add("scroll", .scroll)
    screen.add("content", in: "scroll")
    try screen.rules("scroll.edges == root.edges")
    return screen
  }

  @Test func theContentsSizeComesFromItsRules() throws {
    var screen = try scroll()
    try screen.rules("content.edges == scroll.edges", "content.width == scroll.width", "content.height == 900")
    let layout = screen.solve()
    #expect(agree(layout.frame("content"), [0, 0, 300, 900]))
    #expect(layout.views[1].contentSize == Size(width: 300, height: 900))
    #expect(agree(layout.frame("scroll"), [0, 0, 300, 400]))
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  /// What scrolls begins below the bars; what is short enough not to scroll lies where it is.
  @Test func whatScrollsBeginsBelowTheBars() throws {
    for (height, top) in [(900.0, 47.0), (100, 0)] {
      var screen = TestScreen(300, 400, safeArea: EdgeInsets(top: 47, bottom: 34))
      screen.add("scroll", .scroll)
      screen.add("content", in: "scroll")
      try screen.rules(
        "scroll.edges == root.edges", "content.edges == scroll.edges", "content.width == scroll.width",
        "content.height == \(Int(height))")
      let layout = screen.solve()
      #expect(agree(layout.frame("content"), [0, 0, 300, height]))
      #expect(layout.views[2].windowFrame.minY == top)
    }
  }

  /// Below a bar a controller's scroll view begins there whether it scrolls or not, in all versions
  /// (`UIViewController.automaticallyAdjustsScrollViewInsets`; Sozzler).
  @Test(arguments: [8, 18]) func aControllersScrollViewBeginsBelowItsBar(_ major: Int) throws {
    var screen = TestScreen(300, 400, safeArea: EdgeInsets(top: 20))
    screen.screen.environment.era = Era(.ios, major)
    screen.screen.safeArea.top = 64
    screen.add("scroll", .scroll)
    screen.add("content", in: "scroll")
    try screen.rules(
      "scroll.edges == root.edges", "content.edges == scroll.edges", "content.width == scroll.width",
      "content.height == 100")
    #expect(screen.solve().views[2].windowFrame.minY == 64)
    screen.screen.isOnCanvas = true
    #expect(screen.solve().views[2].windowFrame.minY == 0)
  }

  /// A scroll view's masks are about its bounds as every view's are, not about its content (CuiTrip's payment screen).
  @Test func masksInAScrollViewFollowItsBounds() throws {
    var screen = TestScreen(402, 874)
    screen.add("scroll", .scroll, frame: [0, 0, 320, 568], mask: [.width, .height])
    screen.add("pay", in: "scroll", frame: [160, 502, 160, 66], mask: [.left, .width, .top])
    screen.add("long", in: "scroll", frame: [0, 0, 320, 1200], mask: [.width, .bottom])
    screen.screen.canvas = Environment(screenSize: Size(width: 320, height: 568))
    let layout = screen.solve()
    #expect(agree(layout.frame("pay"), [201, 808, 201, 66]), "\(layout.frame("pay"))")
    #expect(agree(layout.frame("long"), [0, 0, 402, 1200]))
  }

  /// On the canvas contents lie at their origin, so their own margins keep clear of a status bar (recorded in CovPass: 52, and in
  /// KeePassium: 28); at run time the adjustment moves them, and with `never` nothing does.
  @Test func marginsOfContentsUnderAStatusBar() throws {
    var screen = TestScreen(300, 400, safeArea: EdgeInsets(top: 44, bottom: 34))
    screen.add("scroll", .scroll)
    screen.add("content", in: "scroll")
    screen.add("title", in: "content", size: [50, 20])
    try screen.rules(
      "scroll.edges == root.edges", "content.edges == scroll.edges", "content.width == scroll.width",
      "content.height == 900", "title.top == content.topMargin + 16", "title.leading == content.leading")
    let device = screen.solve()
    #expect(device.frame("title")[1] == 24)
    #expect(device.views[3].windowFrame.minY == 44 + 24)
    screen.screen.isOnCanvas = true
    let canvas = screen.solve()
    #expect(canvas.frame("title")[1] == 68)
    #expect(canvas.views[3].windowFrame.minY == 68)
    screen.screen.isOnCanvas = false
    screen.screen.nodes[1].adjustsContentInset = false
    #expect(screen.solve().frame("title")[1] == 68)
    screen.screen.nodes[2].insetsMarginsFromSafeArea = false
    #expect(screen.solve().frame("title")[1] == 24)
  }

  /// Below a bar that ends where the scroll view begins nothing covers the content (recorded in ProtonVPN: 8).
  @Test func marginsOfContentsBelowABar() throws {
    var screen = TestScreen(300, 400, safeArea: EdgeInsets(top: 44))
    screen.screen.isOnCanvas = true
    screen.add("scroll", .scroll)
    screen.add("content", in: "scroll")
    screen.add("title", in: "content", size: [50, 20])
    try screen.rules(
      "scroll.edges == safe.edges", "content.edges == scroll.edges", "content.width == scroll.width",
      "content.height == 900", "title.top == content.topMargin", "title.leading == content.leading")
    #expect(screen.solve().frame("title")[1] == 8)
  }

  @Test func centresMeanTheFrame() throws {
    var screen = try scroll()
    try screen.rules("content.edges == scroll.edges", "content.width == 100", "content.height == 50")
    screen.add("mark", in: "scroll", size: [20, 20])
    try screen.rules("mark.centerX == scroll.centerX", "mark.centerY == scroll.centerY")
    #expect(agree(screen.solve().frame("mark"), [140, 190, 20, 20]))
  }

  /// Recorded in a storyboard of Xcode 16: 335 wide in a scroll view of 375, 20 from its left and 0 from its content's
  /// right. "Centers attach to the scroll view's frame" (Auto Layout Guide, Working with Scroll Views).
  @Test func centresWithinMarginsMeanTheFrameToo() throws {
    var screen = try scroll()
    try screen.rules(
      "content.leading == scroll.leadingMargin + 12", "content.trailing == scroll.trailing",
      "content.centerX == scroll.centerXWithinMargins", "content.top == scroll.top", "content.bottom == scroll.bottom",
      "content.height == 50")
    let layout = screen.solve()
    #expect(agree(layout.frame("content"), [20, 0, 260, 50]))
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  @Test func anOpenContentSizeIsTold() throws {
    var screen = try scroll()
    try screen.rules(
      "content.leading == scroll.leading", "content.top == scroll.top", "content.width == 100", "content.height == 50")
    let layout = screen.solve()
    #expect(
      layout.findings(.ambiguity).map(\.diagnostic.message) == ["the content of 'scroll' needs a width and height"])
  }

  @Test func guidesOfContentAndFrame() throws {
    var screen = try scroll()
    func item(_ kind: LayoutGuideKind) -> ItemReference { ItemReference(.guide(kind, of: "scroll")) }
    let all: [AttributeConstraint] = [
      .init(first: .view("content"), .leading, second: item(.content), .leading),
      .init(first: .view("content"), .trailing, second: item(.content), .trailing),
      .init(first: .view("content"), .top, second: item(.content), .top),
      .init(first: .view("content"), .bottom, second: item(.content), .bottom),
      .init(first: .view("content"), .width, second: item(.frame), .width),
      .init(first: .view("content"), .height, constant: 700),
    ]
    for (index, constraint) in all.enumerated() {
      screen.screen.rules.append(
        ActiveRule(rule: Rule(text: "", form: .attributes(constraint)), group: "g", index: index))
    }
    let layout = screen.solve()
    #expect(agree(layout.frame("content"), [0, 0, 300, 700]))
    #expect(layout.findings(.ambiguity).isEmpty)
  }

  @Test func whatScrollsIsNotOutsideTheScreen() throws {
    var screen = try scroll()
    try screen.rules("content.edges == scroll.edges", "content.width == 100", "content.height == 5000")
    #expect(screen.solve().findings(.outsideScreen).isEmpty)
  }

  @Test func viewsWithoutRulesMakeTheContent() throws {
    var screen = TestScreen(300, 100)
    screen.add("scroll", .scroll)
    try screen.rules("scroll.edges == root.edges")
    screen.add("a", .label, in: "scroll", size: [100, 80])
    screen.add("b", .label, in: "scroll", size: [100, 80])
    let layout = screen.solve()
    #expect(agree(layout.frame("b"), [8, 104, 100, 80]))
    #expect(layout.views[1].contentSize == Size(width: 300, height: 192))
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }
}
