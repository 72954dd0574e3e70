import AutoLayout
import ProofModel
import Solving

/// A recorded variant as one side of a comparison.
///
/// Where only its layout is stored, its picture is drawn again from that: with the same fonts and versions it is the
/// very picture that was recorded, which its hash proves.
struct RecordedScreen: Sendable {
  let entry: BaselineManifest.Entry
  let manifest: BaselineManifest
  let folder: BaselineFolder
  /// The screen as it is now, whose fonts and assets the picture is drawn with; nil where there is none.
  let item: BaselineScreens.Item?

  var side: ScreenSide {
    let layout = Memo { try LayoutText.layout(folder.layoutBytes(of: entry), folder: assetFolder) }
    return ScreenSide(
      layoutDigest: entry.layout, pictureDigest: entry.picture,
      inputs: DrawingInputs(
        environment: manifest.environments[entry.environment] ?? DrawingEnvironment(tool: "unknown", libraries: []),
        era: entry.era,
        fonts: entry.fonts.map { DrawingInputs.Font(file: manifest.fonts[$0] ?? "", sha256: $0) },
        assets: entry.assets),
      layout: { try self.layout(layout) },
      picture: { entry.hasPicture ? try folder.pictureBytes(of: entry) : try drawn(layout) },
      overlay: {
        guard let workbench = item?.screen.workbench else { throw unavailable }
        return try workbench.picture(of: self.layout(layout), overlays: [.constraints])
      })
  }

  private var assetFolder: String { item?.screen.workbench.document.assetFolder ?? "." }

  private func layout(_ memo: Memo<SolvedLayout>) throws -> SolvedLayout {
    do {
      return try memo.value()
    } catch let error as LayoutTextError {
      throw DiagnosedFailure([
        .error(
          "baseline-damaged", "'\(folder.path)/\(entry.layoutFile)' cannot be read: \(error.message)",
          hint: "record it anew: proofsheet approve '\(entry.key)'")
      ])
    }
  }

  private func drawn(_ memo: Memo<SolvedLayout>) throws -> [UInt8] {
    guard let workbench = item?.screen.workbench else { throw unavailable }
    let bytes = try workbench.picture(of: layout(memo))
    guard SHA256Text.of(bytes) == entry.picture else { throw unavailable }
    return bytes
  }

  private var unavailable: DiagnosedFailure {
    DiagnosedFailure([
      .error(
        "picture-not-stored",
        "the recorded picture is not stored, and with today's fonts, versions and assets it cannot be drawn again",
        hint: "store pictures too: proofsheet record --pictures all")
    ])
  }
}
