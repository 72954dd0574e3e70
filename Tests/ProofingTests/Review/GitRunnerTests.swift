import Foundation
import Testing

@testable import Revisions

/// What running git leaves behind.
@Suite(.serialized) struct GitRunnerTests {
  /// Each run has three pipes; a process that ran out of descriptors, or past those that `select` looks at, would wait for
  /// git's end for ever. Other tests open some meanwhile: half as many as the runs' pipes are allowed.
  @Test func aRunClosesWhatItOpened() throws {
    let runner = GitRunner(folder: FileManager.default.temporaryDirectory.path)
    let runs = 200
    _ = try runner.run(["--version"])
    let before = try Self.openFiles()
    for _ in 0..<runs { #expect(try runner.run(["--version"]).code == 0) }
    #expect(try Self.openFiles() - before < runs * 3 / 2)
  }

  private static func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}
