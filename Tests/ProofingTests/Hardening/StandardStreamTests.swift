import Foundation
import Testing

/// Standard output and standard error that take no more, as shells and CI runners leave them.
@Suite struct StandardStreamTests {
  /// Runs a line of bash with `$P`, the program; its code and what it said.
  private func shell(_ line: String, in program: Program) throws -> Program.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = program.folder
    process.environment = Program.surroundings.merging(["P": "\(Program.folderOfProgram)/proofsheet"]) { $1 }
    let files = ["out", "err"].map { program.folder.appendingPathComponent(".\($0)") }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Program.Result(code: process.terminationStatus, output: texts[0], talk: texts[1])
  }

  private func program() throws -> Program {
    let program = try Program()
    try program.write("login.proof.yaml", CommandLineTests.spec)
    return program
  }

  @Test(arguments: ["devices", "--help", "check login.proof.yaml", "frames login.proof.yaml", "login.proof.yaml"])
  func aFullDeviceIsToldAndFails(command: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try shell("$P \(command) >/dev/full", in: program)
    // A check that finds nothing prints nothing.
    guard command != "check login.proof.yaml" else { return #expect(result.code == 0) }
    #expect(result.code == 3)
    #expect(
      result.talk.hasSuffix("error: cannot write to standard output: No space left on device [output-unwritable]\n"))
  }

  @Test func aClosedOutputIsToldAndFails() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try shell("$P devices >&-", in: program)
    #expect(result.code == 3)
    #expect(result.talk == "error: cannot write to standard output: it is closed [output-unwritable]\n")
    // No file that is opened later takes the closed stream's place.
    #expect(try shell("$P login.proof.yaml --quiet -o closed >&-", in: program).code == 3)
    for name in try program.names("closed") {
      #expect(try program.bytes("closed/\(name)").prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]), "\(name)")
    }
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func aReaderThatGoesAwayEndsItQuietly(before: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try shell("\(before)$P devices | true; echo ${PIPESTATUS[0]}", in: program)
    // The reader may have been gone before or after; never is there a trace or a signal.
    #expect(["141\n", "0\n"].contains(result.output))
    #expect(result.talk.isEmpty)
    let long = try shell("\(before)(sleep 0.2; $P devices; echo $? >&2) | true", in: program)
    #expect(long.talk == "141\n")
  }

  @Test func talkThatCannotBeSaidEndsItToo() throws {
    let program = try program()
    defer { program.cleanUp() }
    #expect(try shell("$P login.proof.yaml 2>/dev/full", in: program).code == 3)
    // Who closes it does not want to hear.
    let closed = try shell("$P login.proof.yaml 2>&-", in: program)
    #expect(closed.code == 0 && closed.output.contains("proofs/login.sheet.png"))
  }

  @Test func whatFilesHoldReachesNoTerminalAsACommand() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "bad.proof.yaml",
      CommandLineTests.spec.replacingOccurrences(
        of: "devices: [iphone-8]", with: "devices: [\"x\\n::error::y\\e[31m\"]"))
    let result = try program.run(["check", "bad.proof.yaml"])
    #expect(result.code == 2)
    #expect(result.talk.contains("unknown device 'x\\n::error::y\\u{1b}[31m'"), "\(result.talk)")
    #expect(!result.talk.contains("\n::error") && !result.talk.contains("\u{1B}"))
    try program.write(
      "name.proof.yaml", CommandLineTests.spec.replacingOccurrences(of: "name: login", with: "name: \"a\\e[2Jb\""))
    let named = try program.run(["check", "name.proof.yaml"])
    #expect(named.code == 2 && named.talk.contains("invalid-name"), "\(named.talk)")
  }

  /// In Interface Builder's files names may hold anything; they are written out and told once.
  @Test func namesOfImportedFilesAreWrittenOut() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "Bad.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v" userLabel="a&#10;::error::b&#155;31m" customClass="C&#10;::warning::D"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><label id="l&#10;::error::id" text="t&#10;::error::t" userLabel="x&#13;y"><rect key="frame" x="0" y="0" width="10" height="10"/></label></subviews>
      </view></objects></document>
      """)
    for command in ["check", "outline", "export", "headroom", "frames", "render"] {
      let result = try program.run([command, "Bad.xib"])
      for text in [result.output, result.talk] {
        #expect(!text.contains("\n::") && !text.contains("\u{9B}") && !text.contains("\r"), "\(command): \(text)")
      }
      #expect(result.talk.components(separatedBy: "[control-character]").count == 2, "\(command): \(result.talk)")
    }
  }
}
