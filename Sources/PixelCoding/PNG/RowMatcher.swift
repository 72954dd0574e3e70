import CDeflate
import CLibrary

/// Turns rows of pixels into literals and matches by looking in four places only: the pixel above, the one to the
/// right of that, the pixel to the left, and where the row last had a rim of that colour. Screens are made of flat
/// parts and of rows like the one before, hatching of rows like the one before moved by a pixel, and all are found at
/// the speed of comparing memory; the last finds letters that repeat.
///
/// What a pixel is, is known while this is compiled: it is asked for each pixel.
struct RowMatcher<Format: StoredPixel> {
  typealias Word = Format.Word

  private let width: Int
  /// Bytes of a stored row, its filter byte included; the distance of the pixel above.
  private let rowBytes: Int
  private let buffer: MatchBuffer
  /// The stored bytes of the current row and room for one word more.
  private let stored: UnsafeMutablePointer<UInt8>
  /// The length of the match with the row above that is not ended yet; it may go on over rows.
  private var open = 0
  private(set) var adler: UInt32 = 1
  /// The checksum of the current row alone, counted from 0.
  private var rowSums: UInt32 = 0
  private var rowNumber = 0

  /// A match with the row above has at least ten extra bits: below this it costs more than literals.
  private var leastAbove: Int { max(4, 2 * bytesPerPixel) }

  @inline(__always) private var bytesPerPixel: Int { Format.bytes }

  /// `stored` has room for `width · bytes of a pixel + 1 + 4` bytes.
  init(width: Int, buffer: MatchBuffer, stored: UnsafeMutablePointer<UInt8>) {
    self.width = width
    rowBytes = width * Format.bytes + 1
    self.buffer = buffer
    self.stored = stored
    stored[0] = 0
  }

  /// Whether deflate's window reaches the row above.
  static func canMatch(width: Int) -> Bool { width * Format.bytes + 1 <= 32_768 }

  /// Adds a row that equals the one before it.
  mutating func addRepeatedRow() {
    buffer.reserve(literals: rowBytes, matches: 1)
    open += rowBytes
    addRowSums()
    // Only a picture of one or two columns has rows this short.
    if open < leastAbove { close(at: width) }
  }

  /// Adds a row; `above` is nil for the first.
  mutating func addRow(_ row: UnsafePointer<Word>, above: UnsafePointer<Word>?) {
    buffer.reserve(literals: rowBytes + 8, matches: width + 4)
    rowNumber += 1
    // The filter byte is 0 in each row: the match goes on over it.
    if above == nil { buffer.addLiterals(stored, 1) } else { open += 1 }
    var scan = Scan()
    while scan.x < width {
      var same = 0
      if let above {
        same = equal(row + scan.x, above + scan.x, width - scan.x)
        if open > 0 {
          open += same * bytesPerPixel
          scan.x += same
          if scan.x == width { break }
          if same > 0 { same = 0 }
          close(at: scan.x)
          scan.literals = scan.x
        }
      }
      matchHere(row, above, same, &scan)
    }
    if open == 0 { addLiterals(row, before: width, &scan) }
    rowSums = libdeflate_adler32(0, stored, rowBytes)
    addRowSums()
    // A match that is still short cannot be taken back once the row is gone.
    if open < leastAbove { close(at: width) }
  }

  /// Where a row is read, and from which pixel on its pixels are literals that are not yet added: they are added in one
  /// go, before the next match.
  private struct Scan {
    var x = 0
    var literals = 0
  }

  /// Ends the stream.
  mutating func finish() {
    buffer.reserve(literals: 0, matches: 1)
    if open > 0 { buffer.addMatch(length: open, distance: rowBytes) }
    open = 0
  }

  /// Takes a match at the scan's place, or one literal pixel, and goes on behind it. `same` pixels equal those above.
  @inline(__always) private mutating func matchHere(
    _ row: UnsafePointer<Word>, _ above: UnsafePointer<Word>?, _ same: Int, _ scan: inout Scan
  ) {
    let x = scan.x
    if same * bytesPerPixel < leastAbove {
      if let above, x + 1 < width, isEqual(row[x], above[x + 1]) {
        let slanted = equal(row + x, above + x + 1, width - x - 1)
        if slanted * bytesPerPixel >= leastAbove {
          return addMatch(row, of: slanted, distance: rowBytes - bytesPerPixel, &scan)
        }
      }
      if bytesPerPixel > 1, let earlier = placeInRow(row, x) {
        let count = equal(row + x, row + earlier, width - x)
        return addMatch(row, of: count, distance: (x - earlier) * bytesPerPixel, &scan)
      }
    }
    let flat = x > 0 && isEqual(row[x], row[x - 1]) ? equal(row + x, row + x - 1, width - x) : 0
    // The near distance has no extra bits: it wins a tie.
    if flat >= same, flat * bytesPerPixel >= 3 { return addMatch(row, of: flat, distance: bytesPerPixel, &scan) }
    if same * bytesPerPixel >= leastAbove {
      addLiterals(row, before: x, &scan)
      open = same * bytesPerPixel
      scan.x = x + same
      return
    }
    scan.x = x + 1
  }

  /// Adds the literals so far and a match of some pixels.
  @inline(__always) private func addMatch(
    _ row: UnsafePointer<Word>, of pixels: Int, distance: Int, _ scan: inout Scan
  ) {
    addLiterals(row, before: scan.x, &scan)
    store(row, scan.x, pixels)
    buffer.addMatch(length: pixels * bytesPerPixel, distance: distance)
    scan.x += pixels
    scan.literals = scan.x
  }

  @inline(__always) private func addLiterals(_ row: UnsafePointer<Word>, before x: Int, _ scan: inout Scan) {
    guard scan.literals < x else { return }
    store(row, scan.literals, x - scan.literals)
    buffer.addLiterals(stored + 1 + scan.literals * bytesPerPixel, (x - scan.literals) * bytesPerPixel)
    scan.literals = x
  }

  /// The last place in this row of a pixel that differs from its left neighbour, as rims of repeated letters do;
  /// notes this one.
  @inline(__always) private func placeInRow(_ row: UnsafePointer<Word>, _ x: Int) -> Int? {
    guard x > 0, !isEqual(row[x], row[x - 1]) else { return nil }
    let hash = UInt32(truncatingIfNeeded: row[x] & Format.mask) &* 0x9E37_79B1
    let slot = Int(hash >> (32 - MatchBuffer.placeBits))
    let entry = buffer.places[slot]
    buffer.places[slot] = UInt32(truncatingIfNeeded: rowNumber << 16 | x)
    // An entry of another row, or of a row 65,536 above, is no place in this one.
    let earlier = Int(entry & 0xFFFF)
    guard entry >> 16 == UInt32(truncatingIfNeeded: rowNumber & 0xFFFF), earlier < x, isEqual(row[earlier], row[x])
    else { return nil }
    return earlier
  }

  /// Ends the open match before pixel `x`, as literals where it is short.
  @inline(__always) private mutating func close(at x: Int) {
    if open >= leastAbove {
      buffer.addMatch(length: open, distance: rowBytes)
    } else {
      buffer.addLiterals(stored + 1 + x * bytesPerPixel - open, open)
    }
    open = 0
  }

  /// Adds the row to the checksum (RFC 1950, 9): its first half is the sum of all bytes, its second the sum of the first
  /// half after each byte, to which a row adds its own sums and the first half once for each of its bytes. Most rows are
  /// like the one before, and need not be read.
  private mutating func addRowSums() {
    let modulus: UInt32 = 65_521
    let (low, high) = (adler & 0xFFFF, adler >> 16)
    let bytes = UInt32(truncatingIfNeeded: rowBytes)
    let first = (low + rowSums & 0xFFFF) % modulus
    let second = (high + rowSums >> 16 + bytes * low) % modulus
    adler = second << 16 | first
  }

  /// Writes pixels as they are stored, after the filter byte, where those of the row above are until then: pixels that equal
  /// those above need not be written.
  @inline(__always) private func store(_ row: UnsafePointer<Word>, _ first: Int, _ count: Int) {
    let target = UnsafeMutableRawPointer(stored + 1 + first * bytesPerPixel)
    let source = UnsafeRawPointer(row + first)
    if bytesPerPixel == MemoryLayout<Word>.size {
      target.copyMemory(from: source, byteCount: count * bytesPerPixel)
      return
    }
    var x = 0
    while x &+ 4 <= count {
      // Four pixels are twelve bytes.
      let left = pair(source.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self))
      let right = pair(source.loadUnaligned(fromByteOffset: x &* 4 &+ 8, as: UInt64.self))
      target.storeBytes(of: (left | right << 48).littleEndian, toByteOffset: x &* 3, as: UInt64.self)
      target.storeBytes(
        of: UInt32(truncatingIfNeeded: right >> 16).littleEndian, toByteOffset: x &* 3 &+ 8, as: UInt32.self)
      x &+= 4
    }
    while x < count {
      let bytes = pixel(row[first &+ x])
      target.storeBytes(of: UInt16(truncatingIfNeeded: bytes).littleEndian, toByteOffset: x &* 3, as: UInt16.self)
      target.storeBytes(of: UInt8(truncatingIfNeeded: bytes >> 16), toByteOffset: x &* 3 &+ 2, as: UInt8.self)
      x &+= 1
    }
  }

  /// The six bytes of two pixels that lie beside each other, the first one's red lowest.
  @inline(__always) private func pair(_ words: UInt64) -> UInt64 {
    let words = UInt64(littleEndian: words)
    guard Format.isBlueFirst else { return words & 0xFF_FFFF | (words >> 8) & 0xFFFF_FF00_0000 }
    let swapped = words.byteSwapped
    return swapped >> 40 | (swapped << 16) & 0xFFFF_FF00_0000
  }

  /// The bytes of red, green and blue, red lowest.
  @inline(__always) private func pixel(_ word: Word) -> UInt64 {
    let word = UInt32(truncatingIfNeeded: word)
    return UInt64(Format.isBlueFirst ? word.byteSwapped >> 8 : word & 0xFF_FFFF)
  }

  @inline(__always) private func isEqual(_ first: Word, _ second: Word) -> Bool { (first ^ second) & Format.mask == 0 }

  /// How many leading pixels are equal.
  ///
  /// Two at a time where the first ones tell, sixteen at a time after that: most questions end at once, and the others
  /// go over half a row.
  @inline(__always) private func equal(
    _ first: UnsafePointer<Word>, _ second: UnsafePointer<Word>, _ count: Int
  ) -> Int {
    guard count > 0, isEqual(first[0], second[0]) else { return 0 }
    let wide: UInt64 = Format.mask == .max ? .max : 0x00FF_FFFF_00FF_FFFF
    let (left, right) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    let bytes = count &* MemoryLayout<Word>.size
    var offset = 0
    // The next 64 bytes, as long as all are equal; after the first ones more at a time, as the C library compares them.
    while offset &+ 64 <= bytes {
      if offset == 64 {
        while offset &+ 512 <= bytes, memcmp(left + offset, right + offset, 512) == 0 { offset &+= 512 }
        if offset &+ 64 > bytes { break }
      }
      var difference = SIMD2<UInt64>.zero
      for step in 0..<4 {
        let place = offset &+ step &* 16
        difference |=
          left.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
          ^ right.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
      }
      if (difference[0] | difference[1]) & wide != 0 { break }
      offset &+= 64
    }
    while offset &+ 8 <= bytes {
      let difference =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let bits = UInt64(littleEndian: difference) & wide
      if bits != 0 { return offset / MemoryLayout<Word>.size &+ bits.trailingZeroBitCount / Word.bitWidth }
      offset &+= 8
    }
    var index = offset / MemoryLayout<Word>.size
    while index < count, isEqual(first[index], second[index]) { index &+= 1 }
    return index
  }
}
