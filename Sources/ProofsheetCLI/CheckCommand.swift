import ArgumentParser
import Findings
import Foundation
import ProofModel
import Proofing
import Reviewing
import Solving

/// Text for people, JSON for programs.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// How `check` tells its findings.
enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
  /// SARIF 2.1.0, for code hosts.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// JUnit's XML, for everything else that runs checks.
  case junit
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tells conflicts, ambiguities, ties, misplaced and outlying views, and clipped text, with a remedy each.",
    discussion: """
      Each problem is told once, the worst first, with the variants that have it and, where solving the whole matrix \
      with it proved it, a fix. Its id stays the same while the file is edited: with --known REPORT, an earlier \
      --format json, only what is new is told and counts.

      Exit 1 where an error or a warning was found, in the file itself too; 2 where a file cannot be read.
      """)

  @OptionGroup var input: ProjectArguments
  @OptionGroup var variants: VariantOptions
  @OptionGroup var designs: DesignArguments

  @Option(help: "text, json, sarif, github (annotations), or junit.")
  var format: FindingsFormat = .text

  @Option(
    help: ArgumentHelp(
      "Findings of this earlier report, as --format json wrote it, are left out.", valueName: "report"),
    completion: .file())
  var known: String?

  @Flag(inversion: .prefixedNo, help: "Try what might resolve each finding by solving the matrix with it.")
  var fixes = true

  @OptionGroup var sharing: ShardArguments

  @Option(
    name: [.customShort("o"), .long],
    help: "With --shard: the folder for what this machine found, which 'merge' puts together.", completion: .directory)
  var output = "findings"

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  @Flag(help: "Only findings, no summary.")
  var quiet = false

  func run() throws { try run(merging: nil) }

  /// - Parameter parts: shards whose findings are told together, and nothing is solved.
  func run(merging parts: ShardParts?) throws {
    try Jobs.check(jobs)
    let earlier = try knownBytes()
    let studio = Studio()
    // Whatever a file's errors are, every format is whole.
    var inputs = try Inputs.open(input, studio: studio, failsWithoutScreens: format == .text, isQuiet: quiet)
    inputs.workbenches = try designs.applied(to: inputs.workbenches)
    let given = try variants.given(for: inputs.workbenches)
    let selection = try variants.selection()
    var report = FindingsReport()
    var diagnostics: [Diagnostic] = []
    var files: [String: String] = [:]
    if let problem = parts?.difference(from: inputs.sources) { throw Failure([problem]) }
    let shard = try parts == nil ? sharing.chosen() : nil
    if shard != nil { ShardRecord.begin(in: output) }
    var run = CheckRun(inputs.workbenches, selection: selection)
    run.given = given
    run.jobs = jobs ?? Machine.cores
    run.triesFixes = fixes
    let screens = run.screens(of: shard, parts: parts)
    for screen in screens {
      let document = inputs.workbenches[screen.position].document
      files[document.name] = document.file
      diagnostics += screen.diagnostics
      report.append(screen.report)
    }
    if let shard {
      let record = ShardRecord(
        shard: shard, words: CommandWords.shared(of: "check"), sources: inputs.sources, studio: studio,
        screens: screens.map(\.record))
      let problems = record.write(to: output)
      guard problems.isEmpty else { throw Failure(problems, code: 3) }
    }
    report.joinContainers()
    inputs.tell(diagnostics)
    report.fileErrorCount = inputs.errorCount
    report.fileDiagnostics = inputs.diagnostics.filter { $0.severity > .note }
    if let known, let earlier {
      do { try report.leaveOutKnown(earlier, file: known) } catch { throw Failure([error.diagnostic]) }
    }
    if report.variantCount == 0, format == .text, shard == nil { try inputs.finish() }
    switch format {
    case .json: Terminal.data(report.json(options: OptionSources.inForce()).text)
    case .sarif: Terminal.data(report.sarif(root: FileManager.default.currentDirectoryPath, files: files).text)
    case .github: Terminal.data(report.annotations())
    case .junit: Terminal.data(report.junit())
    case .text: Terminal.data(DiagnosticText.print(report.diagnostics, usesColor: Terminal.usesColorInData))
    }
    if !quiet { Terminal.talk(report.summary) }
    try inputs.finish()
    if report.isFailing { throw ExitCode(1) }
  }

  private func knownBytes() throws -> [UInt8]? {
    guard let known else { return nil }
    do {
      return [UInt8](try FileReading.bytes(at: known, limit: Self.largestReport))
    } catch {
      throw Failure([error.diagnostic(at: SourceSpan(file: known, line: 1))])
    }
  }

  /// Bytes of a file that is still taken for a report.
  private static let largestReport = 256 << 20
}
