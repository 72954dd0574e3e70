/// Families that are asked for on Apple's systems and cannot be had here, with the nearest free ones.
enum FontSubstitutes {
  /// Liberation has Arial's and Times' widths; Apple's Helvetica Neue is within some per cent of Arial.
  private static let table: [String: [String]] = [
    "helvetica": ["Liberation Sans"], "helvetica neue": ["Liberation Sans"], "helveticaneue": ["Liberation Sans"],
    "arial": ["Liberation Sans"], "arialmt": ["Liberation Sans"], "times": ["Liberation Serif"],
    "times new roman": ["Liberation Serif"], "courier": ["Liberation Mono"], "courier new": ["Liberation Mono"],
    "georgia": ["Noto Serif"], "palatino": ["Noto Serif"], "new york": ["Noto Serif"],
    "menlo": ["DejaVu Sans Mono"], "monaco": ["DejaVu Sans Mono"], "sf mono": ["Noto Sans Mono", "DejaVu Sans Mono"],
    "apple color emoji": ["Noto Color Emoji"],
  ]

  static func families(for name: String) -> [String] { table[name.lowercased()] ?? [] }

  /// What a family measures that cannot be had, per point of size; widths against those of its stand-in.
  struct Measures {
    var ascent: Double
    var descent: Double
    var width: Double
    /// A character's own advance per point of size, where it is known.
    var advance: (@Sendable (UInt16) -> Double?)?
  }

  /// Avenir's and Avenir Next's lines are 123 high at 90 points, 31 at 23 and 21 at 15, from Medium on 1.374 of the size (recorded
  /// labels of 7 apps). Inter is as wide without the spacing that makes it San Francisco: of the labels of 16 apps that only their
  /// text makes wide 71 of 102 come within two points, with it 26.
  static func measures(of name: String, weight asked: Int) -> Measures? {
    let split = splitPostScript(name)
    let weight = split?.weight ?? asked
    switch (split?.family ?? name).lowercased() {
    case "helvetica neue", "helveticaneue":
      let line = HelveticaNeue.line(weight: weight)
      return Measures(
        ascent: line.ascent, descent: line.descent, width: 1, advance: { HelveticaNeue.advance($0, weight: weight) })
    case "avenir", "avenir next":
      return Measures(ascent: 1, descent: weight < 450 ? 0.366 : 0.374, width: 1)
    default: return nil
    }
  }

  /// Names of the system's own font, by which old files and code ask for it.
  static let systemNames: Set<String> = [
    "system", "-apple-system", "san francisco", "sf pro", "sf pro text", "sf pro display", "sf ui text",
    "sf ui display", ".sfuitext", ".sfuidisplay", ".applesystemuifont", ".sf ns", "sf compact",
  ]

  /// Where Inter is missing.
  static let systemFamilies = ["Noto Sans", "Roboto", "DejaVu Sans", "Liberation Sans"]

  /// `HelveticaNeue-BoldItalic` as a family with a weight and a slant; nil without a known style's word.
  static func splitPostScript(_ name: String) -> (family: String, weight: Int, italic: Bool)? {
    guard let dash = name.lastIndex(of: "-") else { return nil }
    var style = name[name.index(after: dash)...].lowercased()
    var italic = false
    for word in ["italic", "oblique", "it"] where style.hasSuffix(word) {
      italic = true
      style = String(style.dropLast(word.count))
      break
    }
    guard let weight = style.isEmpty && italic ? 400 : weights[style] else { return nil }
    return (spaced(name[..<dash]), weight, italic)
  }

  private static let weights: [String: Int] = [
    "ultralight": 100, "thin": 100, "hairline": 100, "extralight": 200, "light": 300, "book": 400, "regular": 400,
    "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800,
    "heavy": 800, "black": 900,
  ]

  /// `HelveticaNeue` as `Helvetica Neue`.
  private static func spaced(_ name: Substring) -> String {
    var result = ""
    var lastIsLower = false
    for character in name {
      if character.isUppercase && lastIsLower { result.append(" ") }
      lastIsLower = character.isLowercase
      result.append(character)
    }
    return result
  }
}
