import ArgumentParser
import Findings
import ProofModel
import Solving

struct UpdateFramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames",
    abstract: "Writes the frames solved on the canvas into specs, storyboards and xibs.",
    discussion: """
      As Interface Builder's Update Frames: of a spec 'frame:' is changed, of a storyboard or xib the rectangles of \
      misplaced views; comments, order and every other byte stay. Views in a conflict and ambiguous ones are left.
      """)

  @OptionGroup var input: FileArguments

  @Flag(help: "Turns implied constraints into the spec's own.")
  var promote = false

  @Flag(help: "Removes all constraints instead and holds the views where they are drawn.")
  var clear = false

  func run() throws {
    if clear, promote {
      throw Failure([.error("clear-or-promote", "--clear and --promote cannot go together", hint: "leave one out")])
    }
    let inputs = try Inputs.open(input, studio: Studio())
    // Half of what a damaged file means is no ground for changes.
    try inputs.finish()
    var hasErrors = false
    for workbenches in inputs.byFile {
      let outcome =
        clear
        ? ConstraintClearing(workbenches: workbenches).run()
        : FrameUpdating(workbenches: workbenches).run(promotes: promote)
      Terminal.print(outcome.diagnostics)
      if outcome.diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
      if !outcome.summary.isEmpty { Terminal.talk(outcome.summary) }
    }
    if hasErrors { throw ExitCode(2) }
  }
}
