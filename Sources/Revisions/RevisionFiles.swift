import Foundation
import InterfaceBuilder
import ProofModel
import Solving

/// Which files of a project a screen can be made of.
enum ScreenFiles {
  private static let screens = ScreenLoader.specEndings + [".storyboard", ".xib"]
  /// Endings of what is read where a screen asks for it: pictures, fonts, texts, and the list of an app's fonts.
  private static let resources =
    ProjectTree.pictures + [".ttf", ".otf", ".ttc", ".strings", ".stringsdict", ".xcstrings", "info.plist"]
  private static let includes = [".yaml", ".yml", ".json"]

  /// Whether it is a file of screens; not what macOS keeps of one beside it on other volumes (AppleDouble, `._Main.storyboard`).
  static func isScreen(_ path: String) -> Bool {
    screens.contains { path.hasSuffix($0) } && !(path.split(separator: "/").last ?? "").hasPrefix("._")
  }

  /// Whether a screen may read it: screens, what they include, pictures, fonts, texts.
  static func isPart(_ path: String) -> Bool {
    let lower = path.lowercased()
    return isScreen(path) || (includes + resources).contains { lower.hasSuffix($0) }
  }

  /// Whether a file of that name is read where a screen asks for it, though the screen does not list it.
  static func isResource(_ path: String) -> Bool {
    let lower = path.lowercased()
    return resources.contains { lower.hasSuffix($0) } || lower.contains(".xcassets/")
  }

  /// The folder that a screen reads from, with its slash: its own, and of one in a localisation's folder
  /// (`Base.lproj`) the folder above; empty at the root.
  static func folder(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".lproj") ?? false { parts.removeLast() }
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }

  /// The folder in which other storyboards may lie that a storyboard refers to: its project's, or one above its own where that is
  /// outside of it.
  static func reach(of path: String, _ projects: ProjectFolders) -> String {
    let parts = folder(of: path).split(separator: "/").dropLast()
    let near = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    let project = projects.around(path)
    return near.hasPrefix(project) ? project : near
  }

  /// A file's name without what says that it is one of screens.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return screens.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  static func isInterfaceBuilder(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  static func isStoryboard(_ path: String) -> Bool { path.hasSuffix(".storyboard") }
}

/// The files of a commit that reached screens are made of, in a private folder that is removed with this value.
///
/// What Interface Builder's screens do not name is not written (``RevisionReach/reads(_:)``); where a project lies in the
/// repository an empty one lies here, so that what belongs to it is found as in the work tree.
final class RevisionFiles: Sendable {
  private let place: PrivateFolder
  /// Absolute; paths of the repository lie below it.
  var folder: String { place.path }
  /// What could not be had.
  let diagnostics: [Diagnostic]
  /// The paths of changed files that this clone lacks, each of which is told.
  let lacking: Set<String>

  /// Larger ones are left out and told.
  private static let largestFile = 64 << 20

  /// Writes those files of a commit that are read for reached screens.
  ///
  /// - Parameter changed: the paths that differ: of others it is no news that a clone lacks them.
  init(
    _ repository: GitRepository, _ revision: GitRepository.Revision, _ files: [GitRepository.TreeFile],
    _ reach: RevisionReach, changed: Set<String>
  ) throws(DiagnosedFailure) {
    place = try PrivateFolder("proofsheet-review")
    var problems: [Diagnostic] = []
    var lacking: Set<String> = []
    let wanted = files.filter { Self.isSafe($0.path) && reach.reads($0.path) }
    for file in wanted where file.size > Self.largestFile {
      problems.append(
        .warning(
          "file-too-large", "'\(file.path)' of '\(revision.name)' has \(file.size) bytes and is left out"))
    }
    let read = wanted.filter { $0.size <= Self.largestFile }
    // Links last, so that no file is written through one.
    let ordered = read.filter { !$0.isLink } + read.filter(\.isLink)
    try Self.markProjects(reach.projectFolders, below: place.path)
    for part in Self.parts(ordered) {
      for (file, content) in zip(part, try repository.contents(part.map(\.blob))) {
        guard let content else {
          guard changed.contains(file.path) else { continue }
          lacking.insert(file.path)
          problems.append(
            .warning(
              "file-not-fetched", "'\(file.path)' of '\(revision.name)' is not in this clone",
              hint: "git fetch --refetch origin"))
          continue
        }
        try Self.write(file, content, below: place.path)
      }
    }
    diagnostics = problems
    self.lacking = lacking
  }

  /// Empty projects where the repository's lie.
  private static func markProjects(_ folders: Set<String>, below folder: String) throws(DiagnosedFailure) {
    do throws(FileError) {
      for place in folders where place.isEmpty || isSafe(String(place.dropLast())) {
        try FileWriting.makeFolder("\(folder)/\(place)Project.xcodeproj")
      }
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
  }

  /// How much is read at once, in bytes: it is held three times on its way from the pipe into files.
  private static let partSize = 8 << 20

  /// The files in parts of a size that memory bears.
  private static func parts(_ files: [GitRepository.TreeFile]) -> [[GitRepository.TreeFile]] {
    var parts: [[GitRepository.TreeFile]] = []
    var size = partSize + 1
    for file in files {
      if size + file.size > partSize {
        parts.append([])
        size = 0
      }
      parts[parts.count - 1].append(file)
      size += file.size
    }
    return parts
  }

  private static func write(
    _ file: GitRepository.TreeFile, _ content: [UInt8], below folder: String
  ) throws(DiagnosedFailure) {
    let path = "\(folder)/\(file.path)"
    do throws(FileError) {
      try FileWriting.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      if file.isLink {
        // Where it leads is judged by who reads it: nothing outside of a screen's folder is read.
        symlink(String(decoding: content, as: UTF8.self), path)
      } else {
        try FileWriting.writeBeside(path, content)
      }
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
  }

  /// A tree made by hand could name paths that lead out of the folder.
  static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && !path.utf8.contains(0)
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.lowercased() != ".git" }
  }
}
