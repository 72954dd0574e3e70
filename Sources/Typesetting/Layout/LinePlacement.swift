import ProofModel

/// Places a block's lines across and turns them into glyph runs.
struct LinePlacement {
  let content: TextContent
  let direction: LayoutDirection
  let worker: TextWorker
  let catalogue: FontCatalogue

  /// - Parameter width: of the box in which the lines are aligned.
  func laidOut(_ block: TextBlock, width: Double) -> LaidOutText {
    let lines = block.rows.map { row in
      let extra = justification(of: row.line, width: width / block.fontScale)
      let advance = row.line.width * block.fontScale + extra.total * block.fontScale
      let x = start(width: width, advance: advance, level: row.line.source.paragraphs[row.line.range.paragraph].level)
      var line = LaidOutLine(
        baseline: row.baseline, ascent: row.ascent, descent: row.descent, x: x, width: advance, runs: [])
      place(row.line, in: &line, fontScale: block.fontScale, extra: extra.perSpace)
      return line
    }
    return LaidOutText(lines: lines, measurement: block.measurement)
  }

  private func start(width: Double, advance: Double, level: UInt8) -> Double {
    switch content.alignment {
    case .left: 0
    case .right: width - advance
    case .center: (width - advance) / 2
    // UIKit's natural alignment is that of the user interface, not of the text.
    case .natural: direction == .rightToLeft ? width - advance : 0
    case .justified: level & 1 != 0 ? width - advance : 0
    }
  }

  /// Room to share among a justified line's spaces; a paragraph's last line keeps its width.
  private func justification(of line: LineBreaking.Line, width: Double) -> (perSpace: Double, total: Double) {
    guard content.alignment == .justified, !line.endsParagraph, width > line.width else { return (0, 0) }
    let spaces = line.source.text[line.range.start..<line.range.visibleEnd].count { $0 == 0x20 || $0 == 0xA0 }
    guard spaces > 0 else { return (0, 0) }
    let total = width - line.width
    return (total / Double(spaces), total)
  }

  /// Puts the glyphs and pictures of a line at their places, from the left.
  private func place(_ line: LineBreaking.Line, in placed: inout LaidOutLine, fontScale: Double, extra: Double) {
    var pieces: [LinePiece] = []
    line.source.forEachPiece(line.range, to: line.range.visibleEnd, worker: worker, catalogue: catalogue) {
      pieces.append($0)
    }
    var pen = placed.x / fontScale
    for index in VisualOrder.order(pieces.map(\.item.level)) {
      let piece = pieces[index]
      if let image = line.source.runs[piece.item.run].image, piece.item.kind == .attachment {
        let raised = line.source.runs[piece.item.run].baselineOffset
        let height = piece.item.size * fontScale
        let top = placed.baseline - height - (raised.isFinite ? raised : 0)
        placed.images.append(
          PlacedImage(
            asset: image.asset, rect: Rect(x: pen * fontScale, y: top, width: piece.width * fontScale, height: height)))
      }
      if let run = run(of: piece, source: line.source, pen: &pen, fontScale: fontScale, extra: extra) {
        placed.runs.append(run)
      }
    }
  }

  private func run(
    of piece: LinePiece, source: ShapedText, pen: inout Double, fontScale: Double, extra: Double
  ) -> GlyphRun? {
    let look = source.runs[piece.item.run]
    let raised = look.baselineOffset.isFinite ? look.baselineOffset : 0
    guard piece.item.kind == .text, let face = piece.item.face else {
      pen += piece.width
      return nil
    }
    let offsets = TextOffsets(source.text, piece.start, piece.end)
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    for glyph in piece.glyphs {
      var advance = glyph.advance
      let unit = source.text[Int(glyph.cluster)]
      if extra > 0, unit == 0x20 || unit == 0xA0 { advance += extra }
      glyphs.append(
        PositionedGlyph(
          id: glyph.glyph, x: (pen + glyph.dx) * fontScale, y: glyph.dy * fontScale - raised,
          advance: advance * fontScale, cluster: offsets.utf8(Int(glyph.cluster))))
      pen += advance
    }
    return GlyphRun(
      face: face.id, size: piece.item.size * fontScale, glyphs: glyphs, text: offsets.string,
      isRightToLeft: piece.item.isRightToLeft, color: look.color, underline: look.underline,
      strikethrough: look.strikethrough)
  }
}

/// A piece of UTF-16 text as a string, with the UTF-8 offset of each unit.
struct TextOffsets {
  let string: String
  private let start: Int
  /// Empty where every unit is one byte.
  private var bytes: [Int] = []

  init(_ text: [UInt16], _ start: Int, _ end: Int) {
    string = String(decoding: text[start..<end], as: UTF16.self)
    self.start = start
    guard string.utf8.count != end - start else { return }
    bytes.reserveCapacity(end - start)
    var sum = 0
    var unit = start
    while unit < end {
      bytes.append(sum)
      let value = text[unit]
      if UTF16.isLeadSurrogate(value), unit + 1 < end, UTF16.isTrailSurrogate(text[unit + 1]) {
        bytes.append(sum)
        sum += 4
        unit += 2
      } else {
        sum += value < 0x80 ? 1 : value < 0x800 ? 2 : 3
        unit += 1
      }
    }
  }

  func utf8(_ unit: Int) -> Int {
    let index = unit - start
    guard !bytes.isEmpty else { return index }
    return bytes.indices.contains(index) ? bytes[index] : string.utf8.count
  }
}

/// UAX 9's rule L2.
enum VisualOrder {
  /// The indices of pieces from left to right, given their levels in logical order.
  static func order(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    var level = highest
    let lowestOdd = levels.filter { $0 & 1 != 0 }.min() ?? highest + 1
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
