/// The length and distance symbols of deflate (RFC 1951, 3.2.5).
enum DeflateTables {
  struct Symbol {
    /// 257…285 for lengths, 0…29 for distances.
    var symbol: Int
    /// What is added to the symbol's base, in `extraBits` bits.
    var extra: UInt32
    var extraBits: UInt32
  }

  /// The symbol of a match of 3…258 bytes.
  static let lengths: [Symbol] = (0...258).map { length in
    guard length >= 3 else { return Symbol(symbol: 0, extra: 0, extraBits: 0) }
    if length == 258 { return Symbol(symbol: 285, extra: 0, extraBits: 0) }
    let offset = length - 3
    if offset < 8 { return Symbol(symbol: 257 + offset, extra: 0, extraBits: 0) }
    // From 8 on four symbols share each number of extra bits.
    let bits = Int.bitWidth - 1 - offset.leadingZeroBitCount - 2
    return Symbol(
      symbol: 257 + 4 * bits + (offset >> bits), extra: UInt32(offset & ((1 << bits) - 1)), extraBits: UInt32(bits))
  }

  /// The symbol of a distance of 1…32768 bytes.
  static func distance(_ distance: Int) -> Symbol {
    let offset = distance - 1
    if offset < 4 { return Symbol(symbol: offset, extra: 0, extraBits: 0) }
    // From 4 on two symbols share each number of extra bits.
    let bits = Int.bitWidth - 1 - offset.leadingZeroBitCount - 1
    return Symbol(
      symbol: 2 * bits + (offset >> bits), extra: UInt32(offset & ((1 << bits) - 1)), extraBits: UInt32(bits))
  }
}
