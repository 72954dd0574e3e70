import Foundation
import ProofModel
import TestRequirements
import Testing

@testable import Typesetting

/// Texts and fonts that were made, or broken, to do harm: each must end, small, with an answer.
@Suite struct HostileTextTests {
  let engine = TextEngine()

  private func measure(_ text: String, lines: Int = 0, mode: TextContent.LineBreakMode = .wordWrap) -> TextMeasurement {
    engine.measure(
      TextContent(
        runs: [TextRun(text: text, font: FontDescriptor())], numberOfLines: lines, lineBreakMode: mode),
      maxWidth: 300, maxHeight: nil, environment: TextEnvironment())
  }

  @Test func aMegabyteWithoutABreak() {
    let text = String(repeating: "a", count: 1 << 20)
    let wrapped = measure(text)
    #expect(wrapped.lineCount > 20_000 && wrapped.size.width <= 300)
    for mode in [TextContent.LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
      let cut = measure(text, lines: 1, mode: mode)
      #expect(cut.isTruncated && cut.size.width <= 300)
    }
  }

  @Test func tenThousandMarksOnOneLetter() {
    let measured = measure("e" + String(repeating: "\u{301}", count: 10_000) + " b")
    #expect(measured.size.width.isFinite && measured.lineCount <= 2)
  }

  @Test func controlsNestedTwoHundredDeep() {
    let opening = ["\u{202B}", "\u{2067}", "\u{202D}", "\u{2068}"]
    let text =
      (0..<200).map { opening[$0 % 4] }.joined() + "abc אבג 123" + String(repeating: "\u{2069}\u{202C}", count: 200)
    #expect(measure(text).size.width > 0)
  }

  @Test func onlyJoiners() {
    #expect(measure(String(repeating: "\u{200D}", count: 5000)).size.width <= 300)
    #expect(measure(String(repeating: "👩\u{200D}", count: 3000)).lineCount >= 1)
    #expect(measure(String(repeating: "\u{FFFC}\u{0}\u{FEFF}\u{E0041}", count: 1000)).size.width.isFinite)
  }

  @Test func tenThousandParagraphsAndTabs() {
    #expect(measure(String(repeating: "\n", count: 10_000)).lineCount == 10_001)
    #expect(measure(String(repeating: "\t", count: 10_000)).size.width.isFinite)
  }

  @Test func tenThousandCharactersThatNobodyHas() {
    let unknown = (0..<10_000).compactMap { Unicode.Scalar(0xF0000 + $0).map { "a\($0)" } }.joined()
    let engine = TextEngine()
    let content = TextContent(runs: [TextRun(text: unknown, font: FontDescriptor())], numberOfLines: 0)
    let measured = engine.measure(content, maxWidth: 300, maxHeight: nil, environment: TextEnvironment())
    #expect(measured.lineCount > 100)
    #expect(engine.catalogue.diagnostics.contains { $0.id == "glyph-missing" })
    #expect(engine.catalogue.diagnostics.count <= 200)
  }

  @Test func deepBrackets() {
    #expect(measure(String(repeating: "(א", count: 20_000)).size.width > 0)
  }

  @Test func numbersThatAreNone() {
    for bad in [Double.nan, .infinity, -.infinity, -1, 0, 1e308] {
      let content = TextContent(
        runs: [TextRun(text: "some words here", font: FontDescriptor(size: bad), kerning: bad, baselineOffset: bad)],
        numberOfLines: 0, minimumScaleFactor: bad, lineHeightMultiple: bad, lineSpacing: bad, paragraphSpacing: bad)
      for width in [nil, bad, 100] as [Double?] {
        let environment = TextEnvironment(scale: bad)
        let measured = engine.measure(content, maxWidth: width, maxHeight: width, environment: environment)
        #expect(measured.lineCount >= 1)
        _ = engine.layOut(content, width: width, height: width, environment: environment)
      }
    }
  }

  /// A font cut short at every length, and with bytes turned over: measured and drawn, or refused with its name.
  @Test(.needsInstalled("/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf")) func damagedFonts() throws {
    let source = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
    let font = try #require(FileManager.default.contents(atPath: source))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = Seeded(state: 5)
    for round in 0..<60 {
      var bytes = font
      if round % 2 == 0 {
        bytes = bytes.prefix(random.below(bytes.count))
      } else {
        for _ in 0..<40 { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      }
      let path = folder.appendingPathComponent("\(round).ttf").path
      try bytes.write(to: URL(fileURLWithPath: path))
      let engine = TextEngine()
      let content = TextContent(runs: [TextRun(text: "שלום abc", font: FontDescriptor(file: path, size: 20))])
      let laid = engine.layOut(content, width: 100, height: nil, environment: TextEnvironment())
      let rasterizer = GlyphRasterizer()
      for run in laid.lines.flatMap(\.runs) {
        guard let face = engine.face(run.face) else { continue }
        for glyph in run.glyphs {
          _ = rasterizer?.mask(face, glyph: glyph.id, size: 40, place: GlyphPlace(x: 0, y: 0))
        }
      }
      let isUsed = engine.catalogue.usedFiles().contains { $0.path == path }
      let isReported = engine.catalogue.diagnostics.contains { $0.message.contains(path) }
      #expect(isUsed || isReported, "seed 5, round \(round)")
    }
  }

  @Test func filesThatAreNoFonts() {
    let catalogue = FontCatalogue(projectFiles: ["/dev/zero", "/nonexistent.ttf", "/etc/passwd", "/usr"])
    let engine = TextEngine(catalogue: catalogue)
    let content = TextContent(runs: [TextRun(text: "abc", font: FontDescriptor(family: "No Such Font"))])
    let measured = engine.measure(content, maxWidth: nil, maxHeight: nil, environment: TextEnvironment())
    #expect(measured.size.width > 0)
    let messages = catalogue.diagnostics.map(\.message)
    for path in catalogue.projectFiles { #expect(messages.contains { $0.contains("'\(path)'") }) }
    #expect(messages.contains { $0.contains("'No Such Font'") })
  }
}
