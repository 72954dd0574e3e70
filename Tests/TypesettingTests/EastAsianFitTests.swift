import ProofModel
import Testing

@testable import Typesetting

/// Advances of Chinese and Korean characters beside the system font, as iOS's own fonts have them.
@Suite struct EastAsianFitTests {
  private func width(_ text: String, _ size: Double, _ environment: TextEnvironment = TextEnvironment()) -> Double {
    let content = TextContent(runs: [TextRun(text: text, font: FontDescriptor(size: size))])
    return TextEngine().measure(content, maxWidth: nil, maxHeight: nil, environment: environment).size.width
  }

  // Recorded in semomun, Gongmanse and SsgSag at 12 to 30 points: 0.865 of an em a syllable.
  @Test(arguments: [13.0, 16, 30])
  func syllablesAreNarrowerThanAnEm(_ size: Double) {
    #expect(abs(width("한국어", size) - 3 * 0.865 * size) < 0.01)
  }

  // Recorded from Xcode 9 on in BSKYResidents, longdaohu's iosApp, netcloth, Coding, JLD Purchaser and bm; not in KidsTC, WeCenter and
  // AiYou of Xcode 7.
  @Test func hanCharactersStandALittleApartFromIOS10On() {
    var old = TextEnvironment()
    old.spacesHan = false
    #expect(abs(width("中文字", 17, old) - 51) < 0.01)
    #expect(abs(width("中文字", 17) - 51 - 3 * 0.321) < 0.01)
    #expect(width("中文字", 17, TextEnvironment(locale: "ja")) < 51.01)
  }
}
