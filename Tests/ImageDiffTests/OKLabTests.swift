#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Testing

@testable import ImageDiff

@Suite struct OKLabTests {
  /// Björn Ottosson's own table of test pairs is in XYZ; these are sRGB primaries as CSS Color 4 gives them.
  @Test(
    arguments: [
      (0xFFFFFF, 1.0, 0.0, 0.0), (0xFF0000, 0.62796, 0.22486, 0.12585), (0x00FF00, 0.86644, -0.23389, 0.17950),
      (0x0000FF, 0.45201, -0.03246, -0.31153), (0x000000, 0, 0, 0),
    ] as [(UInt32, Double, Double, Double)])
  func primariesHaveTheirPublishedPlaces(rgb: UInt32, lightness: Double, a: Double, b: Double) {
    let pixel = rgb >> 16 | rgb & 0xFF00 | (rgb & 0xFF) << 16 | 0xFF00_0000
    let color = OKLabMetric.OKLab(pixel, ground: 0)
    #expect(abs(color.lightness - lightness) < 2e-4)
    #expect(abs(color.a - a) < 2e-4)
    #expect(abs(color.b - b) < 2e-4)
  }

  @Test func rootsAreThoseOfTheLibraryToTheLastBits() {
    for step in 1...1000 {
      let value = Double(step * step) / 1e6
      #expect(abs(OKLabMetric.OKLab.cubeRoot(value) - cbrt(value)) < 4e-16)
      #expect(abs(OKLabMetric.OKLab.linear(Double(step) / 1000) - Self.libraryLinear(Double(step) / 1000)) < 1e-14)
    }
    #expect(OKLabMetric.OKLab.cubeRoot(0) == 0)
    #expect(abs(OKLabMetric.OKLab.cubeRoot(1e-12) - 1e-4) < 1e-18)
  }

  private static func libraryLinear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test func aChangeOfOpacityAloneIsSeen() {
    let first = Canvas(4, 4).filled(0, 0, 4, 4, 0xFFFFFF, alpha: 255).picture
    let second = Canvas(4, 4).filled(0, 0, 4, 4, 0xFFFFFF, alpha: 120).picture
    // Over white nothing changes; over black it does.
    let difference = Difference.between(expected: first, actual: second, options: DifferenceOptions(metric: .oklab))
    #expect(difference.differing == 16)
  }

  @Test func thresholdsLetThroughWhatIsNearer() {
    let first = Canvas(2, 2, 0x808080).picture
    let second = Canvas(2, 2, 0x828282).picture
    func differing(_ threshold: Double) -> Int {
      let options = DifferenceOptions(metric: .oklab, threshold: threshold)
      return Difference.between(expected: first, actual: second, options: options).differing
    }
    #expect(differing(0) == 4)
    #expect(differing(0.004) == 4)
    #expect(differing(0.01) == 0)
  }
}
