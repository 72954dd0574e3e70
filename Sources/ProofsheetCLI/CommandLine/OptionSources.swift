import ArgumentParser
import Foundation
import ProofModel
import SpecFiles

/// Where options come from besides the command line: the environment's twins, `PROOFSHEET_DEVICE` for `--device`, before
/// the project file, `proofsheet.yaml`.
struct OptionSources {
  /// One option's value from one of them.
  struct Given {
    var values: [String]
    /// The variable, or the place in the file.
    var origin: String
    var isFromEnvironment: Bool
  }

  /// Variables that are no option's twin: the build's, the tests' and the scripts'.
  static let otherVariables = [
    "PROOFSHEET_ALL_FILES", "PROOFSHEET_BUILD", "PROOFSHEET_CHECKED_BUILD", "PROOFSHEET_CODE_STATUS",
    "PROOFSHEET_COMMIT", "PROOFSHEET_FUZZ",
    "PROOFSHEET_KEEP_PAGE", "PROOFSHEET_LIVE",
    "PROOFSHEET_PROGRAM", "PROOFSHEET_RELEASES",
    "PROOFSHEET_REQUIRE", "PROOFSHEET_REWRITE", "PROOFSHEET_SHA256", "PROOFSHEET_TESTS",
    "PROOFSHEET_UPDATE_DOCS", "PROOFSHEET_UPDATE_EXPORTS", "PROOFSHEET_UPDATE_GOLDENS",
  ]

  /// The twins that are set to something, by variable.
  let variables: [String: String]
  let file: ProjectFile?

  private static var setVariables: [String: String] {
    ProcessInfo.processInfo.environment.filter {
      $0.key.hasPrefix("PROOFSHEET_") && !$0.value.isEmpty && !otherVariables.contains($0.key)
    }
  }

  /// Those of this process: its environment, and the project file that holds for its folder.
  static func current() throws -> OptionSources {
    let variables = setVariables
    guard let path = ProjectFile.path(for: ".") else { return OptionSources(variables: variables, file: nil) }
    let reading = ProjectFile.read(file: shown(path))
    if reading.hasErrors { throw Failure(reading.diagnostics) }
    Terminal.print(reading.diagnostics)
    return OptionSources(variables: variables, file: reading.file)
  }

  /// The project file that holds for this folder, with its path as it is reached from here; what is wrong with it was
  /// told when its options were read.
  static func projectFile() throws -> ProjectFile? {
    guard let path = ProjectFile.path(for: ".") else { return nil }
    return ProjectFile.read(file: shown(path)).file
  }

  var isEmpty: Bool { variables.isEmpty && (file?.sections.isEmpty ?? true) }

  /// As it is reached from this folder, which lies in the file's folder or below.
  private static func shown(_ path: String) -> String {
    let folder = String(path.dropLast(ProjectFile.name.count + 1))
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
    let below = here.dropFirst(folder.count).split(separator: "/").count
    return String(repeating: "../", count: below) + ProjectFile.name
  }

  /// What holds for an option of a command where the command line says nothing: the environment's, else the file's own
  /// section's, else that of all commands. A variable serves all commands: its value is left to those that list it where
  /// this one does not.
  func given(_ option: CommandDeclaration.Argument, of command: String, in root: CommandDeclaration) -> Given? {
    for variable in option.variables {
      guard let value = variables[variable], !Self.isForOthers(value, option, in: root) else { continue }
      return Given(values: [value], origin: variable, isFromEnvironment: true)
    }
    guard let file else { return nil }
    for section in [command, ProjectFile.everyCommand] {
      let options = file.sections.filter { $0.command == section }.flatMap(\.options)
      guard let found = options.first(where: { option.longNames.contains($0.name) }) else { continue }
      let folder = file.path.dropLast(ProjectFile.name.count)
      let values = option.isPath ? found.values.map { $0.hasPrefix("/") ? $0 : folder + $0 } : found.values
      return Given(values: values, origin: "\(found.span.file):\(found.span.start.line)", isFromEnvironment: false)
    }
    return nil
  }

  /// Whether an option lists its values, and only other commands' options of its name list one of these.
  private static func isForOthers(
    _ value: String, _ option: CommandDeclaration.Argument, in root: CommandDeclaration
  ) -> Bool {
    let words = value.split(separator: ",").map(String.init)
    guard !option.listedValues.isEmpty, !words.allSatisfy(option.listedValues.contains) else { return false }
    let namesakes = root.commands.flatMap(\.options).filter { $0.longNames.first == option.longNames.first }
    return namesakes.contains { words.allSatisfy($0.listedValues.contains) }
  }

  /// What there is to tell of a variable that no option has, and of the file's words that are no command or no option.
  func problems(in root: CommandDeclaration) -> [Diagnostic] {
    let known = root.commands.flatMap(\.options)
    let twins = known.flatMap(\.variables).once + Self.otherVariables
    var told = variables.keys.sorted().filter { !twins.contains($0) }.map { name in
      Diagnostic.warning(
        "unknown-variable", "no option has a twin called \(name)",
        hint: NearestNames.hint(for: name, in: twins) ?? "'proofsheet config' lists what is set")
    }
    let commands = [ProjectFile.everyCommand] + root.commands.map(\.commandName)
    for section in file?.sections ?? [] {
      guard commands.contains(section.command) else {
        told.append(
          .error(
            "unknown-key", "no command is called '\(section.command)'", at: section.span,
            hint: NearestNames.hint(for: section.command, in: commands + ProjectFile.keys)))
        continue
      }
      let options = root.commands.first { $0.commandName == section.command }?.options ?? known
      for option in section.options {
        guard let declared = options.first(where: { $0.longNames.contains(option.name) }) else {
          told.append(
            .error(
              "unknown-option",
              section.command == ProjectFile.everyCommand
                ? "no command has an option called '\(option.name)'"
                : "'\(section.command)' has no option called '\(option.name)'",
              at: option.span, hint: NearestNames.hint(for: option.name, in: options.flatMap(\.longNames).once)))
          continue
        }
        if let problem = Self.problem(option, declared) { told.append(problem) }
      }
    }
    return told
  }

  private static func problem(
    _ option: ProjectFile.Option, _ declared: CommandDeclaration.Argument
  ) -> Diagnostic? {
    if declared.kind == .flag, option.values.count != 1 || isOn(option.values[0]) == nil {
      return .error("expected-flag", "'\(option.name)' takes true or false", at: option.span)
    }
    if !declared.isRepeating, option.values.count != 1 {
      return .error("several-values", "'\(option.name)' takes one value", at: option.span)
    }
    return nil
  }

  /// Whether a flag's text turns it on; nil where it says neither.
  static func isOn(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true", "yes": return true
    case "0", "false", "no": return false
    default: return nil
    }
  }

  /// The twins that are set, in the order in which options are declared: echoed in JSON.
  static func inForce() -> [(String, String)] {
    let variables = setVariables
    guard !variables.isEmpty else { return [] }
    let twins = CommandDeclaration.of(ProofsheetCommand.self).commands.flatMap(\.options).flatMap(\.variables).once
    return twins.compactMap { twin in variables[twin].map { (twin, $0) } }
  }

  /// An option that was added to the command line, as it would be written there, and where it was given.
  struct Added {
    var argument: String
    var origin: String
  }

  /// The options to add to the arguments: each that is given elsewhere and not on the command line.
  static func added(to arguments: [String]) throws -> [Added] {
    guard let first = arguments.first, !Self.printsOnly.contains(first) else { return [] }
    let sources = try current()
    return sources.isEmpty ? [] : try sources.added(to: arguments, first: first)
  }

  /// The arguments with these before a `--`: what follows one is files only.
  static func completing(_ arguments: [String], with added: [Added]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return Array(arguments[..<end]) + added.map(\.argument) + Array(arguments[end...])
  }

  /// Words after which nothing is worked on.
  private static let printsOnly = ["help", "manual", "--help", "-h", "--version", "--generate-completion-script"]

  private func added(to arguments: [String], first: String) throws -> [Added] {
    let root = CommandDeclaration.of(ProofsheetCommand.self)
    // Before a command's name there may be its options, as in 'proofsheet --quiet check'.
    let words = first.hasPrefix("-") ? arguments[...] : arguments.prefix(1)
    let named = root.commands.first { words.contains($0.commandName) }
    guard let command = named ?? root.commands.first(where: { $0.commandName == root.defaultSubcommand }) else {
      return []
    }
    let problems = problems(in: root)
    if problems.contains(where: { $0.severity == .error }) { throw Failure(problems) }
    Terminal.print(problems)
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var added: [Added] = []
    for option in command.options where !Self.names(option, arguments[..<end]) {
      guard let name = option.longNames.first, let given = given(option, of: command.commandName, in: root) else {
        continue
      }
      if option.kind == .option {
        added += given.values.map { Added(argument: "--\(name)=\($0)", origin: given.origin) }
      } else {
        guard let isOn = Self.isOn(given.values[0]) else {
          throw ValidationError("\(given.origin) takes true or false, found '\(given.values[0])'")
        }
        if isOn { added.append(Added(argument: "--\(name)", origin: given.origin)) }
      }
    }
    return added
  }

  /// Whether the command line itself has the option.
  private static func names(_ option: CommandDeclaration.Argument, _ arguments: ArraySlice<String>) -> Bool {
    arguments.contains { word in
      option.longNames.contains { word == "--\($0)" || word.hasPrefix("--\($0)=") }
        || !word.hasPrefix("--") && option.shortNames.contains { word.hasPrefix("-\($0)") }
    }
  }
}
