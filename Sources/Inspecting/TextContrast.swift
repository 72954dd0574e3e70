package import ProofModel

/// How a text stands out of what lies behind it, by WCAG 2.2, 1.4.3.
package enum TextContrast: Hashable, Sendable {
  case measured(Measurement)
  /// What lies behind is not known: why, in words.
  case unmeasured(String)

  /// The contrast of a text with what lies behind it, and what it needs.
  package struct Measurement: Hashable, Sendable {
    /// 1 to 21.
    package var ratio: Double
    /// What a text of its size needs: 4.5, or 3 from 24 pt, bold from 18.66 pt on.
    package var needed: Double
    /// Points.
    package var size: Double
    /// As it is seen: with its own opacity laid over what is behind.
    package var foreground: Color
    package var background: Color
    /// Whether both are the system's own, which no author chose; looked for only where the ratio is not enough.
    package var isSystem: Bool
    /// The text's colour as it was given.
    package var own: Color
    /// The nearest colour that is enough in its place; looked for only where the ratio is not.
    package var nearest: Color?

    package var isEnough: Bool { ratio >= needed - 0.005 }

    /// `3.94:1`, cut and never rounded up.
    package var words: String { "\(((ratio * 100).rounded(.down) / 100).shortText):1" }
  }
}

extension Color {
  /// Laid over an opaque colour.
  func over(_ background: Color) -> Color {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return Color(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// WCAG's relative luminance, 0 to 1, without its opacity.
  var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// x to the power of 2.4 for 0 < x ≤ 1, the same on every machine: x² · x^(2/5), the root by Newton's method.
  private static func power(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // y⁵ = x²
    let square = value * value
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = root - (fourth * root - square) / (5 * fourth)
      if next == root { break }
      root = next
    }
    return square * root
  }

  /// 1 to 21, by WCAG.
  func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
