import ArgumentParser
import ProofModel
import ProofScene
import Proofing
import Rendering
import Solving

struct FilmstripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract: "Draws a screen while its device is turned: moments side by side, and an animation.",
    discussion: """
      What constraints and masks decide moves along with the turn, and so does what 'layout:' sets 'on: layout' or \
      'on: alongside'; what it sets 'on: transition' jumps at the start. The first of the variants is turned.
      """)

  @OptionGroup var input: FileArguments
  @OptionGroup var variants: VariantOptions

  @Option(help: "How the device is held in the end.")
  var to = Orientation.landscape.rawValue

  @Option(help: "How many moments, the start and the end among them.")
  var frames = 8

  @Option(name: [.customShort("o"), .long], help: "The folder for the pictures.", completion: .directory)
  var output = "proofs"

  @Option(
    help: "png, svg; several with commas.",
    completion: .list(["png", "svg"]))
  var format: [String] = ["png"]

  @Option(help: "problems, constraints, horizontal, vertical, frames, baselines, safe-area, margins, masks; or none.")
  var overlay: [String] = []

  @Option(help: "none, outline or device.")
  var chrome = Chrome.outline.rawValue

  func validate() throws {
    guard (2...60).contains(frames) else { throw ValidationError("--frames takes 2 to 60, found \(frames)") }
  }

  func run() throws {
    let inputs = try Inputs.open(input, studio: Studio())
    let end: Orientation = try RenderCommand.value(to, "--to")
    let style = Filmstrip.Style(
      formats: try formats(), overlays: try RenderCommand.overlays(overlay) ?? [],
      chrome: try RenderCommand.value(chrome, "--chrome"))
    let given = try variants.given(for: inputs.workbenches)
    let selection = try variants.selection()
    var told = inputs
    for workbench in inputs.workbenches {
      let strip = Filmstrip(of: workbench, selection: selection, given: given, to: end, frames: frames)
      let written = strip.write(to: output, style: style)
      told.tell(strip.diagnostics + written.diagnostics)
      for path in written.paths { Terminal.data(path + "\n") }
    }
    try told.finish()
  }

  private func formats() throws -> [RenderRequest.Format] {
    let formats = try RenderCommand.formats(format)
    guard formats.allSatisfy(\.isAnimated) else {
      let known = RenderRequest.Format.allCases.filter(\.isAnimated).map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--format takes \(known), found '\(format.joined(separator: ","))'")
    }
    return formats
  }
}
