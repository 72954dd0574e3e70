/// A hash that is the same on every run and machine: FNV-1a of 64 bits (Fowler, Noll and Vo).
///
/// For names and links, where two texts that collide do no harm.
package enum StableHash {
  /// The hash of a text's UTF-8.
  package static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// 13 letters and digits.
  package static func word(_ text: String) -> String { String(of(text), radix: 36).zeroPadded(to: 13) }
}
