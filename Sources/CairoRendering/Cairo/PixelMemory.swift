import CLibrary
import PixelCoding

/// Owns a block of raw memory.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  let capacity: Int
  private let owner: Owner

  private enum Owner {
    case heap
    /// Pages of its own.
    case pages(UnsafeMutableRawBufferPointer)
    case other(PixelMemory)
  }

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(byteCount: self.capacity, alignment: 16)
    owner = .heap
  }

  /// Bytes of another block, which lives as long.
  init(part: Range<Int>, of whole: PixelMemory) {
    precondition(part.lowerBound >= 0 && part.upperBound <= whole.capacity, "the part lies in the whole")
    start = whole.start + part.lowerBound
    capacity = part.count
    owner = .other(whole)
  }

  /// Memory of its own pages, which go back to the system with the block; the heap would keep them.
  init(mapping capacity: Int) throws(RenderingError) {
    self.capacity = max(capacity, 1)
    // Room to begin where a large page begins.
    let spare = LargeMemory.pageBytes
    let count = self.capacity >= spare ? self.capacity + spare : self.capacity
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw .outOfMemory }
    owner = .pages(UnsafeMutableRawBufferPointer(start: memory, count: count))
    start = count > self.capacity ? memory.alignedUp(toMultipleOf: spare) : memory
    LargeMemory.preferHugePages(UnsafeMutableRawBufferPointer(start: start, count: self.capacity))
  }

  /// Memory for a picture that is kept: pages of its own where it is large.
  static func picture(_ bytes: Int) -> PixelMemory {
    let own = bytes < LargeMemory.pageBytes ? nil : try? PixelMemory(mapping: bytes)
    return own ?? PixelMemory(capacity: bytes)
  }

  convenience init(copying bytes: [UInt8]) {
    self.init(capacity: bytes.count)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { start.copyMemory(from: base, byteCount: source.count) }
    }
  }

  deinit {
    switch owner {
    case .heap: start.deallocate()
    case .pages(let pages): munmap(pages.baseAddress, pages.count)
    case .other: break
    }
  }
}
