import ProofModel
import Testing

@testable import Typesetting

@Suite struct TextGrowthTests {
  let engine = TextEngine()

  private func content(_ text: String, lines: Int = 1) -> TextContent {
    TextContent(runs: [TextRun(text: text, font: FontDescriptor())], numberOfLines: lines)
  }

  @Test func aTextGrowsUntilItsBoxIsFull() {
    let text = content("Save changes")
    let environment = TextEnvironment()
    let width = engine.measure(text, maxWidth: nil, maxHeight: nil, environment: environment).size.width
    let tight = engine.growth(of: text, width: width, height: 21, environment: environment)
    #expect(tight.characters == 0 && tight.percent == 0)
    let roomy = engine.growth(of: text, width: width * 1.5, height: 21, environment: environment)
    #expect(roomy.percent > 30 && roomy.percent <= 55 && !roomy.isUnlimited)
    // One character more is too many.
    let longer = text.grown(by: roomy.characters + 1)
    #expect(engine.measure(longer, maxWidth: width * 1.5, maxHeight: nil, environment: environment).isTruncated)
    let free = engine.growth(of: text, width: nil, height: nil, environment: environment)
    #expect(free.isUnlimited && free.percent == 200)
  }

  @Test func severalLinesGrowDownToTheBoxesEnd() {
    let text = content("Save changes", lines: 0)
    let short = engine.growth(of: text, width: 110, height: 21, environment: TextEnvironment())
    let tall = engine.growth(of: text, width: 110, height: 41, environment: TextEnvironment())
    #expect(short.characters < tall.characters)
    #expect(!tall.isUnlimited)
  }

  @Test func aTextThatIsCutAlreadyHasNoRoom() {
    let growth = engine.growth(of: content("Save changes"), width: 30, height: 21, environment: TextEnvironment())
    #expect(growth.characters == 0)
  }
}

extension TextEngine {
  /// How far the text may grow in a box before it is shortened, cut off or set smaller.
  fileprivate func growth(
    of content: TextContent, width: Double?, height: Double?, environment: TextEnvironment,
    limit: Int = TextGrowth.standardLimit
  ) -> TextGrowth {
    let before = measure(content, maxWidth: width, maxHeight: height, environment: environment)
    return TextGrowth.largest(of: content, limit: limit) { grown in
      let measured = measure(grown, maxWidth: width, maxHeight: height, environment: environment)
      if measured.isTruncated || measured.fontScale < before.fontScale { return false }
      if let width, measured.size.width > width + 1e-6 { return false }
      guard let height else { return true }
      return measured.size.height.roundedUp(scale: environment.scale) <= max(height, before.size.height) + 1e-6
    }
  }
}
