import ArgumentParser
import ProofModel
import Proofsheet

struct UpdateFramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames",
    abstract: "Writes the frames solved on the canvas into the spec's 'frame:', keeping comments.")

  @Argument(help: ArgumentHelp("The spec to change.", valueName: "file"))
  var file: String

  @Flag(help: "Turns implied constraints into the spec's own.")
  var promote = false

  func run() throws {
    let inputs = try Inputs.open([file], studio: Studio())
    try inputs.finish()
    guard let workbench = inputs.workbenches.first else { return }
    let outcome = FrameUpdating(workbench: workbench).run(promotes: promote)
    Terminal.print(outcome.diagnostics)
    if outcome.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(2) }
    Terminal.talk(outcome.summary)
  }
}
