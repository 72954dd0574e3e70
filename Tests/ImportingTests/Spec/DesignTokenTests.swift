import Foundation
import ProofModel
import SpecFiles
import Testing

/// Design tokens of the Design Tokens Community Group as a spec's tokens, in today's form and in that of the drafts.
@Suite struct DesignTokenTests {
  private static func read(_ tokens: String) throws -> SpecReader.Reading {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-tokens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(tokens.utf8).write(to: folder.appendingPathComponent("brand.tokens.json"))
    let spec = folder.appendingPathComponent("a.proof.yaml")
    try Data("proofsheet: 1\ninclude: brand.tokens.json\nviews: { a: { type: label } }\n".utf8).write(to: spec)
    return SpecReader.read(file: spec.path)
  }

  private static func tokens(_ text: String) throws -> [String: TokenValue] {
    let reading = try read(text)
    #expect(reading.diagnostics.map(\.message) == [])
    return (reading.document?.tokens ?? [:]).mapValues(\.value)
  }

  @Test func readsTheStableForm() throws {
    let found = try Self.tokens(
      """
      {
      \t"color": { "$type": "color",
      \t\t"ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 0.5 } },
      \t\t"wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ff0000" } },
      \t\t"link": { "$value": "{color.ink}", "$description": "links" } },
        "space": { "edge-wide": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } } },
        "shadow": { "card": { "$type": "shadow", "$value": {} } },
        "text": { "$type": "typography", "title": { "$value": {
          "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": 28, "unit": "px" }, "fontWeight": "semi-bold",
          "lineHeight": 1.2 } } }
      }
      """)
    let ink = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
    #expect(found["color.ink"] == .color(light: ink, dark: nil))
    #expect(found["color.link"] == .color(light: ink, dark: nil))
    #expect(found["color.wide"] == .color(light: Color(rgb: 0xFF0000), dark: nil))
    #expect(found["space.edge_wide"] == .number(24))
    #expect(found["text.title"] == .font(FontFields(family: "Inter", size: .number(28), weight: 600)))
    #expect(found["shadow.card"] == nil)
  }

  @Test func readsTheFormOfTheDrafts() throws {
    let found = try Self.tokens(
      """
      { "color": { "ink": { "$type": "color", "$value": "#112233" } },
        "space": { "$type": "dimension", "edge": { "$value": "16px" }, "none": { "$value": "0" } },
        "weight": { "$type": "fontWeight", "$value": 700 } }
      """)
    #expect(found["color.ink"] == .color(light: Color(rgb: 0x112233), dark: nil))
    #expect(found["space.edge"] == .number(16) && found["space.none"] == .number(0))
    #expect(found["weight"] == .number(700))
  }

  @Test(arguments: [
    (##"{ "a": { "$value": "#112233" } }"##, "untyped-token"),
    (##"{ "a": { "$type": "color", "$value": "{b}" } }"##, "unknown-token"),
    (##"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" } }"##, "cyclic-token"),
    (##"{ "a": { "$type": "dimension", "$value": "16vh" } }"##, "wrong-value"),
    (##"{ "a": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [1, 0, 0] } } }"##, "wrong-value"),
  ]) func whatIsNoTokenIsTold(text: String, id: String) throws {
    let diagnostics = try Self.read(text).diagnostics
    #expect(diagnostics.contains { $0.id == id && $0.span?.start.line == 1 }, "\(diagnostics)")
  }

  @Test func standsAmongASpecsOwnTokens() {
    let text = """
      proofsheet: 1
      tokens: { color: { ink: { $type: color, $value: "#112233" }, paper: "#FFFFFF" }, space: { edge: 16 } }
      views: { a: { type: label, color: $color.ink } }
      """
    let reading = SpecReader.read(file: "a.proof.yaml", text: text)
    #expect(reading.diagnostics == [])
    #expect(reading.document?.tokens["color.ink"]?.value == .color(light: Color(rgb: 0x112233), dark: nil))
    #expect(reading.document?.tokens["color.paper"]?.value == .color(light: .white, dark: nil))
  }
}
