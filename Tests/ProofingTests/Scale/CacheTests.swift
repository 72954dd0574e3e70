import Foundation
import ProofModel
import Testing

@testable import Rendering

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
        - box.height == 40
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
    #expect(second.talk.contains("cache 'cache': 3 found, 0 drawn"), "\(second.talk)")
    #expect(second.output == plain.output.replacing("plain/", with: "second/"))
    for folder in ["first", "second"] {
      #expect(try Self.files(program, folder) == Self.files(program, "plain"), "\(folder)")
    }
    // What is found is told as if it had been drawn.
    #expect(second.talk.contains(try #require(plain.talk.split(separator: "\n").last)))
  }

  /// Pictures and entries are one file under two names; on another file system they are copies.
  @Test func whatIsKeptIsNotCopied() throws {
    let program = try project()
    defer { program.cleanUp() }
    _ = try program.run(["render", "--cache", "cache", "-o", "first"])
    _ = try program.run(["render", "--cache", "cache", "-o", "second"])
    let entries = try Self.entries(program, "cas").map { program.folder.appendingPathComponent($0).path }
    let kept = Set(entries.compactMap { FileStamp($0)?.inode })
    let whole = try Self.files(program, "second")
    #expect(!whole.isEmpty)
    for name in whole.keys {
      let path = program.folder.appendingPathComponent("second/\(name)").path
      #expect(kept.contains(try #require(FileStamp(path)).inode), "\(name)")
    }
    // What is changed in place is no longer what its digest says, and is drawn again, as a file of its own.
    let name = try #require(whole.keys.sorted().first)
    try program.write("second/\(name)", "other")
    let third = try program.run(["render", "--cache", "cache", "-o", "third"])
    #expect(third.code == 0 && third.talk.contains("drawn anew"), "\(third.talk)")
    #expect(try Self.files(program, "third") == whole)
    #expect(try program.bytes("second/\(name)") == Data("other".utf8))
  }

  @Test func aCacheOfAnotherFileSystemIsCopied() throws {
    let program = try project()
    defer { program.cleanUp() }
    let elsewhere = "/dev/shm/proofsheet-cache-\(ProcessInfo.processInfo.processIdentifier)"
    let here = try #require(FileStamp(program.folder.path))
    guard let there = FileStamp("/dev/shm"), there.device != here.device, access("/dev/shm", W_OK) == 0 else { return }
    defer { try? FileManager.default.removeItem(atPath: elsewhere) }
    _ = try program.run(["render", "-o", "plain"])
    _ = try program.run(["render", "--cache", elsewhere, "-o", "first"])
    let second = try program.run(["render", "--cache", elsewhere, "-o", "second"])
    #expect(second.talk.contains("3 found, 0 drawn"), "\(second.talk)")
    #expect(try Self.files(program, "second") == Self.files(program, "plain"))
  }

  @Test func onlyWhatChangedIsDrawn() throws {
    let program = try project()
    defer { program.cleanUp() }
    _ = try program.run(["render", "--cache", "cache", "-o", "first"])
    try program.write("b.proof.yaml", Self.spec("b", gap: 12))
    let edited = try program.run(["render", "--cache", "cache", "-o", "second"])
    #expect(edited.talk.contains("2 found, 5 drawn"), "\(edited.talk)")
    _ = try program.run(["render", "-o", "plain"])
    #expect(try Self.files(program, "second") == Self.files(program, "plain"))
    // A comment changes the file and no picture: these are taken from the cache, the screen's sheet is drawn.
    try program.write("b.proof.yaml", Self.spec("b", gap: 12) + "\n# words\n")
    let commented = try program.run(["render", "--cache", "cache", "-o", "third"])
    #expect(commented.talk.contains("6 found, 1 drawn"), "\(commented.talk)")
    // Another option is another picture; the first and the third screen look the same.
    let other = try program.run(["render", "--cache", "cache", "-o", "fourth", "--chrome", "none"])
    #expect(other.talk.contains("4 found, 11 drawn"), "\(other.talk)")
  }

  @Test func aPictureThatAScreenShowsIsPartOfIt() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let samples = Program.root.appendingPathComponent("samples")
    let text = Self.spec("a").replacing("box: { type: view,", with: "box: { type: image, asset: stop.png,")
    try program.write("a.proof.yaml", text)
    try FileManager.default.copyItem(
      at: samples.appendingPathComponent("stop.png"), to: program.folder.appendingPathComponent("stop.png"))
    let first = try program.run(["render", "--cache", "cache", "-o", "first"])
    #expect(first.code == 0, "\(first.talk)")
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("stop.png"))
    try FileManager.default.copyItem(
      at: samples.appendingPathComponent("copy.png"), to: program.folder.appendingPathComponent("stop.png"))
    _ = try program.run(["render", "--cache", "cache", "-o", "second"])
    _ = try program.run(["render", "-o", "plain"])
    #expect(try Self.files(program, "second") == Self.files(program, "plain"))
    #expect(try Self.files(program, "first") != Self.files(program, "plain"))
  }

  @Test(arguments: ["cas", "ac"], ["", "short", "another text that is as long as it likes"])
  func damagedEntriesAreToldAndDrawnAnew(kind: String, bytes: String) throws {
    let program = try project()
    defer { program.cleanUp() }
    let first = try program.run(["render", "--cache", "cache", "-o", "first", "--jobs", "1"])
    let whole = try Self.files(program, "first")
    for entry in try Self.entries(program, kind) {
      // Beside and renamed: written in place it would be what the first run wrote that is damaged.
      try Data(bytes.utf8).write(to: program.folder.appendingPathComponent(entry), options: .atomic)
    }
    let again = try program.run(["render", "--cache", "cache", "-o", "second", "--jobs", "1"])
    #expect(again.code == 0, "\(again.talk)")
    // What is refused is drawn once and counted once.
    if kind == "cas" { #expect(again.talk.split(separator: "\n").last == first.talk.split(separator: "\n").last) }
    // An empty message is a whole one, of an action without any output.
    if !(kind == "ac" && bytes.isEmpty) { #expect(again.talk.contains("drawn anew"), "\(again.talk)") }
    #expect(try Self.files(program, "second") == whole && Self.files(program, "first") == whole)
    // What was damaged is whole again; blobs are as they are read.
    let third = try program.run(["render", "--cache", "cache", "-o", "third"])
    if kind == "ac" { #expect(third.talk.contains("3 found, 0 drawn"), "\(third.talk)") }
  }

  @Test func entriesTellWhenTheyWereUsedLast() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let cache = try FolderCache(program.folder.appendingPathComponent("cache").path, limit: 1 << 20)
    try cache.write(.blobs, "abcd", [1, 2, 3])
    let name = try #require(try Self.entries(program, "cas").first)
    let path = program.folder.appendingPathComponent(name).path
    func changed() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    let longAgo = Date(timeIntervalSinceNow: -4_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: path)
    #expect(try cache.read(.blobs, "abcd") == [1, 2, 3])
    let used = try #require(try changed())
    #expect(used.timeIntervalSince(longAgo) > 3_000)
    // What was used a moment ago is not told again: reading would write to each of them.
    let recently = Date(timeIntervalSinceNow: -100)
    try FileManager.default.setAttributes([.modificationDate: recently], ofItemAtPath: path)
    _ = try cache.read(.blobs, "abcd")
    #expect(abs(try #require(try changed()).timeIntervalSince(recently)) < 1)
  }

  @Test func onlyARunThatAddsLooksAtTheFolder() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let folder = program.folder.appendingPathComponent("cache").path
    let first = try FolderCache(folder, limit: 1 << 20)
    try first.write(.blobs, "abcd", [1, 2, 3])
    first.finish()
    let reader = try FolderCache(folder, limit: 2)
    #expect(try reader.read(.blobs, "abcd") == [1, 2, 3])
    reader.finish()
    #expect(try Self.entries(program, "cas") == ["cache/cas/ab/abcd"])
    let writer = try FolderCache(folder, limit: 2)
    try writer.write(.blobs, "efgh", [])
    writer.finish()
    #expect(try Self.entries(program, "cas") == ["cache/cas/ef/efgh"])
  }

  @Test func theFolderStaysWithinItsBound() throws {
    let program = try Program()
    defer { program.cleanUp() }
    for number in 0..<4 {
      try program.write("s\(number).proof.yaml", Self.spec("s\(number)", gap: number, devices: "ipad-11-a16, iphone-8"))
    }
    let result = try program.run(["render", "--cache", "cache", "--cache-size", "1", "-o", "out", "--scale", "2"])
    #expect(result.code == 0, "\(result.talk)")
    let sizes = try ["ac", "cas"].flatMap { try Self.entries(program, $0) }.map { try program.bytes($0).count }
    #expect(!sizes.isEmpty && sizes.reduce(0, +) <= 1 << 20)
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

  @Test func severalRunsMayUseOneFolder() throws {
    let program = try project()
    defer { program.cleanUp() }
    let runs = try (0..<4).map { try program.start(["render", "--cache", "cache", "-o", "out-\($0)"]) }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    for index in 1..<4 { #expect(try Self.files(program, "out-\(index)") == Self.files(program, "out-0")) }
    let last = try program.run(["render", "--cache", "cache", "-o", "last"])
    #expect(last.talk.contains("3 found, 0 drawn"), "\(last.talk)")
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

  // MARK: Over HTTP

  @Test(.enabled(if: NginxServer.isInstalled)) func aServerThatTakesPlainGETAndPUTIsACache() throws {
    let program = try project()
    defer { program.cleanUp() }
    let server = try NginxServer(program.folder.appendingPathComponent("server"))
    defer { server.stop() }
    _ = try program.run(["render", "-o", "plain"])
    let first = try program.run(["render", "--cache", server.address, "-o", "first"])
    #expect(first.code == 0 && !first.talk.contains("cache-trouble"), "\(first.talk)")
    let second = try program.run(["render", "--cache", server.address + "/", "-o", "second"])
    #expect(second.talk.contains("3 found, 0 drawn"), "\(second.talk)")
    #expect(try Self.files(program, "second") == Self.files(program, "plain"))
    // Entries of another's.
    for name in try FileManager.default.contentsOfDirectory(atPath: server.folder.path + "/cas") {
      try program.write("server/cas/\(name)", "poison")
    }
    let poisoned = try program.run(["render", "--cache", server.address, "-o", "third"])
    #expect(poisoned.code == 0 && poisoned.talk.contains("is not what its digest says"), "\(poisoned.talk)")
    #expect(try Self.files(program, "third") == Self.files(program, "plain"))
    // Gone in the middle of things.
    server.stop()
    let gone = try program.run(["render", "--cache", server.address, "-o", "fourth"])
    #expect(gone.code == 0 && gone.talk.contains("it cannot be reached"), "\(gone.talk)")
    #expect(gone.talk.contains("it is left alone for the rest of the run"))
    #expect(try Self.files(program, "fourth") == Self.files(program, "plain"))
  }

  /// Who may only read goes on reading.
  @Test(.enabled(if: NginxServer.isInstalled)) func aServerThatTakesNothingIsReadOnly() throws {
    let program = try project()
    defer { program.cleanUp() }
    let server = try NginxServer(program.folder.appendingPathComponent("server"), takesEntries: false)
    defer { server.stop() }
    let result = try program.run(["render", "--cache", server.address, "-o", "out"])
    #expect(result.code == 0 && !result.talk.contains("cache-trouble"), "\(result.talk)")
  }
}

/// Debian's nginx with its DAV module, on a free port of this machine.
final class NginxServer {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/sbin/nginx")

  let folder: URL
  let address: String
  private let process = Process()

  init(_ folder: URL, takesEntries: Bool = true) throws {
    self.folder = folder
    for name in ["cas", "ac", "temp"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let port = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 20_000 + (takesEntries ? 0 : 1)
    address = "http://127.0.0.1:\(port)"
    let configuration = """
      daemon off;
      \(geteuid() == 0 ? "user root;" : "")
      pid \(folder.path)/pid;
      error_log \(folder.path)/error.log;
      events {}
      http {
        access_log off;
        client_body_temp_path \(folder.path)/temp;
        proxy_temp_path \(folder.path)/temp;
        fastcgi_temp_path \(folder.path)/temp;
        uwsgi_temp_path \(folder.path)/temp;
        scgi_temp_path \(folder.path)/temp;
        client_max_body_size 100m;
        server {
          listen 127.0.0.1:\(port);
          root \(folder.path);
          location / { \(takesEntries ? "dav_methods PUT; create_full_put_path on;" : "") }
        }
      }
      """
    let file = folder.appendingPathComponent("nginx.conf")
    try Data(configuration.utf8).write(to: file)
    process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
    process.arguments = ["-c", file.path, "-p", folder.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder.path + "/pid") { usleep(20_000) }
    usleep(50_000)
  }

  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
