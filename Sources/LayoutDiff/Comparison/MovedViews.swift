/// The fewest of a view's subviews that stand elsewhere among the others, which keep their order.
struct MovedViews {
  private let after: [Int]
  private let moved: [Int]

  /// - Parameters:
  ///   - before, after: the same views in the order of each side.
  init(_ before: [Int], _ after: [Int]) {
    self.after = after
    let places = Dictionary(before.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // The longest run of views whose earlier places rise stays.
    let ranks = after.map { places[$0] ?? 0 }
    var lengths = [Int](repeating: 1, count: ranks.count)
    var previous = [Int?](repeating: nil, count: ranks.count)
    for index in ranks.indices {
      for other in 0..<index where ranks[other] < ranks[index] && lengths[other] + 1 > lengths[index] {
        (lengths[index], previous[index]) = (lengths[other] + 1, other)
      }
    }
    var kept: Set<Int> = []
    var current = lengths.indices.max { (lengths[$0], $1) < (lengths[$1], $0) }
    while let index = current {
      kept.insert(index)
      current = previous[index]
    }
    moved = after.indices.filter { !kept.contains($0) }
  }

  /// So many are told by where they stand.
  private static let most = 2

  /// `'Logo' lies behind all others in 'root' now`, `the tab 'Log' stands first in 'root' now`; nil where more of them moved.
  ///
  /// - Parameters:
  ///   - isStack: whether they stand beside each other.
  ///   - noun: what each of them is, before its name.
  func words(in container: String, isStack: Bool, noun: String = "", called name: (Int) -> String) -> String? {
    guard !moved.isEmpty, moved.count <= Self.most, after.count > moved.count else { return nil }
    let parts = moved.map { index -> String in
      let place: String
      if index == 0 {
        place = isStack ? "first" : "behind all others"
      } else if index == after.count - 1 {
        place = isStack ? "last" : "in front of all others"
      } else {
        place = "between '\(name(after[index - 1]))' and '\(name(after[index + 1]))'"
      }
      return "\(noun)'\(name(after[index]))' \(isStack ? "stands" : "lies") \(place)"
    }
    return parts.joined(separator: ", ") + " in '\(container)' now"
  }
}
