/// Distance in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), the larger of the
/// distances over white and over black, so that a change of opacity alone is seen.
///
/// Roots are taken by Newton's steps, not by the C library, whose last bits differ between versions.
struct OKLabMetric {
  let pair: PicturePair
  let threshold: Double
  private static let linear: [Double] = (0...255).map { OKLab.linear(Double($0) / 255) }

  init(_ pair: PicturePair, threshold: Double) {
    self.pair = pair
    self.threshold = threshold
  }

  func differs(x: Int, y: Int) -> Bool {
    let index = y * pair.width + x
    return Self.distance(pair.expected[index].littleEndian, pair.actual[index].littleEndian) > threshold
  }

  /// The distance of two straight pixels, 0 to about 1.
  static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    let overBlack = OKLab(first, ground: 0).squaredDistance(to: OKLab(second, ground: 0))
    if first >> 24 == 0xFF, second >> 24 == 0xFF { return overBlack.squareRoot() }
    let overWhite = OKLab(first, ground: 255).squaredDistance(to: OKLab(second, ground: 255))
    return max(overBlack, overWhite).squareRoot()
  }

  /// One colour's place.
  struct OKLab {
    var lightness: Double
    var a: Double
    var b: Double

    /// A straight pixel over a grey ground of 0…255; blended as devices do, in encoded values.
    init(_ pixel: UInt32, ground: Double) {
      let alpha = Double(pixel >> 24)
      func channel(_ shift: UInt32) -> Double {
        let value = pixel >> shift & 0xFF
        if alpha == 255 { return OKLabMetric.linear[Int(value)] }
        return Self.linear((Double(value) * alpha + ground * (255 - alpha)) / (255 * 255))
      }
      let (red, green, blue) = (channel(0), channel(8), channel(16))
      let l = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let m = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let s = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
      a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func squaredDistance(to other: OKLab) -> Double {
      let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
      return dl * dl + da * da + db * db
    }

    /// sRGB's curve undone (IEC 61966-2-1); x^2.4 is x² times the fifth root of x².
    static func linear(_ value: Double) -> Double {
      if value <= 0.04045 { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      let square = base * base
      return square * fifthRoot(square)
    }

    /// Of a positive number, to the last bit or two: a third of the exponent is within 6 %, and each of Newton's
    /// steps doubles the digits.
    static func cubeRoot(_ value: Double) -> Double {
      guard value > 0 else { return 0 }
      var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
      for _ in 0..<5 { root = (2 * root + value / (root * root)) / 3 }
      return root
    }

    /// Of a number of 0…1.
    static func fifthRoot(_ value: Double) -> Double {
      if value <= 0 { return 0 }
      // From above, Newton's steps for a convex power fall to the root; they end where they no longer fall.
      var root = 1.0
      while true {
        let next = (4 * root + value / (root * root * root * root)) / 5
        if next >= root { return root }
        root = next
      }
    }
  }
}
