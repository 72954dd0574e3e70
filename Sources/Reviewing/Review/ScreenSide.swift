import AutoLayout
import LayoutDiff
package import ProofModel
import Solving
import Typesetting

/// One side of a comparison of one variant: its layout, what it was drawn with, and its pictures when they are asked
/// for.
package struct ScreenSide: Sendable {
  /// SHA-256 of the layout's text.
  var layoutDigest: String
  /// SHA-256 of the bare screen's PNG, where it is known without drawing.
  var pictureDigest: String?
  var inputs: DrawingInputs
  /// Names causes by the words of the document; nil where there is none.
  var document: Document?
  /// What tables give their cells (``LayoutInputs/tables``).
  package var tables = TableMeasures()
  /// The roots of the other screens (``LayoutInputs/screens``).
  package var screens: Set<String> = []
  /// The screens of the file that show its views (``LayoutInputs/elsewhere``).
  package var elsewhere: [String: String] = [:]
  /// Where Xcode had the views (``LayoutInputs/drawn``).
  package var drawn: DrawnPlaces?
  /// Tries causes; nil where the layout was recorded.
  var engine: LayoutEngine?
  var layout: @Sendable () throws -> SolvedLayout
  /// The PNG of the bare screen.
  var picture: @Sendable () throws -> [UInt8]
  /// Draws the bare screen into the memory of other pixels, and gives its size; nil where a picture was recorded.
  var draw: (@Sendable (inout [UInt8]) throws -> PixelSize)?
  /// The PNG with the constraints over it.
  var overlay: @Sendable () throws -> [UInt8]
}

extension ScreenSide {
  /// What causes are told from.
  var layoutInputs: LayoutInputs {
    let fonts = inputs.fonts.map { (name: "the font \($0.file)", digest: $0.sha256) }
    let libraries = inputs.environment.libraries.map { (name: $0.name, digest: $0.version) }
    var result = LayoutInputs(
      document: document,
      digests: [(name: "proofsheet", digest: inputs.environment.tool)] + libraries + fonts,
      assets: inputs.assets.map { (name: $0.name, digest: $0.sha256) }, engine: engine)
    result.tables = tables
    result.drawn = drawn
    result.screens = screens
    result.elsewhere = elsewhere
    return result
  }
}

/// A variant as it is now: solved, with its text and digests; pictures are drawn when asked for.
package struct CurrentScreen: Sendable {
  var workbench: Workbench
  var solved: Workbench.Solved
  var text: [UInt8]
  var digest: String
  var fonts: [FontUse]
  var assets: [DrawnAsset]

  package init(_ workbench: Workbench, _ solved: Workbench.Solved) {
    self.workbench = workbench
    self.solved = solved
    text = LayoutText.bytes(of: solved.layout, folder: workbench.document.assetFolder)
    digest = SHA256Text.of(text)
    fonts = workbench.fonts(of: solved.layout)
    assets = workbench.assets(of: solved.layout)
  }

  package var side: ScreenSide {
    let (workbench, layout) = (workbench, solved.layout)
    return ScreenSide(
      layoutDigest: digest,
      inputs: DrawingInputs(
        environment: .current, era: layout.environment.era.description,
        fonts: fonts.map { DrawingInputs.Font(file: $0.file, sha256: $0.sha256) }.sorted { $0.sha256 < $1.sha256 },
        assets: assets),
      document: workbench.document, engine: workbench.triesCauses ? workbench.engine : nil, layout: { layout },
      picture: { try workbench.picture(of: layout) }, draw: { try workbench.draw(layout, into: &$0) },
      overlay: { try workbench.picture(of: layout, overlays: [.constraints]) })
  }
}
