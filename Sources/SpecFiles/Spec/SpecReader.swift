public import ProofModel

/// Reads a layout spec, in YAML or JSON, into a document, with all of its problems at once.
public struct SpecReader: Sendable {
  /// The version of the format that is read.
  public static let version = 1
  /// The most bytes of one file, and of a spec with all it includes.
  public static let largestFile = 4 << 20
  /// The most views of one document, instances of components expanded.
  public static let mostViews = 20_000
  /// The most rules of one document, those of components counted for each instance.
  public static let mostRules = 100_000
  /// The most letters of a name.
  public static let longestName = 100

  /// What reading gave.
  public struct Reading: Sendable {
    /// nil where there is nothing that could be drawn; with errors it is only good for looking at.
    public var document: Document?
    /// The problems of the spec and of what it includes, in the order of the texts, the spec's first.
    public var diagnostics: [Diagnostic]
    /// The texts that were read, by path as in spans, the spec first: for printing diagnostics.
    public var sources: [(file: String, text: String)]
    /// Whether any of them is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Reads the file at a path.
  ///
  /// - Parameter root: the folder that includes and assets must lie in; the spec's own where nil.
  public static func read(file: String, root: String? = nil) -> Reading {
    do {
      return read(file: file, bytes: try FileReading.bytes(at: file, limit: largestFile), root: root)
    } catch {
      let hint = error.reason == .tooLarge ? "split the spec into screens, one per file" : nil
      var diagnostic = error.diagnostic(at: SourceSpan(file: file, line: 1))
      if error.reason == .tooLarge { diagnostic.id = "file-too-large" }
      diagnostic.hint = hint
      return Reading(document: nil, diagnostics: [diagnostic], sources: [])
    }
  }

  /// Reads a text that is said to be the file's.
  public static func read(file: String, text: String, root: String? = nil) -> Reading {
    read(file: file, bytes: Array(text.utf8), root: root)
  }

  /// Reads a spec from its bytes.
  package static func read(file: String, bytes: [UInt8], root: String?) -> Reading {
    let folder = ProjectFolder(root ?? ProjectFolder.folder(of: file))
    let builder = SpecBuilder(folder: folder)
    let document = builder.build(file: file, bytes: bytes)
    return Reading(
      document: document, diagnostics: inSourceOrder(builder.sink.diagnostics, builder.sources.map(\.file)),
      sources: builder.sources.map { ($0.file, $0.text) })
  }

  /// Diagnostics as a reader of the files meets them, whatever was checked first.
  private static func inSourceOrder(_ diagnostics: [Diagnostic], _ files: [String]) -> [Diagnostic] {
    func key(_ entry: (offset: Int, element: Diagnostic)) -> (Int, Int, Int, Int) {
      let span = entry.element.span
      let file = span.flatMap { span in files.firstIndex(of: span.file) } ?? 0
      return (file, span?.start.line ?? 0, span?.start.column ?? 0, entry.offset)
    }
    return diagnostics.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }
}
