import ProofModel

/// Text as it may stand in an SVG file.
enum SVGText {
  /// As XML has it, with apostrophes written otherwise too.
  static func escaped(_ text: String) -> String { XMLText.escaped(text).replacing("'", with: "&#39;") }

  /// A name that is valid as an `id` and in a fragment: letters and digits of ASCII, `-`, `_` and `.`; a slash
  /// becomes a point, everything else `_` with its number in hexadecimal.
  static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": result.unicodeScalars.append(scalar)
      case "/": result += "."
      default: result += "_" + String(scalar.value, radix: 16)
      }
    }
    return result
  }

  /// The part of a `data-` attribute's name after the dash: lower case, as HTML wants it.
  static func attributeName(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-": result.unicodeScalars.append(scalar)
      case "A"..."Z": result += (result.isEmpty ? "" : "-") + String(scalar).lowercased()
      default: result += "-"
      }
    }
    return result
  }
}
