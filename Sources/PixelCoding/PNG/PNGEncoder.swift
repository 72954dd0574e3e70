import CDeflate
import ProofModel

/// Writes PNG files whose bytes depend on the pixels and the scale alone: no time, no text, no filters.
///
/// Opaque pictures become RGB, pictures of at most 256 opaque colours a palette, the rest RGBA. An encoder keeps
/// its compressor and buffers between pictures: one for each worker, used by one thread at a time.
public final class PNGEncoder {
  private let compressor: OpaquePointer?
  private var raw: [UInt8] = []

  public init() {
    compressor = libdeflate_alloc_compressor(2)
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// A picture of pixels.
  ///
  /// - Parameter scale: device pixels per point, written as resolution; nil writes none.
  public func encode(_ picture: PixelBuffer, scale: Double? = nil) throws(ImageEncodingError) -> [UInt8] {
    let size = picture.size
    let result: Result<[UInt8], ImageEncodingError> = picture.withRows { rows in
      guard let rows else { return .failure(ImageEncodingError(size)) }
      do throws(ImageEncodingError) { return .success(try encode(rows, scale: scale)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Rows in somebody else's memory, such as a Cairo surface's.
  public func encode(_ rows: PixelRows, scale: Double? = nil) throws(ImageEncodingError) -> [UInt8] {
    let isOpaque = rows.isOpaque
    let channels = isOpaque ? 3 : 4
    fillRaw(rows, channels: channels)
    return try file(rows.size, isOpaque ? .rgb : .rgba, palette: [], scale: scale)
  }

  /// A picture that is indexed already.
  public func encode(_ picture: IndexedPixels, scale: Double? = nil) throws(ImageEncodingError) -> [UInt8] {
    raw.removeAll(keepingCapacity: true)
    let width = picture.size.width
    for y in 0..<picture.size.height {
      raw.append(0)
      raw.append(contentsOf: picture.indices[(y * width)..<((y + 1) * width)])
    }
    return try file(picture.size, .indexed, palette: picture.palette, scale: scale)
  }

  /// Rows of a filter byte 0 and `channels` bytes a pixel.
  private func fillRaw(_ rows: PixelRows, channels: Int) {
    let rowBytes = rows.size.width * channels + 1
    raw = [UInt8](unsafeUninitializedCapacity: rowBytes * rows.size.height) { out, filled in
      filled = rowBytes * rows.size.height
      var target = 0
      for y in 0..<rows.size.height {
        guard let words = rows.words(y) else { continue }
        out[target] = 0
        target += 1
        for x in 0..<rows.size.width {
          let pixel = PixelRows.straight(words[x], rows.layout)
          out[target] = UInt8(truncatingIfNeeded: pixel)
          out[target + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          out[target + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
          if channels == 4 { out[target + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
          target += channels
        }
      }
    }
  }

  private func file(
    _ size: PixelSize, _ type: PNGFile.Header.ColorType, palette: [UInt32], scale: Double?
  ) throws(ImageEncodingError) -> [UInt8] {
    guard let compressor, size.width < 1 << 31, size.height < 1 << 31 else { throw ImageEncodingError(size) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { out, filled in
      filled = raw.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, out.baseAddress, bound)
      }
    }
    guard !compressed.isEmpty else { throw ImageEncodingError(size) }
    var chunks = PNGChunkWriter(capacity: compressed.count + 1024)
    chunks.writeHeader(size, type)
    if let scale { chunks.writeResolution(scale) }
    if !palette.isEmpty { chunks.writePalette(palette) }
    chunks.write("IDAT", compressed)
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
