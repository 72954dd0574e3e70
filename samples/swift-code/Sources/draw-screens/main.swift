import Foundation
import Proofsheet
import Screens
import UIKitNames

// Draws every screen to a folder, `proofs` by default, and says what is wrong with it.
let folder = CommandLine.arguments.dropFirst().first ?? "proofs"
let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Pictures")
  .standardized.path
let iPhone8 = ProofMatrix(on: "iphone-8", orientations: [.portrait, .landscape], os: "ios-11")

let proofs = [
  Proof(
    of: BookViewController(), for: ProofMatrix(on: .classic, orientations: [.portrait, .landscape], os: "ios-11"),
    assets: assets),
  Proof(of: RedAnchorsViewController(), for: iPhone8),
  Proof(of: RedAutoresizingViewController(), for: iPhone8),
  Proof(of: RedTransitionViewController(), for: iPhone8),
  Proof(of: RedLayoutViewController(), for: iPhone8),
  Proof(of: LayoutWordsViewController(), on: .size(320, 568) + .size(375, 667)),
  Proof(of: ProportionalViewController(.aspectFit), on: .size(320, 568) + .size(568, 320)),
  Proof(of: panel(), named: "ProgressPanelController", on: .size(480, 110) + .size(320, 110), assets: assets),
]

/// Everything is set before the panel is loaded.
@Sendable func panel() -> ProgressPanelController {
  let panel = ProgressPanelController()
  panel.title = "Copying files"
  panel.message = "3 of 12 items"
  panel.icon = UIImage(named: "copy")
  panel.progress = 0.4
  panel.cancelHandler = {}
  return panel
}

for proof in proofs {
  let rendered = proof.render(to: "\(folder)/\(proof.name)")
  for problem in rendered.problems + rendered.findings { print(problem) }
  if let sheet = rendered.files.last { print(sheet) }
}

let turns = [
  Proof(of: RedTransitionViewController(), for: iPhone8),
  Proof(of: BookViewController(), on: "iphone-x", os: "ios-11", assets: assets),
]
for turn in turns {
  let strip = turn.filmstrip(from: .portrait, to: .landscape, frames: 8)
  for file in strip.render(to: "\(folder)/\(turn.name)").files { print(file) }
}
