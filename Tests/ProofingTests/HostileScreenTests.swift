import Foundation
import Testing

@testable import Proofing

/// Screens of an app that stop, recurse or never end: each is one failed picture with its message, the others are drawn.
@Suite struct HostileScreenTests {
  private static func run(_ arguments: [String]) throws -> (lines: [String: String], drawn: [String], code: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.folderOfProgram).appendingPathComponent("hostile-screens")
    process.arguments = ["--output", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    var lines: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { lines[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    let drawn = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return (lines, drawn.sorted(), process.terminationStatus)
  }

  @Test func whatStopsIsOneFailedPictureAndTheOthersAreDrawn() throws {
    let run = try Self.run([
      "--seconds", "300", "Plain", "Stopping", "Empty", "Blank", "White", "Recursive", "Restless", "Crossing",
      "HungryQueue", "Last",
    ])
    #expect(run.code == 1)
    #expect(run.lines["Plain"] == "drawn")
    #expect(run.lines["Last"] == "drawn")
    for (screen, id) in [("HungryQueue", "hungry-queue"), ("Restless", "endless-layout")] {
      let line = run.lines[screen] ?? ""
      #expect(line.hasPrefix("drawn; ") && line.contains(id), "\(screen): \(line)")
    }
    #expect(run.lines["Stopping"]?.contains("found nil while unwrapping an Optional") == true)
    #expect(run.lines["Empty"]?.hasPrefix("empty") == true)
    #expect(run.lines["White"]?.hasPrefix("empty") == true)
    // What has places for texts is drawn with some.
    #expect(run.lines["Blank"] == "drawn with sample texts")
    #expect(run.lines["Recursive"]?.contains("calls itself for ever") == true)
    #expect(run.lines["Crossing"]?.contains("no superview in common") == true, "\(run.lines["Crossing"] ?? "")")
    #expect(run.drawn.contains { $0.hasPrefix("Last.") })
  }

  @Test func whatDoesNotEndIsLeftAfterItsSeconds() throws {
    let run = try Self.run(["--seconds", "3", "Endless", "Plain"])
    #expect(run.lines["Endless"] == "did not end within 3 seconds")
    #expect(run.lines["Plain"] == "drawn")
  }

  @Test func tenThousandSubviewsAreDrawnAndCounted() throws {
    let run = try Self.run(["--seconds", "120", "Crowded"])
    let line = run.lines["Crowded"] ?? ""
    #expect(line.hasPrefix("drawn; ") && line.contains("10001 views") && line.contains("many-views"), "\(line)")
  }

  /// Tests share a process: what ends it says which screen it was.
  @Test(arguments: [
    ("Stopping", "The process stopped while the screen 'Stopping' ("),
    ("Recursive", "The process stopped while the screen 'Recursive' ("),
    ("Crossing", "The process stopped while the screen 'Crossing' ("),
    ("Endless", "did not end within 2 seconds; no test ran after it."),
  ])
  func aTestsProcessThatStopsSaysWhichScreenItWas(screen: String, words: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.folderOfProgram).appendingPathComponent("hostile-screens")
    process.arguments = ["--assert", "Plain", screen]
    let (output, talk) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = talk
    try process.run()
    let said = String(decoding: try talk.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let compared = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(compared.contains("Plain: compared, 1") && !compared.contains("\(screen): compared"))
    #expect(said.contains(words) && said.contains("ProofRunner.main"), "\(said)")
    #expect(process.terminationStatus != 0)
  }
}
