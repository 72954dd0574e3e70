import ArgumentParser
import ProofModel
import Proofsheet

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the reports of a run's shards together.",
    discussion: """
      The folders are those of 'proofsheet verify --shard i/n --report'. A shard that is missing, there twice or made \
      from other inputs is refused. Exit as 'verify' would.
      """)

  @Argument(help: ArgumentHelp("The folders of all shards' reports.", valueName: "folder"))
  var folders: [String]

  @OptionGroup var output: ReviewArguments

  @Flag(help: "No word where nothing differs.")
  var quiet = false

  func validate() throws {
    guard output.report != nil else { throw ValidationError("--report names the folder of the whole report") }
  }

  func run() throws {
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
