import ProofModel
import Testing

@testable import CairoRendering
@testable import ProofScene

/// What cannot be drawn is an error with a reason; hostile numbers end.
@Suite struct LimitTests {
  private let png = PNGRenderer(fonts: Pictures.fonts, images: Pictures.images())

  @Test func aPictureBeyondCairosSideIsRefused() {
    let list = DisplayList(size: Size(width: 40_000, height: 10), scale: 1)
    #expect(throws: RenderingError.tooLarge(PixelSize(width: 40_000, height: 10), RenderingLimits())) {
      try png.render(list)
    }
  }

  @Test func anAreaOverTheLimitIsRefused() {
    let renderer = PNGRenderer(
      fonts: Pictures.fonts, images: Pictures.images(), limits: RenderingLimits(side: 1000, pixels: 5_000))
    #expect(throws: RenderingError.self) {
      try renderer.render(DisplayList(size: Size(width: 100, height: 60), scale: 1))
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e300]) func aSizeThatIsNoSizeIsRefused(_ side: Double) {
    let list = DisplayList(size: Size(width: side, height: 10), scale: 2)
    #expect(throws: RenderingError.self) { try png.render(list) }
    #expect(throws: RenderingError.self) {
      try SVGRenderer(fonts: Pictures.fonts, images: Pictures.images()).render(list)
    }
    #expect(throws: RenderingError.self) {
      try PDFRenderer(fonts: Pictures.fonts, images: Pictures.images()).render([PDFPage(list, title: "")], title: "")
    }
  }

  @Test func aPdfWithoutPagesIsRefused() {
    #expect(throws: RenderingError.self) {
      try PDFRenderer(fonts: Pictures.fonts, images: Pictures.images()).render([], title: "")
    }
  }

  @Test func errorsSayWhatIsTooLarge() {
    let error = RenderingError.tooLarge(PixelSize(width: 40_000, height: 10), RenderingLimits())
    #expect(
      error.description
        == "a picture of 40000×10 px is too large: at most 32767 px a side and 120 million pixels are drawn")
  }

  @Test(arguments: [
    [Command.popClip], [.popLayer], [.popTransform], [.endGroup], [.pushLayer(opacity: 0.5)],
    [.pushClip(Path()), .popLayer], [.pushTransform(translate: .zero, scale: 2), .popClip],
  ]) func anUnbalancedListIsRefused(_ commands: [Command]) {
    #expect(throws: RenderingError.self) { try png.render(Pictures.list(8, 8, commands)) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308]) func hostileNumbersEnd(_ n: Double)
    throws
  {
    let path = Pictures.box(n, n, n, n)
    let commands: [Command] = [
      .fill(path, .color(.black)), .fill(path, .hatch(.black, spacing: n, width: n)),
      .fill(Pictures.box(0, 0, 8, 8), .hatch(.black, spacing: n, width: n)),
      .stroke(path, .color(.black), StrokeStyle(width: n, dash: [n, n])),
      .stroke(Pictures.line(0, 0, n, n), .color(.black), StrokeStyle(width: 1, dash: [1e-9, 0])),
      .fill(
        path,
        .linearGradient(
          from: Point(x: n, y: n), to: Point(x: 0, y: n), stops: [GradientStop(offset: n, color: .black)])),
      .pushTransform(translate: Point(x: n, y: n), scale: n), .fill(path, .color(Color(white: n))), .popTransform,
      .pushLayer(opacity: n), .popLayer, .image(asset: "x", rect: Rect(x: n, y: n, width: n, height: n), clip: .zero),
      .beginGroup(
        SemanticGroup(kind: .view, id: "", title: "", frame: Rect(x: n, y: n, width: n, height: n))), .endGroup,
    ]
    let list = Pictures.list(8, 8, commands)
    _ = try png.render(list)
    _ = try SVGRenderer(fonts: Pictures.fonts, images: Pictures.images()).render(list)
    _ = try PDFRenderer(fonts: Pictures.fonts, images: Pictures.images()).render(
      [PDFPage(list, title: "x")], title: "")
  }
}
