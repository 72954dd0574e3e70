import CDeflate
import ProofModel
import Testing

@testable import PixelCoding

@Suite struct PNGDecoderTests {
  private static func sample(width: Int = 12, height: Int = 9) throws -> (PixelBuffer, [UInt8]) {
    var numbers = SeededNumbers(seed: 1)
    let picture = Pictures.random(&numbers, width: width, height: height, translucent: false)
    return (picture, try PNGEncoder().encode(picture))
  }

  /// The file with other bytes at the place and the checksum of its header put right.
  private static func withHeader(_ file: [UInt8], _ change: (inout [UInt8]) -> Void) -> [UInt8] {
    var file = file
    change(&file)
    let checksum = PNGFile.checksum(file, 12..<29)
    for index in 0..<4 { file[29 + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * index)) }
    return file
  }

  private static func kind(_ file: [UInt8], limits: ImageLimits = ImageLimits()) -> ImageDecodingError.Kind? {
    do throws(ImageDecodingError) {
      _ = try ImageDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func everyKindOfPNGDecodesAsSpngDoes() throws {
    // Colour types and depths of the specification, 11.2.1; spng chooses among all five filters.
    let kinds: [(UInt8, [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    var numbers = SeededNumbers(seed: 20)
    for (type, depths) in kinds {
      for depth in depths {
        for (width, height) in [(1, 1), (7, 5), (33, 40), (130, 70)] {
          for transparency in type == 4 || type == 6 ? [false] : [false, true] {
            let written = Pictures.writtenBySpng(
              type: type, depth: depth, width: width, height: height, transparency: transparency, &numbers)
            let file = try #require(written, "type \(type) depth \(depth)")
            let picture = try ImageDecoder.decode(file)
            let expected = Pictures.decodedBySpng(file)
            #expect(picture == expected, "type \(type) depth \(depth) \(width)×\(height) clear \(transparency)")
            #expect(Self.rows(file) == expected?.bytes, "type \(type) depth \(depth) \(width)×\(height), row by row")
          }
        }
      }
    }
  }

  /// All rows of a file, read one by one; nil where one is not there.
  private static func rows(_ file: [UInt8]) -> [UInt8]? {
    var all: [UInt8] = []
    let isWhole = ImageDecoder.readRows(file) { size, _, read in
      var row = [UInt8](repeating: 0, count: size.width * 4)
      for _ in 0..<size.height {
        row.withUnsafeMutableBytes { bytes in bytes.baseAddress.map(read) }
        all += row
      }
    }
    return isWhole ? all : nil
  }

  @Test func rowsOfADamagedFileAreNotAll() throws {
    let (picture, file) = try Self.sample(width: 60, height: 90)
    #expect(Self.rows(file) == picture.bytes)
    let data = try #require(try PNGFile(file, limits: ImageLimits()).data.first)
    var damaged = file
    damaged[data.lowerBound + data.count / 2] ^= 0x55
    #expect(Self.rows(damaged) == nil)
    #expect(Self.rows(Array(file.prefix(file.count / 2))) == nil)
  }

  @Test func dataSplitIntoManyChunksIsOneStream() throws {
    let (picture, file) = try Self.sample()
    let parsed = try PNGFile(file, limits: ImageLimits())
    let range = try #require(parsed.data.first)
    var chunks = PNGChunkWriter(capacity: file.count)
    chunks.writeHeader(picture.size, parsed.header.colorType)
    let palette = stride(from: 0, to: parsed.palette.count, by: 3).map { index in
      parsed.palette[index..<(index + 3)].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    }
    if !palette.isEmpty { chunks.writePalette(palette) }
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 10) {
      chunks.write("IDAT", Array(file[start..<min(start + 10, range.upperBound)]))
    }
    chunks.write("IEND", [])
    #expect(try ImageDecoder.decode(chunks.bytes) == picture)
  }

  @Test func everyTruncationIsToldAndNothingCrashes() throws {
    let (_, file) = try Self.sample()
    for count in 0..<file.count { #expect(Self.kind(Array(file.prefix(count))) == .truncated, "\(count) bytes") }
    #expect(Self.kind(file) == nil)
  }

  @Test func everyFlippedByteIsToldOrHarmless() throws {
    let (picture, file) = try Self.sample()
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x55
      // Chunks carry checksums: only an ancillary one may be wrong without a word.
      if let decoded = try? ImageDecoder.decode(changed) { #expect(decoded == picture, "byte \(index)") }
    }
  }

  @Test func aHugeSizeIsRefusedBeforeMemoryIsTaken() throws {
    let (_, file) = try Self.sample()
    let huge = Self.withHeader(file) { $0.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60]) }
    #expect(Self.kind(huge) == .tooLarge)
    let wide = Self.withHeader(file) { $0.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF]) }
    #expect(Self.kind(wide) == .tooLarge)
    #expect(throws: ImageDecodingError.self) { try ImageHeader(huge) }
    #expect(Self.kind(file, limits: ImageLimits(maxPixels: 12 * 9 - 1)) == .tooLarge)
    #expect(Self.kind(file, limits: ImageLimits(maxPixels: 12 * 9)) == nil)
  }

  @Test func aFileThatLiesAboutItsSizeIsDamaged() throws {
    let (_, file) = try Self.sample()
    for height: UInt8 in [0, 1, 8, 10, 200] {
      let lying = Self.withHeader(file) { $0[23] = height }
      #expect(Self.kind(lying) == .damaged, "height \(height) told, 9 stored")
    }
  }

  @Test func aDecompressionBombCostsNoMoreThanTheSizeItTells() throws {
    // 64 MB of zeroes in some kilobytes, said to be 4×4 pixels.
    let zeroes = [UInt8](repeating: 0, count: 64 << 20)
    let compressor = try #require(libdeflate_alloc_compressor(6))
    defer { libdeflate_free_compressor(compressor) }
    var packed = [UInt8](repeating: 0, count: 1 << 20)
    let count = libdeflate_zlib_compress(compressor, zeroes, zeroes.count, &packed, packed.count)
    var chunks = PNGChunkWriter(capacity: 1 << 20)
    chunks.writeHeader(PixelSize(width: 4, height: 4), .rgb)
    chunks.write("IDAT", Array(packed.prefix(count)))
    chunks.write("IEND", [])
    #expect(count > 0)
    #expect(Self.kind(chunks.bytes) == .damaged)
  }

  @Test func anIndexPastThePaletteIsDamaged() throws {
    let indices: [UInt8] = [0, 1, 2, 1]
    let size = PixelSize(width: 2, height: 2)
    let picture = try #require(IndexedPixels(size: size, palette: [0, 0xFFFFFF], indices: indices))
    #expect(Self.kind(try PNGEncoder().encode(picture)) == .damaged)
  }

  @Test func otherFilesAreNotPictures() {
    #expect(Self.kind(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)) == .unrecognised)
    #expect(Self.kind(Array("GIF89a".utf8)) == .unrecognised)
    #expect(Self.kind([]) == .truncated)
  }

  @Test func theMessageNamesWhatWasExpectedAndFound() throws {
    let (_, file) = try Self.sample()
    let lying = Self.withHeader(file) { $0[23] = 10 }
    let error = #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(lying) }
    #expect(error?.message == "its header asks for 130 bytes of rows, its data holds 117")
    let diagnostic = error?.diagnostic(path: "a.png")
    #expect(diagnostic?.id == "image-damaged")
    #expect(diagnostic?.message.hasPrefix("cannot read the picture 'a.png': its header asks") == true)
  }

  /// Apple's own kind (`CgBI`): a chunk before the header, bare deflate, blue first, colours multiplied by their alpha.
  @Test func applesOptimisedFilesAreRead() throws {
    var numbers = SeededNumbers(seed: 7)
    let written = Pictures.writtenBySpng(type: 6, depth: 8, width: 9, height: 6, transparency: false, &numbers)
    let file = try #require(written)
    let stored = try ImageDecoder.decode(file)
    let stream = try PNGFile(file, limits: ImageLimits()).data.flatMap { file[$0] }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let typed = Array(name.utf8) + body
      let checksum = PNGFile.checksum(typed, 0..<typed.count)
      func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
      return word(body.count) + typed + word(checksum)
    }
    let apples =
      Array(file[0..<8]) + chunk("CgBI", [0x50, 0, 0x20, 2]) + Array(file[8..<33])
      + chunk("IDAT", Array(stream.dropFirst(2).dropLast(4))) + chunk("IEND", [])
    #expect(try ImageHeader(apples).pixelSize == stored.size)
    let decoded = try ImageDecoder.decode(apples)
    for start in stride(from: 0, to: stored.bytes.count, by: 4) {
      let alpha = Int(stored.bytes[start + 3])
      func straight(_ value: UInt8) -> UInt8 {
        alpha > 0 && alpha < 255 ? UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha)) : value
      }
      #expect(decoded.bytes[start] == straight(stored.bytes[start + 2]))
      #expect(decoded.bytes[start + 1] == straight(stored.bytes[start + 1]))
      #expect(decoded.bytes[start + 2] == straight(stored.bytes[start]))
      #expect(decoded.bytes[start + 3] == stored.bytes[start + 3])
    }
  }
}
