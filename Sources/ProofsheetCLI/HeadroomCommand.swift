import ArgumentParser
import ProofModel
import Proofing
import Solving

struct HeadroomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "headroom",
    abstract: "Tells how far each text may grow before it is shortened or pushes something out, worst first.",
    discussion: "Each text grows by its own words, as translations do, and the screen is solved again.")

  @OptionGroup var input: ProjectArguments
  @OptionGroup var variants: VariantOptions

  @Option(help: "Per cent beyond which growth is not looked for.")
  var limit: Int = 200

  @Flag(name: .customLong("all-variants"), help: "Each text in each variant, not only where it has the least room.")
  var allVariants = false

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  func validate() throws {
    guard (1...2000).contains(limit) else { throw ValidationError("--limit is 1 to 2000 per cent") }
  }

  func run() throws {
    try Jobs.check(jobs)
    var inputs = try Inputs.open(input, studio: Studio())
    let given = try variants.given(for: inputs.workbenches)
    let selection = try variants.selection()
    var report = HeadroomReport(limit: limit)
    var diagnostics: [Diagnostic] = []
    for workbench in inputs.workbenches {
      let expanded = workbench.variants(selection)
      diagnostics += expanded.diagnostics
      if let first = expanded.variants.first { diagnostics += workbench.solve(first, given: given).diagnostics }
      report.examine(workbench, expanded.variants, given: given, jobs: jobs ?? Machine.cores)
    }
    inputs.tell(diagnostics + report.notes)
    switch format {
    case .json: Terminal.data(report.json(options: OptionSources.inForce()).text)
    case .text: Terminal.data(report.table(allVariants: allVariants))
    }
    try inputs.finish()
  }
}
