import Foundation
import Testing

@testable import Proofsheet

/// Nothing is drawn twice, and no cache breaks a run.
@Suite struct CacheTests {
  private static func spec(_ name: String, gap: Int = 8, devices: String = "iphone-8, iphone-se-1") -> String {
    """
    proofsheet: 1
    name: \(name)
    matrix: { devices: [\(devices)], orientations: [portrait, landscape] }
    views:
      title: { type: label, text: "Some words" }
      box: { type: view, background: "#DDEEFF" }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - box.top == title.bottom + \(gap)
        - box.leading == title.leading
        - box.width == 80
    """
  }

  private func project() throws -> Program {
    let program = try Program()
    for name in ["a", "b", "c"] { try program.write("\(name).proof.yaml", Self.spec(name)) }
    return program
  }

  private static func files(_ program: Program, _ folder: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try program.names(folder) { found[name] = try program.bytes("\(folder)/\(name)") }
    return found
  }

  private static func entries(_ program: Program, _ kind: String) throws -> [String] {
    let folder = program.folder.appendingPathComponent("cache/\(kind)").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.contains("/") }.sorted().map { "cache/\(kind)/\($0)" }
  }

  @Test func theSecondRunDrawsNothingAndGivesTheSameBytes() throws {
    let program = try project()
    defer { program.cleanUp() }
    let plain = try program.run(["render", "-o", "plain"])
    let first = try program.run(["render", "--cache", "cache", "-o", "first"])
    #expect(first.code == 0 && first.talk.contains("0 found") == false, "\(first.talk)")
    let second = try program.run(["render", "--cache", "cache", "-o", "second", "--jobs", "1"])
    #expect(second.talk.contains("cache 'cache': 12 found"), "\(second.talk)")
    #expect(second.output == plain.output.replacing("plain/", with: "second/"))
    for folder in ["first", "second"] {
      #expect(try Self.files(program, folder) == Self.files(program, "plain"), "\(folder)")
    }
    // What is found is told as if it had been drawn.
    #expect(second.talk.contains(try #require(plain.talk.split(separator: "\n").last)))
  }

  @Test func aCacheThatCannotBeWrittenIsRefused() throws {
    let program = try project()
    defer { program.cleanUp() }
    try program.write("file", "no folder")
    for (place, words) in [
      ("file", "the cache 'file' cannot be used"), ("ftp://host/x", "'ftp://host/x' is no address of a cache"),
      ("/proc/cache", "the cache '/proc/cache' cannot be used"),
    ] {
      let result = try program.run(["render", "--cache", place])
      #expect(result.code == 2 && result.talk.contains(words), "\(result.talk)")
    }
    let size = try program.run(["render", "--cache", "cache", "--cache-size", "0"])
    #expect(size.code == 2 && size.talk.contains("--cache-size takes 1 to"))
  }

  @Test func aResultIsAnActionResultOfTheRemoteExecutionAPI() throws {
    let blob = ActionResult.Blob(Array("hello".utf8))
    #expect(blob.sha256 == "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
    let result = ActionResult(files: [.init(path: "a.png", blob: blob)], told: blob)
    let bytes = result.bytes
    // output_files: { path: "a.png", digest: { hash, size_bytes: 5 } }, then stdout_digest.
    #expect(Array(bytes.prefix(2)) == [0x12, 77] && Array(bytes[2..<9]) == [0x0A, 5] + Array("a.png".utf8))
    #expect(Array(bytes[9..<13]) == [0x12, 68, 0x0A, 64] && Array(bytes[77..<79]) == [0x10, 5])
    #expect(bytes[79] == 0x32)
    #expect(ActionResult(bytes: bytes) == result)
    for count in 1..<bytes.count where count != 79 { #expect(ActionResult(bytes: Array(bytes.prefix(count))) == nil) }
    // Fields of later versions are passed over.
    #expect(ActionResult(bytes: bytes + [0x20, 0x01]) == result)
  }
}
