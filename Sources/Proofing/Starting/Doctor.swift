import CairoRendering
import Solving
import Typesetting

/// What `proofsheet doctor` tells: versions, fonts with their hashes, and what is missing and how to get it.
public struct Doctor: Sendable {
  /// A line of the report: what was looked for, and what was found or how to get it.
  public struct Line: Sendable {
    /// The name of a library, or the purpose of a font.
    public var title: String
    /// The version or the file that was found, else how to get it.
    public var detail: String
    /// Whether it was not found.
    public var isMissing: Bool
  }

  let fonts: FontCatalogue

  /// A doctor that looks at the studio's fonts.
  public init(studio: Studio) {
    fonts = studio.fonts
  }

  /// Libraries first, then the fonts by purpose.
  public func examine() -> [Line] {
    let versions = [("Proofsheet", ProofsheetVersion.current), ("Cairo", CairoVersion.text)] + TextLibraryVersions.all
    return versions.map { Line(title: $0.0, detail: $0.1, isMissing: false) } + fonts.survey().map(Self.line)
  }

  private static func line(_ font: FontCatalogue.SurveyLine) -> Line {
    let title = "font, \(font.purpose)"
    guard let file = font.file else {
      return Line(title: title, detail: "\(font.family) is missing; apt-get install \(font.package)", isMissing: true)
    }
    return Line(title: title, detail: "\(font.family), \(file.path), sha256 \(file.sha256)", isMissing: false)
  }
}
