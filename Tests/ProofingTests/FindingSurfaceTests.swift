import Foundation
import Testing

@testable import Rendering
@testable import Solving

/// One problem has one id, and a conflict one number, wherever it is told: in each report, a picture, a sheet and a page.
@Suite struct FindingSurfaceTests {
  /// Two conflicts, two open places, a text that is cut and one that is too small.
  private static let spec = """
    proofsheet: 1
    name: several
    matrix: { sizes: [[320, 480], [375, 667]] }
    views:
      wide: { type: view, background: "#eeeeee" }
      lost: { type: view, background: "#dddddd" }
      title: { type: label, text: A rather long title that cannot fit, lines: 1 }
      fine: { type: label, text: Small print, font: 9 }
      deep: { type: view, background: "#cccccc" }
    constraints:
      rules:
        - wide.leading == root.leading + 8
        - wide.trailing == root.trailing - 8
        - wide.width == 100
        - wide.top == safe.top + 8
        - wide.height == 20
        - wide.height == 30
        - title.leading == root.leading + 16
        - title.top == wide.bottom + 8
        - title.width == 60
        - fine.leading == root.leading + 16
        - fine.top == title.bottom + 8
        - lost.top == fine.bottom + 20
        - lost.height == 20
        - deep.leading == root.leading
        - deep.top == root.top + 300
        - deep.width == 20
    """

  private func program() throws -> Program {
    let program = try Program()
    try program.write("several.proof.yaml", Self.spec)
    return program
  }

  /// The findings that `check` tells: id, number of a conflict, severity, in its order.
  private func checked(_ program: Program) throws -> [(id: String, number: Int?, severity: String)] {
    let report = try JSONReading.object(program.run(["check", "several.proof.yaml", "--format", "json"]).output)
    return (report["findings"] as? [[String: Any]] ?? []).map {
      ($0["id"] as? String ?? "", $0["number"] as? Int, $0["severity"] as? String ?? "")
    }
  }

  /// `data-id` and `data-number` of the findings in an SVG, once each, in their order.
  private func marked(_ svg: String) -> [(id: String, number: Int?)] {
    let pattern = #/<g id="[^"]*" class="finding" data-id="([^"]*)"[^>]*>/#
    var found: [(id: String, number: Int?)] = []
    for match in svg.matches(of: pattern) {
      let id = String(match.1).replacing("&amp;", with: "&").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      let number = String(match.0).firstMatch(of: #/data-number="([0-9]+)"/#).flatMap { Int($0.1) }
      guard !found.contains(where: { $0.id == id }) else { continue }
      found.append((id, number))
    }
    return found
  }

  private func text(_ program: Program, _ name: String) throws -> String {
    String(decoding: try program.bytes(name), as: UTF8.self)
  }

  @Test func reportsAgree() throws {
    let program = try program()
    defer { program.cleanUp() }
    let checked = try checked(program)
    #expect(checked.filter { $0.id.hasPrefix("unsatisfiable-constraints:") }.map(\.number) == [1, 2])
    #expect(checked.filter { $0.severity == "error" }.count == 4)
    let told = checked.filter { $0.severity != "note" }
    #expect(told.contains { $0.id == "small-text:fine" } && told.contains { $0.id == "clipped-text:title" })

    let sarif = try JSONReading.object(program.run(["check", "several.proof.yaml", "--format", "sarif"]).output)
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let properties = (run["results"] as? [[String: Any]] ?? []).compactMap { $0["properties"] as? [String: Any] }
    #expect(properties.map { $0["id"] as? String } == checked.map(\.id))
    #expect(properties.map { $0["number"] as? Int } == checked.map(\.number))

    let junit = try program.run(["check", "several.proof.yaml", "--format", "junit"]).output
    let names = junit.matches(of: #/<testcase name="([^"]*)"/#).map { String($0.1) }
    #expect(names == told.map(\.id))

    let github = try program.run(["check", "several.proof.yaml", "--format", "github"]).output
    let ids = github.matches(of: #/%0Aid: (.*)/#).map { String($0.1).replacing("%3A", with: ":") }
    #expect(ids == told.map(\.id))

    let text = try program.run(["check", "several.proof.yaml"]).output
    #expect(text.contains("number 1 in pictures of it") && text.contains("number 2 in pictures of it"))
  }

  @Test func picturesAndSheetsAgreeWithReports() throws {
    let program = try program()
    defer { program.cleanUp() }
    let checked = try checked(program)
    let drawn = try program.run(["render", "several.proof.yaml", "--format", "svg,json", "-o", "out", "--quiet"])
    #expect(drawn.code == 0, "\(drawn.talk)")
    let sheet = marked(try text(program, "out/several.sheet.svg"))
    let told = checked.filter { $0.severity != "note" }
    // The sheet's list is the report's; its cells mark what can be seen in each.
    #expect(Set(sheet.map(\.id)) == Set(told.map(\.id)))
    for (id, number) in sheet { #expect(number == told.first { $0.id == id }?.number, "\(id)") }

    for picture in ["out/several.320x480.svg", "out/several.375x667.svg"] {
      let marks = marked(try text(program, picture))
      #expect(marks.count >= 5, "\(marks)")
      for mark in marks {
        let finding = try #require(checked.first { $0.id == mark.id }, "\(mark.id)")
        #expect(mark.number == finding.number, "\(mark.id)")
      }
    }
    let solved = try JSONReading.object(text(program, "out/several.json"))
    let variants = try #require(solved["variants"] as? [[String: Any]])
    for variant in variants {
      for finding in variant["findings"] as? [[String: Any]] ?? [] {
        let known = try #require(checked.first { $0.id == finding["id"] as? String })
        #expect(finding["number"] as? Int == known.number)
      }
    }
  }

  @Test func pagesAgreeWithReports() throws {
    let program = try program()
    defer { program.cleanUp() }
    let checked = try checked(program)
    let file = program.folder.appendingPathComponent("several.proof.yaml").path
    let screens = ScreenLoader(studio: Studio()).load([file]).workbenches.map { workbench in
      let variants = workbench.variants(VariantSelection()).variants
      return PageScreen(workbench: workbench, variants: workbench.solve(variants, jobs: 1).map { ($0, []) })
    }
    let page = try JSONReading.object(ScreenPageReport(screens, jobs: 1).json.text)
    let screen = try #require((page["screens"] as? [[String: Any]])?.first)
    let findings = screen["findings"] as? [[String: Any]] ?? []
    #expect(findings.map { $0["id"] as? String } == checked.map(\.id))
    #expect(findings.map { $0["number"] as? Int } == checked.map(\.number))
  }
}
