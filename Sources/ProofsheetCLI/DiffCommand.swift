import ArgumentParser
import ImageDiff
import ProofModel
import Proofsheet

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

  @Option(help: "When two pixels differ: exact, pixelmatch or oklab.")
  var metric: String = "exact"

  @Option(help: "0 to 1, in the metric's own measure: 0.1 for pixelmatch, 0.02 for oklab.")
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "Differing pixels that pass in one region, or n/side: in any window of so many pixels.", valueName: "n[/side]"))
  var tolerance: String?

  @Option(
    help: ArgumentHelp("A view by name, or x,y,w,h: differences there do not count. Repeatable.", valueName: "part"))
  var ignore: [String] = []

  @Option(
    name: [.customShort("o"), .long], help: "The picture of the difference; a folder where there may be several.")
  var output: String?

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @Option(help: "How many pictures or variants to compare at once.")
  var jobs: Int = Machine.cores

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
    case .json: Terminal.data(report.json(options: EnvironmentTwins.inForce()).text)
    case .text: Terminal.data(report.text(listsChanges: changes, usesColor: Terminal.usesColorInData))
    }
    if !quiet, format == .text, !report.entries.isEmpty, report.kind != .pictures { Terminal.talk(report.summary) }
    if report.exitCode != 0 { throw ExitCode(report.exitCode) }
  }

  private func request() throws -> ComparisonRequest {
    var request = ComparisonRequest()
    guard let metric = DifferenceOptions.Metric(rawValue: metric) else {
      let known = DifferenceOptions.Metric.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--metric takes \(known), found '\(metric)'")
    }
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold takes 0 to 1, found \(threshold)")
    }
    if threshold != nil, metric == .exact {
      throw ValidationError("--threshold has no meaning for the exact metric: add --metric pixelmatch or oklab")
    }
    request.options = DifferenceOptions(metric: metric, threshold: threshold, tolerance: try allowance())
    request.ignored = ignore.map { ComparisonRequest.Ignored($0) }
    request.selection = try variants.selection()
    request.intrinsicFile = variants.intrinsic
    request.comparesPictures = !layoutOnly
    request.output = output
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs takes 1 to 256, found \(jobs)") }
    request.jobs = jobs
    return request
  }

  /// `12` in a region, `12/32` in any window of 32 pixels.
  private func allowance() throws -> DifferenceTolerance {
    guard let tolerance else { return DifferenceTolerance() }
    let parts = tolerance.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 1, let count = parts[0], count >= 0 { return DifferenceTolerance(pixelsPerRegion: count) }
    if parts.count == 2, let count = parts[0], let side = parts[1], count >= 0, (1...4096).contains(side) {
      return DifferenceTolerance(pixelsPerRegion: .max, pixelsPerWindow: count, windowSide: side)
    }
    throw ValidationError("--tolerance takes a number of pixels such as 12, or 12/32 for windows, found '\(tolerance)'")
  }
}
