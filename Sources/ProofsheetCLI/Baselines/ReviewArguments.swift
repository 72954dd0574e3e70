import ArgumentParser
import ProofModel
import Proofsheet

/// Where a comparison's result goes.
struct ReviewArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Write the report to this folder, pictures beside it.", valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("Write the pictures of what differs to this folder.", valueName: "folder"))
  var artifacts: String?

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @Option(help: ArgumentHelp("A view whose pixels do not count, by name or path. Repeatable.", valueName: "view"))
  var ignore: [String] = []

  func apply(to request: inout BaselineRequest) throws {
    request.ignoredViews = ignore
    request.artifactFolders = folders
    request.hasOverlays = report != nil
  }

  var folders: [String] { [report, artifacts ?? RunSurroundings.artifacts].compactMap { $0 } }

  /// Prints the result and writes what was asked for.
  func write(_ review: ReviewReport, isQuiet: Bool) throws {
    switch format {
    case .json: Terminal.data(review.json().text)
    case .text:
      guard !isQuiet || review.exitCode != 0 else { return }
      var text = ReviewText()
      text.usesColor = Terminal.usesColorInData
      Terminal.data(text.text(review))
    }
  }
}
