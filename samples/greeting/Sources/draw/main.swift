import Greeting
import Proofsheet
import UIKitNames

let proof = Proof(
  of: GreetingViewController(), on: ["iPhone SE (1st generation)", "iPhone 17", "iPad mini"],
  orientations: [.portrait, .landscape], locales: ["en", "ar"])

for finding in proof.check() { print(finding) }
for file in proof.render(to: "proofs").files { print(file) }
