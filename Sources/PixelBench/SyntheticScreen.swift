import ProofModel

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

/// A screen of cards, icons and lines of letters with soft rims, drawn without any library: what encoders and
/// comparisons are timed on.
struct SyntheticScreen {
  let size: PixelSize
  private(set) var pixels: [UInt32]

  /// 0xRRGGBB in the badge's place, so that two screens differ there alone.
  static func picture(_ size: PixelSize, badge: UInt32) -> PixelBuffer {
    var screen = SyntheticScreen(size: size, pixels: Array(repeating: 0xFFF7_F2F2, count: size.width * size.height))
    screen.drawCards()
    screen.fillDisc(x: size.width - 120, y: 410, radius: 30, rgb: badge)
    return screen.buffer
  }

  private var buffer: PixelBuffer {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { out, filled in
      for (index, pixel) in pixels.enumerated() {
        for channel in 0..<4 { out[index * 4 + channel] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel)) }
      }
      filled = pixels.count * 4
    }
    return PixelBuffer(size: size, bytes: bytes)
  }

  private mutating func drawCards() {
    var numbers = SeededNumbers(seed: 17)
    drawLine(x: 48, y: 190, height: 100, letters: 8, rgb: 0, &numbers)
    var top = 360
    while top + 234 < size.height {
      fill(x: 48, y: top, width: size.width - 96, height: 210, rgb: 0xFFFFFF)
      fill(x: 84, y: top + 36, width: 138, height: 138, rgb: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
      drawLine(x: 258, y: top + 44, height: 44, letters: 18, rgb: 0x000000, &numbers)
      drawLine(x: 258, y: top + 120, height: 38, letters: 30, rgb: 0x6E6E73, &numbers)
      fill(x: 48, y: top + 225, width: size.width - 96, height: 1, rgb: 0xC6C6C8)
      top += 234
    }
  }

  /// Letters as slanted bars and rings, each with its own phase against the pixel grid.
  private mutating func drawLine(
    x: Int, y: Int, height: Int, letters: Int, rgb: UInt32, _ numbers: inout SeededNumbers
  ) {
    var left = Double(x)
    for _ in 0..<letters {
      let advance = Double(height) * Double.random(in: 0.45...0.7, using: &numbers)
      let slant = Double.random(in: -0.25...0.25, using: &numbers)
      let stem = Double(height) * 0.11
      let isRing = Bool.random(using: &numbers)
      for row in 0..<height {
        for column in 0..<Int(advance) + 1 {
          let (dx, dy) = (Double(column) - advance / 2, Double(row) - Double(height) / 2)
          let distance =
            isRing
            ? abs((dx * dx * 2.2 + dy * dy).squareRoot() - Double(height) * 0.38) : abs(dx - dy * slant)
          let coverage = min(1, max(0, stem - distance + 0.5))
          if coverage > 0 { blend(Int(left) + column, y + row, rgb, coverage) }
        }
      }
      left += advance + stem
    }
  }

  private mutating func fillDisc(x: Int, y: Int, radius: Int, rgb: UInt32) {
    for row in -radius...radius {
      for column in -radius...radius {
        let distance = Double(row * row + column * column).squareRoot()
        let coverage = min(1, max(0, Double(radius) - distance + 0.5))
        if coverage > 0 { blend(x + column, y + row, rgb, coverage) }
      }
    }
  }

  private mutating func fill(x: Int, y: Int, width: Int, height: Int, rgb: UInt32) {
    for row in y..<(y + height) {
      for column in x..<(x + width) { blend(column, row, rgb, 1) }
    }
  }

  private mutating func blend(_ x: Int, _ y: Int, _ rgb: UInt32, _ coverage: Double) {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
    let index = y * size.width + x
    var pixel: UInt32 = 0xFF00_0000
    for (shift, target) in [(16, 0), (8, 8), (0, 16)] as [(UInt32, UInt32)] {
      let new = Double(rgb >> shift & 0xFF)
      let old = Double(pixels[index] >> target & 0xFF)
      pixel |= UInt32((old + (new - old) * coverage).rounded()) << target
    }
    pixels[index] = pixel
  }
}
