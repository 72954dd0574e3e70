import ArgumentParser
import ProofModel
import Rendering
import Solving

struct BoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board",
    abstract: "Draws all scenes of a storyboard on one sheet, with the segues between them.",
    discussion: """
      Scenes lie as on Interface Builder's canvas and are drawn at its size, or on the device that is asked for. \
      Several storyboards become one board: segues are followed from one to the other.
      """)

  @Argument(help: ArgumentHelp("Storyboards.", valueName: "file"), completion: .file(extensions: ["storyboard"]))
  var files: [String]

  @OptionGroup var variants: VariantOptions

  @Option(name: [.customShort("o"), .long], help: "The folder for the board.", completion: .directory)
  var output = "proofs"

  @Option(
    help: "png, svg, pdf; several with commas.",
    completion: .list(["png", "svg", "pdf"]))
  var format: [String] = ["png"]

  @Option(help: "Pixels per point of the board; 2, or as many as a picture may have.")
  var scale: Double?

  @Flag(help: "No warnings, no notes: errors only.")
  var quiet = false

  func run() throws {
    let inputs = try Inputs.open(files, studio: Studio())
    var request = RenderRequest()
    request.selection = try variants.selection()
    request.given = try variants.given(for: inputs.workbenches)
    request.folder = output
    request.formats = try RenderCommand.formats(format)
    request.scale = try RenderCommand.checked(scale: scale)
    let outcome = BoardJob(inputs.workbenches, request: request).run()
    var told = inputs
    told.tell(outcome.diagnostics.filter { !quiet || $0.severity == .error })
    for path in outcome.paths { Terminal.data(path + "\n") }
    try told.finish()
  }
}
