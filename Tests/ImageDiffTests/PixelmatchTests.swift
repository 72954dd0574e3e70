import PixelCoding
import ProofModel
import TestRequirements
import Testing

@testable import ImageDiff

/// Counts of pixelmatch 7.0 to 7.2 on its own fixtures (mapbox/pixelmatch, test suite), kept with the shared facts.
@Suite struct PixelmatchTests {
  @Test(
    .needsShared("diff/images"),
    arguments: [
      ("1a", "1b", 0.05, 143), ("1a", "1b", 0.1, 106), ("1a", "1a", 0, 0), ("2a", "2b", 0.05, 12437),
      ("3a", "3b", 0.05, 212), ("5a", "5b", 0.05, 6), ("6a", "6b", 0.05, 51), ("6a", "6a", 0, 0),
    ])
  func countsAreThoseOfPixelmatch(first: String, second: String, threshold: Double, differing: Int) throws {
    func source(_ name: String) throws -> PictureSource {
      PictureSource(
        pixels: try ImageDecoder.decode(FileReading.bytes(at: "\(Requirement.sharedFolder)/diff/images/\(name).png")))
    }
    let options = DifferenceOptions(metric: .pixelmatch, threshold: threshold)
    let difference = try Difference.between(expected: source(first), actual: source(second), options: options)
    #expect(difference.differing == differing)
    let mirrored = try Difference.between(expected: source(second), actual: source(first), options: options)
    #expect(mirrored.differing == differing)
  }

  @Test func antialiasedRimsAreCountedApart() {
    // A diagonal rim: a grey pixel between flat white and flat black, moved by one level of brightness.
    func staircase(_ gray: UInt32) -> PixelBuffer {
      var canvas = Canvas(20, 20)
      for y in 0..<20 {
        canvas = canvas.filled(0, y, y, 1, 0x000000).filled(y, y, 1, 1, gray << 16 | gray << 8 | gray)
      }
      return canvas.picture
    }
    let options = DifferenceOptions(metric: .pixelmatch)
    let difference = Difference.between(expected: staircase(90), actual: staircase(160), options: options)
    #expect(difference.antialiased > 10)
    #expect(difference.differing + difference.antialiased == 20)
    let counting = DifferenceOptions(metric: .pixelmatch, countsAntialiasing: true)
    #expect(Difference.between(expected: staircase(90), actual: staircase(160), options: counting).differing == 20)
  }
}
