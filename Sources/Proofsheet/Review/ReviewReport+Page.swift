import Foundation
import Pages

extension ReviewReport {
  /// A page without a report, which asks the server that it comes from for one.
  static var askingPage: [UInt8] {
    ReviewPage.html(title: "Review", summary: "Screens while one reviews them.", report: "")
  }

  /// The page of the report as UTF-8; its pictures lie beside it, or in it.
  ///
  /// - Parameter inlined: the PNG of a picture that is to stand in the page, nil for one that stays beside it.
  public func page(inlined: (Picture) -> [UInt8]? = { _ in nil }) -> [UInt8] {
    var pictures: [ReviewPage.Inlined] = []
    for (_, picture) in entries.flatMap(\.pictures.named) {
      guard let bytes = inlined(picture) else { continue }
      pictures.append(.init(path: picture.path, base64: Data(bytes).base64EncodedString()))
    }
    return ReviewPage.html(title: title, summary: summary, report: json().compactText, inlined: pictures)
  }
}
