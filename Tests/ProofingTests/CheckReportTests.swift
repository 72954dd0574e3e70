import Foundation
import Testing

/// What `check` tells over a matrix: each problem once, where it shows, what resolves it; in every format.
@Suite struct CheckReportTests {
  /// The box fits upright and not on its side; the note's height is nobody's.
  private static let spec = """
    proofsheet: 1
    name: boxes
    matrix: { devices: [iphone-8, iphone-x, ipad-9.7], orientations: [portrait, landscape] }
    views:
      box: { type: view }
      note: { type: view }
    constraints:
      main:
        - box.top == root.top + 20
        - box.height == 360
        - box.bottom <= root.bottom - 20
        - box.leading == root.leading + 20
        - box.width == 100
        - note.leading == root.leading
        - note.top == root.top
        - note.width == 40
    """

  private func program(_ text: String = spec) throws -> Program {
    let program = try Program()
    try program.write("boxes.proof.yaml", text)
    return program
  }

  @Test func variantsAreNamedByAPhraseThatMeansJustThese() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["check", "boxes.proof.yaml"])
    #expect(result.code == 1)
    #expect(result.output.contains("in 2 of 6 variants: all phones in landscape"), "\(result.output)")
    #expect(result.output.contains("in all 6 variants"))
  }

  @Test func aFixIsToldWhereSolvingTheMatrixProvesIt() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["check", "boxes.proof.yaml"])
    let fix = try #require(
      result.output.split(separator: "\n").first { $0.contains("box.") && $0.hasPrefix("hint: ") }
    ).dropFirst("hint: ".count)
    #expect(fix.contains("@999"))
    // It is pasted, and what it was for is gone.
    let rule = fix.split(separator: "@")[0].trimmingCharacters(in: .whitespaces)
    try program.write("mended.proof.yaml", Self.spec.replacingOccurrences(of: "- \(rule)", with: "- \(fix)"))
    let mended = try program.run(["check", "mended.proof.yaml"])
    #expect(!mended.output.contains("unsatisfiable-constraints"), "\(mended.output)")
    #expect(mended.output.contains("ambiguous-layout"))
    let quick = try program.run(["check", "boxes.proof.yaml", "--no-fixes"])
    #expect(!quick.output.contains("tried: solving"))
  }

  /// Another font's widths are no proof that a text does not fit.
  @Test func aTextThatIsMeasuredInAnotherFontSaysSo() throws {
    func told(_ family: String) throws -> String {
      let program = try program(
        """
        proofsheet: 1
        name: boxes
        canvas: iphone-8 portrait
        views:
          title: { type: label, text: Current bid, font: { family: \(family), size: 17 } }
        constraints:
          main: [title.top == safe.top + 8, title.leading == root.leading + 16, title.width == 40]
        """)
      defer { program.cleanUp() }
      return try program.run(["check", "boxes.proof.yaml"]).output
    }
    let missing = try told("Nowhere Sans")
    #expect(missing.contains("clipped-text"), "\(missing)")
    #expect(missing.contains("it is measured in another font, since 'Nowhere Sans' is not installed"), "\(missing)")
    let known = try told("system")
    #expect(known.contains("clipped-text") && !known.contains("measured in another font"), "\(known)")
  }

  @Test func idsOutliveLinesAndNumbers() throws {
    let program = try program()
    defer { program.cleanUp() }
    func ids(_ file: String) throws -> [String] {
      try program.run(["check", file, "--format", "json"]).output.split(separator: "\n").compactMap { line in
        line.contains("\"id\": ") ? String(line).trimmingCharacters(in: .whitespaces) : nil
      }
    }
    let before = try ids("boxes.proof.yaml")
    #expect(before.contains("\"id\": \"ambiguous-layout:note\","), "\(before)")
    try program.write("other.proof.yaml", Self.spec.replacingOccurrences(of: "views:", with: "# a line\nviews:"))
    #expect(try ids("other.proof.yaml") == before)
  }

  @Test func knownFindingsAreLeftOut() throws {
    let program = try program()
    defer { program.cleanUp() }
    let report = try program.run(["check", "boxes.proof.yaml", "--format", "json"])
    try program.write("known.json", report.output)
    let again = try program.run(["check", "boxes.proof.yaml", "--known", "known.json"])
    #expect(again.code == 0, "\(again.output)\(again.talk)")
    #expect(again.talk.contains("known findings left out"))
    try program.write("boxes.proof.yaml", Self.spec + "    - note.height == -4\n    - box.width == 90\n")
    let new = try program.run(["check", "boxes.proof.yaml", "--known", "known.json"])
    #expect(new.code == 1)
    #expect(!new.output.contains("ambiguous-layout"))
    let wrong = try program.run(["check", "boxes.proof.yaml", "--known", "boxes.proof.yaml"])
    #expect(wrong.code == 2 && wrong.talk.contains("no report can be read here"), "\(wrong.talk)")
  }

  /// Every format is whole where a spec has an error, and tells it.
  @Test(arguments: ["json", "sarif", "github", "junit"])
  func formatsAreWholeOnErrors(format: String) throws {
    let program = try program("proofsheet: 1\nname: broken\nviews: { a: label }\nconstraints: [a.top == b.top]\n")
    defer { program.cleanUp() }
    let result = try program.run(["check", "boxes.proof.yaml", "--format", format])
    #expect(result.code == 2)
    #expect(result.output.contains("'b'"), "\(result.output)")
    switch format {
    case "junit": #expect(result.output.hasSuffix("</testsuites>\n"))
    case "github": #expect(result.output.hasPrefix("::error file=boxes.proof.yaml,line=4"))
    default: #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    }
  }
}
