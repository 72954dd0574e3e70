/// The review page: one HTML file that works from `file://`, offline, without anything beside it but pictures.
///
/// Its style and scripts are the files under `Review` and `Shared`, embedded by `scripts/embed-page`.
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
  ///   - report: the report's JSON; empty of a page that asks its server for it.
  public static func html(title: String, summary: String, report: String, inlined: [Inlined] = []) -> [UInt8] {
    PageText.filled(ReviewFiles.html) { mark, page in
      switch mark {
      case "title": page.append(escapedForHTML: title)
      case "summary": page.append(escapedForHTML: summary)
      case "style": page.append(SharedFiles.style + ReviewFiles.style)
      case "script": page.append(SharedFiles.script + ReviewFiles.script)
      case "report": page.append(escapedForScript: report)
      case "connect": page.append(report.isEmpty ? "'self'" : "'none'")
      case "pictures": for picture in inlined { page.append(block: "picture:\(picture.path)", picture.base64) }
      default: break
      }
    }
  }
}
