import Foundation
import PixelCoding
import ProofModel
import ProofScene
import Solving

/// One picture of a variant on a page: the screen itself, the device around it, or an overlay.
package struct PageLayer: Sendable {
  /// `screen`, `chrome`, or the overlay's.
  package var name: String
  /// Relative to the page; nil of a picture that a server draws.
  var path: String?
  package var size: Size
  /// Where the window begins in it.
  package var origin: Point
  /// Compressed and as base64 where the page holds it itself.
  var packed: String?
  /// Of a picture that a server drew, SHA-256.
  package var digest: String?
  /// The picture itself from its root on, where it goes with what is told of it; empty of one that shows nothing.
  package var svg: ArraySlice<UInt8>?

  package init(
    name: String, path: String? = nil, size: Size, origin: Point, packed: String? = nil, digest: String? = nil,
    svg: ArraySlice<UInt8>? = nil
  ) {
    self.name = name
    self.path = path
    self.size = size
    self.origin = origin
    self.packed = packed
    self.digest = digest
    self.svg = svg
  }

  package var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(name)), ("rect", .numbers([-origin.x, -origin.y, size.width, size.height])),
    ]
    if let path { members.append(("path", .string(path))) }
    if let digest { members.append(("digest", .string(digest))) }
    if let svg { members.append(("svg", .string(String(decoding: svg, as: UTF8.self)))) }
    return .object(members)
  }
}

extension SceneLayers {
  /// With the names by which a page knows them, from the back to the front.
  package var named: [(name: String, list: DisplayList, origin: Point)] {
    [("screen", screen, .zero)] + (chrome.map { [("chrome", $0, origin)] } ?? [])
      + overlays.map { ($0.overlay.rawValue, $0.list, .zero) }
  }
}

extension RenderJob {
  /// The overlays that a page can turn on where none are asked for by name.
  package static let pageOverlays: [Overlay] = [.problems, .constraints, .safeArea, .margins, .baselines, .redline]

  /// The pictures of one variant, written beside the page or kept for it.
  func pageLayers(
    of solved: Workbench.Solved, scene: SceneBuilder, options: SceneOptions
  ) -> (layers: [PageLayer], diagnostics: [Diagnostic]) {
    var options = options
    options.overlays = request.overlays ?? Self.pageOverlays
    var layers: [PageLayer] = []
    var diagnostics: [Diagnostic] = []
    let document = workbench.document.name
    let folder = "\(document).files"
    if !request.inlinesPictures, let problem = OutputFolder.prepare("\(request.folder)/\(folder)") {
      return ([], [problem])
    }
    for (name, list, origin) in scene.layers(for: solved.layout, options: options).named {
      // What shows nothing is no picture.
      guard name == "screen" || !list.commands.isEmpty else { continue }
      let path = "\(folder)/\(solved.variant.key).\(name).svg"
      var layer = PageLayer(name: name, path: path, size: list.size, origin: origin)
      let bytes = { try workbench.renderers.svg(list, isLayer: true) }
      if request.inlinesPictures {
        do {
          layer.packed = Gzip.compressed(try bytes()).map { Data($0).base64EncodedString() }
        } catch {
          diagnostics.append(.error("picture-failed", "'\(path)' cannot be drawn: \(error)"))
          continue
        }
      } else {
        let problems = OutputFolder.write("\(request.folder)/\(path)", bytes)
        diagnostics += problems
        if !problems.isEmpty { continue }
      }
      layers.append(layer)
    }
    return (layers, diagnostics)
  }
}
