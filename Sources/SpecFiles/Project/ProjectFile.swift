public import ProofModel

/// A project's settings, `proofsheet.yaml`: options under the names of commands, and what holds for all screens.
public struct ProjectFile: Sendable {
  /// What the file is called, in whichever folder it lies.
  public static let name = "proofsheet.yaml"
  /// The section whose options hold for every command that has them.
  public static let everyCommand = "all"

  /// What holds for all screens; every other key is a command's name.
  public static var keys: [String] { SpecTable.project.keys.map(\.name) }

  /// An option of a command as the file gives it.
  public struct Option: Sendable {
    /// Without dashes, as on the command line.
    public var name: String
    /// One text for each time it is given; a flag's is `true` or `false`.
    public var values: [String]
    /// The place of the option in the file.
    public var span: SourceSpan
  }

  /// The options under one command's name, or under ``everyCommand``.
  public struct Section: Sendable {
    /// The command's name, `render`, or ``ProjectFile/everyCommand``.
    public var command: String
    /// The options in the order of the file.
    public var options: [Option]
    /// The place of the command's name in the file.
    public var span: SourceSpan
  }

  /// What views of one of the app's own classes are.
  public struct ViewClass: Sendable {
    /// nil: the kind that the file's element has.
    public var kind: ViewKind?
    /// They take the place of the file's own.
    public var properties: [PropertyKey: Located<PropertyValue>]
    /// Of each view; `self` is the view.
    public var rules: [Rule]
  }

  /// What reading gave.
  public struct Reading: Sendable {
    /// nil where the file is no map.
    public var file: ProjectFile?
    /// The problems of the file, all of them at once.
    public var diagnostics: [Diagnostic]
    /// Whether any of them is an error; then no command goes by the file.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// The path as it was opened.
  public var path: String
  /// In the file's order; which commands and options there are is the reader's business.
  public var sections: [Section] = []
  /// Files, folders and globs of the project's screens, relative to the file.
  public var roots: [Located<String>] = []
  /// What of them is no screen of the project's.
  public var leaveOut: [Located<String>] = []
  /// By class name.
  public var classes: [String: ViewClass] = [:]
  /// Settings of views that scale what they hold, by name, object id or class.
  public var proportional: [String: Located<PropertyValue>] = [:]
  /// Which findings are meant to be, and what levels rules have, of all screens.
  public var policy = FindingPolicy()

  /// The file that holds for a folder: the nearest one upwards, no further than the repository's root; outside of a
  /// repository only the folder's own.
  ///
  /// - Parameter bound: a folder that stands for the repository's root.
  public static func path(for folder: String, within bound: String? = nil) -> String? {
    guard let (folders, isBounded) = ProjectFolder.upwards(from: folder, within: bound) else { return nil }
    return folders.prefix(isBounded ? folders.count : 1).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
      .first { ProjectFolder.real($0) != nil }
  }

  /// Reads the file at a path; all problems are told at once.
  public static func read(file: String) -> Reading {
    do {
      return read(file: file, bytes: try FileReading.bytes(at: file, limit: SpecReader.largestFile))
    } catch {
      return Reading(file: nil, diagnostics: [error.diagnostic(at: SourceSpan(file: file, line: 1))])
    }
  }

  /// Reads a text that is said to be the file's.
  public static func read(file: String, text: String) -> Reading { read(file: file, bytes: Array(text.utf8)) }

  private static func read(file: String, bytes: [UInt8]) -> Reading {
    let builder = SpecBuilder(folder: ProjectFolder(ProjectFolder.folder(of: file)))
    let project = builder.projectFile(file, bytes: bytes)
    return Reading(file: project, diagnostics: builder.sink.diagnostics)
  }
}
