import CairoRendering
import ProofModel
import ProofScene
import Typesetting

/// PNG renderers that are not in use, with their surfaces and glyphs: all documents of a run share them.
final class IdleRenderers: Sendable {
  private struct Idle: @unchecked Sendable {
    var renderers: [PNGRenderer] = []
  }

  private let fonts: FontCatalogue
  private let idle = Locked(Idle())

  init(fonts: FontCatalogue) { self.fonts = fonts }

  /// Runs the body with a renderer that nobody else uses meanwhile.
  func with<Result>(_ images: ImageStore, _ body: (PNGRenderer) throws -> Result) rethrows -> Result {
    nonisolated(unsafe) let renderer =
      idle.withLock { $0.renderers.popLast() } ?? PNGRenderer(fonts: fonts, images: images)
    renderer.images = images
    defer { idle.withLock { $0.renderers.append(renderer) } }
    return try body(renderer)
  }
}

/// Renderers for one document; each is used by one thread at a time.
package final class RendererPool: Sendable {
  private struct Idle: @unchecked Sendable {
    var svg: [SVGRenderer] = []
  }

  private let fonts: FontCatalogue
  private let images: ImageStore
  private let shared: IdleRenderers
  private let idle = Locked(Idle())

  init(studio: Studio, images: ImageStore) {
    fonts = studio.fonts
    shared = studio.renderers
    self.images = images
  }

  /// The picture as PNG bytes.
  package func png(_ picture: DisplayList) throws -> [UInt8] { try shared.with(images) { try $0.render(picture) } }

  /// The picture as pixels.
  package func pixels(_ picture: DisplayList) throws -> PixelBuffer {
    try shared.with(images) { try $0.pixels(picture) }
  }

  /// Puts the picture's pixels into the memory of others, and gives its size.
  package func draw(_ picture: DisplayList, into bytes: inout [UInt8]) throws -> PixelSize {
    try shared.with(images) { try $0.draw(picture, into: &bytes) }
  }

  /// The picture as SVG bytes; groups lead to `links` by their id. A layer has no ground.
  package func svg(
    _ picture: DisplayList, title: String = "", links: [String: String] = [:], isLayer: Bool = false
  ) throws -> [UInt8] {
    nonisolated(unsafe) let renderer =
      idle.withLock { $0.svg.popLast() } ?? SVGRenderer(fonts: fonts, images: images)
    defer { idle.withLock { $0.svg.append(renderer) } }
    return try renderer.render(picture, title: title, links: links, isLayer: isLayer)
  }

  /// Pictures of one size as an animated PNG, with the milliseconds for which each stands.
  package func animatedPNG(_ pages: [(list: DisplayList, milliseconds: Int)]) throws -> [UInt8] {
    try shared.with(images) { try $0.renderAnimation(pages) }
  }

  /// Pictures of one size as an animated SVG, with the milliseconds for which each stands.
  package func animatedSVG(_ pages: [(list: DisplayList, milliseconds: Int)], title: String) throws -> [UInt8] {
    try SVGRenderer(fonts: fonts, images: images).renderAnimation(pages, title: title)
  }

  /// Pages as one PDF.
  package func pdf(_ pages: [PDFPage], title: String) throws -> [UInt8] {
    try PDFRenderer(fonts: fonts, images: images).render(pages, title: title)
  }
}
