import ProofModel
import Testing

@testable import PixelCoding

@Suite struct PNGEncoderTests {
  @Test func everyPictureComesBackAndSpngReadsTheSame() throws {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var numbers = SeededNumbers(seed: seed)
    let encoder = PNGEncoder()
    for round in 0..<150 {
      let width = Int.random(in: 1...90, using: &numbers)
      let height = Int.random(in: 1...60, using: &numbers)
      let colors = [2, 5, 200, .max][round % 4]
      let picture = Pictures.random(
        &numbers, width: width, height: height, translucent: round % 3 == 0, colors: colors)
      let file = try encoder.encode(picture)
      #expect(try ImageDecoder.decode(file) == picture, "round \(round)")
      #expect(Pictures.decodedBySpng(file) == picture, "round \(round)")
    }
  }

  @Test func rowsWiderThanTheWindowOfDeflateComeBack() throws {
    var numbers = SeededNumbers(seed: 3)
    for translucent in [false, true] {
      let picture = Pictures.random(&numbers, width: 11_500, height: 4, translucent: translucent)
      let file = try PNGEncoder().encode(picture)
      #expect(try ImageDecoder.decode(file) == picture)
      #expect(Pictures.decodedBySpng(file) == picture)
    }
  }

  /// What a photograph took is not kept for the screens that come after it.
  @Test func aPhotographLeavesNoLargeBuffers() throws {
    var numbers = SeededNumbers(seed: 9)
    let encoder = PNGEncoder()
    let before = try encoder.encode(Pictures.random(&numbers, width: 40, height: 30, translucent: false))
    let grain: [UInt8] = (0..<1600 * 1200).flatMap { _ in
      let word = UInt32.random(in: 0 ... .max, using: &numbers)
      return [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) } + [255]
    }
    _ = try encoder.encode(PixelBuffer(size: PixelSize(width: 1600, height: 1200), bytes: grain))
    #expect(encoder.deflater.buffer.literalRoom <= MatchBuffer.mostKept.literals)
    #expect(encoder.deflater.buffer.matchRoom <= MatchBuffer.mostKept.matches)
    numbers = SeededNumbers(seed: 9)
    let again = try encoder.encode(Pictures.random(&numbers, width: 40, height: 30, translucent: false))
    #expect(before == again)
  }

  @Test func theBytesDoNotDependOnThePartsInWhichRowsCome() throws {
    var numbers = SeededNumbers(seed: 5)
    let encoder = PNGEncoder()
    // Few colours; too many from some row on; many; rows wider than deflate's window.
    for (width, height, colors) in [(60, 50, 4), (40, 90, 300), (33, 20, .max), (11_500, 5, .max)] {
      let picture = Pictures.random(&numbers, width: width, height: height, translucent: false, colors: colors)
      let words: [UInt32] = stride(from: 0, to: picture.bytes.count, by: 4).map { start in
        picture.bytes[start..<(start + 3)].reduce(0xAB) { $0 << 8 | UInt32($1) }
      }
      let whole = try encoder.encode(picture, scale: 2)
      for part in [1, 7, height] {
        let stream = encoder.stream(picture.size, layout: .xrgbWord)
        for top in stride(from: 0, to: height, by: part) {
          let rows = min(part, height - top)
          // Memory that is used again, as a band's is.
          let band = Array(words[(top * width)..<((top + rows) * width)])
          try band.withUnsafeBytes {
            let size = PixelSize(width: width, height: rows)
            stream.add(try #require(PixelRows($0, size: size, stride: width * 4, layout: .xrgbWord)))
          }
        }
        let file = try #require(stream.finished(scale: 2))
        #expect(try ImageDecoder.decode(file) == picture)
        // Words of colours in another order are looked up in other places, which may give another length.
        if part == 1 { #expect(abs(file.count - whole.count) <= whole.count / 20 + 8) }
        let once = encoder.stream(picture.size, layout: .xrgbWord)
        try words.withUnsafeBytes {
          once.add(try #require(PixelRows($0, size: picture.size, stride: width * 4, layout: .xrgbWord)))
        }
        #expect(once.finished(scale: 2) == file)
      }
    }
  }

  @Test func hatchingIsSmall() throws {
    let size = PixelSize(width: 400, height: 400)
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        // As antialiased lines are: shades that depend on x + y alone, over more than 256 colours elsewhere.
        let shade = UInt8((x + y) * 37 % 251)
        bytes += y < 2 ? [UInt8(x % 256), UInt8(x / 2), 3, 255] : [shade, shade, 255 - shade, 255]
      }
    }
    let picture = PixelBuffer(size: size, bytes: bytes)
    let file = try PNGEncoder().encode(picture)
    #expect(try ImageDecoder.decode(file) == picture)
    #expect(file.count < 8_000)
  }

  @Test func aTallPlainPictureIsSmall() throws {
    let size = PixelSize(width: 1170, height: 2532)
    let file = try PNGEncoder().encode(PixelBuffer(size: size, bytes: Array(repeating: 255, count: 1170 * 2532 * 4)))
    #expect(file.count < 20_000)
    #expect(try ImageHeader(file).pixelSize == size)
    #expect(Pictures.decodedBySpng(file)?.bytes.allSatisfy { $0 == 255 } == true)
  }

  @Test func anEncoderGivesTheSameBytesWhateverItWroteBefore() throws {
    var numbers = SeededNumbers(seed: 11)
    let first = Pictures.random(&numbers, width: 64, height: 64, translucent: false)
    let second = Pictures.random(&numbers, width: 20, height: 90, translucent: true)
    let used = PNGEncoder()
    _ = try used.encode(second)
    #expect(try used.encode(first) == PNGEncoder().encode(first))
  }

  @Test func cairosWordsAreReadWithoutTheirPaddingAndTheirTopByte() throws {
    // Two rows of 0xXXRRGGBB words with a word of padding; the top byte is Cairo's to fill.
    let words: [UInt32] = [0x00FF_0000, 0xAB00_FF00, 0xDEAD_BEEF, 0x1200_00FF, 0x3412_3456, 0xDEAD_BEEF]
    let rows: PixelBuffer = try words.withUnsafeBytes {
      let rows = try #require(
        PixelRows($0, size: PixelSize(width: 2, height: 2), stride: 12, layout: .xrgbWord))
      return try ImageDecoder.decode(PNGEncoder().encode(rows))
    }
    #expect(rows.bytes == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0x12, 0x34, 0x56, 255])
  }

  @Test func premultipliedColoursAreUndone() throws {
    let words: [UInt32] = [0x8040_0000, 0x0000_0000, 0xFF01_0203, 0x01FF_FFFF]
    let picture: PixelBuffer = try words.withUnsafeBytes {
      let rows = try #require(
        PixelRows($0, size: PixelSize(width: 4, height: 1), stride: 16, layout: .premultipliedARGBWord))
      #expect(!rows.isOpaque)
      return try ImageDecoder.decode(PNGEncoder().encode(rows))
    }
    #expect(picture.bytes == [128, 0, 0, 128, 0, 0, 0, 0, 1, 2, 3, 255, 255, 255, 255, 1])
  }

  @Test func rowsThatDoNotFitTheirMemoryAreRefused() {
    let words = [UInt32](repeating: 0, count: 6)
    words.withUnsafeBytes {
      #expect(PixelRows($0, size: PixelSize(width: 3, height: 2), stride: 12, layout: .rgba) != nil)
      #expect(PixelRows($0, size: PixelSize(width: 3, height: 3), stride: 12, layout: .rgba) == nil)
      #expect(PixelRows($0, size: PixelSize(width: 4, height: 1), stride: 12, layout: .rgba) == nil)
      #expect(PixelRows($0, size: PixelSize(width: 0, height: 1), stride: 12, layout: .rgba) == nil)
    }
  }

  @Test func anEmptyPictureIsAnErrorNotAFile() {
    let empty = PixelBuffer(size: PixelSize(width: 0, height: 5), bytes: [])
    #expect(throws: ImageEncodingError.self) { try PNGEncoder().encode(empty) }
  }

  @Test func theScaleIsWrittenAsPixelsPerMetre() throws {
    // 72 points to the inch: 2835 pixels a metre at scale 1, 8504 at 3 (PNG specification, 11.3.4.3).
    let picture = PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [1, 2, 3, 255])
    let file = try PNGEncoder().encode(picture, scale: 3)
    let resolution: [UInt8] = [0x70, 0x48, 0x59, 0x73, 0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1]
    #expect((0..<file.count).contains { file[$0...].starts(with: resolution) })
    #expect(try ImageDecoder.decode(file) == picture)
  }

  @Test func indexedPicturesKeepTheirColours() throws {
    let size = PixelSize(width: 5, height: 3)
    let indices: [UInt8] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 1, 1, 1, 2, 0]
    let picture = try #require(IndexedPixels(size: size, palette: [0xFF0000, 0x010203, 0xFFFFFF], indices: indices))
    let file = try PNGEncoder().encode(picture)
    #expect(try ImageDecoder.decode(file) == picture.expanded)
    #expect(Pictures.decodedBySpng(file) == picture.expanded)
  }
}

extension PNGEncoderTests {
  @Test func picturesOfOneOrTwoColumnsComeBack() throws {
    // Their rows are shorter than the shortest match that is worth its bits.
    var numbers = SeededNumbers(seed: 8)
    for width in 1...4 {
      for round in 0..<40 {
        let picture = Pictures.random(
          &numbers, width: width, height: 30, translucent: round % 2 == 0, colors: round < 20 ? 2 : .max)
        let file = try PNGEncoder().encode(picture)
        #expect(Pictures.decodedBySpng(file) == picture)
      }
    }
  }

  @Test func manyColoursTakeTheThreeBytePathAndComeBack() throws {
    // More than 256 colours, so no palette: a ramp with letters that repeat in a row.
    var numbers = SeededNumbers(seed: 21)
    let (width, height) = (300, 40)
    var bytes: [UInt8] = []
    let letter = (0..<9).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    for y in 0..<height {
      for x in 0..<width {
        let inLetter = y % 10 < 6 && x % 17 < 9
        let value = inLetter ? letter[x % 17] ^ UInt8(y % 10) : UInt8(y / 8)
        bytes += inLetter ? [value, value, value ^ UInt8(x / 40), 255] : [value, UInt8(x / 3), UInt8(y / 20), 255]
      }
    }
    let picture = PixelBuffer(size: PixelSize(width: width, height: height), bytes: bytes)
    let file = try PNGEncoder().encode(picture)
    #expect(file[25] == 2)
    #expect(Pictures.decodedBySpng(file) == picture)
    #expect(try ImageDecoder.decode(file) == picture)
  }
}
