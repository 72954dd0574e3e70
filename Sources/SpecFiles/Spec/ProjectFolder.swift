internal import CLibrary
public import ProofModel

/// The folder that a spec and everything it names must lie in: no links out of it, no URLs.
public struct ProjectFolder: Hashable, Sendable {
  /// Why a path is not read.
  public enum Refusal: Error, Hashable, Sendable {
    case url, absolute, outside
    case unreadable(FileError)
  }

  /// Absolute, without links.
  public let root: String

  /// The folder at a path; nil where there is none.
  public init?(_ path: String) {
    guard let real = Self.real(path.isEmpty ? "." : path) else { return nil }
    self.root = real
  }

  /// The path of what a file names, relative to that file's folder; it need not exist.
  ///
  /// - Parameter file: the naming file, as a path that can be opened.
  public func path(_ name: String, namedIn file: String) throws(Refusal) -> String {
    if name.contains("://") || name.hasPrefix("data:") || name.hasPrefix("file:") { throw .url }
    if name.hasPrefix("/") || name.hasPrefix("~") { throw .absolute }
    if name.unicodeScalars.contains("\0") { throw .outside }
    let joined = Self.normalised(Self.folder(of: file), name)
    // A link may lead out where the words do not: what exists is judged by its real place.
    if let real = Self.real(joined) {
      guard contains(real) else { throw .outside }
    } else {
      guard let folder = Self.real(Self.nearestExisting(Self.folder(of: joined))), contains(folder) else {
        throw .outside
      }
      // What does not exist yet may still climb out by its words.
      if name.split(separator: "/").contains("..") {
        let start = Self.real(Self.folder(of: file)) ?? Self.folder(of: file)
        guard contains(Self.normalised(start, name)) else { throw .outside }
      }
    }
    return joined
  }

  /// Whether an absolute path without links lies in the folder.
  func contains(_ real: String) -> Bool { real == root || root == "/" || real.hasPrefix(root + "/") }

  /// `a/b` of `a/b/c.yaml`; `.` of a bare name.
  package static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// Absolute and without links; nil where nothing is.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder and those above it: up to a bound or the repository's root, where either is on the way, else up to `/`.
  ///
  /// - Parameters:
  ///   - folder: need not be absolute; nil is returned where it is not there.
  ///   - bound: stands for a repository's root.
  package static func upwards(from folder: String, within bound: String?) -> (folders: [String], isBounded: Bool)? {
    guard let start = real(folder.isEmpty ? "." : folder) else { return nil }
    let bound = bound.flatMap(real)
    var folders = [start]
    while let current = folders.last {
      if current == bound || real("\(current)/.git") != nil { return (folders, true) }
      guard current != "/" else { break }
      folders.append(self.folder(of: current))
    }
    return (folders, false)
  }

  private static func nearestExisting(_ path: String) -> String {
    var path = path
    while real(path) == nil, path != ".", path != "/" { path = folder(of: path) }
    return path
  }

  /// Joined with `.` and `..` worked off where words allow.
  private static func normalised(_ folder: String, _ name: String) -> String {
    let isAbsolute = folder.hasPrefix("/")
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + name.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
