/// The coverage of one glyph at one size and sub-pixel phase, for painting through.
public struct GlyphMask: Hashable, Sendable {
  /// Device pixels from the pixel that holds the glyph's origin to the mask's left and top edge; y downwards.
  public var left: Int
  /// Device pixels from the row that holds the glyph's origin down to the mask's top row; negative above the baseline.
  public var top: Int
  /// The number of columns in device pixels, without what rows are padded with; 0 where there is nothing to paint.
  public var width: Int
  /// The number of rows in device pixels; 0 where there is nothing to paint.
  public var height: Int
  /// Bytes from row to row: the width rounded up to 4, as Cairo wants A8 rows.
  public var stride: Int
  /// 0 is outside, 255 is inside; row-major from the top; `stride · height` bytes.
  public var coverage: [UInt8]

  /// Whether there is nothing to paint, as for a space.
  public var isEmpty: Bool { width == 0 || height == 0 }

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, stride: 0, coverage: [])
}

/// A place in device pixels, to a quarter of a pixel.
public struct GlyphPlace: Hashable, Sendable {
  /// The column of the pixel that holds the place, floored.
  public var pixelX: Int
  /// The row of the pixel that holds the place, floored; y downwards.
  public var pixelY: Int
  /// Quarters of a pixel, 0…3, that the glyph lies to the right of and below its pixel's corner.
  public var phaseX: UInt8
  /// Quarters of a pixel, 0…3, that the glyph lies below its pixel's top edge.
  public var phaseY: UInt8

  /// The quarter nearest to a position in device pixels, halves going up.
  public init(x: Double, y: Double) {
    (pixelX, phaseX) = Self.quarters(x)
    (pixelY, phaseY) = Self.quarters(y)
  }

  private static func quarters(_ value: Double) -> (Int, UInt8) {
    guard value.isFinite, value.magnitude < 1e12 else { return (0, 0) }
    let quarters = Int((value * 4 + 0.5).rounded(.down))
    return (quarters >> 2, UInt8(quarters & 3))
  }
}
