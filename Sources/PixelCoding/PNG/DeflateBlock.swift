/// Writes a match buffer as one final block with codes of its own (RFC 1951, 3.2.7).
struct DeflateBlock {
  private let buffer: MatchBuffer
  private let literalCode: HuffmanCode
  private let distanceCode: HuffmanCode
  /// Bits of everything after the head.
  private let bodyBits: Int

  init(_ buffer: MatchBuffer) {
    self.buffer = buffer
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    var extraBits = 0
    literalCounts[256] = 1
    Self.countLiterals(buffer, &literalCounts)
    // Rows have few distances: that of the row above comes most, and often again.
    var last = (distance: 0 as UInt32, symbol: 0, extraBits: 0)
    literalCounts.withUnsafeMutableBufferPointer { literals in
      distanceCounts.withUnsafeMutableBufferPointer { distances in
        DeflateTables.lengths.withUnsafeBufferPointer { lengths in
          for index in 0..<buffer.matchCount {
            let match = buffer.matches[index]
            if match.distance != last.distance {
              let symbol = DeflateTables.distance(Int(match.distance))
              last = (match.distance, symbol.symbol, Int(symbol.extraBits))
            }
            let (full, rest) = Self.parts(Int(match.length))
            var copies = full
            func add(_ length: Int) {
              guard length > 0 else { return }
              literals[lengths[length].symbol] &+= 1
              extraBits &+= Int(lengths[length].extraBits)
              copies &+= 1
            }
            add(rest.0)
            add(rest.1)
            literals[285] &+= full
            distances[last.symbol] &+= copies
            extraBits &+= copies &* last.extraBits
          }
        }
      }
    }
    literalCode = HuffmanCode(counts: literalCounts, limit: 15)
    distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)
    bodyBits =
      extraBits + zip(literalCounts, literalCode.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
      + zip(distanceCounts, distanceCode.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  /// Room that is enough for the block; the head takes at most 17 + 19·3 + 316·14 bits.
  var byteBound: Int { bodyBits / 8 + 1024 }

  /// A long match as copies of 258 bytes and one or two shorter ones of at least three.
  @inline(__always) private static func parts(_ length: Int) -> (full: Int, rest: (Int, Int)) {
    let (full, rest) = length.quotientAndRemainder(dividingBy: 258)
    if rest == 0 || rest >= 3 { return (full, (rest, 0)) }
    // One or two bytes cannot stand alone: they take some from the last full copy.
    return (full - 1, (254, rest + 4))
  }

  private static func countLiterals(_ buffer: MatchBuffer, _ counts: inout [Int]) {
    // Two tables by turns: a run of one value would wait for its own last count.
    var even = [UInt32](repeating: 0, count: 256)
    var odd = even
    var index = 0
    while index + 1 < buffer.literalCount {
      even[Int(buffer.literals[index])] &+= 1
      odd[Int(buffer.literals[index + 1])] &+= 1
      index += 2
    }
    if index < buffer.literalCount { even[Int(buffer.literals[index])] &+= 1 }
    for value in 0..<256 { counts[value] = Int(even[value]) + Int(odd[value]) }
  }

  /// Writes the block to room of `byteBound` bytes; returns how many it took.
  func write(to room: UnsafeMutableRawPointer) -> Int {
    var bits = BitWriter(room)
    bits.add(1, 1)
    bits.add(2, 2)
    bits.flush()
    DeflateCodeHead(literalCode, distanceCode).write(&bits)
    let literals: [UInt32] = zip(literalCode.codes, literalCode.lengths).map { $0 << 8 | UInt32($1) }
    let lengths = lengthEntries()
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        var next = UnsafePointer(buffer.literals)
        var (last, distance) = (0 as UInt32, DistanceBits())
        for index in 0..<buffer.matchCount {
          let match = buffer.matches[index]
          Self.write(next, Int(match.literals), literals, &bits)
          next += Int(match.literals)
          if match.distance != last { (last, distance) = (match.distance, distanceBits(match.distance)) }
          Self.writeMatch(Int(match.length), distance, lengths, &bits)
        }
        Self.write(next, Int(buffer.pendingLiterals), literals, &bits)
      }
    }
    bits.add(literalCode.codes[256], UInt32(literalCode.lengths[256]))
    bits.finish()
    return bits.byteCount
  }

  /// The bits of each length from 0 to 258: value shifted by eight, then their number.
  private func lengthEntries() -> [UInt64] {
    DeflateTables.lengths.map { entry in
      let length = UInt32(literalCode.lengths[entry.symbol])
      let bits = UInt64(literalCode.codes[entry.symbol]) | UInt64(entry.extra) << UInt64(length)
      return bits << 8 | UInt64(length + entry.extraBits)
    }
  }

  @inline(__always) private static func write(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ table: UnsafeBufferPointer<UInt32>, _ bits: inout BitWriter
  ) {
    var index = 0
    while index < count {
      // Three codes have at most 45 bits, which fit beside the seven that may be held.
      let stop = min(count, index + 3)
      while index < stop {
        let entry = table[Int(bytes[index])]
        bits.add(entry >> 8, entry & 0xFF)
        index &+= 1
      }
      bits.flush()
    }
  }

  /// A distance as it is written: its code and its extra bits, and how many they are.
  private struct DistanceBits {
    var bits: UInt64 = 0
    var count: UInt64 = 0
  }

  private func distanceBits(_ distance: UInt32) -> DistanceBits {
    let symbol = DeflateTables.distance(Int(distance))
    let length = UInt64(distanceCode.lengths[symbol.symbol])
    return DistanceBits(
      bits: UInt64(distanceCode.codes[symbol.symbol]) | UInt64(symbol.extra) << length,
      count: length + UInt64(symbol.extraBits))
  }

  @inline(__always) private static func writeMatch(
    _ length: Int, _ distance: DistanceBits, _ lengths: UnsafeBufferPointer<UInt64>, _ bits: inout BitWriter
  ) {
    /// A copy's length and distance as one: at most 48 bits.
    func copy(_ length: Int) -> (bits: UInt64, count: UInt64) {
      let entry = lengths[length]
      let count = entry & 0xFF
      return (entry >> 8 | distance.bits &<< count, count &+ distance.count)
    }
    let (full, rest) = parts(length)
    if full > 0 {
      let whole = copy(258)
      var left = full
      // Two that fit beside the seven bits that may be held.
      if whole.count <= 24 {
        let (two, count) = (whole.bits | whole.bits &<< whole.count, 2 &* whole.count)
        while left >= 2 {
          bits.addFlushed((two, count))
          left &-= 2
        }
      }
      while left > 0 {
        bits.addFlushed(whole)
        left &-= 1
      }
    }
    if rest.0 > 0 { bits.addFlushed(copy(rest.0)) }
    if rest.1 > 0 { bits.addFlushed(copy(rest.1)) }
  }
}

/// The head of a block with its own codes: the code lengths, run-length coded and coded again.
struct DeflateCodeHead {
  private struct Item {
    /// 0…15 a length, 16 repeat the last, 17 and 18 repeat zero.
    var symbol: Int
    var extra: UInt32 = 0
    var extraBits: UInt32 = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]

  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    items = Self.items(Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
  }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.count
      var run = end - index
      index = end
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        run -= 1
      }
      while run >= 3 {
        let count = min(run, length > 0 ? 6 : 138)
        run -= count
        if length > 0 {
          items.append(Item(symbol: 16, extra: UInt32(count - 3), extraBits: 2))
        } else if count <= 10 {
          items.append(Item(symbol: 17, extra: UInt32(count - 3), extraBits: 3))
        } else {
          items.append(Item(symbol: 18, extra: UInt32(count - 11), extraBits: 7))
        }
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }

  /// The order in which the lengths of the code for code lengths are stored.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  func write(_ bits: inout BitWriter) {
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let stored = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.add(UInt32(literalCount - 257), 5)
    bits.add(UInt32(distanceCount - 1), 5)
    bits.add(UInt32(stored - 4), 4)
    bits.flush()
    for symbol in Self.order[..<stored] {
      bits.add(UInt32(code.lengths[symbol]), 3)
      bits.flush()
    }
    for item in items {
      bits.add(code.codes[item.symbol], UInt32(code.lengths[item.symbol]))
      bits.add(item.extra, item.extraBits)
      bits.flush()
    }
  }
}
