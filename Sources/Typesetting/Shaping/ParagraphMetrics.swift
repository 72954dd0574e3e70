/// What line breaking needs to know of a shaped paragraph, by UTF-16 unit from the paragraph's start.
struct ParagraphMetrics {
  /// The advance of all clusters that begin before a unit; one more entry than units. Tabs count 0.
  var prefix: [Double]
  /// Whether the line may be cut before the unit without shaping again.
  var isSafe: [Bool]
  /// UAX 14's opportunities before each unit and at the end.
  var lineBreaks: [UInt8]
  /// Places of tabs, in units from the paragraph's start.
  var tabs: [Int]

  init(_ shaped: ShapedText, paragraph index: Int, worker: TextWorker) {
    let paragraph = shaped.paragraphs[index]
    let count = paragraph.end - paragraph.start
    var advances = [Double](repeating: 0, count: count + 1)
    isSafe = [Bool](repeating: false, count: count + 1)
    isSafe[count] = true
    tabs = []
    for item in shaped.items[paragraph.items] {
      let start = item.start - paragraph.start
      isSafe[start] = true
      if item.kind == .tab {
        tabs.append(start)
        continue
      }
      for glyph in shaped.glyphs[item.glyphs] {
        let unit = Int(glyph.cluster) - paragraph.start
        advances[unit] += glyph.advance
        isSafe[unit] = !glyph.isUnsafe || unit == start
      }
    }
    var sum = 0.0
    for unit in 0...count {
      let advance = advances[unit]
      advances[unit] = sum
      sum += advance
    }
    prefix = advances
    var opportunities = shaped.text.withUnsafeBufferPointer {
      worker.breaks(.line, UnsafeBufferPointer(rebasing: $0[paragraph.start..<paragraph.end]), locale: shaped.locale)
    }
    // A mark that begins a line by UAX 14 (behind a space) is still part of a character of UAX 29, which stays whole.
    if shaped.text.contains(where: { $0 >= 0x300 }) {
      let clusters = shaped.clusterFlags(worker: worker)
      for unit in 1..<max(1, count) where clusters[paragraph.start + unit] == 0 { opportunities[unit] = 0 }
    }
    lineBreaks = opportunities
  }

  /// The advance of the units, before any shaping again at its ends.
  func advance(from start: Int, to end: Int) -> Double {
    guard !tabs.isEmpty else { return prefix[end] - prefix[start] }
    var pen = 0.0
    var last = start
    for tab in tabs where tab >= start && tab < end {
      pen = TabStops.next(after: pen + prefix[tab] - prefix[last])
      last = tab + 1
    }
    return pen + prefix[end] - prefix[last]
  }
}
