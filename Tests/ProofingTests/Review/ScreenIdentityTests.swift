import Foundation
import Testing

@testable import Proofing

/// What a screen is: its file and object id, or its folder and name.
@Suite struct ScreenIdentityTests {
  /// One picture would be written over the other.
  @Test func twoSpecsOfOneNameAreAnErrorBeforeAnythingIsWritten() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("a.proof.yaml", RevisionReviewTests.other)
    try program.write("b.proof.yaml", RevisionReviewTests.other)
    for command in [["render", ".", "-o", "out"], ["frames", "."], ["record", "."]] {
      let result = try program.run(command)
      #expect(result.code == 2, "\(command)")
      #expect(result.talk.contains("two specs are called 'other'"), "\(result.talk)")
    }
    #expect(!FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("out").path))
  }

  /// Baselines that were recorded when a window's size was part of keys are still compared.
  @Test func recordedKeysWithAWindowsSizeAreFollowed() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let form = Program.root.appendingPathComponent("Tests/Fixtures/storyboards/MacForm.xib")
    try program.write("Form.xib", String(contentsOf: form, encoding: .utf8))
    #expect(try program.run(["record", "Form.xib"]).code == 0)
    let folder = program.folder.appendingPathComponent("baselines")
    let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    for name in names where name.contains(".canvas.") {
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent(name),
        to: folder.appendingPathComponent(name.replacing(".canvas.", with: ".320x140.")))
    }
    let manifest = folder.appendingPathComponent("manifest.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains(".canvas"))
    try Data(text.replacing(".canvas", with: ".320x140").utf8).write(to: manifest)
    let result = try program.run(["verify"])
    #expect(result.code == 0, "\(result.output) \(result.talk)")
    #expect(result.talk.contains("recorded keys follow their screens"), "\(result.talk)")
    // Approved by the key that 'verify' names, it is recorded under that, and the earlier one is gone.
    let approved = try program.run(["approve", "*.canvas"])
    #expect(approved.code == 0, "\(approved.talk)")
    let written = try String(contentsOf: manifest, encoding: .utf8)
    #expect(written.contains(".canvas") && !written.contains(".320x140"))
    let again = try program.run(["verify"])
    #expect(again.code == 0 && !again.talk.contains("follow their screens"), "\(again.talk)")
  }
}
