import CCairo
import ProofModel
import ProofScene

/// The tree of bookmarks as it grows page by page.
struct PDFBookmarks {
  private var section: [String] = []
  private var parents: [Int32] = []

  /// Adds the page's bookmark below those of its section, which are opened where they are not open yet.
  mutating func add(_ page: PDFPage, number: Int, to drawing: PDFDrawing) {
    let shared = zip(section, page.section).prefix { $0 == $1 }.count
    parents.removeLast(parents.count - shared)
    for title in page.section[shared...] {
      parents.append(drawing.addBookmark(title, page: number, parent: parents.last))
    }
    section = page.section
    _ = drawing.addBookmark(page.title, page: number, parent: parents.last)
  }
}

extension PDFDrawing {
  func setMetadata(title: String, date: String) {
    let surface = context.surface.handle
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Proofsheet")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
  }

  func beginPage(_ page: PDFPage) {
    let size = page.list.size
    cairo_pdf_surface_set_size(context.surface.handle, size.width, size.height)
    if !page.name.isEmpty {
      tag(CAIRO_TAG_DEST, "name='\(Self.quoted(page.name))' x=0 y=0")
    }
  }

  func endPage() {
    cairo_show_page(context.handle)
  }

  func addBookmark(_ title: String, page: Int, parent: Int32?) -> Int32 {
    cairo_pdf_surface_add_outline(
      context.surface.handle, parent ?? CAIRO_PDF_OUTLINE_ROOT, title, "page=\(page) pos=[0 0]",
      CAIRO_PDF_OUTLINE_FLAG_OPEN)
  }

  /// A group with a link makes its area a link, and so does a cell that has a page of its name; the rest of the
  /// semantics is the SVG's.
  func beginGroup(_ group: SemanticGroup) {
    let own = group.data.first { $0.name == SemanticGroup.linkName }?.value
    guard let link = own ?? (group.kind == .cell && names.contains(group.id) ? "#" + group.id : nil) else { return }
    let area = context.transform.apply(group.frame)
    let numbers = [area.x, area.y, area.width, area.height].map { $0.drawable.shortText }.joined(separator: " ")
    if link.hasPrefix("#") {
      let name = String(link.dropFirst())
      // Cairo stops the whole file at a link without a destination.
      guard names.contains(name) else { return }
      tag(CAIRO_TAG_LINK, "rect=[\(numbers)] dest='\(Self.quoted(name))'")
    } else {
      tag(CAIRO_TAG_LINK, "rect=[\(numbers)] uri='\(Self.quoted(link))'")
    }
    links.append(group.title)
  }

  func endGroup() {}

  /// An empty tag: what it stands for is in its attributes.
  private func tag(_ name: String, _ attributes: String) {
    cairo_tag_begin(context.handle, name, attributes)
    cairo_tag_end(context.handle, name)
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
