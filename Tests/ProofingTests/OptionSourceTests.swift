import Foundation
import TestRequirements
import Testing

/// Options from elsewhere than the command line: the environment and `proofsheet.yaml`.
@Suite struct OptionSourceTests {
  /// The commands and their options with a value, from the program's own description of itself.
  struct Declared: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var names: [Name]?
    }
    var commandName: String
    var abstract: String?
    var shouldDisplay: Bool
    var arguments: [Argument]?
    var subcommands: [Declared]?

    var options: [String] {
      (arguments ?? []).filter { $0.kind == "option" }.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
        .map(\.name).sorted()
    }
  }

  static let commands: [Declared] = {
    struct Tool: Decodable { var command: Declared }
    do {
      let program = try Program()
      defer { program.cleanUp() }
      let text = try program.run(["--experimental-dump-help"]).output
      let root = try JSONDecoder().decode(Tool.self, from: Data(text.utf8)).command
      return (root.subcommands ?? []).filter { $0.commandName != "help" }
    } catch {
      return []
    }
  }()

  private func program(_ spec: String = CommandLineTests.spec) throws -> Program {
    let program = try Program()
    try program.write("login.proof.yaml", spec)
    return program
  }

  @Test func commandsAreDeclared() { #expect(Self.commands.count > 20) }

  /// The options of a command that are tried with it: of one that several commands take, as they share its declaration, with the
  /// first and the last of them.
  private static func tried(with command: Declared) -> [String] {
    command.options.filter { option in
      let all = commands.filter { $0.options.contains(option) }.map(\.commandName)
      return [all.first, all.last].contains(command.commandName)
    }
  }

  /// Each option is chosen by its twin too: a value that it refuses is refused.
  @Test(arguments: commands.filter { !tried(with: $0).isEmpty }.map(\.commandName))
  func everyOptionHasATwin(_ name: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    let command = try #require(Self.commands.first { $0.commandName == name })
    // Two files for `diff`, one for the others; those that take none refuse it either way.
    let files = Array(repeating: "login.proof.yaml", count: name == "diff" ? 2 : 1)
    for option in Self.tried(with: command) {
      let variable = "PROOFSHEET_" + option.uppercased().replacing("-", with: "_")
      // What the first run records, the second must not find recorded.
      let never = ["SNAPSHOT_TESTING_RECORD": "never"]
      let byOption = try program.run([name] + files + ["--\(option)=\u{1}"], environment: never)
      // Nor what it keeps in a cache of that name.
      try? FileManager.default.removeItem(at: program.folder.appendingPathComponent("\u{1}"))
      let byTwin = try program.run([name] + files, environment: never.merging([variable: "\u{1}"]) { $1 })
      #expect(byTwin.code == byOption.code, "\(name) \(variable)")
      // What went wrong is told with where the value came from; all else is the same.
      let lines = byTwin.talk.split(separator: "\n", omittingEmptySubsequences: false)
      let talk = lines.filter { !$0.hasSuffix("comes from \(variable)") }.joined(separator: "\n")
      #expect(talk == byOption.talk, "\(name) \(variable)")
      #expect((talk != byTwin.talk) == (byTwin.code == 2), "\(name) \(variable)")
    }
  }

  /// Commands have formats of their own: one variable may be set for all of them, and what none takes fails.
  @Test func aVariableServesTheCommandsThatTakeItsValue() throws {
    let program = try program()
    defer { program.cleanUp() }
    let formats = { (format: String) in ["PROOFSHEET_FORMAT": format] }
    let check = try program.run(["check", "login.proof.yaml"], environment: formats("svg,pdf"))
    #expect(check.code == 0 && check.talk == "2 variants: nothing to report\n", "\(check.talk)")
    let render = try program.run(["login.proof.yaml", "-o", "out"], environment: formats("github"))
    #expect(render.code == 0 && render.output.contains("out/login.sheet.png"), "\(render.talk)")
    #expect(try program.run(["login.proof.yaml"], environment: formats("svg")).output.contains(".svg"))
    for command in ["check", "render"] {
      let wrong = try program.run([command, "login.proof.yaml"], environment: formats("gif"))
      #expect(wrong.code == 2 && wrong.talk.contains("--format=gif comes from PROOFSHEET_FORMAT"), "\(wrong.talk)")
    }
  }

  @Test func aShortOptionWinsOverItsTwinToo() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(
      ["login.proof.yaml", "--quiet", "-o", "mine"], environment: ["PROOFSHEET_OUTPUT": "theirs"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output.hasPrefix("mine/"))
  }

  @Test func onlyTheFirstWordNamesTheCommand() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(
      ["login.proof.yaml", "--quiet", "-o", "frames"], environment: ["PROOFSHEET_OVERLAY": "none"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output.hasPrefix("frames/"))
  }

  @Test func aVariableThatNoOptionHasIsToldWithTheNearest() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(
      ["check", "login.proof.yaml"], environment: ["PROOFSHEET_DEVCE": "x", "PROOFSHEET_TESTS": "Importing"])
    #expect(result.code == 0)
    #expect(result.talk.contains("warning: no option has a twin called PROOFSHEET_DEVCE"))
    #expect(result.talk.contains("'PROOFSHEET_DEVICE'"))
    #expect(!result.talk.contains("PROOFSHEET_TESTS"))
  }

  /// Those of the build, the tests and the scripts stand in one table with the twins.
  @Test func everyVariableInTheSourcesIsKnown() throws {
    let program = try program()
    defer { program.cleanUp() }
    var names: Set<String> = []
    for place in ["Sources", "scripts", "Tests", "Package.swift", ".ci", "README.md", "CONTRIBUTING.md", "docs"] {
      let root = Program.root.appendingPathComponent(place)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
      for file in [root] + files where !["png", "pdf"].contains(file.pathExtension) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        names.formUnion(text.matches(of: /PROOFSHEET_[A-Z_]*[A-Z]/).map { String($0.output) })
      }
    }
    // Misspelt on purpose, or the letters of a name with digits.
    names.subtract(["PROOFSHEET_DEVCE", "PROOFSHEET_DEVCIE", "PROOFSHEET_SHA"])
    #expect(names.contains("PROOFSHEET_REQUIRE"))
    let values = Dictionary(uniqueKeysWithValues: names.map { ($0, "1") })
    let told = try program.run(["config"], environment: values).talk
    #expect(!told.contains("no option has a twin"), "\(told)")
  }

  @Test func theProjectFileChoosesAndEverythingElseWins() throws {
    let program = try program()
    defer { program.cleanUp() }
    try program.write("proofsheet.yaml", "all: { size: 320x480@1 }\ncheck: { format: json }\n")
    #expect(try program.run(["frames", "login.proof.yaml"]).output.contains("[16, 24, 50, 20]"))
    #expect(try program.run(["check", "login.proof.yaml"]).output.hasPrefix("{"))
    let twin = ["PROOFSHEET_SIZE": "414x736@1"]
    #expect(try program.run(["frames", "login.proof.yaml"], environment: twin).output.contains("[20, 24, 50, 20]"))
    let option = try program.run(["frames", "login.proof.yaml", "--size", "414x736@1"])
    #expect(option.output.contains("[20, 24, 50, 20]"))
  }

  @Test func pathsInTheProjectFileAreRelativeToIt() throws {
    let program = try program()
    defer { program.cleanUp() }
    try program.write("proofsheet.yaml", "render: { output: build, quiet: true }\n")
    for name in [".git", "screens"] {
      let folder = program.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try program.write("screens/login.proof.yaml", CommandLineTests.spec)
    let result = try program.run(["login.proof.yaml"], in: "screens")
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output.contains("../build/login.sheet.png"))
    #expect(try program.names("build").contains("login.sheet.png"))
  }

  @Test func whatTheProjectFileMisspellsIsToldAtOnceWithItsPlace() throws {
    let program = try program()
    defer { program.cleanUp() }
    try program.write(
      "proofsheet.yaml",
      "rendr: { scale: 2 }\nrender:\n  overlai: [frames]\n  scale: [1, 2]\n  strict: maybe\nall: { nothing: 1 }\n")
    let result = try program.run(["login.proof.yaml"])
    #expect(result.code == 2)
    for word in [
      "proofsheet.yaml:1:1: error: no command is called 'rendr'", "'render'",
      "proofsheet.yaml:3:3: error: 'render' has no option called 'overlai'", "'overlay'",
      "proofsheet.yaml:4:3: error: 'scale' takes one value",
      "proofsheet.yaml:5:3: error: 'strict' takes true or false",
      "proofsheet.yaml:6:8: error: no command has an option called 'nothing'",
    ] { #expect(result.talk.contains(word), "\(word)\n\(result.talk)") }
  }

  @Test func configTellsWhereEachValueComesFrom() throws {
    let program = try program()
    defer { program.cleanUp() }
    #expect(try program.run(["config"]).output.isEmpty)
    try program.write("proofsheet.yaml", "all:\n  os: ios-17\nrender:\n  overlay: [frames, margins]\n")
    let twin = ["PROOFSHEET_OS": "ios-16"]
    let told = try program.run(["config", "render", "--show-origin"], environment: twin).output
    func line(_ option: String) -> [Substring] {
      told.split(separator: "\n").first { $0.hasPrefix("render.\(option) ") }?.split(separator: " ") ?? []
    }
    #expect(line("os") == ["render.os", "=", "ios-16", "PROOFSHEET_OS"])
    #expect(line("overlay") == ["render.overlay", "=", "frames,", "margins", "proofsheet.yaml:4"])
    #expect(line("output") == ["render.output", "=", "proofs", "default"])
    #expect(try program.run(["config"]).output.contains("check.os = ios-17\n"))
    let json = try program.run(["config", "render", "--format", "json"]).output
    #expect(json.contains("\"origin\": \"proofsheet.yaml:4\""))
  }

  private static let table = DerivedPart(of: "README.md", from: "## Commands\n", to: "\n`proofsheet help render`") {
    let program = try Program()
    defer { program.cleanUp() }
    return try program.run(["manual", "--table"]).output
  }

  /// `PROOFSHEET_UPDATE_DOCS=1 swift test --filter OptionSource` writes the table anew.
  @Test(.needsWritten(table)) func theReadmeHoldsTheTableOfCommands() throws { #expect(try Self.table.isHeld()) }

  @Test func theManualPageNamesEveryCommandAndOption() throws {
    let program = try program()
    defer { program.cleanUp() }
    let manual = try program.run(["manual"]).output
    for command in Self.commands where command.shouldDisplay {
      #expect(manual.contains(".SS \(command.commandName.replacing("-", with: "\\-"))\n"), "\(command.commandName)")
      for option in command.options {
        #expect(manual.contains("\\fB\\-\\-\(option.replacing("-", with: "\\-"))\\fR"), "\(option)")
      }
    }
  }
}
