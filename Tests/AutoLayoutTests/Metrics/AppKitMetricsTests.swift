import ProofModel
import Testing

@testable import Resolving

/// AppKit's controls as recorded in public storyboards and xibs: interface-builder/README.md, "macOS".
@Suite struct AppKitMetricsTests {
  private func control(
    _ kind: ViewKind, _ properties: [PropertyKey: PropertyValue] = [:], major: Int = 14, minor: Int = 0,
    format: Document.Format = .interfaceBuilder
  ) throws -> (view: LayoutNode, content: IntrinsicContent) {
    let size = Size(width: 480, height: 300)
    let environment = Environment(platform: .mac, era: Era(.macos, major, minor: minor), screenSize: size)
    var document = document([node("v", kind, properties)])
    document.format = format
    document.platform = .mac
    let (screen, _) = resolve(document, environment)
    let view = try #require(screen.node("v"))
    let metrics = ContentMetrics(environment: environment, measuring: HalfGridText())
    return (view, metrics.intrinsicContent(of: view))
  }

  // Files that Xcode 11 to 12.4 saved: labels 16 (38 apps), fields 21 (14), pop-up buttons 25 (13), push buttons 32 (25).
  @Test func catalinaHasLinesOf16InTheControlsBefore() throws {
    func height(_ kind: ViewKind, _ style: String?, minor: Int) throws -> Double? {
      let found = try control(
        kind, [.text: .text("Go")].merging(style.map { [.style: .keyword($0)] } ?? [:]) { $1 }, major: 10, minor: minor)
      let insets = found.view.alignmentInsets
      return found.content.height.map { $0 + insets.top + insets.bottom }
    }
    for (kind, style, before, since) in [
      (ViewKind.label, nil, 17.0, 16.0), (.textField, "bezel", 22, 21), (.button, "pop-up", 26, 25),
      (.button, "push", 32, 32),
    ] as [(ViewKind, String?, Double, Double)] {
      #expect(try height(kind, style, minor: 0) == before)
      #expect(try height(kind, style, minor: 15) == since)
    }
    #expect(Era("macos-10.15") == .catalina && Era.catalina.description == "macos-10.15")
    #expect(Era(.macos, 10) < .catalina && .catalina < Era(.macos, 11))
  }

  // Labels' recorded heights, of 3 to 91 apps a size: no rounding of the natural line gives them.
  @Test(arguments: [
    (10, 13, 13), (12, 16, 15), (13, 17, 16), (14, 18, 17), (16, 19, 19), (18, 22, 21), (24, 29, 28), (30, 36, 35),
  ])
  func linesOfTheSystemsFont(_ size: Double, _ before: Double, _ since: Double) throws {
    for (minor, height) in [(0, before), (15, since)] {
      let found = try control(
        .label, [.text: .text("Go"), .font: .font(FontFields(size: .number(size)))], major: 10, minor: minor)
      #expect(found.content.height == height)
    }
  }

  // Files: mojob, epcalipers and SourceFinagler.
  @Test func buttonsWithoutABezelAreAsLargeAsLabels() throws {
    let text: [PropertyKey: PropertyValue] = [.text: .text("Send")]
    let button = try control(.button, text.merging([.style: .keyword("plain")]) { $1 })
    let label = try control(.label, text)
    #expect(button.content.height == label.content.height && button.view.alignmentInsets == .zero)
    let insets = label.view.alignmentInsets
    #expect(button.content.width == label.content.width.map { $0 + insets.left + insets.right })
  }

  // Files: 40 labels of 12 apps.
  @Test func centredLabelsAreFourWider() throws {
    func width(_ alignment: TextContent.Alignment) throws -> Double {
      try #require(
        try control(.label, [.text: .text("Go"), .align: .keyword(alignment.rawValue)]).content.width)
    }
    #expect(try width(.center) == width(.left) + 4)
    #expect(try width(.right) == width(.left))
  }

  // Files: 22 of 26 boxes alone are 18 × 18 up to macOS 15.
  @Test func aBoxAloneIsItsOwnSize() throws {
    for (major, side) in [(10, 14.0), (14, 14)] {
      let found = try control(.button, [.style: .keyword("check")], major: major)
      #expect(found.content.width == side && found.content.height == side)
    }
  }

  // Frames: push 32, check 18, help 25, pop-up 25; before macOS 11 push 32 around 21.
  @Test(arguments: [
    ("push", "regular", 14, 32.0, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)),
    ("push", "regular", 10, 32.0, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)),
    ("check", "regular", 14, 18.0, EdgeInsets(top: 1, left: 2, bottom: 1)),
    ("help", "regular", 14, 25.0, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2)),
    ("pop-up", "regular", 14, 25.0, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)),
    // Small ones: 27 (HandBrake, iina, Textual), 22 (HandBrake, Textual), 16 and 15; a large one 40 (iina, OpenEmu).
    ("push", "small", 14, 27.0, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)),
    ("push", "large", 14, 40.0, EdgeInsets(all: 6)),
    ("pop-up", "small", 14, 22.0, EdgeInsets(top: 2, left: 4, bottom: 4, right: 4)),
    ("check", "small", 14, 16.0, EdgeInsets(top: 1, left: 1, bottom: 1)),
    ("radio", "small", 14, 15.0, EdgeInsets(left: 1, bottom: 1)),
    // Before macOS 11: Mousecape, MenuMeters, NWPusher; small ones 28 in four apps. Large ones: Aerial.
    ("pop-up", "regular", 10, 26.0, EdgeInsets(top: 2, left: 2, bottom: 3, right: 3)),
    ("push", "small", 10, 28.0, EdgeInsets(top: 4, left: 5, bottom: 6, right: 5)),
    ("check", "large", 14, 22.0, EdgeInsets(top: 2.5, left: 3, bottom: 2.5)),
    ("pop-up", "large", 14, 40.0, EdgeInsets(top: 6, left: 5, bottom: 6, right: 5)),
    // Check boxes before macOS 11: 18 in MacDown, AutoPkgr, ShadowsocksX-NG, Amethyst and eight more.
    ("check", "regular", 10, 18.0, EdgeInsets(all: 2)),
    // Radio buttons: 18 around 16 in aecombiner, APNGb and Nightlight.
    ("radio", "regular", 10, 18.0, EdgeInsets(all: 1)),
    // Help before macOS 11: AutoPkgr, Bit-Slicer, ImageOptim, Noto.
    ("help", "regular", 10, 25.0, EdgeInsets(top: 1, left: 2, bottom: 3, right: 2)),
    // macOS 26 (GitUp, Mac Mouse Fix, BlockBlock, NetNewsWire, Rectangle; facts/more-uikit.md, 5).
    ("push", "regular", 26, 24.0, .zero),
    ("push", "large", 26, 28.0, .zero),
    ("push", "small", 26, 20.0, .zero),
    ("check", "regular", 26, 16.0, .zero),
    ("check", "small", 26, 14.0, .zero),
    ("radio", "regular", 26, 16.0, .zero),
    ("help", "regular", 26, 24.0, .zero),
    ("pop-up", "regular", 26, 24.0, .zero),
    ("pop-up", "small", 26, 20.0, .zero),
  ])
  func buttons(_ style: String, _ size: String, _ major: Int, _ frame: Double, _ insets: EdgeInsets) throws {
    let found = try control(
      .button, [.style: .keyword(style), .controlSize: .keyword(size), .text: .text("Go")], major: major)
    #expect(found.view.alignmentInsets == insets)
    #expect(try #require(found.content.height) + insets.top + insets.bottom == frame)
  }

  // Up to macOS 10: steppers 27 high in seven apps, 2 above their field in MacDown and MaciASL; textured buttons with nothing
  // at the sides in AutoPkgr, MongoHub and Realm's browser. Segments 24 high around 22 from macOS 11 on, in ten apps.
  @Test(arguments: [
    (ViewKind.stepper, 10, 27.0, EdgeInsets(top: 2, left: 3, bottom: 3, right: 3)),
    (.stepper, 14, 28, EdgeInsets(top: 4, left: 3, bottom: 3, right: 3)),
    // ArcGIS and Noto, 2 at the sides in MacDown too.
    (.segmented, 10, 24, EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)),
    (.segmented, 11, 24, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)),
  ])
  func erasOfControls(_ kind: ViewKind, _ major: Int, _ frame: Double, _ insets: EdgeInsets) throws {
    let found = try control(kind, kind == .segmented ? [.segments: .texts(["A", "B"])] : [:], major: major)
    #expect(found.view.alignmentInsets == insets)
    #expect(try #require(found.content.height) + insets.top + insets.bottom == frame)
  }

  // Small ones 21 high between rows at 8 and 10, in FlyThru (macOS 10.14) and Pegase (11).
  @Test(arguments: [10, 11]) func smallSegments(_ major: Int) throws {
    let found = try control(
      .segmented, [.segments: .texts(["A", "B"]), .controlSize: .keyword("small")], major: major)
    #expect(found.content.height == 18 && found.view.alignmentInsets.top + found.view.alignmentInsets.bottom == 3)
  }

  @Test(arguments: [
    ("textured", 10, EdgeInsets(top: 1, bottom: 2)),
    ("textured", 11, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)),
    // Beagle, CotEditor, Replicator.
    ("pop-up-square", 14, EdgeInsets(left: 5)),
  ])
  func sidesOfButtons(_ style: String, _ major: Int, _ insets: EdgeInsets) throws {
    #expect(try control(.button, [.style: .keyword(style)], major: major).view.alignmentInsets == insets)
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

  // NetNewsWire and Rectangle (macOS 26): labels beside fields, buttons and pop-up buttons of 24 end 4 above them.
  @Test(arguments: ["push", "pop-up"])
  func fromMacOS26OnTitlesLieInTheMiddle(_ style: String) throws {
    let label = try control(.label, [.text: .text("Color")], major: 26).content
    let control = try control(.button, [.style: .keyword(style), .text: .text("Color")], major: 26).content
    let below = try #require(label.height) - #require(label.lastBaseline)
    #expect(try abs(#require(control.height) - #require(control.lastBaseline) - below - 4) < 1e-9)
  }

  // Labels of 16 and of 14 on one line have one bottom (Textual, HandBrake).
  @Test func whatLiesBelowTheBaselineIsWholePoints() throws {
    let below = try ["regular", "small"].map { size in
      let label = try control(.label, [.controlSize: .keyword(size), .text: .text("Color")]).content
      return try #require(label.height) - #require(label.lastBaseline)
    }
    #expect(below == [3, 3])
  }

  // 28, 20 and 17 high with what lies around them (Textual, HandBrake, iina), 16 from macOS 26 on (Mac Mouse Fix); 19 around
  // 15 up to macOS 10 (RxSwift's example, ThemeEngine, Muse).
  @Test(arguments: [
    ("regular", 10, 19.0), ("regular", 14, 28.0), ("small", 14, 20), ("mini", 14, 17), ("regular", 26, 16),
  ])
  func sliders(_ size: String, _ major: Int, _ frame: Double) throws {
    let slider = try control(.slider, [.controlSize: .keyword(size)], major: major)
    let insets = slider.view.alignmentInsets
    #expect(try #require(slider.content.height) + insets.top + insets.bottom == frame)
  }

  // Fields are 5 higher than their line, 8 from macOS 26 on: 21 and 19, 24 and 22 (HandBrake, Textual, NetNewsWire); up to macOS
  // 10 regular ones 22 (nine apps), small ones 19 (CocoaSplit, AutoPkgr, Xcode's library).
  @Test(arguments: [
    ("regular", 14, 21.0), ("small", 14, 19), ("regular", 26, 24), ("small", 26, 22), ("regular", 10, 22),
    ("small", 10, 19),
  ])
  func fields(_ size: String, _ major: Int, _ height: Double) throws {
    let field = try control(
      .textField, [.style: .keyword("bezel"), .controlSize: .keyword(size), .text: .text("7")], major: major)
    #expect(field.content.height == height)
    #expect(field.view.alignmentInsets == .zero)
  }

  // Labels of 16 lie 3 above the bottom of search fields of 22 that show nothing (29 in Snes9x).
  @Test func aSearchFieldHasABaselineWithoutAText() throws {
    let field = try control(.searchBar).content
    #expect(field.height == 22)
    #expect(field.firstBaseline == 16)
    #expect(field.lastBaseline == 16)
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

  /// A plus of 17 and a minus of 5 in Textual lie on one line beside each other: so does what is as high as they.
  @Test func thePictureDoesNotMoveTheLine() throws {
    let baselines = try [5.0, 17].map { height in
      let size: PropertyValue = .numbers([nil, .number(height)])
      let content = try control(
        .button, [.style: .keyword("small-square"), .asset: .text("plus"), .intrinsic: size], major: 11
      ).content
      return (content.firstBaseline ?? 0) - height / 2
    }
    #expect(baselines == [4.5, 4.5])
  }

  @Test func switchesSteppersAndProgress() throws {
    let newest = try control(.switch, major: 26)
    #expect(newest.content.height == 24 && newest.view.alignmentInsets == .zero)
    #expect(try control(.switch, [.controlSize: .keyword("mini")]).content.height == 15)
    #expect(try control(.stepper).content.width == 13)
    // From macOS 26 on 20 × 26, 17 × 22 and 13 × 20 (NetNewsWire, QLMarkdown, Mos).
    for (size, width, height) in [("regular", 20.0, 26.0), ("small", 17, 22), ("mini", 13, 20)] {
      let content = try control(.stepper, [.controlSize: .keyword(size)], major: 26).content
      #expect([content.width, content.height] == [width, height])
    }
    #expect(try control(.datePicker).content.height == 24)
    #expect(try control(.progress).content.height == 18)
  }
}
