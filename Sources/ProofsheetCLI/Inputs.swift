import ArgumentParser
import ProofModel
import Proofsheet

/// The files of a command, opened; problems are printed. What can be read of files with errors is worked on, and then
/// `finish` ends the command with exit 2.
struct Inputs {
  var workbenches: [Workbench]
  private(set) var hasErrors = false
  private let studio: Studio
  /// What fonts lack and was told already.
  private var told: Set<Diagnostic> = []
  /// See ``ScreenLoader/Loaded``.
  private(set) var sources: [String] = []
  private(set) var broken: [String: String] = [:]

  static func open(_ files: [String], studio: Studio) throws -> Inputs {
    let loaded = ScreenLoader(studio: studio).load(files)
    let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
    if hasErrors, loaded.workbenches.isEmpty { throw Failure(loaded.diagnostics) }
    Terminal.print(loaded.diagnostics)
    return Inputs(
      workbenches: loaded.workbenches, hasErrors: hasErrors, studio: studio, sources: loaded.sources,
      broken: loaded.broken)
  }

  /// A screen that was chosen and opened already.
  init(_ screen: FirstScreen, studio: Studio) {
    workbenches = [screen.workbench]
    self.studio = studio
  }

  private init(
    workbenches: [Workbench], hasErrors: Bool, studio: Studio, sources: [String], broken: [String: String]
  ) {
    (self.workbenches, self.hasErrors, self.studio) = (workbenches, hasErrors, studio)
    (self.sources, self.broken) = (sources, broken)
  }

  /// Prints what solving told, each thing once, and remembers errors for the end.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    Terminal.print(diagnostics.once)
    told.formUnion(diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
  }

  /// The command's end: exit 2 where anything could not be read or laid out, or where there was no font to measure with.
  func finish() throws {
    let missing = studio.fontErrors
    Terminal.print(missing.filter { !told.contains($0) })
    if hasErrors || !missing.isEmpty { throw ExitCode(2) }
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
