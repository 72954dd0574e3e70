import Foundation
import Testing

@testable import Reviewing
@testable import Solving

/// The report of a run, whole and in shards.
@Suite struct BaselineReportTests {
  private func changed() throws -> Program {
    let program = try BaselineCommandTests.recorded()
    try BaselineCommandTests.edit(program, "bottom + 8", "bottom + 18")
    return program
  }

  @Test func everyFileIsWrittenWithThePicturesBeside() throws {
    let program = try changed()
    defer { program.cleanUp() }
    let result = try program.run(["verify", "--report", "out", "--outputs", "all"])
    #expect(result.code == 1)
    #expect(
      try program.names("out") == [
        "actual", "comment.md", "diff", "expected", "findings.sarif", "index.html", "junit.xml", "montage.png", "reg",
        "report.json", "summary.md", "views",
      ])
    let page = String(decoding: try program.bytes("out/index.html"), as: UTF8.self)
    let json = try JSONValue.parse(Array(program.bytes("out/report.json")))
    for entry in json["entries"]?.array ?? [] {
      guard case .object(let pictures)? = entry["pictures"] else {
        Issue.record("no pictures")
        continue
      }
      #expect(pictures.count == 5)
      for picture in pictures {
        let path = try #require(picture.value["path"]?.string)
        #expect(try !program.bytes("out/\(path)").isEmpty)
      }
      // What the page's inspector tells of both sides: gzip, beside the report and in the page.
      let views = try #require(entry["views"]?.string)
      #expect(try program.bytes("out/\(views)").starts(with: [0x1F, 0x8B]))
      #expect(page.contains("id=\"file:\(views)\""))
    }
    #expect(try program.run(["verify", "--outputs", "pdf", "--report", "out"]).code == 2)
  }

  @Test(arguments: ["json", "markdown", "junit", "sarif", "github"])
  func everyFormatIsPrinted(_ format: String) throws {
    let program = try changed()
    defer { program.cleanUp() }
    let result = try program.run(["verify", "--format", format])
    #expect(result.code == 1)
    #expect(format == "sarif" || result.output.contains("login.iphone-8"), "\(result.output)")
  }

  @Test func aReportIsReadBackWhole() throws {
    let program = try changed()
    defer { program.cleanUp() }
    _ = try program.run(["verify", "--report", "out"])
    let bytes = Array(try program.bytes("out/report.json"))
    let report = try ReviewReport.read(bytes, path: "report.json").get()
    #expect(report.json().text == String(decoding: bytes, as: UTF8.self))
  }

  @Test func shardsGiveTheReportOfTheWhole() throws {
    let program = try changed()
    defer { program.cleanUp() }
    _ = try program.run(["verify", "--report", "whole"])
    var pictures = 0
    for index in 1...3 {
      let result = try program.run(["verify", "--shard", "\(index)/3", "--report", "shard-\(index)"])
      #expect(result.code == 1)
      let count = try #require(
        result.output.split(separator: "\n").last?.wholeMatch(of: /([23]) pictures: ([23]) layout changed/),
        "\(result.output)")
      pictures += try #require(Int(count.output.1))
    }
    #expect(pictures == 8)
    // In any order.
    let merged = try program.run(["merge", "shard-3", "shard-1", "shard-2", "--report", "merged"])
    #expect(merged.code == 1, "\(merged.talk)")
    for name in ["report.json", "index.html"] {
      #expect(try program.bytes("merged/\(name)") == program.bytes("whole/\(name)"), "\(name)")
    }
    #expect(try program.names("merged/diff") == program.names("whole/diff"))
  }

  @Test func missingDoubledAndForeignShardsAreRefused() throws {
    let program = try changed()
    defer { program.cleanUp() }
    for index in 1...3 { _ = try program.run(["verify", "--shard", "\(index)/3", "--report", "shard-\(index)"]) }
    func merge(_ folders: [String]) throws -> Program.Result {
      try program.run(["merge"] + folders + ["--report", "merged"])
    }
    let missing = try merge(["shard-1", "shard-3"])
    #expect(missing.code == 2)
    #expect(missing.talk.contains("shard 2/3 is missing"))
    let doubled = try merge(["shard-1", "shard-2", "shard-2", "shard-3"])
    #expect(doubled.code == 2)
    #expect(doubled.talk.contains("shard 2/3 is there 2 times"))
    _ = try program.run(["verify", "--shard", "2/2", "--report", "other"])
    #expect(try merge(["shard-1", "other", "shard-3"]).talk.contains("'other' is shard 2/2, 'shard-1' is 1/3"))
    _ = try program.run(["verify", "--report", "whole"])
    #expect(try merge(["whole"]).talk.contains("not of a shard"))
    #expect(try merge(["nowhere"]).code == 2)
    // Another revision of the spec.
    try BaselineCommandTests.edit(program, "bottom + 8", "bottom + 28")
    _ = try program.run(["verify", "--shard", "2/3", "--report", "shard-2"])
    let foreign = try merge(["shard-1", "shard-2", "shard-3"])
    #expect(foreign.code == 2)
    #expect(foreign.talk.contains("made from other inputs"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("merged/index.html").path))
  }

  @Test func aSpecThatCannotBeReadFailsItsPicturesAndLosesNothing() throws {
    let program = try BaselineCommandTests.recorded()
    defer { program.cleanUp() }
    try program.write("other.proof.yaml", BaselineCommandTests.spec.replacing("name: login", with: "name: other"))
    #expect(try program.run(["record", "other.proof.yaml"]).code == 0)
    let before = try program.bytes("baselines/manifest.json")
    try BaselineCommandTests.edit(program, "title.top", "titel.top")
    let verify = try program.run(["verify"])
    #expect(verify.code == 2)
    #expect(verify.output.contains("16 pictures: 8 failed, 8 same"), "\(verify.output)")
    for arguments in [["record"], ["record", "--prune"], ["verify", "--prune"], ["record", "--mode", "failed"]] {
      let result = try program.run(arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(try program.bytes("baselines/manifest.json") == before, "\(arguments)")
    }
  }

  @Test func causesComeFirstAndNameTheEdit() throws {
    let program = try changed()
    defer { program.cleanUp() }
    let output = try program.run(["verify"]).output
    let first = try #require(output.split(separator: "\n").first)
    #expect(first.hasPrefix("M "))
    #expect(first.contains("box.top == title.bottom"), "\(first)")
    #expect(output.contains("    at login.proof.yaml:12"), "\(output)")
  }
}
