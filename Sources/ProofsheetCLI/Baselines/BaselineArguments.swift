import ArgumentParser
import Foundation
import ProofModel
import Reviewing
import Solving
import SpecFiles

/// What `record`, `verify` and `approve` share.
struct BaselineArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the baselines.", valueName: "folder"), completion: .directory)
  var baselines = "baselines"

  @Option(
    help: ArgumentHelp(
      "Of which variants pictures are stored besides the layouts: all, none, or a pattern of keys; kept in the folder.",
      valueName: "which"))
  var pictures: String?

  @Option(help: "How many variants to solve and draw at once.")
  var jobs: Int?

  @Flag(help: "No progress, and no word where nothing differs.")
  var quiet = false

  func validate() throws {
    try Jobs.check(jobs)
  }

  /// A request with what these options say.
  func request(progress: ProgressBar) -> BaselineRequest {
    var request = BaselineRequest()
    request.folder = BaselineFolder(baselines)
    request.pictures = pictures.map { PictureChoice($0) }
    request.jobs = jobs ?? Machine.cores
    request.remembers = !RunSurroundings.isCI
    request.progress = { progress.update(done: $0, total: $1) }
    let folder = baselines
    request.waiting = { Terminal.talk("waiting for another run that is at work on '\(folder)'") }
    return request
  }

  /// The screens of the files; where none is given, of every file that the baselines name and of the project's `roots:`.
  ///
  /// - Parameters:
  ///   - begins: whether the whole project is meant where nothing is recorded yet.
  ///   - readsAsRecorded: whether files of Interface Builder are read as the system that they were recorded as, whatever
  ///     tools saved them since.
  func screens(
    _ files: [String], studio: Studio, begins: Bool = false, readsAsRecorded: Bool = false
  ) throws -> Inputs {
    let folder = BaselineFolder(baselines)
    let known: [String]
    let isEmpty: Bool
    let eras: (@Sendable (String) -> Era?)?
    do throws(DiagnosedFailure) {
      eras = readsAsRecorded ? try folder.recordedEras() : nil
      (known, isEmpty) = files.isEmpty ? (try folder.recordedFiles(), try folder.isEmpty()) : ([], false)
    } catch {
      throw Failure(error.diagnostics)
    }
    guard files.isEmpty else { return try Inputs.open(files, studio: studio, recordedEra: eras) }
    let hasRoots = try OptionSources.projectFile()?.roots.isEmpty == false
    if hasRoots || isEmpty && begins {
      let project = try Inputs.projectFiles(isQuiet: quiet)
      return try Inputs.open((project + known).once, studio: studio, recordedEra: eras)
    }
    // Where the last file is gone, what is recorded of it still is there, to be told and pruned.
    guard !isEmpty else {
      throw Failure([
        .error(
          "no-baselines", "nothing is recorded in '\(baselines)' yet",
          hint: "'proofsheet record' records the project's screens, 'proofsheet record screens/' those of a folder")
      ])
    }
    return try Inputs.open(known, studio: studio, recordedEra: eras)
  }
}

/// What the environment says about a run, besides the twins of options.
enum RunSurroundings {
  /// Continuous integration: `CI` is set to anything but nothing, 0 or false.
  static var isCI: Bool { isCI(ProcessInfo.processInfo.environment) }

  static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }

  /// `SNAPSHOT_TESTING_RECORD`, as Swift's snapshot tests have it; nil where it is not set.
  static func recordMode() throws -> RecordMode? {
    guard let text = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"], !text.isEmpty else { return nil }
    guard let mode = RecordMode(rawValue: text.lowercased()) else {
      throw ValidationError(
        "SNAPSHOT_TESTING_RECORD takes \(RecordMode.allCases.map(\.rawValue).joined(separator: ", ")), found '\(text)'")
    }
    return mode
  }

  /// `SNAPSHOT_ARTIFACTS`, where a failing test leaves its pictures.
  static var artifacts: String? {
    ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Ends a command that would write where nothing may be written.
  static func forbidWriting(_ what: String) throws {
    guard isCI else { return }
    throw Failure([
      .error(
        "read-only-under-ci", "\(what) would write baselines, and under CI nothing is written to them",
        hint: "run it on your machine and commit what it writes; elsewhere, unset CI")
    ])
  }
}
