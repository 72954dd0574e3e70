import Foundation
import Testing

/// A program of the system that reads what we write.
enum Tool {
  /// What it prints, run in the folder.
  @discardableResult
  static func run(_ name: String, _ arguments: [String], in scratch: Scratch) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + name)
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
