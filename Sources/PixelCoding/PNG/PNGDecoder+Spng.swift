import CSpng
import ProofModel

/// What spng decodes: pictures of other depths than 8 bits, interlaced ones, and rows that are read one by one.
extension PNGDecoder {
  private static var format: Int32 { Int32(SPNG_FMT_RGBA8.rawValue) }

  func decodeWithSpng() throws(ImageDecodingError) -> PixelBuffer {
    guard let context = spng_ctx_new(0) else { throw ImageDecodingError(.tooLarge, "no memory to decode it") }
    defer { spng_ctx_free(context) }
    let size = PixelSize(width: file.header.width, height: file.header.height)
    var status: Int32 = 0
    let count = size.width * size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { out, filled in
      bytes.withUnsafeBytes { input in
        status = spng_set_png_buffer(context, input.baseAddress, input.count)
        guard status == 0 else { return }
        status = spng_decode_image(context, out.baseAddress, count, Self.format, Int32(SPNG_DECODE_TRNS.rawValue))
      }
      filled = status == 0 ? count : 0
    }
    guard status == 0 else {
      let text = spng_strerror(status).map { String(cString: $0) } ?? "code \(status)"
      let kind: ImageDecodingError.Kind =
        [SPNG_EIDAT_TOO_SHORT, SPNG_IO_EOF].map { Int32($0.rawValue) }.contains(status) ? .truncated : .damaged
      throw ImageDecodingError(kind, "its picture data cannot be decoded (\(text))")
    }
    return PixelBuffer(size: size, bytes: pixels)
  }

  /// Its rows one by one, as ``ImageDecoder/readRows(_:limits:_:)`` has them.
  func readRows(_ read: (PixelSize, ExifOrientation, (UnsafeMutableRawPointer) -> Void) -> Void) -> Bool {
    guard !file.isApples, !file.header.isInterlaced, let context = spng_ctx_new(0) else { return false }
    defer { spng_ctx_free(context) }
    let size = PixelSize(width: file.header.width, height: file.header.height)
    return bytes.withUnsafeBytes { input in
      var status = spng_set_png_buffer(context, input.baseAddress, input.count)
      guard status == 0 else { return false }
      let flags = SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue
      status = spng_decode_image(context, nil, 0, Self.format, Int32(flags))
      guard status == 0 else { return false }
      read(size, .stored) { row in
        guard status == 0 else { return }
        status = spng_decode_row(context, row, size.width * 4)
      }
      // The last row ends the picture.
      return status == 0 || status == Int32(SPNG_EOI.rawValue)
    }
  }
}
