import Foundation
import Testing

@testable import Reviewing

/// Every call that changes a file fails once, and the program is killed at every one: what is there afterwards is the
/// state of before or of after, the failure is told, and no temporary file stays.
@Suite struct FaultTests {
  private static let spec = """
    proofsheet: 1
    name: login
    canvas: iphone-8 portrait
    matrix: { devices: [iphone-8] }
    views:
      title: { type: label, text: "Log in", intrinsic: [50, 20], frame: [0, 0, 1, 1] }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
    """

  /// One command that writes, with what it needs and what it must leave.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    /// Commands before it, and whether the spec is then edited.
    var before: [[String]] = []
    var edits = false
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "render", arguments: ["login.proof.yaml", "--format", "png,pdf"]),
    Case(name: "record anew", arguments: ["record", "login.proof.yaml"]),
    Case(
      name: "record over", arguments: ["record", "login.proof.yaml"], before: [["record", "login.proof.yaml"]],
      edits: true),
    Case(
      name: "approve", arguments: ["approve", "--all"], before: [["record", "login.proof.yaml"]], edits: true),
    Case(
      name: "merge", arguments: ["merge", "one", "two", "--report", "whole"],
      before: [
        ["record", "login.proof.yaml"], ["verify", "--shard", "1/2", "--report", "one"],
        ["verify", "--shard", "2/2", "--report", "two"],
      ]),
    Case(name: "update-frames", arguments: ["update-frames", "login.proof.yaml"]),
    Case(name: "import", arguments: ["init", "second.proof.yaml"]),
  ]

  /// Files below the folder with their bytes; hidden ones that are not ours to leave out are temporary files.
  private func state(_ folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(path).path
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue,
        ![".out", ".err"].contains(path), !path.hasSuffix(".lock"), !path.contains("/.checked/")
      else { continue }
      found[path] = FileManager.default.contents(atPath: file)
    }
    return found
  }

  private func isTemporary(_ path: String) -> Bool { path.contains(".proofsheet-") && path.hasSuffix(".tmp") }

  @Test(arguments: cases)
  func aFaultAtEachCallLeavesTheStateOfBeforeOrOfAfter(given: Case) throws {
    let tools = try Program()
    defer { tools.cleanUp() }
    guard let library = try FaultLibrary(in: tools.folder) else {
      print("skipped: no C compiler")
      return
    }
    let kept = try Program()
    defer { kept.cleanUp() }
    try kept.write("login.proof.yaml", Self.spec)
    for command in given.before { #expect(try kept.run(command).code <= 1) }
    if given.edits { try kept.write("login.proof.yaml", Self.spec.replacing("+ 24", with: "+ 34")) }
    let earlier = try state(kept.folder)
    let count = tools.folder.appendingPathComponent("count")

    /// Runs the command on a copy, with a fault; the copy is the caller's.
    func run(_ call: Int, _ fault: FaultLibrary.Fault) throws -> (Program, Program.Result) {
      let program = try Program()
      try FileManager.default.removeItem(at: program.folder)
      try FileManager.default.copyItem(at: kept.folder, to: program.folder)
      let result = try program.run(
        given.arguments + (given.name == "render" ? ["--jobs", "1"] : []),
        environment: library.environment(call, fault, in: program.folder, count: count))
      return (program, result)
    }

    let (whole, good) = try run(0, .noSpace)
    defer { whole.cleanUp() }
    #expect(good.code <= 1, "\(good.talk)")
    let later = try state(whole.folder)
    let calls = try #require(Int(String(decoding: try Data(contentsOf: count), as: UTF8.self)))
    #expect(calls >= 3)
    #expect(later != earlier)
    print("\(given.name): \(calls) calls, each with \(FaultLibrary.Fault.allCases.count) faults")
    for fault in FaultLibrary.Fault.allCases {
      for call in 1...calls {
        let (program, result) = try run(call, fault)
        defer { program.cleanUp() }
        let place: Comment = "\(given.name), \(fault) at call \(call) of \(calls): exit \(result.code), \(result.talk)"
        let found = try state(program.folder)
        if fault == .killed {
          #expect(result.code == SIGKILL, place)
        } else {
          #expect(result.code <= 3, place)
          #expect(!found.keys.contains(where: isTemporary), place)
          // What went wrong is told, or it did not matter.
          if result.code <= 1 { #expect(found == later, place) } else { #expect(!result.talk.isEmpty, place) }
        }
        // Each file is whole: as it was, or as it is to be.
        for (path, bytes) in found where !isTemporary(path) {
          #expect(bytes == earlier[path] || bytes == later[path], "\(path): \(place)")
        }
        for path in earlier.keys where later[path] != nil { #expect(found[path] != nil, "\(path) is gone: \(place)") }
        // The manifest never names what is not there.
        if found["baselines/manifest.json"] != nil {
          let folder = BaselineFolder(program.folder.appendingPathComponent("baselines").path)
          for entry in try #require(try folder.manifest()).ordered { try folder.check(entry) }
        }
        // The same again comes to the same end as if nothing had happened.
        if given.name != "import" || found["second.proof.yaml"] == nil {
          #expect(try program.run(given.arguments).code <= 1, place)
          let again = try state(program.folder).filter { !isTemporary($0.key) }
          #expect(again == later, place)
        }
      }
    }
  }

  /// A run that is told to end takes its temporary files along; what a killed one left goes with a later run.
  @Test func interruptsAndStraysLeaveNoTemporaryFile() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("login.proof.yaml", Self.spec.replacing("[iphone-8]", with: "[all]"))
    // An interrupt and a hang-up are ignored where this run was started so, and then by what it starts.
    let number = SIGTERM
    for count in [1, 2, 4, 8, 12, 16, 24, 32] {
      let folder = "out\(count)"
      let names = {
        (try? FileManager.default.contentsOfDirectory(atPath: "\(program.folder.path)/\(folder)")) ?? []
      }
      let run = try program.start(["login.proof.yaml", "--jobs", "8", "-o", folder])
      while run.isRunning, names().count < count { usleep(1000) }
      kill(run.processIdentifier, number)
      run.waitUntilExit()
      #expect(run.terminationStatus == number || run.terminationStatus == 128 + number || run.terminationStatus == 0)
      #expect(!names().contains(where: isTemporary), "\(names())")
    }
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    let old = try program.write("out/.proofsheet-99999999-1.tmp", "stray")
    let new = try program.write("out/.proofsheet-99999999-2.tmp", "another machine's, perhaps")
    let others = try program.write("out/.other-99999999-1.tmp", "not ours")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old)
    try program.write("small.proof.yaml", Self.spec)
    #expect(try program.run(["small.proof.yaml", "-o", "out"]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(FileManager.default.fileExists(atPath: new) && FileManager.default.fileExists(atPath: others))
  }

  @Test func updatingFollowsALinkAndRespectsAReadOnlyFile() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let target = try program.write("target.proof.yaml", Self.spec)
    let link = program.folder.appendingPathComponent("link.proof.yaml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.proof.yaml")
    #expect(try program.run(["update-frames", "link.proof.yaml"]).code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.proof.yaml")
    let updated = try program.bytes("target.proof.yaml")
    #expect(updated != Data(Self.spec.utf8))
    try program.write("target.proof.yaml", Self.spec)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: target)
    let refused = try program.run(["update-frames", "target.proof.yaml"])
    #expect(refused.code == 2 && refused.talk.contains("it is read-only"), "\(refused.talk)")
    #expect(try program.bytes("target.proof.yaml") == Data(Self.spec.utf8))
  }
}
