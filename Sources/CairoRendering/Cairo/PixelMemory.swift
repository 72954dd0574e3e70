import PixelCoding

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Owns a block of raw memory.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  let capacity: Int
  private let isMapped: Bool

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(byteCount: self.capacity, alignment: 16)
    isMapped = false
  }

  /// Memory of its own pages, which go back to the system with the block; the heap would keep them.
  init(mapping capacity: Int) throws(RenderingError) {
    let memory = mmap(nil, max(capacity, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw .outOfMemory }
    start = memory
    self.capacity = max(capacity, 1)
    isMapped = true
    LargeMemory.preferHugePages(UnsafeMutableRawBufferPointer(start: memory, count: self.capacity))
  }

  convenience init(copying bytes: [UInt8]) {
    self.init(capacity: bytes.count)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { start.copyMemory(from: base, byteCount: source.count) }
    }
  }

  deinit {
    if isMapped { munmap(start, capacity) } else { start.deallocate() }
  }
}
