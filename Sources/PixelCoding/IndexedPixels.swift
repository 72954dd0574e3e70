import ProofModel

/// A picture of at most 256 colours, one byte a pixel; `indices.count == width · height`.
public struct IndexedPixels: Hashable, Sendable {
  /// The width and height of the picture in pixels.
  public let size: PixelSize
  /// 0xRRGGBB each, opaque.
  public let palette: [UInt32]
  /// The position of each pixel's colour in the palette, row by row from the top left; one past its end is black.
  public let indices: [UInt8]

  /// Nil where counts do not fit: no or too many colours, too few or too many pixels.
  public init?(size: PixelSize, palette: [UInt32], indices: [UInt8]) {
    guard (1...256).contains(palette.count), indices.count == size.width * size.height else { return nil }
    self.size = size
    self.palette = palette
    self.indices = indices
  }

  /// The same as RGBA; an index past the palette is black.
  public var expanded: PixelBuffer {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(indices.count * 4)
    for index in indices {
      let color = Int(index) < palette.count ? palette[Int(index)] : 0
      bytes.append(UInt8(truncatingIfNeeded: color >> 16))
      bytes.append(UInt8(truncatingIfNeeded: color >> 8))
      bytes.append(UInt8(truncatingIfNeeded: color))
      bytes.append(255)
    }
    return PixelBuffer(size: size, bytes: bytes)
  }
}
