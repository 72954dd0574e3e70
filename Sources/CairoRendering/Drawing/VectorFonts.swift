import Typesetting

/// The fonts that one vector renderer has used, each opened once.
final class VectorFonts {
  private let catalogue: FontCatalogue
  let pictures = GlyphPictures()
  private var fonts: [FaceID: Entry] = [:]

  struct Entry {
    var face: FontFace
    /// nil where the file cannot be embedded; the glyphs are then drawn as outlines.
    var font: CairoFont?
  }

  init(_ catalogue: FontCatalogue) {
    self.catalogue = catalogue
  }

  func entry(_ id: FaceID) -> Entry? {
    if let known = fonts[id] { return known }
    guard let face = catalogue.face(id) else { return nil }
    let entry = Entry(face: face, font: face.hasColorBitmaps ? nil : try? CairoFont(face))
    fonts[id] = entry
    return entry
  }
}
