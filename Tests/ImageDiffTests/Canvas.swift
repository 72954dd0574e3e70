import ProofModel

@testable import ImageDiff

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A picture under construction.
struct Canvas {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(_ width: Int, _ height: Int, _ rgb: UInt32 = 0xFFFFFF) {
    self.width = width
    self.height = height
    bytes = []
    for _ in 0..<(width * height) { bytes += Self.pixel(rgb, 255) }
  }

  var picture: PixelBuffer { PixelBuffer(size: PixelSize(width: width, height: height), bytes: bytes) }

  func filled(_ rect: PixelRect, _ rgb: UInt32, alpha: UInt8 = 255) -> Canvas {
    var copy = self
    for y in max(0, rect.y)..<min(height, rect.maxY) {
      for x in max(0, rect.x)..<min(width, rect.maxX) {
        copy.bytes.replaceSubrange(((y * width + x) * 4)..<((y * width + x) * 4 + 4), with: Self.pixel(rgb, alpha))
      }
    }
    return copy
  }

  func filled(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ rgb: UInt32, alpha: UInt8 = 255) -> Canvas {
    filled(PixelRect(x: x, y: y, width: width, height: height), rgb, alpha: alpha)
  }

  private static func pixel(_ rgb: UInt32, _ alpha: UInt8) -> [UInt8] {
    [UInt8(rgb >> 16 & 0xFF), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF), alpha]
  }

  /// Two pictures that share most of their rectangles.
  static func randomPair(
    _ numbers: inout SeededNumbers, width: Int, height: Int, alphas: [UInt8] = [255]
  ) -> (PixelBuffer, PixelBuffer) {
    var first = Canvas(width, height)
    var second = first
    for _ in 0..<8 {
      let x = Int.random(in: 0..<width, using: &numbers)
      let y = Int.random(in: 0..<height, using: &numbers)
      let rect = PixelRect(
        x: x, y: y, width: Int.random(in: 1...max(1, width - x), using: &numbers),
        height: Int.random(in: 1...max(1, height - y), using: &numbers))
      let color = UInt32.random(in: 0...0xFFFFFF, using: &numbers)
      let alpha = alphas.randomElement(using: &numbers) ?? 255
      let only = Int.random(in: 0..<6, using: &numbers)
      if only != 0 { first = first.filled(rect, color, alpha: alpha) }
      if only != 1 { second = second.filled(rect, color, alpha: alpha) }
    }
    return (first.picture, second.picture)
  }
}

extension Difference {
  /// The pixels a difference names, in order.
  var pixels: [[Int]] {
    spans.differing.flatMap { span in (span.start..<span.end).map { [Int($0), Int(span.y)] } }
  }
}
