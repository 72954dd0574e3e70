import ArgumentParser
import ProofModel
import Reviewing
import Revisions
import Solving

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Compares the screens of two revisions of a git repository; nothing needs to be recorded.",
    discussion: """
      Both sides are read through git, without a checkout, and drawn. What a change cannot reach is not looked at. \
      Where nothing says on which devices, screens of Interface Builder's files are drawn on those of the app and on the \
      canvas that the file was drawn on, by which their amounts are told.
      Exit 1 where a screen changed, 2 where nothing could be compared.
      """)

  @Argument(help: ArgumentHelp("Files or folders of screens; this folder without one.", valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The earlier revision: a branch, a tag or a commit; without one the branch that work goes into.",
      valueName: "revision"))
  var base: String?

  @Option(help: ArgumentHelp("The later revision; the work tree without one.", valueName: "revision"))
  var head: String?

  @Flag(help: "Compare with the base itself, not with where the head parted from it.")
  var direct = false

  @Option(help: ArgumentHelp("Only this scene: its name, id or title.", valueName: "name"))
  var scene: String?

  @Flag(
    name: .customLong("try-causes"),
    help: "Take each named cause back, and all together, solve again and say in the JSON what returns.")
  var triesCauses = false

  @OptionGroup var variants: VariantOptions
  @OptionGroup var output: ReviewArguments
  @OptionGroup var comparing: ComparingArguments
  @OptionGroup var sharing: ShardArguments

  @Option(help: "How many variants to solve and draw at once.")
  var jobs: Int?

  @Flag(help: "No progress, and no word where nothing differs.")
  var quiet = false

  func validate() throws {
    try Jobs.check(jobs)
    guard variants.intrinsic == nil else { throw ValidationError("--intrinsic does not go with review") }
  }

  func run() throws {
    LargeBuffers.returnToSystem()
    let progress = ProgressBar(title: "comparing", isQuiet: quiet)
    var request = RevisionReview.Request(base: base ?? "")
    request.head = head
    request.isDirect = direct
    request.paths = paths
    request.scene = scene
    request.shard = try sharing.chosen()
    request.selection = try variants.selection()
    request.jobs = jobs ?? Machine.cores
    request.difference = try comparing.options()
    request.ignored = comparing.ignored
    request.artifactFolders = output.folders
    request.triesCauses = triesCauses
    request.isForPage = output.report != nil
    request.needsDigests = output.format == .json
    request.progress = { progress.update(done: $0, total: $1) }
    var outcome: RevisionReview.Outcome
    do throws(DiagnosedFailure) {
      let repository = try GitRepository.open()
      if base == nil {
        request.base = try repository.usualBase()
        if !quiet { Terminal.talk("compared with \(request.base); --base names another revision") }
      }
      outcome = try RevisionReview(repository: repository, studio: Studio(), request: request).run()
    } catch {
      progress.finish()
      try tellFailure(error)
      throw Failure(error.diagnostics)
    }
    progress.finish()
    let told = outcome.diagnostics.once.filter { $0.severity > .note }
    Terminal.print(told)
    outcome.report.options = OptionSources.inForce()
    // A word of warning alone would be taken for the answer.
    try output.write(outcome.report, isQuiet: quiet && told.isEmpty)
    if !quiet, outcome.unchangedFiles > 0 {
      let number = outcome.unchangedFiles
      let files = number == 1 ? "1 file" : "\(number) files"
      Terminal.talk("\(files) of screens that no change reaches \(number == 1 ? "was" : "were") left out")
    }
    try output.end(outcome.report)
  }

  /// Programs that read JSON get a whole report, whatever happened.
  private func tellFailure(_ failure: DiagnosedFailure) throws {
    guard output.format == .json else { return }
    var report = ReviewReport(title: "Review", expected: .init(base ?? "base"), actual: .init(head ?? "working tree"))
    report.isFailed = true
    report.notes = failure.diagnostics.map { .init($0.message, at: $0.span) }
    Terminal.data(report.json().text)
  }
}
