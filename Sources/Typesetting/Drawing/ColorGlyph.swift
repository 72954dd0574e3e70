import CHarfBuzz
public import ProofModel

/// A glyph that is a small picture: an emoji.
public struct ColorGlyph: Hashable, Sendable {
  /// A whole PNG file, as the font holds it.
  public var png: [UInt8]
  /// Where the picture lies in ems: origin on the baseline, y downwards.
  public var rect: Rect
}

extension FontFace {
  /// The glyph's picture where the face has colour bitmaps (`CBDT`, `sbix`); nil for outline glyphs and spaces.
  public func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard hasColorBitmaps, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 8, length < 16 << 20 else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let em = unitsPerEm
    return ColorGlyph(
      png: data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(length)))
      },
      rect: Rect(
        x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em, width: Double(extents.width) / em,
        height: -Double(extents.height) / em))
  }
}
