/// The most differing pixels that any square window holds.
enum WindowCount {
  /// Slides a window of `side` pixels over the spans' bounds by a summed table of the columns.
  ///
  /// - Complexity: O(area of the spans' bounds).
  static func largest(_ spans: [PixelSpan], side: Int) -> Int {
    guard let bounds = spans.bounds else { return 0 }
    var columns = [Int](repeating: 0, count: bounds.width)
    var largest = 0
    var (entering, leaving) = (0, 0)
    func add(_ span: PixelSpan, _ amount: Int) {
      for x in Int(span.start)..<Int(span.end) { columns[x - bounds.x] += amount }
    }
    for bottom in bounds.y..<bounds.maxY {
      while entering < spans.count, Int(spans[entering].y) <= bottom {
        add(spans[entering], 1)
        entering += 1
      }
      while leaving < entering, Int(spans[leaving].y) <= bottom - side {
        add(spans[leaving], -1)
        leaving += 1
      }
      var sum = 0
      for x in 0..<columns.count {
        sum += columns[x]
        if x >= side { sum -= columns[x - side] }
        largest = max(largest, sum)
      }
    }
    return largest
  }
}

extension [PixelSpan] {
  /// The smallest rectangle around the spans; nil without any.
  var bounds: PixelRect? {
    guard let first, let last else { return nil }
    var (left, right) = (first.start, first.end)
    for span in self {
      left = Swift.min(left, span.start)
      right = Swift.max(right, span.end)
    }
    return PixelRect(x: Int(left), y: Int(first.y), width: Int(right - left), height: Int(last.y - first.y) + 1)
  }

  var pixelCount: Int { reduce(0) { $0 + $1.count } }
}
