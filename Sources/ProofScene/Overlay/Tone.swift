package import ProofModel

/// What a mark over the screen says; each has a colour, and a shape and a word of its own as well.
///
/// The colours keep apart for the common kinds of colour blindness by lightness as well as by hue: on white blue is
/// dark, orange light, red between them; ends, dashes and badges tell the rest.
package enum Tone: Int, Hashable, Sendable, CaseIterable, Comparable {
  case conflict, ambiguity, warning, satisfied, implied, beaten, derived, note
  case frame, baseline, safeArea, margin, redline, grid, reading

  /// The order of the cases: the gravest mark first, mere aids to reading last.
  package static func < (left: Tone, right: Tone) -> Bool { left.rawValue < right.rawValue }

  /// Of lines, and of words on a white badge.
  package var line: Color {
    switch self {
    case .conflict, .ambiguity: return Color(rgb: 0xC8102E)
    case .warning: return Color(rgb: 0xC25E00)
    case .satisfied: return Color(rgb: 0x0B57D0)
    case .implied: return Color(rgb: 0x7B2FBE)
    case .beaten: return Color(rgb: 0x5F6673)
    case .derived: return Color(rgb: 0x3F6BA8)
    case .note: return Color(rgb: 0x7A5B00)
    case .frame: return Color(rgb: 0x5A6472)
    case .baseline: return Color(rgb: 0xB0257E)
    case .safeArea: return Color(rgb: 0x0A7D6C)
    case .margin: return Color(rgb: 0x7A5F33)
    case .redline: return Color(rgb: 0xC2185B)
    case .grid: return Color(rgb: 0x4F6D8F)
    case .reading: return Color(rgb: 0x1F6F43)
    }
  }

  /// The same on a dark screen, in a dark casing.
  package var lineOnDark: Color {
    switch self {
    case .conflict, .ambiguity: return Color(rgb: 0xFF5C72)
    case .warning: return Color(rgb: 0xFFA033)
    case .satisfied: return Color(rgb: 0x62A4FF)
    case .implied: return Color(rgb: 0xC58BFF)
    case .beaten: return Color(rgb: 0xA7AFBC)
    case .derived: return Color(rgb: 0x8FB4E8)
    case .note: return Color(rgb: 0xE8C24A)
    case .frame: return Color(rgb: 0xA9B4C2)
    case .baseline: return Color(rgb: 0xFF7CCB)
    case .safeArea: return Color(rgb: 0x3FD0B8)
    case .margin: return Color(rgb: 0xD9B77A)
    case .redline: return Color(rgb: 0xFF77A8)
    case .grid: return Color(rgb: 0x93B3D9)
    case .reading: return Color(rgb: 0x6FD39B)
    }
  }

  /// What tells its lines apart where hues cannot: implied ones are dashed and dotted, also for colour-blind eyes.
  func dash(_ unit: Double) -> [Double] {
    self == .implied ? [5 * unit, 1.8 * unit, 1.2 * unit, 1.8 * unit] : []
  }

  var badgeFill: Color {
    switch self {
    case .conflict, .ambiguity, .reading: return line
    case .warning: return Color(rgb: 0xFFB14A)
    case .note: return Color(rgb: 0xFFF3C4)
    case .beaten: return Color(rgb: 0xF1F2F4)
    case .derived: return Color(white: 1, alpha: 0.82)
    default: return Color(white: 1, alpha: 0.96)
    }
  }

  var badgeInk: Color {
    switch self {
    case .conflict, .ambiguity, .reading: return .white
    case .warning: return Color(rgb: 0x3A1C00)
    case .note: return Color(rgb: 0x4A3800)
    default: return line
    }
  }

  var badgeEdge: Color? {
    switch self {
    case .conflict, .ambiguity, .reading: return Color(white: 1, alpha: 0.9)
    case .warning: return Color(rgb: 0x9A4A00)
    case .note: return Color(rgb: 0xC9A227)
    case .derived: return nil
    default: return line
    }
  }

  /// The line's end: bars as Interface Builder has them, unless the tone has a mark of its own.
  var end: LineEnd {
    switch self {
    case .implied: return .dot
    case .ambiguity: return .arrow
    case .beaten: return .cross
    case .derived: return .tick
    default: return .bar
    }
  }
}

/// How a dimension's line ends.
enum LineEnd: Hashable {
  case bar, dot, arrow, cross, tick
}
