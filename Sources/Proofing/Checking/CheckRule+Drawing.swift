import Findings
import ProofModel
import ProofScene
import Rendering
import Solving

extension CheckRule {
  /// Writes the example that has the rule's finding into a folder, and a picture of it beside.
  ///
  /// Rules about texts and controls are drawn as the overlay `accessibility` shows them, all others over the constraints.
  public func draw(into folder: String, studio: Studio) -> RenderJob.Outcome {
    var outcome = RenderJob.Outcome()
    if let problem = OutputFolder.prepare(folder) {
      outcome.diagnostics.append(problem)
      return outcome
    }
    let file = "\(folder)/\(exampleName)"
    outcome.diagnostics += OutputFolder.write(file) { Array((wrong + "\n").utf8) }
    if let beside {
      outcome.diagnostics += OutputFolder.write("\(folder)/\(beside.name)") { Array((beside.text + "\n").utf8) }
    }
    guard outcome.diagnostics.isEmpty else { return outcome }
    outcome.paths.append(file)
    var request = RenderRequest()
    request.folder = folder
    request.sheet = .none
    request.chrome = .outline
    request.overlays = isOfReading ? [.accessibility] : [.constraints]
    for workbench in ScreenLoader(studio: studio).load([file]).workbenches {
      let drawn = RenderJob(workbench: workbench, request: request).run()
      outcome.paths += drawn.paths
      outcome.solved += drawn.solved
    }
    return outcome
  }

  /// Whether it is about what is read and touched.
  private var isOfReading: Bool { (Self.reading + Self.touching).contains { $0.id == id } && id != "absolute-edge" }
}
