import CDeflate
import CLibrary
import ProofModel

/// Makes the zlib stream of a picture's rows, each with filter 0.
///
/// Pictures made of flat parts and repeated rows go through `RowMatcher`. Rows wider than deflate's window go through
/// libdeflate.
final class RowDeflater {
  let buffer = MatchBuffer()
  private var compressor: OpaquePointer?
  /// Memory that the last picture's numbers lay in: what each picture took from the heap, between what lasts, would tear it.
  private var spare: UnsafeMutableBufferPointer<UInt8>?

  /// What is kept of it: a page of a sheet, not a poster.
  private static let mostKept = 12 << 20

  /// Memory for one byte a pixel, to be given back.
  func takeNumbers(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if let spare, spare.count >= count {
      self.spare = nil
      return spare
    }
    return .allocate(capacity: count)
  }

  func giveBack(_ numbers: UnsafeMutableBufferPointer<UInt8>) {
    guard numbers.count <= Self.mostKept, numbers.count > spare?.count ?? 0 else { return numbers.deallocate() }
    spare?.deallocate()
    spare = numbers
  }

  deinit {
    spare?.deallocate()
    if let compressor { libdeflate_free_compressor(compressor) }
  }

  /// Rows of one byte a pixel, `width · height` of them; nil where there is no memory.
  func deflate(numbers: UnsafePointer<UInt8>, _ size: PixelSize) -> [UInt8]? {
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0 else { return nil }
    guard RowMatcher<NumberedPixel>.canMatch(width: width) else {
      var raw: [UInt8] = []
      raw.reserveCapacity((width + 1) * height)
      for y in 0..<height {
        raw.append(0)
        raw.append(contentsOf: UnsafeBufferPointer(start: numbers + y * width, count: width))
      }
      return compress(raw)
    }
    buffer.removeAll()
    let stored = UnsafeMutablePointer<UInt8>.allocate(capacity: width + 8)
    defer { stored.deallocate() }
    var matcher = RowMatcher<NumberedPixel>(width: width, buffer: buffer, stored: stored)
    for y in 0..<height {
      let row = numbers + y * width
      if y > 0, memcmp(row, row - width, width) == 0 {
        matcher.addRepeatedRow()
      } else {
        matcher.addRow(row, above: y > 0 ? row - width : nil)
      }
    }
    matcher.finish()
    return stream(matcher.adler)
  }

  /// The matches as a zlib stream (RFC 1950) of one block.
  func stream(_ adler: UInt32) -> [UInt8] {
    defer { buffer.shrink() }
    let block = DeflateBlock(buffer)
    return [UInt8](unsafeUninitializedCapacity: block.byteBound + 6) { out, filled in
      guard let base = out.baseAddress else { return }
      base[0] = 0x78
      base[1] = 0x01
      filled = 2 + block.write(to: base + 2)
      for shift: UInt32 in [24, 16, 8, 0] {
        base[filled] = UInt8(truncatingIfNeeded: adler >> shift)
        filled += 1
      }
    }
  }

  /// Bytes as they are as a zlib stream; nil where there is no memory.
  func compress(_ raw: [UInt8]) -> [UInt8]? {
    // Level 1 is slower than 2 in libdeflate 1.14, and 6 gains 5 % for half as much time again.
    if compressor == nil { compressor = libdeflate_alloc_compressor(2) }
    guard let compressor else { return nil }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { out, filled in
      filled = raw.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, out.baseAddress, bound)
      }
    }
    return compressed.isEmpty ? nil : compressed
  }
}
