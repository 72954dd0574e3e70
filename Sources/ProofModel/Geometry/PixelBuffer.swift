/// A picture in memory: RGBA8, straight alpha, row-major, no padding; `bytes.count == width · height · 4`.
public struct PixelBuffer: Hashable, Sendable {
  /// The width and height of the picture in pixels.
  public let size: PixelSize
  /// The red, green, blue and alpha of each pixel, row by row from the top left; their number must not change.
  public var bytes: [UInt8]

  /// A picture of such bytes; traps where their number is not `width · height · 4`.
  public init(size: PixelSize, bytes: [UInt8]) {
    precondition(bytes.count == size.width * size.height * 4, "a pixel buffer holds width · height · 4 bytes")
    self.size = size
    self.bytes = bytes
  }
}
