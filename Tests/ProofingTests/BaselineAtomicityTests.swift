import Foundation
import Testing

@testable import Reviewing
@testable import Solving

/// Whatever happens to a run, the baselines are those of before or those of after.
@Suite struct BaselineAtomicityTests {
  private static let before = BaselineCommandTests.spec
  private static let after = before.replacing("bottom + 8", with: "bottom + 18").replacing(
    "iphone-se-1", with: "iphone-x")

  /// Every file that the manifest names is there and is what was recorded; the manifest's bytes.
  private func manifest(_ program: Program) throws -> Data {
    let folder = BaselineFolder(program.folder.appendingPathComponent("baselines").path)
    let manifest = try #require(try folder.manifest())
    for entry in manifest.ordered { try folder.check(entry) }
    return try program.bytes("baselines/manifest.json")
  }

  @Test func aKilledRunLeavesTheBaselinesOfBeforeOrOfAfter() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("login.proof.yaml", Self.after)
    #expect(try program.run(["record", "login.proof.yaml", "--prune"]).code == 0)
    let later = try manifest(program)
    let files = try program.names("baselines/layouts") + program.names("baselines/pictures")
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("baselines"))
    try program.write("login.proof.yaml", Self.before)
    #expect(try program.run(["record", "login.proof.yaml"]).code == 0)
    let earlier = try manifest(program)
    let kept = program.folder.appendingPathComponent("kept")
    let baselines = program.folder.appendingPathComponent("baselines")
    try FileManager.default.copyItem(at: baselines, to: kept)

    try program.write("login.proof.yaml", Self.after)
    let began = ContinuousClock.now
    #expect(try program.run(["record", "login.proof.yaml", "--prune"]).code == 0)
    let whole = (ContinuousClock.now - began) / .microseconds(1)
    let seed: UInt64 = .random(in: 0...UInt64.max)
    print("aKilledRunLeavesTheBaselinesOfBeforeOrOfAfter: seed \(seed)")
    var state = seed
    var found: Set<Data> = []
    for round in 0..<20 {
      try FileManager.default.removeItem(at: baselines)
      try FileManager.default.copyItem(at: kept, to: baselines)
      let run = try program.start(["record", "login.proof.yaml", "--prune"])
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // The writing is the later part of a run.
      let share = 0.3 + 0.8 * Double(state >> 33) / Double(1 << 31)
      usleep(useconds_t(max(0, whole * share)))
      kill(run.processIdentifier, SIGKILL)
      run.waitUntilExit()
      let bytes = try manifest(program)
      #expect(bytes == earlier || bytes == later, "round \(round) of seed \(seed)")
      found.insert(bytes)
    }
    print("of 20 killed runs \(found.contains(earlier) ? "some" : "none") left the earlier baselines")
    // The next run goes on as if nothing had happened, and clears away what was left.
    #expect(try program.run(["record", "login.proof.yaml", "--prune"]).code == 0)
    #expect(try manifest(program) == later)
    #expect(try program.names("baselines/layouts") + program.names("baselines/pictures") == files)
    let all = try FileManager.default.subpathsOfDirectory(atPath: baselines.path)
    #expect(!all.contains { $0.contains(".tmp") }, "\(all)")
  }

  @Test func severalRunsAtOnceLeaveAllTheirBaselines() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let names = ["a", "b", "c", "d"]
    for name in names {
      try program.write("\(name).proof.yaml", Self.before.replacing("name: login", with: "name: \(name)"))
    }
    let runs = try names.map { try program.start(["record", "\($0).proof.yaml"]) }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    _ = try manifest(program)
    #expect(try program.run(["verify"]).output.hasSuffix("32 pictures: 32 same\n"))
  }

  @Test func aFolderThatIsLockedIsWaitedForAndTold() throws {
    let program = try BaselineCommandTests.recorded()
    defer { program.cleanUp() }
    let path = program.folder.appendingPathComponent("baselines").path
    let lock = try FolderLock.hold(path, .reading)
    // Readers do not hold up each other.
    #expect(try program.run(["verify"]).code == 0)
    var waited = 0
    #expect(throws: DiagnosedFailure.self) {
      _ = try FolderLock.hold(path, .writing, patience: .milliseconds(50)) { waited += 1 }
    }
    #expect(waited == 1)
    withExtendedLifetime(lock) {}
  }

  @Test func aFailedVariantRecordsNothing() throws {
    let program = try BaselineCommandTests.recorded()
    defer { program.cleanUp() }
    let before = try manifest(program)
    try BaselineCommandTests.edit(program, "bottom + 8", "bottom + ")
    #expect(try program.run(["record"]).code == 2)
    #expect(try manifest(program) == before)
  }

  @Test func aFolderThatCannotBeWrittenIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("login.proof.yaml", Self.before)
    try program.write("baselines", "a file in the way")
    let result = try program.run(["record", "login.proof.yaml"])
    #expect(result.code == 2)
    #expect(result.talk.contains("'baselines"), "\(result.talk)")
    #expect(try program.bytes("baselines") == Data("a file in the way".utf8))
  }
}
