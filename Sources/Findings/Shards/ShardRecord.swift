import Foundation
public import ProofModel
import Solving
import Typesetting

/// What a shard leaves beside its files, `shard.json`, so that `merge` can tell whether all are there and put them
/// together.
public struct ShardRecord: Codable, Sendable {
  /// What became of one screen in a shard.
  public struct Screen: Codable, Sendable {
    /// Among all screens of the run.
    public var position: Int
    /// Whether the shard did all of its variants, and what is made of all: then nothing is left to do.
    public var isWhole: Bool
    /// Files, relative to the shard's folder, in the order in which they are told; with the SHA-256 of each.
    public var files: [File]
    /// Of whole screens: what was found.
    public var findings: FindingsReport.Record?
    /// What there was to tell of the screen in this shard.
    public var diagnostics: [Diagnostic]

    package init(
      position: Int, isWhole: Bool, files: [File], findings: FindingsReport.Record? = nil, diagnostics: [Diagnostic]
    ) {
      self.position = position
      self.isWhole = isWhole
      self.files = files
      self.findings = findings
      self.diagnostics = diagnostics
    }
  }

  /// A file that the shard wrote, relative to its folder, and the digest of its bytes.
  public struct File: Codable, Hashable, Sendable {
    /// The file's path, relative to the shard's folder.
    public var path: String
    /// The SHA-256 of the file's bytes in lower-case hexadecimal.
    public var sha256: String

    package init(path: String, sha256: String) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// Of this layout of the record.
  public var format = 1
  /// The word by which a record is known from other JSON files.
  public var kind = Self.kind
  /// The part of the run that the shard did.
  public var shard: Shard
  /// The command with all of its options but where files go, as it would be typed.
  public var words: [String]
  /// A digest of the screens' files and of what draws: the same in all shards of a run.
  public var inputs: String
  /// Font files in use, by name: where one differs between shards, pictures would not fit together.
  public var fonts: [String: String]
  /// The screens of which the shard did something.
  public var screens: [Screen]
  /// What was told at the end, of fonts and pictures.
  public var diagnostics: [Diagnostic] = []

  /// The value of ``kind-swift.property`` in every record.
  public static let kind = "proofsheet-shard"
  /// The record's file in a shard's folder.
  public static let fileName = "shard.json"

  /// The record of a shard that is done: `sources` are read again for their digest, fonts are those that the studio
  /// used.
  public init(shard: Shard, words: [String], sources: [String], studio: Studio, screens: [Screen]) {
    self.shard = shard
    self.words = words
    inputs = Self.digest(of: sources)
    // Installed fonts lie where each machine has them; a project's own lie where the project has them.
    fonts = Dictionary(
      studio.fonts.usedFiles().map { file in
        let name = file.path.hasPrefix("/") ? file.path.split(separator: "/").last.map(String.init) : file.path
        return (name ?? file.path, file.sha256)
      }, uniquingKeysWith: { first, _ in first })
    self.screens = screens
  }

  /// The files' names and contents, and the versions of what draws.
  package static func digest(of sources: [String]) -> String {
    let lines = Set(
      sources.map { file in
        "\(file) \(SHA256Text.of((try? FileReading.bytes(at: file, limit: OutputFolder.largestFile)) ?? []))"
      }
    ).sorted()
    return SHA256Text.of((["\(DrawingEnvironment.current.id)"] + lines).joined(separator: "\n"))
  }

  /// Writes the record, the last of a shard's files: a shard without one did not end.
  public func write(to folder: String) -> [Diagnostic] {
    if let problem = OutputFolder.prepare(folder) { return [problem] }
    return OutputFolder.write("\(folder)/\(Self.fileName)") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
  }

  /// Takes away the record of an earlier run, which what is written now would not fit.
  public static func begin(in folder: String) { unlink("\(folder)/\(fileName)") }

  /// Whether a folder holds a record.
  public static func isIn(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(fileName)")
  }

  /// The record of a folder.
  static func read(_ folder: String) throws(DiagnosedFailure) -> ShardRecord {
    let path = "\(folder)/\(fileName)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: path, limit: 1 << 30)
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
    guard let record = try? JSONDecoder().decode(ShardRecord.self, from: Data(bytes)), record.kind == kind,
      record.shard.index >= 1, record.shard.index <= record.shard.count
    else {
      throw DiagnosedFailure([
        .error(
          "invalid-shard", "'\(path)' is no record of a shard, or of another version", hint: "run that shard again")
      ])
    }
    return record
  }
}

/// The shards of one run, all there, once each, of the same inputs.
public struct ShardParts: Sendable {
  /// In the order of the shards.
  let parts: [(folder: String, record: ShardRecord)]

  /// Reads and checks the folders of a run's shards; all that is wrong with them is told at once.
  public init(_ folders: [String]) throws(DiagnosedFailure) {
    var parts: [(folder: String, record: ShardRecord)] = []
    for folder in folders { parts.append((folder, try ShardRecord.read(folder))) }
    var problems = ShardCheck.problems(
      parts.map { part in
        ShardCheck.Part(
          folder: part.folder, shard: part.record.shard,
          inputs: SHA256Text.of(([part.record.inputs] + part.record.words).joined(separator: "\n")))
      }, command: parts.first?.record.words.first ?? "")
    var fonts: [String: (digest: String, folder: String)] = [:]
    for part in parts {
      for (name, digest) in part.record.fonts.sorted(by: { $0.key < $1.key }) {
        if let known = fonts[name], known.digest != digest {
          problems.append(
            .error(
              "foreign-shard",
              "'\(part.folder)' was made with another version of the font \(name) than '\(known.folder)'",
              hint: "run all shards with the same fonts"))
        }
        fonts[name] = (digest, part.folder)
      }
    }
    guard problems.isEmpty else { throw DiagnosedFailure(problems) }
    self.parts = parts.sorted { $0.record.shard.index < $1.record.shard.index }
  }

  /// The command that the shards are parts of.
  public var words: [String] { parts.first?.record.words ?? [] }

  /// Nil, or what says that the files here are not those that the shards were made of.
  public func difference(from sources: [String]) -> Diagnostic? {
    guard let first = parts.first, first.record.inputs != ShardRecord.digest(of: sources) else { return nil }
    return .error(
      "foreign-shard", "the shards were made from other screens, or by another version, than are here",
      hint: "run 'merge' in a checkout of the revision that the shards were made of")
  }

  /// What was told at the ends of the shards, each once.
  public var diagnostics: [Diagnostic] { parts.flatMap(\.record.diagnostics).once }

  /// The screen at a position as the one shard that did all of it left it; nil where several share it.
  public func whole(_ position: Int) -> (folder: String, screen: ShardRecord.Screen)? {
    for part in parts {
      if let screen = part.record.screens.first(where: { $0.position == position && $0.isWhole }) {
        return (part.folder, screen)
      }
    }
    return nil
  }

  /// By name, the files of a screen that several shards share.
  package func files(of position: Int) -> [String: (folder: String, file: ShardRecord.File)] {
    var found: [String: (folder: String, file: ShardRecord.File)] = [:]
    for part in parts {
      for screen in part.record.screens where screen.position == position {
        for file in screen.files { found[file.path] = (part.folder, file) }
      }
    }
    return found
  }

  /// Puts a shard's file into a folder under its name, linked or copied; what is not as it was written is refused.
  package static func place(_ file: ShardRecord.File, from folder: String, in target: String) throws(DiagnosedFailure) {
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else {
      throw DiagnosedFailure([.error("invalid-shard", "the shard in '\(folder)' names the file '\(file.path)'")])
    }
    do throws(FileError) {
      let bytes = try FileReading.bytes(at: "\(folder)/\(file.path)", limit: OutputFolder.largestFile)
      guard SHA256Text.of(bytes) == file.sha256 else {
        throw FileError(.read, "\(folder)/\(file.path)", .other, "it is not what the shard wrote")
      }
      let goal = "\(target)/\(file.path)"
      try FileWriting.makeFolder(String(goal[..<(goal.lastIndex(of: "/") ?? goal.endIndex)]))
      try FileWriting.writeBeside(goal, bytes)
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
  }

  /// Every file of whole screens is put into the folder; what cannot be is told.
  public static func place(_ screen: ShardRecord.Screen, from folder: String, in target: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for file in screen.files {
      do throws(DiagnosedFailure) { try place(file, from: folder, in: target) } catch { problems += error.diagnostics }
    }
    return problems
  }
}

/// What is wrong with a set of shards: missing, doubled and foreign ones.
package enum ShardCheck {
  /// A shard as its record names it.
  package struct Part {
    package var folder: String
    package var shard: Shard
    /// What all shards of a run have in common.
    package var inputs: String

    package init(folder: String, shard: Shard, inputs: String) {
      self.folder = folder
      self.shard = shard
      self.inputs = inputs
    }
  }

  /// All problems at once; empty where every shard is there once, of the same inputs.
  package static func problems(_ parts: [Part], command: String) -> [Diagnostic] {
    guard let first = parts.first else {
      return [.error("no-shards", "no shard is named", hint: "proofsheet merge shard-1 shard-2")]
    }
    var problems: [Diagnostic] = []
    let count = first.shard.count
    for part in parts.dropFirst() where part.shard.count != count {
      problems.append(
        .error(
          "foreign-shard", "'\(part.folder)' is shard \(part.shard), '\(first.folder)' is \(first.shard)",
          hint: "merge shards of one run"))
    }
    for part in parts.dropFirst() where part.inputs != first.inputs {
      problems.append(
        .error(
          "foreign-shard", "'\(part.folder)' was made from other inputs than '\(first.folder)'",
          hint: "run all shards on one revision, with the same options, fonts and versions"))
    }
    guard problems.isEmpty else { return problems }
    for index in 1...count {
      let found = parts.filter { $0.shard.index == index }
      if found.isEmpty {
        problems.append(
          .error(
            "missing-shard", "shard \(index)/\(count) is missing", hint: "run '\(command) --shard \(index)/\(count)'"))
      } else if found.count > 1 {
        problems.append(
          .error(
            "doubled-shard",
            "shard \(index)/\(count) is there \(found.count) times: \(found.map { "'\($0.folder)'" }.joined(separator: ", "))",
            hint: "leave out all but one"))
      }
    }
    return problems
  }
}
