import ArgumentParser
import Findings
import Foundation
import ProofModel
import Reviewing
import Solving

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the reports of a run's shards together.",
    discussion: """
      The folders are those that 'verify' or 'review' wrote as --report, 'render' or 'check' as --output, each with \
      --shard i/n. What comes of them is, byte for byte, what one machine would have written and printed. A shard that \
      is missing, there twice or made from other inputs is refused. Exit as the command itself would.

      Parts of 'render' and 'check' are put together in a checkout of the revision that they were made of, under the \
      same folder as the command ran in.
      """)

  @Argument(help: ArgumentHelp("The folders of all shards' reports.", valueName: "folder"))
  var folders: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Of 'render': the folder for the pictures and sheets; proofs without one.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup var output: ReviewArguments

  @Flag(help: "No word where nothing differs.")
  var quiet = false

  func run() throws {
    let isRecord = folders.map(ShardRecord.isIn)
    if isRecord.allSatisfy({ $0 }) { return try runAgain() }
    if isRecord.contains(true) {
      let others = zip(folders, isRecord).filter { !$1 }.map(\.0)
      throw Failure(
        others.map {
          .error(
            "unfinished-shard", "'\($0)' holds no record of a shard, as the other folders do",
            hint: "a shard writes '\(ShardRecord.fileName)' last: run the one again that did not end")
        })
    }
    guard output.report != nil else { throw ValidationError("--report names the folder of the whole report") }
    try mergeReports()
  }

  /// The command of the shards once more, with what they did in the place of doing it.
  private func runAgain() throws {
    let parts: ShardParts
    do throws(DiagnosedFailure) {
      parts = try ShardParts(folders)
    } catch {
      throw Failure(error.diagnostics)
    }
    let words = Array(parts.words.dropFirst())
    switch parts.words.first {
    case RenderCommand.configuration.commandName:
      var command = try RenderCommand.parse(words)
      command.output = folder ?? "proofs"
      command.quiet = quiet
      if folders.contains(where: { URL(fileURLWithPath: $0).path == URL(fileURLWithPath: command.output).path }) {
        throw ValidationError("'\(command.output)' is one of the shards; name another folder with --output")
      }
      try command.draw(Inputs.open(command.input, studio: Studio(), isQuiet: quiet), merging: parts)
    case CheckCommand.configuration.commandName:
      var command = try CheckCommand.parse(words)
      command.quiet = quiet
      try command.run(merging: parts)
    default:
      throw Failure([
        .error("invalid-shard", "'\(folders[0])' is a part of a command that this version does not merge")
      ])
    }
  }

  private func mergeReports() throws {
    let target = output.report ?? ""
    var report: ReviewReport
    do throws(DiagnosedFailure) {
      report = try ReviewMerging.merge(folders, into: target)
    } catch {
      throw Failure(error.diagnostics)
    }
    report.options = OptionSources.inForce()
    try output.write(report, isQuiet: quiet)
    try output.end(report)
  }
}
