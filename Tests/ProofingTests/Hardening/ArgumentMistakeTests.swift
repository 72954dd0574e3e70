import Foundation
import Testing

@testable import Proofing

/// What is wrong on the command line is said by its reason and its origin.
@Suite struct ArgumentMistakeTests {
  private static let spec = CommandLineTests.spec

  private func program() throws -> Program {
    let program = try Program()
    try program.write("login.proof.yaml", Self.spec)
    return program
  }

  @Test(arguments: ["taken", "taken/below"]) func aFileInTheWayOfTheFolderIsNamed(folder: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    try program.write("taken", "a file")
    let result = try program.run(["render", "login.proof.yaml", "--output", folder])
    #expect(result.code == 2 && result.talk.contains("'taken' is a file"), "\(result.talk)")
    #expect(try program.bytes("taken").count == 6)
  }

  /// Root may enter anything, so that these run as nobody, where there is leave to.
  @Test func whatCannotBeEnteredIsTold() throws {
    let program = try program()
    defer { program.cleanUp() }
    try program.write("App/Closed/login.proof.yaml", Self.spec)
    try program.write("App/Open/login.proof.yaml", Self.spec)
    try program.write("Shut/.kept", "")
    func mode(_ mode: Int, _ name: String) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: program.folder.appendingPathComponent(name).path)
    }
    try mode(0o755, ".")
    try mode(0, "App/Closed")
    try mode(0o555, "Shut")
    defer { try? mode(0o755, "App/Closed") }
    let check = try program.runAsNobody(["check", "App"])
    if check.talk.contains("setpriv:") { return print("skipped: no leave to run as nobody: \(check.talk)") }
    let words = "'App/Closed' cannot be entered: permission denied"
    #expect(check.code == 1 && check.talk.contains(words), "\(check.talk)")
    #expect(check.talk.contains("2 variants: 0 errors, 1 warning"), "\(check.talk)")
    let closed = try program.runAsNobody(["check", "App/Closed"])
    #expect(closed.code == 2 && closed.talk.contains("permission denied"), "\(closed.talk)")
    let shut = try program.runAsNobody(["login.proof.yaml", "-o", "Shut/below"])
    #expect(
      shut.code == 2 && shut.talk.contains("cannot make the folder 'Shut/below': permission denied"), "\(shut.talk)")
  }

  @Test(arguments: [
    (["--locale", "e n"], "'e n' is no locale"), (["--locale", "english-language-of-britain"], "is no locale"),
    (["--os", "ios-99"], "--os takes"), (["--os", "ios-19"], "--os takes"),
  ]) func valuesAreCheckedAsInSpecs(options: [String], words: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["check", "login.proof.yaml"] + options)
    #expect(result.code == 2 && result.talk.contains(words), "\(result.talk)")
  }

  @Test func aVariableThatIsWrongIsNamed() throws {
    let program = try program()
    defer { program.cleanUp() }
    let device = try program.run(["check", "login.proof.yaml"], environment: ["PROOFSHEET_DEVICE": "nothing"])
    #expect(device.code == 2 && device.talk.contains("--device=nothing comes from PROOFSHEET_DEVICE"), "\(device.talk)")
    let jobs = try program.run(["render", "login.proof.yaml"], environment: ["PROOFSHEET_JOBS": "many"])
    #expect(jobs.code == 2 && jobs.talk.contains("--jobs=many comes from PROOFSHEET_JOBS"), "\(jobs.talk)")
    let fine = try program.run(["check", "login.proof.yaml"], environment: ["PROOFSHEET_DEVICE": "iphone-8"])
    #expect(fine.code == 0 && !fine.talk.contains("comes from"), "\(fine.talk)")
  }

  @Test func aDashIsStandardInput() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let spec = try program.run(["check", "-"], input: Self.spec)
    #expect(spec.code == 0 && spec.talk.contains("nothing to report"), "\(spec.talk)")
    let broken = try program.run(["check", "-"], input: Self.spec.replacing("label", with: "lable"))
    #expect(broken.code == 2 && broken.talk.contains("standard-input:5:18"), "\(broken.talk)")
    let nib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/></view></objects></document>"
    let file = try program.run(["frames", "-"], input: nib)
    #expect(file.code == 0 && file.output.contains("100"), "\(file.talk)")
    let empty = try program.run(["check", "-"], input: "")
    #expect(empty.code == 2 && empty.talk.contains("standard input is empty"), "\(empty.talk)")
  }

  @Test func aViewWithoutRulesIsPutBelowTheOneBefore() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let views = "views:\n  one: { type: label, text: One }\n  two: { type: label, text: Two }\n"
    let result = try program.run(["check", "-"], input: "proofsheet: 1\nname: two\n" + views)
    #expect(result.talk.contains("hint: one.top == safe.top + 8"))
    #expect(result.talk.contains("hint: two.top == one.bottom + 8"), "\(result.talk)")
  }

  /// A text of 3 MB took minutes and 2 GB.
  @Test func aTextTooLongToGrowIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = String(repeating: "word ", count: 5_000)
    let spec =
      "proofsheet: 1\nname: long\ncanvas: iphone-8\nviews:\n  a: { type: label, text: \"\(text)\" }\n  b: { type: label, text: B }\n"
    let result = try program.run(["headroom", "-"], input: spec)
    #expect(result.talk.contains("the text of 'a' is not tried: it has 25000 characters"), "\(result.talk)")
    #expect(result.output.contains("'B'") && !result.output.contains("word"))
  }

  @Test func aViewInFocusMustBeThere() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["render", "login.proof.yaml", "--focus", "titel"])
    #expect(result.code == 2 && result.talk.contains("did you mean 'title'"), "\(result.talk)")
  }
}
