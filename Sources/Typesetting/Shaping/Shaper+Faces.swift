import CHarfBuzz
import ProofModel

extension Shaper {
  typealias Units = UnsafeBufferPointer<UInt16>

  /// Shapes a stretch into items of the worker: with the run's own face, and what it lacks with the next ones.
  func shape(_ stretch: Stretch, _ units: Units, _ context: Range<Int>) {
    let font = fonts[stretch.run]
    if units[stretch.start] == 0x09 && stretch.end == stretch.start + 1 {
      append(stretch, face: font.face, size: font.size, kind: .tab, glyphs: worker.glyphs.count)
      return
    }
    if let image = runs[stretch.run].image, units[stretch.start] == 0xFFFC {
      place(image, stretch, font)
      return
    }
    if !stretch.isEmoji, let face = font.face {
      let first = worker.glyphs.count
      shapeGlyphs(units, stretch, context, face: face, size: font.size)
      if !lacksGlyphs(from: first) {
        append(stretch, face: face, size: font.size, kind: .text, glyphs: first)
        return
      }
      worker.glyphs.removeSubrange(first...)
    }
    var faces = FaceQueue(
      font: font, script: stretch.script, locale: locale, isEmoji: stretch.isEmoji, catalogue: catalogue)
    shape(stretch, units, context, &faces, depth: 0)
  }

  private func shape(
    _ stretch: Stretch, _ units: Units, _ context: Range<Int>, _ faces: inout FaceQueue, depth: Int
  ) {
    let font = fonts[stretch.run]
    guard let face = faces.face(at: depth) else {
      // Nothing has it: the first face's own sign for a missing glyph, and a finding.
      if let scalar = Itemizer.firstVisibleScalar(units, stretch.start, stretch.end) {
        catalogue.reportUncovered(scalar, script: stretch.script, locale: locale, isEmoji: stretch.isEmoji)
      }
      let first = worker.glyphs.count
      shapeGlyphs(units, stretch, context, face: font.face, size: font.size)
      append(stretch, face: font.face, size: font.size, kind: .text, glyphs: first)
      return
    }
    let first = worker.glyphs.count
    let size = face === font.face ? font.size : font.pointSize
    shapeGlyphs(units, stretch, context, face: face, size: size)
    guard lacksGlyphs(from: first) else {
      append(stretch, face: face, size: size, kind: .text, glyphs: first)
      return
    }
    let parts = parts(of: stretch, units, glyphs: first)
    worker.glyphs.removeSubrange(first...)
    for part in parts {
      var piece = stretch
      piece.start = part.start
      piece.end = part.end
      if part.isMissing {
        shape(piece, units, context, &faces, depth: depth + 1)
      } else {
        let begin = worker.glyphs.count
        shapeGlyphs(units, piece, context, face: face, size: size)
        append(piece, face: face, size: size, kind: .text, glyphs: begin)
      }
    }
  }

  /// A picture is as wide as a letter would be and as high above the baseline as it is high.
  private func place(_ image: InlineImage, _ stretch: Stretch, _ font: ResolvedFont) {
    func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 10_000) : 0 }
    worker.glyphs.append(
      ShapedGlyph(
        glyph: .max, cluster: Int32(stretch.start), isUnsafe: false, advance: length(image.size.width), dx: 0, dy: 0))
    worker.items.append(
      ShapedItem(
        start: stretch.start, end: stretch.end, kind: .attachment, level: stretch.level, script: stretch.script,
        face: nil, size: length(image.size.height), spacing: 0, run: stretch.run,
        glyphs: worker.glyphs.count - 1..<worker.glyphs.count,
        line: ResolvedFont.LineBox(
          ascent: length(image.size.height), descent: 0, leading: font.line.leading, gap: font.line.gap)))
  }

  private func lacksGlyphs(from first: Int) -> Bool {
    for index in first..<worker.glyphs.count where worker.glyphs[index].glyph == 0 { return true }
    return false
  }

  private struct Part {
    var start: Int
    var end: Int
    var isMissing: Bool
  }

  /// The stretch cut into what the face has and what it lacks, in logical order. Spaces between two missing words go
  /// with the words, so that a phrase stays in one face.
  private func parts(of stretch: Stretch, _ units: Units, glyphs first: Int) -> [Part] {
    var missing = [UInt8](repeating: 0, count: stretch.end - stretch.start)
    for glyph in worker.glyphs[first...] {
      let unit = Int(glyph.cluster) - stretch.start
      missing[unit] = max(missing[unit], glyph.glyph == 0 ? 2 : 1)
    }
    var parts: [Part] = []
    for (unit, mark) in missing.enumerated() where mark != 0 {
      let isMissing = mark == 2
      if parts.last?.isMissing == isMissing { continue }
      parts.append(Part(start: stretch.start + unit, end: stretch.end, isMissing: isMissing))
      if parts.count > 1 { parts[parts.count - 2].end = stretch.start + unit }
    }
    if let start = parts.first?.start, start > stretch.start { parts[0].start = stretch.start }
    var joined: [Part] = []
    for (index, part) in parts.enumerated() {
      let isGap =
        !part.isMissing && index > 0 && index + 1 < parts.count
        && units[part.start..<part.end].allSatisfy { $0 == 0x20 || $0 == 0xA0 }
      if let last = joined.indices.last, isGap || part.isMissing && joined[last].isMissing {
        joined[last].end = part.end
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  private func append(_ stretch: Stretch, face: FontFace?, size: Double, kind: ShapedItem.Kind, glyphs first: Int) {
    let font = fonts[stretch.run]
    worker.items.append(
      ShapedItem(
        start: stretch.start, end: stretch.end, kind: kind, level: stretch.level, script: stretch.script, face: face,
        size: size, spacing: spacing(of: stretch.run, face: face), run: stretch.run,
        glyphs: first..<worker.glyphs.count, line: line(font, face: face, size: size, script: stretch.script)))
  }

  /// The tracking belongs to the system font's own face; the run's kerning to every face.
  private func spacing(of run: Int, face: FontFace?) -> Double {
    let kerning = runs[run].kerning.isFinite ? runs[run].kerning : 0
    return kerning + (face === fonts[run].face ? fonts[run].tracking : 0)
  }

  /// The system font's line is Apple's, also where another face has the letters, unless their marks need more room;
  /// a named family's line grows to hold each face, as TextKit's does.
  private func line(_ font: ResolvedFont, face: FontFace?, size: Double, script: hb_script_t) -> ResolvedFont.LineBox {
    guard let face, face !== font.face, !face.hasColorBitmaps, !font.isSystem || FallbackFonts.isTall(script) else {
      return font.line
    }
    return ResolvedFont.LineBox(
      ascent: max(font.line.ascent, face.metrics.ascent * size),
      descent: max(font.line.descent, face.metrics.descent * size), leading: font.line.leading, gap: font.line.gap)
  }

  /// Appends the glyphs of a stretch in visual order.
  ///
  /// - Parameter context: the units that HarfBuzz may look at before and after, of the same line or paragraph.
  func shapeGlyphs(_ units: Units, _ stretch: Stretch, _ context: Range<Int>, face: FontFace?, size: Double) {
    guard let face, let base = units.baseAddress, let buffer = worker.buffer else {
      appendBlanks(stretch, size: size)
      return
    }
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, base + context.lowerBound, Int32(context.count), UInt32(stretch.start - context.lowerBound),
      Int32(stretch.end - stretch.start))
    hb_buffer_set_direction(buffer, stretch.level & 1 != 0 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, stretch.script)
    hb_buffer_set_language(buffer, language)
    var flags: UInt32 = 0
    if stretch.start == context.lowerBound { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if stretch.end == context.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    let spacing = spacing(of: stretch.run, face: face)
    var features = fonts[stretch.run].features
    let own = fonts[stretch.run].face === face ? fonts[stretch.run].advance : nil
    if runs[stretch.run].kerning != 0 || own != nil { features += LetterSpacing.withoutLigatures }
    hb_shape(face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let scale = size / face.unitsPerEm
    let first = worker.glyphs.count
    worker.glyphs.reserveCapacity(first + Int(count))
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      worker.glyphs.append(
        ShapedGlyph(
          glyph: info.codepoint, cluster: Int32(info.cluster) + Int32(context.lowerBound),
          isUnsafe: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          advance: Double(position.x_advance) * scale, dx: Double(position.x_offset) * scale,
          dy: -Double(position.y_offset) * scale))
    }
    let font = fonts[stretch.run]
    if let own { LetterSpacing.set(&worker.glyphs, from: first, size: font.pointSize) { own(units[$0]) } }
    let byKind = font.isInterAsSystem && face === font.face
    if spacing != 0 || byKind {
      LetterSpacing.add(to: &worker.glyphs, from: first, isRightToLeft: stretch.level & 1 != 0) { cluster in
        byKind ? spacing + SystemFont.interTracking(after: units[cluster], size: font.pointSize) : spacing
      }
    }
    if font.fitsEastAsian, face !== font.face { fitEastAsian(&worker.glyphs, from: first, units, stretch, font) }
    if byKind, stretch.level & 1 == 0 { centre(&worker.glyphs, from: first, by: font.tracking / 2) }
  }

  /// Characters of another face with the advances that they have in iOS's own beside the system font.
  private func fitEastAsian(
    _ glyphs: inout [ShapedGlyph], from first: Int, _ units: Units, _ stretch: Stretch, _ font: ResolvedFont
  ) {
    LetterSpacing.set(&glyphs, from: first, size: font.pointSize) {
      EastAsianFit.isHangul(units[$0]) ? EastAsianFit.hangul : nil
    }
    guard font.hanSpacing > 0 else { return }
    LetterSpacing.add(to: &glyphs, from: first, isRightToLeft: stretch.level & 1 != 0) {
      EastAsianFit.isHan(units[$0]) ? font.hanSpacing : 0
    }
  }

  /// Inter's letters in the middle of San Francisco's advances: half of what is added to each stands before it (ink of UIKit's own
  /// pictures begins 0.3 to 0.7 points into large letters, Inter's 1 to 1.7).
  private func centre(_ glyphs: inout [ShapedGlyph], from first: Int, by half: Double) {
    for index in first..<glyphs.count { glyphs[index].dx += half }
  }

  /// Without any font a cluster is taken to be half an em wide.
  private func appendBlanks(_ stretch: Stretch, size: Double) {
    for unit in stretch.start..<stretch.end {
      worker.glyphs.append(
        ShapedGlyph(
          glyph: .max, cluster: Int32(unit), isUnsafe: false, advance: size / 2, dx: 0, dy: 0))
    }
  }
}

/// The faces to ask for a stretch: the run's own, then the fallback list; emoji first where the text wants emoji.
struct FaceQueue {
  private let font: ResolvedFont
  private let catalogue: FontCatalogue
  private let script: hb_script_t
  private let locale: String
  private let isEmoji: Bool
  private var faces: [FontFace] = []
  private var families: [String]?
  private var nextFamily = 0

  init(font: ResolvedFont, script: hb_script_t, locale: String, isEmoji: Bool, catalogue: FontCatalogue) {
    self.font = font
    self.catalogue = catalogue
    self.script = script
    self.locale = locale
    self.isEmoji = isEmoji
    if let own = font.face, !isEmoji { faces.append(own) }
  }

  /// The face that is asked after `depth` others; nil at the list's end.
  mutating func face(at depth: Int) -> FontFace? {
    while faces.count <= depth {
      let list = families ?? FallbackFonts.families(script: script, locale: locale, isEmoji: isEmoji)
      families = list
      guard nextFamily < list.count, font.face != nil else { return nil }
      let family = list[nextFamily]
      nextFamily += 1
      let weight = family == FallbackFonts.emoji ? 400 : font.weight >= 600 ? 700 : 400
      if let face = catalogue.fallback(FontRequest(family: family, weight: weight)), !faces.contains(face) {
        faces.append(face)
      }
      if isEmoji, nextFamily == 1, let own = font.face, !faces.contains(own) { faces.append(own) }
    }
    return faces[depth]
  }
}

/// Points added after each cluster.
enum LetterSpacing {
  /// Spaced letters are not joined into ligatures (CSS Text 3 §8.2; Core Text does the same).
  static let withoutLigatures: [hb_feature_t] = ["liga", "clig"].map {
    hb_feature_t(tag: OpenType.tag($0), value: 0, start: 0, end: .max)
  }

  /// Gives glyphs that are clusters of their own another advance, and stands them in its middle.
  ///
  /// - Parameter advance: points per em of the cluster that begins at that unit, nil where it keeps its own.
  static func set(
    _ glyphs: inout [ShapedGlyph], from first: Int, size: Double, advance: (_ cluster: Int) -> Double?
  ) {
    for index in first..<glyphs.count {
      let cluster = glyphs[index].cluster
      let isAlone =
        (index == first || glyphs[index - 1].cluster != cluster)
        && (index + 1 == glyphs.count || glyphs[index + 1].cluster != cluster)
      guard isAlone, let em = advance(Int(cluster)) else { continue }
      glyphs[index].dx += (em * size - glyphs[index].advance) / 2
      glyphs[index].advance = em * size
    }
  }

  /// Adds to the last glyph of each cluster in reading direction; clusters without an advance (joiners) get none.
  ///
  /// - Parameter spacing: points after the cluster that begins at that unit.
  static func add(
    to glyphs: inout [ShapedGlyph], from first: Int, isRightToLeft: Bool, spacing: (_ cluster: Int) -> Double
  ) {
    var start = first
    while start < glyphs.count {
      var end = start
      var advance = 0.0
      while end < glyphs.count, glyphs[end].cluster == glyphs[start].cluster {
        advance += glyphs[end].advance
        end += 1
      }
      if advance > 0 {
        let spacing = spacing(Int(glyphs[start].cluster))
        if isRightToLeft {
          glyphs[start].advance += spacing
          glyphs[start].dx += spacing
        } else {
          glyphs[end - 1].advance += spacing
        }
      }
      start = end
    }
  }
}
