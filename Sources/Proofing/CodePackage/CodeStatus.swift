import Foundation
import Solving
import SourceRewriting

/// How far an app's sources compile here: the errors of each file, and the names that are missing, by how many files
/// miss them.
public struct CodeStatus: Sendable {
  /// A file that does not compile.
  public struct File: Sendable {
    /// The path of the source file.
    public let path: String
    /// The number of errors that the compiler has for the file.
    public let errors: Int
    /// Names that it misses, each once.
    public let missing: [String]
    /// The first error, with its line.
    public let first: String
    /// The lines that errors are on, each once.
    public let lines: [Int]
  }

  /// How many files are compiled whole, in part and not at all.
  public struct Kept: Hashable, Sendable {
    /// The number of source files of the app and its libraries, those that are left out included.
    public var files = 0
    /// Files of which parts are left out.
    public var inPart = 0
    /// The parts.
    public var parts = 0
    /// Files that are left out.
    public var leftOut = 0
    /// Types of missing modules, which are empty.
    public var emptyTypes = 0

    /// The counts of no file.
    public init() {}

    /// Whether nothing is left out or made up.
    public var isWhole: Bool { inPart == 0 && leftOut == 0 && emptyTypes == 0 }

    /// In a sentence without its full stop.
    public var text: String {
      func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
      return "\(counted(files - inPart - leftOut, "file")) whole, \(inPart) without \(counted(parts, "part")), "
        + "\(leftOut) left out; \(counted(emptyTypes, "missing type")) empty"
    }
  }

  /// What is compiled; nil where it was not asked for.
  public var kept: Kept?

  /// In the order of their paths.
  public let files: [File]
  /// The most wanted first.
  public let missing: [(name: String, files: Int)]

  /// Reads what the compiler said; paths are told relative to the folder.
  public init(compilerOutput: String, below folder: String) {
    var errors: [String: [(line: Int, message: String)]] = [:]
    for error in CompilerError.all(in: compilerOutput) {
      errors[error.path, default: []].append((error.line, error.message))
    }
    let base = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
    var wanted: [String: Int] = [:]
    files = errors.keys.sorted().compactMap { path in
      guard let own = errors[path]?.sorted(by: { $0.line < $1.line }), let first = own.first else { return nil }
      let missing = Set(own.compactMap { Self.missingName($0.message) }).sorted()
      for name in missing { wanted[name, default: 0] += 1 }
      return File(
        path: path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path, errors: own.count, missing: missing,
        first: "\(first.line): \(first.message)", lines: Set(own.map(\.line)).sorted())
    }
    missing = wanted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The name that an error says is not there; nil for other errors.
  private static func missingName(_ message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if message.hasPrefix("cannot find") || message.hasPrefix("no such module") { return quoted.first }
    if message.contains("has no member"), let type = quoted.first, let member = quoted.last {
      return "\(type).\(member)"
    }
    return nil
  }

  /// A line for each file and for the names that most files miss.
  public var text: String {
    let compiled = kept.map { $0.isWhole ? "" : "compiled: \($0.text)\n" } ?? ""
    guard !files.isEmpty else { return "all files compile\n" + compiled }
    var lines = files.map { "\($0.path): \($0.errors) \($0.errors == 1 ? "error" : "errors"); line \($0.first)" }
    lines.append("")
    lines += missing.prefix(20).map { "\($0.name) is missing in \($0.files) \($0.files == 1 ? "file" : "files")" }
    let errors = files.reduce(0) { $0 + $1.errors }
    lines.append("\(errors) errors in \(files.count) files; \(missing.count) names are missing")
    return lines.joined(separator: "\n") + "\n" + compiled
  }

  /// The same for machines.
  public var json: JSONValue {
    .object([
      ("format", .number(1)),
      (
        "compiled",
        kept.map { kept in
          .object([
            ("whole", .number(Double(kept.files - kept.inPart - kept.leftOut))),
            ("inPart", .number(Double(kept.inPart))),
            ("parts", .number(Double(kept.parts))), ("leftOut", .number(Double(kept.leftOut))),
            ("emptyTypes", .number(Double(kept.emptyTypes))),
          ])
        } ?? .null
      ),
      (
        "files",
        .array(
          files.map {
            .object([
              ("path", .string($0.path)), ("errors", .number(Double($0.errors))), ("missing", .strings($0.missing)),
            ])
          })
      ),
      (
        "missing",
        .array(missing.map { .object([("name", .string($0.name)), ("files", .number(Double($0.files)))]) })
      ),
    ])
  }
}
