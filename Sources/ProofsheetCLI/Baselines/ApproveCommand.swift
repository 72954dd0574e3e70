import ArgumentParser
import ProofModel
import Reviewing
import Solving

struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Takes what chosen variants look like now as right.",
    discussion: """
      A key is scene.variant as 'verify' names it; * stands for any letters. Decisions exported from the report's \
      page hold only for the pictures they were made on. All of it is written or nothing; under CI, nothing.
      """)

  @Argument(help: "Keys, or patterns of keys.")
  var keys: [String] = []

  @Flag(help: "Everything that differs, is new or is gone.")
  var all = false

  @Option(help: ArgumentHelp("Decisions exported from the report's page.", valueName: "FILE.json"), completion: .file())
  var decisions: String?

  @Option(
    name: .customLong("spec"),
    help: ArgumentHelp("A further file of screens, of which nothing is recorded yet.", valueName: "file"),
    completion: .file())
  var specs: [String] = []

  @OptionGroup var baselines: BaselineArguments

  func run() throws {
    guard !keys.isEmpty || all || decisions != nil else {
      throw ValidationError("name the keys to approve, or --all, or --decisions FILE.json")
    }
    try RunSurroundings.forbidWriting("'approve'")
    var choice = BaselineApproval.Choice()
    choice.patterns = keys.map { KeyPattern($0) }
    choice.takesAll = all
    if let decisions { choice.decisions = try read(decisions) }
    let studio = Studio()
    let known: [String]
    do throws(DiagnosedFailure) {
      known = try BaselineFolder(baselines.baselines).recordedFiles()
    } catch {
      throw Failure(error.diagnostics)
    }
    let inputs = try baselines.screens((known + specs).once, studio: studio)
    let screens = BaselineScreens(
      inputs.workbenches, selection: VariantSelection(), broken: inputs.broken)
    let progress = ProgressBar(title: "approving", isQuiet: baselines.quiet)
    let request = baselines.request(progress: progress)
    let outcome = BaselineApproval(screens: screens, request: request, choice: choice).run()
    progress.finish()
    Terminal.print(outcome.diagnostics.filter { $0.severity > .note })
    if outcome.hasErrors { throw ExitCode(2) }
    for key in outcome.recorded { Terminal.data("approved \(key)\n") }
    for key in outcome.pruned { Terminal.data("removed \(key)\n") }
    try inputs.finish()
    guard !baselines.quiet else { return }
    let rejected = choice.decisions.filter { $0.verdict == .reject }.count
    if rejected > 0 { Terminal.talk("\(rejected) rejected, left as recorded") }
    if outcome.recorded.isEmpty, outcome.pruned.isEmpty { Terminal.talk("nothing to approve: all is as recorded") }
  }

  private func read(_ path: String) throws -> [ReviewDecisions.Decision] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: path, limit: 64 << 20)
    } catch {
      throw Failure([error.diagnostic()])
    }
    let result = ReviewDecisions.read(bytes, file: path)
    guard let decisions = result.decisions else { throw Failure(result.diagnostics) }
    return decisions.decisions
  }
}
