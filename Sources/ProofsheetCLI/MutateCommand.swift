import ArgumentParser
import ProofModel
import Proofing
import Solving

struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Takes each rule out, or changes its number, and tells which changes no expectation notices.",
    discussion: """
      A rule whose change moves something while every 'expect:' holds is untested; one without which nothing moves in any \
      variant is redundant. Exit 1 where something is untested.
      """)

  @OptionGroup var input: FileArguments
  @OptionGroup var variants: VariantOptions

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  @Flag(help: "No progress and no summary.")
  var quiet = false

  func run() throws {
    try Jobs.check(jobs)
    let inputs = try Inputs.open(input, studio: Studio())
    let selection = try variants.selection()
    var lines = ""
    var screens: [JSONValue] = []
    var counts: [Mutation.Outcome: Int] = [:]
    for workbench in inputs.workbenches {
      let progress = ProgressBar(title: workbench.document.name, isQuiet: quiet)
      let mutants = Mutation(workbench: workbench, selection: selection, jobs: jobs ?? Machine.cores).run(
        progress: progress.update)
      progress.finish()
      for mutant in mutants {
        counts[mutant.outcome, default: 0] += 1
        guard mutant.outcome != .caught else { continue }
        let place = mutant.span.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? ""
        let detail = mutant.detail.isEmpty ? "nothing moves in any variant" : mutant.detail
        lines +=
          VisibleText.escaped("\(place)\(mutant.outcome.rawValue): '\(mutant.rule)' \(mutant.change): \(detail)") + "\n"
      }
      screens.append(
        .object([
          ("scene", .string(workbench.document.name)),
          ("mutants", .array(mutants.map(Self.json))),
        ]))
    }
    switch format {
    case .text: Terminal.data(lines)
    case .json: Terminal.data(JSONValue.object([("format", .number(1)), ("screens", .array(screens))]).text)
    }
    let (caught, untested, redundant) = (counts[.caught] ?? 0, counts[.untested] ?? 0, counts[.redundant] ?? 0)
    if !quiet {
      Terminal.talk(
        "\(caught + untested + redundant) changes: \(caught) caught, \(untested) untested, \(redundant) change nothing")
    }
    try inputs.finish()
    if untested > 0 { throw ExitCode(1) }
  }

  private static func json(_ mutant: Mutation.Mutant) -> JSONValue {
    .object([
      ("rule", .string(mutant.rule)), ("change", .string(mutant.change)), ("outcome", .string(mutant.outcome.rawValue)),
      ("detail", .string(mutant.detail)), ("file", .optional(mutant.span?.file)),
      ("line", mutant.span.map { .number(Double($0.start.line)) } ?? .null),
    ])
  }
}
