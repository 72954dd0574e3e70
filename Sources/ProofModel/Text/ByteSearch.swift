import CLibrary

/// Places of one sequence of bytes in another, found at the speed of memory.
extension UnsafeRawBufferPointer {
  /// Where the first of the same bytes begins, at `start` or behind it; nil where there are none. O(bytes).
  package func place(of key: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard let base = baseAddress, let first = key.first, let keyBase = key.baseAddress else { return nil }
    var place = start
    while place + key.count <= count,
      let found = memchr(base + place, Int32(first), count - key.count - place + 1)
    {
      if memcmp(found, keyBase, key.count) == 0 { return base.distance(to: UnsafeRawPointer(found)) }
      place = base.distance(to: UnsafeRawPointer(found)) + 1
    }
    return nil
  }

  /// The same for a key that is text.
  package func place(of key: String, from start: Int = 0) -> Int? {
    var key = key
    return key.withUTF8 { place(of: UnsafeRawBufferPointer($0), from: start) }
  }
}

extension String {
  /// Whether the bytes of another text stand in this one: of plain words the same as `contains`, which weighs all forms of
  /// characters that mean the same. O(bytes).
  package func holds(_ part: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).place(of: part) != nil }
    return found ?? contains(part)
  }
}
