import Foundation
import Testing

@testable import Solving

@Suite struct BaselineCommandTests {
  static let spec = """
    proofsheet: 1
    name: login
    matrix: { devices: [iphone-8, iphone-se-1], orientations: [portrait, landscape], appearances: [light, dark] }
    tokens: { color: { ink: "#112233" } }
    views:
      title: { type: label, text: "Log in", color: $color.ink }
      box: { type: view, background: "#DDEEFF" }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - box.top == title.bottom + 8
        - box.leading == title.leading
        - box.width == 80
        - box.height == 40
    """

  /// A folder with one recorded screen of eight variants.
  static func recorded(_ options: [String] = []) throws -> Program {
    let program = try Program()
    try program.write("login.proof.yaml", spec)
    let result = try program.run(["record", "login.proof.yaml"] + options)
    #expect(result.code == 0, "\(result.talk)")
    return program
  }

  static func edit(_ program: Program, _ old: String, _ new: String) throws {
    try program.write("login.proof.yaml", spec.replacing(old, with: new))
  }

  @Test func whatIsRecordedHolds() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    #expect(try program.names("baselines") == ["layouts", "manifest.json", "pictures"])
    #expect(try program.names("baselines/pictures").count == 8)
    #expect(try program.names("baselines/layouts").allSatisfy { $0.hasPrefix("login.iphone-") })
    let result = try program.run(["verify"])
    #expect(result.code == 0)
    #expect(result.output == "8 pictures: 8 same\n")
  }

  @Test func recordingTwiceChangesNothing() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    let before = try program.bytes("baselines/manifest.json")
    let result = try program.run(["record", "--jobs", "1"])
    #expect(result.output.isEmpty)
    #expect(try program.bytes("baselines/manifest.json") == before)
  }

  @Test func aChangedLayoutFailsWithItsPictures() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "bottom + 8", "bottom + 18")
    let result = try program.run(["verify", "--artifacts", "out"])
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("8 pictures: 8 layout changed\n"))
    #expect(try program.names("out") == ["actual", "diff", "expected"])
    #expect(try program.names("out/diff").first == "login.iphone-8-diff.png")
    #expect(try program.names("out/expected").count == 8)
    #expect(result.talk.contains("proofsheet approve"))
  }

  @Test func aColourIsOnlyPixels() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "#DDEEFF", "#DDEEFE")
    let result = try program.run(["verify"])
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("8 pictures: 8 only pixels changed\n"))
  }

  @Test func commentsAndOrderChangeNothing() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(
      program, "    - title.top == safe.top + 24\n    - title.leading == margins.leading\n",
      "    # turned round\n    - title.leading == margins.leading\n\n    - title.top == safe.top + 24\n")
    let result = try program.run(["verify"])
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func aMissingBaselineFailsAndAnOrphanToo() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "iphone-se-1", "iphone-x")
    let result = try program.run(["verify"])
    #expect(result.code == 1)
    #expect(
      result.output.hasSuffix("8 pictures: 4 new, 4 gone, 4 same\n") || result.output.contains("4 new, 4 gone, 4 same"))
    // Under a filter only what was asked for is looked at.
    let filtered = try program.run(["verify", "--device", "iphone-8"])
    #expect(filtered.code == 0)
    #expect(filtered.talk.contains("4 recorded variants were not asked for"))
  }

  @Test func pruningListsAndRemovesOnlyOrphans() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "iphone-8, iphone-se-1", "iphone-8")
    #expect(try program.run(["verify", "--prune", "--device", "iphone-8"]).code == 2)
    let told = try program.run(["record"])
    #expect(told.talk.contains("--prune removes:\n  login.iphone-se-1\n"))
    #expect(try program.names("baselines/pictures").count == 8)
    let result = try program.run(["verify", "--prune"])
    #expect(result.code == 0)
    #expect(result.talk.contains("removed login.iphone-se-1.landscape.dark"))
    #expect(try program.names("baselines/pictures").count == 4)
    #expect(try program.names("baselines/layouts").count == 4)
  }

  /// What is recorded of a spec that is gone is told and pruned, also where it was the last one.
  @Test func whatIsRecordedOfTheLastSpecIsPruned() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    for name in try program.names("") where name.hasSuffix(".proof.yaml") {
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent(name))
    }
    let told = try program.run(["verify"])
    #expect(told.code == 1 && told.output.contains("8 gone"), "\(told.output) \(told.talk)")
    let pruned = try program.run(["record", "--prune"])
    #expect(pruned.code == 0 && pruned.output.contains("removed login.iphone-8\n"), "\(pruned.output) \(pruned.talk)")
    #expect(try program.names("baselines/layouts").isEmpty)
    #expect(try program.run(["verify"]).talk.contains("nothing is recorded in"))
  }

  @Test func aFilterNeverTouchesOtherVariants() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "bottom + 8", "bottom + 18")
    let result = try program.run(["record", "--device", "iphone-8", "--appearance", "light"])
    #expect(result.output == "recorded login.iphone-8\nrecorded login.iphone-8.landscape\n")
    #expect(try program.run(["verify"]).output.contains("6 layout changed, 2 same"))
  }

  @Test func otherScreensAreNotTouched() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try program.write("other.proof.yaml", Self.spec.replacing("name: login", with: "name: other"))
    #expect(try program.run(["record", "other.proof.yaml"]).code == 0)
    #expect(try program.run(["verify"]).output.contains("16 pictures: 16 same"))
    // A file that is gone leaves orphans; one that was not named does not.
    #expect(try program.run(["verify", "login.proof.yaml"]).code == 0)
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("other.proof.yaml"))
    #expect(try program.run(["verify", "login.proof.yaml"]).output.contains("8 gone"))
  }

  @Test func twoScreensOfOneNameAreRefused() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try program.write("twin.proof.yaml", Self.spec)
    let together = try program.run(["verify", "login.proof.yaml", "twin.proof.yaml"])
    #expect(together.code == 2)
    #expect(together.talk.contains("two specs are called 'login'"))
    #expect(try program.run(["record", "twin.proof.yaml"]).code == 2)
    // A file that was renamed takes its baselines along.
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("login.proof.yaml"))
    #expect(try program.run(["verify", "twin.proof.yaml"]).code == 0)
  }

  @Test func approvingTakesTheChosenKeysOnly() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "bottom + 8", "bottom + 18")
    let result = try program.run(["approve", "*.dark"])
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 4)
    #expect(try program.run(["verify"]).output.contains("4 layout changed, 4 same"))
    #expect(try program.run(["approve", "login.iphone-9"]).talk.contains("did you mean 'login.iphone-8'"))
    #expect(try program.run(["approve"]).code == 2)
    #expect(try program.run(["approve", "--all"]).code == 0)
    #expect(try program.run(["verify"]).code == 0)
    // What an approval left behind is collected.
    #expect(try program.names("baselines/pictures").count == 8)
  }

  @Test func decisionsHoldForThePicturesTheyWereMadeOn() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "bottom + 8", "bottom + 18")
    let json = try program.run(["verify", "--format", "json", "--device", "iphone-8", "--orientation", "portrait"])
      .output
    let digests = json.matches(of: /"digest": "([0-9a-f]+)"/).map { String($0.output.1) }
    try #require(digests.count == 2)
    let decisions = """
      {"format": 1, "kind": "proofsheet-decisions", "decisions": [
        {"key": "login.iphone-8", "decision": "accept", "digest": "\(digests[0])"},
        {"key": "login.iphone-8.dark", "decision": "reject", "digest": "\(digests[1])"}]}
      """
    try program.write("decisions.json", decisions)
    try Self.edit(program, "bottom + 8", "bottom + 28")
    let late = try program.run(["approve", "--decisions", "decisions.json"])
    #expect(late.code == 2)
    #expect(late.talk.contains("has changed since it was looked at"))
    try Self.edit(program, "bottom + 8", "bottom + 18")
    let result = try program.run(["approve", "--decisions", "decisions.json"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output == "approved login.iphone-8\n")
    #expect(result.talk.contains("1 rejected"))
  }

  @Test func nothingIsWrittenUnderCI() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    let before = try program.bytes("baselines/manifest.json")
    try Self.edit(program, "iphone-se-1", "iphone-x")
    for arguments in [["record"], ["approve", "--all"], ["verify", "--prune"]] {
      let result = try program.run(arguments, environment: ["CI": "true"])
      #expect(result.code == 2, "\(arguments)")
      #expect(result.talk.contains("under CI nothing is written"), "\(arguments)")
    }
    let verify = try program.run(["verify"], environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"])
    #expect(verify.code == 1)
    #expect(verify.talk.contains("passed over"))
    #expect(try program.bytes("baselines/manifest.json") == before)
    #expect(try program.run(["verify"], environment: ["CI": "false", "SNAPSHOT_TESTING_RECORD": "missing"]).code == 1)
    #expect(try program.bytes("baselines/manifest.json") != before)
  }

  @Test(arguments: [("all", 12), ("failed", 12), ("missing", 8), ("never", 8)])
  func theModesRecordWhatTheySay(_ mode: String, _ holding: Int) throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try program.write(
      "login.proof.yaml",
      Self.spec.replacing("iphone-se-1]", with: "iphone-se-1, iphone-x]")
        .replacing("bottom + 8", with: "bottom + 18"))
    let before = try program.run(["verify", "--format", "json"]).output
    #expect(before.contains("\"missing\": 4") && before.contains("\"layout\": 8"))
    #expect(try program.run(["record", "--mode", mode]).code == 0)
    let names = try program.names("baselines/layouts")
    #expect(names.count == (mode == "never" ? 8 : 12))
    let after = try program.run(["verify", "--format", "json"]).output
    let changed = mode == "missing" || mode == "never" ? 8 : 0
    #expect(after.contains("\"layout\": \(changed)"), "\(mode)")
  }

  @Test func theVariableOfSnapshotTestsChoosesTheMode() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "bottom + 8", "bottom + 18")
    let never = try program.run(["record"], environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    #expect(never.code == 0 && never.output.isEmpty)
    // A run that records still fails, as the tests it is taken from do.
    let failed = try program.run(
      ["verify"], environment: ["SNAPSHOT_TESTING_RECORD": "failed", "SNAPSHOT_ARTIFACTS": "left"])
    #expect(failed.code == 1)
    #expect(try program.names("left/actual").count == 8)
    #expect(try program.run(["verify"]).code == 0)
    #expect(try program.run(["verify"], environment: ["SNAPSHOT_TESTING_RECORD": "x"]).code == 2)
  }

  @Test func picturesAreStoredForTheChosenOnly() throws {
    let program = try Self.recorded(["--pictures", "*.dark"])
    defer { program.cleanUp() }
    #expect(try program.names("baselines/pictures").count == 4)
    #expect(try program.names("baselines/layouts").count == 8)
    try Self.edit(program, "bottom + 8", "bottom + 18")
    // The picture that was not stored is drawn again from the layout's text.
    let result = try program.run(["verify", "--artifacts", "out"])
    #expect(result.code == 1)
    #expect(try program.names("out/expected").count == 8)
    #expect(try program.names("out/diff").count == 8)
    // The choice is kept.
    #expect(try program.run(["record"]).code == 0)
    #expect(try program.names("baselines/pictures").count == 4)
  }

  @Test func pixelsAreDrawnWhereAskedFor() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    #expect(try program.run(["verify", "--pixels"]).code == 0)
  }

  @Test func anotherFontIsAChangedEnvironment() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    let manifest = String(decoding: try program.bytes("baselines/manifest.json"), as: UTF8.self)
    let hash = try #require(manifest.firstMatch(of: /"sha256": "([0-9a-f]{64})", "file": "Inter/)).output.1
    let other = String(repeating: "0", count: 64)
    try program.write(
      "baselines/manifest.json",
      manifest.replacing(String(hash), with: other).replacing(String(hash.prefix(12)), with: String(other.prefix(12))))
    // The same pictures came out: nothing to tell.
    #expect(try program.run(["verify"]).output.hasSuffix("8 same\n"))
    try Self.edit(program, "nothing", "nothing")
    let pictures = try program.names("baselines/pictures")
    #expect(pictures.count == 8)
    // As if the other font had drawn other pixels: those of the dark variant.
    let dark = try #require(pictures.first { $0.hasPrefix("login.iphone-8.dark.") })
    let drawn = [UInt8](try program.bytes("baselines/pictures/\(dark)"))
    let digest = SHA256Text.of(drawn)
    let entry = try #require(
      manifest.firstMatch(of: /"key": "login.iphone-8", .*"picture": "([0-9a-f]{64})", "bytes": \[([0-9]+), [0-9]+\]/))
    let recorded = entry.output.0.replacing(entry.output.1, with: digest)
      .replacing(/"bytes": .*/, with: "\"bytes\": [\(entry.output.2), \(drawn.count)]")
    let changed = manifest.replacing(entry.output.0, with: recorded).replacing(String(hash), with: other)
      .replacing(String(hash.prefix(12)), with: String(other.prefix(12)))
    try program.write("baselines/manifest.json", changed)
    let folder = program.folder.appendingPathComponent("baselines/pictures")
    try FileManager.default.removeItem(
      at: folder.appendingPathComponent("login.iphone-8.\(entry.output.1.prefix(12)).png"))
    try Data(drawn).write(to: folder.appendingPathComponent("login.iphone-8.\(digest.prefix(12)).png"))
    let result = try program.run(["verify"])
    #expect(result.output.contains("1 environment changed, 7 same"), "\(result.output)")
    #expect(result.output.contains("another version of the font Inter"), "\(result.output)")
  }

  @Test func aVariantThatNoMatrixDeclaresIsToldWhenItIsRecorded() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    let result = try program.run(["record", "--size", "400x400@1"])
    #expect(result.code == 0)
    #expect(result.talk.contains("no matrix declares it"), "\(result.talk)")
    #expect(try program.run(["verify", "--size", "400x400@1"]).code == 0)
    #expect(try program.run(["verify"]).output.contains("2 gone, 8 same"))
  }

  @Test func whatIsIgnoredDoesNotCount() throws {
    let program = try Self.recorded()
    defer { program.cleanUp() }
    try Self.edit(program, "#DDEEFF", "#FFEEDD")
    #expect(try program.run(["verify", "--ignore", "box"]).code == 0)
    #expect(try program.run(["verify", "--ignore", "title"]).code == 1)
    #expect(try program.run(["verify", "--tolerance", "1000000"]).code == 0)
    #expect(try program.run(["verify", "--metric", "nothing"]).code == 2)
  }
}
