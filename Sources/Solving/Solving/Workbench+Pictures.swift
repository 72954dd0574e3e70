import AutoLayout
import CairoRendering
import ProofModel
import ProofScene
import Resolving
import Typesetting

extension Workbench {
  /// The bare screen as a PNG, or with the constraints over it; no chrome, so that only the app's own parts are judged.
  package func picture(of layout: SolvedLayout, overlays: [Overlay] = []) throws -> [UInt8] {
    try renderers.png(displayList(of: layout, overlays: overlays))
  }

  /// Puts the same bare screen as pixels into the memory of others, and gives its size.
  package func draw(_ layout: SolvedLayout, into bytes: inout [UInt8]) throws -> PixelSize {
    try renderers.draw(displayList(of: layout, overlays: []), into: &bytes)
  }

  private func displayList(of layout: SolvedLayout, overlays: [Overlay]) -> DisplayList {
    let builder = SceneBuilder(text: studio.text, images: images)
    return builder.displayList(for: layout, options: SceneOptions(chrome: .none, overlays: overlays))
  }

  /// The faces of all texts, and the system's own, in which parts without a text of their own are labelled.
  package func fonts(of layout: SolvedLayout) -> [FontUse] {
    var contents: [TextContent] = [TextContent(runs: [TextRun(text: "0", font: FontDescriptor())])]
    for view in layout.views {
      contents += [view.content.text, view.content.placeholder].compactMap { $0 }
      contents += view.content.segments.map { TextContent(runs: [TextRun(text: $0, font: view.content.font)]) }
    }
    return studio.text.fonts(of: contents.once, environment: layout.environment.text)
  }

  /// The pictures that a layout shows, with the hashes of their files.
  package func assets(of layout: SolvedLayout) -> [DrawnAsset] {
    var names: Set<String> = []
    for view in layout.views {
      if let asset = view.content.asset { names.insert(asset) }
      if let asset = view.content.backgroundAsset { names.insert(asset) }
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
