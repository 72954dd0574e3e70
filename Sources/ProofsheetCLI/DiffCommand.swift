import ArgumentParser
import ProofModel
import Solving

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pictures, two folders of pictures, or two screens, and says what caused it.",
    discussion: """
      Of screens every variant is solved on both sides: what moved is followed back through the rules to the edit \
      that moved it. Exit 0 the same, 1 differences, 2 where something could not be read.
      """)

  @Argument(
    help: ArgumentHelp("What was: a PNG or JPEG, a folder, a spec, a storyboard or a xib.", valueName: "expected"))
  var expected: String

  @Argument(help: ArgumentHelp("What is.", valueName: "actual"))
  var actual: String

  @OptionGroup var variants: VariantOptions

  @OptionGroup var comparing: ComparingArguments

  @Option(
    name: [.customShort("o"), .long], help: "The picture of the difference; a folder where there may be several.",
    completion: .file())
  var output: String?

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @Option(help: "How many pictures or variants to compare at once.")
  var jobs: Int?

  @Flag(help: "Of screens, layouts only: no pictures are drawn.")
  var layoutOnly = false

  @Flag(help: "Every change too, not only the causes.")
  var changes = false

  @Flag(help: "No summary.")
  var quiet = false

  func run() throws {
    let report = Comparison.report(expected: expected, actual: actual, request: try request())
    // Notes are of the documents, not of what changed in them.
    Terminal.print(report.diagnostics.filter { $0.severity > .note })
    switch format {
    case .json: Terminal.data(report.json(options: OptionSources.inForce()).text)
    case .text: Terminal.data(report.text(listsChanges: changes, usesColor: Terminal.usesColorInData))
    }
    if !quiet { report.remarks.forEach { Terminal.talk($0) } }
    if !quiet, format == .text, !report.entries.isEmpty, report.kind != .pictures { Terminal.talk(report.summary) }
    if report.exitCode != 0 { throw ExitCode(report.exitCode) }
  }

  private func request() throws -> ComparisonRequest {
    var request = ComparisonRequest()
    request.options = try comparing.options()
    request.ignored = comparing.ignored
    request.selection = try variants.selection()
    request.intrinsicFile = variants.intrinsic
    request.comparesPictures = !layoutOnly
    request.output = output
    try Jobs.check(jobs)
    request.jobs = jobs ?? Machine.cores
    return request
  }
}
