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
    let (width, height) = (header.width, header.height)
    var message = [CChar](repeating: 0, count: 256)
    var status = Int32(PROOF_JPEG_OK)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, filled in
      // A file that ends early leaves rows untouched; they must not hold what was in memory before.
      out.initialize(repeating: 0)
      status = proof_jpeg_decode(
        bytes, bytes.count, out.baseAddress, UInt32(width), UInt32(height), &message, message.count)
      filled = width * height * 4
    }
    guard status == Int32(PROOF_JPEG_OK) else {
      let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      switch Int(status) {
      case PROOF_JPEG_TRUNCATED:
        throw ImageDecodingError(.truncated, "the JPEG data ends early (\(text))")
      case PROOF_JPEG_UNSUPPORTED:
        throw ImageDecodingError(.unsupported, "the JPEG has \(text)")
      default: throw ImageDecodingError(.damaged, "the JPEG data is damaged (\(text))")
      }
    }
    let stored = PixelBuffer(size: PixelSize(width: width, height: height), bytes: pixels)
    return header.orientation == 1 ? stored : stored.turned(exifOrientation: header.orientation)
  }
}

extension PixelBuffer {
  /// The picture as shown, for Exif's orientations 2 to 8 (Exif 2.3, 4.6.4: where row 0 and column 0 lie).
  func turned(exifOrientation orientation: Int) -> PixelBuffer {
    let swaps = orientation >= 5
    let shown = swaps ? PixelSize(width: size.height, height: size.width) : size
    let (lastX, lastY) = (size.width - 1, size.height - 1)
    let turned = [UInt8](unsafeUninitializedCapacity: bytes.count) { out, filled in
      for y in 0..<shown.height {
        for x in 0..<shown.width {
          let (u, v) = swaps ? (y, x) : (x, y)
          let flipsX = [2, 3, 7, 8].contains(orientation)
          let flipsY = [3, 4, 6, 7].contains(orientation)
          let from = ((flipsY ? lastY - v : v) * size.width + (flipsX ? lastX - u : u)) * 4
          let to = (y * shown.width + x) * 4
          for channel in 0..<4 { out[to + channel] = bytes[from + channel] }
        }
      }
      filled = bytes.count
    }
    return PixelBuffer(size: shown, bytes: turned)
  }
}
