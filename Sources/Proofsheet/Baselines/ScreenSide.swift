import AutoLayout
import CairoRendering
import LayoutDiff
import ProofModel
import ProofScene
import Typesetting

/// One side of a comparison of one variant: its layout, what it was drawn with, and its pictures when they are asked
/// for.
struct ScreenSide: Sendable {
  /// SHA-256 of the layout's text.
  var layoutDigest: String
  /// SHA-256 of the bare screen's PNG, where it is known without drawing.
  var pictureDigest: String?
  var inputs: DrawingInputs
  /// Names causes by the words of the document; nil where there is none.
  var document: Document?
  /// Tries causes; nil where the layout was recorded.
  var engine: LayoutEngine?
  var layout: @Sendable () throws -> SolvedLayout
  /// The PNG of the bare screen.
  var picture: @Sendable () throws -> [UInt8]
  /// The PNG with the constraints over it.
  var overlay: @Sendable () throws -> [UInt8]
}

extension ScreenSide {
  /// What causes are told from.
  var layoutInputs: LayoutInputs {
    let fonts = inputs.fonts.map { (name: "the font \($0.file)", digest: $0.sha256) }
    let libraries = inputs.environment.libraries.map { (name: $0.name, digest: $0.version) }
    return LayoutInputs(
      document: document,
      digests: [(name: "proofsheet", digest: inputs.environment.tool)] + libraries + fonts,
      assets: inputs.assets.map { (name: $0.name, digest: $0.sha256) }, engine: engine)
  }
}

/// What a picture depends on besides the layout.
struct DrawingInputs: Sendable {
  struct Font: Hashable, Sendable {
    /// The file's name.
    var file: String
    var sha256: String
  }

  var environment: DrawingEnvironment
  var era: String
  /// Sorted by hash.
  var fonts: [Font]
  /// Sorted by name.
  var assets: [BaselineManifest.Entry.Asset]

  /// Whether equal layouts give equal pictures with both.
  func drawsLike(_ other: DrawingInputs) -> Bool {
    environment == other.environment && era == other.era && assets == other.assets
      && fonts.map(\.sha256) == other.fonts.map(\.sha256)
  }

  /// What of versions, era and font files is not as it was recorded, in words; empty where all is.
  ///
  /// A text that needs another font than before is no change of the environment; a file of the same name with another
  /// hash is.
  func environmentChanges(from recorded: DrawingInputs) -> [String] {
    var words = environment.differences(from: recorded.environment)
    if era != recorded.era { words.append("era \(recorded.era) → \(era)") }
    for font in fonts where !recorded.fonts.contains(font) && recorded.fonts.contains(where: { $0.file == font.file }) {
      words.append("another version of the font \(font.file)")
    }
    return words
  }

  /// Pictures whose files changed, by asset name.
  func changedAssets(from recorded: DrawingInputs) -> [String] {
    assets.filter { asset in recorded.assets.contains { $0.name == asset.name && $0.sha256 != asset.sha256 } }
      .map(\.name)
  }
}

/// A variant as it is now: solved, with its text and digests; pictures are drawn when asked for.
struct CurrentScreen: Sendable {
  var workbench: Workbench
  var solved: Workbench.Solved
  var text: [UInt8]
  var digest: String
  var fonts: [FontUse]
  var assets: [BaselineManifest.Entry.Asset]

  init(_ workbench: Workbench, _ solved: Workbench.Solved) {
    self.workbench = workbench
    self.solved = solved
    text = LayoutText.bytes(of: solved.layout, folder: workbench.document.assetFolder)
    digest = SHA256Text.of(text)
    fonts = workbench.fonts(of: solved.layout)
    assets = workbench.assets(of: solved.layout)
  }

  var side: ScreenSide {
    let (workbench, layout) = (workbench, solved.layout)
    return ScreenSide(
      layoutDigest: digest,
      inputs: DrawingInputs(
        environment: .current, era: layout.environment.era.description,
        fonts: fonts.map { DrawingInputs.Font(file: $0.file, sha256: $0.sha256) }.sorted { $0.sha256 < $1.sha256 },
        assets: assets),
      document: workbench.document, engine: workbench.triesCauses ? workbench.engine : nil, layout: { layout },
      picture: { try workbench.picture(of: layout) },
      overlay: { try workbench.picture(of: layout, overlays: [.constraints]) })
  }
}

/// Compiled screens of a run, which the variants of each share.
struct ScreenSessions: Sendable {
  private let pools: [String: LayoutSessionPool]

  init(_ screens: BaselineScreens, given: [String: GivenContent]) {
    var pools: [String: LayoutSessionPool] = [:]
    for screen in screens.screens { pools[screen.scene] = screen.workbench.sessions(given: given) }
    self.pools = pools
  }

  func solve(_ item: BaselineScreens.Item) -> Workbench.Solved {
    let workbench = item.screen.workbench
    guard let pool = pools[item.screen.scene] else { return workbench.solve(item.variant) }
    return workbench.solve(item.variant, in: pool)
  }
}

extension CurrentScreen {
  /// The manifest's line for it.
  func entry(_ item: BaselineScreens.Item, picture: [UInt8], hasPicture: Bool) -> BaselineManifest.Entry {
    let inputs = side.inputs
    return BaselineManifest.Entry(
      key: item.key, scene: item.screen.scene, layout: digest, picture: SHA256Text.of(picture),
      layoutSize: text.count, pictureSize: picture.count, hasPicture: hasPicture,
      era: inputs.era, environment: inputs.environment.id, fonts: inputs.fonts.map(\.sha256), assets: assets)
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
    return studio.text.fonts(of: contents.once, environment: layout.environment.text)
  }

  /// The pictures that a layout shows, with the hashes of their files.
  func assets(of layout: SolvedLayout) -> [BaselineManifest.Entry.Asset] {
    var names: Set<String> = []
    for view in layout.views {
      if let asset = view.content.asset { names.insert(asset) }
      for run in view.content.text?.runs ?? [] { if let image = run.image { names.insert(image.asset) } }
      if view.content.kind == .toolbar {
        names.formUnion(view.content.segments.compactMap { BarContents.Item(entry: $0).asset })
      }
    }
    for bar in [layout.barContents] + layout.bars.compactMap(\.contents) {
      names.formUnion(bar.items.compactMap(\.asset))
    }
    return names.sorted().map { name in
      .init(name: name, sha256: images.fileDigest(asset: name, environment: layout.environment.text) ?? "")
    }
  }
}

extension BarContents.Item {
  /// The picture of the project's that it shows.
  fileprivate var asset: String? { if case .picture(let name) = self { name } else { nil } }
}
