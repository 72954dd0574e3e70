import ArgumentParser
import Solving
import SpecFiles

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Lists what the project file and the environment choose, or all options of one command.",
    discussion: """
      The project file, proofsheet.yaml, is looked for from this folder up to the repository's root. It gives options \
      under a command's name, or under 'all' for every command that has them:

        all: { os: ios-17 }
        render:
          overlay: [constraints]
          output: build/proofs

      Paths in it are relative to it. An option on the command line wins over the environment (PROOFSHEET_OS for \
      --os), the environment over the file, the file over the default.
      """)

  @Argument(help: "Only this command, with what nobody chose too.")
  var command: String?

  @Flag(help: "Where each value comes from: a variable, the file's line, or the default.")
  var showOrigin = false

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  /// A line of the list.
  fileprivate struct Entry {
    var command: String
    var option: String
    var values: [String]
    var origin: String
  }

  func run() throws {
    let root = CommandDeclaration.of(ProofsheetCommand.self)
    let commands = root.commands
    if let command, !commands.contains(where: { $0.commandName == command }) {
      throw ValidationError("there is no command called '\(command)'; 'proofsheet help' lists them")
    }
    let sources = try OptionSources.current()
    let entries = commands.filter { command == nil || $0.commandName == command }.flatMap { declared in
      declared.options.compactMap { entry($0, of: declared.commandName, in: root, sources) }
    }
    switch format {
    case .json: Terminal.data(Self.json(entries, file: sources.file?.path).text)
    case .text:
      let width = entries.map { $0.command.count + $0.option.count + $0.shown.count }.max() ?? 0
      for entry in entries {
        let gap = width - entry.command.count - entry.option.count - entry.shown.count
        let origin = showOrigin ? String(repeating: " ", count: gap + 2) + entry.origin : ""
        Terminal.data("\(entry.command).\(entry.option) = \(entry.shown)\(origin)\n")
      }
      if entries.isEmpty {
        Terminal.talk("nothing is chosen: no proofsheet.yaml holds here, and no PROOFSHEET_… is set")
      }
    }
  }

  private func entry(
    _ option: CommandDeclaration.Argument, of command: String, in root: CommandDeclaration, _ sources: OptionSources
  ) -> Entry? {
    guard option.shouldDisplay, let name = option.longNames.first else { return nil }
    if let given = sources.given(option, of: command, in: root) {
      return Entry(command: command, option: name, values: given.values, origin: given.origin)
    }
    guard self.command != nil else { return nil }
    let value = option.defaultValue.map { [$0] } ?? (option.kind == .flag ? ["false"] : [])
    return Entry(command: command, option: name, values: value, origin: "default")
  }

  private static func json(_ entries: [Entry], file: String?) -> JSONValue {
    let options = entries.map { entry in
      JSONValue.object([
        ("command", .string(entry.command)), ("option", .string(entry.option)), ("values", .strings(entry.values)),
        ("origin", .string(entry.origin)),
      ])
    }
    return .object([("format", .number(1)), ("file", .optional(file)), ("options", .array(options))])
  }
}

extension ConfigCommand.Entry {
  fileprivate var shown: String { values.joined(separator: ", ") }
}
