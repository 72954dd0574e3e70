import CCairo
import ProofModel
import Testing

@testable import CairoRendering

/// Glyphs that are blended without Cairo are the bytes that Cairo gives.
@Suite struct MaskTargetTests {
  @Test(arguments: [true, false]) func everyShareOfEveryColorIsCairos(isOpaque: Bool) throws {
    var random = Noise(state: 7)
    let mask = try Self.mask((0...255).map { UInt8($0) }, width: 16)
    for number in 0..<300 {
      func share() -> Double { Double.random(in: 0...1, using: &random) }
      let alphas = [1, 0, 0.998, 1.0 / 255, share()]
      let color = Color(red: share(), green: share(), blue: share(), alpha: alphas[number % alphas.count])
      // Under it what opaque and translucent pixels are.
      let under = (0..<(20 * 20)).map { _ in Self.pixel(isOpaque, &random) }
      let (own, cairos) = (try Self.surface(under, isOpaque), try Self.surface(under, isOpaque))
      let target = try #require(
        MaskTarget(own.surface, clip: [Rect(x: 0, y: 100, width: 20, height: 20)], band: 100..<120))
      target.blend(mask, x: 2, y: 103, MaskTarget.Ink(color))
      let context = try CairoContext(cairos.surface)
      context.setSource(color)
      context.mask(mask.surface, x: 2, y: 3)
      #expect(own.words == cairos.words, "\(color)")
    }
  }

  @Test func nothingIsDrawnOutsideOfTheClip() throws {
    let under = [UInt32](repeating: 0xFFFF_FFFF, count: 400)
    let own = try Self.surface(under, true)
    let mask = try Self.mask([UInt8](repeating: 255, count: 256), width: 16)
    let clip = Rect(x: 5, y: -3, width: 4, height: 9)
    let target = try #require(MaskTarget(own.surface, clip: [clip], band: 0..<20))
    for (x, y) in [(-8, -8), (0, 0), (12, 12), (-40, 3), (3, 90)] {
      target.blend(mask, x: x, y: y, MaskTarget.Ink(.black))
    }
    for (place, word) in own.words.enumerated() {
      let isInside = (5..<9).contains(place % 20) && (0..<6).contains(place / 20)
      #expect((word & 0xFF_FFFF == 0) == isInside, "\(place % 20), \(place / 20)")
    }
  }

  @Test func otherClipsAreCairos() throws {
    let surface = try Self.surface([UInt32](repeating: 0, count: 400), true).surface
    let whole = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(MaskTarget(surface, clip: nil, band: 0..<20) == nil)
    #expect(MaskTarget(surface, clip: [whole.offset(x: 0.5, y: 0)], band: 0..<20) == nil)
    #expect(MaskTarget(surface, clip: [whole, whole], band: 0..<20) == nil)
    // Nothing at all is left to draw on.
    #expect(MaskTarget(surface, clip: [], band: 0..<20) != nil)
  }

  private static func pixel(_ isOpaque: Bool, _ random: inout Noise) -> UInt32 {
    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
    func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
    return alpha << 24 | channel() << 16 | channel() << 8 | channel()
  }

  private struct Canvas {
    var memory: PixelMemory
    var surface: CairoSurface

    var words: [UInt32] {
      surface.flush()
      return Array(UnsafeBufferPointer(start: memory.start.assumingMemoryBound(to: UInt32.self), count: 400))
    }
  }

  private static func surface(_ words: [UInt32], _ isOpaque: Bool) throws -> Canvas {
    let memory = PixelMemory(capacity: words.count * 4)
    memory.start.assumingMemoryBound(to: UInt32.self).update(from: words, count: words.count)
    let surface = try CairoSurface(
      over: memory, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: 20, height: 20, stride: 80)
    return Canvas(memory: memory, surface: surface)
  }

  private static func mask(_ shares: [UInt8], width: Int) throws -> GlyphMasks.Mask {
    let coverage = PixelMemory(copying: shares)
    let surface = try CairoSurface(
      over: coverage, format: CAIRO_FORMAT_A8, width: width, height: shares.count / width, stride: width)
    return GlyphMasks.Mask(
      surface: surface, coverage: coverage, width: width, height: shares.count / width, stride: width, left: 0, top: 0)
  }
}
