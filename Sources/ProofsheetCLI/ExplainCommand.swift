import ArgumentParser
import ProofModel
import Solving

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a number of a screen is what it is: the constraints that fix it, each with what it adds.",
    discussion: """
      For example, for a field's width on one device:

        proofsheet explain bookcase.proof.yaml titleField.width --device iphone-8

      Numbers are in the superview's space. Without options the first variant is explained.
      """)

  @Argument(help: ArgumentHelp("A layout spec, storyboard or xib.", valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp("A view and its attribute: title.width.", valueName: "view.attribute"))
  var value: String

  @OptionGroup var variants: VariantOptions

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp("Draws the chain alone into this file.", valueName: "picture.svg"), completion: .file())
  var svg: String?

  func run() throws {
    let question = try asked()
    let studio = Studio()
    var inputs = try Inputs.open([file], studio: studio)
    let given = try variants.given(for: inputs.workbenches)
    var selection = try variants.selection()
    let isSelected = !selection.isEmpty
    selection.prefersCanvas = true
    var report = ValueReport()
    var problems: [Diagnostic] = []
    for workbench in inputs.workbenches {
      let expanded = workbench.variants(selection)
      inputs.tell(expanded.diagnostics)
      for variant in isSelected ? expanded.variants : Array(expanded.variants.prefix(1)) {
        do {
          try report.add(question, workbench.solve(variant, given: given), of: workbench)
        } catch {
          problems.append(error.diagnostic)
          break
        }
      }
    }
    // Of a storyboard's scenes some may have such a view and others not.
    if report.isEmpty { throw Failure(problems) }
    switch format {
    case .text: Terminal.data(report.text)
    case .json: Terminal.data(report.json.text)
    }
    if let svg {
      do {
        try FileWriting.writeBeside(svg, try report.svg(of: inputs.workbenches))
      } catch let error as FileError {
        Terminal.print([error.diagnostic()])
        throw ExitCode(3)
      }
    }
    try inputs.finish()
  }

  private func asked() throws -> ValueReport.Question {
    do {
      return try ValueReport.Question(value)
    } catch {
      throw Failure([error.diagnostic])
    }
  }
}
