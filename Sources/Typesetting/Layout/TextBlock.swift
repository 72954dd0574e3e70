import ProofModel

/// Lines with their heights and baselines: the whole of a text's geometry but for alignment.
struct TextBlock {
  struct Row {
    var line: LineBreaking.Line
    var ascent: Double
    var descent: Double
    var leading: Double
    /// From the top of the box, on a device pixel.
    var baseline: Double
  }

  var rows: [Row] = []
  var width = 0.0
  var height = 0.0
  var isTruncated = false
  /// What every length across is multiplied with, for text that shrank.
  var fontScale = 1.0

  var measurement: TextMeasurement {
    TextMeasurement(
      size: Size(width: width, height: height), firstBaseline: rows.first?.baseline ?? 0,
      lastBaseline: rows.last?.baseline ?? 0, lineCount: rows.count, isTruncated: isTruncated, fontScale: fontScale)
  }
}

/// Chooses font scale and number of lines, and stacks the lines.
struct BlockLayout {
  let shaped: ShapedText
  let content: TextContent
  let scale: Double
  let worker: TextWorker
  let catalogue: FontCatalogue

  func block(maxWidth: Double?, maxHeight: Double?) -> TextBlock {
    let minimum = content.minimumScaleFactor
    let limit = max(0, content.numberOfLines)
    if let row = onlyRow(maxWidth: maxWidth) {
      let height = row.ascent + row.descent + row.leading
      return TextBlock(rows: [row], width: row.line.width, height: height, isTruncated: false, fontScale: 1)
    }
    guard minimum < 1, let maxWidth, limit > 0 else {
      return block(limit: limit, maxWidth: maxWidth, maxHeight: maxHeight, fontScale: 1)
    }
    let fontScale = shrunk(maxWidth: maxWidth, limit: limit, minimum: minimum.isFinite ? max(0.01, minimum) : 1)
    return block(limit: limit, maxWidth: maxWidth, maxHeight: maxHeight, fontScale: fontScale)
  }

  /// The one line of a text of one paragraph that fits as it is: most labels.
  private func onlyRow(maxWidth: Double?) -> TextBlock.Row? {
    guard shaped.paragraphs.count == 1 else { return nil }
    let paragraph = shaped.paragraphs[0]
    if let maxWidth {
      guard maxWidth.isFinite, paragraph.width <= maxWidth + LineBreaking.tolerance else { return nil }
    }
    let range = LineRange(paragraph: 0, start: 0, visibleEnd: paragraph.end, end: paragraph.end)
    let line = LineBreaking.Line(
      source: shaped, range: range, next: paragraph.end, width: paragraph.width, endsParagraph: true,
      isParagraphEnd: true)
    let box = box(of: line)
    return TextBlock.Row(
      line: line, ascent: box.ascent, descent: box.descent, leading: box.leading,
      baseline: box.ascent.snapped(scale: scale))
  }

  /// The largest share of the size at which the text stands in its lines, or the smallest that is allowed.
  private func shrunk(maxWidth: Double, limit: Int, minimum: Double) -> Double {
    if limit == 1 {
      let width = shaped.paragraphs.map(\.width).max() ?? 0
      return width <= maxWidth + LineBreaking.tolerance ? 1 : max(minimum, min(1, maxWidth / width))
    }
    func fits(_ share: Double) -> Bool {
      let breaking = lines(limit: limit, maxWidth: maxWidth / share)
      return !breaking.isTruncated
    }
    guard !fits(1) else { return 1 }
    guard fits(minimum) else { return minimum }
    var low = minimum
    var high = 1.0
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func lines(limit: Int, maxWidth: Double?) -> LineBreaking {
    let breaking = LineBreaking(
      shaped, content: content, maxWidth: maxWidth, worker: worker, catalogue: catalogue)
    breaking.run(limit: limit)
    return breaking
  }

  private func block(limit: Int, maxWidth: Double?, maxHeight: Double?, fontScale: Double) -> TextBlock {
    let inner = maxWidth.map { $0 / fontScale }
    var result = stacked(lines(limit: limit, maxWidth: inner), fontScale: fontScale)
    guard let maxHeight, result.rows.count > 1, result.height > maxHeight + 1 / scale else { return result }
    // As many whole lines as there is room for; a device pixel is forgiven, since frames are rounded to pixels.
    let fitting = bottoms(result).lastIndex { $0 <= maxHeight + 1 / scale } ?? 0
    result = stacked(lines(limit: fitting + 1, maxWidth: inner), fontScale: fontScale)
    result.isTruncated = true
    return result
  }

  /// Where each line's box ends.
  private func bottoms(_ block: TextBlock) -> [Double] {
    var top = 0.0
    return block.rows.indices.map { index in
      let box = box(of: block.rows[index].line)
      top += box.height
      let bottom = top
      top += gap(after: block.rows[index].line) + box.gap
      return bottom
    }
  }

  private func gap(after line: LineBreaking.Line) -> Double {
    finite(content.lineSpacing) + (line.isParagraphEnd ? finite(content.paragraphSpacing) : 0)
  }

  private func finite(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }

  private func stacked(_ breaking: LineBreaking, fontScale: Double) -> TextBlock {
    var block = TextBlock()
    block.isTruncated = breaking.isTruncated
    block.fontScale = fontScale
    block.rows.reserveCapacity(breaking.lines.count)
    var top = 0.0
    var below = 0.0
    for (index, line) in breaking.lines.enumerated() {
      if index > 0 { top += gap(after: breaking.lines[index - 1]) + below }
      let box = box(of: line)
      below = box.gap
      // A label's baseline is its rounded ascender (openuikit's samples; 0.952 em at 13, 22 and 28 points).
      block.rows.append(
        TextBlock.Row(
          line: line, ascent: box.ascent, descent: box.descent, leading: box.leading,
          baseline: (top + box.ascent).snapped(scale: scale)))
      top += box.height
      block.width = max(block.width, line.width * fontScale)
    }
    block.height = top
    return block
  }

  /// The line's box: what its faces need, moved by baseline offsets; a multiple above 1 adds room above, as
  /// TextKit's does.
  private func box(of line: LineBreaking.Line) -> ResolvedFont.LineBox {
    let source = line.source
    var box: ResolvedFont.LineBox?
    let paragraph = source.paragraphs[line.range.paragraph]
    for item in source.items[source.firstItem(of: paragraph, at: line.range.start)..<paragraph.items.upperBound] {
      guard item.start < line.range.end else { break }
      let raised = finiteOffset(source.runs[item.run].baselineOffset)
      let ascent = item.line.ascent + raised
      let descent = item.line.descent - raised
      if let known = box {
        box = ResolvedFont.LineBox(
          ascent: max(known.ascent, ascent), descent: max(known.descent, descent),
          leading: max(known.leading, item.line.leading), gap: max(known.gap, item.line.gap))
      } else {
        box = ResolvedFont.LineBox(
          ascent: ascent, descent: descent, leading: item.line.leading, gap: item.line.gap)
      }
    }
    var result =
      box ?? source.fonts[source.run(at: max(0, min(line.range.start, source.text.count - 1)))].line
    let multiple = content.lineHeightMultiple
    if multiple != 1, multiple.isFinite, multiple > 0 { result.ascent += result.height * (multiple - 1) }
    // A line is at least so high, above its letters (`NSParagraphStyle.minimumLineHeight`, `lineHeightMultiple`: the natural height is
    // multiplied before it is held between the least and the greatest).
    let least = finite(content.minimumLineHeight)
    if least > result.height { result.ascent += least - result.height }
    return result
  }

  private func finiteOffset(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
