@testable import SpecFiles

/// The reference of the spec's keys as Markdown, made from the tables that the reader goes by.
enum SpecReference {
  /// One section per kind of map, a table of keys each; ends with a line break.
  static func markdown() -> String {
    sections.map { table, title in
      let rows = table.keys.map { key in
        "| `\(key.name)` | \(describe(key.shape)) | \(escaped(key.about)) |"
      }
      let required = table.required.map { "`\($0)`" }.joined(separator: ", ")
      let alternatives = table.alternatives.map { "`\($0)`" }.joined(separator: " and ")
      let one = alternatives.isEmpty ? "" : "Exactly one of \(alternatives).\n\n"
      let note = (required.isEmpty ? "" : "Required: \(required).\n\n") + one
      return "### \(title)\n\n\(note)| Key | Value | What |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private static let sections: [(SpecTable, String)] = [
    (.document, "A spec"), (.shared, "A shared file"), (.view, "A view"), (.group, "A group of rules"),
    (.rule, "A rule as a map"), (.component, "A component"), (.matrix, "The matrix"),
    (.namedSize, "A size of the matrix"), (.state, "A state"), (.override, "An override"),
    (.canvasLayout, "A layout event"), (.expectation, "An expectation"), (.allSizes, "A range of sizes"),
    (.given, "A given size"), (.font, "A font"),
    (.run, "A run of text"), (.border, "A border"), (.proportional, "Proportional"), (.edges, "Insets by edge"),
    (.axes, "Priorities by axis"), (.colorPair, "A colour by appearance"),
  ]

  private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func describe(_ shape: SpecShape) -> String {
    switch shape {
    case .text: return "text"
    case .expression: return "number or expression"
    case .number: return "number"
    case .boolean: return "`true` or `false`"
    case .keyword(let words): return words.map { "`\($0)`" }.joined(separator: " ")
    case .color: return "colour"
    case .font: return "font"
    case .priority: return "priority"
    case .size: return "`[width, height]`"
    case .optionalSize: return "`[width, height]`, `none` in either"
    case .rect: return "`[x, y, width, height]`"
    case .insets: return "number, `[top, left, bottom, right]`, or a map"
    case .axisPriorities: return "priority, `[h, v]`, or `{ h:, v: }`"
    case .rule: return "rule"
    case .condition: return "condition"
    case .list(let item): return "list: \(describe(item))"
    case .map(let value): return value == .any ? "map" : "map: \(describe(value))"
    case .object(let table): return table.title
    case .oneOf(let options): return options.map(describe).joined(separator: "; or ")
    case .any: return "anything"
    }
  }
}
