/// Text of users in XML 1.0.
package enum XMLText {
  /// Text or an attribute's value; what XML 1.0 has no way to write becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "\t": output += "&#9;"
      case "\n": output += "&#10;"
      case "\r": output += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// The same between quotation marks.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
}
