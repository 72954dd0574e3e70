/// The review page: one HTML file that works from `file://`, offline, without anything beside it but pictures.
///
/// Its style and scripts are the files under `Page`, embedded by `scripts/embed-page`. What users wrote enters in three
/// ways only: as text of HTML, as JSON in a data block, and as base64.
public enum ReviewPage {
  /// A picture that stands in the page itself.
  public struct Inlined: Sendable {
    /// As the report names it.
    public var path: String
    public var base64: String

    public init(path: String, base64: String) {
      self.path = path
      self.base64 = base64
    }
  }

  /// The page as UTF-8.
  ///
  /// - Parameters:
  ///   - title: of the window, and where scripts are off.
  ///   - summary: one line, where scripts are off.
  ///   - report: the report's JSON.
  public static func html(title: String, summary: String, report: String, inlined: [Inlined] = []) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(PageFiles.html.utf8.count + PageFiles.script.utf8.count + report.utf8.count * 5 / 4)
    // The template is cut at its marks before anything is put in, so that no text of a user is taken for a mark.
    var rest = Substring(PageFiles.html)
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      output += rest[..<open.lowerBound].utf8
      switch rest[open.upperBound..<close.lowerBound] {
      case "title": append(title, escapedForHTML: &output)
      case "summary": append(summary, escapedForHTML: &output)
      case "style": output += PageFiles.style.utf8
      case "script": output += PageFiles.script.utf8
      case "report": append(report, escapedForScript: &output)
      case "pictures":
        for picture in inlined {
          output += #"<script type="text/plain" id="picture:"#.utf8
          append(picture.path, escapedForHTML: &output)
          output += "\">".utf8
          append(picture.base64, escapedForScript: &output)
          output += "</script>\n".utf8
        }
      default: break
      }
      rest = rest[close.upperBound...]
    }
    output += rest.utf8
    return output
  }

  /// Text or an attribute's value between double quotes.
  private static func append(_ text: String, escapedForHTML output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      case UInt8(ascii: "'"): output += "&#39;".utf8
      // HTML has no way to write this one.
      case 0: output += "\u{FFFD}".utf8
      default: output.append(byte)
      }
    }
  }

  /// JSON inside a script element: `<` stands in its strings only, and nothing can end the element without one.
  private static func append(_ json: String, escapedForScript output: inout [UInt8]) {
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { output += "\\u003c".utf8 } else { output.append(byte) }
    }
  }
}
