import CHarfBuzz
import ProofModel

/// One glyph as HarfBuzz placed it, in points.
struct ShapedGlyph {
  var glyph: UInt32
  /// The first UTF-16 unit of the cluster, in the whole text.
  var cluster: Int32
  /// Whether the text may not be cut before this cluster without shaping again.
  var isUnsafe: Bool
  var advance: Double
  /// To the right, and downwards.
  var dx: Double
  var dy: Double
}

/// A stretch of text of one face, direction, script and look.
struct ShapedItem {
  enum Kind {
    case text
    /// As wide as the way to the next tab stop, which the line decides.
    case tab
    case attachment
  }

  /// UTF-16 units of the whole text.
  var start: Int
  var end: Int
  var kind: Kind
  var level: UInt8
  var script: hb_script_t
  var face: FontFace?
  /// Points per em.
  var size: Double
  /// Points after each cluster: the font's tracking and the run's kerning.
  var spacing: Double
  var run: Int
  /// In visual order.
  var glyphs: Range<Int>
  var line: ResolvedFont.LineBox

  var isRightToLeft: Bool { level & 1 != 0 }
}

/// The text between two line ends that its author wrote.
struct ShapedParagraph {
  var start: Int
  var end: Int
  /// Behind the newline, or `end` at the end of the text.
  var next: Int
  var level: UInt8
  var items: Range<Int>
  /// The sum of the advances, tabs counted from the paragraph's start.
  var width: Double
  /// A line separator or a newline of a kind that begins no new paragraph.
  var endsWithLineSeparator: Bool
}

/// A text shaped once, in which lines are then broken for any width.
final class ShapedText: @unchecked Sendable {
  let text: [UInt16]
  let runs: [TextRun]
  /// First unit of each run, and the text's length.
  let runStarts: [Int]
  let fonts: [ResolvedFont]
  let locale: String
  let items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  let paragraphs: [ShapedParagraph]
  /// Made when a line is first broken; guarded by one lock for all texts, since a lock each would cost more than it
  /// saves.
  private var metrics: [Int: ParagraphMetrics] = [:]
  private var clusters: [UInt8]?
  /// Not of `Void`, which has no address of its own for the thread sanitizer to tell apart.
  private static let lazily = Locked(false)

  init(
    text: [UInt16], runs: [TextRun], runStarts: [Int], fonts: [ResolvedFont], locale: String, items: [ShapedItem],
    glyphs: [ShapedGlyph], paragraphs: [ShapedParagraph]
  ) {
    self.text = text
    self.runs = runs
    self.runStarts = runStarts
    self.fonts = fonts
    self.locale = locale
    self.items = items
    self.glyphs = glyphs
    self.paragraphs = paragraphs
  }

  /// The run that holds a unit; the last one at the text's end.
  func run(at unit: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= unit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Prefix advances and break opportunities of a paragraph; made once, O(length).
  func metrics(of paragraph: Int, worker: TextWorker) -> ParagraphMetrics {
    if let known = Self.lazily.withLock({ _ in metrics[paragraph] }) { return known }
    let made = ParagraphMetrics(self, paragraph: paragraph, worker: worker)
    Self.lazily.withLock { _ in metrics[paragraph] = made }
    return made
  }

  /// Whether a unit is a space that may hang beyond a line's end: one that is a character by itself.
  func isHangingSpace(_ unit: Int) -> Bool {
    guard text[unit].isBreakingSpace else { return false }
    return text.withUnsafeBufferPointer { units in
      let hasMark = unit + 1 < units.count && Itemizer.extendsCluster(Itemizer.scalar(units, unit + 1).value)
      return !hasMark && !(unit > 0 && Itemizer.prependsCluster(before: unit, units))
    }
  }

  /// A flag before each unit where a user-perceived character begins; made once.
  func clusterFlags(worker: TextWorker) -> [UInt8] {
    if let known = Self.lazily.withLock({ _ in clusters }) { return known }
    let made = text.withUnsafeBufferPointer { worker.breaks(.grapheme, $0, locale: locale) }
    Self.lazily.withLock { _ in clusters = made }
    return made
  }
}

/// Where tabs lead: a stop every 28 points, as a new paragraph style has them in TextKit.
enum TabStops {
  static let interval = 28.0

  static func next(after pen: Double) -> Double {
    ((pen + 1e-6) / interval).rounded(.down) * interval + interval
  }
}

extension UInt16 {
  /// Spaces that hang beyond the line's end instead of beginning a new line (not the no-break ones).
  var isBreakingSpace: Bool {
    switch self {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator (UAX 14: BK, CR,
  /// LF, NL).
  var isLineEnd: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
