import ProofModel
import CHarfBuzz

/// The place of a variable font on one of its axes.
public struct FontVariation: Hashable, Sendable {
  /// Four ASCII bytes, big-endian, as OpenType writes them.
  public var tag: UInt32
  /// The place on the axis in the axis' own units: for `wght` a weight of 1…1000.
  public var value: Double

  /// A place on the axis of a tag; a font without that axis passes it over.
  public init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// A place on the weight axis, `wght`.
  public init(weight: Int) { self.init(tag: OpenType.tag("wght"), value: Double(weight)) }
}

/// One face of a font file at one place on its axes; immutable, so every thread may read it.
public final class FontFace: @unchecked Sendable {
  /// The number by which laid out texts name the face; the catalogue's that opened it.
  public let id: FaceID
  /// The file that the face is in; its other faces share it.
  public let file: FontFile
  /// Which face of a collection.
  public let index: Int
  /// The places on a variable font's axes; an axis that is not among them is at its default.
  public let variations: [FontVariation]
  /// The units in which the font's tables count, per em; 1000 or 2048 in most fonts.
  public let unitsPerEm: Double
  /// The vertical measures in ems, at the face's place on its axes.
  public let metrics: FaceMetrics
  /// The typographic family name, else the plain one; empty where the font has none.
  public let familyName: String
  /// The typographic style name, `Semibold Italic`, else the plain one; empty where the font has none.
  public let styleName: String
  /// The PostScript name, `Inter-SemiBold`; empty where the font has none.
  public let postScriptName: String
  /// Whether glyphs are colour bitmaps (emoji) rather than outlines.
  public let hasColorBitmaps: Bool
  let font: OpaquePointer
  private let face: OpaquePointer
  private let outlines = Locked<[UInt32: GlyphOutline]>([:])

  init(id: FaceID, file: FontFile, index: Int, variations: [FontVariation]) throws(FontFileError) {
    face = hb_face_create(file.blob, UInt32(index))
    guard hb_face_get_glyph_count(face) > 0, OpenType.hasTable("cmap", face) else {
      hb_face_destroy(face)
      throw .notAFont(path: file.path)
    }
    if !file.isMapped, let reason = GlyphTables.problem(of: face) {
      hb_face_destroy(face)
      throw .damaged(path: file.path, reason: reason)
    }
    hb_face_make_immutable(face)
    let em = Int32(hb_face_get_upem(face))
    font = hb_font_create(face)
    hb_font_set_scale(font, em, em)
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    self.id = id
    self.file = file
    self.index = index
    self.variations = variations
    unitsPerEm = Double(em)
    familyName = OpenType.name(.typographicFamily, of: face) ?? OpenType.name(.family, of: face) ?? ""
    styleName = OpenType.name(.typographicStyle, of: face) ?? OpenType.name(.style, of: face) ?? ""
    postScriptName = OpenType.name(.postScript, of: face) ?? ""
    hasColorBitmaps = hb_ot_color_has_png(face) != 0
    metrics = FaceMetrics.read(file, index: index, variations: variations, font: font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph of a character without shaping, nil where the face has none.
  public func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The number of glyphs.
  public var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  /// The characters that the face maps, in order.
  public func coveredRanges() -> [ClosedRange<UInt32>] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var ranges: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = .max
    var last: hb_codepoint_t = .max
    while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    return ranges
  }

  /// The glyph's outline, shared by all sizes; made once.
  public func outline(_ glyph: UInt32) -> GlyphOutline {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let outline = GlyphOutline(font: font, glyph: glyph, unitsPerEm: unitsPerEm)
    outlines.withLock { $0[glyph] = outline }
    return outline
  }
}

extension FontFace: Hashable {
  /// Identity of the objects.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  /// The hash of the face's id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
