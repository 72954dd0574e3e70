import ProofModel
import Typesetting

extension DrawingBackend {
  /// Draws a run of a colour font: each glyph's picture, as faint as the text's colour is; glyphs without a picture
  /// as outlines. `start` is the left end of the baseline.
  ///
  /// - Parameter surfaces: of a vector file, which takes pictures whole; nil: they are shrunk for the pixels at hand.
  func drawColorGlyphs(
    of run: GlyphRun, _ face: FontFace, at start: Point, _ color: Color, _ pictures: GlyphPictures,
    _ surfaces: PictureSurfaces? = nil
  ) throws(RenderingError) {
    for glyph in run.glyphs {
      let origin = Point(x: start.x + glyph.x, y: start.y + glyph.y)
      guard let entry = pictures.entry(glyph.id, of: face) else {
        context.setSource(color)
        context.newPath()
        context.appendPath(face.outline(glyph.id), at: origin, size: run.size)
        context.fill()
        continue
      }
      let rect = Rect(
        x: origin.x + entry.rect.x * run.size, y: origin.y + entry.rect.y * run.size,
        width: entry.rect.width * run.size, height: entry.rect.height * run.size)
      let picture: StoredPicture
      let surface: CairoSurface
      if let surfaces {
        picture = entry.picture
        surface = try surfaces.surface(picture)
      } else {
        let height = rect.height * context.transform.scale
        picture = pictures.reduced(glyph.id, of: face, height: height) ?? entry.picture
        surface = try picture.surface()
      }
      context.draw(
        surface, width: picture.size.width, height: picture.size.height, in: rect, opacity: color.alpha,
        isPadded: surfaces == nil)
    }
  }
}
