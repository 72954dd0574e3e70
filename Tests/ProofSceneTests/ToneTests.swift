import Foundation
import ProofModel
import Testing

@testable import ProofScene

/// Marks and words are told from what they lie on: 3:1 for marks, 4.5:1 for words (WCAG 2.2, 1.4.3 and 1.4.11).
@Suite struct ToneTests {
  /// Relative luminance of an opaque colour.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// A colour laid over another.
  private func over(_ top: Color, _ ground: Color) -> Color {
    func mix(_ one: Double, _ other: Double) -> Double { one * top.alpha + other * (1 - top.alpha) }
    return Color(
      red: mix(top.red, ground.red), green: mix(top.green, ground.green), blue: mix(top.blue, ground.blue), alpha: 1)
  }

  private let paper = Color(rgb: 0xF3F4F6)

  @Test(arguments: Tone.allCases) func marksStandOut(tone: Tone) {
    #expect(contrast(tone.line, .white) >= 3)
    #expect(contrast(tone.line, paper) >= 3)
    #expect(contrast(tone.lineOnDark, .black) >= 3)
    #expect(contrast(tone.lineOnDark, Color(rgb: 0x1C1C1E)) >= 3)
  }

  @Test(arguments: Tone.allCases) func wordsOnBadgesCanBeRead(tone: Tone) {
    for ground in [Color.white, .black, Color(rgb: 0x808080)] {
      // Derived sizes have no box: they take the screen's side.
      let isPlain = tone == .derived
      if isPlain, ground != .white { continue }
      #expect(contrast(tone.badgeInk, over(tone.badgeFill, ground)) >= 4.5, "\(tone) on \(ground)")
    }
  }

  /// Under the legend's words lies white.
  @Test func legendsCanBeRead() { #expect(contrast(Color(rgb: 0x24292F), paper) >= 4.5) }
}
