import ArgumentParser
import ProofModel
import Proofsheet

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Compares the screens of two revisions of a git repository; nothing needs to be recorded.",
    discussion: """
      Both sides are read through git, without a checkout, and drawn. What a change cannot reach is not looked at. \
      Exit 1 where a screen changed, 2 where one cannot be read or drawn.
      """)

  @Argument(help: ArgumentHelp("Files or folders of screens; this folder without one.", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The earlier revision: a branch, a tag or a commit.", valueName: "revision"))
  var base: String

  @Option(help: ArgumentHelp("The later revision; the work tree without one.", valueName: "revision"))
  var head: String?

  @Flag(help: "Compare with the base itself, not with where the head parted from it.")
  var direct = false

  @Option(help: ArgumentHelp("Only this scene: its name, id or title.", valueName: "name"))
  var scene: String?

  @OptionGroup var variants: VariantOptions
  @OptionGroup var output: ReviewArguments
  @OptionGroup var comparing: ComparingArguments

  @Option(help: "How many variants to solve and draw at once.")
  var jobs: Int?

  @Flag(help: "No progress, and no word where nothing differs.")
  var quiet = false

  func validate() throws {
    try Jobs.check(jobs)
    guard variants.intrinsic == nil else { throw ValidationError("--intrinsic does not go with review") }
  }

  func run() throws {
    let progress = ProgressBar(title: "comparing", isQuiet: quiet)
    var request = RevisionReview.Request(base: base)
    request.head = head
    request.isDirect = direct
    request.paths = paths
    request.scene = scene
    request.selection = try variants.selection()
    request.jobs = jobs ?? Machine.cores
    request.difference = try comparing.options()
    request.ignored = comparing.ignored
    request.artifactFolders = output.folders
    request.hasOverlays = output.report != nil
    request.progress = { progress.update(done: $0, total: $1) }
    var outcome: RevisionReview.Outcome
    do throws(DiagnosedFailure) {
      let repository = try GitRepository.open()
      outcome = try RevisionReview(repository: repository, studio: Studio(), request: request).run()
    } catch {
      progress.finish()
      throw Failure(error.diagnostics)
    }
    progress.finish()
    Terminal.print(outcome.diagnostics.once.filter { $0.severity > .note })
    if outcome.hasErrors { throw ExitCode(2) }
    outcome.report.options = OptionSources.inForce()
    try output.write(outcome.report, isQuiet: quiet)
    if !quiet, outcome.unchangedFiles > 0 {
      Terminal.talk("\(outcome.unchangedFiles) files of screens that no change reaches were left out")
    }
    if outcome.hasUnreadable { throw ExitCode(2) }
    try output.end(outcome.report)
  }
}
