import Testing

@testable import ProofModel

/// Components that are written in another space than sRGB.
@Suite struct ColorSpaceTests {
  private func shares(_ red: Double, _ green: Double, _ blue: Double, _ space: String?) -> [Int] {
    let color = Color(red: red, green: green, blue: blue, alpha: 1, in: Color.Space(named: space))
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func greysAreTheSameInAllButTheirCurve() {
    #expect(shares(1, 1, 1, "adobeRGB1998") == [255, 255, 255])
    #expect(shares(0, 0, 0, "displayP3") == [0, 0, 0])
    #expect(shares(0.6, 0.6, 0.6, "display-p3") == [153, 153, 153])
  }

  /// What lies outside of sRGB is its nearest edge. The second is seen in FlowingMenu.
  @Test func componentsAreConverted() {
    #expect(shares(1, 0, 0, "displayP3") == [255, 0, 0])
    #expect(shares(206.0 / 255, 61.0 / 255, 68.0 / 255, "adobeRGB1998") == [238, 59, 66])
    #expect(shares(0.2, 0.6, 0.4, "sRGB") == [51, 153, 102])
    #expect(shares(0.2, 0.6, 0.4, nil) == [51, 153, 102])
  }
}
