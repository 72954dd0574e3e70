import ProofModel

extension LineBreaking {
  /// What stands for the text that is left out.
  static let ellipsis = "…"

  /// A line with an ellipsis at its head, middle or tail, cut between clusters, that fits the width; only where the
  /// ellipsis itself is too wide does it stand alone.
  func shortened(_ line: Line) -> Line {
    let range = line.range
    let bounds = shaped.paragraphs[range.paragraph]
    guard let maxWidth else {
      return composed(line, keeping: visibleEnd(from: range.start, to: bounds.end), from: bounds.end)
    }
    let metrics = shaped.metrics(of: range.paragraph, worker: worker)
    let clusters = ClusterScan(shaped, paragraph: bounds, worker: worker)
    let ellipsisWidth = composed(line, keeping: range.start, from: bounds.end).width
    let room = max(0, maxWidth - ellipsisWidth)
    let mode = content.lineBreakMode

    func advance(_ from: Int, _ to: Int) -> Double {
      metrics.advance(from: from - bounds.start, to: to - bounds.start)
    }
    // By the advances of the whole text first; then shaped as it stands, and a cluster less while it is too wide.
    var head = range.start
    var tail = bounds.end
    let headRoom = mode == .truncateTail ? room : mode == .truncateMiddle ? room / 2 : 0
    while headRoom > 0, head < bounds.end {
      let next = clusters.next(after: head)
      guard advance(range.start, next) <= headRoom + Self.tolerance else { break }
      head = next
    }
    let tailRoom = mode == .truncateTail ? 0 : room - advance(range.start, head)
    while tailRoom > 0, tail > head {
      let previous = clusters.previous(before: tail)
      guard previous >= head, advance(previous, bounds.end) <= tailRoom + Self.tolerance else { break }
      tail = previous
    }
    while true {
      let result = composed(line, keeping: visibleEnd(from: range.start, to: head), from: skippingSpaces(tail))
      if result.width <= maxWidth + Self.tolerance || head <= range.start && tail >= bounds.end { return result }
      if mode == .truncateTail || mode == .truncateMiddle && head - range.start > bounds.end - tail {
        head = max(range.start, clusters.previous(before: head))
      } else if tail < bounds.end {
        tail = clusters.next(after: tail)
      } else {
        head = max(range.start, clusters.previous(before: head))
      }
    }
  }

  private func skippingSpaces(_ unit: Int) -> Int {
    var at = unit
    while at < shaped.text.count, shaped.isHangingSpace(at) { at += 1 }
    return at
  }

  /// A line that was broken at a soft hyphen (U+00AD), which shows only there.
  func hyphenated(_ line: Line) -> Line {
    let bounds = shaped.paragraphs[line.range.paragraph]
    var result = composed(line, keeping: line.range.end - 1, from: bounds.end, with: "-")
    result.next = line.next
    result.endsParagraph = false
    result.isParagraphEnd = false
    return result
  }

  /// The line's text up to `head`, a sign in the look of what it follows, and the text from `tail` on.
  private func composed(
    _ line: Line, keeping head: Int, from tail: Int, with sign: String = LineBreaking.ellipsis
  ) -> Line {
    let bounds = shaped.paragraphs[line.range.paragraph]
    var runs = shaped.runs(in: line.range.start..<max(line.range.start, head))
    let place = min(max(line.range.start, head), max(bounds.start, shaped.text.count - 1))
    let look = shaped.run(at: runs.isEmpty ? min(tail, max(0, bounds.end - 1)) : max(place - 1, 0))
    var fonts = runs.map { shaped.fonts[$0.index] }
    fonts.append(shaped.fonts[look])
    var inserted = shaped.runs[look]
    inserted.text = sign
    var parts = runs.map(\.run) + [inserted]
    runs = shaped.runs(in: min(tail, bounds.end)..<bounds.end)
    parts += runs.map(\.run)
    fonts += runs.map { shaped.fonts[$0.index] }
    var shaper = Shaper(runs: parts, fonts: fonts, locale: shaped.locale, catalogue: catalogue, worker: worker)
    let source = shaper.shape(base: bounds.level & 1 != 0 ? .rightToLeft : .leftToRight)
    let end = source.text.count
    return Line(
      source: source, range: LineRange(paragraph: 0, start: 0, visibleEnd: end, end: end), next: bounds.end,
      width: source.paragraphs[0].width, endsParagraph: true, isParagraphEnd: true)
  }
}

extension ShapedText {
  /// The parts of the runs in a range of units, with their indices.
  func runs(in range: Range<Int>) -> [(run: TextRun, index: Int)] {
    guard !range.isEmpty else { return [] }
    return runs.indices.compactMap { index in
      let from = max(runStarts[index], range.lowerBound)
      let to = min(runStarts[index + 1], range.upperBound)
      guard from < to else { return nil }
      var run = runs[index]
      run.text = String(decoding: text[from..<to], as: UTF16.self)
      return (run, index)
    }
  }
}
