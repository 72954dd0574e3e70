/// Writes bits lowest first into room that was made for them.
struct BitWriter {
  private let base: UnsafeMutableRawPointer
  private(set) var byteCount = 0
  private var held: UInt64 = 0
  private var heldCount: UInt64 = 0

  /// `base` has room for all bits to come and eight bytes more.
  init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// Adds the lowest `count` bits, those above being 0; at most 56 may be added between two calls of `flush`.
  @inline(__always) mutating func add(_ bits: some FixedWidthInteger, _ count: some FixedWidthInteger) {
    held |= UInt64(truncatingIfNeeded: bits) &<< heldCount
    heldCount &+= UInt64(truncatingIfNeeded: count)
  }

  /// Adds bits and moves whole bytes out.
  @inline(__always) mutating func addFlushed(_ more: (bits: UInt64, count: UInt64)) {
    add(more.bits, more.count)
    flush()
  }

  /// Moves whole bytes out; fewer than eight bits stay.
  @inline(__always) mutating func flush() {
    base.storeBytes(of: held.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    let bytes = heldCount >> 3
    byteCount &+= Int(truncatingIfNeeded: bytes)
    held = held &>> (bytes &* 8)
    heldCount &= 7
  }

  /// Fills the last byte with zeroes.
  mutating func finish() {
    flush()
    if heldCount > 0 { byteCount += 1 }
    (held, heldCount) = (0, 0)
  }
}
