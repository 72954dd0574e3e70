import ArgumentParser
import ProofModel
import Proofing
import Solving

struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the fonts that can be had, with the scripts they cover and their hashes.",
    discussion: "Every font file is read for it. A word is a part of a family's name.")

  @Argument(help: "Which families; without one, all.")
  var words: [String] = []

  @Option(
    name: .customLong("file"), help: ArgumentHelp("A font file of the project's own.", valueName: "path"),
    completion: .file())
  var files: [String] = []

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    let report = FontsReport(studio: Studio(), words: words, files: files)
    if report.fonts.isEmpty {
      throw Failure([
        .error("unknown-font", "no font's family has \(words.map { "'\($0)'" }.joined(separator: " or "))")
      ])
    }
    switch format {
    case .json: Terminal.data(report.json.text)
    case .text: Terminal.data(report.table)
    }
  }
}
