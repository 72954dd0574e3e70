import ProofModel
import CFreeType
import CHarfBuzz

/// A face's own measures in ems, y upwards from the baseline (so `descent` is positive downwards).
public struct FaceMetrics: Hashable, Sendable {
  /// The rise of a line above the baseline, as the font's line table has it.
  public var ascent = 0.8
  /// The depth of a line below the baseline, positive downwards.
  public var descent = 0.2
  /// The room that the font asks for between two lines; at least 0.
  public var lineGap = 0.0
  /// The height of a flat lower-case letter above the baseline.
  public var xHeight = 0.5
  /// The height of a capital letter above the baseline.
  public var capHeight = 0.7

  /// The distance from one baseline to the next that the font itself asks for: ascent, descent and gap.
  public var lineHeight: Double { ascent + descent + lineGap }
}

extension FaceMetrics {
  /// FreeType is asked once per face, under one lock: a library and its faces belong to one thread at a time.
  private static let library = Locked<FT_Library?>(nil)

  /// Reads the vertical tables: OS/2's typographic ones where `fsSelection` bit 7 says so, else hhea, as both
  /// systems and browsers do; x-height and cap height are measured where OS/2 says 0 (DejaVu does).
  static func read(_ file: FontFile, index: Int, variations: [FontVariation], font: OpaquePointer) -> FaceMetrics {
    library.withLock { library in
      if library == nil { FT_Init_FreeType(&library) }
      guard let library else { return FaceMetrics() }
      return file.withBytes { bytes in
        var face: FT_Face?
        let base = bytes.bindMemory(to: UInt8.self).baseAddress
        guard FT_New_Memory_Face(library, base, FT_Long(bytes.count), FT_Long(index), &face) == 0, let face else {
          return FaceMetrics()
        }
        defer { FT_Done_Face(face) }
        apply(variations, to: face)
        return read(face, font)
      }
    }
  }

  private static func apply(_ variations: [FontVariation], to face: FT_Face) {
    guard !variations.isEmpty else { return }
    var described: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &described) == 0, let described else { return }
    defer { FT_Done_MM_Var(face.pointee.glyph.pointee.library, described) }
    var coordinates: [FT_Fixed] = (0..<Int(described.pointee.num_axis)).map { axis in
      let entry = described.pointee.axis[axis]
      guard let wanted = variations.first(where: { UInt($0.tag) == UInt(entry.tag) }) else { return entry.def }
      return FT_Fixed((wanted.value * 65536).rounded())
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  private static func read(_ face: FT_Face, _ font: OpaquePointer) -> FaceMetrics {
    var metrics = FaceMetrics()
    let em = Double(max(1, face.pointee.units_per_EM))
    metrics.ascent = Double(face.pointee.ascender) / em
    metrics.descent = -Double(face.pointee.descender) / em
    metrics.lineGap = max(0, Double(face.pointee.height) / em - metrics.ascent - metrics.descent)
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
      let header = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
      if header.Ascender != 0 || header.Descender != 0 {
        metrics.ascent = Double(header.Ascender) / em
        metrics.descent = -Double(header.Descender) / em
        metrics.lineGap = max(0, Double(header.Line_Gap) / em)
      }
    }
    var xHeight = 0.0
    var capHeight = 0.0
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      if os2.version != 0xFFFF {
        if os2.fsSelection & 0x80 != 0 {
          metrics.ascent = Double(os2.sTypoAscender) / em
          metrics.descent = -Double(os2.sTypoDescender) / em
          metrics.lineGap = max(0, Double(os2.sTypoLineGap) / em)
        }
        if os2.version >= 2 {
          xHeight = Double(os2.sxHeight) / em
          capHeight = Double(os2.sCapHeight) / em
        }
      }
    }
    metrics.xHeight = xHeight > 0 ? xHeight : height(of: "x", font) ?? 0.5
    metrics.capHeight = capHeight > 0 ? capHeight : height(of: "H", font) ?? 0.7
    return metrics.bounded
  }

  /// How far a letter's outline rises above the baseline, in ems; nil without the glyph.
  private static func height(of letter: Unicode.Scalar, _ font: OpaquePointer) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let em = Double(hb_face_get_upem(hb_font_get_face(font)))
    return Double(extents.y_bearing) / em
  }

  /// Hostile tables hold anything: nothing beyond some ems, and never a line of no height.
  private var bounded: FaceMetrics {
    var result = self
    result.ascent = min(max(ascent, -4), 8)
    result.descent = min(max(descent, -4), 8)
    result.lineGap = min(lineGap, 8)
    if result.ascent + result.descent <= 0 {
      result.ascent = 0.8
      result.descent = 0.2
    }
    return result
  }
}
