/// Groups differing spans into regions: two pixels at most `gap` apart in x and in y are of one region, and so is
/// what either is near to.
///
/// Spans of a row that are near each other become one segment first; a segment is then joined with the near ones of
/// the last `gap` rows, so the cost is O(spans + segments · gap).
struct RegionBuilder {
  private struct Segment {
    var start: Int32
    var end: Int32
    var y: Int32
  }

  private let gap: Int32
  private var segments: [Segment] = []
  /// The segment of each span.
  private var owner: [Int32] = []
  /// Union-find with the smallest segment as root, so that roots come in the order of rows.
  private var parent: [Int32] = []

  /// The number of each span's region, for spans that come from top to bottom and from left to right; regions are
  /// numbered by their first span.
  static func number(_ spans: [PixelSpan], gap: Int) -> (regions: [Int32], count: Int) {
    guard !spans.isEmpty else { return ([], 0) }
    var builder = RegionBuilder(gap: gap)
    builder.joinRows(spans)
    builder.joinSegments()
    return builder.numbers()
  }

  private init(gap: Int) { self.gap = Int32(clamping: gap) }

  private mutating func joinRows(_ spans: [PixelSpan]) {
    owner.reserveCapacity(spans.count)
    for span in spans {
      // Neighbours touch at a distance of one: pixel 3 and pixel 4 are 1 apart, `end` being one past the last.
      if let last = segments.last, last.y == span.y, span.start - (last.end - 1) <= gap {
        segments[segments.count - 1].end = span.end
      } else {
        segments.append(Segment(start: span.start, end: span.end, y: span.y))
      }
      owner.append(Int32(truncatingIfNeeded: segments.count - 1))
    }
    parent = (0..<Int32(truncatingIfNeeded: segments.count)).map { $0 }
  }

  private mutating func joinSegments() {
    // The rows within reach: the index of each one's first segment, the oldest first.
    var rows: [(y: Int32, first: Int)] = []
    var index = 0
    while index < segments.count {
      let y = segments[index].y
      var end = index
      while end < segments.count, segments[end].y == y { end += 1 }
      rows.removeAll { y - $0.y > gap }
      for (place, row) in rows.enumerated() {
        let stop = place + 1 < rows.count ? rows[place + 1].first : index
        join(index..<end, with: row.first..<stop)
      }
      rows.append((y, index))
      index = end
    }
  }

  /// Joins the segments of two rows that are near in x; both rows are in order.
  private mutating func join(_ row: Range<Int>, with earlier: Range<Int>) {
    var other = earlier.lowerBound
    for index in row {
      while other < earlier.upperBound, segments[index].start - (segments[other].end - 1) > gap { other += 1 }
      var near = other
      while near < earlier.upperBound, segments[near].start - (segments[index].end - 1) <= gap {
        unite(index, near)
        near += 1
      }
    }
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (left, right) = (root(Int32(first)), root(Int32(second)))
    if left != right { parent[Int(max(left, right))] = min(left, right) }
  }

  private mutating func root(_ index: Int32) -> Int32 {
    var index = index
    while parent[Int(index)] != index {
      parent[Int(index)] = parent[Int(parent[Int(index)])]
      index = parent[Int(index)]
    }
    return index
  }

  private mutating func numbers() -> (regions: [Int32], count: Int) {
    var number = [Int32](repeating: -1, count: segments.count)
    var count: Int32 = 0
    let regions = owner.map { segment in
      let root = Int(root(segment))
      if number[root] < 0 {
        number[root] = count
        count += 1
      }
      return number[root]
    }
    return (regions, Int(count))
  }
}
