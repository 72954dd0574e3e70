import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  /// The text of each fenced block, in order.
  private static func blocks() throws -> [String] {
    let readme = try String(contentsOf: Program.root.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test func theFirstScreenDrawsWithoutAnError() throws {
    let spec = try #require(Self.blocks().first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("hello.proof.yaml", String(spec))
    let result = try program.run(["hello.proof.yaml", "--strict", "--device", "iphone-17"])
    #expect(result.code == 0, "\(result.talk)")
  }

  @Test func theProblemsAreToldAsPrinted() throws {
    let shown = try #require(Self.blocks().first { $0.contains("unsatisfiable-constraints") })
    let program = try Program()
    defer { program.cleanUp() }
    let samples = Program.root.appendingPathComponent("samples").path
    let result = try program.run(["check", "\(samples)/problems.proof.yaml"])
    let told = result.output.replacingOccurrences(of: samples, with: "samples")
    #expect(told.contains(shown.trimmingCharacters(in: .newlines)))
  }
}
