/// A colour in sRGB with straight alpha; components are 0…1.
public struct Color: Hashable, Sendable {
  /// The red component in sRGB, 0…1, not multiplied by the opacity.
  public var red: Double
  /// The green component in sRGB, 0…1, not multiplied by the opacity.
  public var green: Double
  /// The blue component in sRGB, 0…1, not multiplied by the opacity.
  public var blue: Double
  /// The opacity, from 0 for clear to 1 for opaque.
  public var alpha: Double

  /// A colour from its components in sRGB, opaque by default; values outside of 0…1 are kept.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey of that brightness in sRGB, from 0 for black to 1 for white, opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// 0xRRGGBB.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex text: String) {
    guard text.first == "#" else { return nil }
    var digits: [UInt32] = []
    for scalar in text.unicodeScalars.dropFirst() {
      guard scalar.isASCII, let value = Character(scalar).hexDigitValue else { return nil }
      digits.append(UInt32(value))
    }
    switch digits.count {
    case 3:
      self.init(rgb: digits.reduce(0) { $0 << 8 | $1 << 4 | $1 })
    case 6:
      self.init(rgb: digits.reduce(0) { $0 << 4 | $1 })
    case 8:
      self.init(
        rgb: digits.prefix(6).reduce(0) { $0 << 4 | $1 }, alpha: Double(digits[6] << 4 | digits[7]) / 255)
    default:
      return nil
    }
  }

  /// `RRGGBB` in capitals: what ``init(hex:)`` reads behind its `#`, each component cut to 0…1 and rounded to a byte.
  package var hexDigits: String { Self.hexDigits([red, green, blue]) }

  /// `RRGGBBAA`, with the opacity.
  package var hexDigitsWithAlpha: String { Self.hexDigits([red, green, blue, alpha]) }

  private static func hexDigits(_ components: [Double]) -> String {
    components.map { component in
      let digits = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  /// The colour with another opacity, 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The opaque colour of components 0.
  public static let black = Color(white: 0)
  /// The opaque colour of components 1.
  public static let white = Color(white: 1)
  /// The colour that shows nothing: black of opacity 0.
  public static let clear = Color(white: 0, alpha: 0)
}
