import AppKitNames
import Foundation
import ProgressPanel
import Proofsheet

// Draws the panel's four states to a folder, `proofs` by default, and says what is wrong with them.
let folder = CommandLine.arguments.dropFirst().first ?? "proofs"
let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Pictures")
  .standardized.path

/// A state of the panel; everything is set before it is loaded.
@Sendable func panel(icon: Bool, cancel: Bool, progress: CGFloat) -> ProgressPanelController {
  let panel = ProgressPanelController()
  panel.title = "Copying files"
  panel.progressMessage = progress < 0 ? "Counting items" : "3 of 12 items"
  panel.icon = icon ? NSImage(named: "copy") : nil
  panel.progressPercent = progress
  panel.cancelHandler = cancel ? {} : nil
  return panel
}

let sizes = ProofMatrix(on: .size(480, 104) + .size(320, 104), os: "macos-14")
let states: [(name: String, icon: Bool, cancel: Bool, progress: CGFloat)] = [
  ("bare", false, false, 0.4), ("icon", true, false, 0.4), ("cancel", false, true, 0.4), ("both", true, true, 0.4),
  ("indeterminate", true, true, -1),
]
for state in states {
  let proof = Proof(
    of: panel(icon: state.icon, cancel: state.cancel, progress: state.progress).hosted,
    named: "progress-panel-\(state.name)", for: sizes, assets: pictures)
  let rendered = proof.render(to: "\(folder)/progress-panel")
  for problem in rendered.problems + rendered.findings { print(problem) }
  if let sheet = rendered.files.last { print(sheet) }
}
