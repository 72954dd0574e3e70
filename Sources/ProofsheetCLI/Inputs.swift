import ArgumentParser
import ProofModel
import Proofsheet

/// The files of a command, opened; problems are printed, and errors end the command with exit 2.
struct Inputs {
  var workbenches: [Workbench]

  static func open(_ files: [String], studio: Studio) throws -> Inputs {
    let loaded = ScreenLoader(studio: studio).load(files)
    if loaded.diagnostics.contains(where: { $0.severity == .error }) {
      throw Failure(loaded.diagnostics)
    }
    Terminal.print(loaded.diagnostics)
    return Inputs(workbenches: loaded.workbenches)
  }
}

/// The file arguments that most commands take.
struct FileArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("Layout specs, or folders that hold them.", valueName: "file"))
  var files: [String]
}
