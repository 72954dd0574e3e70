import CCairo
import ProofModel
public import ProofScene
public import Typesetting

/// Draws display lists as SVG 1.1 with shared glyph outlines and a semantic layer on top.
///
/// The bytes depend on the display list, the fonts and the assets alone. One renderer serves one thread at a time.
public final class SVGRenderer {
  private let fonts: VectorFonts
  private let images: ImageStore

  /// A renderer that looks fonts and pictures up in these.
  public init(fonts: FontCatalogue, images: ImageStore) {
    self.fonts = VectorFonts(fonts)
    self.images = images
  }

  /// The picture as a file; one point is one user unit.
  ///
  /// - Parameters:
  ///   - links: where groups lead to, by their id: the variants' files for the cells of a sheet.
  ///   - isLayer: whether it lies over another picture: without a ground and without the semantic layer, and with outlines
  ///     of its own for each text, which browsers show in half of the time that shared ones take them.
  public func render(
    _ list: DisplayList, title: String = "", links: [String: String] = [:], isLayer: Bool = false
  ) throws(RenderingError) -> [UInt8] {
    guard list.size.width > 0, list.size.height > 0, list.size.width < 1e6, list.size.height < 1e6 else {
      throw .noArea(list.size, scale: list.scale)
    }
    let buffer = OutputBuffer()
    let drawing = try SVGDrawing(list, buffer, fonts, images, links, isLayer: isLayer)
    // The same ground as a PNG's: on a dark page nothing else would show what is transparent.
    if !isLayer, !list.isTransparent { drawing.context.paint(.white) }
    try drawing.draw(list)
    try drawing.context.surface.finish()
    let file = SVGCompaction.compacted(SVGIdentifiers.renumbered(buffer.take()))
    // A layer is part of a picture, which says what it is.
    return isLayer ? file : Self.assembled(file, title: title, layer: drawing.semantics.markup)
  }

  /// Sets the title behind the root's start tag and the layer before its end tag.
  private static func assembled(_ svg: [UInt8], title: String, layer: String) -> [UInt8] {
    let root = Array("<svg ".utf8)
    guard let start = svg.indices.first(where: { svg[$0...].starts(with: root) }),
      let open = svg[start...].firstIndex(of: UInt8(ascii: ">")),
      let close = svg.lastIndex(of: UInt8(ascii: "<"))
    else { return svg }
    var result = Array(svg[..<open]) + Array(#" role="img">"#.utf8)
    if !title.isEmpty { result += Array("\n<title>\(SVGText.escaped(title))</title>".utf8) }
    result += svg[(open + 1)..<close]
    result += Array(layer.utf8)
    result += svg[close...]
    return result
  }
}

/// One SVG file while it is drawn.
final class SVGDrawing: DrawingBackend {
  let context: CairoContext
  let surfaces = PictureSurfaces()
  let fonts: VectorFonts
  let images: ImageStore
  let isLayer: Bool
  var semantics: SVGSemantics

  init(
    _ list: DisplayList, _ buffer: OutputBuffer, _ fonts: VectorFonts, _ images: ImageStore,
    _ links: [String: String], isLayer: Bool
  ) throws(RenderingError) {
    let handle = cairo_svg_surface_create_for_stream(
      OutputBuffer.write, buffer.closure, list.size.width, list.size.height)
    guard let handle else { throw .outOfMemory }
    let surface = try CairoSurface(adopting: handle, keeping: buffer)
    cairo_svg_surface_restrict_to_version(handle, CAIRO_SVG_VERSION_1_1)
    cairo_svg_surface_set_document_unit(handle, CAIRO_SVG_UNIT_USER)
    context = try CairoContext(surface)
    self.fonts = fonts
    self.images = images
    self.isLayer = isLayer
    semantics = SVGSemantics(links: links)
  }

  func beginGroup(_ group: SemanticGroup) {
    semantics.begin(group, area: context.transform.apply(group.frame))
  }

  func endGroup() {
    semantics.end()
  }
}
