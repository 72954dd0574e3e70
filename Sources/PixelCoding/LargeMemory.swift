#if canImport(Glibc)
  import Glibc
#endif

/// Hints to the system about memory of whole pictures.
package enum LargeMemory {
  /// Of a large page.
  package static let pageBytes = 2 << 20

  /// Asks for pages of 2 MB where the system has them: a screen of 12 MB touches 3,000 small pages, and the faults
  /// cost several times as much as decoding into it.
  package static func preferHugePages(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      let page = pageBytes
      guard let base = memory.baseAddress, memory.count >= page else { return }
      let start = (UInt(bitPattern: base) + UInt(page - 1)) & ~UInt(page - 1)
      let end = (UInt(bitPattern: base) + UInt(memory.count)) & ~UInt(page - 1)
      guard end > start else { return }
      // MADV_HUGEPAGE; a kernel without it refuses, which changes nothing.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), 14)
    #endif
  }
}
