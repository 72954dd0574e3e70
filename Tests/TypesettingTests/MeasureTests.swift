import ProofModel
import Testing

@testable import Typesetting

@Suite struct MeasureTests {
  let engine = TextEngine()

  private func content(_ text: String, _ family: String = "Inter", weight: Int = 400, lines: Int = 1) -> TextContent {
    TextContent(
      runs: [TextRun(text: text, font: FontDescriptor(family: family, size: 17, weight: weight))],
      numberOfLines: lines)
  }

  /// Measured with HarfBuzz's own functions at units per em (Inter 4.0~beta7, Roboto 2017).
  @Test(arguments: [
    ("Bookcase", "Inter", 400, 78.0696, 20.5739), ("Title", "Inter", 400, 35.2557, 20.5739),
    ("Bookcase", "Inter", 600, 80.1222, 20.5739), ("Title", "Inter", 600, 36.8072, 20.5739),
    ("Bookcase", "Roboto", 400, 74.3667, 19.9219), ("Title", "Roboto", 400, 32.9873, 19.9219),
  ])
  func namedFamiliesAreExact(text: String, family: String, weight: Int, width: Double, height: Double) {
    let size = engine.measure(
      content(text, family, weight: weight), maxWidth: nil, maxHeight: nil, environment: TextEnvironment()
    ).size
    #expect(abs(size.width - width) < 0.00005)
    #expect(abs(size.height - height) < 0.00005)
  }

  @Test func textsOfScreensThatAreDoneAreLetGoOf() {
    let engine = TextEngine()
    let words = (0..<1_200).map { content("A label of one of many screens, number \($0)") }
    let environment = TextEnvironment()
    let first = words.map { engine.measure($0, maxWidth: nil, maxHeight: nil, environment: environment) }
    engine.forgetTexts()
    #expect(engine.cache.shapedCount == 0)
    let again = words.map { engine.measure($0, maxWidth: nil, maxHeight: nil, environment: environment) }
    #expect(first.map(\.size) == again.map(\.size))
    // What is few is kept.
    let small = TextEngine()
    for word in words.prefix(10) { _ = small.measure(word, maxWidth: nil, maxHeight: nil, environment: environment) }
    small.forgetTexts()
    #expect(small.cache.shapedCount == 10)
  }

  @Test func wrappedTextIsAsHighAsItsLines() {
    let measured = engine.measure(
      content("one two three four five", lines: 0), maxWidth: 90, maxHeight: nil, environment: TextEnvironment())
    #expect(measured.lineCount == 3)
    #expect(measured.size.width <= 90)
    #expect(abs(measured.size.height - 3 * 20.57386) < 0.001)
  }
}
