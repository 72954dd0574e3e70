/// The review page: one HTML file that works from `file://`, offline, without anything beside it but pictures.
///
/// Its style and scripts are the files under `Review` and `Shared`, embedded by `scripts/embed-page`.
public enum ReviewPage {
  /// The page as UTF-8.
  ///
  /// - Parameters:
  ///   - title: of the window, and where scripts are off.
  ///   - summary: one line, where scripts are off.
  ///   - report: the report's JSON; empty of a page that asks its server for it.
  ///   - inspector: the page of screens without any, which both sides of a picture are inspected in.
  ///   - files: pictures as they are, and views and rules, gzip of JSON, each by the path that the report names.
  public static func html(
    title: String, summary: String, report: String, inspector: PackedFile, files: [PackedFile] = []
  ) -> [UInt8] {
    PageText.filled(ReviewFiles.html) { mark, page in
      switch mark {
      case "title": page.append(escapedForHTML: title)
      case "summary": page.append(escapedForHTML: summary)
      case "style": page.append(SharedFiles.style + ReviewFiles.style)
      case "script": page.append(SharedFiles.script + ReviewFiles.script)
      case "report": page.append(escapedForScript: report)
      case "connect": page.append(report.isEmpty ? "'self'" : "'none'")
      case "inspector": page.append(escapedForScript: inspector.base64)
      case "files": for file in files { page.append(file) }
      default: break
      }
    }
  }
}
