/// Text as it may stand in an SVG file.
enum SVGText {
  /// Escapes the five characters that XML gives a meaning; characters XML 1.0 does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // In an attribute a line break would be read as a space.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

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
