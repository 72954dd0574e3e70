import ProofModel
import Testing

@testable import Resolving

@Suite struct ContentMetricsTests {
  func content(
    _ kind: ViewKind, _ properties: [PropertyKey: PropertyValue] = [:], era: Era = .standard,
    device: String = "iphone-8", maxWidth: Double? = nil, images: NamedImages = NamedImages()
  ) throws -> IntrinsicContent {
    let environment = environment(device, era: era)
    let (screen, diagnostics) = resolve(document([node("v", kind, properties)]), environment, images: images)
    #expect(diagnostics.isEmpty)
    let view = try #require(screen.node("v"))
    return ContentMetrics(environment: environment, measuring: HalfGridText())
      .intrinsicContent(of: view, maxWidth: maxWidth)
  }

  // Sizes recorded in storyboards and measured, by era.
  @Test(arguments: [
    (ViewKind.switch, 11, 49.0 as Double?, 31.0 as Double?), (.switch, 26, 61, 28), (.slider, 12, nil, 30),
    (.slider, 15, nil, 30), (.slider, 16, nil, 33), (.slider, 26, nil, 34),
    (.stepper, 12, 94, 29), (.stepper, 13, 94, 32), (.progress, 13, nil, 2),
    (.progress, 14, nil, 4), (.spinner, 9, 20, 20), (.searchBar, 10, nil, 44), (.searchBar, 11, nil, 56),
    (.searchBar, 26, nil, 64), (.picker, 12, 320, 216), (.datePicker, 13, 320, 216), (.textField, 11, 25, 30),
    (.textField, 18, 25, 34), (.segmented, 12, nil, 28), (.segmented, 13, nil, 31), (.navigationBar, 18, nil, 44),
    (.navigationBar, 26, nil, 54), (.tabBar, 18, nil, 49), (.tableCell, 18, nil, 44), (.view, 18, nil, nil),
    (.textView, 18, nil, nil), (.scroll, 18, nil, nil), (.image, 18, nil, nil), (.label, 18, 0, 0),
  ])
  func sizesByEra(kind: ViewKind, major: Int, width: Double?, height: Double?) throws {
    let found = try content(kind, era: Era(.ios, major))
    #expect(found.width == width)
    #expect(found.height == height)
  }

  // Recorded 36 high in OwnTracks, xDrip and DolphiniOS of Xcode 26.
  @Test(arguments: [(18, 34.0), (26, 36)]) func compactDatePickersAreAsHighAsAField(_ major: Int, _ height: Double)
    throws
  {
    let picker = try content(.datePicker, [.style: .keyword("compact")], era: Era(.ios, major))
    #expect(picker.height == height)
  }

  // 162 in compact height (recorded at 600 × 600, too, where the height class is neither).
  @Test(arguments: [(ViewKind.datePicker, [PropertyKey.style: PropertyValue.keyword("wheels")]), (.picker, [:])])
  func wheelsAreLowWhereTheHeightIs(_ kind: ViewKind, _ properties: [PropertyKey: PropertyValue]) throws {
    #expect(try content(kind, properties).height == 216)
    var low = environment("iphone-8", .landscape)
    let (screen, _) = resolve(document([node("v", kind, properties)]), low)
    let picker = try #require(screen.node("v"))
    func height() -> Double? {
      ContentMetrics(environment: low, measuring: HalfGridText()).intrinsicContent(of: picker).height
    }
    #expect(height() == 162)
    low.heightClass = .any
    #expect(height() == 162)
  }

  // Three pages are 39 × 37, two segments "Male" and "Female" 117 wide (recorded).
  @Test func pagesAndSegments() throws {
    let pages = try content(.pageControl, [.pages: .number(3)], era: Era(.ios, 11))
    #expect(pages.width == 39 && pages.height == 37)
    // 73 × 25.67 in UIKit's own pictures of iOS 17.5, 18.5 and 26.2 (AccessibilitySnapshot).
    let newer = try content(.pageControl, [.pages: .number(3)], era: Era(.ios, 17))
    #expect(newer.width == 74 && newer.height == 26)
    // 122.5 × 27.5 and 115⅔ × 25⅔ (files: Lockdown and OsmAnd; Goma, Safe, dashwallet and OctoPod).
    let older = try content(.pageControl, [.pages: .number(3)], era: Era(.ios, 14))
    #expect(older.width == 122.5 && older.height == 27.5)
    let middle = try content(.pageControl, [.pages: .number(3)], era: Era(.ios, 16))
    #expect(abs((middle.width ?? 0) - 347.0 / 3) < 1e-9 && middle.height == 77.0 / 3)
    let segments = try content(.segmented, [.segments: .texts(["Male", "Female"])], era: Era(.ios, 11))
    #expect(segments.width == 2 * (6 * 6.5 + 16))
    // From iOS 13 on a point lies between two, to 18 (UIKit's own pictures: 263 for three on 17 and 18, 261 on 26).
    let three: [PropertyKey: PropertyValue] = [.segments: .texts(["One", "Two", "Six"])]
    let piece = (3 * 6.5 + 18).rounded()
    #expect(try content(.segmented, three, era: Era(.ios, 17)).width == 3 * piece + 2)
    #expect(try content(.segmented, three, era: Era(.ios, 26)).width == 3 * piece)
    #expect(try content(.segmented, three, era: Era(.ios, 26)).height == 31)
    // `apportionsSegmentWidthsByContent`: each as wide as its own title.
    let apportioned = try content(
      .segmented, [.segments: .texts(["Male", "Female"]), .style: .keyword("compact")], era: Era(.ios, 11))
    #expect(apportioned.width == 10 * 6.5 + 2 * 16)
  }

  /// 73 × 25⅔ in UIKit's own pictures of iOS 17.5 at three pixels a point (AccessibilitySnapshot).
  @Test func pagesAtThreePixelsAPoint() throws {
    var large = environment("iphone-14")
    large.era = Era(.ios, 17)
    let (screen, _) = resolve(document([node("v", .pageControl, [.pages: .number(3)])]), large)
    let size = ContentMetrics(environment: large, measuring: HalfGridText())
      .intrinsicContent(of: try #require(screen.node("v")))
    #expect(abs((size.width ?? 0) - 73) < 1e-9 && abs((size.height ?? 0) - 77.0 / 3) < 1e-9)
  }

  /// Recorded: a bar of its own that prefers large titles is 96 high (Undecimus, Hackers); 52 of them are a large title's.
  @Test func barsWithLargeTitlesAreHigher() throws {
    #expect(try content(.navigationBar, [:]).height == 44)
    #expect(try content(.navigationBar, [.style: .keyword("large")]).height == 96)
  }

  /// Recorded at one pixel a point: progress bars of the bar style are 3 high (UIKit's catalogue, DesignerNews), 2.5 at two.
  @Test(arguments: [(1.0, 3.0), (2, 2.5)]) func progressBarsAreWholePixelsHigh(_ scale: Double, _ height: Double) throws
  {
    var old = environment("iphone-8")
    old.era = Era(.ios, 9)
    old.scale = scale
    let (screen, _) = resolve(document([node("v", .progress, [.style: .keyword("bar")])]), old)
    let metrics = ContentMetrics(environment: old, measuring: HalfGridText())
    #expect(metrics.intrinsicContent(of: try #require(screen.node("v"))).height == height)
  }

  /// From iOS 11 on tab bars are lower on phones on their side, where tabs' titles stand beside their pictures.
  @Test(arguments: [(10, 49.0), (11, 32)]) func tabBarsOnTheirSide(_ major: Int, _ height: Double) throws {
    var low = environment("iphone-8")
    (low.era, low.heightClass) = (Era(.ios, major), .compact)
    let (screen, _) = resolve(document([node("v", .tabBar)]), low)
    let metrics = ContentMetrics(environment: low, measuring: HalfGridText())
    #expect(metrics.intrinsicContent(of: try #require(screen.node("v"))).height == height)
  }

  @Test func styledControls() throws {
    #expect(try content(.spinner, [.style: .keyword("large")]).width == 37)
    #expect(try content(.button, [.style: .keyword("info")], era: Era(.ios, 12)).height == 22)
    #expect(try content(.button, [.style: .keyword("info")]).height == 24)
    #expect(try content(.textField, [.style: .keyword("none")]).height == 22)
    #expect(try content(.separator).height == 0.5)
    #expect(try content(.separator, [.axis: .keyword("vertical")], device: "iphone-x").width == 1.0 / 3)
  }

  @Test func aLabelIsRoundedUpToPixels() throws {
    // 17-point grid text: 3 × 8.5 wide, 20.4 high, baseline 16.15.
    let label = try content(.label, [.text: .text("abc")])
    #expect(label.width == 25.5)
    #expect(label.height == 20.5)
    #expect(label.firstBaseline == 16)
    #expect(label.lastBaseline == 16)
    #expect(!label.dependsOnWidth)
    let fine = try content(.label, [.text: .text("abc")], device: "iphone-x")
    #expect(fine.height == 62.0 / 3)
  }

  @Test func aLabelOfSeveralLinesFollowsItsWidth() throws {
    let free = try content(.label, [.text: .text("abcdefghij"), .lines: .number(0)])
    #expect(free.width == 85 && free.height == 20.5 && free.dependsOnWidth)
    let bound = try content(.label, [.text: .text("abcdefghij"), .lines: .number(0)], maxWidth: 43)
    #expect(bound.width == 42.5 && bound.height == 41)
    #expect(bound.firstBaseline == 16 && bound.lastBaseline == 36.5)
    let one = try content(.label, [.text: .text("abcdefghij")], maxWidth: 43)
    #expect(one.width == 85 && !one.dependsOnWidth)
    let preferred = try content(
      .label, [.text: .text("abcdefghij"), .lines: .number(0), .preferredMaxWidth: .number(43)])
    #expect(preferred.height == 41)
  }

  // Recorded: a title's line and 12, whole points, at least 30 wide; configured: 7 and 12 around 17 points.
  @Test func buttonsGrowWithTheirTitle() throws {
    let plain = try content(.button, [.text: .text("OK")])
    #expect(plain.width == 30 && plain.height == 30)
    let long = try content(.button, [.text: .text("Button")])
    #expect(long.width == 45)
    let filled = try content(.button, [.text: .text("OK"), .style: .keyword("filled")])
    #expect(filled.width == 41)
    #expect(filled.height == 34.5)
    let images = NamedImages(sizes: ["stop": Size(width: 16, height: 16)])
    let picture = try content(.button, [.asset: .text("stop")], images: images)
    // System buttons are at least 30 wide, custom ones 22 high (recorded).
    #expect(picture.width == 30 && picture.height == 16)
    let custom = try content(.button, [.asset: .text("stop"), .style: .keyword("custom")], images: images)
    #expect(custom.width == 16 && custom.height == 22)
    let first = try content(
      .button, [.text: .text("OK"), .style: .keyword("plain")], era: Era(.ios, 15))
    #expect(first.height == 31)
    let both = try content(.button, [.asset: .text("stop"), .text: .text("Button")], images: images)
    #expect(both.width == 61 && both.height == 30)
    let missing = try content(.button, [.asset: .text("gone"), .text: .text("Button")])
    #expect(missing.width == 69 && missing.height == 36)
  }

  // 34 of custom buttons without a font (recorded): 18 points, a line of 21.6 on the grid.
  @Test func customButtonsHaveALargerTitle() throws {
    #expect(try content(.button, [.text: .text("Go"), .style: .keyword("custom")]).height == 34)
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let properties: [PropertyKey: PropertyValue] = [.text: .text("abcdefghij"), .scrolls: .boolean(false)]
    let free = try content(.textView, properties)
    // 14-point grid text: 10 × 7 wide, 16.8 high, 5 at the sides, 8 above and below.
    #expect(free.width == 80 && free.height == 33)
    let bound = try content(.textView, properties, maxWidth: 45)
    #expect(bound.height == 50 && bound.dependsOnWidth)
    #expect(bound.firstBaseline == nil)
  }

  // Recorded as `contentEdgeInsets` around pictures: 24 × 38 in bither, 35 and 41 wide in KeePassium, 49 in cwa-app-ios.
  @Test(arguments: [("custom", 24.0, 38.0), ("system", 30, 24)])
  func insetsComeAroundAPictureByItself(_ style: String, _ width: Double, _ height: Double) throws {
    let images = NamedImages(sizes: ["sign": Size(width: 8, height: 8)])
    var properties: [PropertyKey: PropertyValue] = [.asset: .text("sign"), .style: .keyword(style)]
    let plain = try content(.button, properties, images: images)
    #expect(plain.width == (style == "system" ? 30 : 8) && plain.height == (style == "system" ? 8 : 22))
    properties[.contentInsets] = .numbers(8, 8, 8, 8)
    let found = try content(.button, properties, images: images)
    #expect(found.width == width && found.height == height)
  }

  // Recorded in IBAnimatable, SkyFloatingLabelTextField, QuickBlox, LoopKit, OpenMRS and Awful: whole points up to iOS 12.
  @Test(arguments: [12, 13]) func aFieldWithoutABorderIsALineHigh(_ major: Int) throws {
    let era = Era(.ios, major)
    let text = environment("iphone-8", era: era).text
    let line = HalfGridText().lineMetrics(FontDescriptor(size: 13), environment: text)
    let font = FontFields(size: .number(13))
    let field = try content(.textField, [.style: .keyword("none"), .font: .font(font)], era: era)
    let expected = major < 13 ? line.lineHeight.rounded(.up) : ((line.lineHeight + 1.5) * 2).rounded(.up) / 2
    #expect(field.height == expected)
  }

  @Test func picturesHaveTheirNaturalSize() throws {
    let images = NamedImages(sizes: ["book.png": Size(width: 450, height: 413)])
    let cover = try content(.image, [.asset: .text("book.png")], images: images)
    #expect(cover.width == 450 && cover.height == 413)
    #expect(cover.firstBaseline == nil)
  }

  // The shrunken text fields: 25 without a text; with one, the text and 28 from iOS 13 on.
  @Test func fieldsAreAsWideAsTheirText() throws {
    #expect(try content(.textField, [.text: .text("abcd")]).width == 62)
    #expect(try content(.textField, [.text: .text("abcd")], era: Era(.ios, 11)).width == 48)
    #expect(try content(.textField, [.placeholder: .text("ab")]).width == 45)
    #expect(try content(.textField, [.font: .font(FontFields(size: .number(30)))]).height == 48)
  }

  @Test func writtenSizesGoFirst() throws {
    let found = try content(
      .label, [.text: .text("abc"), .intrinsic: .numbers(38, 20.5), .baseline: .number(16)])
    #expect(found.width == 38 && found.height == 20.5 && found.firstBaseline == 16 && found.lastBaseline == 16)
    let bar = try content(.progress, [.intrinsic: .numbers(nil, 20)])
    #expect(bar.width == nil && bar.height == 20)
  }

  @Test func centeredTextMovesWithAGivenHeight() throws {
    let natural = try content(.textField)
    let given = try content(.textField, [.intrinsic: .numbers(25, 44)])
    let before = try #require(natural.firstBaseline)
    #expect(given.firstBaseline == before + 5)
    #expect(given.isTextCentered)
  }
}

@Suite struct TextPlacingTests {
  let metrics = ContentMetrics(environment: environment(), measuring: HalfGridText())

  func view(_ kind: ViewKind, _ properties: [PropertyKey: PropertyValue]) throws -> ResolvedView {
    let images = NamedImages(sizes: ["i": Size(width: 20, height: 20)])
    return try #require(resolve(document([node("v", kind, properties)]), images: images).screen.view("v"))
  }

  @Test func textIsCentredInHigherBoxes() throws {
    let label = try view(.label, [.text: .text("abc")])
    #expect(
      metrics.textRect(of: label, in: Size(width: 100, height: 40.5)) == Rect(x: 0, y: 10, width: 100, height: 20.5))
  }

  @Test func aTextViewBeginsAtItsInsets() throws {
    let notes = try view(.textView, [.text: .text("abc")])
    #expect(metrics.textRect(of: notes, in: Size(width: 100, height: 80)) == Rect(x: 5, y: 8, width: 90, height: 64))
  }

  @Test func theDrawnLineOfAControlHasItsBaseline() throws {
    let environment = environment()
    for (kind, text) in [(ViewKind.button, "Button"), (.textField, "abc")] {
      let (screen, _) = resolve(document([node("v", kind, [.text: .text(text)])]), environment)
      let node = try #require(screen.node("v"))
      let content = metrics.intrinsicContent(of: node)
      let size = Size(width: content.width ?? 0, height: content.height ?? 0)
      let rect = try #require(metrics.textRect(of: node.content, in: size))
      let baseline = rect.y + node.content.font.size * 0.95
      #expect(abs(baseline - (content.firstBaseline ?? 0)) <= 0.5, "\(kind)")
    }
  }

  @Test func aPictureStandsBeforeTheTitle() throws {
    let button = try view(.button, [.text: .text("ab"), .asset: .text("i")])
    let image = try #require(metrics.imageRect(of: button, in: Size(width: 100, height: 30)))
    #expect(image == Rect(x: 32.5, y: 5, width: 20, height: 20))
    #expect(metrics.textRect(of: button, in: Size(width: 100, height: 30))?.minX == 52.5)
    #expect(metrics.textRect(of: try view(.switch, [:]), in: Size(width: 49, height: 31)) == nil)
  }
}
