import AutoLayout
import ProofModel
import ProofScene
import Typesetting

/// One side of a comparison of one variant: its layout, what it was drawn with, and its pictures when they are asked
/// for.
struct ScreenSide: Sendable {
  /// What a picture depends on besides the layout.
  struct Inputs: Hashable, Sendable {
    var environment: DrawingEnvironment
    var era: String
    /// Hashes of font files, sorted.
    var fonts: [String]
    var assets: [BaselineManifest.Entry.Asset]
  }

  /// SHA-256 of the layout's text.
  var layoutDigest: String
  var inputs: Inputs
  var layout: @Sendable () throws -> SolvedLayout
  /// The PNG of the bare screen.
  var picture: @Sendable () throws -> [UInt8]
  /// The PNG with the constraints over it; nil where it cannot be had.
  var overlay: (@Sendable () throws -> [UInt8])?
}

/// A variant as it is now: solved, with its text and digests; pictures are drawn when asked for.
struct CurrentScreen: Sendable {
  var item: BaselineScreens.Item
  var solved: Workbench.Solved
  var text: [UInt8]
  var digest: String
  var fonts: [FontUse]
  var assets: [BaselineManifest.Entry.Asset]

  init(_ item: BaselineScreens.Item, given: [String: GivenContent]) {
    self.item = item
    let workbench = item.screen.workbench
    solved = workbench.solve(item.variant, given: given)
    text = LayoutText.bytes(of: solved.layout, folder: workbench.document.assetFolder)
    digest = SHA256Text.of(text)
    fonts = workbench.fonts(of: solved.layout)
    assets = workbench.assets(of: solved.layout)
  }

  var side: ScreenSide {
    let (workbench, layout) = (item.screen.workbench, solved.layout)
    return ScreenSide(
      layoutDigest: digest,
      inputs: .init(
        environment: .current, era: layout.environment.era.description, fonts: fonts.map(\.sha256).sorted(),
        assets: assets),
      layout: { layout }, picture: { try workbench.picture(of: layout) },
      overlay: { try workbench.picture(of: layout, overlays: [.constraints]) })
  }
}

extension Workbench {
  /// The bare screen as a PNG, or with the constraints over it; no chrome, so that only the app's own parts are judged.
  func picture(of layout: SolvedLayout, overlays: [Overlay] = []) throws -> [UInt8] {
    let builder = SceneBuilder(text: studio.text, images: images)
    return try renderers.png(builder.displayList(for: layout, options: SceneOptions(chrome: .none, overlays: overlays)))
  }

  /// The faces of all texts, and the system's own, in which parts without a text of their own are labelled.
  func fonts(of layout: SolvedLayout) -> [FontUse] {
    var contents: [TextContent] = [TextContent(runs: [TextRun(text: "0", font: FontDescriptor())])]
    for view in layout.views {
      contents += [view.content.text, view.content.placeholder].compactMap { $0 }
      contents += view.content.segments.map { TextContent(runs: [TextRun(text: $0, font: view.content.font)]) }
    }
    var seen: Set<TextContent> = []
    return studio.text.fonts(of: contents.filter { seen.insert($0).inserted }, environment: layout.environment.text)
  }

  /// The pictures that a layout shows, with the hashes of their files.
  func assets(of layout: SolvedLayout) -> [BaselineManifest.Entry.Asset] {
    var names: Set<String> = []
    for view in layout.views {
      if let asset = view.content.asset { names.insert(asset) }
      for run in view.content.text?.runs ?? [] { if let image = run.image { names.insert(image.asset) } }
    }
    return names.sorted().map { name in
      .init(name: name, sha256: images.fileDigest(asset: name, environment: layout.environment.text) ?? "")
    }
  }
}
