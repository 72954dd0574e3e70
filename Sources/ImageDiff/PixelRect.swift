import ProofModel

/// A rectangle of whole device pixels; `maxX` and `maxY` are exclusive.
public struct PixelRect: Hashable, Sendable {
  /// The first column of pixels, from 0 at the picture's left.
  public var x: Int
  /// The first row of pixels, from 0 at the picture's top.
  public var y: Int
  /// The number of columns; 0 or less holds no pixel.
  public var width: Int
  /// The number of rows; 0 or less holds no pixel.
  public var height: Int

  /// A rectangle from its corner and size in pixels; negative sizes are kept.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle of pixels that holds a rectangle of points.
  ///
  /// - Parameter scale: device pixels per point.
  public init(covering rect: Rect, scale: Double) {
    // A solver's last bits must not add a column of pixels.
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule, _ nudge: Double) -> Int {
      let pixels = (value * scale + nudge).rounded(rule)
      return Int(exactly: pixels.isNaN ? 0 : min(max(pixels, -1e9), 1e9)) ?? 0
    }
    let left = pixel(rect.minX, .down, 1e-6)
    let top = pixel(rect.minY, .down, 1e-6)
    self.init(
      x: left, y: top, width: pixel(rect.maxX, .up, -1e-6) - left,
      height: pixel(rect.maxY, .up, -1e-6) - top)
  }

  /// The column behind the last.
  public var maxX: Int { x + width }
  /// The row behind the last.
  public var maxY: Int { y + height }
  /// The number of pixels inside, where neither side is negative.
  public var area: Int { width * height }
  /// Whether it holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the pixel of that column and row lies inside.
  public func contains(x: Int, y: Int) -> Bool { x >= self.x && x < maxX && y >= self.y && y < maxY }

  /// The smallest rectangle that holds both; an empty one counts with its place.
  public func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
