import ProofModel

/// A picture made smaller by averages over areas: each pixel is the mean of all that lies under it, parts of pixels by
/// their area.
///
/// Cairo's filter for pictures that shrink to less than three quarters is this one, as a sum over a square for each
/// pixel. Columns first and rows after give the same but for one step of 255 where sums lie between two, in an eighth of
/// the time.
struct AreaAverage {
  /// What pixels along one side are made of: `taps` pixels each, from a first one on.
  private struct Side {
    let taps: Int
    var firsts: [Int] = []
    /// `taps` for each pixel; their sum is 1.
    var weights: [Float] = []

    /// - Parameters:
    ///   - source: how many pixels the picture has.
    ///   - start, length: where it lies among the pixels that are wanted, `count` of them; beyond its edges its last
    ///     pixels go on.
    init(source: Int, start: Double, length: Double, count: Int) {
      let step = Double(source) / length
      taps = min(source, Int(step.rounded(.up)) + 1)
      firsts.reserveCapacity(count)
      weights = [Float](repeating: 0, count: count * taps)
      for index in 0..<count {
        let low = (Double(index) - start) * step
        let first = Int(low.rounded(.down))
        let base = min(max(first, 0), source - taps)
        firsts.append(base)
        for pixel in first...Int((low + step).rounded(.down)) {
          let part = min(low + step, Double(pixel + 1)) - max(low, Double(pixel))
          guard part > 0 else { continue }
          let place = min(max(pixel, 0), source - 1) - base
          weights[index * taps + place] += Float(part / step)
        }
      }
    }
  }

  private let columns: Side
  private let rows: Side

  /// The most pixels of the picture along a side of one that is wanted; Cairo's filter has the same bound.
  private static let largestStep = 16.0

  /// - Parameters:
  ///   - picture: its pixels.
  ///   - rect: where it lies among those that are wanted, with fractions.
  ///   - size: those that are wanted.
  ///
  /// Nil where it does not shrink to less than three quarters both ways: there Cairo takes another filter.
  init?(_ picture: PixelSize, into rect: Rect, size: PixelSize) {
    let steps = [Double(picture.width) / rect.width, Double(picture.height) / rect.height]
    guard steps.allSatisfy({ $0 > 4.0 / 3 && $0 < Self.largestStep }), abs(rect.x) < 1e6, abs(rect.y) < 1e6 else {
      return nil
    }
    columns = Side(source: picture.width, start: rect.x, length: rect.width, count: size.width)
    rows = Side(source: picture.height, start: rect.y, length: rect.height, count: size.height)
  }

  /// Writes the pixels that are wanted; words of four channels, premultiplied where they have alpha.
  ///
  /// - Complexity: O(pixels of the picture · taps).
  func write(_ source: UnsafePointer<UInt32>, width: Int, to target: UnsafeMutablePointer<UInt32>) {
    guard let left = columns.firsts.first, let last = columns.firsts.last else { return }
    let used = left..<(last + columns.taps)
    let sums = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: width)
    defer { sums.deallocate() }
    let count = columns.firsts.count
    columns.firsts.withUnsafeBufferPointer { firsts in
      columns.weights.withUnsafeBufferPointer { weights in
        for (y, base) in rows.firsts.enumerated() {
          sumRows(y, source + base * width, width: width, used, sums)
          let line = target + y * count
          // What shrinks to no less than its half, as pictures that were reduced by a whole number do.
          if columns.taps == 3 {
            for x in 0..<count { line[x] = Self.pixel(sums + firsts[x], weights, x &* 3) }
          } else {
            for x in 0..<count { line[x] = Self.pixel(sums + firsts[x], weights, x * columns.taps, columns.taps) }
          }
        }
      }
    }
  }

  /// The rows under row `y`, each with its weight.
  private func sumRows(
    _ y: Int, _ source: UnsafePointer<UInt32>, width: Int, _ used: Range<Int>,
    _ sums: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let weights = rows.weights[(y * rows.taps)..<((y + 1) * rows.taps)]
    let first = weights.startIndex
    // Three rows at a time, which is all of them where a picture shrinks to its half; rows without weight add nothing.
    for tap in stride(from: 0, to: rows.taps, by: 3) {
      func weight(_ tap: Int) -> Float { tap < rows.taps ? weights[first + tap] : 0 }
      let (one, two, three) = (weight(tap), weight(tap + 1), weight(tap + 2))
      let row = source + tap * width
      let (second, third) = (two > 0 ? row + width : row, three > 0 ? row + 2 * width : row)
      if tap == 0, three == 0 {
        for x in used { sums[x] = Self.channels(row[x]) * one + Self.channels(second[x]) * two }
      } else if tap == 0 {
        for x in used {
          sums[x] = Self.channels(row[x]) * one + Self.channels(second[x]) * two + Self.channels(third[x]) * three
        }
      } else {
        for x in used {
          sums[x] =
            sums[x] + Self.channels(row[x]) * one + Self.channels(second[x]) * two + Self.channels(third[x]) * three
        }
      }
    }
  }

  @inline(__always) private static func channels(_ word: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }

  @inline(__always) private static func pixel(
    _ sums: UnsafePointer<SIMD4<Float>>, _ weights: UnsafeBufferPointer<Float>, _ first: Int, _ taps: Int
  ) -> UInt32 {
    var mean = sums[0] * weights[first]
    for tap in 1..<max(taps, 1) { mean += sums[tap] * weights[first &+ tap] }
    return rounded(mean)
  }

  /// The same of three taps.
  @inline(__always) private static func pixel(
    _ sums: UnsafePointer<SIMD4<Float>>, _ weights: UnsafeBufferPointer<Float>, _ first: Int
  ) -> UInt32 {
    rounded(
      sums[0] * weights[first] + sums[1] * weights[first &+ 1] + sums[2] * weights[first &+ 2])
  }

  @inline(__always) private static func rounded(_ mean: SIMD4<Float>) -> UInt32 {
    // From 2²³ on a number's last bit is worth one: adding it rounds, and its low byte is the channel's.
    let rounded = unsafeBitCast(mean + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: rounded), to: UInt32.self)
  }
}
