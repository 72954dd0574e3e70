import ArgumentParser
import ProofModel
import Solving

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints solved frames as JSON, relative to the superview, on device pixels.")

  @OptionGroup var input: ProjectArguments
  @OptionGroup var variants: VariantOptions

  @Flag(help: "The solver's own values instead of device pixels.")
  var unrounded = false

  @Flag(help: "Only the frames of one variant: {scene: {view: [x, y, w, h]}}.")
  var flat = false

  @Flag(help: "Instead of the numbers why each is what it is, in words, as 'explain' tells it of one.")
  var explain = false

  @Option(help: "How y counts: screen (down), file (a macOS file's own, up).")
  var coordinates = FramesReport.Coordinates.screen

  @Option(
    help: ArgumentHelp(
      "Of an Interface Builder file: the insets of each root and the sizes of texts, as recorded.",
      valueName: "FILE.expected.json"), completion: .file())
  var given: String?

  func run() throws {
    let studio = Studio()
    var inputs = try Inputs.open(input, studio: studio)
    let contents = try variants.given(for: inputs.workbenches)
    var selection = try variants.selection()
    selection.prefersCanvas = true
    var entries: [FramesReport.Entry] = []
    var reasons = ValueReport()
    var diagnostics: [Diagnostic] = []
    let recorded = try given.map { path in
      let file = RecordedSizes.read(path)
      if !file.diagnostics.isEmpty { throw Failure(file.diagnostics) }
      return file.sizes
    }
    for workbench in inputs.workbenches {
      let expanded = workbench.variants(selection)
      diagnostics += expanded.diagnostics
      for var variant in expanded.variants {
        var contents = contents
        recorded?.apply(to: &variant, &contents, of: workbench)
        let solved = workbench.solve(variant, given: contents, explains: explain)
        diagnostics += solved.diagnostics
        if explain { reasons.addFrames(solved, of: workbench) }
        entries.append(
          .init(
            sceneID: workbench.document.sceneID, variant: variant, layout: solved.layout,
            upwardViews: workbench.document.upwardViews))
      }
    }
    inputs.tell(diagnostics)
    if entries.isEmpty { try inputs.finish() }
    if explain {
      Terminal.data(reasons.text)
      return try inputs.finish()
    }
    var report = FramesReport()
    report.isUnrounded = unrounded
    report.isFlat = flat
    report.coordinates = coordinates
    report.options = OptionSources.inForce()
    Terminal.data(report.json(entries).text)
    try inputs.finish()
  }
}

extension FramesReport.Coordinates: ExpressibleByArgument {}
