import ProofModel
import ProofScene
import Typesetting

extension PNGDrawing {
  func drawText(_ text: LaidOutText, origin: Point, color: Color) throws(RenderingError) {
    let transform = context.transform
    let visible = context.clipBounds
    for line in text.lines {
      for run in line.runs {
        let size = run.size * transform.scale
        guard size.isFinite, size > 0.5, size < 1e5, let strike = glyphs.strike(run.face, size: size) else { continue }
        let color = run.color ?? color
        let start = Point(x: origin.x, y: origin.y + line.baseline)
        // Two ems are more than any glyph reaches up or down.
        guard start.y + run.size * 2 > visible.minY, start.y - run.size * 2 < visible.maxY else { continue }
        context.setSource(color)
        if strike.face.hasColorBitmaps {
          try drawColorGlyphs(of: run, strike.face, at: start, color, pictures)
        } else {
          try context.inDeviceSpace { () throws(RenderingError) in
            if size > GlyphMasks.largestSize {
              drawOutlines(run, strike, at: transform.apply(start))
            } else {
              try drawMasks(run, strike, at: transform.apply(start))
            }
          }
        }
        drawDecoration(of: run, line, origin: origin, color: color)
      }
    }
  }

  /// Small glyphs: masks at the nearest quarter of a pixel.
  private func drawMasks(
    _ run: GlyphRun, _ strike: GlyphMasks.Strike, at start: Point
  ) throws(RenderingError) {
    let scale = context.transform.scale
    for glyph in run.glyphs {
      let place = GlyphPlace(x: (start.x + glyph.x * scale).drawable, y: (start.y + glyph.y * scale).drawable)
      if let mask = try glyphs.mask(glyph.id, strike, place) {
        context.mask(mask.surface, x: Double(place.pixelX) + mask.left, y: Double(place.pixelY) + mask.top)
      }
    }
  }

  /// Large glyphs: their outlines, at their true places.
  private func drawOutlines(_ run: GlyphRun, _ strike: GlyphMasks.Strike, at start: Point) {
    let scale = context.transform.scale
    for glyph in run.glyphs {
      context.newPath()
      context.appendPath(
        strike.face.outline(glyph.id), at: Point(x: start.x + glyph.x * scale, y: start.y + glyph.y * scale),
        size: strike.size)
      context.fill()
    }
  }
}
