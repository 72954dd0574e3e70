import ProofModel

extension Difference {
  /// Compares two pictures in memory.
  ///
  /// Pictures of different sizes are first laid over each other where they agree most; see `Alignment`.
  /// - Complexity: O(pixels); the metrics look only at pixels that are not equal.
  public static func between(
    expected: PixelBuffer, actual: PixelBuffer, options: DifferenceOptions = DifferenceOptions()
  ) -> Difference {
    guard expected.size == actual.size else {
      return betweenSizes(expected: expected, actual: actual, options: options)
    }
    let compared = PicturePair.with(expected, actual) { pair in
      compare(pair, options: options, without: [])
    }
    return compared ?? .same(.pixels, size: expected.size)
  }

  /// The comparison of two pictures of one size, in the order of its steps; `holes` are not looked at.
  static func compare(_ pair: PicturePair, options: DifferenceOptions, without holes: [PixelRect]) -> Difference {
    let unequal = SpanMasking.split(pair.exactSpans(), by: holes).outside
    let size = PixelSize(width: pair.width, height: pair.height)
    var result = Difference.same(.pixels, size: size)
    guard !unequal.isEmpty else { return result }

    let (different, antialiased) = filter(unequal, pair, options)
    let (outside, inside) = SpanMasking.split(different, by: options.masks.map(\.bounds))
    result.spans = DifferenceSpans(
      differing: outside, masked: inside,
      antialiased: SpanMasking.split(antialiased, by: options.masks.map(\.bounds)).outside)
    result.differing = outside.pixelCount
    result.masked = inside.pixelCount
    result.antialiased = result.spans.antialiased.pixelCount
    result.regions = regions(of: outside, pair, gap: options.regionGap)
    result.judge(options.tolerance)
    return result
  }

  /// Sets the verdict from what was counted.
  mutating func judge(_ tolerance: DifferenceTolerance) {
    if tolerance.pixelsPerWindow != nil {
      largestWindow = WindowCount.largest(spans.differing, side: tolerance.windowSide)
    }
    let failsRegion = regions.contains { $0.differing > tolerance.pixelsPerRegion }
    let failsWindow = tolerance.pixelsPerWindow.map { (largestWindow ?? 0) > $0 } ?? false
    if failsRegion || failsWindow {
      verdict = .different
    } else {
      verdict = differing + masked > 0 ? .tolerated : .same
    }
  }

  /// The pixels that differ by the metric, and those it passes over as anti-aliased.
  private static func filter(
    _ spans: [PixelSpan], _ pair: PicturePair, _ options: DifferenceOptions
  ) -> (different: [PixelSpan], antialiased: [PixelSpan]) {
    switch options.metric {
    case .exact: return (spans, [])
    case .oklab:
      let metric = OKLabMetric(pair, threshold: options.threshold)
      // A recoloured part repeats one pair of colours: the last answer is mostly the next one.
      var last: (expected: UInt32, actual: UInt32, differs: Bool) = (0, 0, false)
      let different = narrowed(spans) { x, y in
        let index = y * pair.width + x
        if pair.expected[index] != last.expected || pair.actual[index] != last.actual {
          last = (pair.expected[index], pair.actual[index], metric.differs(x: x, y: y))
        }
        return last.differs
      }
      return (different, [])
    case .pixelmatch:
      let metric = PixelmatchMetric(pair, threshold: options.threshold)
      let above = narrowed(spans) { metric.differs(x: $0, y: $1) }
      if options.countsAntialiasing { return (above, []) }
      let antialiased = narrowed(above) { metric.isAntialiased(x: $0, y: $1) }
      return (SpanMasking.subtract(antialiased, from: above), antialiased)
    }
  }

  /// The maximal parts of spans whose pixels all pass.
  private static func narrowed(_ spans: [PixelSpan], _ passes: (Int, Int) -> Bool) -> [PixelSpan] {
    var result: [PixelSpan] = []
    for span in spans {
      let y = Int(span.y)
      var start: Int?
      for x in Int(span.start)..<Int(span.end) {
        if passes(x, y) {
          start = start ?? x
        } else if let begun = start {
          result.append(PixelSpan(y: y, start: begun, end: x))
          start = nil
        }
      }
      if let begun = start { result.append(PixelSpan(y: y, start: begun, end: Int(span.end))) }
    }
    return result
  }

  private static func regions(of spans: [PixelSpan], _ pair: PicturePair, gap: Int) -> [DifferenceRegion] {
    let metric = PixelmatchMetric(pair, threshold: 0)
    let (numbers, count) = RegionBuilder.number(spans, gap: gap)
    var regions: [DifferenceRegion?] = Array(repeating: nil, count: count)
    for (span, number) in zip(spans, numbers) {
      let bounds = PixelRect(x: Int(span.start), y: Int(span.y), width: span.count, height: 1)
      var region =
        regions[Int(number)]
        ?? DifferenceRegion(
          kind: .changed, bounds: bounds, differing: 0, largestChannelDifference: 0, isLikelyAntialiasing: true)
      region.bounds = region.bounds.union(bounds)
      region.differing += span.count
      if region.largestChannelDifference < 255 {
        let largest = pair.largestChannelDifference(in: span)
        region.largestChannelDifference = max(region.largestChannelDifference, largest)
      }
      // One pixel that is none settles it: whole parts that changed cost no more than their first pixel.
      if region.isLikelyAntialiasing {
        region.isLikelyAntialiasing = (Int(span.start)..<Int(span.end)).allSatisfy {
          metric.isAntialiased(x: $0, y: Int(span.y))
        }
      }
      regions[Int(number)] = region
    }
    return regions.compactMap { $0 }.inReadingOrder
  }
}

extension [DifferenceRegion] {
  /// By top, then left, then what the rest tells.
  var inReadingOrder: [DifferenceRegion] {
    func key(_ region: DifferenceRegion) -> (Int, Int, Int, Int, Int) {
      (region.bounds.y, region.bounds.x, region.bounds.height, region.bounds.width, region.differing)
    }
    return sorted { key($0) < key($1) }
  }
}

extension PicturePair {
  /// The largest difference of a channel among a span's pixels, 0…255.
  func largestChannelDifference(in span: PixelSpan) -> Int {
    var largest: UInt32 = 0
    let row = Int(span.y) * width
    for index in (row + Int(span.start))..<(row + Int(span.end)) {
      let (first, second) = (expected[index], actual[index])
      for shift: UInt32 in [0, 8, 16, 24] {
        let (left, right) = (first >> shift & 0xFF, second >> shift & 0xFF)
        largest = max(largest, left > right ? left - right : right - left)
      }
      if largest == 255 { break }
    }
    return Int(largest)
  }
}
