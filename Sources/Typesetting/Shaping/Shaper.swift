import CHarfBuzz
import ProofModel

/// Turns runs of text into shaped paragraphs.
///
/// The text is cut at line ends, looks, bidi levels, scripts and emoji; each stretch is shaped by HarfBuzz at the
/// face's units per em and multiplied in `Double`. Clusters that the font lacks are shaped again with the next
/// font of the fallback list.
struct Shaper {
  let catalogue: FontCatalogue
  let worker: TextWorker
  let runs: [TextRun]
  let fonts: [ResolvedFont]
  let locale: String
  let language: OpaquePointer?
  var text: [UInt16] = []
  var runStarts: [Int] = []

  init(runs: [TextRun], fonts: [ResolvedFont], locale: String, catalogue: FontCatalogue, worker: TextWorker) {
    self.runs = runs
    self.fonts = fonts
    self.locale = locale
    self.catalogue = catalogue
    self.worker = worker
    language = hb_language_from_string(locale, -1)
    for run in runs {
      runStarts.append(text.count)
      text.append(contentsOf: run.text.utf16)
    }
    runStarts.append(text.count)
  }

  /// For shaping parts of a text again.
  init(_ shaped: ShapedText, catalogue: FontCatalogue, worker: TextWorker) {
    self.catalogue = catalogue
    self.worker = worker
    runs = shaped.runs
    fonts = shaped.fonts
    locale = shaped.locale
    language = hb_language_from_string(locale, -1)
    text = shaped.text
    runStarts = shaped.runStarts
  }

  /// Shapes the whole text.
  mutating func shape(base: BaseDirection) -> ShapedText {
    worker.items.removeAll(keepingCapacity: true)
    worker.glyphs.removeAll(keepingCapacity: true)
    var paragraphs: [ShapedParagraph] = []
    text.withUnsafeBufferPointer { units in
      var start = 0
      while true {
        var end = start
        var isPlain = true
        while end < units.count, !units[end].isLineEnd {
          // Printable ASCII has one direction and one script and needs no tables.
          if units[end] >= 0x7F || units[end] < 0x20 { isPlain = false }
          end += 1
        }
        let firstItem = worker.items.count
        let level = shapeParagraph(units, start, end, base: base, isPlain: isPlain)
        var next = end
        if next < units.count {
          next += units[next] == 0x0D && next + 1 < units.count && units[next + 1] == 0x0A ? 2 : 1
        }
        paragraphs.append(
          ShapedParagraph(
            start: start, end: end, next: next, level: level, items: firstItem..<worker.items.count,
            width: width(of: worker.items[firstItem...]),
            endsWithLineSeparator: end < units.count && units[end] == 0x2028))
        if end >= units.count { break }
        start = next
      }
    }
    return ShapedText(
      text: text, runs: runs, runStarts: runStarts, fonts: fonts, locale: locale, items: worker.items,
      glyphs: worker.glyphs, paragraphs: paragraphs)
  }

  private func width(of items: ArraySlice<ShapedItem>) -> Double {
    var pen = 0.0
    for item in items {
      if item.kind == .tab {
        pen = TabStops.next(after: pen)
      } else {
        for index in item.glyphs { pen += worker.glyphs[index].advance }
      }
    }
    return pen
  }

  private func shapeParagraph(
    _ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int, base: BaseDirection, isPlain: Bool
  ) -> UInt8 {
    guard start < end else { return base.levelOfNeutralText }
    let slice = UnsafeBufferPointer(rebasing: units[start..<end])
    if isPlain, base.levelOfNeutralText == 0 || base == .naturalElseRightToLeft && slice.contains(where: \.isLetter) {
      let script = slice.contains(where: \.isLetter) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
      forEachRun(start, end) { run, from, to in
        shape(Stretch(start: from, end: to, run: run, level: 0, script: script, isEmoji: false), units, start..<end)
      }
      return 0
    }
    let (levels, paragraphLevel) =
      Itemizer.needsBidi(slice) || base.levelOfNeutralText == 1
      ? Bidi.levels(slice, base: base) : ([UInt8](repeating: 0, count: slice.count), 0)
    let kinds = Itemizer.kinds(slice)
    forEachRun(start, end) { run, from, to in
      var at = from
      while at < to {
        let first = at - start
        var last = first + 1
        let limit = to - start
        if !slice[first].isTabOrAttachment {
          while last < limit, kinds[last] == kinds[first], levels[last] == levels[first],
            !slice[last].isTabOrAttachment
          { last += 1 }
        }
        let kind = kinds[first]
        shape(
          Stretch(
            start: at, end: start + last, run: run, level: levels[first], script: kind.script, isEmoji: kind.isEmoji),
          units, start..<end)
        at = start + last
      }
    }
    return paragraphLevel
  }

  private func forEachRun(_ start: Int, _ end: Int, _ body: (_ run: Int, _ from: Int, _ to: Int) -> Void) {
    for run in runs.indices where runStarts[run] < end && runStarts[run + 1] > start {
      let from = max(start, runStarts[run])
      let to = min(end, runStarts[run + 1])
      if from < to { body(run, from, to) }
    }
  }
}

extension UInt16 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  fileprivate var isTabOrAttachment: Bool { self == 0x09 || self == 0xFFFC }
}

/// A stretch of text of one look, level and script, before a face is chosen.
struct Stretch {
  var start: Int
  var end: Int
  var run: Int
  var level: UInt8
  var script: hb_script_t
  var isEmoji: Bool
}
