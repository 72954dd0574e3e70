import Solving
import Typesetting

/// The fonts that can be had, with their coverage and hashes.
public struct FontsReport: Sendable {
  /// The faces that were asked for: a project's own first, then the installed ones.
  public let fonts: [FontListing]

  /// - Parameters:
  ///   - words: parts of family names, without regard to case; none means all.
  ///   - files: a project's own font files, listed first.
  public init(studio: Studio, words: [String] = [], files: [String] = []) {
    let catalogue = files.isEmpty ? studio.fonts : FontCatalogue(roots: studio.fonts.roots, projectFiles: files)
    let wanted = words.map { $0.lowercased() }
    fonts = catalogue.records()
      .filter { record in wanted.isEmpty || wanted.contains { record.family.lowercased().contains($0) } }
      .compactMap { catalogue.listing(of: $0) }
  }

  /// A line for each face: family, style, weight, scripts, the hash's beginning, file.
  public var table: String {
    let rows = fonts.map { font -> [String] in
      let scripts = font.coverage.prefix(4).map(\.script).joined(separator: " ")
      let more = font.coverage.count > 4 ? " +\(font.coverage.count - 4)" : ""
      let weight = font.record.weightRange.map { "\($0.lowerBound)–\($0.upperBound)" } ?? "\(font.record.weight)"
      return [
        font.record.family, font.record.style, weight, scripts + more, String(font.sha256.prefix(16)),
        font.record.path + (font.record.index > 0 ? "#\(font.record.index)" : ""),
      ]
    }
    guard !rows.isEmpty else { return "" }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
      return (cells + [row[5]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  /// `{"format": 1, "fonts": […]}` with whole hashes and all scripts.
  public var json: JSONValue {
    .object([
      ("format", .number(1)),
      (
        "fonts",
        .array(
          fonts.map { font in
            .object([
              ("family", .string(font.record.family)), ("style", .string(font.record.style)),
              ("postScriptName", .string(font.record.postScriptName)),
              ("weight", .number(Double(font.record.weight))), ("italic", .boolean(font.record.italic)),
              ("file", .string(font.record.path)), ("index", .number(Double(font.record.index))),
              ("sha256", .string(font.sha256)), ("glyphs", .number(Double(font.glyphCount))),
              (
                "scripts",
                .object(font.coverage.map { (key: $0.script, value: .number(Double($0.characters))) })
              ),
            ])
          })
      ),
    ])
  }
}
