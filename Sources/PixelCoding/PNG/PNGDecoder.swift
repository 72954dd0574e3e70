import CDeflate
import CSpng
import ProofModel

/// Decodes one PNG: what nearly all files are (8 bits, not interlaced) with libdeflate and rows unfiltered here,
/// the rest with spng.
///
/// libdeflate inflates into exactly the room the header asks for, so a file that holds more or less data than its
/// size tells is found, and a decompression bomb costs no more than the size it admits to.
struct PNGDecoder {
  let bytes: [UInt8]
  let file: PNGFile

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageDecodingError) {
    self.bytes = bytes
    file = try PNGFile(bytes, limits: limits)
  }

  func decode() throws(ImageDecodingError) -> PixelBuffer {
    let header = file.header
    if header.colorType == .indexed, file.palette.isEmpty {
      throw ImageDecodingError(.damaged, "its colours are indexed but it has no palette")
    }
    guard header.bitDepth == 8, !header.isInterlaced else { return try decodeWithSpng() }
    let rows = try unfilteredRows()
    let size = PixelSize(width: header.width, height: header.height)
    return PixelBuffer(size: size, bytes: try expanded(rows))
  }

  /// The rows as stored, each with its filter byte before it, filters undone.
  private func unfilteredRows() throws(ImageDecodingError) -> [UInt8] {
    let header = file.header
    let bytesPerPixel = header.colorType.channels
    let rowBytes = header.width * bytesPerPixel
    let expected = (rowBytes + 1) * header.height
    let compressed = file.data.count == 1 ? nil : file.data.flatMap { bytes[$0] }
    let range = compressed.map { 0..<$0.count } ?? file.data[0]
    var failure: ImageDecodingError?
    let rows = [UInt8](unsafeUninitializedCapacity: expected) { out, filled in
      (compressed ?? bytes).withUnsafeBytes { input in
        failure = Self.inflate(UnsafeRawBufferPointer(rebasing: input[range]), UnsafeMutableRawBufferPointer(out))
      }
      guard failure == nil else { return }
      filled = expected
      failure = PNGFilter.undo(out, rowBytes: rowBytes, bytesPerPixel: bytesPerPixel, rows: header.height)
    }
    if let failure { throw failure }
    return rows
  }

  private static func inflate(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
  ) -> ImageDecodingError? {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      return ImageDecodingError(.tooLarge, "no memory to decode it")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var written = 0
    let result = libdeflate_zlib_decompress(
      decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &written)
    switch result {
    case LIBDEFLATE_SUCCESS where written == output.count: return nil
    case LIBDEFLATE_SUCCESS:
      return ImageDecodingError(
        .damaged, "its header asks for \(output.count) bytes of rows, its data holds \(written)")
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      return ImageDecodingError(
        .damaged, "its header asks for \(output.count) bytes of rows, its data holds more")
    default: return ImageDecodingError(.damaged, "its compressed data is damaged or cut off")
    }
  }

  private func decodeWithSpng() throws(ImageDecodingError) -> PixelBuffer {
    guard let context = spng_ctx_new(0) else { throw ImageDecodingError(.tooLarge, "no memory to decode it") }
    defer { spng_ctx_free(context) }
    let size = PixelSize(width: file.header.width, height: file.header.height)
    var status: Int32 = 0
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    let count = size.width * size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { out, filled in
      bytes.withUnsafeBytes { input in
        status = spng_set_png_buffer(context, input.baseAddress, input.count)
        guard status == 0 else { return }
        status = spng_decode_image(context, out.baseAddress, count, format, Int32(SPNG_DECODE_TRNS.rawValue))
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
}
