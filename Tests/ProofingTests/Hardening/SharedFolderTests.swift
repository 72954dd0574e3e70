import Foundation
import Testing

@testable import Reviewing

/// Two machines over one folder that knows no locks: what each writes is whole, and the manifest is that of the last.
@Suite struct SharedFolderTests {
  private static func spec(_ name: String, _ gap: Int) -> String {
    """
    proofsheet: 1
    name: \(name)
    matrix: { devices: [iphone-8, ipad-mini] }
    views: { title: { type: label, text: "Log in" } }
    constraints: { form: [title.top == safe.top + \(gap), title.leading == margins.leading] }
    """
  }

  @Test func twoMachinesRecordIntoOneFolder() throws {
    let program = try Program()
    let tools = try Program()
    defer {
      program.cleanUp()
      tools.cleanUp()
    }
    guard let library = try FaultLibrary(in: tools.folder) else {
      print("skipped: no C compiler")
      return
    }
    let names = ["a", "b", "c"]
    for round in 1...12 {
      for name in names { try program.write("\(name).proof.yaml", Self.spec(name, round)) }
      // The same screens and others, some with what nobody needs any more taken away.
      let commands = [
        ["record", "a.proof.yaml", "b.proof.yaml"], ["record", "b.proof.yaml", "c.proof.yaml"],
        round % 3 == 0 ? ["record", "a.proof.yaml", "b.proof.yaml", "c.proof.yaml", "--prune"] : ["verify"],
      ]
      let runs = try commands.map { try program.start($0, environment: library.withoutLocks) }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationReason == .exit && run.terminationStatus <= 2)
      }
      // The manifest is whole, and all that it names is there as it says.
      let folder = BaselineFolder(program.folder.appendingPathComponent("baselines").path)
      for entry in try #require(try folder.manifest()).ordered { try folder.check(entry) }
      let again = try program.run(["record"] + names.map { "\($0).proof.yaml" } + ["--prune"])
      #expect(again.code == 0, "\(again.talk)")
      let verdict = try program.run(["verify"])
      #expect(verdict.code == 0 && verdict.output.contains("6 pictures: 6 same"), "\(verdict.output)")
    }
    let all = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
    #expect(!all.contains { $0.contains(".tmp") }, "\(all)")
  }
}
