internal import ProofModel

/// The colours that a platform gives its controls, by name and appearance.
///
/// The values are the sRGB figures that UIKit's documented semantic colours resolve to since iOS 13; earlier eras have
/// the light ones only where a screen asks for no dark appearance.
struct SystemColors {
  let appearance: Appearance
  let platform: Platform
  let era: Era
  let label: Color
  let placeholder: Color
  let background: Color
  /// Of tables, collections and text views.
  let content: Color
  let separator: Color
  let bar: Color

  init(environment: Environment) {
    appearance = environment.appearance
    platform = environment.platform
    era = environment.era
    let isDark = appearance == .dark
    let named: (String) -> Color = { name in
      Self.table[name].map { isDark ? $0.dark : $0.light } ?? .black
    }
    label = named("label")
    placeholder = named("placeholder")
    content = named("system-background")
    background = platform == .mac ? named("window-background") : content
    separator = named("separator")
    bar = named("bar-background")
  }

  /// The colour of that name (`label`, `system-blue`, …); nil for a name that is not known.
  func color(named name: String) -> Color? {
    guard let pair = Self.table[name] else { return name == "tint" ? tint : nil }
    return appearance == .dark ? pair.dark : pair.light
  }

  /// Names for a colour that is not known, in the order of the table.
  static let names: [String] = table.keys.sorted() + ["tint"]

  /// What links and controls are tinted with where nothing says otherwise.
  var tint: Color {
    switch platform {
    case .ios where era.system == .ios && era.major >= 26:
      return Color(rgb: appearance == .dark ? 0x0091FF : 0x0088FF)
    case .ios, .mac, .web: return Color(rgb: appearance == .dark ? 0x0A84FF : 0x007AFF)
    case .android: return Color(rgb: appearance == .dark ? 0xD0BCFF : 0x6750A4)
    }
  }

  /// What a rounded text field is filled with.
  var field: Color {
    switch platform {
    case .mac: return Color(rgb: appearance == .dark ? 0x2A2A2A : 0xFFFFFF)
    default: return Color(rgb: appearance == .dark ? 0x1C1C1E : 0xFFFFFF)
    }
  }

  private static let table: [String: (light: Color, dark: Color)] = {
    func opaque(_ light: UInt32, _ dark: UInt32) -> (light: Color, dark: Color) {
      (Color(rgb: light), Color(rgb: dark))
    }
    func veiled(
      _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
    ) -> (light: Color, dark: Color) {
      (Color(rgb: light, alpha: lightAlpha), Color(rgb: dark, alpha: darkAlpha))
    }
    return [
      "label": opaque(0x000000, 0xFFFFFF),
      "secondary-label": veiled(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
      "tertiary-label": veiled(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
      "quaternary-label": veiled(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
      "placeholder": veiled(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
      "link": opaque(0x007AFF, 0x0984FF),
      "separator": veiled(0x3C3C43, 0.29, 0x545458, 0.6),
      "opaque-separator": opaque(0xC6C6C8, 0x38383A),
      "system-background": opaque(0xFFFFFF, 0x000000),
      "secondary-background": opaque(0xF2F2F7, 0x1C1C1E),
      "tertiary-background": opaque(0xFFFFFF, 0x2C2C2E),
      "grouped-background": opaque(0xF2F2F7, 0x000000),
      "secondary-grouped-background": opaque(0xFFFFFF, 0x1C1C1E),
      "window-background": opaque(0xECECEC, 0x323232),
      "bar-background": opaque(0xF9F9F9, 0x161616),
      "fill": veiled(0x787880, 0.2, 0x787880, 0.36),
      "secondary-fill": veiled(0x787880, 0.16, 0x787880, 0.32),
      "tertiary-fill": veiled(0x767680, 0.12, 0x767680, 0.24),
      "system-red": opaque(0xFF3B30, 0xFF453A),
      "system-orange": opaque(0xFF9500, 0xFF9F0A),
      "system-yellow": opaque(0xFFCC00, 0xFFD60A),
      "system-green": opaque(0x34C759, 0x30D158),
      "system-mint": opaque(0x00C7BE, 0x63E6E2),
      "system-teal": opaque(0x30B0C7, 0x40C8E0),
      "system-cyan": opaque(0x32ADE6, 0x64D2FF),
      "system-blue": opaque(0x007AFF, 0x0A84FF),
      "system-indigo": opaque(0x5856D6, 0x5E5CE6),
      "system-purple": opaque(0xAF52DE, 0xBF5AF2),
      "system-pink": opaque(0xFF2D55, 0xFF375F),
      "system-brown": opaque(0xA2845E, 0xAC8E68),
      "system-gray": opaque(0x8E8E93, 0x8E8E93),
      "system-gray2": opaque(0xAEAEB2, 0x636366),
      "system-gray3": opaque(0xC7C7CC, 0x48484A),
      "system-gray4": opaque(0xD1D1D6, 0x3A3A3C),
      "system-gray5": opaque(0xE5E5EA, 0x2C2C2E),
      "system-gray6": opaque(0xF2F2F7, 0x1C1C1E),
      "black": opaque(0x000000, 0x000000),
      "white": opaque(0xFFFFFF, 0xFFFFFF),
      "gray": opaque(0x808080, 0x808080),
      "clear": (.clear, .clear),
    ]
  }()
}
