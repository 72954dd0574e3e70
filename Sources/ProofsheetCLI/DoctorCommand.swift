import ArgumentParser
import Proofing
import Solving

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Tells the versions of the libraries and the fonts with their hashes, and how to get what is missing.",
    discussion: "Exit 1 where a font is missing.")

  func run() throws {
    let lines = Doctor(studio: Studio()).examine()
    let width = lines.map(\.title.count).max() ?? 0
    for line in lines {
      let mark = line.isMissing ? "✗" : "✓"
      let gap = String(repeating: " ", count: width - line.title.count + 2)
      Terminal.data("\(mark) \(line.title)\(gap)\(line.detail)\n")
    }
    if lines.contains(where: \.isMissing) { throw ExitCode(1) }
  }
}
