import CDeflate
import Testing

@testable import PixelCoding

@Suite struct DeflateTests {
  @Test func codesAreCompleteAndNoLongerThanTheLimit() {
    let seed: UInt64 = 12
    print("seed \(seed)")
    var numbers = SeededNumbers(seed: seed)
    for round in 0..<200 {
      let limit = round % 2 == 0 ? 15 : 7
      let symbols = Int.random(in: 2...(limit == 7 ? 19 : 286), using: &numbers)
      // Powers of two and of the golden ratio make the deepest trees.
      let counts = (0..<symbols).map { symbol -> Int in
        switch round % 4 {
        case 0, 1: 1 << min(symbol, 40)
        case 2: Int.random(in: 0...1000, using: &numbers)
        default: Int.random(in: 0...1, using: &numbers)
        }
      }
      let code = HuffmanCode(counts: counts, limit: limit)
      let used = code.lengths.filter { $0 > 0 }
      #expect(used.allSatisfy { $0 <= limit })
      #expect(used.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit, "Kraft's sum, round \(round)")
      for (count, length) in zip(counts, code.lengths) where count > 0 { #expect(length > 0) }
    }
  }

  @Test func codesAreAsShortAsHuffmansTree() {
    // The textbook's counts: 5, 9, 12, 13, 16, 45 cost 224 bits.
    let counts = [5, 9, 12, 13, 16, 45]
    let code = HuffmanCode(counts: counts, limit: 15)
    #expect(zip(counts, code.lengths).reduce(0) { $0 + $1.0 * Int($1.1) } == 224)
  }

  @Test func aLoneSymbolHasACompanion() {
    #expect(HuffmanCode(counts: [0, 0, 7], limit: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(counts: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
  }

  @Test func symbolsAreThoseOfTheTable() {
    // RFC 1951, 3.2.5: the first and last length and distance of some symbols.
    for (length, symbol, extra) in [
      (3, 257, 0), (10, 264, 0), (11, 265, 1), (12, 265, 1), (13, 266, 1), (114, 279, 4), (115, 280, 4), (130, 280, 4),
      (131, 281, 5), (257, 284, 5), (258, 285, 0),
    ] as [(Int, Int, UInt32)] {
      #expect(DeflateTables.lengths[length].symbol == symbol, "length \(length)")
      #expect(DeflateTables.lengths[length].extraBits == extra, "length \(length)")
    }
    for (distance, symbol, extra) in [
      (1, 0, 0), (4, 3, 0), (5, 4, 1), (6, 4, 1), (7, 5, 1), (24_576, 28, 13), (24_577, 29, 13), (32_768, 29, 13),
    ] as [(Int, Int, UInt32)] {
      #expect(DeflateTables.distance(distance).symbol == symbol, "distance \(distance)")
      #expect(DeflateTables.distance(distance).extraBits == extra, "distance \(distance)")
    }
  }

  @Test func everyLengthAndManyDistancesInflateToTheBytesMeant() throws {
    var bytes: [UInt8] = []
    let buffer = MatchBuffer()
    var numbers = SeededNumbers(seed: 9)
    buffer.removeAll()
    func addLiterals(_ count: Int) {
      let fresh = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      buffer.reserve(literals: count, matches: 0)
      fresh.withUnsafeBufferPointer { if let base = $0.baseAddress { buffer.addLiterals(base, count) } }
      bytes += fresh
    }
    addLiterals(300)
    for length in Array(3...1100) + [258 * 40, 258 * 40 + 1, 258 * 40 + 2] {
      let distance = Int.random(in: 1...min(32_768, bytes.count), using: &numbers)
      buffer.reserve(literals: 0, matches: 1)
      buffer.addMatch(length: length, distance: distance)
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      addLiterals(Int.random(in: 0...5, using: &numbers))
    }
    let block = DeflateBlock(buffer)
    var packed = [UInt8](repeating: 0, count: block.byteBound)
    let count = packed.withUnsafeMutableBytes { $0.baseAddress.map { block.write(to: $0) } ?? 0 }
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    var unpacked = [UInt8](repeating: 0, count: bytes.count)
    var written = 0
    let result = libdeflate_deflate_decompress(decompressor, packed, count, &unpacked, unpacked.count, &written)
    #expect(result == LIBDEFLATE_SUCCESS)
    #expect(written == bytes.count)
    #expect(unpacked == bytes)
  }
}
