import PixelCoding
import ProofModel
import Testing

@testable import ImageDiff

@Suite struct SourceAndPictureTests {
  private static let before = Canvas(30, 20).filled(3, 3, 10, 10, 0x3366CC)
  private static let after = before.filled(5, 5, 2, 2, 0xCC6633)

  @Test func theCheapestEvidenceIsTaken() throws {
    let file = try PNGEncoder().encode(Self.before.picture)
    let bytes = try Difference.between(expected: PictureSource(file: file), actual: PictureSource(file: file))
    #expect(bytes == .same(.bytes, size: PixelSize(width: 30, height: 20)))
    let digest = try Difference.between(
      expected: PictureSource(file: file, digest: "abc"),
      actual: PictureSource(pixels: Self.before.picture, digest: "abc"))
    #expect(digest.evidence == .digest)
    let pixels = try Difference.between(
      expected: PictureSource(file: file), actual: PictureSource(pixels: Self.before.picture))
    #expect(pixels.evidence == .pixels)
    #expect(pixels.verdict == .same)
  }

  @Test func twoFilesOfTheSamePixelsAreTheSame() throws {
    let first = try PNGEncoder().encode(Self.before.picture, scale: 1)
    let second = try PNGEncoder().encode(Self.before.picture, scale: 3)
    #expect(first != second)
    let difference = try Difference.between(expected: PictureSource(file: first), actual: PictureSource(file: second))
    #expect(difference.verdict == .same)
  }

  @Test func theSideThatCannotBeReadIsNamed() throws {
    let file = try PNGEncoder().encode(Self.before.picture)
    let cut = Array(file.dropLast(20))
    for (expected, actual, side) in [
      (cut, file, ComparisonError.Side.expected), (file, cut, .actual), ([], [], .expected),
    ] {
      let error = #expect(throws: ComparisonError.self) {
        try Difference.between(expected: PictureSource(file: expected), actual: PictureSource(file: actual))
      }
      #expect(error?.side == side)
      #expect(error?.error.kind == .truncated)
    }
  }

  @Test func thePictureOfADifferenceMarksExactlyItsPixels() throws {
    let expected = Self.before.picture
    let actual = Self.after.picture
    let difference = Difference.between(expected: expected, actual: actual)
    let drawn = try #require(DifferencePicture.draw(difference, expected: expected, actual: actual))
    let marked = drawn.indices.indices.filter { drawn.indices[$0] >= Self.firstChange }
    #expect(marked == difference.pixels.map { $0[1] * 30 + $0[0] })
    #expect(drawn.expanded.bytes[0] == 255)
    let decoded = try ImageDecoder.decode(PNGEncoder().encode(drawn))
    #expect(decoded == drawn.expanded)
  }

  private static let firstChange = DifferencePicture.index(PixelChange(.gone, level: 0))

  @Test func anEdgeThatMovedHasTwoColoursAndTheWeakIsPaler() throws {
    // A black bar two pixels further right, and a grey square that gets a little darker.
    let before = Canvas(40, 20).filled(4, 2, 8, 16, 0).filled(30, 4, 6, 6, 0xBBBBBB)
    let after = Canvas(40, 20).filled(6, 2, 8, 16, 0).filled(30, 4, 6, 6, 0xAAAAAA)
    let difference = Difference.between(expected: before.picture, actual: after.picture)
    let drawn = try #require(
      DifferencePicture.draw(difference, expected: before.picture, actual: after.picture))
    func change(_ x: Int, _ y: Int) -> UInt8 { drawn.indices[y * 40 + x] }
    let strongest = PixelChange.levels - 1
    #expect(change(4, 9) == DifferencePicture.index(PixelChange(.gone, level: strongest)))
    #expect(change(13, 9) == DifferencePicture.index(PixelChange(.come, level: strongest)))
    #expect(change(32, 6) == DifferencePicture.index(PixelChange(.recolored, level: 0)))
    // What stayed is the actual picture's, in grey.
    #expect(change(8, 9) == 0)
    #expect(DifferencePicture.palette.count == 32 + 4 + 3 * PixelChange.levels)
  }

  @Test func fadedGreysAreAQuarterOfTheDarkness() throws {
    let levels: [(UInt32, UInt8)] = [(0xFFFFFF, 255), (0x000000, 193), (0x808080, 224), (0x00FF00, 229)]
    for (color, gray) in levels {
      let picture = Canvas(2, 2, color).picture
      let drawn = try #require(
        DifferencePicture.draw(.same(.pixels, size: picture.size), expected: picture, actual: picture))
      #expect(abs(Int(drawn.expanded.bytes[0]) - Int(gray)) <= 2, "\(color)")
    }
  }

  @Test func maskedAndUnpairedPartsHaveMarksOfTheirOwn() throws {
    // The bar below the square stays in its place, so that nothing speaks for rows inserted above it.
    let expected = Canvas(20, 20).filled(0, 9, 20, 4, 0x3366CC).picture
    let actual = Canvas(20, 28).filled(0, 9, 20, 4, 0x3366CC).filled(2, 0, 3, 5, 0).picture
    let mask = DifferenceMask(name: "m", bounds: PixelRect(x: 0, y: 0, width: 4, height: 4))
    let difference = Difference.between(expected: expected, actual: actual, options: DifferenceOptions(masks: [mask]))
    let drawn = try #require(DifferencePicture.draw(difference, expected: expected, actual: actual))
    #expect(drawn.size == PixelSize(width: 20, height: 28))
    for mark in [DifferencePicture.Mark.masked, .onlyActual] {
      #expect(drawn.indices.contains(mark.rawValue), "\(mark)")
    }
    #expect(drawn.indices.contains { $0 >= Self.firstChange })
    #expect(drawn.indices.filter { $0 == DifferencePicture.Mark.masked.rawValue }.count == 8)
  }
}
