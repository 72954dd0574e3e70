import CProofJPEG
import ProofModel

/// Decodes one JPEG with libjpeg-turbo: baseline and progressive, grey, colour and inks.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private let header: JPEGHeader

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageDecodingError) {
    self.bytes = bytes
    var source = ImageSource(count: bytes.count) { offset, count in
      Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
    }
    header = try JPEGHeader(&source)
    try limits.check(width: header.width, height: header.height)
  }

  func decode() throws(ImageDecodingError) -> PixelBuffer {
    let stored = PixelSize(width: header.width, height: header.height)
    var problem: ImageDecodingError?
    let pixels = [UInt8](unsafeUninitializedCapacity: stored.width * stored.height * 4) { out, filled in
      // A file that ends early leaves rows untouched; they must not hold what was in memory before.
      out.initialize(repeating: 0)
      problem = readRows { _, _, read in
        guard let start = UnsafeMutableRawPointer(out.baseAddress) else { return }
        for row in 0..<stored.height { read(start + row * stored.width * 4) }
      }
      filled = out.count
    }
    if let problem { throw problem }
    return PixelBuffer(size: stored, bytes: pixels).turned(header.orientation)
  }

  /// Its rows one by one, as ``ImageDecoder/readRows(_:limits:_:)`` has them.
  ///
  /// - Returns: what is wrong with the file, of all rows that were read.
  func readRows(
    _ read: (PixelSize, ExifOrientation, (UnsafeMutableRawPointer) -> Void) -> Void
  ) -> ImageDecodingError? {
    var message = [CChar](repeating: 0, count: 256)
    let status = bytes.withUnsafeBufferPointer { data -> Int32? in
      guard let file = proof_jpeg_open(data.baseAddress, data.count, UInt32(header.width), UInt32(header.height))
      else { return nil }
      read(PixelSize(width: header.width, height: header.height), header.orientation) { row in
        proof_jpeg_row(file, row.assumingMemoryBound(to: UInt8.self))
      }
      return proof_jpeg_close(file, &message, message.count)
    }
    guard let status else { return ImageDecodingError(.tooLarge, "no memory to decode it") }
    let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    switch Int(status) {
    case PROOF_JPEG_OK: return nil
    case PROOF_JPEG_TRUNCATED: return ImageDecodingError(.truncated, "the JPEG data ends early (\(text))")
    case PROOF_JPEG_UNSUPPORTED: return ImageDecodingError(.unsupported, "the JPEG has \(text)")
    default: return ImageDecodingError(.damaged, "the JPEG data is damaged (\(text))")
    }
  }
}

extension PixelBuffer {
  /// The picture as shown, of one as stored.
  fileprivate func turned(_ orientation: ExifOrientation) -> PixelBuffer {
    guard orientation != .stored else { return self }
    let shown = [UInt8](unsafeUninitializedCapacity: bytes.count) { out, filled in
      bytes.withUnsafeBytes { stored in
        guard let source = stored.baseAddress, let target = UnsafeMutableRawPointer(out.baseAddress) else { return }
        orientation.turn(
          size, source.assumingMemoryBound(to: UInt32.self), to: target.assumingMemoryBound(to: UInt32.self))
      }
      filled = bytes.count
    }
    return PixelBuffer(size: orientation.turned(size), bytes: shown)
  }
}
