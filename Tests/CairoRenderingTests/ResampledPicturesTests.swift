import CCairo
import ProofModel
import Testing

@testable import CairoRendering

/// Resampled pictures are kept in one block of memory, each over those that were made longest ago.
@Suite struct ResampledPicturesTests {
  @Test func whatAnotherLiesOverIsMadeAnew() throws {
    let kept = ResampledPictures()
    // Of four megabytes each: at first each takes the place of the one before, then three have room in the block.
    let asked = (0..<5).map { Self.picture(seed: $0) }
    for _ in 0..<2 {
      for picture in asked {
        let pixels = try Self.pixels(of: picture, from: kept)
        #expect(pixels == (try Self.pixels(of: picture, from: ResampledPictures())))
      }
    }
  }

  @Test func whatIsAskedForAgainIsKept() throws {
    let kept = ResampledPictures()
    let (first, second) = (Self.picture(seed: 1), Self.picture(seed: 2))
    for picture in [first, second] { _ = try Self.surface(of: picture, from: kept) }
    // The second lies over the first, which nobody had asked for twice; from now on there is room for both.
    let surfaces = try [first, second].map { try #require(try Self.surface(of: $0, from: kept)) }
    for (picture, surface) in zip([first, second], surfaces) {
      #expect(try Self.surface(of: picture, from: kept) === surface)
    }
  }

  @Test func pagesOfItsOwnHoldWhatWasAskedFor() throws {
    for count in [1, 5_000, 2 << 20, (4 << 20) + 1] {
      let memory = try PixelMemory(mapping: count)
      #expect(memory.capacity == count)
      memory.start.initializeMemory(as: UInt8.self, repeating: 7, count: count)
      #expect(memory.start.load(fromByteOffset: count - 1, as: UInt8.self) == 7)
    }
  }

  /// Every mean of one to 1024 pixels, and some of more, is the quotient rounded to the nearest.
  @Test func meansOfSquaresAreRounded() {
    for count in Array(1...1030).map(UInt32.init) {
      // Where the quotient is a whole, just below, and at its half.
      for whole in stride(from: UInt32(0), through: 255, by: 5) {
        for part in [0, 1, count / 2, count - 1] where whole * count + part <= 255 * count {
          let sum = whole * count + part
          let word = StoredPicture.mean(SIMD4(sum, 0, sum, 255 * count), of: count)
          let expected = (sum + count / 2) / count
          guard word != 0xFF00_0000 | expected << 16 | expected else { continue }
          Issue.record("\(sum) / \(count)")
        }
      }
    }
  }

  private static let size = PixelSize(width: 1024, height: 1024)

  private static func picture(seed: Int) -> StoredPicture {
    let memory = PixelMemory(capacity: 300 * 300 * 4)
    let words = memory.start.assumingMemoryBound(to: UInt32.self)
    for index in 0..<(300 * 300) {
      words[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: (index &+ seed &* 7919) &* 40_503) & 0xFF_FFFF
    }
    return StoredPicture(
      size: PixelSize(width: 300, height: 300), points: .zero, memory: memory, isOpaque: true)
  }

  private static func surface(of picture: StoredPicture, from kept: ResampledPictures) throws -> CairoSurface? {
    let area = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    return try kept.surface(picture, rect: Rect(x: 0.5, y: 0.5, width: 1020, height: 1020), area: area)
  }

  private static func pixels(of picture: StoredPicture, from kept: ResampledPictures) throws -> [UInt8] {
    let surface = try #require(try surface(of: picture, from: kept))
    let bytes = try #require(cairo_image_surface_get_data(surface.handle))
    return Array(UnsafeBufferPointer(start: bytes, count: size.width * size.height * 4))
  }
}
