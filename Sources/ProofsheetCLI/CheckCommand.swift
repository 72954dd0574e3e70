import ArgumentParser
import AutoLayout
import Foundation
import ProofModel
import Proofsheet

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

  @OptionGroup var input: FileArguments
  @OptionGroup var variants: VariantOptions

  @Option(help: "text, json, sarif, github (annotations), or junit.")
  var format: FindingsFormat = .text

  @Option(
    help: ArgumentHelp(
      "Findings of this earlier report, as --format json wrote it, are left out.", valueName: "report"),
    completion: .file())
  var known: String?

  @Flag(inversion: .prefixedNo, help: "Try what might resolve each finding by solving the matrix with it.")
  var fixes = true

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  @Flag(help: "Only findings, no summary.")
  var quiet = false

  func run() throws {
    try Jobs.check(jobs)
    let earlier = try knownBytes()
    let studio = Studio()
    // Whatever a file's errors are, every format is whole.
    var inputs = try Inputs.open(input, studio: studio, failsWithoutScreens: format == .text)
    let given = try variants.given(for: inputs.workbenches)
    let selection = try variants.selection()
    var report = FindingsReport()
    var diagnostics: [Diagnostic] = []
    var files: [String: String] = [:]
    var trials = fixes ? FindingsReport.usualTrials : 0
    for workbench in inputs.workbenches {
      files[workbench.document.name] = workbench.document.file
      let expanded = workbench.variants(selection)
      diagnostics += expanded.diagnostics
      // A storyboard's frames and flags speak of its own canvas.
      let canvas = selection.isEmpty ? workbench.canvasVariant.map { [$0] } ?? [] : []
      let others = expanded.variants.filter { variant in !canvas.contains { $0.environment == variant.environment } }
      diagnostics += workbench.policyDiagnostics
      let solved = workbench.inspected(
        workbench.solve(canvas + others, given: given, jobs: jobs ?? Machine.cores), jobs: jobs ?? Machine.cores)
      for solved in solved {
        diagnostics += solved.diagnostics
        report.add(solved, of: workbench)
      }
      if trials > 0 { report.tryFixes(solved, of: workbench, trials: &trials, jobs: jobs ?? Machine.cores) }
    }
    report.joinContainers()
    inputs.tell(diagnostics)
    report.fileErrorCount = inputs.errorCount
    report.fileDiagnostics = inputs.diagnostics.filter { $0.severity > .note }
    if let known, let earlier {
      do { try report.leaveOutKnown(earlier, file: known) } catch { throw Failure([error.diagnostic]) }
    }
    if report.variantCount == 0, format == .text { try inputs.finish() }
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
