import ArgumentParser
import Foundation
import ProofModel
import Solving

/// The program; its work is done by the `Proofsheet` library, what is here reads arguments and prints.
@main
struct ProofsheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proofsheet",
    abstract: "Draws Auto Layout screens on every device, with the constraints and whatever is wrong with them.",
    discussion: """
      A screen is a storyboard's scene, a xib or a layout spec (*.proof.yaml or .json). Without a word it says what \
      this folder's project holds and draws the screen that the app begins with; with only a file that is rendered:

        proofsheet
        proofsheet Main.storyboard

      Data goes to standard output, everything else to standard error. Exit codes: 0 done; 1 findings (check, \
      test, --strict); 2 usage or spec errors; 3 a fault of ours, or output that cannot be written. Every option has a \
      twin in the environment, PROOFSHEET_DEVICE for --device, and a place in the project file, see 'config'; \
      NO_COLOR turns colours off.
      """,
    version: ProofsheetVersion.text,
    subcommands: [
      RenderCommand.self, BoardCommand.self, FilmstripCommand.self, FramesCommand.self, CheckCommand.self,
      TestCommand.self,
      DevicesCommand.self,
      SchemaCommand.self, InitCommand.self, DoctorCommand.self, UpdateFramesCommand.self,
      FontsCommand.self, HeadroomCommand.self, DiffCommand.self, RecordCommand.self, VerifyCommand.self,
      ApproveCommand.self, ReviewCommand.self, MergeCommand.self,
      OutlineCommand.self, ImportCommand.self, ExportCommand.self, ExplainCommand.self, ExplainLogCommand.self,
      SweepCommand.self, RuleCommand.self, FixCommand.self, MutateCommand.self, NotesCommand.self,
      LiveCommand.self, CodeCommand.self, ConfigCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  static func main() {
    StandardStream.prepare()
    TemporaryFiles.removeOnSignals()
    let written = Array(CommandLine.arguments.dropFirst())
    if let text = CompletionScript.answer(to: written) {
      Terminal.data(text)
      return
    }
    // The library makes ready all options of the default command before it looks for this one.
    if written == ["--version"] {
      Terminal.data(ProofsheetVersion.text + "\n")
      return
    }
    var added: [OptionSources.Added] = []
    do {
      let words = written.isEmpty ? ["render", "."] : written
      added = try OptionSources.added(to: words)
      let arguments = OptionSources.completing(words, with: added)
      CommandWords.current = arguments
      var command = try named(by: arguments) ?? parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      failure.print()
      if failure.code == 2 { tell(added) }
      Foundation.exit(failure.code)
    } catch {
      if exitCode(for: error).rawValue == 2 || exitCode(for: error) == .validationFailure { tell(added) }
      end(error)
    }
  }

  /// The words of a command on an error of its own; of the whole program's where none is named.
  private static func message(for error: any Error) -> String {
    let name = CommandWords.current.first
    guard error is ValidationError,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    else { return fullMessage(for: error) }
    // The library knows only the command that it is asked by, and leaves the program's name out.
    return command.fullMessage(for: error)
      .replacing("Usage: \(name ?? "")", with: "Usage: proofsheet \(name ?? "")")
      .replacing("See '\(name ?? "")", with: "See 'proofsheet \(name ?? "")")
  }

  /// Says what was in force besides the command line, since what is wrong may be there.
  private static func tell(_ added: [OptionSources.Added]) {
    for option in added { Terminal.talk("note: \(option.argument) comes from \(option.origin)") }
  }

  /// Prints what an error has to say, help and completions among them, and ends with its code. Usage errors are 2 here,
  /// as compilers and diff tools have it.
  private static func end(_ error: any Error) -> Never {
    let message = message(for: error)
    let code = exitCode(for: error)
    if !message.isEmpty {
      if code.isSuccess {
        Terminal.data(message + "\n")
      } else {
        Terminal.talk(lines: message.components(separatedBy: "\n"))
      }
    }
    Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
  }

  /// The command that the first word names, read without the others: half of the time until it runs. Nil where that
  /// fails, for help and for everything that the whole tree knows better to tell of.
  private static func named(by arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    else { return nil }
    return try? command.parse(Array(arguments.dropFirst()))
  }
}
