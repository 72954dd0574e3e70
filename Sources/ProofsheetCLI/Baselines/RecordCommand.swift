import ArgumentParser
import ProofModel
import Reviewing
import Solving

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records what screens look like now, to be verified later.",
    discussion: """
      Layouts are stored as text, pictures besides. All of it is written or nothing. A variant that is filtered out \
      keeps what is recorded of it. Without a file what is recorded is recorded anew; at first, the whole project. Under \
      CI nothing is recorded.
      """)

  @Argument(
    help: ArgumentHelp(
      "Layout specs, storyboards, xibs, or folders of specs; else what is recorded.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var variants: VariantOptions
  @OptionGroup var baselines: BaselineArguments

  @Option(help: "all, failed (what differs or is missing), missing or never.")
  var mode: String?

  @Flag(help: "Remove what no screen declares any more; only where nothing was filtered out.")
  var prune = false

  func run() throws {
    let mode = try recordMode()
    if mode != .never || prune { try RunSurroundings.forbidWriting("'record'") }
    let studio = Studio()
    let inputs = try baselines.screens(files, studio: studio, begins: true)
    let screens = BaselineScreens(
      inputs.workbenches, selection: try variants.selection(), broken: inputs.broken)
    try Self.checkPruning(prune, screens)
    let progress = ProgressBar(title: "recording", isQuiet: baselines.quiet)
    var request = baselines.request(progress: progress)
    request.given = try variants.given(for: inputs.workbenches)
    request.mode = mode
    request.prunes = prune
    let outcome = BaselineRun(screens: screens, request: request).run()
    progress.finish()
    Terminal.print(outcome.diagnostics.filter { $0.severity > .note })
    if outcome.hasErrors { throw ExitCode(2) }
    for key in outcome.recorded { Terminal.data("recorded \(key)\n") }
    for key in outcome.pruned { Terminal.data("removed \(key)\n") }
    if !baselines.quiet { tell(outcome) }
    try inputs.finish()
  }

  private func recordMode() throws -> RecordMode {
    if let mode {
      guard let value = RecordMode(rawValue: mode) else {
        let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--mode takes \(known), found '\(mode)'")
      }
      return value
    }
    return try RunSurroundings.recordMode() ?? .all
  }

  private func tell(_ outcome: BaselineOutcome) {
    let unchanged = outcome.report.entries.count - outcome.recorded.count - outcome.report.count(.orphan)
    var parts = ["\(outcome.recorded.count) recorded", "\(max(0, unchanged)) as before"]
    if outcome.untouched > 0 { parts.append("\(outcome.untouched) not asked for and kept") }
    Terminal.talk("\(baselines.baselines): \(parts.joined(separator: ", "))")
    let orphans = outcome.report.entries.filter { $0.status == .orphan && !outcome.pruned.contains($0.key) }
    guard !orphans.isEmpty else { return }
    Terminal.talk("no screen declares \(orphans.count == 1 ? "this one" : "these") any more; --prune removes:")
    for orphan in orphans { Terminal.talk("  \(orphan.key)") }
  }

  /// What is missing under a filter may well be declared.
  static func checkPruning(_ prune: Bool, _ screens: BaselineScreens) throws {
    guard prune, !screens.isWhole else { return }
    throw Failure([
      .error(
        "prune-under-filter", "'--prune' removes what no screen declares, which only a run without a filter can tell",
        hint: "leave out the options that choose variants")
    ])
  }
}
