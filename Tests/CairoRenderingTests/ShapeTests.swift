import CCairo
import CLibrary
import ProofModel
import ProofScene
import Testing
import Typesetting

@testable import CairoRendering

/// Boxes, lines, dashes and small shapes that are blended without Cairo are the bytes that Cairo gives.
@Suite struct ShapeTests {
  @Test(arguments: [1.0, 2, 3, 2.61]) func shapesAreCairos(scale: Double) throws {
    try compare(scale, furthest: 0) { Self.shape(Int.random(in: 0..<6, using: &$0), &$0) }
  }

  /// Dashes and outlines are drawn from places in 256ths of a pixel, Cairo's from those before they are rounded: of some
  /// 200 shapes one has a pixel of another shade.
  @Test(arguments: [1.0, 2, 3, 2.61]) func dashesAndOutlinesAreNearlyCairos(scale: Double) throws {
    try compare(scale, furthest: 12) { Self.shape(Int.random(in: 6..<8, using: &$0), &$0) }
  }

  private func compare(_ scale: Double, furthest: Int, _ shape: (inout Noise) -> Command) throws {
    var random = Noise(state: UInt64(scale * 100))
    for round in 0..<60 {
      let commands = (0..<14).map { _ in shape(&random) }
      let list = Pictures.list(90, 90, scale: scale, commands)
      let size = Int((90 * scale).rounded(.up))
      let (own, cairos) = (try Self.surface(size), try Self.surface(size))
      try Self.blending(own.surface, list, size).draw(list)
      try CairoDrawing(cairos.surface, scale: scale).draw(list)
      own.surface.flush()
      cairos.surface.flush()
      // Most are equal, which a loop of an unoptimized build finds late.
      guard memcmp(own.memory.start, cairos.memory.start, size * size * 4) != 0 else { continue }
      let bytes = [own, cairos].map { UnsafeRawBufferPointer(start: $0.memory.start, count: size * size * 4) }
      let distance = zip(bytes[0], bytes[1]).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
      #expect(distance <= furthest, "round \(round)")
    }
  }

  /// A worker's masks do not depend on what it drew before.
  @Test func masksAreSharedByPlace() throws {
    let masks = ShapeMasks()
    let transform = CairoContext.Transform(scale: 3, x: 0, y: 0)
    func mask(_ x: Double, _ radius: Double = 2) throws -> ShapeMasks.Mask? {
      let path = try #require(DevicePath(.circle(Point(x: x, y: 7), radius: radius), transform))
      return try masks.mask(path, .fill)
    }
    let first = try #require(try mask(5))
    #expect(try mask(6) === first)
    #expect(try mask(5.1) !== first)
    #expect(try mask(5, 2.1) !== first)
    #expect(try mask(5, 400) == nil, "no mask of what is as large as a screen")
  }

  @Test func partsOutsideOfABoxCoverTheRest() {
    let box = FixedBox(0, 0, 1_000, 800)
    func area(_ boxes: [FixedBox]) -> Int { boxes.reduce(0) { $0 + ($1.right - $1.left) * ($1.bottom - $1.top) } }
    let others: [(FixedBox, covered: Int)] = [
      (FixedBox(100, 100, 300, 300), 200 * 200), (FixedBox(-50, -50, 2_000, 2_000), 1_000 * 800),
      (FixedBox(-50, 200, 400, 900), 400 * 600), (FixedBox(1_000, 0, 1_200, 800), 0),
      (FixedBox(left: 500, top: 0, right: 400, bottom: 800), 0),
    ]
    for (other, covered) in others {
      let parts = box.parts(outside: other)
      #expect(area(parts) == 1_000 * 800 - covered)
      #expect(parts.allSatisfy { $0.left >= 0 && $0.right <= 1_000 && $0.top >= 0 && $0.bottom <= 800 })
    }
  }

  /// White on what is white yet reaches nothing; after anything else it is drawn.
  @Test func theFirstWhiteIsNothing() {
    let white = Command.fill(Pictures.box(0, 0, 100, 100), .color(.white))
    let ink = Command.fill(Pictures.box(10, 10, 5, 5), .color(Pictures.ink))
    func isDrawn(_ index: Int, _ commands: [Command], isTransparent: Bool = false) -> Bool {
      var list = Pictures.list(100, 100, commands)
      list.isTransparent = isTransparent
      return CommandReach(list).within(0..<100).firstNotPassed(index) == index
    }
    #expect(!isDrawn(0, [white, ink]))
    #expect(isDrawn(1, [ink, white]))
    #expect(isDrawn(0, [white, ink], isTransparent: true))
  }

  private static func shape(_ kind: Int, _ random: inout Noise) -> Command {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func place(_ range: ClosedRange<Double>) -> Double {
      let place = number(range)
      return Bool.random(using: &random) ? (place * 2).rounded() / 2 : place
    }
    func share() -> Double { (number(0...1) * 255).rounded() / 255 }
    let alphas = [1, 1, 0.85, 0.3]
    let color = Color(
      red: share(), green: share(), blue: share(), alpha: alphas[Int.random(in: 0..<4, using: &random)])
    // Within the picture: what its edges cut Cairo rounds otherwise by a step of 255.
    let (x, y) = (place(10...50), place(10...50))
    let rect = Rect(x: x, y: y, width: place(0.2...30), height: place(0.2...30))
    let style = StrokeStyle(
      width: number(0.2...4), cap: [.butt, .round, .square][Int.random(in: 0..<3, using: &random)])
    let end = place(10...80)
    let line = Path.line(
      Point(x: x, y: y), Bool.random(using: &random) ? Point(x: end, y: y) : Point(x: x, y: end))
    switch kind {
    case 0: return .fill(.rect(rect), .color(color))
    case 1: return .fill(.roundedRect(rect, radius: number(0...9)), .color(color))
    case 2: return .fill(.circle(Point(x: x, y: y), radius: number(0.5...6)), .color(color))
    case 3:
      let corner = [Point(x: x, y: y), Point(x: x + 4, y: y + 3), Point(x: x + 1, y: y + 7)]
      return .stroke(.polyline(corner, closed: Bool.random(using: &random)), .color(color), StrokeStyle(width: 1.1))
    case 6:
      let dash = [number(0.1...5), number(4.5...7)]
      return .stroke(line, .color(color), StrokeStyle(width: style.width, dash: dash, cap: style.cap))
    case 7:
      let box = Rect(x: x, y: y, width: rect.width + 8, height: rect.height + 8)
      return .stroke(.roundedRect(box, radius: 4), .color(color), StrokeStyle(width: style.width))
    default: return .stroke(line, .color(color), style)
    }
  }

  private static func blending(_ surface: CairoSurface, _ list: DisplayList, _ size: Int) throws -> PNGDrawing {
    try PNGDrawing(
      surface, list, 0..<size, GlyphMasks(Pictures.fonts), ShapeMasks(), GlyphPictures(), HatchDiagonals(),
      ResampledPictures(), Pictures.images())
  }

  private static func surface(_ size: Int) throws -> (surface: CairoSurface, memory: PixelMemory) {
    let memory = PixelMemory(capacity: size * size * 4)
    memory.start.initializeMemory(as: UInt8.self, repeating: 0xFF, count: size * size * 4)
    let surface = try CairoSurface(
      over: memory, format: CAIRO_FORMAT_RGB24, width: size, height: size, stride: size * 4)
    return (surface, memory)
  }
}

/// Draws shapes by Cairo alone.
private final class CairoDrawing: DrawingBackend {
  let context: CairoContext

  init(_ surface: CairoSurface, scale: Double) throws {
    context = try CairoContext(surface)
    context.pushTransform(translate: .zero, scale: scale)
  }

  func drawText(_ text: LaidOutText, origin: Point, color: Color) {}
  func drawImage(asset: String, rect: Rect, clip: Rect) {}
  func beginGroup(_ group: SemanticGroup) {}
  func endGroup() {}
}
