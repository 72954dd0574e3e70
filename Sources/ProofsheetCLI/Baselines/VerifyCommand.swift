import ArgumentParser
import ProofModel
import Reviewing
import Solving

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares screens with what was recorded, and tells what changed and why.",
    discussion: """
      A picture is drawn only where its layout, fonts, assets or versions are not as recorded. Exit 1 where \
      anything differs, is missing or is declared no more; 2 where something cannot be read or drawn.
      """)

  @Argument(
    help: ArgumentHelp(
      "Layout specs, storyboards, xibs, or folders of specs; else what is recorded.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var variants: VariantOptions
  @OptionGroup var baselines: BaselineArguments
  @OptionGroup var output: ReviewArguments
  @OptionGroup var comparing: ComparingArguments

  @OptionGroup var sharing: ShardArguments

  @Flag(help: "Draw and compare every picture, also where nothing it depends on has changed.")
  var pixels = false

  @Flag(help: "Remove what no screen declares any more; only where nothing was filtered out.")
  var prune = false

  func validate() throws {
    if sharing.shard != nil, prune { throw ValidationError("--prune does not go with --shard") }
  }

  func run() throws {
    if prune { try RunSurroundings.forbidWriting("'--prune'") }
    let studio = Studio()
    let recording = try mode()
    let inputs = try baselines.screens(
      files, studio: studio, readsAsRecorded: recording == .never && variants.os == nil)
    let screens = BaselineScreens(
      inputs.workbenches, selection: try variants.selection(), broken: inputs.broken)
    try RecordCommand.checkPruning(prune, screens)
    let progress = ProgressBar(title: "verifying", isQuiet: baselines.quiet)
    var request = baselines.request(progress: progress)
    request.given = try variants.given(for: inputs.workbenches)
    request.mode = recording
    request.prunes = prune
    request.drawsAlways = pixels
    request.shard = try sharing.chosen()
    request.sources = inputs.sources
    request.difference = try comparing.options()
    request.ignored = comparing.ignored
    request.artifactFolders = output.folders
    request.isForPage = output.report != nil
    var outcome = BaselineRun(screens: screens, request: request).run()
    progress.finish()
    Terminal.print(outcome.diagnostics.filter { $0.severity > .note })
    if outcome.hasErrors { throw ExitCode(2) }
    for key in outcome.recorded { Terminal.talk("recorded \(key)") }
    for key in outcome.pruned { Terminal.talk("removed \(key)") }
    outcome.report.entries.removeAll { $0.status == .orphan && outcome.pruned.contains($0.key) }
    outcome.report.options = OptionSources.inForce()
    for (era, count) in inputs.savedAnew.sorted(by: { $0.key.description < $1.key.description }) {
      let saved = count == 1 ? "1 file; it is" : "\(count) files; they are"
      outcome.report.notes.append(.init("another version of Xcode saved \(saved) drawn as \(era), as recorded"))
    }
    try output.write(outcome.report, isQuiet: baselines.quiet)
    if !baselines.quiet { tell(outcome) }
    try inputs.finish()
    try output.end(outcome.report)
  }

  /// Under CI nothing is written, whatever the environment asks for.
  private func mode() throws -> RecordMode {
    guard let mode = try RunSurroundings.recordMode(), mode != .never else { return .never }
    guard RunSurroundings.isCI else { return mode }
    Terminal.talk("SNAPSHOT_TESTING_RECORD=\(mode.rawValue) is passed over: under CI nothing is recorded")
    return .never
  }

  /// What to do next.
  private func tell(_ outcome: BaselineOutcome) {
    if outcome.untouched > 0 { Terminal.talk("\(outcome.untouched) recorded variants were not asked for") }
    let report = outcome.report
    if outcome.drawn > 0, report.exitCode == 0, !pixels {
      Terminal.talk(
        "\(outcome.drawn) were drawn, since fonts or versions are not the recorded ones, and came out the same; "
          + "'proofsheet record' takes them down, which saves that")
    }
    let folder = baselines.baselines == "baselines" ? "" : " --baselines \(baselines.baselines)"
    if report.count(.missing) > 0, outcome.recorded.isEmpty {
      Terminal.talk("new ones are taken as right by: proofsheet record --mode missing\(folder)\(named)")
    }
    let changed = report.entries.filter { [.layout, .pixels, .environment].contains($0.status) }
    if let first = changed.first {
      let keys = changed.count == 1 ? "'\(first.key)'" : "KEY…, or --all"
      Terminal.talk("changes are taken as right by: proofsheet approve \(keys)\(folder)")
    }
    if report.count(.orphan) > 0 {
      Terminal.talk("what is gone is removed by: proofsheet verify --prune\(folder)\(named)")
    }
  }

  private var named: String { files.map { " " + $0 }.joined() }
}
