import CairoRendering
import ProofModel
import ProofScene
import Synchronization
import Typesetting

/// Renderers that keep their surface and glyphs from picture to picture; each is used by one thread at a time.
final class RendererPool: Sendable {
  private struct Idle: @unchecked Sendable {
    var png: [PNGRenderer] = []
    var svg: [SVGRenderer] = []
  }

  private let fonts: FontCatalogue
  private let images: ImageStore
  private let idle = Mutex(Idle())

  init(fonts: FontCatalogue, images: ImageStore) {
    self.fonts = fonts
    self.images = images
  }

  /// The picture as PNG bytes.
  func png(_ picture: DisplayList) throws -> [UInt8] {
    nonisolated(unsafe) let renderer =
      idle.withLock { $0.png.popLast() } ?? PNGRenderer(fonts: fonts, images: images)
    defer { idle.withLock { $0.png.append(renderer) } }
    return try renderer.render(picture)
  }

  /// The picture as pixels.
  func pixels(_ picture: DisplayList) throws -> PixelBuffer {
    nonisolated(unsafe) let renderer =
      idle.withLock { $0.png.popLast() } ?? PNGRenderer(fonts: fonts, images: images)
    defer { idle.withLock { $0.png.append(renderer) } }
    return try renderer.pixels(picture)
  }

  /// The picture as SVG bytes; groups lead to `links` by their id.
  func svg(_ picture: DisplayList, title: String, links: [String: String] = [:]) throws -> [UInt8] {
    nonisolated(unsafe) let renderer =
      idle.withLock { $0.svg.popLast() } ?? SVGRenderer(fonts: fonts, images: images)
    defer { idle.withLock { $0.svg.append(renderer) } }
    return try renderer.render(picture, title: title, links: links)
  }

  /// Pictures of one size as an animated PNG, with the milliseconds for which each stands.
  func animatedPNG(_ pages: [(list: DisplayList, milliseconds: Int)]) throws -> [UInt8] {
    let renderer = PNGRenderer(fonts: fonts, images: images)
    return try renderer.renderAnimation(pages)
  }

  /// Pictures of one size as an animated SVG, with the milliseconds for which each stands.
  func animatedSVG(_ pages: [(list: DisplayList, milliseconds: Int)], title: String) throws -> [UInt8] {
    try SVGRenderer(fonts: fonts, images: images).renderAnimation(pages, title: title)
  }

  func pdf(_ pages: [PDFPage], title: String) throws -> [UInt8] {
    try PDFRenderer(fonts: fonts, images: images).render(pages, title: title)
  }
}
