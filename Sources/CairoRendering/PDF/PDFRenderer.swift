import CCairo
import ProofModel
public import ProofScene
public import Typesetting

/// One page of a PDF file.
public struct PDFPage: Sendable {
  /// The drawing of the page, whose size is the page's.
  public var list: DisplayList
  /// The bookmark's text.
  public var title: String
  /// Bookmarks above the page's own, outermost first; neighbours with the same beginning share them.
  public var section: [String]
  /// What links name after `#`; empty: no destination.
  public var name: String

  /// A page from its parts, by default without bookmarks above its own and without a name that links lead to.
  public init(_ list: DisplayList, title: String, section: [String] = [], name: String = "") {
    self.list = list
    self.title = title
    self.section = section
    self.name = name
  }
}

/// Draws display lists as PDF with text that can be selected, bookmarks, links and structure; one point is one point.
///
/// The bytes depend on the display lists, the fonts and the assets alone. One renderer serves one thread at a time.
public final class PDFRenderer {
  private let fonts: VectorFonts
  private let images: ImageStore

  /// Readers refuse pages with longer sides (PDF 1.7, annex C).
  private static let largestSide = 14_400.0
  /// Dates are part of the bytes; this one stands for none.
  private static let date = "2000-01-01T00:00:00Z"

  /// A renderer that looks fonts and pictures up in these.
  public init(fonts: FontCatalogue, images: ImageStore) {
    self.fonts = VectorFonts(fonts)
    self.images = images
  }

  /// The pages as one file.
  public func render(_ pages: [PDFPage], title: String) throws(RenderingError) -> [UInt8] {
    for page in pages {
      let size = page.list.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .noArea(size, scale: page.list.scale)
      }
      guard size.width <= Self.largestSide, size.height <= Self.largestSide else {
        throw .tooLarge(
          PixelSize(width: Int(size.width.drawable), height: Int(size.height.drawable)),
          RenderingLimits(side: Int(Self.largestSide)))
      }
    }
    guard let first = pages.first else { throw .noArea(.zero, scale: 1) }
    let buffer = OutputBuffer()
    let drawing = try PDFDrawing(first.list.size, buffer, fonts, images, names: Set(pages.map(\.name)))
    drawing.setMetadata(title: title, date: Self.date)
    var bookmarks = PDFBookmarks()
    var structure: [PDFStructure.Page] = []
    for (index, page) in pages.enumerated() {
      drawing.beginPage(page)
      drawing.links = []
      try drawing.draw(page.list)
      bookmarks.add(page, number: index + 1, to: drawing)
      drawing.endPage()
      structure.append(
        PDFStructure.Page(title: page.title, words: page.words, links: drawing.links, size: page.list.size))
    }
    try drawing.context.check()
    try drawing.context.surface.finish()
    // What the file says of its own is English; a screen's texts are as they are.
    return PDFStructure.adding(structure, language: "en", to: buffer.take())
  }
}

/// One PDF file while it is drawn.
final class PDFDrawing: DrawingBackend {
  let context: CairoContext
  let surfaces = PictureSurfaces()
  let fonts: VectorFonts
  let images: ImageStore
  /// Destinations that links may lead to.
  let names: Set<String>
  /// What the page's links say, in their order.
  var links: [String] = []

  init(
    _ size: Size, _ buffer: OutputBuffer, _ fonts: VectorFonts, _ images: ImageStore, names: Set<String>
  ) throws(RenderingError) {
    let handle = cairo_pdf_surface_create_for_stream(OutputBuffer.write, buffer.closure, size.width, size.height)
    guard let handle else { throw .outOfMemory }
    let surface = try CairoSurface(adopting: handle, keeping: buffer)
    cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_5)
    context = try CairoContext(surface)
    self.fonts = fonts
    self.images = images
    self.names = names
  }
}
