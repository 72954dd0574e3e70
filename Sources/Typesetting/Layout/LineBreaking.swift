import ProofModel

/// Breaks a shaped text into lines.
///
/// A class only so that the paths of the algorithm share its counters; it lives for one layout.
final class LineBreaking {
  let shaped: ShapedText
  let content: TextContent
  let worker: TextWorker
  let catalogue: FontCatalogue
  /// Points at the font's own size (before shrinking), nil for unbounded.
  let maxWidth: Double?

  /// Lets a text stand in the width that was measured for it, whatever the last bits of the sums say.
  static let tolerance = 1e-6

  init(
    _ shaped: ShapedText, content: TextContent, maxWidth: Double?, worker: TextWorker, catalogue: FontCatalogue
  ) {
    self.shaped = shaped
    self.content = content
    self.maxWidth = maxWidth.map { $0.isFinite ? max(0, $0) : 0 }
    self.worker = worker
    self.catalogue = catalogue
  }

  /// One line as it will stand.
  struct Line {
    /// What stands there: the text itself, or a shortened copy of one line of it.
    var source: ShapedText
    var range: LineRange
    /// Where the next line begins, in the text itself.
    var next: Int
    var width: Double
    /// Whether the author ended the line.
    var endsParagraph: Bool
    /// Whether a new paragraph (and its spacing) follows.
    var isParagraphEnd: Bool
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  private var truncates: Bool {
    switch content.lineBreakMode {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }

  /// - Parameter limit: the number of lines at most; 0 is as many as are needed.
  func run(limit: Int) {
    lines.removeAll(keepingCapacity: true)
    isTruncated = false
    for paragraph in shaped.paragraphs.indices {
      let bounds = shaped.paragraphs[paragraph]
      let isLastParagraph = paragraph + 1 == shaped.paragraphs.count
      var start = bounds.start
      repeat {
        let isLastAllowed = limit > 0 && lines.count + 1 == limit
        if isLastAllowed && truncates {
          lines.append(closing(paragraph, start, moreFollows: !isLastParagraph))
          return
        }
        let line = next(paragraph, start)
        start = line.next
        lines.append(line)
        if isLastAllowed {
          isTruncated = isTruncated || start < bounds.end || !isLastParagraph
          return
        }
      } while start < bounds.end
    }
  }

  /// The last line that there is room for: the rest of its paragraph, shortened where it does not fit.
  private func closing(_ paragraph: Int, _ start: Int, moreFollows: Bool) -> Line {
    let whole = rest(of: paragraph, start)
    let fits = maxWidth.map { whole.width <= $0 + Self.tolerance } ?? true
    if fits && !moreFollows { return whole }
    isTruncated = true
    return shortened(whole)
  }

  /// All of a paragraph from a place on as one line; its trailing spaces count while there is room.
  func rest(of paragraph: Int, _ start: Int) -> Line {
    let bounds = shaped.paragraphs[paragraph]
    var range = LineRange(paragraph: paragraph, start: start, visibleEnd: bounds.end, end: bounds.end)
    var width = self.width(range, to: bounds.end)
    if let maxWidth, width > maxWidth + Self.tolerance {
      let visible = visibleEnd(from: start, to: bounds.end)
      if visible < bounds.end {
        range.visibleEnd = visible
        width = self.width(range, to: visible)
      }
    }
    return line(range, width: width)
  }

  private func line(_ range: LineRange, width: Double) -> Line {
    let bounds = shaped.paragraphs[range.paragraph]
    let endsParagraph = range.end >= bounds.end
    return Line(
      source: shaped, range: range, next: range.end, width: width, endsParagraph: endsParagraph,
      isParagraphEnd: endsParagraph && !bounds.endsWithLineSeparator)
  }

  /// The width of a part of a line, shaped as it stands there.
  func width(_ range: LineRange, to end: Int) -> Double {
    let bounds = shaped.paragraphs[range.paragraph]
    if range.start == bounds.start && end == bounds.end { return bounds.width }
    let metrics = shaped.metrics(of: range.paragraph, worker: worker)
    if metrics.isSafe[range.start - bounds.start] && metrics.isSafe[end - bounds.start] {
      return metrics.advance(from: range.start - bounds.start, to: end - bounds.start)
    }
    var width = 0.0
    shaped.forEachPiece(range, to: end, worker: worker, catalogue: catalogue) { width += $0.width }
    return width
  }

  /// Where a line's last spaces begin, which hang beyond its end; a space that carries a mark is no such space.
  func visibleEnd(from start: Int, to end: Int) -> Int {
    var visible = end
    while visible > start, shaped.isHangingSpace(visible - 1) { visible -= 1 }
    return visible
  }

  /// The next line of a paragraph from a place on.
  private func next(_ paragraph: Int, _ start: Int) -> Line {
    let bounds = shaped.paragraphs[paragraph]
    guard let maxWidth, content.lineBreakMode != .clip || content.numberOfLines != 1, start < bounds.end else {
      let whole = rest(of: paragraph, start)
      if let maxWidth, whole.width > maxWidth + Self.tolerance { isTruncated = true }
      return whole
    }
    if start == bounds.start && bounds.width <= maxWidth + Self.tolerance {
      let range = LineRange(paragraph: paragraph, start: start, visibleEnd: bounds.end, end: bounds.end)
      return line(range, width: bounds.width)
    }
    if content.lineBreakMode != .characterWrap, let wrapped = wordWrapped(paragraph, start, maxWidth) {
      return wrapped
    }
    return characterWrapped(paragraph, start, maxWidth)
  }

  /// The longest line that ends at one of UAX 14's opportunities; nil where not even the first word fits.
  private func wordWrapped(_ paragraph: Int, _ start: Int, _ maxWidth: Double) -> Line? {
    let bounds = shaped.paragraphs[paragraph]
    let metrics = shaped.metrics(of: paragraph, worker: worker)
    let base = bounds.start
    var fitting: [Int] = []
    var visible = start
    var end = start + 1
    while end <= bounds.end {
      if !shaped.isHangingSpace(end - 1) { visible = end }
      if metrics.lineBreaks[end - base] != 0 || end == bounds.end {
        guard metrics.advance(from: start - base, to: visible - base) <= maxWidth + Self.tolerance else { break }
        fitting.append(end)
      } else if end == visible, metrics.advance(from: start - base, to: visible - base) > maxWidth + Self.slack {
        break
      }
      end += 1
    }
    // What is shaped again for the line's end may be a little wider than it was inside the paragraph.
    while let end = fitting.popLast() {
      if let line = fitted(paragraph, start, end, maxWidth) { return line }
    }
    return nil
  }

  /// Kerning with the next letter may take a word's first letters back; nothing takes back more than this.
  private static let slack = 200.0

  private func fitted(_ paragraph: Int, _ start: Int, _ end: Int, _ maxWidth: Double) -> Line? {
    let visible = visibleEnd(from: start, to: end)
    var range = LineRange(paragraph: paragraph, start: start, visibleEnd: visible, end: end)
    let width = self.width(range, to: visible)
    guard width <= maxWidth + Self.tolerance else { return nil }
    if shaped.text[end - 1] == 0xAD, end < shaped.paragraphs[paragraph].end {
      let broken = hyphenated(line(range, width: width))
      return broken.width <= maxWidth + Self.tolerance ? broken : nil
    }
    // The paragraph's own last spaces count while there is room: nothing follows that would hide them.
    if visible < end, end == shaped.paragraphs[paragraph].end {
      let whole = self.width(range, to: end)
      if whole <= maxWidth + Self.tolerance {
        range.visibleEnd = end
        return line(range, width: whole)
      }
    }
    return line(range, width: width)
  }

  /// The longest line that ends between clusters; at least one cluster, whatever the width.
  private func characterWrapped(_ paragraph: Int, _ start: Int, _ maxWidth: Double) -> Line {
    let bounds = shaped.paragraphs[paragraph]
    let metrics = shaped.metrics(of: paragraph, worker: worker)
    let boundaries = ClusterScan(shaped, paragraph: bounds, worker: worker)
    var fitting: [Int] = []
    var end = boundaries.next(after: start)
    while true {
      let advance = metrics.advance(from: start - bounds.start, to: end - bounds.start)
      if advance <= maxWidth + Self.tolerance || fitting.isEmpty { fitting.append(end) }
      guard advance <= maxWidth + Self.tolerance, end < bounds.end else { break }
      end = boundaries.next(after: end)
    }
    while fitting.count > 1, let end = fitting.popLast() {
      if let line = fitted(paragraph, start, end, maxWidth) { return hanging(line) }
    }
    let first = fitting.first ?? bounds.end
    let range = LineRange(
      paragraph: paragraph, start: start, visibleEnd: visibleEnd(from: start, to: first), end: first)
    return hanging(line(range, width: width(range, to: range.visibleEnd)))
  }

  /// Spaces behind the last cluster stay on its line.
  private func hanging(_ line: Line) -> Line {
    var result = line
    let bounds = shaped.paragraphs[line.range.paragraph]
    guard line.source === shaped, line.range.end < bounds.end else { return result }
    while result.range.end < bounds.end, shaped.isHangingSpace(result.range.end) { result.range.end += 1 }
    result.next = result.range.end
    result.endsParagraph = result.range.end >= bounds.end
    result.isParagraphEnd = result.endsParagraph && !bounds.endsWithLineSeparator
    return result
  }
}
