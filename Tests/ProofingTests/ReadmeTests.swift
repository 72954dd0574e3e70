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

  @Test func theReviewsCommandsDoWhatTheySay() throws {
    let shown = try #require(Self.blocks().first { $0.contains("proofsheet review") })
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    let key = "login.iphone-8"
    try repository.write(
      "decisions.json",
      "{\"format\": 1, \"kind\": \"proofsheet-decisions\", \"decisions\": [{\"key\": \"\(key)\", \"decision\": \"accept\"}]}"
    )
    var codes: [Int32] = []
    for line in shown.split(separator: "\n") {
      let words = line.split(separator: "#")[0].split(separator: " ").map(String.init)
      guard words.first == "proofsheet" else { continue }
      // Recording would make the edit right before it is verified.
      let arguments = words.dropFirst().map { $0 == "origin/main" ? "main" : $0 }
      if arguments.first == "record" {
        #expect(try repository.program.run(["help", "record"]).code == 0)
        continue
      }
      codes.append(try repository.program.run(Array(arguments)).code)
    }
    #expect(codes == [1, 1, 0])
    #expect(try repository.names("review").contains("index.html"))
    #expect(try repository.program.run(["verify", "--device", "iphone-8", "--orientation", "portrait"]).code == 0)
  }

  @Test func theChangeIsToldAsPrinted() throws {
    let shown = try #require(Self.blocks().first { $0.contains("M the constant of") })
    let program = try Program()
    defer { program.cleanUp() }
    let samples = program.folder.appendingPathComponent("samples")
    try FileManager.default.createDirectory(at: samples, withIntermediateDirectories: true)
    let spec = try String(
      contentsOf: Program.root.appendingPathComponent("samples/red-anchors.proof.yaml"), encoding: .utf8)
    try program.write("samples/red-anchors.proof.yaml", spec)
    #expect(try program.run(["record", "samples"]).code == 0)
    try program.write("samples/red-anchors.proof.yaml", spec.replacing("red.bottom + 8", with: "red.bottom + 20"))
    let result = try program.run(["verify"])
    #expect(result.output.hasPrefix(shown.trimmingCharacters(in: .newlines)), "\(result.output)")
  }
}
