import Foundation
import Testing

@testable import Proofing

/// Inputs that ask for more than anybody means, and machines that lack what is needed.
@Suite struct LimitTests {
  private static let spec = CommandLineTests.spec

  @Test(arguments: ["render", "check", "frames", "record", "headroom"])
  func aMatrixOfTooManyVariantsIsRefusedBeforeAnythingIsSolved(command: String) throws {
    let program = try Program()
    defer { program.cleanUp() }
    let sizes = "[xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5]"
    try program.write(
      "many.proof.yaml",
      Self.spec.replacing(
        "{ devices: [iphone-8], orientations: [portrait, landscape] }",
        with:
          "{ devices: [all], orientations: [portrait, landscape], text-sizes: \(sizes), locales: [en, ar, de, fr, ja, ko] }"
      ))
    let began = ContinuousClock.now
    let result = try program.run([command, "many.proof.yaml"])
    #expect(result.code == 2 && result.talk.contains("[too-many-variants]"), "\(result.talk)")
    #expect(result.talk.contains("the most is 20000"))
    #expect(result.talk.contains("--max-variants"))
    print("refused after \(ContinuousClock.now - began)")
    try program.write("login.proof.yaml", Self.spec)
    let fewer = try program.run([command, "login.proof.yaml", "--max-variants", "0"])
    #expect(fewer.code == 2 && fewer.talk.contains("--max-variants takes"))
  }

  @Test func theLimitOfVariantsCanBeSet() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("login.proof.yaml", Self.spec)
    #expect(try program.run(["check", "login.proof.yaml", "--max-variants", "2"]).code == 0)
    #expect(try program.run(["check", "login.proof.yaml", "--max-variants", "1"]).code == 2)
    #expect(
      try program.run(["check", "login.proof.yaml"], environment: ["PROOFSHEET_MAX_VARIANTS": "1"]).code == 2)
  }

  @Test func misspeltCommandsAndVariablesOfferTheNearest() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("login.proof.yaml", Self.spec)
    let command = try program.run(["chekc", "login.proof.yaml"])
    #expect(command.code == 2 && command.talk.contains("did you mean 'check'"), "\(command.talk)")
    let variable = try program.run(["check", "login.proof.yaml"], environment: ["PROOFSHEET_DEVCIE": "iphone-8"])
    #expect(variable.code == 0 && variable.talk.contains("did you mean 'PROOFSHEET_DEVICE'"), "\(variable.talk)")
  }

  @Test func aSceneOfTooManyViewsIsRefused() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let label = "<label text=\"a\" id=\"%\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    let labels = (0..<20_001).map { label.replacing("%", with: "l\($0)") }.joined()
    try program.write(
      "Many.xib",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews>\(labels)</subviews></view></objects></document>"
    )
    for command in ["check", "import", "outline"] {
      let result = try program.run([command, "Many.xib"])
      #expect(result.code == 2 && result.talk.contains("[too-many-views]"), "\(command): \(result.talk)")
    }
  }

  @Test(arguments: ["spec.proof.yaml", "Main.storyboard", "picture.png"])
  func aPipeOrADeviceIsNoInput(name: String) throws {
    let program = try Program()
    defer { program.cleanUp() }
    #expect(mkfifo(program.folder.appendingPathComponent(name).path, 0o644) == 0)
    let command = name.hasSuffix("png") ? ["diff", name, name] : ["check", name]
    let result = try program.run(command)
    #expect(result.code == 2 && result.talk.contains("it is not a regular file"), "\(result.talk)")
  }

  @Test func aPipeIsNoFont() throws {
    let program = try Program()
    defer { program.cleanUp() }
    #expect(mkfifo(program.folder.appendingPathComponent("own.ttf").path, 0o644) == 0)
    try program.write(
      "font.proof.yaml",
      Self.spec.replacing("intrinsic: [50, 20]", with: "font: { file: own.ttf, size: 17 }"))
    for command in ["check", "frames", "render", "headroom"] {
      let result = try program.run([command, "font.proof.yaml"])
      #expect(result.talk.components(separatedBy: "'own.ttf' is not used").count == 2, "\(command): \(result.talk)")
    }
  }

  /// Sizes that are made up are no sizes: every command that solves says so.
  @Test(arguments: [
    ["check"], ["frames"], ["test"], ["headroom"], ["render"], ["record"], ["export"], ["update-frames"],
  ])
  func withoutAnyFontEveryCommandFails(command: [String]) throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = Self.spec.replacing(", intrinsic: [50, 20]", with: ", frame: [0, 0, 9, 9]") + "\n"
    let whole = text + "canvas: iphone-8\nexpect:\n  - { on: \"*\", that: [no missing fonts] }\n"
    try program.write("login.proof.yaml", whole)
    // A mount of this process alone, where there is leave to make one.
    let script = "mount -t tmpfs none /usr/share/fonts && shift 0 && exec \"$@\""
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh",
        "\(Program.folderOfProgram)/proofsheet",
      ]
      + command + ["login.proof.yaml"]
    process.currentDirectoryURL = program.folder
    // Nothing of the test's own surroundings: under CI `record` refuses to write for another reason.
    process.environment = Program.surroundings
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let talk = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if talk.contains("unshare:") || talk.contains("mount:") {
      print("skipped: no leave to mount: \(talk)")
      return
    }
    #expect(process.terminationStatus == 2, "\(talk)")
    #expect(talk.contains("no usable font is installed"), "\(talk)")
    #expect(try program.bytes("login.proof.yaml") == Data(whole.utf8))
  }
}
