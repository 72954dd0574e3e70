import Foundation
import ProofModel
import Testing

@testable import SpecFiles

/// The schema and the reader go by the same tables; both are tried on the same files.
@Suite struct SpecSchemaTests {
  static let fixtures: [String] =
    SpecSamplesTests.files.map { SpecSamplesTests.folder + "/" + $0 }
    + SpecCaseFixturesTests.files.map { SpecCaseFixturesTests.folder + "/" + $0 }

  @Test(arguments: fixtures)
  func acceptsWhatTheReaderAccepts(_ file: String) throws {
    let validator = try #require(SchemaValidator(schema: SpecSchema.json()))
    #expect(validator.problems(try String(contentsOfFile: file, encoding: .utf8)) == [])
  }

  @Test(arguments: [
    "views: {}", "proofsheet: 2\nviews: {}", "proofsheet: 1\nvews: {}", "proofsheet: 1\nviews: { a: { typ: label } }",
    "proofsheet: 1\nviews: { a: { type: lable } }", "proofsheet: 1\nviews: { a: { frame: [1, 2, 3] } }",
    "proofsheet: 1\nviews: { 1a: view }", "proofsheet: 1\nviews: { a: { hug: 1001 } }",
    "proofsheet: 1\nviews: { a: { hidden: yes } }", "proofsheet: 1\nviews: { a: { background: \"#ff\" } }",
    "proofsheet: 1\nconstraints: { g: [{ rul: x }] }", "proofsheet: 1\nconstraints: { g: [{ \"a.top = b\": x }] }",
    "proofsheet: 1\nmatrix: { orientations: sideways }", "proofsheet: 1\nexpect: [{ frames: {} }]",
  ])
  func rejectsWhatTheReaderRejects(_ text: String) throws {
    let validator = try #require(SchemaValidator(schema: SpecSchema.json()))
    #expect(validator.problems(text) != [])
    #expect(!problems(text, head: false).isEmpty)
  }

  /// A key that the tables know and the reader passes over would be a promise that is not kept.
  @Test(arguments: SpecTable.viewKeys.map(\.name))
  func readsEachKeyOfAView(_ key: String) {
    let other = key == "with" ? "component: C, " : ""
    let text = "components: { C: {} }\nviews:\n  a: { \(other)\(key): [[{ x: [] }]] }\n"
    #expect(!problems(text).isEmpty, "\(key) takes anything")
  }

  @Test(arguments: SpecTable.documentKeys.map(\.name).filter { $0 != "proofsheet" })
  func readsEachKeyOfADocument(_ key: String) {
    #expect(!problems("\(key): [[{ x: [] }]]\n").isEmpty, "\(key) takes anything")
  }

  @Test(arguments: SpecTable.matrixKeys.map(\.name))
  func readsEachKeyOfTheMatrix(_ key: String) {
    #expect(!problems("matrix: { \(key): [[{ x: [] }]] }\n").isEmpty, "\(key) takes anything")
  }

  @Test(arguments: SpecTable.expectationKeys.map(\.name).filter { $0 != "on" })
  func readsEachKeyOfAnExpectation(_ key: String) {
    #expect(!problems("expect: [{ on: \"*\", \(key): [[{ x: [] }]] }]\n").isEmpty, "\(key) takes anything")
  }

  @Test(arguments: Overlay.allCases) func readsEachOverlay(_ overlay: Overlay) {
    #expect(problems("matrix: { overlays: [\(overlay.rawValue)] }\n").isEmpty)
  }

  @Test func isTheSameOnEveryCall() { #expect(SpecSchema.json() == SpecSchema.json()) }

  @Test func describesEveryKey() {
    for table in [.document] + SpecTable.partsOfSpec {
      for key in table.keys { #expect(!key.about.isEmpty, "\(table.rawValue).\(key.name)") }
      #expect(Set(table.keys.map(\.name)).count == table.keys.count)
    }
  }
}
