/// A prefix code as deflate stores them (RFC 1951, 3.2.2): lengths per symbol, codes in their canonical order.
struct HuffmanCode {
  /// Bits of each symbol's code, 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, as deflate's bit order wants it.
  let codes: [UInt32]

  /// The code of the least total length for the counts, no code longer than `limit` bits.
  ///
  /// Ties go by symbol, so that equal counts give equal codes. A code is given at least two symbols, since some
  /// decoders refuse a code of one.
  init(counts: [Int], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    codes = Self.canonicalCodes(lengths)
  }

  private static func lengths(_ counts: [Int], limit: Int) -> [UInt8] {
    var counts = counts
    var missing = 2 - counts.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
    for symbol in counts.indices where missing > 0 && counts[symbol] == 0 {
      counts[symbol] = 1
      missing -= 1
    }
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var depths = depthsOfTree(leaves.map { counts[$0] })
    limitDepths(&depths, to: limit)
    var lengths = [UInt8](repeating: 0, count: counts.count)
    for (leaf, depth) in zip(leaves, depths) { lengths[leaf] = UInt8(depth) }
    return lengths
  }

  /// Huffman's tree over weights in rising order by two queues (van Leeuwen, 1976): the depth of each leaf.
  private static func depthsOfTree(_ weights: [Int]) -> [Int] {
    let count = weights.count
    var sums: [Int] = []
    // The parent of leaf i at i, of inner node j at count + j.
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, 0)
    func takesLeaf() -> Bool { leaf < count && (inner >= sums.count || weights[leaf] <= sums[inner]) }
    for node in 0..<(count - 1) {
      var sum = 0
      for _ in 0..<2 {
        if takesLeaf() {
          sum += weights[leaf]
          parents[leaf] = node
          leaf += 1
        } else {
          sum += sums[inner]
          parents[count + inner] = node
          inner += 1
        }
      }
      sums.append(sum)
    }
    var innerDepths = [Int](repeating: 0, count: count - 1)
    for node in stride(from: count - 3, through: 0, by: -1) {
      innerDepths[node] = innerDepths[parents[count + node]] + 1
    }
    return (0..<count).map { innerDepths[parents[$0]] + 1 }
  }

  /// Cuts depths at the limit and lengthens the next longest codes until Kraft's sum fits again.
  private static func limitDepths(_ depths: inout [Int], to limit: Int) {
    let room = 1 << limit
    var used = 0
    for index in depths.indices {
      depths[index] = min(depths[index], limit)
      used += 1 << (limit - depths[index])
    }
    // Depths fall from the rarest symbol to the most frequent; the rarest that can give way does.
    while used > room {
      guard let index = depths.firstIndex(where: { $0 < limit }) else { return }
      used -= 1 << (limit - depths[index] - 1)
      depths[index] += 1
    }
    // What cutting left over goes back to the most frequent symbols.
    for index in depths.indices.reversed() {
      while depths[index] > 1, used + (1 << (limit - depths[index])) <= room {
        used += 1 << (limit - depths[index])
        depths[index] -= 1
      }
    }
  }

  private static func canonicalCodes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (code, reversed) = (next[Int(length)], 0 as UInt32)
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed
    }
  }
}
