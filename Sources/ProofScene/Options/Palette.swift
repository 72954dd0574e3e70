package import ProofModel

/// The system's colours in one appearance, as the Human Interface Guidelines print them.
package struct Palette: Hashable, Sendable {
  package var background: Color
  package var secondaryBackground: Color
  package var label: Color
  package var secondaryLabel: Color
  package var tertiaryLabel: Color
  package var placeholder: Color
  package var separator: Color
  /// Of tracks and segmented controls.
  package var fill: Color
  package var strongFill: Color
  package var bar: Color
  package var knob: Color
  package var knobEdge: Color
  package var on: Color
  package var field: Color
  package var fieldBorder: Color
  /// Of placeholders for what cannot be drawn: pictures, maps, web pages.
  package var standIn: Color
  package var standInInk: Color

  package static let light = Palette(
    background: .white, secondaryBackground: Color(rgb: 0xF2F2F7), label: .black,
    secondaryLabel: Color(rgb: 0x3C3C43, alpha: 0.6), tertiaryLabel: Color(rgb: 0x3C3C43, alpha: 0.3),
    placeholder: Color(rgb: 0x3C3C43, alpha: 0.38), separator: Color(rgb: 0xC6C6C8),
    fill: Color(rgb: 0x767680, alpha: 0.12), strongFill: Color(rgb: 0x787880, alpha: 0.2),
    bar: Color(rgb: 0xF9F9F9), knob: .white, knobEdge: Color(white: 0, alpha: 0.12), on: Color(rgb: 0x34C759),
    field: .white, fieldBorder: Color(rgb: 0xCDCDCF), standIn: Color(rgb: 0xEEEFF2), standInInk: Color(rgb: 0x868B94))

  package static let dark = Palette(
    background: .black, secondaryBackground: Color(rgb: 0x1C1C1E), label: .white,
    secondaryLabel: Color(rgb: 0xEBEBF5, alpha: 0.6), tertiaryLabel: Color(rgb: 0xEBEBF5, alpha: 0.3),
    placeholder: Color(rgb: 0xEBEBF5, alpha: 0.38), separator: Color(rgb: 0x38383A),
    fill: Color(rgb: 0x767680, alpha: 0.24), strongFill: Color(rgb: 0x787880, alpha: 0.36),
    bar: Color(rgb: 0x161618), knob: .white, knobEdge: Color(white: 0, alpha: 0.3), on: Color(rgb: 0x30D158),
    field: Color(rgb: 0x1C1C1E), fieldBorder: Color(rgb: 0x48484A), standIn: Color(rgb: 0x2A2B2F),
    standInInk: Color(rgb: 0x9A9EA6))

  /// The colours of an appearance.
  package static func of(_ appearance: Appearance) -> Palette { appearance == .dark ? .dark : .light }
}

/// The generations of looks that a control can have.
enum Look: Hashable, Sendable {
  /// iOS 7 to 12: outlines in the tint.
  case outlined
  /// iOS 13 to 25: soft fills.
  case soft
  /// iOS 26: capsules.
  case capsule
  case mac

  init(_ environment: Environment) {
    if environment.isMac || environment.era.system == .macos {
      self = .mac
    } else {
      self = environment.era.major < 13 ? .outlined : environment.era.major < 26 ? .soft : .capsule
    }
  }
}
