/// A picture in memory: RGBA8, straight alpha, row-major, no padding; `bytes.count == width · height · 4`.
public struct PixelBuffer: Hashable, Sendable {
  public let size: PixelSize
  public var bytes: [UInt8]

  public init(size: PixelSize, bytes: [UInt8]) {
    precondition(bytes.count == size.width * size.height * 4, "a pixel buffer holds width · height · 4 bytes")
    self.size = size
    self.bytes = bytes
  }
}
