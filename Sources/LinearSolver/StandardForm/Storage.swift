/// A growable run of plain values with one owner: no copy on write, no reference counting, bounds checked in debug
/// builds only. What the inner loops of the solver work on.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init() {
    self.init(capacity: 4)
  }

  /// Empty, with room for `capacity` elements.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
    count = 0
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: 2 * capacity) }
    base[count] = value
    count += 1
  }

  /// Shortens to `newCount` elements, keeping the room.
  @inline(__always)
  mutating func shorten(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Makes `count` elements of `value`.
  mutating func refill(_ value: Element, count newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    base.update(repeating: value, count: newCount)
    count = newCount
  }

  /// Overwrites every element.
  func fill(_ value: Element) {
    base.update(repeating: value, count: count)
  }

  func copy() -> Storage {
    let copy = Storage(capacity: count)
    copy.base.update(from: base, count: count)
    return copy.counting(count)
  }

  private consuming func counting(_ newCount: Int) -> Storage {
    count = newCount
    return self
  }

  /// Sorts in place; not stable, so `areInOrder` had better tell all elements apart.
  func sort(by areInOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: areInOrder)
  }

  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}

extension Storage where Element: FixedWidthInteger {
  /// The element as an `Int`, to index another storage with.
  @inline(__always)
  func int(_ index: Int) -> Int { Int(truncatingIfNeeded: self[index]) }
}
