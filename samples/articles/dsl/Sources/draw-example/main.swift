import ClosingExample
import Proofsheet
import UIKitNames

// Draws the closing example to a folder, `proofs` by default.
let folder = CommandLine.arguments.dropFirst().first ?? "proofs"
let proof = Proof(of: ClosingExampleViewController(), on: .size(320, 568) + .size(375, 667))
let rendered = proof.render(to: "\(folder)/closing-example")
for problem in rendered.problems + rendered.findings { print(problem) }
if let sheet = rendered.files.last { print(sheet) }
