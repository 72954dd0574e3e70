/// The bytes of a page while it is written. What users wrote enters in three ways only: as text of HTML, as JSON in a
/// data block, and as base64.
struct PageText {
  private(set) var bytes: [UInt8] = []

  /// The template with its marks, `{{title}}`, filled in one after the other.
  ///
  /// It is cut at its marks before anything is put in, so that no text of a user is taken for a mark.
  static func filled(_ template: String, _ fill: (Substring, inout PageText) -> Void) -> [UInt8] {
    var text = PageText()
    var rest = Substring(template)
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      text.append(rest[..<open.lowerBound])
      fill(rest[open.upperBound..<close.lowerBound], &text)
      rest = rest[close.upperBound...]
    }
    text.append(rest)
    return text.bytes
  }

  /// What is HTML, CSS or a script already.
  mutating func append(_ text: some StringProtocol) { bytes += text.utf8 }

  /// Text or an attribute's value between double quotes.
  mutating func append(escapedForHTML text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      // HTML has no way to write this one.
      case 0: bytes += "\u{FFFD}".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// JSON inside a script element: `<` stands in its strings only, and nothing can end the element without one.
  mutating func append(escapedForScript json: String) {
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
  }

  /// A block of data that is no script, found by its path.
  mutating func append(_ file: PackedFile) {
    append(#"<script type="text/plain" id="file:"#)
    append(escapedForHTML: file.path)
    append("\">")
    append(escapedForScript: file.base64)
    append("</script>\n")
  }
}

/// A file that stands in a page itself.
public struct PackedFile: Sendable {
  /// As the page's data names it.
  public var path: String
  /// The bytes of the file in base64.
  public var base64: String

  /// A file by the path that the page's data names, with its bytes in base64 already.
  public init(path: String, base64: String) {
    self.path = path
    self.base64 = base64
  }
}
