import Foundation
import ProofModel
import Solving

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
