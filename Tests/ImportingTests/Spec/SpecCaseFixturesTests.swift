import Foundation
import ProofModel
import SpecFiles
import Testing

/// The specs of the acceptance cases, which the layout tests solve: they must read without a word.
@Suite struct SpecCaseFixturesTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/cases")
    .standardizedFileURL.path()

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".yaml") }.sorted() ?? []

  @Test func thereAreFixtures() { #expect(Self.files.count >= 21) }

  @Test(arguments: files)
  func readsWithoutProblems(_ name: String) throws {
    let reading = SpecReader.read(file: Self.folder + "/" + name)
    #expect(reading.diagnostics.map { "\($0.span?.start.line ?? 0): \($0.message) [\($0.hint ?? "")]" } == [])
    #expect(reading.document?.name == String(name.dropLast(".proof.yaml".count)))
  }
}
