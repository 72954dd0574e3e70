import ArgumentParser
import ProofModel
import Solving
import SpecFiles

/// The files of a command, opened; problems are printed. What can be read of files with errors is worked on, and then
/// `finish` ends the command with exit 2.
struct Inputs {
  var workbenches: [Workbench]
  /// Errors told so far: of files, of rules, of what they name.
  private(set) var errorCount = 0
  let studio: Studio
  /// What fonts lack and was told already.
  private var told: Set<Diagnostic> = []
  /// See ``ScreenLoader/Loaded``.
  private(set) var sources: [String] = []
  private(set) var broken: [String: String] = [:]
  private(set) var savedAnew: [Era: Int] = [:]
  /// All that was told so far, each thing once.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - failsWithoutScreens: whether files of which none can be read end the command here, as is usual; else it goes on
  ///     with no screens, and `finish` ends it.
  ///   - recordedEra: the system that a file's screens were recorded as.
  static func open(
    _ files: [String], studio: Studio, failsWithoutScreens: Bool = true,
    recordedEra: (@Sendable (String) -> Era?)? = nil
  ) throws -> Inputs {
    var loader = ScreenLoader(studio: studio)
    loader.recordedEra = recordedEra
    let loaded = loader.load(files)
    let errorCount = loaded.diagnostics.count { $0.severity == .error }
    let isAmbiguous = loaded.diagnostics.contains { $0.id == ScreenLoader.ambiguousName }
    if failsWithoutScreens, isAmbiguous || errorCount > 0 && loaded.workbenches.isEmpty {
      throw Failure(loaded.diagnostics)
    }
    Terminal.print(loaded.diagnostics)
    var inputs = Inputs(
      workbenches: isAmbiguous ? [] : loaded.workbenches, errorCount: errorCount, studio: studio,
      sources: loaded.sources, broken: loaded.broken)
    inputs.diagnostics = loaded.diagnostics.once
    inputs.savedAnew = loaded.savedAnew
    return inputs
  }

  /// A screen that was chosen and opened already.
  init(_ screen: FirstScreen, studio: Studio) {
    workbenches = [screen.workbench]
    self.studio = studio
  }

  private init(
    workbenches: [Workbench], errorCount: Int, studio: Studio, sources: [String], broken: [String: String]
  ) {
    (self.workbenches, self.errorCount, self.studio) = (workbenches, errorCount, studio)
    (self.sources, self.broken) = (sources, broken)
  }

  /// Prints what solving told, each thing once, and remembers errors for the end.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    let once = diagnostics.once
    Terminal.print(once)
    told.formUnion(diagnostics)
    self.diagnostics = (self.diagnostics + once).once
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

  /// The command's end: exit 2 where anything could not be read or laid out, or where there was no font to measure with.
  func finish() throws {
    let missing = studio.fontErrors
    Terminal.print((studio.unusedFontFiles + missing).filter { !told.contains($0) })
    if errorCount > 0 || !missing.isEmpty { throw ExitCode(2) }
  }
}

extension Inputs {
  /// The screens of the arguments: all, or those that `--scene` names by name, id or title.
  static func open(
    _ arguments: some NamedScreens, studio: Studio, failsWithoutScreens: Bool = true, isQuiet: Bool = false
  ) throws -> Inputs {
    let files = try arguments.files.isEmpty ? projectFiles(isQuiet: isQuiet) : arguments.files
    var inputs = try open(files, studio: studio, failsWithoutScreens: failsWithoutScreens)
    guard let wanted = arguments.scene, !inputs.workbenches.isEmpty else { return inputs }
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

extension Inputs {
  /// The files of the project that this folder is or lies in, which stand for all where none is named.
  static func projectFiles(isQuiet: Bool) throws -> [String] {
    let file = try OptionSources.projectFile()
    let screens = ProjectScreens(".", project: file)
    Terminal.print(screens.diagnostics)
    if screens.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(2) }
    guard !screens.files.isEmpty else { throw Failure([FirstUse.nothing(ProjectSurvey("."))]) }
    if !isQuiet {
      let name = file.map { $0.roots.isEmpty ? "the project" : $0.path } ?? "the project"
      let count = screens.files.count == 1 ? "1 file of screens" : "\(screens.files.count) files of screens"
      let leftOut = screens.leftOut.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
      Terminal.talk("\(name): \(count)" + (leftOut.isEmpty ? "" : "; left out: \(leftOut)"))
    }
    return screens.files
  }
}

/// Arguments that say which screens a command works on.
protocol NamedScreens {
  /// Empty: the project's.
  var files: [String] { get }
  var scene: String? { get }
}

/// The file arguments of commands that do the whole project where they are told none.
struct ProjectArguments: ParsableArguments, NamedScreens {
  @Argument(
    help: ArgumentHelp("Layout specs, storyboards, xibs, folders or globs; the project without one.", valueName: "file")
  )
  var files: [String] = []

  @Option(help: ArgumentHelp("Only this scene of a storyboard: its name, id or title.", valueName: "name"))
  var scene: String?
}

/// The file arguments of commands that work on what they are told.
struct FileArguments: ParsableArguments, NamedScreens {
  @Argument(help: ArgumentHelp("Layout specs, storyboards, xibs, folders or globs.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("Only this scene of a storyboard: its name, id or title.", valueName: "name"))
  var scene: String?
}
