import Foundation
public import ProofModel
import Solving

/// A folder of baselines: the manifest, and the layouts and pictures that it names.
///
/// Files are named by their content and written before the manifest, which is renamed into place last; what it no
/// longer names is removed after that. So whatever the moment at which a run is killed, the manifest names files that
/// are there, the earlier ones or the later ones.
public struct BaselineFolder: Sendable {
  /// As the user gave it.
  public let path: String

  /// The folder of a path, slashes at its end left out; it need not be there, and an empty path is `.`.
  public init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path.isEmpty ? "." : path
  }

  /// Whether there is such a folder.
  public var exists: Bool { access(path, F_OK) == 0 }
  /// The path of the manifest, which names all other files of the folder.
  public var manifestPath: String { "\(path)/\(BaselineManifest.name)" }

  /// The manifest; nil where there is none yet.
  public func manifest() throws(DiagnosedFailure) -> BaselineManifest? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: manifestPath, limit: OutputFolder.largestFile)
    } catch {
      if error.reason == .missing { return nil }
      throw DiagnosedFailure([error.diagnostic()])
    }
    return try BaselineManifest.read(bytes, path: manifestPath).get()
  }

  /// The files of all recorded screens that are still there, as they are opened from here, sorted.
  public func recordedFiles() throws(DiagnosedFailure) -> [String] {
    let files = Set(try manifest()?.screens.values.map(\.file) ?? [])
    return files.filter { holds($0) }.sorted().map { opened($0) }
  }

  /// The system that a file's screens were recorded as, by the name that the file is opened by; nil where nothing is
  /// recorded of it, or several are.
  public func recordedEras() throws(DiagnosedFailure) -> @Sendable (String) -> Era? {
    var eras: [String: Set<String>] = [:]
    let manifest = try manifest()
    for entry in manifest?.ordered ?? [] {
      guard let file = manifest?.screens[entry.scene]?.file else { continue }
      eras[file, default: []].insert(entry.era)
    }
    return { [eras] file in
      guard let known = eras[relative(file)], known.count == 1 else { return nil }
      return known.first.flatMap { Era($0) }
    }
  }

  /// Whether nothing is recorded in it.
  public func isEmpty() throws(DiagnosedFailure) -> Bool { try manifest()?.entries.isEmpty ?? true }

  // MARK: Reading

  /// The layout of an entry; its bytes must have the hash that the manifest tells.
  func layoutBytes(of entry: BaselineManifest.Entry) throws(DiagnosedFailure) -> [UInt8] {
    try bytes(entry.layoutFile, hash: entry.layout, entry.key) { _ in "it is not what was recorded" }
  }

  /// The picture of an entry, likewise.
  func pictureBytes(of entry: BaselineManifest.Entry) throws(DiagnosedFailure) -> [UInt8] {
    try bytes(entry.pictureFile, hash: entry.picture, entry.key) { PictureDamage.reason($0) }
  }

  private func bytes(
    _ file: String, hash: String, _ key: String, reason: ([UInt8]) -> String
  ) throws(DiagnosedFailure) -> [UInt8] {
    let path = "\(path)/\(file)"
    let hint = "take the file from the repository again, or approve the picture anew: proofsheet approve '\(key)'"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: path, limit: OutputFolder.largestFile)
    } catch {
      var diagnostic = error.diagnostic()
      diagnostic.id = error.reason == .missing ? "baseline-file-missing" : "baseline-damaged"
      diagnostic.hint = hint
      throw DiagnosedFailure([diagnostic])
    }
    guard SHA256Text.of(bytes) != hash else { return bytes }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      throw DiagnosedFailure([
        .error(
          "baseline-not-fetched", "'\(path)' is a pointer of Git LFS, not the file itself", hint: "git lfs pull")
      ])
    }
    throw DiagnosedFailure([.error("baseline-damaged", "'\(path)' is damaged: \(reason(bytes))", hint: hint)])
  }

  /// Whether the files of an entry are there and whole, by their sizes and hashes.
  ///
  /// - Parameter stamps: what is known of files that did not change since they were read; without it all are read.
  func check(_ entry: BaselineManifest.Entry, knowing stamps: BaselineStamps? = nil) throws(DiagnosedFailure) {
    for (index, file) in entry.files.enumerated() {
      let hash = index == 0 ? entry.layout : entry.picture
      let stamp = BaselineStamps.Stamp("\(path)/\(file.name)")
      if let stamp, stamp.size == file.size, stamps?.holds(file.name, hash, stamp) == true { continue }
      // Reading it tells what is wrong.
      _ = index == 0 ? try layoutBytes(of: entry) : try pictureBytes(of: entry)
      if let stamp { stamps?.note(file.name, hash, stamp) }
    }
  }

  // MARK: Places

  /// A spec's path relative to the folder that holds this one: the same on every machine.
  func relative(_ file: String) -> String {
    let base = Self.real((Self.real(path) ?? path) + "/..") ?? "."
    let target = Self.real(file) ?? file
    let from = base.split(separator: "/")
    let to = target.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)).joined(separator: "/")
  }

  /// The path by which a recorded spec is opened from here: relative where it was given so.
  func opened(_ file: String) -> String {
    let parent = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) : ""
    if path == "." || path.hasSuffix("..") { return "\(path)/../\(file)" }
    if parent.isEmpty { return path.hasPrefix("/") ? "/\(file)" : file }
    return "\(parent)/\(file)"
  }

  /// Whether a recorded spec is still there.
  func holds(_ file: String) -> Bool { access(opened(file), F_OK) == 0 }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
