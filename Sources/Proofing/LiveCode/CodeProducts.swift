import Foundation
import ProofModel
import Solving
import SourceRewriting

/// What a package of layout code is built to: the program that draws its screens, by the package manager's own account.
struct CodeProducts: Sendable {
  let folder: String
  /// The executable that draws.
  let program: String
  private let path: String

  /// - Parameter program: its name, where the package has several.
  init(_ folder: String, program: String?) throws(DiagnosedFailure) {
    self.folder = folder
    let (words, code) = try SwiftTool.run(
      ["package", "describe", "--type", "json"], in: folder, mergesErrors: false)
    guard code == 0, let described = try? JSONDecoder().decode(Description.self, from: Data(words.utf8)) else {
      let told = try SwiftTool.run(["package", "describe"], in: folder).words
      throw DiagnosedFailure([
        .error(
          "package-unreadable",
          "the package in '\(folder)' cannot be read: \(told.split(separator: "\n").first { $0.contains("error") } ?? "")"
        )
      ])
    }
    let known = described.programs
    guard let chosen = program.map({ name in known.first { $0 == name } }) ?? known.first,
      program != nil || known.count == 1
    else {
      throw DiagnosedFailure([Self.noProgram(known, asked: program, folder)])
    }
    self.program = chosen
    let bin = try SwiftTool.run(["build", "--show-bin-path"], in: folder, mergesErrors: false)
    path = bin.words.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + chosen
  }

  private static func noProgram(_ known: [String], asked: String?, _ folder: String) -> Diagnostic {
    if let asked {
      return .error(
        "no-program", "the package in '\(folder)' has no program '\(asked)' that draws",
        hint: known.isEmpty ? nil : "name one of: \(known.joined(separator: ", "))")
    }
    return known.isEmpty
      ? .error(
        "no-program", "no executable of the package in '\(folder)' depends on the product Proofsheet",
        hint: "add one that draws: Proof(of: MyViewController()).render(to: \"proofs\")")
      : .error(
        "no-program", "the package in '\(folder)' has \(known.count) programs that draw",
        hint: "name one by --product: \(known.joined(separator: ", "))")
  }

  /// Of `swift package describe`.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var product_dependencies: [String]?
    }
    var targets: [Target]

    var programs: [String] {
      targets.filter { $0.type == "executable" && $0.product_dependencies?.contains("Proofsheet") == true }
        .map(\.name).sorted()
    }
  }

  static func isPackage(_ folder: String) -> Bool {
    (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8))?.contains("\"Proofsheet\"") ?? false
  }

  /// Builds the program; the compiler's errors, empty where it is there.
  func build() throws(DiagnosedFailure) -> [Diagnostic] {
    // A kept plan does not know what a plugin would be told of.
    let isPlanned = sources.contains { $0.hasSuffix("/folders.txt") }
    let (words, code) = try SwiftTool.run(
      ["build", "--product", program] + (isPlanned ? ["--disable-build-manifest-caching"] : []), in: folder)
    guard code != 0 else { return [] }
    let here = FileManager.default.currentDirectoryPath + "/"
    let errors = CompilerError.all(in: words).map { error in
      Diagnostic.error(
        "does-not-compile", error.message,
        at: SourceSpan(
          file: error.path.hasPrefix(here) ? String(error.path.dropFirst(here.count)) : error.path, line: error.line,
          column: error.column))
    }
    guard errors.isEmpty else { return errors }
    let told = words.split(separator: "\n").filter { $0.contains("error:") }
    return [
      .error("build-failed", "the package does not build: \(told.first ?? words.split(separator: "\n").last ?? "")")
    ]
  }

  /// Runs what was built.
  func start() throws(DiagnosedFailure) -> CodeProgram { try CodeProgram(path) }

  /// Files of the package that a build or a screen may read, and its folders, in which others may come.
  var sources: [String] {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    let walk = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles, .skipsPackageDescendants])
    var found = [root.path]
    while let url = walk?.nextObject() as? URL, found.count < Self.mostWatched {
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      if isFolder, url.lastPathComponent == "__Proofs__" {
        walk?.skipDescendants()
      } else if isFolder || Self.kinds.contains(url.pathExtension.lowercased()) {
        found.append(url.path)
      }
    }
    return found
  }

  private static let mostWatched = 8000
  private static let kinds: Set<String> = [
    "swift", "c", "h", "m", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "plist", "png", "jpg",
    "jpeg", "pdf", "svg", "ttf", "otf", "ttc", "txt",
  ]
}
