import ProofModel

/// What became of a differing pixel, and how strongly: three kinds of `levels` strengths each, numbered kind by kind.
///
/// Against the ground that its region lies on, a pixel that stood out before and no longer does has gone, one that now
/// stands out has come, and one that does both was coloured anew: so an edge that moved is drawn in two colours, and the
/// way it went can be seen.
struct PixelChange: RawRepresentable, Hashable {
  enum Kind: Int, CaseIterable {
    case gone, come, recolored

    /// 0xRRGGBB at full strength. Told apart by those who do not see red and green, too: by warmth and brightness.
    var color: UInt32 {
      switch self {
      case .gone: 0xC8102E
      case .come: 0x0072B2
      case .recolored: 0xD97700
      }
    }
  }

  static let levels = 6

  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ kind: Kind, level: Int) { rawValue = kind.rawValue * Self.levels + level }

  /// The colours by raw value: the weakest two fifths as strong over white, so that it is still seen.
  static let colors: [UInt32] = Kind.allCases.flatMap { kind in
    (0..<levels).map { level in
      let share = 0.4 + 0.6 * Double(level) / Double(levels - 1)
      return [16, 8, 0].reduce(UInt32(0)) { color, shift in
        let channel = Double(kind.color >> UInt32(shift) & 0xFF)
        return color << 8 | UInt32((255 + (channel - 255) * share).rounded())
      }
    }
  }

  /// The change between two pixels that lie on a ground; distances by the YIQ measure of pixelmatch, over white.
  init(_ before: UInt32, _ after: UInt32, ground: UInt32) {
    let strength = PixelmatchMetric.distanceOverWhite(before, after).squareRoot()
    let (gone, come) = (
      PixelmatchMetric.distanceOverWhite(before, ground), PixelmatchMetric.distanceOverWhite(after, ground)
    )
    // In the squared measure: one stands out twice as much as the other.
    let kind: Kind = gone > 4 * come ? .gone : come > 4 * gone ? .come : .recolored
    self.init(kind, level: min(Self.levels - 1, Int(strength * Double(Self.levels))))
  }

  /// Calls `body` with the place, row by row, of each differing pixel and its change; the pictures are as large as the
  /// common canvas.
  ///
  /// - Complexity: O(differing pixels + spans · regions of a row + the regions' rims).
  static func each(
    of difference: Difference, expected: PixelBuffer, actual: PixelBuffer, _ body: (Int, PixelChange) -> Void
  ) {
    PicturePair.with(expected, actual) { pair in
      let grounds = difference.regions.map { ground(of: $0.bounds, pair) }
      // Spans and regions come from top to bottom: the regions of a span's row, and the next one that is to begin.
      var (reached, next) = ([Int](), 0)
      for span in difference.spans.differing {
        let (y, start, end) = (Int(span.y), Int(span.start), Int(span.end))
        guard y >= 0, y < pair.height, end <= pair.width else { continue }
        while next < difference.regions.count, difference.regions[next].bounds.y <= y {
          reached.append(next)
          next += 1
        }
        reached.removeAll { difference.regions[$0].bounds.maxY <= y }
        let owner = reached.first { difference.regions[$0].bounds.contains(x: start, y: y) }
        for x in start..<end {
          let place = y * pair.width + x
          let (before, after) = (pair.expected[place].littleEndian, pair.actual[place].littleEndian)
          body(place, PixelChange(before, after, ground: owner.map { grounds[$0] } ?? before))
        }
      }
    }
  }

  /// The commonest colour along a region's rim, just outside of it where the picture goes on, in both pictures.
  private static func ground(of bounds: PixelRect, _ pair: PicturePair) -> UInt32 {
    let (left, right) = (max(0, bounds.x - 1), min(pair.width, bounds.maxX + 1))
    let (top, bottom) = (max(0, bounds.y - 1), min(pair.height, bounds.maxY + 1))
    guard left < right, top < bottom else { return .max }
    var counts: [UInt32: Int] = [:]
    func count(_ x: Int, _ y: Int) {
      for picture in [pair.expected, pair.actual] {
        counts[picture[y * pair.width + x].littleEndian, default: 0] += 1
      }
    }
    for x in left..<right {
      count(x, top)
      count(x, bottom - 1)
    }
    for y in top..<bottom {
      count(left, y)
      count(right - 1, y)
    }
    // Of equal counts the colour with the larger number, so that the same bytes come each time.
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? .max
  }
}
