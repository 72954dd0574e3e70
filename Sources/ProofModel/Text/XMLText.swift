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

  /// An attribute's value as it is meant: the five entities of XML 1.0 and characters by their numbers.
  package static func plain(_ written: String) -> String {
    guard written.utf8.contains(UInt8(ascii: "&")) else { return written }
    var output = ""
    var rest = written[...]
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      output += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      output += character(name) ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return output + rest
  }

  private static func character(_ entity: Substring) -> String? {
    let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let known = entities[entity] { return known }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// The same between quotation marks.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
}
