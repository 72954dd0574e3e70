import ProofModel

/// Writes PNG files whose bytes depend on the pixels and the scale alone: no time, no text, no filters.
///
/// Opaque pictures of at most 256 colours are written with a palette, other opaque ones as RGB, the rest as RGBA.
/// An encoder keeps its buffers between pictures: one for each worker, used by one thread at a time.
public final class PNGEncoder {
  let deflater = RowDeflater()

  /// An encoder whose buffers are made with the first picture and kept.
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
    let data = picture.indices.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.flatMap { deflater.deflate(numbers: $0, picture.size) }
    }
    guard let data else { throw ImageEncodingError(picture.size) }
    return Self.file(picture.size, .indexed, palette: picture.palette, scale: scale, data)
  }

  /// An opaque picture whose rows come in parts; only one at a time.
  public func stream(_ size: PixelSize, layout: PixelRows.Layout) -> PNGStream {
    PNGStream(size, layout: layout, isOpaque: true, deflater)
  }

  private func encoded(_ rows: PixelRows, scale: Double?) -> [UInt8]? {
    let stream = PNGStream(rows.size, layout: rows.layout, isOpaque: rows.isOpaque, deflater)
    stream.add(rows)
    return stream.finished(scale: scale)
  }

  static func file(
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

  /// The sentence for users, with the size that cannot be written.
  public var description: String { "a picture of \(size.width)×\(size.height) pixels cannot be written as PNG" }
}
