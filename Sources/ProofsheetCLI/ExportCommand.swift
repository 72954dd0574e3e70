import ArgumentParser
import Rendering
import Solving

extension LayoutExport.Format: ExpressibleByArgument {}

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a screen's layout in other words: UIKit code, visual format, equations or JSON.",
    discussion: """
      The constraints are those that hold on the first device of the screen's matrix; what size classes and states \
      change stands beside them as comments. The code makes the views, adds them and activates their constraints.
      """)

  @OptionGroup var input: FileArguments

  @Option(name: .customLong("as"), help: "swift-anchors, swift-constraints, vfl, equations or json.")
  var format: LayoutExport.Format = .swiftAnchors

  func run() throws {
    var inputs = try Inputs.open(input, studio: Studio())
    for (number, workbench) in inputs.workbenches.enumerated() {
      if number > 0, format != .json { Terminal.data("\n") }
      Terminal.data(LayoutExport(workbench).text(format, importing: number == 0))
    }
    inputs.tell([])
    try inputs.finish()
  }
}
