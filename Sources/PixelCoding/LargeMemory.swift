#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
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

  /// Room for so many, which ``grown(_:to:)`` makes longer and ``free(_:)`` gives back; nothing is in it.
  static func growable<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    grown(nil, to: count)
  }

  /// The same with room for more: the system moves pages of large memory instead of copying them, so that what there
  /// was and what there will be are never both held.
  static func grown<Element: BitwiseCopyable>(
    _ memory: UnsafeMutablePointer<Element>?, to count: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let grown = realloc(memory, max(1, count) * MemoryLayout<Element>.stride) else {
      fatalError("no memory for \(count) elements")
    }
    return grown.assumingMemoryBound(to: Element.self)
  }

  static func free<Element: BitwiseCopyable>(_ memory: UnsafeMutablePointer<Element>) {
    #if canImport(Glibc)
      Glibc.free(memory)
    #elseif canImport(Darwin)
      Darwin.free(memory)
    #endif
  }
}
