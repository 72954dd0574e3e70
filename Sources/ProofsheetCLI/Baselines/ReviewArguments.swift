import ArgumentParser
import Foundation
import ProofModel
import Reviewing
import Solving

/// How a comparison is told on standard output.
enum ReviewFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, junit, sarif
  /// Workflow commands of GitHub Actions.
  case github
}

/// Where a comparison's result goes.
struct ReviewArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write the report to this folder, pictures beside it.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "What the report's folder gets besides pictures: html, json, markdown, junit, sarif, summary, reg, or all.",
      valueName: "kinds"))
  var outputs: [String] = []

  @Flag(help: "The report's page holds its pictures itself.")
  var inline = false

  @Option(
    name: .customLong("image-base-url"),
    help: ArgumentHelp("Where the report's folder can be reached, so that a comment shows pictures.", valueName: "url"))
  var imageBaseURL: String?

  @Option(
    name: .customLong("report-url"),
    help: ArgumentHelp("Where the report's page can be reached, for a link in the comment.", valueName: "url"))
  var reportURL: String?

  @Option(
    name: .customLong("source-url"),
    help: ArgumentHelp(
      "Where the files as they are now can be read, such as https://github.com/owner/name/blob/HASH; places in the "
        + "comment are links to lines then.", valueName: "url"))
  var sourceURL: String?

  @Option(
    help: ArgumentHelp("Write the pictures of what differs to this folder.", valueName: "folder"),
    completion: .directory)
  var artifacts: String?

  @Option(help: "text, json, markdown, junit, sarif, or github (annotations).")
  var format: ReviewFormat = .text

  @Flag(help: "Changes are told and do not fail: exit 0 where nothing worse was found.")
  var exitZero = false

  func validate() throws {
    _ = try kinds()
    for (option, value) in [
      ("--image-base-url", imageBaseURL), ("--report-url", reportURL), ("--source-url", sourceURL),
    ] {
      guard let value, !["https://", "http://"].contains(where: { value.hasPrefix($0) }) else { continue }
      throw ValidationError("\(option) takes an address that begins with https://, found '\(value)'")
    }
    guard report == nil else { return }
    for (option, isGiven) in [
      ("--outputs", !outputs.isEmpty), ("--inline", inline), ("--image-base-url", imageBaseURL != nil),
      ("--report-url", reportURL != nil),
    ] where isGiven {
      throw ValidationError("\(option) says what --report FOLDER holds; give the folder too")
    }
  }

  /// What is written to the report's folder; the page and its JSON where nothing was said.
  private func kinds() throws -> [ReviewOutputs.Kind] {
    let names = VariantOptions.split(outputs)
    guard !names.isEmpty else { return [.html, .json] }
    if names == ["all"] { return ReviewOutputs.Kind.allCases }
    return try names.once.map { name in
      if let kind = ReviewOutputs.Kind(rawValue: name) { return kind }
      let known = ReviewOutputs.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--outputs takes \(known) or all, found '\(name)'")
    }
  }

  /// The command's end, by what was found.
  func end(_ review: ReviewReport) throws {
    if review.exitCode > 1 || review.exitCode == 1 && !exitZero { throw ExitCode(review.exitCode) }
  }

  /// Where pictures go, the report's folder first.
  var folders: [String] { [report, artifacts ?? RunSurroundings.artifacts].compactMap { $0 } }

  /// Prints the result and writes what was asked for.
  func write(_ review: ReviewReport, isQuiet: Bool) throws {
    if let report {
      var outputs = ReviewOutputs(folder: report)
      outputs.kinds = try kinds()
      // Shards are merged from their JSON.
      if review.shard != nil, !outputs.kinds.contains(.json) { outputs.kinds.append(.json) }
      outputs.inlinesPictures = inline
      outputs.imageBaseURL = imageBaseURL
      outputs.reportURL = reportURL
      outputs.sourceURL = sourceURL
      outputs.root = FileManager.default.currentDirectoryPath
      let written = outputs.write(review)
      if written.diagnostics.contains(where: { $0.severity == .error }) { throw Failure(written.diagnostics) }
      if !isQuiet { Terminal.print(written.diagnostics) }
      if !isQuiet, let page = written.paths.first { Terminal.talk("wrote \(page)") }
    }
    switch format {
    case .github: Terminal.data(review.annotations())
    case .json: Terminal.data(review.json().text)
    case .markdown:
      Terminal.data(
        review.markdown(.init(imageBaseURL: imageBaseURL, reportURL: reportURL, sourceURL: sourceURL)))
    case .junit: Terminal.data(review.junit(attachmentsIn: report ?? ""))
    case .sarif: Terminal.data(review.sarif(root: FileManager.default.currentDirectoryPath).text)
    case .text:
      guard !isQuiet || review.exitCode != 0 else { return }
      var text = ReviewText()
      text.usesColor = Terminal.usesColorInData
      Terminal.data(text.text(review))
    }
  }
}
