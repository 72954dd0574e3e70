import Foundation
import ProofModel
import ProofTesting
import Testing
import UIKitNames

@testable import Proofsheet
@testable import Solving

/// Words of tests that were written for swift-snapshot-testing.
@Suite struct SnapshotWordsTests {
  private func keys(_ kind: ProofKind) -> [String] {
    Proof(of: UIView(), for: kind.matrix).workbench.variants(kind.matrix.selection).variants.map(\.key)
  }

  @Test func aDeviceIsHeldAsItsWordSays() {
    #expect(keys(.image(on: .iPhoneX)) == keys(.image(on: "iphone-x")))
    #expect(keys(.image(on: .iPhoneX(.landscape))) == keys(.layout(on: "iphone-x", orientations: .landscape)))
    #expect(keys(.image(on: .iPhone13(.portrait), precision: 0.9)) == keys(.image(on: "iphone-13")))
  }

  @Test func tabletsLieOnTheirSideAndAreSplit() {
    #expect(keys(.image(on: .iPadMini)) == keys(.layout(on: "ipad-mini-4", orientations: .landscape)))
    let third = ProofMatrix(on: "ipad-mini-4", orientations: .landscape, windows: [.splitOneThird])
    #expect(keys(.image(on: .iPadMini(.landscape(splitView: .oneThird)))) == keys(.picture(for: third)))
    #expect(keys(.image(on: .iPadMini(.portrait(splitView: .full)))) == keys(.layout(on: "ipad-mini-4")))
  }

  @Test func sizeAndTraitsStandInEitherOrder() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let size = CGSize(width: 320, height: 100)
    #expect(keys(.image(size: size, traits: dark)) == keys(.image(traits: dark, size: size)))
    #expect(keys(.wait(for: 1, on: .image(drawHierarchyInKeyWindow: true, size: size))) == keys(.image(size: size)))
  }

  @Test func recordingIsTrueOrFalse() {
    let modes: [ProofRecording] = [true, false]
    #expect(modes == [.all, .missing])
    #expect(withProofs(record: .never) { ProofRecording.current } == .never)
  }

  /// Each has its baseline by its name.
  @Test func severalWaysHaveTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    nonisolated(unsafe) let label = UILabel()
    label.text = "Words"
    let kinds: [String: ProofKind] = [
      "tree": .recursiveDescription(on: .iPhone8), "phone": .layout(on: .iPhone8(.landscape)),
    ]
    for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      let proof = Proof(of: label, named: name, for: kind.matrix, filePath: "\(folder.path)/W.swift")
      _ = ProofAssertion(proof, as: kind, recording: .missing, filePath: "\(folder.path)/W.swift", test: "words()")
        .failures()
    }
    let made = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/__Proofs__/W").sorted()
    #expect(made == ["words.phone.iphone-8.landscape.layout.json", "words.tree.iphone-8.layout.json"])
  }

  /// The forms compile; what they compare is recorded beside this file.
  @Test func olderFormsCompare() {
    let label = UILabel()
    label.text = "Words"
    assertProofs(of: label, as: ["first": .layout(on: .iPhone8), "second": .recursiveDescription])
    assertProof(matching: label, as: .wait(for: 0.1, on: .layout), named: "matching", record: false)
  }
}
