import CLibrary
import Foundation
import LayoutCode
import ProofModel
import Proofing
import Solving

/// A program's proofs on the page of `proofsheet live`, which runs it: each that is drawn or checked is noted, and when the
/// program ends its screens answer what the page asks for.
///
/// Both ends talk as ``LiveDialogue`` has it. Screens are made one at a time on the main thread, as apps expect.
enum ProofLive {
  private static let proofs = Locked<[Proof]>([])

  /// Notes a proof where this program is run so; whether it is.
  static func takes(_ proof: Proof) -> Bool {
    guard LiveDialogue.isOn else { return false }
    let isFirst = proofs.withLock { proofs in
      // One that is checked and drawn is one screen; others of one name are told apart.
      guard !proofs.contains(where: { $0.name == proof.name && $0.line == proof.line && $0.matrix == proof.matrix })
      else { return false }
      var proof = proof
      let (name, names) = (proof.name, Set(proofs.map(\.name)))
      var number = 2
      while names.contains(proof.name) {
        proof.name = "\(name)-\(number)"
        number += 1
      }
      proofs.append(proof)
      return proofs.count == 1
    }
    if isFirst { atexit { ProofLive.serve() } }
    return true
  }

  /// Answers until nobody asks any more.
  private static func serve() {
    let line = ProofLine(0)
    line.write("ready\n")
    var screens: LiveScreens?
    while let text = line.line(seconds: nil),
      let asked = try? JSONDecoder().decode(LiveDialogue.Question.self, from: Data(text))
    {
      let shown =
        screens
        ?? LiveScreens(
          proofs.withLock { $0 }.filter { !asked.without.contains($0.name) }.map { proof in
            (workbench(of: proof, line), proof.matrix.selection)
          })
      screens = shown
      shown.tell(revision: asked.revision, problems: asked.problems)
      switch shown.answer(asked.question) {
      case .json(let bytes): line.write("json \(bytes.count)\n", bytes)
      case .misput(let words): line.write("misput \(words.utf8.count)\n", Array(words.utf8))
      case .nothing: line.write("nothing 0\n")
      }
    }
    _exit(0)
  }

  /// Each environment's screen is made once; what is dragged makes many.
  private static let mostKept = 400

  private static func workbench(of proof: Proof, _ line: ProofLine) -> Workbench {
    let kept = Locked<[Environment: CapturedLayout]>([:])
    return Workbench(document: proof.document, studio: Proof.studio) { [make = proof.make] variant, bench, explains in
      let stage = ProofStage(variant: variant, workbench: bench)
      if let known = kept.withLock({ $0[variant.environment] }) { return stage.solved(known, explains: explains) }
      line.write("making \(bench.document.name.filter { !$0.isNewline })\n")
      let layout = stage.capture(make)
      kept.withLock { kept in
        if kept.count >= mostKept { kept = [:] }
        kept[variant.environment] = layout
      }
      return stage.solved(layout, explains: explains)
    }
  }
}
