import Foundation
import ProofModel

/// A package beside an Xcode project whose target is the app's own layout code, rewritten for Linux by the plugin.
public struct CodePackage: Sendable {
  /// The folder of the package, in which the app's folders lie.
  public let folder: String
  /// The target's name.
  public let name: String

  public init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Writes `Package.swift` and the target's own files; a file that is there already is never written over.
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
    let files = [
      ("Package.swift", manifest(library: library)),
      ("Proofs/\(name)/folders.txt", folders.joined(separator: "\n") + "\n"),
      (
        "Proofs/\(name)/Own.swift",
        "// The target's own source: the app's are copied in from the folders of folders.txt.\n"
      ),
      ("Proofs/Tests/ScreenTests.swift", tests),
    ]
    let there = files.filter { FileManager.default.fileExists(atPath: path($0.0)) }
    if let first = there.first {
      throw DiagnosedFailure([
        .error("file-exists", "'\(first.0)' is there already", hint: "remove it, or ask with: proofsheet code status")
      ])
    }
    do {
      for (file, text) in files {
        let url = URL(fileURLWithPath: path(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      }
    } catch {
      throw DiagnosedFailure([.error("write-failed", "the package can't be written: \(error.localizedDescription)")])
    }
    return files.map(\.0)
  }

  private func path(_ file: String) -> String { URL(fileURLWithPath: folder).appendingPathComponent(file).path }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && isFolder.boolValue
  }

  private func manifest(library: String) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    // The app's layout code on Linux: `swift test` draws and compares its screens.
    let package = Package(
      name: "\(name)Proofs",
      dependencies: [.package(name: "Proofsheet", path: "\(library)")],
      targets: [
        .target(
          name: "\(name)", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")], path: "Proofs/\(name)",
          exclude: ["folders.txt"], plugins: [.plugin(name: "RewriteLayoutCode", package: "Proofsheet")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "ProofTesting", package: "Proofsheet")], path: "Proofs/Tests"),
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  private var tests: String {
    """
    import ProofTesting
    import Testing
    @testable import \(name)

    // A screen to a test; a baseline is recorded at the first run.
    //
    //   @Test func welcome() { assertProof(of: WelcomeViewController()) }

    """
  }

  /// Builds the target, and reads from the compiler's words what is missing in which file.
  public func status() throws(DiagnosedFailure) -> CodeStatus {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--target", name]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      throw DiagnosedFailure([
        .error("swift-missing", "swift can't be started in '\(folder)'", hint: "install Swift 6.1 or later")
      ])
    }
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    let words = String(decoding: bytes ?? Data(), as: UTF8.self)
    let status = CodeStatus(compilerOutput: words, below: folder)
    // What is wrong with the package itself is no status of its files.
    if process.terminationStatus != 0, status.files.isEmpty {
      let lines = words.split(separator: "\n").filter { $0.contains("error:") }
      throw DiagnosedFailure([
        .error("build-failed", "the package does not build: \(lines.first ?? Substring(words.suffix(300)))")
      ])
    }
    return status
  }
}
