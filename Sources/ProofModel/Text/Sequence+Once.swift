extension Sequence where Element: Hashable {
  /// Each element once, in the order of first appearance; O(n).
  @inlinable package var once: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
