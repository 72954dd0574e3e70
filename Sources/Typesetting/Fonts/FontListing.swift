import CHarfBuzz

/// A face as a listing shows it.
public struct FontListing: Sendable {
  /// How many characters of one script a face has.
  public struct Coverage: Hashable, Sendable {
    /// ISO 15924, `Latn`, `Arab`, …
    public var script: String
    /// The number of characters of the script that the face maps.
    public var characters: Int
  }

  /// The face's names, weight and place, as its file has them.
  public var record: FontRecord
  /// The number of glyphs in the face.
  public var glyphCount: Int
  /// Scripts with at least ten characters, most first.
  public var coverage: [Coverage]
  /// The file's hash.
  public var sha256: String
}

extension FontCatalogue {
  /// A face with its coverage and hash; nil where its file is no longer a font. Reads the whole file.
  public func listing(of record: FontRecord) -> FontListing? {
    guard let face = face(of: record) else { return nil }
    let functions = hb_unicode_funcs_get_default()
    var counts: [UInt32: Int] = [:]
    for range in face.coveredRanges() {
      for value in range where value <= 0x10FFFF {
        let script = hb_unicode_script(functions, value)
        guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN else { continue }
        counts[script.rawValue, default: 0] += 1
      }
    }
    let coverage = counts.filter { $0.value >= 10 }
      .map { FontListing.Coverage(script: OpenType.name(of: $0.key), characters: $0.value) }
      .sorted { ($1.characters, $0.script) < ($0.characters, $1.script) }
    return FontListing(
      record: record, glyphCount: face.glyphCount, coverage: coverage, sha256: face.file.sha256)
  }
}
