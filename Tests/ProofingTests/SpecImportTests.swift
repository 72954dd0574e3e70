import Foundation
import ProofModel
import Rendering
import Solving
import TestRequirements
import Testing

/// Imported specs lay out as their storyboards do, on every device.
@Suite struct SpecImportTests {
  @Test func theCommandWritesSpecsThatLayOutTheSame() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = InterfaceBuilderCommandTests.damaged.replacingOccurrences(of: "gone", with: "rt2")
    try program.write("Main.storyboard", text)
    let result = try program.run(["import", "Main.storyboard", "-o", "screens"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output == "screens/Scene1.proof.yaml\nscreens/Scene2.proof.yaml\n")
    #expect(result.talk.contains("2 specs written, 2 with the same frames as the file"))
    let frames = try program.run([
      "frames", "screens/Scene1.proof.yaml", "--device", "ipad-9", "--orientation", "portrait",
    ])
    #expect(frames.output.contains("\"box\": [16, 30, 100, 50]"))
    let again = try program.run(["import", "Main.storyboard", "-o", "screens"])
    #expect(again.code == 2)
    #expect(again.talk.contains("hint: add --force"))
    #expect(try program.run(["import", "Main.storyboard", "-o", "screens", "--force"]).code == 0)
  }

  /// A difference is found where there is one: the proof compares real frames.
  @Test func aSpecThatLaysOutOtherwiseIsNoticed() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let path = try program.write("Main.storyboard", InterfaceBuilderCommandTests.damaged)
    let studio = Studio()
    let workbench = try #require(ScreenLoader(studio: studio).load([path]).workbenches.first)
    let job = SpecImport(workbench: workbench, studio: studio)
    let outcome = job.run(file: "Scene1.proof.yaml", jobs: 2)
    #expect(outcome.differences.isEmpty)
    #expect(outcome.variants.count == 12)
    let wrong = outcome.text.replacingOccurrences(of: "box.width == 100", with: "box.width == 101")
    #expect(wrong != outcome.text)
    #expect(job.differences(from: wrong, file: "Scene1.proof.yaml", jobs: 2).count == 12)
  }

  /// `import` of each public file gives the same frames on six devices in both orientations.
  @Test(.needsShared("interface-builder/files")) func publicFilesLayOutTheSame() throws {
    let folder = Requirement.sharedFolder + "/interface-builder/files"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let studio = Studio()
    var scenes = 0
    var readable = 0
    var warned = 0
    for name in names.sorted() where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      for workbench in ScreenLoader(studio: studio).load(["\(folder)/\(name)"]).workbenches {
        let outcome = SpecImport(workbench: workbench, studio: studio).run(file: "screen.proof.yaml", jobs: 2)
        scenes += 1
        if outcome.isReadable { readable += 1 }
        if !outcome.diagnostics.isEmpty { warned += 1 }
        let first = outcome.differences.first.map { "\($0.view) on \($0.variant)" } ?? ""
        #expect(outcome.differences.isEmpty, "\(name): \(workbench.document.name): \(first)")
        #expect(outcome.variants.count >= 6)
        #expect(!outcome.diagnostics.contains { $0.severity == .error })
      }
    }
    print(
      "imported: \(scenes) scenes have the same frames, \(readable) in the most readable form, \(warned) with a warning"
    )
    #expect(scenes > 0)
  }
}
