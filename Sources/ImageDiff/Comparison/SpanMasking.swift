/// Parts spans at the borders of masks.
enum SpanMasking {
  /// The spans outside and inside the rectangles, each in order.
  ///
  /// - Complexity: O(spans · masks of the row).
  static func split(_ spans: [PixelSpan], by masks: [PixelRect]) -> (outside: [PixelSpan], inside: [PixelSpan]) {
    let masks = masks.filter { !$0.isEmpty }
    guard !masks.isEmpty else { return (spans, []) }
    var outside: [PixelSpan] = []
    var inside: [PixelSpan] = []
    var row = -1
    var covered: [Range<Int>] = []
    for span in spans {
      let y = Int(span.y)
      if y != row {
        row = y
        covered = merged(masks.filter { $0.y <= y && y < $0.maxY }.map { $0.x..<$0.maxX })
      }
      var x = Int(span.start)
      let end = Int(span.end)
      for range in covered where range.upperBound > x && range.lowerBound < end {
        if range.lowerBound > x { outside.append(PixelSpan(y: y, start: x, end: range.lowerBound)) }
        let stop = min(range.upperBound, end)
        inside.append(PixelSpan(y: y, start: max(x, range.lowerBound), end: stop))
        x = stop
      }
      if x < end { outside.append(PixelSpan(y: y, start: x, end: end)) }
    }
    return (outside, inside)
  }

  /// Ranges in order, none touching another.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension SpanMasking {
  /// `spans` without the pixels of `parts`, each part lying inside one of the spans; both are in order.
  static func subtract(_ parts: [PixelSpan], from spans: [PixelSpan]) -> [PixelSpan] {
    var result: [PixelSpan] = []
    var next = 0
    for span in spans {
      var x = span.start
      while next < parts.count, parts[next].y == span.y, parts[next].end <= span.end {
        if parts[next].start > x {
          result.append(PixelSpan(y: Int(span.y), start: Int(x), end: Int(parts[next].start)))
        }
        x = parts[next].end
        next += 1
      }
      if x < span.end { result.append(PixelSpan(y: Int(span.y), start: Int(x), end: Int(span.end))) }
    }
    return result
  }
}
