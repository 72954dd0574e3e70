import AutoLayout
import Findings
import Foundation
import ProofModel
import Proofing
import Solving
import Testing

/// A screen against its design: what is told, once, where it begins.
@Suite struct DesignTests {
  private static let studio = Studio()

  /// A column of boxes 300 wide on a screen of 320: by name, with their places from the top and heights.
  private static func design(_ boxes: [(name: String, y: Double, height: Double)], width: Int = 320) -> String {
    let layers = boxes.map { box in
      """
      { "id": "2:\(box.name)", "name": "\(box.name)", "type": "RECTANGLE",
        "absoluteBoundingBox": { "x": 10, "y": \(box.y), "width": 300, "height": \(box.height) },
        "fills": [{ "type": "SOLID", "color": { "r": 0, "g": 0, "b": 0, "a": 1 } }] }
      """
    }
    return """
      { "id": "1:1", "name": "Column", "type": "FRAME",
        "absoluteBoundingBox": { "x": 0, "y": 0, "width": \(width), "height": 480 },
        "children": [\(layers.joined(separator: ","))] }
      """
  }

  /// The same column as a spec: gaps before the boxes and their heights.
  private static func spec(_ boxes: [(name: String, gap: Double, height: Double)], mock: String = "design.json")
    -> String
  {
    var lines = ["proofsheet: 1", "matrix: { sizes: [[320, 480]] }", "mock: \(mock)", "views:"]
    lines += boxes.map { "  \($0.name): { background: \"#000000\" }" }
    lines.append("constraints:")
    var above = "root.top"
    for box in boxes {
      lines += [
        "  - \(box.name).top == \(above) + \(box.gap)", "  - \(box.name).height == \(box.height)",
        "  - \(box.name).leading == root.leading + 10", "  - \(box.name).trailing == root.trailing - 10",
      ]
      above = "\(box.name).bottom"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func findings(_ spec: String, _ design: String) throws -> [Finding] {
    try told(spec, design).solved.flatMap { $0.layout.findings.filter { $0.diagnostic.id.hasPrefix("design-") } }
  }

  private static func told(_ spec: String, _ design: String) throws -> (
    solved: [Workbench.Solved], diagnostics: [Diagnostic], check: [Diagnostic]
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-design-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(spec.utf8).write(to: folder.appendingPathComponent("a.proof.yaml"))
    try Data(design.utf8).write(to: folder.appendingPathComponent("design.json"))
    let loaded = ScreenLoader(studio: studio).load([folder.appendingPathComponent("a.proof.yaml").path])
    var solved: [Workbench.Solved] = []
    for workbench in loaded.workbenches {
      let variants = workbench.variants(VariantSelection()).variants
      solved += workbench.inspected(workbench.solve(variants, jobs: 1), jobs: 1)
    }
    let screens = CheckRun(loaded.workbenches, selection: VariantSelection()).screens(of: nil)
    return (solved, loaded.diagnostics, screens.flatMap(\.diagnostics))
  }

  private static let column = [("a", 20.0, 40.0), ("b", 80, 40), ("c", 140, 40), ("d", 200, 40), ("e", 260, 40)]

  @Test func whatIsAsDesignedIsNotTold() throws {
    let spec = Self.spec(Self.column.map { ($0.0, 20, $0.2) })
    #expect(try Self.findings(spec, Self.design(Self.column)) == [])
  }

  /// One gap is told at the view where it begins, with the rule's constant; four others follow.
  @Test func aGapIsToldOnce() throws {
    let boxes = Self.column.map { ($0.0, $0.0 == "c" ? 28.0 : 20, $0.2) }
    let found = try Self.findings(Self.spec(boxes), Self.design(Self.column))
    #expect(found.map(\.diagnostic.id) == ["design-place"])
    let finding = try #require(found.first)
    #expect(finding.diagnostic.message == "'c' is 28 pt below 'b', designed 20; 2 other views follow")
    #expect(finding.diagnostic.hint == "the design asks for 20 in the place of 28: 'c.top == b.bottom + 28'")
    #expect(finding.constraints.count == 1)
  }

  /// What grew is told as what grew; what lies below only follows.
  @Test func aHeightIsToldAndNotWhatItPushes() throws {
    let boxes = Self.column.map { ($0.0, 20.0, $0.0 == "b" ? 52 : $0.2) }
    let found = try Self.findings(Self.spec(boxes), Self.design(Self.column))
    #expect(found.map(\.diagnostic.id) == ["design-size"])
    #expect(found.first?.diagnostic.message == "'b' is 300 × 52, designed 300 × 40")
  }

  /// Two of five that lie elsewhere by different amounts are two; all by one amount is the screen.
  @Test func whatAllHaveInCommonIsTheScreens() throws {
    let boxes = Self.column.map { ($0.0, $0.0 == "a" ? 64.0 : $0.0 == "d" ? 26 : 20, $0.2) }
    let found = try Self.findings(Self.spec(boxes), Self.design(Self.column))
    #expect(
      found.map(\.diagnostic.message) == [
        "the whole screen lies 44 pt lower than in the design 'design.json'",
        "'d' is 26 pt below 'c', designed 20; 1 other view follows",
      ])
    #expect(found.first?.diagnostic.hint?.contains("offset: [0, 44]") == true)
  }

  @Test func offsetToleranceMapAndIgnoreAreKept() throws {
    let boxes = Self.column.map { ($0.0, $0.0 == "a" ? 64.0 : $0.0 == "d" ? 26 : 20, $0.2) }
    let design = Self.design(Self.column.map { ($0.0 == "b" ? "Second box" : $0.0, $0.1, $0.2) } + [("spare", 400, 30)])
    let mock =
      "{ file: design.json, offset: [0, 44], tolerances: { d: 6, e: 6 }, map: { Second box: b }, ignore: [spare] }"
    #expect(try Self.findings(Self.spec(boxes, mock: mock), design) == [])
    let without = "{ file: design.json, offset: [0, 44], tolerances: { d: 6, e: 6 } }"
    let found = try Self.findings(Self.spec(boxes, mock: without), design)
    #expect(found.map(\.diagnostic.id) == ["design-missing"])
    #expect(found.first?.diagnostic.message.contains("'spare'") == true)
  }

  @Test func aDesignOfAnotherWidthIsSaidToBeUnused() throws {
    let told = try Self.told(Self.spec(Self.column.map { ($0.0, 20, $0.2) }), Self.design(Self.column, width: 390))
    let unused = told.check.filter { $0.id == "unused-design" }
    #expect(unused.count == 1)
    #expect(unused.first?.message.contains("'Column' 390 × 480") == true && unused.first?.span?.start.line == 3)
  }

  @Test func whatADesignIsNotIsToldWhereItIsNamed() throws {
    let spec = Self.spec([("a", 20, 40)])
    #expect(try Self.told(spec, "no").diagnostics.map(\.id) == ["unreadable-design"])
    let frame = Self.spec([("a", 20, 40)], mock: "{ file: design.json, frame: Colum }")
    let told = try Self.told(frame, Self.design([("a", 20, 40)])).diagnostics
    #expect(told.map(\.id) == ["unknown-frame"] && told.first?.hint?.contains("Column") == true)
    let outside = Self.spec([("a", 20, 40)], mock: "../../etc/passwd")
    #expect(try Self.told(outside, "{}").diagnostics.contains { $0.severity == .error })
  }
}
