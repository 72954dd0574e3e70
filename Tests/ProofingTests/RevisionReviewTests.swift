import Foundation
import Testing

@testable import Revisions

@Suite struct RevisionReviewTests {
  static let shared = "components: {}\nmetrics: { gap: 8 }\n"
  static let spec = """
    proofsheet: 1
    name: login
    include: shared/common.yaml
    matrix: { devices: [iphone-8], orientations: [portrait, landscape] }
    views:
      title: { type: label, text: "Log in" }
      cover: { type: image, asset: cover.png }
    constraints:
      form:
        - title.top == safe.top + $gap
        - title.leading == margins.leading
        - cover.top == title.bottom + 8
        - cover.leading == title.leading
    """
  static let other = """
    proofsheet: 1
    name: other
    matrix: { devices: [iphone-8], orientations: [portrait] }
    views:
      title: { type: label, text: "Other" }
    constraints:
      form:
        - title.top == safe.top + 8
        - title.leading == margins.leading
    """

  /// A repository with two screens in folders of their own on `main`, and `topic` checked out.
  private func repository() throws -> Program {
    let program = try Program()
    try git(program, ["init", "-q", "-b", "main", "."])
    try program.write(".gitignore", ".out\n.err\n")
    try write(program, "login/login.proof.yaml", Self.spec)
    try write(program, "login/shared/common.yaml", Self.shared)
    try write(program, "other/other.proof.yaml", Self.other)
    try write(program, "README.md", "hello")
    try copy(program, "book.png", "login/cover.png")
    try commit(program)
    try git(program, ["checkout", "-q", "-b", "topic"])
    return program
  }

  private func write(_ program: Program, _ path: String, _ text: String) throws {
    let url = program.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func copy(_ program: Program, _ sample: String, _ path: String) throws {
    try Data(contentsOf: Program.root.appendingPathComponent("samples/\(sample)"))
      .write(to: program.folder.appendingPathComponent(path))
  }

  @discardableResult
  private func git(_ program: Program, _ arguments: [String], in folder: String = ".") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.invalid", "-c", "protocol.file.allow=always"]
      + arguments
    process.currentDirectoryURL = program.folder.appendingPathComponent(folder)
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": program.folder.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
    return output
  }

  private func commit(_ program: Program) throws {
    try git(program, ["add", "-A"])
    try git(program, ["commit", "-q", "-m", "change"])
  }

  private func review(_ program: Program, _ arguments: [String] = []) throws -> Program.Result {
    try program.run(["review", "--base", "main"] + arguments)
  }

  @Test func nothingChangedIsNothingToTell() throws {
    let program = try repository()
    defer { program.cleanUp() }
    let result = try review(program)
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output == "no picture to compare\n")
    #expect(result.talk.contains("2 files of screens that no change reaches"))
    try write(program, "login/README.md", "no part of a screen")
    #expect(try review(program).code == 0)
  }

  @Test func aChangedSpecIsComparedInTheWorkTreeAndAsACommit() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try write(program, "login/login.proof.yaml", Self.spec.replacing("bottom + 8", with: "bottom + 20"))
    let loose = try review(program, ["--format", "json"])
    #expect(loose.code == 1)
    #expect(loose.output.contains("\"layout\": 2"))
    try commit(program)
    let committed = try review(program, ["--format", "json", "--head", "topic"])
    #expect(committed.code == 1)
    #expect(committed.output.contains("\"layout\": 2"))
    #expect(committed.output.contains("\"source\": \"login/login.proof.yaml\""))
    #expect(!committed.output.contains("proofsheet-review-"), "no path of a private folder is told")
    // What was checked out is as it was.
    #expect(try git(program, ["status", "--porcelain"]).isEmpty)
  }

  @Test func aChangedIncludeReachesWhatIncludesIt() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try write(program, "login/shared/common.yaml", Self.shared.replacing("gap: 8", with: "gap: 12"))
    let result = try review(program)
    #expect(result.output.hasSuffix("2 pictures: 2 layout changed\n"), "\(result.output)")
  }

  @Test func aChangedPictureIsOnlyPixelsOrASize() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try copy(program, "ratings.png", "login/cover.png")
    let result = try review(program)
    #expect(result.code == 1)
    #expect(result.output.contains("login.iphone-8"))
    #expect(!result.output.contains("other."))
  }

  @Test func newAndRemovedScreensAreTold() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try write(program, "new/new.proof.yaml", Self.other.replacing("name: other", with: "name: new"))
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("other"))
    let result = try review(program, ["--artifacts", "out"])
    #expect(result.output.hasSuffix("2 pictures: 1 new, 1 gone\n"), "\(result.output)")
    #expect(try program.names("out/actual") == ["new.iphone-8-actual.png"])
    #expect(try program.names("out/expected") == ["other.iphone-8-expected.png"])
  }

  @Test func aMovedFileIsTheSameScreen() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try git(program, ["mv", "other", "elsewhere"])
    try commit(program)
    #expect(try review(program).output == "1 picture: 1 same\n")
  }

  @Test func twoScreensOfOneNameAreToldApart() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try write(program, "b/other.proof.yaml", Self.other)
    try commit(program)
    try git(program, ["branch", "-f", "main", "topic"])
    try write(program, "b/other.proof.yaml", Self.other.replacing("safe.top + 8", with: "safe.top + 9"))
    try write(program, "other/other.proof.yaml", Self.other.replacing("safe.top + 8", with: "safe.top + 10"))
    let result = try review(program)
    #expect(
      result.output.contains("other@b.iphone-8") && result.output.contains("other@other.iphone-8"), "\(result.output)")
  }

  @Test func pathsAndScenesNarrowIt() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try write(program, "login/shared/common.yaml", Self.shared.replacing("gap: 8", with: "gap: 12"))
    try write(program, "other/other.proof.yaml", Self.other.replacing("safe.top + 8", with: "safe.top + 9"))
    #expect(try review(program, ["other"]).output.hasSuffix("1 picture: 1 layout changed\n"))
    #expect(try review(program, ["--scene", "login"]).output.hasSuffix("2 pictures: 2 layout changed\n"))
    #expect(
      try review(program, ["--orientation", "landscape", "login"]).output.hasSuffix("1 picture: 1 layout changed\n"))
    #expect(try review(program, ["/"]).code == 2)
    #expect(try review(program, ["../.."]).talk.contains("outside the repository"))
  }

  @Test func whatMainGotSinceIsNoneOfOurs() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try git(program, ["checkout", "-q", "main"])
    try write(program, "other/other.proof.yaml", Self.other.replacing("safe.top + 8", with: "safe.top + 9"))
    try commit(program)
    try git(program, ["checkout", "-q", "topic"])
    #expect(try review(program).code == 0)
    #expect(try review(program, ["--direct"]).output.hasSuffix("1 picture: 1 layout changed\n"))
  }

  @Test func aBrokenSpecFailsAndABrokenBaseIsTold() throws {
    let program = try repository()
    defer { program.cleanUp() }
    try write(program, "other/other.proof.yaml", Self.other.replacing("title.top", with: "titel.top"))
    let broken = try review(program)
    #expect(broken.code == 2)
    #expect(broken.output.contains("failed") && broken.output.contains("unknown view 'titel'"), "\(broken.output)")
    try commit(program)
    try git(program, ["branch", "-f", "main", "topic"])
    try write(program, "other/other.proof.yaml", Self.other)
    let mended = try review(program)
    #expect(mended.code == 1)
    #expect(mended.talk.contains("cannot be read as it was"), "\(mended.talk)")
  }

  @Test func garbageInAnOldCommitIsToldAndNothingElse() throws {
    let program = try repository()
    defer { program.cleanUp() }
    let garbage = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ $0 >> 3) })
    try garbage.write(to: program.folder.appendingPathComponent("other/other.proof.yaml"))
    try garbage.write(to: program.folder.appendingPathComponent("login/cover.png"))
    try commit(program)
    try git(program, ["branch", "-f", "main", "topic"])
    try write(program, "other/other.proof.yaml", Self.other)
    try copy(program, "book.png", "login/cover.png")
    let result = try review(program, ["--artifacts", "out"])
    #expect(result.code == 1, "\(result.output) \(result.talk)")
  }

  @Test func unknownRevisionsAreToldWithARemedy() throws {
    let program = try repository()
    defer { program.cleanUp() }
    let misspelt = try program.run(["review", "--base", "mian"])
    #expect(misspelt.code == 2)
    #expect(misspelt.talk.contains("no commit is called 'mian'") && misspelt.talk.contains("'main'"))
    #expect(try program.run(["review", "--base", "origin/main"]).talk.contains("git fetch origin main"))
    for name in ["--exec=x", "-h", "HEAD^{tree}", "a b", "HEAD:README.md", "@{999}", ""] {
      let result = try program.run(["review", "--base=\(name)"])
      #expect(result.code == 2, "\(name)")
    }
    #expect(try program.run(["review", "--base", "main", "--head", "nope"]).code == 2)
  }

  @Test func aFolderWithoutARepositoryIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["review", "--base", "main"])
    #expect(result.code == 2)
    #expect(result.talk.contains("lies in no git repository"))
  }

  @Test func aShallowCloneIsToldHowToGetTheRest() throws {
    let program = try repository()
    defer { program.cleanUp() }
    for number in 0..<3 {
      try write(program, "README.md", "\(number)")
      try commit(program)
    }
    try git(program, ["clone", "-q", "--depth", "1", "--no-single-branch", "file://\(program.folder.path)", "clone"])
    let clone = program.folder.appendingPathComponent("clone").path
    let link = try program.run(["review", "--base", "origin/main", clone])
    #expect(link.code == 2)
    let result = try inClone(program, ["review", "--base", "origin/main"])
    #expect(result.code == 2)
    #expect(result.talk.contains("git fetch --unshallow"), "\(result.talk)")
    let unknown = try inClone(program, ["review", "--base", "HEAD~2"])
    #expect(unknown.code == 2)
    #expect(unknown.talk.contains("git fetch --unshallow"), "\(unknown.talk)")
    #expect(try inClone(program, ["review", "--base", "origin/main", "--direct"]).code == 0)
  }

  private func inClone(_ program: Program, _ arguments: [String]) throws -> Program.Result {
    try program.run(arguments, in: "clone")
  }

  @Test func namesThatLeadElsewhereAreNotWritten() {
    for path in ["../a.png", "a/../../b.png", "/etc/x.png", "", "a//b", ".git/config", "a/.GIT/x", "a\0b"] {
      #expect(!RevisionFiles.isSafe(path), "\(path)")
    }
    for path in ["a.png", "a b/ä.proof.yaml", "a/.hidden/..b"] { #expect(RevisionFiles.isSafe(path), "\(path)") }
  }

  @Test func oddNamesAreReadAsTheyAre() throws {
    let program = try repository()
    defer { program.cleanUp() }
    let name = "odd/a \"b\" ä\tc\n:x.proof.yaml"
    try write(program, name, Self.other.replacing("name: other", with: "name: odd"))
    try commit(program)
    try git(program, ["branch", "-f", "main", "topic"])
    try write(
      program, name,
      Self.other.replacing("name: other", with: "name: odd").replacing("safe.top + 8", with: "safe.top + 9"))
    #expect(try review(program).output.hasSuffix("1 picture: 1 layout changed\n"))
    try commit(program)
    #expect(try review(program, ["--head", "HEAD"]).output.hasSuffix("1 picture: 1 layout changed\n"))
  }

  @Test func scenesOfAStoryboardAreComparedOneByOne() throws {
    let program = try repository()
    defer { program.cleanUp() }
    let storyboard = InterfaceBuilderCommandTests.damaged.replacing("\"gone\"", with: "\"rt2\"")
    try write(program, "ui/Main.storyboard", storyboard)
    try commit(program)
    try git(program, ["branch", "-f", "main", "topic"])
    let edited = storyboard.replacing("constant=\"100\" id=\"c32\"", with: "constant=\"120\" id=\"c32\"")
    #expect(edited != storyboard)
    try write(program, "ui/Main.storyboard", edited)
    let result = try review(program, ["--device", "iphone-8", "--orientation", "portrait"])
    #expect(result.code == 1)
    #expect(result.output.contains("Scene2.iphone-8"), "\(result.output)")
    #expect(result.output.hasSuffix("2 pictures: 1 layout changed, 1 same\n"), "\(result.output)")
    // One that is damaged is told, and the rest is compared.
    try write(program, "ui/Main.storyboard", InterfaceBuilderCommandTests.damaged)
    let damaged = try review(program, ["--device", "iphone-8", "--orientation", "portrait"])
    #expect(damaged.code == 1)
    #expect(damaged.talk.contains("ui/Main.storyboard:"), "\(damaged.talk)")
    #expect(damaged.output.contains("Scene2.iphone-8") && damaged.output.contains("1 same"), "\(damaged.output)")
  }

  /// The texts of a storyboard in `Base.lproj` lie beside that folder, not in it.
  @Test func aLocalisedStoryboardIsReadWithItsTexts() throws {
    let program = try repository()
    defer { program.cleanUp() }
    let label = """
      <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
      <rect key="frame" x="16" y="100" width="50" height="21"/></label>
      """
    let storyboard = InterfaceBuilderCommandTests.damaged.replacing("\"gone\"", with: "\"rt2\"")
      .replacing(
        "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"sa1\"/>",
        with: "\(label)</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"sa1\"/>")
    #expect(storyboard.contains("lb1"))
    try write(program, "App/Base.lproj/Main.storyboard", storyboard)
    try write(program, "App/de.lproj/Main.strings", "\"lb1.text\" = \"Hallo\";\n")
    try commit(program)
    try git(program, ["branch", "-f", "main", "topic"])
    try write(program, "App/de.lproj/Main.strings", "\"lb1.text\" = \"Guten Tag\";\n")
    let result = try review(program, ["--device", "iphone-8", "--orientation", "portrait", "--locale", "de"])
    #expect(result.code == 1, "\(result.talk)")
    #expect(result.output.contains("Scene1.iphone-8.de"), "\(result.output)")
    #expect(result.output.contains("Guten Tag"), "\(result.output)")
  }
}
