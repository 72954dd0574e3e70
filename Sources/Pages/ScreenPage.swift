/// The page of screens: all variants on one board, each view and rule to be inspected, offline or served while one
/// edits.
///
/// Its style and scripts are the files under `Screen` and `Shared`, embedded by `scripts/embed-page`.
public enum ScreenPage {
  /// The page as UTF-8.
  ///
  /// - Parameters:
  ///   - title: of the window, and where scripts are off.
  ///   - summary: one line, where scripts are off.
  ///   - data: the screens' JSON, gzip, as base64; empty where a server is asked for it.
  ///   - packed: the pictures that do not lie beside the page, compressed by gzip.
  public static func html(title: String, summary: String, data: String, packed: [PackedFile] = []) -> [UInt8] {
    PageText.filled(ScreenFiles.html) { mark, page in
      switch mark {
      case "title": page.append(escapedForHTML: title)
      case "summary": page.append(escapedForHTML: summary)
      case "style": page.append(SharedFiles.style + ScreenFiles.style)
      case "script": page.append(SharedFiles.script + ScreenFiles.script)
      // A page of its own needs nobody; one that is served asks its server alone.
      case "connect": page.append(data.isEmpty ? "'self'" : "'none'")
      case "data": page.append(escapedForScript: data)
      case "packed": for file in packed { page.append(file) }
      default: break
      }
    }
  }
}
