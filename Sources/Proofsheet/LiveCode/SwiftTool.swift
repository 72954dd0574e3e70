import Foundation
import ProofModel

/// Runs of Swift's package manager.
enum SwiftTool {
  /// Runs `swift …` in a folder until it ends.
  ///
  /// - Returns: what it printed, errors among it where these are asked for, and its exit code.
  static func run(
    _ arguments: [String], in folder: String, with variables: [String: String] = [:], mergesErrors: Bool = true
  ) throws(DiagnosedFailure) -> (words: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = mergesErrors ? output : FileHandle.nullDevice
    let missing = DiagnosedFailure([
      .error("swift-missing", "swift can't be started in '\(folder)'", hint: "install Swift 6.1 or later")
    ])
    do { try process.run() } catch { throw missing }
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    // So a shell says that there is no such program.
    guard process.terminationStatus != 127 else { throw missing }
    return (String(decoding: bytes ?? Data(), as: UTF8.self), process.terminationStatus)
  }
}

/// An error of the compiler's with its place.
struct CompilerError: Hashable {
  var path: String
  /// From 1.
  var line: Int
  var column: Int
  var message: String

  /// Those in a compiler's words, in their order, each once.
  static func all(in words: String) -> [CompilerError] {
    words.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else { return nil }
      return CompilerError(
        path: String(parts[0]), line: number, column: Int(parts[2]) ?? 1,
        message: parts[4].trimmingCharacters(in: .whitespaces))
    }.once
  }
}
