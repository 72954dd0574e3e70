import ArgumentParser
import ProofModel
import Proofsheet

/// The files of a command, opened; problems are printed. What can be read of files with errors is worked on, and then
/// `finish` ends the command with exit 2.
struct Inputs {
  var workbenches: [Workbench]
  /// Errors told so far: of files, of rules, of what they name.
  private(set) var errorCount = 0
  /// See ``ScreenLoader/Loaded``.
  private(set) var sources: [String] = []
  private(set) var broken: [String: String] = [:]

  static func open(_ files: [String], studio: Studio) throws -> Inputs {
    let loaded = ScreenLoader(studio: studio).load(files)
    let errorCount = loaded.diagnostics.count { $0.severity == .error }
    if errorCount > 0, loaded.workbenches.isEmpty { throw Failure(loaded.diagnostics) }
    Terminal.print(loaded.diagnostics)
    return Inputs(
      workbenches: loaded.workbenches, errorCount: errorCount, sources: loaded.sources, broken: loaded.broken)
  }

  /// Prints what solving told, each thing once, and remembers errors for the end.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    let once = diagnostics.once
    Terminal.print(once)
    errorCount += once.count { $0.severity == .error }
  }

  /// The screens of each file together, in the order of the arguments.
  var byFile: [[Workbench]] {
    var files: [String] = []
    for workbench in workbenches where !files.contains(workbench.document.file) {
      files.append(workbench.document.file)
    }
    return files.map { file in workbenches.filter { $0.document.file == file } }
  }

  /// The command's end: exit 2 where anything could not be read or laid out.
  func finish() throws {
    if errorCount > 0 { throw ExitCode(2) }
  }
}

extension Inputs {
  /// The screens of the arguments: all, or those that `--scene` names by name, id or title.
  static func open(_ arguments: FileArguments, studio: Studio) throws -> Inputs {
    var inputs = try open(arguments.files, studio: studio)
    guard let wanted = arguments.scene else { return inputs }
    let all = inputs.workbenches
    inputs.workbenches = all.filter { workbench in
      let document = workbench.document
      return [document.name, document.sceneID, document.root.id, document.title].contains(wanted)
    }
    guard inputs.workbenches.isEmpty else { return inputs }
    let names = all.map { "\($0.document.name) (\($0.document.sceneID))" }
    throw Failure([
      .error(
        "unknown-scene", "no scene is called '\(wanted)'", hint: "there are: \(names.joined(separator: ", "))")
    ])
  }
}

/// The file arguments that most commands take.
struct FileArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("Layout specs, or folders that hold them.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("Only this scene of a storyboard: its name, id or title.", valueName: "name"))
  var scene: String?
}
