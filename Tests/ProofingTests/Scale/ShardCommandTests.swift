import Foundation
import Testing

@testable import Proofing

/// One machine and several come to the same bytes.
@Suite struct ShardCommandTests {
  private static func spec(_ name: String, _ devices: String, width: Int = 80) -> String {
    """
    proofsheet: 1
    name: \(name)
    matrix: { devices: [\(devices)], orientations: [portrait, landscape], appearances: [light, dark] }
    views:
      title: { type: label, text: "\(name) and some more words" }
      box: { type: view, background: "#DDEEFF" }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - title.width == \(width)
        - box.top == title.bottom + 8
        - box.leading == title.leading
        - box.width == 80
    """
  }

  /// Three screens of 4, 8 and 4 variants with conflicts, clipped text and ambiguities.
  private func project() throws -> Program {
    let program = try Program()
    try program.write("a.proof.yaml", Self.spec("first", "iphone-8"))
    try program.write("b.proof.yaml", Self.spec("second", "iphone-se-1, iphone-8"))
    try program.write("c.proof.yaml", Self.spec("third", "iphone-8", width: 60))
    return program
  }

  private static func files(_ program: Program, _ folder: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try program.names(folder) { found[name] = try program.bytes("\(folder)/\(name)") }
    return found
  }

  @Test(arguments: [["--format", "png,svg"], ["--format", "png,pdf,json"], ["--sheet", "only"], ["--rows", "file"]])
  func picturesAndSheetsAreThoseOfOneMachine(options: [String]) throws {
    let program = try project()
    defer { program.cleanUp() }
    let render = ["render"] + options
    let whole = try program.run(render + ["-o", "whole"])
    #expect(whole.code == 0, "\(whole.talk)")
    for index in 1...7 {
      let part = try program.run(
        render + ["--shard", "\(index)/7", "--output", "part-\(index)", "--jobs", "\(index % 3 + 1)"])
      #expect(part.code == 0 && part.talk.contains("shard \(index)/7"), "\(part.talk)")
    }
    let merged = try program.run(["merge", "-o", "merged"] + [4, 7, 1, 3, 6, 2, 5].map { "part-\($0)" })
    #expect(merged.code == 0, "\(merged.talk)")
    #expect(merged.output == whole.output.replacing("whole/", with: "merged/"))
    #expect(try Self.files(program, "merged") == Self.files(program, "whole"))
  }

  /// Screens of different sizes and more shards than screens: nobody draws what another one does.
  @Test func noPictureIsDrawnTwice() throws {
    let program = try project()
    defer { program.cleanUp() }
    var drawn: [String] = []
    for index in 1...3 {
      let part = try program.run(["render", "--shard", "\(index)/3", "-o", "part-\(index)"])
      drawn += part.output.split(separator: "\n").map { String($0.dropFirst("part-1/".count)) }
      #expect(part.output.split(separator: "\n").count >= 4, "\(part.output)")
    }
    #expect(drawn.count == Set(drawn).count)
    #expect(drawn.filter { !$0.contains("sheet") }.count == 16)
  }

  @Test func aPartThatWasKilledIsToldAndMayBeRepeated() throws {
    let program = try project()
    defer { program.cleanUp() }
    let whole = try program.run(["render", "-o", "whole"])
    for index in 1...3 { _ = try program.run(["render", "--shard", "\(index)/3", "-o", "part-\(index)"]) }
    // It had drawn some when it ended.
    let killed = program.folder.appendingPathComponent("part-2")
    let names = try program.names("part-2").filter { $0.hasSuffix("png") }
    try FileManager.default.removeItem(at: killed.appendingPathComponent("shard.json"))
    try FileManager.default.removeItem(at: killed.appendingPathComponent(try #require(names.last)))
    let parts = ["part-1", "part-2", "part-3"]
    let refused = try program.run(["merge"] + parts + ["-o", "merged"])
    #expect(refused.code == 2)
    #expect(refused.talk.contains("'part-2' holds no record of a shard"), "\(refused.talk)")
    #expect(!FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("merged").path))
    _ = try program.run(["render", "--shard", "2/3", "-o", "part-2"])
    let merged = try program.run(["merge"] + parts + ["-o", "merged"])
    #expect(merged.output == whole.output.replacing("whole/", with: "merged/"), "\(merged.talk)")
    #expect(try Self.files(program, "merged") == Self.files(program, "whole"))
  }

  @Test func missingDoubledForeignAndChangedPartsAreRefused() throws {
    let program = try project()
    defer { program.cleanUp() }
    for index in 1...3 { _ = try program.run(["render", "--shard", "\(index)/3", "-o", "part-\(index)"]) }
    func refusal(_ folders: [String]) throws -> String {
      let result = try program.run(["merge"] + folders + ["-o", "merged"])
      #expect(result.code == 2, "\(result.talk)")
      return result.talk
    }
    #expect(try refusal(["part-1", "part-3"]).contains("shard 2/3 is missing"))
    #expect(try refusal(["part-1", "part-2", "part-2", "part-3"]).contains("shard 2/3 is there 2 times"))
    _ = try program.run(["render", "--shard", "2/3", "-o", "other", "--chrome", "none"])
    #expect(try refusal(["part-1", "other", "part-3"]).contains("made from other inputs"))
    _ = try program.run(["check", "--shard", "2/3", "-o", "found"])
    #expect(try refusal(["part-1", "found", "part-3"]).contains("made from other inputs"))
    // A picture that is not what the shard drew.
    let name = try #require(try program.names("part-1").first { $0.hasSuffix("png") })
    let kept = try program.bytes("part-1/\(name)")
    try program.write("part-1/\(name)", "another")
    let changed = try program.run(["merge", "part-1", "part-2", "part-3", "-o", "merged"])
    #expect(changed.code == 2 && changed.talk.contains("it is not what the shard wrote"), "\(changed.talk)")
    try kept.write(to: program.folder.appendingPathComponent("part-1/\(name)"))
    // The screens are others by now.
    try program.write("c.proof.yaml", Self.spec("third", "iphone-8", width: 61))
    #expect(try refusal(["part-1", "part-2", "part-3"]).contains("made from other screens"))
  }

  @Test(arguments: ["text", "json", "sarif", "github", "junit"])
  func findingsAreThoseOfOneMachine(format: String) throws {
    let program = try project()
    defer { program.cleanUp() }
    let check = ["check", "--format", format]
    let whole = try program.run(check)
    #expect(whole.code == 1 && !whole.output.isEmpty, "\(whole.talk)")
    for index in 1...4 { _ = try program.run(check + ["--shard", "\(index)/4", "-o", "part-\(index)"]) }
    let merged = try program.run(["merge", "part-3", "part-1", "part-4", "part-2"])
    #expect(merged.code == whole.code)
    #expect(merged.output == whole.output)
  }

  @Test func aReviewIsThatOfOneMachine() throws {
    let program = try project()
    defer { program.cleanUp() }
    func git(_ words: [String]) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
      let result = try Script.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", program.folder.path] + identity + words)
      #expect(result.code == 0, "\(result.talk)")
    }
    try program.write(".gitignore", ".*\npart-*\nwhole\nmerged\n")
    try git(["init", "-q", "-b", "main"])
    try git(["add", "-A"])
    try git(["commit", "-q", "-m", "screens"])
    try program.write("b.proof.yaml", Self.spec("second", "iphone-se-1, iphone-8", width: 90))
    try program.write("c.proof.yaml", Self.spec("third", "iphone-8", width: 61))
    // Without a base the branch that work goes into.
    let whole = try program.run(["review", "--report", "whole"])
    #expect(whole.code == 1, "\(whole.talk)")
    #expect(whole.talk.contains("compared with main"))
    for index in 1...7 { _ = try program.run(["review", "--shard", "\(index)/7", "--report", "part-\(index)"]) }
    let merged = try program.run(["merge", "--report", "merged"] + [5, 2, 7, 1, 3, 6, 4].map { "part-\($0)" })
    #expect(merged.code == 1, "\(merged.talk)")
    #expect(merged.output == whole.output)
    for name in ["report.json", "index.html"] {
      #expect(try program.bytes("merged/\(name)") == program.bytes("whole/\(name)"), "\(name)")
    }
  }

  @Test(arguments: ["3/2", "0/4", "2", "2/", "a/b", "automatic"])
  func whatIsNoPartIsRefused(shard: String) throws {
    let program = try project()
    defer { program.cleanUp() }
    for command in ["render", "check", "verify", "review"] {
      let result = try program.run([command, "--shard", shard])
      #expect(result.code == 2)
      #expect(result.talk.contains("--shard takes i/n with i from 1 to n") && result.talk.contains("found '\(shard)'"))
    }
  }

  @Test func theEnginesVariablesAreReadAndTold() throws {
    let program = try project()
    defer { program.cleanUp() }
    let auto = ["render", "--shard", "auto", "-o", "part"]
    let second = try program.run(
      auto, environment: ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"])
    #expect(second.code == 0 && second.talk.contains("shard 2/4 (BUILDKITE)"), "\(second.talk)")
    let half = try program.run(auto, environment: ["CIRCLE_NODE_INDEX": "1"])
    #expect(half.code == 2 && half.talk.contains("CIRCLE_NODE_TOTAL is not"))
    // Outside of any engine all is done, and no record says that it is a part.
    let whole = try program.run(["render", "--shard", "auto", "-o", "whole"], environment: ["CI_NODE_TOTAL": "1"])
    #expect(whole.code == 0 && whole.talk.contains("no shard"))
    #expect(try !program.names("whole").contains("shard.json"))
    // What is said counts before what an engine says.
    let said = try program.run(
      ["render", "--shard", "1/2", "-o", "said"], environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"])
    #expect(said.talk.contains("shard 1/2\n"))
  }
}
