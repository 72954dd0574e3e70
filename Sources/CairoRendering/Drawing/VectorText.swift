import CCairo
import ProofModel
import Typesetting

extension DrawingBackend {
  /// Draws text with embedded fonts at its true places, with the text behind the glyphs.
  ///
  /// - Parameter isOutlined: whether each run is one path instead.
  func drawVectorText(
    _ text: LaidOutText, origin: Point, color: Color, fonts: VectorFonts, surfaces: PictureSurfaces,
    isOutlined: Bool = false
  ) throws(RenderingError) {
    for line in text.lines {
      for run in line.runs where run.size.isFinite && run.size > 0 && !run.glyphs.isEmpty {
        guard let entry = fonts.entry(run.face) else { continue }
        let color = run.color ?? color
        let start = Point(x: origin.x, y: origin.y + line.baseline)
        context.setSource(color)
        if entry.face.hasColorBitmaps {
          try drawColorGlyphs(of: run, entry.face, at: start, color, fonts.pictures, surfaces)
        } else if !isOutlined, let font = entry.font {
          font.select(on: context, size: min(run.size, 10_000))
          context.show(run, at: start)
        } else {
          context.fillOutlines(of: run, entry.face, at: start)
        }
        drawDecoration(of: run, line, origin: origin, color: color)
      }
    }
  }
}

extension CairoContext {
  /// Shows a run with the font selected; `start` is the left end of the baseline.
  fileprivate func show(_ run: GlyphRun, at start: Point) {
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: (start.x + $0.x).drawable, y: (start.y + $0.y).drawable)
    }
    let clusters = GlyphClusters(run)
    let counts = clusters.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
    }
    var text = run.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          handle, characters.baseAddress, Int32(characters.count), glyphs, Int32(glyphs.count), counts,
          Int32(counts.count), clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
      }
    }
  }

  fileprivate func fillOutlines(of run: GlyphRun, _ face: FontFace, at start: Point) {
    newPath()
    for glyph in run.glyphs {
      appendPath(face.outline(glyph.id), at: Point(x: start.x + glyph.x, y: start.y + glyph.y), size: run.size)
    }
    fill()
  }
}
