import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Rules of layout that strangers' projects need; each names where it is known from.
@Suite struct FieldRulesTests {
  /// facts/more-uikit.md 2: two public reports of an empty stack that took most of the screen.
  @Test func aStackWithNothingToShowTakesTheLengthThatRulesGive() throws {
    var screen = TestScreen(400, 400)
    screen.stack("st", axis: .horizontal)
    screen.add("a", in: "st", size: [50, 20])
    screen.screen.nodes[2].content.isHidden = true
    try screen.rules("st.leading == root.leading", "st.top == root.top", "st.width == 100", "st.height == 20")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).isEmpty)
    #expect(layout.frame("st")[2] == 100)
  }

  /// An inner stack of hidden views keeps the outer one as wide as its other views make it.
  @Test func anInnerStackWithNothingToShowNarrowsNoOther() throws {
    var screen = TestScreen(400, 400)
    screen.stack("outer", axis: .vertical)
    screen.add("text", .label, in: "outer", size: [50, 20])
    screen.stack("inner", in: "outer", axis: .horizontal)
    screen.add("a", in: "inner", size: [30, 20])
    screen.screen.nodes[4].content.isHidden = true
    try screen.rules("outer.leading == root.leading", "outer.top == root.top")
    let layout = screen.solve()
    #expect(layout.findings(.conflict).isEmpty)
    #expect(layout.frame("outer")[2] == 50)
    #expect(layout.frame("inner")[2] == 50)
  }

  /// Scenes of ThePalaceProject and Simplenote hold a label beside their controller, which is a screen of one text.
  @Test func aScreenThatIsOneTextIsSolved() {
    var screen = TestScreen(400, 400)
    screen.screen.nodes[0].content.kind = .label
    screen.screen.nodes[0].content.text = TextContent(
      runs: [TextRun(text: "alone", font: FontDescriptor(size: 17))], numberOfLines: 0)
    #expect(screen.solve().frame("root") == [0, 0, 400, 400])
  }

  private func labels(_ count: Int, era: Era, resist: Double = 750) throws -> TestScreen {
    var screen = TestScreen(400, 400)
    screen.screen.environment.era = era
    screen.stack("st", axis: .horizontal, .fill, .top, spacing: 10)
    for index in 0..<count {
      screen.add("l\(index)", .label, in: "st", size: [400, 20], compress: [resist, 750]) {
        $0.content.text = TextContent(
          runs: [TextRun(text: "many words", font: FontDescriptor(size: 17))], numberOfLines: 0)
      }
    }
    try screen.rules("st.leading == root.leading", "st.top == root.top", "st.width == 310")
    return screen
  }

  /// Recorded on canvases of 5.8, 6.1 and 6.5 inches (Esri's samples, DuckDuckGo, Siskin IM): 49 on upright phones with a
  /// cut-out, 44 on others.
  @Test(arguments: [(34.0, 49.0), (0, 44)])
  func aToolbarByItselfIsHigherOnACutOutPhone(_ bottom: Double, _ height: Double) {
    let environment = Environment(
      platform: .ios, era: Era(.ios, 14), screenSize: Size(width: 414, height: 896),
      safeArea: EdgeInsets(bottom: bottom),
      heightClass: .regular)
    let content = ContentMetrics(environment: environment, measuring: BlockMeasuring())
      .intrinsicContent(of: LayoutNode(content: ResolvedView(id: "bar", name: "bar", kind: .toolbar), parent: nil))
    #expect(content.height == height)
  }

  /// Recorded: in stacks 44 on the same phones (Bluefruit, OpenDocument).
  @Test func aToolbarInAStackIsAsHighAsOthers() throws {
    var phone = environment("iphone-11")
    phone.era = Era(.ios, 15)
    let (screen, _) = resolve(
      document([node("alone", .toolbar), node("stack", .stack, [:], [node("inside", .toolbar)])]), phone)
    let metrics = ContentMetrics(environment: phone, measuring: BlockMeasuring())
    #expect(metrics.intrinsicContent(of: try #require(screen.node("alone"))).height == 49)
    #expect(metrics.intrinsicContent(of: try #require(screen.node("inside"))).height == 44)
  }

  /// Recorded in UpcomingMovies: a label at 1000 keeps its height where a stack would have it otherwise.
  @Test func textsAt1000Hold() throws {
    var screen = TestScreen(400, 400)
    screen.screen.contentsYield = true
    screen.add("label", .label, size: [50, 20], hug: [250, 1000], compress: [750, 1000])
    try screen.rules("label.leading == root.leading", "label.top == root.top", "label.height == 30")
    #expect(screen.solve().frame("label")[3] == 20)
  }

  /// `UISV-text-width-disambiguation` (kean.blog; radars 41192642, 39275811): equal shares less the spacings.
  @Test func labelsOfSeveralLinesShareARow() throws {
    let layout = try labels(2, era: Era(.ios, 18)).solve()
    #expect(layout.frame("l0")[2] == 150)
    #expect(layout.frame("l1")[2] == 150)
  }

  /// useyourloaf.com, "Stack Views and Multi-Line Labels": to iOS 14 a lone label has half, later the priorities decide.
  @Test(arguments: [(14, 150.0), (15, 249.0)])
  func aLoneLabelBesideASwitch(_ era: Int, _ width: Double) throws {
    var screen = try labels(1, era: Era(.ios, era), resist: 749)
    screen.add("switch", .switch, in: "st", size: [51, 31], hug: [750, 750])
    #expect(abs(screen.solve().frame("l0")[2] - width) <= 2)
  }

  /// Recorded: a label keeps its height above a view without a natural one, which has what is left (Log Your Catch, a tip
  /// calculator, both by Xcode 11 and later).
  @Test func whatHasNoNaturalSizeTakesWhatIsLeft() throws {
    var screen = TestScreen(400, 400)
    screen.screen.environment.era = Era(.ios, 13)
    screen.stack("st", axis: .vertical, .fillProportionally)
    screen.add("a", .label, in: "st", size: [50, 20])
    screen.add("b", in: "st", size: [nil, nil])
    try screen.rules("st.leading == root.leading", "st.top == root.top", "st.height == 200")
    let layout = screen.solve()
    #expect(layout.frame("a")[3] == 20)
    #expect(layout.frame("b")[3] == 180)
  }

  /// stackview.md: up to iOS 12 `fillProportionally` gives a view without a natural size nothing, and that is required.
  @Test func withoutANaturalSizeNothingIsProportional() throws {
    var screen = TestScreen(400, 400)
    screen.screen.environment.era = Era(.ios, 12)
    screen.stack("st", axis: .horizontal, .fillProportionally)
    screen.add("a", .label, in: "st", size: [50, 20])
    screen.add("b", in: "st", size: [nil, nil])
    try screen.rules("st.leading == root.leading", "st.top == root.top", "st.width == 200", "b.width >= 0 @999")
    let layout = screen.solve()
    #expect(layout.frame("b")[2] == 0)
    let required = layout.constraints.filter { $0.priority == 1000 && $0.origin == .stack(.proportional) }
    #expect(required.count == 1)
  }

  /// UIView, `forFirstBaselineLayout` and `forLastBaselineLayout`: without a baseline, the top edge and the bottom one.
  @Test func baselinesOfWhatHasNoTextAreItsEdges() throws {
    var screen = TestScreen(400, 400)
    for name in ["a", "b", "c"] { screen.add(name, size: [10, 30]) }
    try screen.rules(
      "a.top == root.top + 100", "(a, b, c).leading == root.leading", "b.firstBaseline == a.top",
      "c.lastBaseline == a.bottom")
    let layout = screen.solve()
    #expect(layout.frame("b")[1] == 100)
    #expect(layout.frame("c")[1] == 100)
  }

  /// Recorded: image views that resist or hug at 1000 are as large as rules say (48 for 24 and smaller ones in stepik-ios,
  /// woocommerce-ios and LoopKit; 34 for 20 in Loop, 28 in zotero-ios; half of the screen for 284 in Appboy). Elsewhere than on
  /// the canvas of Interface Builder rules are broken, as decided.
  @Test(arguments: [(48.0, true), (12, true), (48, false)])
  func contentsAt1000YieldOnTheCanvas(_ width: Double, _ yields: Bool) throws {
    var screen = TestScreen(400, 400)
    screen.screen.contentsYield = yields
    screen.add("picture", .image, size: [24, 24], hug: [1000, 250], compress: [1000, 750])
    try screen.rules("picture.leading == root.leading", "picture.top == root.top", "picture.width == \(width)")
    let layout = screen.solve()
    #expect(layout.frame("picture")[2] == (yields ? width : 24))
    #expect(layout.findings(.conflict).count == 1)
  }

  /// Recorded in cwa-app-ios: a picture that hugs at 1000 keeps its height, and its ratio does not hold.
  @Test func aRatioGivesWayToARequiredSizeOfContents() throws {
    var screen = TestScreen(400, 400)
    screen.screen.contentsYield = true
    screen.add("picture", .image, size: [375, 229], hug: [251, 1000], compress: [750, 750])
    try screen.rules(
      "picture.horizontalEdges == root.horizontalEdges", "picture.top == root.top",
      "picture.width == 375 / 229 * picture.height")
    #expect(screen.solve().frame("picture") == [0, 0, 400, 229])
  }

  /// A sibling's rule that names a view leaves it to its mask (Auto Layout guide, translation of masks).
  @Test func aSiblingsRuleLeavesTheMask() throws {
    var screen = TestScreen(400, 400)
    screen.add("held", frame: [40, 50, 100, 20]) { $0.autoresizing = [.right, .bottom] }
    screen.add("other", .label, size: [50, 20])
    try screen.rules("other.leading == held.trailing + 8", "other.top == held.top")
    let layout = screen.solve()
    #expect(agree(layout.frame("held"), [40, 50, 100, 20]))
    #expect(agree(layout.frame("other"), [148, 50, 50, 20]))
  }

  /// facts/more-uikit.md 2, recorded frames: the whole room across at a side, the view's own size in the middle.
  @Test(arguments: [(StackAlignment.top, 60.0), (.center, 30)])
  func hiddenViewsKeepTheirSizeAcross(_ alignment: StackAlignment, _ height: Double) throws {
    var screen = TestScreen(400, 400)
    screen.stack("st", axis: .horizontal, .fill, alignment, spacing: 10)
    screen.add("a", .label, in: "st", size: [50, 60])
    screen.add("b", .label, in: "st", size: [50, 30])
    screen.screen.nodes[3].content.isHidden = true
    try screen.rules("st.leading == root.leading", "st.top == root.top")
    let layout = screen.solve()
    #expect(layout.frame("st")[3] == 60)
    #expect(layout.frame("b")[2] == 0)
    #expect(layout.frame("b")[3] == height)
  }

  /// facts/more-uikit.md 1: 672 before iOS 26; from it on 920, where the view is wider than 1008.
  @Test(arguments: [(18, 1366.0, 672.0), (26, 1366, 920), (26, 1008, 968)])
  func readableWidth(_ era: Int, _ width: Double, _ expected: Double) throws {
    var screen = TestScreen(width, 1024, margin: 20)
    screen.screen.environment.era = Era(.ios, era)
    screen.add("a")
    try screen.rules("a.horizontalEdges == readable.horizontalEdges", "a.top == root.top", "a.height == 10")
    #expect(screen.solve().frame("a")[2] == expected)
  }

  /// vfl.md: a metric may stand for a priority.
  @Test func aMetricIsAPriority() throws {
    var screen = TestScreen(400, 400)
    screen.screen.numbers = ["weak": 200]
    screen.add("a", .label, size: [50, 20])
    try screen.rule("H:|-10-[a(300@weak)]")
    let layout = screen.solve()
    let rule = layout.constraints.first { $0.origin == .authored && $0.text.contains("width") }
    #expect(rule?.priority == 200)
    #expect(layout.frame("a")[2] == 50)
  }
}
