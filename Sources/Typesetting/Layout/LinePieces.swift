/// A part of an item that stands on one line.
struct LinePiece {
  var item: ShapedItem
  var start: Int
  var end: Int
  /// In visual order.
  var glyphs: [ShapedGlyph]
  var width: Double
}

/// A stretch of a shaped text that stands on one line, with its visible end before hanging spaces.
struct LineRange {
  var paragraph: Int
  /// UTF-16 units of the whole text.
  var start: Int
  var visibleEnd: Int
  var end: Int
}

extension ShapedText {
  /// Calls `body` for each item's part in a range, in logical order.
  ///
  /// A part whose ends are safe to cut is a slice of what was shaped; else it is shaped again by itself. O(items of
  /// the paragraph + units of the parts that are cut).
  func forEachPiece(
    _ line: LineRange, to end: Int, worker: TextWorker, catalogue: FontCatalogue, _ body: (LinePiece) -> Void
  ) {
    let paragraph = paragraphs[line.paragraph]
    var pen = 0.0
    for index in firstItem(of: paragraph, at: line.start)..<paragraph.items.upperBound {
      let item = items[index]
      guard item.start < end else { break }
      let from = max(item.start, line.start)
      let to = min(item.end, end)
      guard from < to else { continue }
      var piece = LinePiece(item: item, start: from, end: to, glyphs: [], width: 0)
      if item.kind == .tab {
        piece.width = TabStops.next(after: pen) - pen
      } else {
        piece.glyphs = glyphs(of: item, from, to, line, end, worker: worker, catalogue: catalogue)
        for glyph in piece.glyphs { piece.width += glyph.advance }
      }
      pen += piece.width
      body(piece)
    }
  }

  /// The first of a paragraph's items that ends behind a unit.
  func firstItem(of paragraph: ShapedParagraph, at unit: Int) -> Int {
    var low = paragraph.items.lowerBound
    var high = paragraph.items.upperBound
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func glyphs(
    of item: ShapedItem, _ from: Int, _ to: Int, _ line: LineRange, _ end: Int, worker: TextWorker,
    catalogue: FontCatalogue
  ) -> [ShapedGlyph] {
    if from == item.start && to == item.end { return Array(glyphs[item.glyphs]) }
    let isSafe = metrics(of: line.paragraph, worker: worker).isSafe
    let base = paragraphs[line.paragraph].start
    if isSafe[from - base] || from == item.start, isSafe[to - base] || to == item.end {
      return slice(of: item, from, to)
    }
    let shaper = Shaper(self, catalogue: catalogue, worker: worker)
    worker.glyphs.removeAll(keepingCapacity: true)
    let stretch = Stretch(
      start: from, end: to, run: item.run, level: item.level, script: item.script, isEmoji: false)
    text.withUnsafeBufferPointer {
      shaper.shapeGlyphs($0, stretch, line.start..<end, face: item.face, size: item.size)
    }
    return worker.glyphs
  }

  /// The glyphs of clusters in `from..<to`; clusters rise with a left-to-right item's glyphs and fall with the others'.
  private func slice(of item: ShapedItem, _ from: Int, _ to: Int) -> [ShapedGlyph] {
    func firstGlyph(where isPast: (Int) -> Bool) -> Int {
      var low = item.glyphs.lowerBound
      var high = item.glyphs.upperBound
      while low < high {
        let middle = (low + high) / 2
        if isPast(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    if item.isRightToLeft {
      return Array(glyphs[firstGlyph { $0 < to }..<firstGlyph { $0 < from }])
    }
    return Array(glyphs[firstGlyph { $0 >= from }..<firstGlyph { $0 >= to }])
  }
}
