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
    if file.isApples, header.bitDepth != 8 || header.isInterlaced {
      throw ImageDecodingError(.unsupported, "it is an Apple-optimised PNG that is not of 8 bits in plain rows")
    }
    guard header.bitDepth == 8, !header.isInterlaced else { return try decodeWithSpng() }
    let table = try lookupTable()
    let layout = PNGRowLayout(header)
    var failure: ImageDecodingError?
    // The rows are inflated into the end of the picture's own memory and spread from there towards its front: a
    // second buffer of that size would cost more in page faults than the decoding itself.
    var pixels = [UInt8](unsafeUninitializedCapacity: layout.roomBytes) { out, filled in
      LargeMemory.preferHugePages(UnsafeMutableRawBufferPointer(out))
      failure = decodeRows(into: out, layout, table)
      filled = failure == nil ? layout.pixelBytes : 0
    }
    if let failure { throw failure }
    if file.isApples { Self.straighten(&pixels) }
    return PixelBuffer(size: PixelSize(width: header.width, height: header.height), bytes: pixels)
  }

  /// Blue, green and red multiplied by alpha to red, green and blue as they are.
  private static func straighten(_ pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      pixels.swapAt(start, start + 2)
      let alpha = Int(pixels[start + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in start..<(start + 3) {
        pixels[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha))
      }
    }
  }

  private func decodeRows(
    into out: UnsafeMutableBufferPointer<UInt8>, _ layout: PNGRowLayout, _ table: [UInt32]
  ) -> ImageDecodingError? {
    let rows = UnsafeMutableBufferPointer(rebasing: out[layout.storedStart...].prefix(layout.storedBytes))
    let compressed = file.data.count == 1 ? nil : file.data.flatMap { bytes[$0] }
    let range = compressed.map { 0..<$0.count } ?? file.data[0]
    let failure = (compressed ?? bytes).withUnsafeBytes { input in
      Self.inflate(
        UnsafeRawBufferPointer(rebasing: input[range]), UnsafeMutableRawBufferPointer(rows), isRaw: file.isApples)
    }
    return failure ?? PNGFilter.undo(rows, layout) ?? spread(out, layout, table)
  }

  private static func inflate(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer, isRaw: Bool
  ) -> ImageDecodingError? {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      return ImageDecodingError(.tooLarge, "no memory to decode it")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var written = 0
    let inflate = isRaw ? libdeflate_deflate_decompress : libdeflate_zlib_decompress
    let result = inflate(
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
}
