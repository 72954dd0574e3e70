import ArgumentParser
import Proofsheet

/// The program; its work is done by the `Proofsheet` library, what is here reads arguments and prints.
@main
struct ProofsheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proofsheet",
    abstract: "Draws Auto Layout screens on every device, with the constraints and whatever is wrong with them.",
    discussion: """
      A screen is a layout spec (*.proof.yaml or .json). With only a file it is rendered:

        proofsheet bookcase.proof.yaml

      Data goes to standard output, everything else to standard error. Exit codes: 0 done; 1 findings (check, \
      test, --strict); 2 usage or spec errors; 3 a fault of ours. Every option has a twin in the environment, \
      PROOFSHEET_DEVICE for --device, and a place in the project file, see 'config'; NO_COLOR turns colours off.
      """,
    version: ProofsheetVersion.current,
    subcommands: [
      RenderCommand.self, FramesCommand.self, CheckCommand.self, TestCommand.self, DevicesCommand.self,
      SchemaCommand.self, InitCommand.self, DoctorCommand.self, UpdateFramesCommand.self,
      FontsCommand.self, HeadroomCommand.self, DiffCommand.self, RecordCommand.self, VerifyCommand.self,
      ApproveCommand.self, ReviewCommand.self, MergeCommand.self,
      OutlineCommand.self, ImportCommand.self, ExportCommand.self, ExplainCommand.self, ExplainLogCommand.self,
      CodeCommand.self, ConfigCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  static func main() {
    do {
      let arguments = try OptionSources.completing(Array(CommandLine.arguments.dropFirst()))
      var command = try named(by: arguments) ?? parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      failure.print()
      exit(withError: ExitCode(failure.code))
    } catch {
      let code = exitCode(for: error)
      // Usage errors are 2 here, as compilers and diff tools have it.
      if code == .validationFailure {
        Terminal.talk(fullMessage(for: error))
        exit(withError: ExitCode(2))
      }
      exit(withError: error)
    }
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
