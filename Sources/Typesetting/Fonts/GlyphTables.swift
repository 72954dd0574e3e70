import CHarfBuzz

/// The tables of a face that those who embed it copy glyph by glyph, checked against each other before it is used: what
/// draws and embeds fonts takes their offsets at their word.
struct GlyphTables {
  private let face: OpaquePointer
  private let glyphCount: Int

  /// What is wrong with the tables, in words; nil where they agree. O(glyphs).
  static func problem(of face: OpaquePointer) -> String? { GlyphTables(face).problem() }

  private init(_ face: OpaquePointer) {
    self.face = face
    glyphCount = Int(hb_face_get_glyph_count(face))
  }

  /// By OpenType's specification of `head`, `maxp`, `hhea`, `hmtx`, `loca` and `glyf`.
  private func problem() -> String? {
    withTable("head") { head -> String? in
      guard head.count >= 54 else { return "its 'head' table is cut off" }
      return metricsProblem() ?? outlinesProblem(isLong: head.word(50) != 0)
    }
  }

  private func metricsProblem() -> String? {
    withTable("hhea") { hhea -> String? in
      guard hhea.count >= 36 else { return "its 'hhea' table is cut off" }
      let count = hhea.word(34)
      guard count >= 1, count <= glyphCount else {
        return "its 'hhea' table counts \(count) widths for \(glyphCount) glyphs"
      }
      return withTable("hmtx") { hmtx in
        hmtx.count >= 4 * count + 2 * (glyphCount - count) ? nil : "its 'hmtx' table is shorter than its glyphs need"
      }
    }
  }

  private func outlinesProblem(isLong: Bool) -> String? {
    withTable("glyf") { glyf -> String? in
      guard !glyf.isEmpty else { return nil }
      return withTable("loca") { loca -> String? in
        let size = isLong ? 4 : 2
        guard loca.count >= size * (glyphCount + 1) else { return "its 'loca' table is shorter than its glyphs need" }
        func offset(_ glyph: Int) -> Int { isLong ? loca.long(glyph * 4) : loca.word(glyph * 2) * 2 }
        for glyph in 0..<glyphCount {
          let (start, end) = (offset(glyph), offset(glyph + 1))
          guard start <= end else { return "its 'loca' table goes backwards at glyph \(glyph)" }
          guard end <= glyf.count else {
            return "its 'glyf' table has \(glyf.count) bytes, glyph \(glyph) ends at \(end)"
          }
          guard start == end || end - start >= 10 else { return "glyph \(glyph) is cut off" }
          if start < end, let problem = componentProblem(glyf, start..<end, of: glyph) { return problem }
        }
        return nil
      }
    }
  }

  /// Of a glyph made of others: each component lies inside of its bytes and names a glyph that is there.
  private func componentProblem(_ glyf: UnsafeRawBufferPointer, _ range: Range<Int>, of glyph: Int) -> String? {
    guard glyf.word(range.lowerBound) >= 0x8000 else { return nil }
    var place = range.lowerBound + 10
    var hasMore = true
    while hasMore {
      guard place + 4 <= range.upperBound else { return "the parts of glyph \(glyph) are cut off" }
      let flags = glyf.word(place)
      let part = glyf.word(place + 2)
      guard part < glyphCount, part != glyph else { return "glyph \(glyph) is made of glyph \(part)" }
      // ARG_1_AND_2_ARE_WORDS, then WE_HAVE_A_SCALE, …_AN_X_AND_Y_SCALE, …_A_TWO_BY_TWO, and MORE_COMPONENTS.
      place += 4 + (flags & 0x1 != 0 ? 4 : 2)
      place += flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      guard place <= range.upperBound else { return "the parts of glyph \(glyph) are cut off" }
      hasMore = flags & 0x20 != 0
    }
    return nil
  }

  /// A table's bytes; empty where it is missing. HarfBuzz cuts it where the file ends.
  private func withTable<Result>(_ name: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let blob = hb_face_reference_table(face, OpenType.tag(name))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}

extension UnsafeRawBufferPointer {
  /// A big-endian number of two bytes.
  fileprivate func word(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
  /// A big-endian number of four bytes.
  fileprivate func long(_ at: Int) -> Int { word(at) << 16 | word(at + 2) }
}
