import CairoRendering
import ProofScene
import Solving

extension RendererPool {
  /// The picture as a file of a format that holds one; groups of an SVG lead to `links` by their id.
  package func file(
    _ picture: DisplayList, _ format: RenderRequest.Format, title: String, links: [String: String] = [:]
  ) throws -> [UInt8] {
    switch format {
    case .svg: return try svg(picture, title: title, links: links)
    case .pdf: return try pdf([PDFPage(picture, title: title)], title: title)
    case .png, .json, .html: return try png(picture)
    }
  }

  /// Pictures of one size as a file of an animated format, with the milliseconds for which each stands.
  package func animation(
    _ pages: [(list: DisplayList, milliseconds: Int)], _ format: RenderRequest.Format, title: String
  ) throws -> [UInt8] {
    format == .svg ? try animatedSVG(pages, title: title) : try animatedPNG(pages)
  }
}
