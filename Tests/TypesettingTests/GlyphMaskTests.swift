import ProofModel
import Testing

@testable import Typesetting

@Suite struct GlyphMaskTests {
  let catalogue = FontCatalogue()

  @Test func coverageIsTheOutlinesArea() throws {
    let face = try #require(catalogue.choose(FontRequest(family: "Inter")).face)
    let glyph = try #require(face.nominalGlyph("l"))
    let rasterizer = try #require(GlyphRasterizer())
    // An l is a rectangle, so its area is exact.
    let outline = face.outline(glyph)
    var xs: [Double] = []
    var ys: [Double] = []
    for case .line(let point) in outline.elements {
      xs.append(point.x)
      ys.append(point.y)
    }
    for case .move(let point) in outline.elements {
      xs.append(point.x)
      ys.append(point.y)
    }
    let width = try #require(xs.max()) - #require(xs.min())
    let height = try #require(ys.max()) - #require(ys.min())
    let area: Double = width * height * 51 * 51
    for phase in [0.0, 0.25, 0.5, 0.75] {
      let mask = try #require(
        rasterizer.mask(face, glyph: glyph, size: 51, place: GlyphPlace(x: phase, y: 0)))
      let sum = mask.coverage.reduce(0) { $0 + Double($1) } / 255
      #expect(abs(sum - area) < area * 0.02)
      #expect(mask.coverage.count == mask.stride * mask.height)
    }
  }

  @Test func aQuarterPixelMovesTheMask() throws {
    let face = try #require(catalogue.choose(FontRequest(family: "Inter")).face)
    let glyph = try #require(face.nominalGlyph("o"))
    let rasterizer = try #require(GlyphRasterizer())
    func center(_ x: Double) throws -> Double {
      let place = GlyphPlace(x: x, y: 0)
      let mask = try #require(rasterizer.mask(face, glyph: glyph, size: 34, place: place))
      var weighted = 0.0
      var total = 0.0
      for row in 0..<mask.height {
        for column in 0..<mask.width {
          let value = Double(mask.coverage[row * mask.stride + column])
          weighted += value * (Double(column) + 0.5)
          total += value
        }
      }
      return Double(place.pixelX + mask.left) + weighted / total
    }
    let start = try center(10)
    for (offset, moved) in [(10.25, 0.25), (10.5, 0.5), (10.75, 0.75), (10.9, 1.0), (11.0, 1.0)] {
      #expect(abs(try center(offset) - start - moved) < 0.02)
    }
  }

  @Test func emojiHavePictures() throws {
    let face = try #require(catalogue.choose(FontRequest(family: "Noto Color Emoji")).face)
    let glyph = try #require(face.nominalGlyph("😀"))
    let picture = try #require(face.colorGlyph(glyph))
    #expect(picture.png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(picture.rect.width > 0.9 && picture.rect.width < 1.4)
    #expect(picture.rect.y < 0 && picture.rect.height > 0.9)
  }
}
