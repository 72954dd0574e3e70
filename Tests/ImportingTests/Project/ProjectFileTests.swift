import Foundation
import ProofModel
import SpecFiles
import Testing

@Suite struct ProjectFileTests {
  /// A folder of its own, gone at the end; its path has no links.
  private func inFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.resolvingSymlinksInPath())
  }

  @Test func optionsStandUnderTheirCommandsWithTheirPlaces() throws {
    let text = "all:\n  os: ios-17\nrender:\n  overlay: [frames, margins]\n  strict: true\n  scale: 2\n"
    let reading = ProjectFile.read(file: "proofsheet.yaml", text: text)
    #expect(reading.diagnostics.isEmpty)
    let file = try #require(reading.file)
    #expect(file.sections.map(\.command) == ["all", "render"])
    #expect(file.sections.flatMap(\.options).map(\.name) == ["os", "overlay", "strict", "scale"])
    #expect(file.sections.flatMap(\.options).map(\.values) == [["ios-17"], ["frames", "margins"], ["true"], ["2"]])
    #expect(file.sections[1].options[1].span.start == SourcePosition(line: 5, column: 3))
  }

  @Test func allProblemsAreToldAtOnce() {
    let text = "render: fast\ncheck:\n  jobs:\n  format: { a: b }\ncheck: {}\n"
    let told = ProjectFile.read(file: "proofsheet.yaml", text: text).diagnostics
    #expect(told.map(\.id).sorted() == ["duplicate-key", "expected-map", "expected-text", "expected-text"])
    #expect(ProjectFile.read(file: "proofsheet.yaml", text: "- a\n").diagnostics.map(\.id) == ["project-not-a-map"])
    #expect(ProjectFile.read(file: "nowhere/proofsheet.yaml").hasErrors)
  }

  @Test func theNearestFileUpToTheRepositorysRootHolds() throws {
    try inFolder { root in
      let manager = FileManager.default
      let inner = root.appendingPathComponent("repository/app/screens")
      try manager.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data().write(to: root.appendingPathComponent("proofsheet.yaml"))
      // Outside of a repository only a folder's own file holds.
      #expect(ProjectFile.path(for: inner.path) == nil)
      #expect(ProjectFile.path(for: root.path) == root.path + "/proofsheet.yaml")
      try manager.createDirectory(
        at: root.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
      #expect(ProjectFile.path(for: inner.path) == nil)
      try Data().write(to: root.appendingPathComponent("repository/proofsheet.yaml"))
      #expect(ProjectFile.path(for: inner.path) == root.path + "/repository/proofsheet.yaml")
      try Data().write(to: root.appendingPathComponent("repository/app/proofsheet.yaml"))
      #expect(ProjectFile.path(for: inner.path) == root.path + "/repository/app/proofsheet.yaml")
    }
  }
}
