import Foundation
import ProofModel
import SpecFiles
import TestRequirements
import Testing

/// The two complete examples of the format's proposal, read where they lie beside the project.
@Suite struct SpecSharedExamplesTests {
  @Test(.needsShared("examples"), arguments: ["bookcase-edit.proof.yaml", "progress-panel.proof.yaml"])
  func readsWithoutProblems(_ name: String) throws {
    let file = "\(Requirement.sharedFolder)/examples/\(name)"
    let reading = SpecReader.read(file: file)
    #expect(reading.diagnostics.map { "\($0.span?.start.line ?? 0): \($0.message) [\($0.hint ?? "")]" } == [])
    let document = try #require(reading.document)
    #expect(document.root.children.count == (name.hasPrefix("bookcase") ? 8 : 5))
    #expect(!document.groups.isEmpty && !document.expectations.isEmpty)
  }
}
