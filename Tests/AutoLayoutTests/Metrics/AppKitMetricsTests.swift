import ProofModel
import Testing

@testable import AutoLayout

/// AppKit's controls as recorded in public storyboards and xibs: interface-builder/README.md, "macOS".
@Suite struct AppKitMetricsTests {
  private func control(
    _ kind: ViewKind, _ properties: [PropertyKey: PropertyValue] = [:], major: Int = 14,
    format: Document.Format = .interfaceBuilder
  ) throws -> (view: LayoutNode, content: IntrinsicContent) {
    let size = Size(width: 480, height: 300)
    let environment = Environment(platform: .mac, era: Era(.macos, major), screenSize: size)
    var document = document([node("v", kind, properties)])
    document.format = format
    document.platform = .mac
    let (screen, _) = resolve(document, environment)
    let view = try #require(screen.node("v"))
    let metrics = ContentMetrics(environment: environment, measuring: HalfGridText())
    return (view, metrics.intrinsicContent(of: view))
  }

  // Frames: push 32, check 18, help 25, pop-up 25; before macOS 11 push 32 around 21.
  @Test(arguments: [
    ("push", "regular", 14, 32.0, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)),
    ("push", "regular", 10, 32.0, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)),
    ("check", "regular", 14, 18.0, EdgeInsets(top: 1, left: 2, bottom: 1)),
    ("help", "regular", 14, 25.0, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2)),
    ("pop-up", "regular", 14, 25.0, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)),
  ])
  func buttons(_ style: String, _ size: String, _ major: Int, _ frame: Double, _ insets: EdgeInsets) throws {
    let found = try control(
      .button, [.style: .keyword(style), .controlSize: .keyword(size), .text: .text("Go")], major: major)
    #expect(found.view.alignmentInsets == insets)
    #expect(try #require(found.content.height) + insets.top + insets.bottom == frame)
  }

  @Test(arguments: [("regular", 14, 16.0), ("regular", 10, 17), ("small", 14, 14), ("small", 10, 14), ("mini", 10, 11)])
  func labelsAreAsHighAsALine(_ size: String, _ major: Int, _ height: Double) throws {
    let found = try control(.label, [.controlSize: .keyword(size), .text: .text("Color")], major: major)
    #expect(found.content.height == height)
    #expect(found.view.alignmentInsets == EdgeInsets(left: 2, right: 2))
  }

  // In every file that aligns baselines, a label's bottom lies 3 points above that of the control beside it.
  @Test(arguments: ["push", "pop-up", "pop-up-textured"])
  func titlesLieThreePointsHigherThanTheMiddle(_ style: String) throws {
    let label = try control(.label, [.text: .text("Color")]).content
    let control = try control(.button, [.style: .keyword(style), .text: .text("Color")]).content
    let below = try #require(label.height) - #require(label.lastBaseline)
    #expect(try abs(#require(control.height) - #require(control.lastBaseline) - below - 3) < 1e-9)
  }

  @Test func aPopUpButtonIsAsWideAsItsWidestTitle() throws {
    let one = try control(.button, [.style: .keyword("pop-up"), .text: .text("A")]).content.width ?? 0
    let two =
      try control(
        .button, [.style: .keyword("pop-up"), .text: .text("A"), .segments: .texts(["A", "AAAA"])]
      ).content.width ?? 0
    #expect(two > one)
  }

  @Test func aFieldOfInterfaceBuilderHasNoWidthOfItsOwn() throws {
    let field = try control(.textField, [.style: .keyword("bezel"), .text: .text("7")]).content
    #expect(field.width == nil)
    #expect(field.height == 21)
    #expect(try control(.textField, format: .spec).content.width == 25)
  }

  @Test func aVerticalLineHasItsRoomAtTheSides() throws {
    #expect(try control(.separator).view.alignmentInsets == EdgeInsets(top: 2, bottom: 2))
    let vertical = try control(.separator, [.axis: .keyword("vertical")]).view
    #expect(vertical.alignmentInsets == EdgeInsets(left: 2, right: 2))
  }

  @Test func switchesSteppersAndProgress() throws {
    #expect(try control(.switch, [.controlSize: .keyword("mini")]).content.height == 15)
    #expect(try control(.stepper).content.width == 13)
    #expect(try control(.progress).content.height == 18)
  }
}
