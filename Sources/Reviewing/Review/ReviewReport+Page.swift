import Foundation
import Pages
import PixelCoding
import Solving

extension ReviewReport {
  /// A page without a report, which asks the server that it comes from for one.
  package static var askingPage: [UInt8] {
    ReviewPage.html(title: "Review", summary: "Screens while one reviews them.", report: "", inspector: inspector)
  }

  /// The page of the report as UTF-8; its pictures lie beside it, or in it.
  ///
  /// - Parameter inlined: the bytes of a file of the report that is to stand in the page, nil for one that stays beside
  ///   it. A page that is no server's can read the views of both sides in itself only.
  public func page(inlined: (String) -> [UInt8]? = { _ in nil }) -> [UInt8] {
    var files: [PackedFile] = []
    var seen: Set<String> = []
    for path in entries.flatMap(\.files) where seen.insert(path).inserted {
      guard let bytes = inlined(path) else { continue }
      files.append(PackedFile(path: path, base64: Data(bytes).base64EncodedString()))
    }
    return ReviewPage.html(
      title: title, summary: summary, report: json().compactText, inspector: Self.inspector, files: files)
  }

  /// The page of screens without any, which shows those that it is given.
  private static var inspector: PackedFile {
    let page = ScreenPage.html(title: "Inspector", summary: "", data: "")
    return PackedFile(path: "", base64: Gzip.compressed(page).map { Data($0).base64EncodedString() } ?? "")
  }
}
