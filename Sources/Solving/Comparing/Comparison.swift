import Foundation
import ProofModel

/// Compares two pictures, two folders of pictures, or two screens, by what is found at the paths.
public enum Comparison {
  /// Fonts are looked for only where screens are compared.
  public static func report(expected: String, actual: String, request: ComparisonRequest) -> ComparisonReport {
    let kinds = (Kind(expected), Kind(actual))
    switch kinds {
    case (.missing, _), (_, .missing):
      var report = ComparisonReport(.pictures)
      for (path, kind) in [(expected, kinds.0), (actual, kinds.1)] where kind == .missing {
        report.diagnostics.append(.error("file-missing", "there is no '\(path)'"))
      }
      return report
    case (.picture, .picture): return PictureComparison(request: request).report(expected: expected, actual: actual)
    case (.folderOfPictures, .folderOfPictures), (.folderOfPictures, .emptyFolder), (.emptyFolder, .folderOfPictures),
      (.emptyFolder, .emptyFolder):
      return PictureComparison(request: request).report(expectedFolder: expected, actualFolder: actual)
    case (.screen, .screen), (.folderOfScreens, .folderOfScreens), (.screen, .folderOfScreens),
      (.folderOfScreens, .screen):
      return DocumentComparison(request: request, studio: Studio()).report(expected: expected, actual: actual)
    default:
      var report = ComparisonReport(.pictures)
      report.diagnostics.append(
        .error(
          "not-comparable", "'\(expected)' is \(kinds.0.words), '\(actual)' is \(kinds.1.words)",
          hint: "give two pictures, two folders of pictures, or two specs"))
      return report
    }
  }

  private enum Kind {
    case missing, picture, screen, folderOfPictures, folderOfScreens, emptyFolder

    init(_ path: String) {
      switch PathKind(path) {
      case .missing: self = .missing
      case .file: self = Self.isScreen(path) ? .screen : .picture
      case .folder:
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        if names.contains(where: ScreenLoader.isSpec) {
          self = .folderOfScreens
        } else {
          self = PictureComparison.pictures(in: path).isEmpty ? .emptyFolder : .folderOfPictures
        }
      }
    }

    private static func isScreen(_ path: String) -> Bool {
      [".yaml", ".yml", ".json", ".storyboard", ".xib", ".nib"].contains { path.hasSuffix($0) }
    }

    var words: String {
      switch self {
      case .missing: "missing"
      case .picture: "a picture"
      case .screen: "a screen"
      case .folderOfPictures: "a folder of pictures"
      case .folderOfScreens: "a folder of screens"
      case .emptyFolder: "an empty folder"
      }
    }
  }
}
