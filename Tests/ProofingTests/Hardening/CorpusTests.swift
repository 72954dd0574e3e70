import Foundation
import FuzzTargets
import Testing

/// Inputs that a fuzzer begins with, and those that once brought something down: none does. Those named `whole` are read
/// without an error, so that a target reaches what it is for.
@Suite struct CorpusTests {
  private static let folder = Program.root.appendingPathComponent("Tests/ProofingTests/Hardening/Corpus")

  @Test(arguments: FuzzTarget.allCases)
  func everyInputOfTheCorpusIsReadOrRefused(target: FuzzTarget) throws {
    let folder = Self.folder.appendingPathComponent(target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names {
      let isRead = target.run(Array(try Data(contentsOf: folder.appendingPathComponent(name))))
      if name.hasPrefix("whole") { #expect(isRead, "\(target.rawValue)/\(name)") }
    }
    #expect(names.contains { $0.hasPrefix("whole") })
    // What no file holds, and bytes in any order; the seed is printed where one of them ends the process.
    target.run([])
    var state: UInt64 = 20_261_122
    for length in [1, 7, 64, 500] {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      target.run(bytes)
    }
  }

  /// A legal screen of any bytes is read without an error.
  @Test func randomScreensAreLegal() throws {
    let program = try Program()
    defer { program.cleanUp() }
    for seed in UInt8(0)..<20 {
      let screen = RandomScreen((0..<90).map { UInt8(truncatingIfNeeded: ($0 * 37 + Int(seed) * 101) * 13 >> 2) })
      try program.write("s\(seed).proof.yaml", screen.spec.replacing("name: fuzz", with: "name: fuzz\(seed)"))
    }
    let result = try program.run(["frames"] + (0..<20).map { "s\($0).proof.yaml" } + ["--size", "320x480"])
    #expect(!result.talk.contains("error:"), "\(result.talk)")
  }
}
