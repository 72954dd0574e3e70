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
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tells conflicts, ambiguities, ties, misplaced and outlying views, and clipped text, with a remedy each.",
    discussion: "Exit 1 where an error or a warning was found.")

  @OptionGroup var input: FileArguments
  @OptionGroup var variants: VariantOptions

  @Option(help: "text, json, sarif, or github (annotations).")
  var format: FindingsFormat = .text

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  @Flag(help: "Only findings, no summary.")
  var quiet = false

  func run() throws {
    try Jobs.check(jobs)
    let studio = Studio()
    var inputs = try Inputs.open(input, studio: studio)
    let given = try variants.given(for: inputs.workbenches)
    let selection = try variants.selection()
    var report = FindingsReport()
    var diagnostics: [Diagnostic] = []
    var files: [String: String] = [:]
    for workbench in inputs.workbenches {
      files[workbench.document.name] = workbench.document.file
      let expanded = workbench.variants(selection)
      diagnostics += expanded.diagnostics
      // A storyboard's frames and flags speak of its own canvas.
      let canvas = selection.isEmpty ? workbench.canvasVariant.map { [$0] } ?? [] : []
      let others = expanded.variants.filter { variant in !canvas.contains { $0.environment == variant.environment } }
      for solved in workbench.solve(canvas + others, given: given, jobs: jobs ?? Machine.cores) {
        diagnostics += solved.diagnostics
        report.add(solved, of: workbench)
      }
    }
    report.joinContainers()
    inputs.tell(diagnostics)
    report.fileErrorCount = inputs.errorCount
    if report.variantCount == 0 { try inputs.finish() }
    switch format {
    case .json: Terminal.data(report.json(options: OptionSources.inForce()).text)
    case .sarif: Terminal.data(report.sarif(root: FileManager.default.currentDirectoryPath, files: files).text)
    case .github: Terminal.data(report.annotations())
    case .text: Terminal.data(DiagnosticText.print(report.diagnostics, usesColor: Terminal.usesColorInData))
    }
    if !quiet { Terminal.talk(report.summary) }
    try inputs.finish()
    if report.errorCount + report.warningCount > 0 { throw ExitCode(1) }
  }
}
