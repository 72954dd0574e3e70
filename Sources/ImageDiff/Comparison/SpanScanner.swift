import CLibrary
import ProofModel

/// Two pictures of one size as words of memory, borrowed for one comparison.
struct PicturePair {
  let width: Int
  let height: Int
  let expected: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>

  /// Calls `body` with both pictures; nil for pictures of different or empty size.
  static func with<Result>(
    _ expected: PixelBuffer, _ actual: PixelBuffer, _ body: (PicturePair) -> Result
  ) -> Result? {
    guard expected.size == actual.size else { return nil }
    return expected.bytes.withUnsafeBytes { first in
      actual.bytes.withUnsafeBytes { second in
        guard let first = first.baseAddress, let second = second.baseAddress, expected.size.width > 0 else {
          return nil
        }
        let size = expected.size
        return body(
          PicturePair(
            width: size.width, height: size.height, expected: first.assumingMemoryBound(to: UInt32.self),
            actual: second.assumingMemoryBound(to: UInt32.self)))
      }
    }
  }

  /// The maximal runs of pixels whose bytes differ.
  ///
  /// Rows are compared as memory first: most rows of two screens are equal, and memcmp tells so at the speed of
  /// memory. - Complexity: O(pixels).
  func exactSpans() -> [PixelSpan] {
    var spans: [PixelSpan] = []
    let rowBytes = width * 4
    for y in 0..<height {
      let first = expected + y * width
      let second = actual + y * width
      if memcmp(first, second, rowBytes) == 0 { continue }
      var x = 0
      while true {
        x = Self.mismatch(first, second, from: x, to: width)
        if x == width { break }
        let start = x
        repeat { x += 1 } while x < width && first[x] != second[x]
        spans.append(PixelSpan(y: y, start: start, end: x))
      }
    }
    return spans
  }

  /// The first place from `x` on where the rows differ, or `end`.
  @inline(__always) private static func mismatch(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, from x: Int, to end: Int
  ) -> Int {
    var x = x
    while x + 8 <= end {
      let left = UnsafeRawPointer(first + x).loadUnaligned(as: SIMD8<UInt32>.self)
      let right = UnsafeRawPointer(second + x).loadUnaligned(as: SIMD8<UInt32>.self)
      if left != right { break }
      x += 8
    }
    while x < end, first[x] == second[x] { x += 1 }
    return x
  }
}
