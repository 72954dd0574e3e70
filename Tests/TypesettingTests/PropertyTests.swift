import ProofModel
import Testing

@testable import Typesetting

/// What holds for every text and width.
@Suite struct PropertyTests {
  let engine = TextEngine()

  private static let words = [
    "book", "Überschrift", "Kindergarten", "fi", "ffl", "a", "naïve", "שלום", "مرحبا", "بالعالم", "ภาษาไทย", "日本語",
    "漢字",
    "한국어", "नमस्ते", "👩‍👩‍👧‍👦", "🇫🇷🇩🇪", "1,234.50", "(x)", "—", "don’t", "e\u{301}te\u{301}", "\u{200B}", "x\u{AD}y", "AVAVA",
    "To",
  ]

  private func text(_ random: inout Seeded) -> String {
    var text = ""
    for _ in 0..<1 + random.below(14) {
      text += Self.words[random.below(Self.words.count)]
      text += [" ", " ", " ", "  ", "\t", "\n", "-", ""][random.below(8)]
    }
    return text
  }

  private func content(_ random: inout Seeded, lines: Int? = nil) -> TextContent {
    let families = ["system", "Inter", "Roboto", "serif", "Noto Sans"]
    let modes = TextContent.LineBreakMode.allCases
    let runs = (0..<1 + random.below(3)).map { _ in
      TextRun(
        text: text(&random),
        font: FontDescriptor(
          family: families[random.below(families.count)], size: Double(9 + random.below(25)),
          weight: 100 * (1 + random.below(9)), italic: random.below(4) == 0),
        kerning: random.below(5) == 0 ? 1.5 : 0)
    }
    return TextContent(
      runs: runs, numberOfLines: lines ?? random.below(4), lineBreakMode: modes[random.below(modes.count)])
  }

  private func environment(_ random: inout Seeded) -> TextEnvironment {
    TextEnvironment(
      locale: ["en", "ar", "ja", "th"][random.below(4)],
      direction: random.below(3) == 0 ? .rightToLeft : .leftToRight, scale: Double(1 + random.below(3)))
  }

  @Test(arguments: 0..<60) func advancesAddUpAndBreaksCoverTheText(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let content = content(&random, lines: 0)
    let environment = environment(&random)
    let width = Double(10 + random.below(300))
    let block = engine.block(content, maxWidth: width, environment: environment)
    let laid = engine.layOut(content, width: width, height: nil, environment: environment)
    var at = 0
    let paragraphs = engine.block(content, maxWidth: nil, environment: environment).rows[0].line.source.paragraphs
    for row in block.rows {
      let range = row.line.range
      #expect(range.start <= range.visibleEnd && range.visibleEnd <= range.end)
      // A line broken at a soft hyphen is a copy with a hyphen; the text goes on behind it all the same.
      #expect(row.line.next >= at, "seed \(seed)")
      let paragraph = paragraphs.first { at <= $0.end }
      if row.line.source.paragraphs.count == paragraphs.count, row.line.source.text.count == content.string.utf16.count
      {
        #expect(range.start == at, "seed \(seed)")
      }
      at = paragraph.map { row.line.next == $0.end ? $0.next : row.line.next } ?? at
    }
    #expect(at == content.string.utf16.count, "seed \(seed)")
    for (line, row) in zip(laid.lines, block.rows) where !row.line.source.text.contains(0x09) {
      let sum = line.runs.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } }
      #expect(abs(sum - line.width) < 1e-6, "seed \(seed)")
    }
  }

  @Test(arguments: 100..<160) func aWiderBoxNeverMakesMoreLines(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let content = content(&random, lines: 0)
    let environment = environment(&random)
    var last = Int.max
    for width in stride(from: 20.0, through: 420, by: 40) {
      let count = engine.measure(content, maxWidth: width, maxHeight: nil, environment: environment).lineCount
      #expect(count <= last, "seed \(seed), width \(width)")
      last = count
    }
  }

  @Test(arguments: 200..<280) func textFitsItsBox(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var content = content(&random)
    content.lineBreakMode = [.truncateHead, .truncateMiddle, .truncateTail][random.below(3)]
    let environment = environment(&random)
    let width = Double(60 + random.below(300))
    let measured = engine.measure(content, maxWidth: width, maxHeight: nil, environment: environment)
    #expect(measured.size.width <= width + 1e-6, "seed \(seed)")
    #expect(content.numberOfLines == 0 || measured.lineCount <= content.numberOfLines)
    // Measured again in the width that came out, the text is the same.
    let again = engine.measure(content, maxWidth: measured.size.width, maxHeight: nil, environment: environment)
    if !measured.isTruncated { #expect(again.lineCount == measured.lineCount, "seed \(seed)") }
  }

  @Test func measuringIsIndependentOfOrderThreadAndCache() async {
    let requests = (300..<420).map { seed in
      var random = Seeded(state: UInt64(seed))
      return (content(&random), environment(&random), Double(20 + random.below(300)))
    }
    let fresh = requests.map { request in
      TextEngine(catalogue: engine.catalogue).measure(
        request.0, maxWidth: request.2, maxHeight: nil, environment: request.1)
    }
    let shared = TextEngine()
    let concurrent = await withTaskGroup(of: (Int, TextMeasurement).self) { group in
      for index in requests.indices.reversed() {
        group.addTask {
          let request = requests[index]
          return (index, shared.measure(request.0, maxWidth: request.2, maxHeight: nil, environment: request.1))
        }
      }
      return await group.reduce(into: [Int: TextMeasurement]()) { $0[$1.0] = $1.1 }
    }
    for index in requests.indices {
      #expect(concurrent[index] == fresh[index], "seed \(300 + index)")
      let request = requests[index]
      #expect(
        shared.measure(request.0, maxWidth: request.2, maxHeight: nil, environment: request.1) == fresh[index])
    }
  }

  @Test(arguments: 500..<540) func layingOutAgreesWithMeasuring(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var content = content(&random)
    content.alignment = TextContent.Alignment.allCases[random.below(5)]
    let environment = environment(&random)
    let width = Double(40 + random.below(300))
    let measured = engine.measure(content, maxWidth: width, maxHeight: 80, environment: environment)
    let laid = engine.layOut(content, width: width, height: 80, environment: environment)
    #expect(laid.measurement == measured)
    #expect(laid.lines.count == measured.lineCount)
    #expect(laid.lines.first?.baseline == measured.firstBaseline)
    #expect(laid.lines.last?.baseline == measured.lastBaseline)
  }
}
