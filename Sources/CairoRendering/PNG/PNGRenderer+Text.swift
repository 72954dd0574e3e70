import ProofModel
import Typesetting

extension PNGDrawing {
  func drawText(_ text: LaidOutText, origin: Point, color: Color) throws(RenderingError) {
    let transform = context.transform
    let visible = context.clipBounds
    let target = maskTarget()
    if target != nil { context.surface.flush() }
    defer { if target != nil { context.surface.markDirty() } }
    for line in text.lines {
      for run in line.runs {
        let size = run.size * transform.scale
        guard size.isFinite, size > 0.5, size < 1e5, let strike = glyphs.strike(run.face, size: size) else { continue }
        let color = run.color ?? color
        let start = Point(x: origin.x, y: origin.y + line.baseline)
        // Two ems are more than any glyph reaches up or down.
        guard start.y + run.size * 2 > visible.minY, start.y - run.size * 2 < visible.maxY else { continue }
        if strike.face.hasColorBitmaps {
          try drawColorGlyphs(of: run, strike.face, at: start, color, pictures)
        } else {
          try context.inDeviceSpace { () throws(RenderingError) in
            if target == nil || size > GlyphMasks.largestSize { context.setSource(color) }
            if size > GlyphMasks.largestSize {
              drawOutlines(run, strike, at: transform.apply(start))
            } else {
              try drawMasks(run, strike, at: transform.apply(start), color, target)
            }
          }
        }
        drawDecoration(of: run, line, origin: origin, color: color)
      }
    }
  }

  /// Small glyphs: masks at the nearest quarter of a pixel.
  private func drawMasks(
    _ run: GlyphRun, _ strike: GlyphMasks.Strike, at start: Point, _ color: Color, _ target: MaskTarget?
  ) throws(RenderingError) {
    let scale = context.transform.scale
    let ink = MaskTarget.Ink(color)
    for glyph in run.glyphs {
      let place = GlyphPlace(x: (start.x + glyph.x * scale).drawable, y: (start.y + glyph.y * scale).drawable)
      if let mask = try glyphs.mask(glyph.id, strike, place) {
        let (x, y) = (place.pixelX + mask.left, place.pixelY + mask.top)
        if let target {
          target.blend(mask, x: x, y: y, ink)
        } else {
          context.mask(mask.surface, x: Double(x), y: Double(y))
        }
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
