import ProofModel

/// Writes PNG files whose bytes depend on the pixels and the scale alone: no time, no text, no filters.
///
/// Opaque pictures of at most 256 colours are written with a palette, other opaque ones as RGB, the rest as RGBA.
/// An encoder keeps its buffers between pictures: one for each worker, used by one thread at a time.
public final class PNGEncoder {
  let deflater = RowDeflater()

  public init() {}

  /// A picture of pixels.
  ///
  /// - Parameter scale: device pixels per point, written as resolution; nil writes none.
  public func encode(_ picture: PixelBuffer, scale: Double? = nil) throws(ImageEncodingError) -> [UInt8] {
    let file = picture.withRows { rows in rows.flatMap { encoded($0, scale: scale) } }
    guard let file else { throw ImageEncodingError(picture.size) }
    return file
  }

  /// Rows in somebody else's memory, such as a Cairo surface's.
  public func encode(_ rows: PixelRows, scale: Double? = nil) throws(ImageEncodingError) -> [UInt8] {
    guard let file = encoded(rows, scale: scale) else { throw ImageEncodingError(rows.size) }
    return file
  }

  /// A picture that is indexed already.
  public func encode(_ picture: IndexedPixels, scale: Double? = nil) throws(ImageEncodingError) -> [UInt8] {
    guard let data = deflater.deflate(picture) else { throw ImageEncodingError(picture.size) }
    return file(picture.size, .indexed, palette: picture.palette, scale: scale, data)
  }

  private func encoded(_ rows: PixelRows, scale: Double?) -> [UInt8]? {
    if let picture = IndexedPixels(fewColored: rows) {
      return deflater.deflate(picture).map { file(rows.size, .indexed, palette: picture.palette, scale: scale, $0) }
    }
    let isOpaque = rows.isOpaque
    return deflater.deflate(rows, bytesPerPixel: isOpaque ? 3 : 4).map {
      file(rows.size, isOpaque ? .rgb : .rgba, palette: [], scale: scale, $0)
    }
  }

  private func file(
    _ size: PixelSize, _ type: PNGFile.Header.ColorType, palette: [UInt32], scale: Double?, _ data: [UInt8]
  ) -> [UInt8] {
    var chunks = PNGChunkWriter(capacity: data.count + palette.count * 3 + 128)
    chunks.writeHeader(size, type)
    if let scale { chunks.writeResolution(scale) }
    if !palette.isEmpty { chunks.writePalette(palette) }
    chunks.write("IDAT", data)
    chunks.write("IEND", [])
    return chunks.bytes
  }
}

/// A picture that has no PNG: an empty one, or one with more pixels than memory.
public struct ImageEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In device pixels.
  public var size: PixelSize

  init(_ size: PixelSize) { self.size = size }

  public var description: String { "a picture of \(size.width)×\(size.height) pixels cannot be written as PNG" }
}
