import Foundation
import ProofModel

/// A package beside an Xcode project whose target is the app's own layout code, rewritten for Linux by the plugin, with a
/// program that draws its screens and a test of each.
///
///     Package.swift
///     Proofs/NAME/folders.txt     the app's folders, and what of them is left out
///     Proofs/NAME/Own.swift
///     Proofs/Whole/…              the same with nothing left out, which only `code status` builds
///     Proofs/Draw/main.swift      the program: `swift run draw`
///     Proofs/Tests/ScreenTests.swift
public struct CodePackage: Sendable {
  /// The folder of the package, in which the app's folders lie.
  public let folder: String
  /// The target's name.
  public let name: String

  public init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Writes the manifest and the targets' own files; a file that is there already is never written over.
  ///
  /// - Parameters:
  ///   - folders: of the app, relative to the package.
  ///   - library: the folder of Proofsheet's own package, as the manifest names it.
  /// - Returns: what was written, relative to the package.
  public func write(folders: [String], library: String) throws(DiagnosedFailure) -> [String] {
    let missing = folders.filter { !isFolder($0) }
    if !missing.isEmpty {
      throw DiagnosedFailure(
        missing.map {
          .error("no-such-folder", "'\($0)' is no folder of '\(folder)'", hint: "name the folders of the app's sources")
        })
    }
    let list = folders.map { "../../\($0)\n" }.joined()
    let own = "// The target's own source: the app's are copied in from the folders of folders.txt.\n"
    let files = [
      ("Package.swift", manifest(library: library)),
      ("Proofs/\(name)/folders.txt", list), ("Proofs/\(name)/Own.swift", own),
      ("Proofs/Whole/folders.txt", list), ("Proofs/Whole/Own.swift", own),
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

  /// Leaves files out of the target: what does not compile stops nothing else.
  public func leaveOut(_ files: [String]) throws(DiagnosedFailure) {
    let kept = lines.filter { !$0.hasPrefix("!") && !$0.hasPrefix("#") }
    let out = Set(leftOut + files).sorted()
    let remark = "# Left out, since they do not compile: 'proofsheet code status' says why."
    let all = kept + (out.isEmpty ? [] : [remark]) + out.map { "!../../\($0)" }
    try write(all.joined(separator: "\n") + "\n", to: "Proofs/\(name)/folders.txt")
  }

  /// The app's folders, relative to the package.
  public var folders: [String] {
    lines.filter { !$0.hasPrefix("!") && !$0.hasPrefix("#") }.map { String($0.dropFirst("../../".count)) }
  }

  /// The files that are left out, relative to the package.
  public var leftOut: [String] { lines.filter { $0.hasPrefix("!") }.map { String($0.dropFirst("!../../".count)) } }

  private var lines: [String] {
    let text = (try? String(contentsOfFile: path("Proofs/\(name)/folders.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The screens of what is not left out.
  public var screens: CodeScreens {
    let out = leftOut
    var sources: [String] = []
    var storyboards: [String] = []
    for folder in folders {
      let walk = FileManager.default.enumerator(atPath: path(folder))
      for case let file as String in walk ?? FileManager.DirectoryEnumerator() {
        let relative = "\(folder)/\(file)"
        if file.hasSuffix(".swift"), !out.contains(relative) { sources.append(path(relative)) }
        if file.hasSuffix(".storyboard") { storyboards.append(path(relative)) }
      }
    }
    return CodeScreens(sources: sources, storyboards: storyboards)
  }

  func path(_ file: String) -> String { URL(fileURLWithPath: folder).appendingPathComponent(file).path }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && isFolder.boolValue
  }

  private func write(_ text: String, to file: String) throws(DiagnosedFailure) {
    let url = URL(fileURLWithPath: path(file))
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw DiagnosedFailure([.error("write-failed", "'\(file)' can't be written: \(error.localizedDescription)")])
    }
  }
}
