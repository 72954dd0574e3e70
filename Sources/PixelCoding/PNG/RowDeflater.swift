import CDeflate
import ProofModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes the zlib stream of a picture's rows, each with filter 0.
///
/// Pictures made of flat parts and repeated rows go through `RowMatcher`. What is mostly literals there, a
/// photograph, and rows wider than deflate's window go through libdeflate.
final class RowDeflater {
  private let buffer = MatchBuffer()
  private var compressor: OpaquePointer?

  deinit {
    if let compressor { libdeflate_free_compressor(compressor) }
  }

  /// The rows as 3 or 4 bytes a pixel; nil where there is no memory.
  func deflate(_ rows: PixelRows, bytesPerPixel: Int) -> [UInt8]? {
    let (width, height) = (rows.size.width, rows.size.height)
    guard RowMatcher<UInt32>.canMatch(width: width, bytesPerPixel: bytesPerPixel) else {
      return deflatePlainly(rows, bytesPerPixel)
    }
    buffer.removeAll()
    let stored = UnsafeMutablePointer<UInt8>.allocate(capacity: width * bytesPerPixel + 8)
    defer { stored.deallocate() }
    var matcher = RowMatcher<UInt32>(width: width, bytesPerPixel: bytesPerPixel, buffer: buffer, stored: stored)
    let scratch = UnsafeMutablePointer<UInt32>.allocate(capacity: width * 2)
    defer { scratch.deallocate() }
    var source = StraightRows(rows, scratch: scratch)
    for y in 0..<height {
      if y > 0, source.repeats(y) {
        matcher.addRepeatedRow()
      } else {
        guard let row = source.read(y) else { return nil }
        matcher.addRow(row.current, above: row.above)
      }
    }
    matcher.finish()
    return stream(matcher.adler)
  }

  /// The rows of one byte a pixel.
  func deflate(_ picture: IndexedPixels) -> [UInt8]? {
    let (width, height) = (picture.size.width, picture.size.height)
    guard width > 0, height > 0 else { return nil }
    guard RowMatcher<UInt8>.canMatch(width: width, bytesPerPixel: 1) else {
      var raw: [UInt8] = []
      raw.reserveCapacity((width + 1) * height)
      for y in 0..<height {
        raw.append(0)
        raw.append(contentsOf: picture.indices[(y * width)..<((y + 1) * width)])
      }
      return compress(raw)
    }
    buffer.removeAll()
    let stored = UnsafeMutablePointer<UInt8>.allocate(capacity: width + 8)
    defer { stored.deallocate() }
    var matcher = RowMatcher<UInt8>(width: width, bytesPerPixel: 1, buffer: buffer, stored: stored)
    picture.indices.withUnsafeBufferPointer { indices in
      guard let base = indices.baseAddress else { return }
      for y in 0..<height {
        let row = base + y * width
        if y > 0, memcmp(row, row - width, width) == 0 {
          matcher.addRepeatedRow()
        } else {
          matcher.addRow(row, above: y > 0 ? row - width : nil)
        }
      }
    }
    matcher.finish()
    return stream(matcher.adler)
  }

  /// The matches as a zlib stream (RFC 1950) of one block.
  private func stream(_ adler: UInt32) -> [UInt8] {
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

  private func deflatePlainly(_ rows: PixelRows, _ bytesPerPixel: Int) -> [UInt8]? {
    let rowBytes = rows.size.width * bytesPerPixel + 1
    let raw = [UInt8](unsafeUninitializedCapacity: rowBytes * rows.size.height) { out, filled in
      var target = 0
      for y in 0..<rows.size.height {
        guard let words = rows.words(y) else { return }
        out[target] = 0
        target += 1
        for x in 0..<rows.size.width {
          let pixel = PixelRows.straight(words[x], rows.layout)
          for channel in 0..<bytesPerPixel {
            out[target + channel] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel))
          }
          target += bytesPerPixel
        }
      }
      filled = target
    }
    return compress(raw)
  }

  private func compress(_ raw: [UInt8]) -> [UInt8]? {
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

/// Reads rows as straight little-endian RGBA words, keeping the one before.
private struct StraightRows {
  private let rows: PixelRows
  /// Two rows, written by turns.
  private let scratch: UnsafeMutablePointer<UInt32>
  private var turn = 0

  /// `scratch` has room for two rows of words.
  init(_ rows: PixelRows, scratch: UnsafeMutablePointer<UInt32>) {
    self.rows = rows
    self.scratch = scratch
  }

  /// Whether a row has the bytes of the one above it.
  func repeats(_ y: Int) -> Bool {
    guard let row = rows.words(y), let above = rows.words(y - 1) else { return false }
    return memcmp(row, above, rows.size.width * 4) == 0
  }

  /// A row, and the one before it unless it is the first; a row that repeats may be left out.
  mutating func read(_ y: Int) -> (current: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?)? {
    guard let source = rows.words(y) else { return nil }
    let width = rows.size.width
    if rows.layout == .rgba, 1.littleEndian == 1 { return (source, y > 0 ? rows.words(y - 1) : nil) }
    let above = scratch + turn * width
    turn = 1 - turn
    let current = scratch + turn * width
    switch rows.layout {
    // One loop for each layout, so that each is vectorised.
    case .rgba: for x in 0..<width { current[x] = PixelRows.straight(source[x], .rgba) }
    case .xrgbWord: for x in 0..<width { current[x] = PixelRows.straight(source[x], .xrgbWord) }
    case .premultipliedARGBWord:
      for x in 0..<width { current[x] = PixelRows.straight(source[x], .premultipliedARGBWord) }
    }
    return (UnsafePointer(current), y > 0 ? UnsafePointer(above) : nil)
  }
}
