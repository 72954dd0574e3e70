/// The colour distance and the anti-aliasing test of pixelmatch 7, number for number.
///
/// Distance: "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Kotsarenko and Ramos, 2010. Anti-aliasing: "Anti-aliased Pixel and Intensity Slope Detector",
/// Vyšniauskas, 2009. Translucent pixels are seen over a ground that changes with the pixel's place.
struct PixelmatchMetric {
  let pair: PicturePair
  /// In the square measure of `delta`.
  let limit: Double

  /// The distance of black and white.
  private static let farthest = 35215.0

  init(_ pair: PicturePair, threshold: Double) {
    self.pair = pair
    limit = Self.farthest * threshold * threshold
  }

  func differs(x: Int, y: Int) -> Bool {
    let index = y * pair.width + x
    let first = pair.expected[index].littleEndian
    let second = pair.actual[index].littleEndian
    return Self.distance(YIQ(first, second, at: index)) > limit
  }

  /// Whether the pixel looks anti-aliased in either picture.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isAntialiased(pair.expected, pair.actual, x, y) || isAntialiased(pair.actual, pair.expected, x, y)
  }

  /// Differences of two pixels' colours as blended over the ground of a place.
  private struct YIQ {
    var red: Double
    var green: Double
    var blue: Double

    @inline(__always) init(_ first: UInt32, _ second: UInt32, at index: Int) {
      func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
      let (alpha1, alpha2) = (channel(first, 24), channel(second, 24))
      if alpha1 == 255, alpha2 == 255 {
        red = channel(first, 0) - channel(second, 0)
        green = channel(first, 8) - channel(second, 8)
        blue = channel(first, 16) - channel(second, 16)
        return
      }
      // The offset is that of the pixel's first byte, which is always even: red's ground never changes.
      let offset = Double(index * 4)
      func ground(_ divisor: Double) -> Double { Int(offset / divisor) % 2 == 0 ? 48 : 207 }
      func blend(_ shift: UInt32, _ ground: Double) -> Double {
        (channel(first, shift) * alpha1 - channel(second, shift) * alpha2 - ground * (alpha1 - alpha2)) / 255
      }
      red = blend(0, 48)
      green = blend(8, ground(1.618033988749895))
      blue = blend(16, ground(2.618033988749895))
    }

    @inline(__always) var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  }

  @inline(__always) private static func distance(_ colors: YIQ) -> Double {
    let y = colors.brightness
    let i = colors.red * 0.59597799 - colors.green * 0.27417610 - colors.blue * 0.32180189
    let q = colors.red * 0.21147017 - colors.green * 0.52261711 + colors.blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The distance of two pixels, 0…1, in the square measure; each is seen over white.
  static func distanceOverWhite(_ first: UInt32, _ second: UInt32) -> Double {
    first == second ? 0 : distance(YIQ(overWhite(first), overWhite(second), at: 0)) / farthest
  }

  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    return [16, 8, 0].reduce(UInt32(255)) { color, shift in
      color << 8 | (255 * (255 - alpha) + (pixel >> UInt32(shift) & 0xFF) * alpha) / 255
    }
  }

  /// The pixel has at most two equal neighbours, both darker and brighter ones, and the darkest or the brightest
  /// of them lies in flat colour in both pictures.
  private func isAntialiased(
    _ picture: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> Bool {
    let around = Neighbourhood(x, y, pair)
    let index = y * pair.width + x
    let center = picture[index].littleEndian
    var equal = around.touchesEdge ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkX, darkY, brightX, brightY) = (0, 0, 0, 0)
    // Columns first: of equal extremes the first counts.
    for neighbourX in around.minX...around.maxX {
      for neighbourY in around.minY...around.maxY where neighbourX != x || neighbourY != y {
        let neighbour = picture[neighbourY * pair.width + neighbourX].littleEndian
        let delta = neighbour == center ? 0 : YIQ(center, neighbour, at: index).brightness
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest {
          (darkest, darkX, darkY) = (delta, neighbourX, neighbourY)
        } else if delta > brightest {
          (brightest, brightX, brightY) = (delta, neighbourX, neighbourY)
        }
      }
    }
    guard darkest != 0, brightest != 0 else { return false }
    return (liesInFlatColor(picture, darkX, darkY) && liesInFlatColor(other, darkX, darkY))
      || (liesInFlatColor(picture, brightX, brightY) && liesInFlatColor(other, brightX, brightY))
  }

  /// At least three neighbours are the same, an edge of the picture counting as one.
  private func liesInFlatColor(_ picture: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let around = Neighbourhood(x, y, pair)
    let center = picture[y * pair.width + x]
    var equal = around.touchesEdge ? 1 : 0
    for neighbourX in around.minX...around.maxX {
      for neighbourY in around.minY...around.maxY where neighbourX != x || neighbourY != y {
        if picture[neighbourY * pair.width + neighbourX] == center { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  /// The pixels within one of a pixel, inside the picture.
  private struct Neighbourhood {
    let minX: Int
    let maxX: Int
    let minY: Int
    let maxY: Int
    let touchesEdge: Bool

    @inline(__always) init(_ x: Int, _ y: Int, _ pair: PicturePair) {
      minX = max(x - 1, 0)
      maxX = min(x + 1, pair.width - 1)
      minY = max(y - 1, 0)
      maxY = min(y + 1, pair.height - 1)
      touchesEdge = minX == x || maxX == x || minY == y || maxY == y
    }
  }
}
