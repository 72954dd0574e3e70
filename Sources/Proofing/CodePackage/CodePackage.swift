import Foundation
import ProofModel
import Solving
import SourceRewriting

/// A package beside an Xcode project whose target is the app's own layout code, rewritten for Linux by the plugin, with a
/// program that draws its screens and a test of each.
///
///     Package.swift
///     Proofs/NAME/folders.txt     the app's folders, and what of them is left out
///     Proofs/NAME/left-out.txt    the parts of files that are left out, each with the reason
///     Proofs/NAME/MissingTypes.swift   empty types in the place of those whose modules are missing
///     Proofs/NAME/Generated.swift  the names that SwiftGen writes, where the app's swiftgen.yml asks for them
///     Proofs/NAME/Own.swift
///     Proofs/Whole/…              the same with nothing left out, which only `code status` builds
///     Proofs/Libraries/NAME/…     a module that the app imports, from a folder of its sources, rewritten as the app's are
///     Proofs/Draw/main.swift      the program: `swift run draw`
///     Proofs/Tests/ScreenTests.swift
public struct CodePackage: Sendable {
  /// The folder of the package, in which the app's folders lie.
  public let folder: String
  /// The target's name.
  public let name: String

  /// A package in a folder, which need not be there yet, with a target of that name.
  public init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Writes the manifest and the targets' own files; a file that is there already is never written over.
  ///
  /// - Parameters:
  ///   - folders: of the app, relative to the package.
  ///   - libraries: the modules that it imports, each after those that it needs.
  ///   - library: the folder of Proofsheet's own package, as the manifest names it.
  /// - Returns: what was written, relative to the package.
  public func write(folders: [String], libraries: [Library] = [], library: String) throws(DiagnosedFailure) -> [String]
  {
    let missing = (folders + libraries.map(\.folder)).filter { PathKind(path($0)) != .folder }
    if !missing.isEmpty {
      throw DiagnosedFailure(
        missing.map {
          .error("no-such-folder", "'\($0)' is no folder of '\(folder)'", hint: "name the folders of the app's sources")
        })
    }
    let unlisted = unlisted(in: folders)
    let own = "// The target's own source: the app's are copied in from the folders of folders.txt.\n"
    var files = [
      ("Package.swift", manifest(libraries: libraries.map(\.name), library: library)),
      (list.file, list.text(folders: folders, leftOut: unlisted)), (list.parts, ""), (list.types, Self.noTypes),
      ("Proofs/\(name)/Own.swift", own),
      ("Proofs/Whole/folders.txt", list.text(folders: folders, leftOut: unlisted)), ("Proofs/Whole/Own.swift", own),
    ]
    if let generated = generated(for: folders) {
      files += [name, "Whole"].map { ("Proofs/\($0)/Generated.swift", generated) }
    }
    for library in libraries {
      let list = SourceList(package: folder, library: library.name)
      files += [(list.file, list.text(folders: [library.folder])), (list.parts, ""), (list.types, Self.noTypes)]
      files.append(("Proofs/Libraries/\(library.name)/Own.swift", "// The library's sources are copied in.\n"))
    }
    files += [
      ("Proofs/Draw/main.swift", program([], folders: folders)),
      ("Proofs/Tests/ScreenTests.swift", tests([], folders: folders)), ("Proofs/Tests/__Proofs__/.gitkeep", ""),
    ]
    if let first = files.first(where: { FileManager.default.fileExists(atPath: path($0.0)) }) {
      throw DiagnosedFailure([
        .error("file-exists", "'\(first.0)' is there already", hint: "remove it, or ask with: proofsheet code status")
      ])
    }
    for (file, text) in files { try write(text, to: file) }
    return files.map(\.0)
  }

  /// The program and the tests of these screens go in the place of those that `write` wrote.
  public func write(_ screens: [CodeScreens.Screen], tested: [CodeScreens.Screen]) throws(DiagnosedFailure) {
    try write(program(screens, folders: folders), to: "Proofs/Draw/main.swift")
    try write(tests(tested, folders: folders), to: "Proofs/Tests/ScreenTests.swift")
  }

  /// Leaves files out of the targets that have them: what does not compile stops nothing else.
  public func leaveOut(_ files: [String]) throws(DiagnosedFailure) {
    var rest = files
    for list in libraryLists + [list] {
      let own = list.file == self.list.file ? rest : rest.filter(list.holds)
      rest.removeAll { own.contains($0) }
      if !own.isEmpty { try write(list.text(folders: list.folders, leftOut: list.leftOut + own), to: list.file) }
    }
  }

  /// The app's folders, relative to the package.
  public var folders: [String] { list.folders }

  /// The files that are left out of the app and its libraries, relative to the package.
  public var leftOut: [String] { list.leftOut + libraryLists.flatMap(\.leftOut) }

  private static let noTypes = MissingTypes().text(importing: "UIKitNames")

  /// The app's own list.
  var list: SourceList { SourceList(package: folder, target: name) }

  /// Those of the libraries, in the order of their names.
  var libraryLists: [SourceList] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("Proofs/Libraries"))) ?? []
    return names.sorted().map { SourceList(package: folder, library: $0) }
  }

  /// The screens of what is not left out.
  public var screens: CodeScreens {
    let out = list.leftOut
    let sources = folders.flatMap(swiftFiles).filter { !out.contains($0) }.map(path) + [path(list.types)]
    let storyboards = folders.flatMap { files(in: $0, endingIn: ".storyboard") }.map(path)
    return CodeScreens(
      sources: sources, storyboards: storyboards, leavingOut: list.leftOutParts)
  }

  func path(_ file: String) -> String {
    URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: folder + "/")).path
  }

  func write(_ text: String, to file: String) throws(DiagnosedFailure) {
    let url = URL(fileURLWithPath: path(file))
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw DiagnosedFailure([.error("write-failed", "'\(file)' can't be written: \(error.localizedDescription)")])
    }
  }
}
