/// The colours that a platform names by their purpose or hue, each with a light and a dark value.
///
/// The values are the sRGB figures that UIKit's documented semantic colours resolve to since iOS 13; those that AppKit's of the
/// same purpose have otherwise (Human Interface Guidelines, macOS 11 and later) stand apart.
public struct SystemColor: Hashable, Sendable {
  /// As a spec has it: `label`, `secondary-background`, `system-blue`.
  public var name: String
  /// The value in the light appearance, on iOS; ``color(_:on:)`` knows the Mac's.
  public var light: Color
  /// The value in the dark appearance, on iOS; ``color(_:on:)`` knows the Mac's.
  public var dark: Color

  /// The value in an appearance.
  public func color(_ appearance: Appearance) -> Color { appearance == .dark ? dark : light }

  /// The colour of that name; nil for one that is not known.
  public static func named(_ name: String) -> SystemColor? { byName[name] }

  /// The value in an appearance on a platform.
  public func color(_ appearance: Appearance, on platform: Platform) -> Color {
    (platform == .mac ? Self.onMac[name] ?? self : self).color(appearance)
  }

  /// The name of a colour by the name of AppKit's catalogue in Interface Builder's files: `secondaryLabelColor` →
  /// `secondary-label`. Nil for those that controls alone have.
  public static func name(appKit name: String) -> String? {
    if let own = appKitNames[name] { return own }
    return appKitTexts.contains(name) ? "label" : self.name(interfaceBuilder: name)
  }

  /// The name of a colour by the name in Interface Builder's files: `systemBlueColor` → `system-blue`.
  public static func name(interfaceBuilder name: String) -> String? {
    if let own = interfaceBuilderNames[name] { return own }
    guard name.hasSuffix("Color") else { return nil }
    var words = ""
    for character in name.dropLast("Color".count) {
      if character.isUppercase { words += "-" }
      words += character.lowercased()
    }
    return byName[words] == nil ? nil : words
  }

  /// Of the titles of a table's sections, and what lay behind grouped tables before iOS 13.
  public static let sectionTitle = Color(rgb: 0x6D6D72)
  /// The ground of grouped tables before iOS 13.
  public static let groupedTable = Color(rgb: 0xEFEFF4)

  /// All, in the order of the documentation.
  public static let all: [SystemColor] = shared + ofAppKit

  private static let shared: [SystemColor] = [
    opaque("label", 0x000000, 0xFFFFFF),
    veiled("secondary-label", 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    veiled("tertiary-label", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    veiled("quaternary-label", 0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    veiled("placeholder", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    opaque("link", 0x007AFF, 0x0984FF),
    veiled("separator", 0x3C3C43, 0.29, 0x545458, 0.6),
    opaque("opaque-separator", 0xC6C6C8, 0x38383A),
    opaque("system-background", 0xFFFFFF, 0x000000),
    opaque("secondary-background", 0xF2F2F7, 0x1C1C1E),
    opaque("tertiary-background", 0xFFFFFF, 0x2C2C2E),
    opaque("grouped-background", 0xF2F2F7, 0x000000),
    opaque("secondary-grouped-background", 0xFFFFFF, 0x1C1C1E),
    opaque("tertiary-grouped-background", 0xF2F2F7, 0x2C2C2E),
    opaque("window-background", 0xECECEC, 0x323232),
    opaque("bar-background", 0xF9F9F9, 0x161616),
    veiled("fill", 0x787880, 0.2, 0x787880, 0.36),
    veiled("secondary-fill", 0x787880, 0.16, 0x787880, 0.32),
    veiled("tertiary-fill", 0x767680, 0.12, 0x767680, 0.24),
    veiled("quaternary-fill", 0x747480, 0.08, 0x767680, 0.18),
    opaque("system-red", 0xFF3B30, 0xFF453A),
    opaque("system-orange", 0xFF9500, 0xFF9F0A),
    opaque("system-yellow", 0xFFCC00, 0xFFD60A),
    opaque("system-green", 0x34C759, 0x30D158),
    opaque("system-mint", 0x00C7BE, 0x63E6E2),
    opaque("system-teal", 0x30B0C7, 0x40C8E0),
    opaque("system-cyan", 0x32ADE6, 0x64D2FF),
    opaque("system-blue", 0x007AFF, 0x0A84FF),
    opaque("system-indigo", 0x5856D6, 0x5E5CE6),
    opaque("system-purple", 0xAF52DE, 0xBF5AF2),
    opaque("system-pink", 0xFF2D55, 0xFF375F),
    opaque("system-brown", 0xA2845E, 0xAC8E68),
    opaque("system-gray", 0x8E8E93, 0x8E8E93),
    opaque("system-gray2", 0xAEAEB2, 0x636366),
    opaque("system-gray3", 0xC7C7CC, 0x48484A),
    opaque("system-gray4", 0xD1D1D6, 0x3A3A3C),
    opaque("system-gray5", 0xE5E5EA, 0x2C2C2E),
    opaque("system-gray6", 0xF2F2F7, 0x1C1C1E),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Those that AppKit alone has a name for (`NSColor`, docs). The documentation gives no values: these are about those of macOS 11
  /// and later.
  private static let ofAppKit: [SystemColor] = [
    opaque("text", 0x000000, 0xFFFFFF),
    // What archives of Xcode 4 record of it.
    opaque("header", 0xFFFFFF, 0x1E1E1E),
    opaque("under-page-background", 0x969696, 0x282828),
    opaque("alternating-content-background", 0xF4F5F5, 0x282828),
    opaque("selected-content-background", 0x0063E1, 0x0058D0),
    opaque("unemphasized-selected-content-background", 0xDCDCDC, 0x464646),
    opaque("selected-text-background", 0xB3D7FF, 0x3F638B),
    opaque("unemphasized-selected-text-background", 0xDCDCDC, 0x464646),
    opaque("grid-lines", 0xE6E6E6, 0x1A1A1A),
    veiled("keyboard-focus-indicator", 0x0067F4, 0.25, 0x1AA9FF, 0.3),
    opaque("find-highlight", 0xFFFF00, 0xFFFF00),
  ]

  /// Names that are not ours in another spelling.
  private static let interfaceBuilderNames = [
    "groupTableViewBackgroundColor": "grouped-background", "placeholderTextColor": "placeholder",
    "secondarySystemBackgroundColor": "secondary-background",
    "tertiarySystemBackgroundColor": "tertiary-background", "systemGroupedBackgroundColor": "grouped-background",
    "secondarySystemGroupedBackgroundColor": "secondary-grouped-background",
    "tertiarySystemGroupedBackgroundColor": "tertiary-grouped-background", "systemFillColor": "fill",
    "secondarySystemFillColor": "secondary-fill", "tertiarySystemFillColor": "tertiary-fill",
    "quaternarySystemFillColor": "quaternary-fill", "systemGray2Color": "system-gray2",
    "systemGray3Color": "system-gray3", "systemGray4Color": "system-gray4", "systemGray5Color": "system-gray5",
    "systemGray6Color": "system-gray6",
  ]

  private static let onMac = Dictionary(
    uniqueKeysWithValues: [
      // 0.847, 216 of 255 (what Interface Builder's colour panel writes of it into files: ACMPlayer).
      veiled("label", 0x000000, 216.0 / 255, 0xFFFFFF, 216.0 / 255),
      veiled("secondary-label", 0x000000, 0.5, 0xFFFFFF, 0.55),
      veiled("tertiary-label", 0x000000, 0.26, 0xFFFFFF, 0.25),
      veiled("quaternary-label", 0x000000, 0.1, 0xFFFFFF, 0.1), veiled("placeholder", 0x000000, 0.25, 0xFFFFFF, 0.25),
      opaque("link", 0x0068DA, 0x419CFF), veiled("separator", 0x000000, 0.1, 0xFFFFFF, 0.1),
      opaque("system-background", 0xFFFFFF, 0x1E1E1E), opaque("system-green", 0x28CD41, 0x32D74B),
      opaque("system-teal", 0x59ADC4, 0x6AC4DC), opaque("system-gray", 0x8E8E93, 0x98989D),
    ].map { ($0.name, $0) })

  /// What AppKit writes the texts of controls in where nothing else is said, 85 % of black from macOS 10.14 on; what documents
  /// say is opaque (`text`).
  private static let appKitTexts: Set<String> = [
    "labelColor", "controlTextColor", "headerTextColor", "windowFrameTextColor",
  ]

  private static let appKitNames = [
    "placeholderTextColor": "placeholder", "disabledControlTextColor": "tertiary-label",
    "controlBackgroundColor": "system-background", "textBackgroundColor": "system-background",
    "controlAccentColor": "system-blue", "gridColor": "grid-lines", "selectedControlColor": "selected-text-background",
    "selectedControlTextColor": "label", "selectedTextColor": "text", "unemphasizedSelectedTextColor": "text",
    "alternateSelectedControlColor": "selected-content-background",
    "secondarySelectedControlColor": "unemphasized-selected-content-background",
    "selectedMenuItemColor": "selected-content-background",
  ]

  private static func opaque(_ name: String, _ light: UInt32, _ dark: UInt32) -> SystemColor {
    SystemColor(name: name, light: Color(rgb: light), dark: Color(rgb: dark))
  }

  private static func veiled(
    _ name: String, _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
  ) -> SystemColor {
    SystemColor(name: name, light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
  }
}
