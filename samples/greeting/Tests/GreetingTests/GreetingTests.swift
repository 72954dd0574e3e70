import Greeting
import ProofTesting
import Testing
import UIKitNames

@Suite struct GreetingTests {
  @Test func framesByHand() {
    let controller = GreetingViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    controller.view.layoutIfNeeded()
    #expect(controller.sendButton.frame.minX == controller.titleLabel.frame.minX)
    #expect(controller.sendButton.frame.minY == controller.titleLabel.frame.maxY + 8)
    #expect(controller.sendButton.frame.height == 44)
  }

  @Test func nothingIsWrongAnywhere() {
    let proof = Proof(of: GreetingViewController(), on: .classic, orientations: .all, textSizes: .extremes)
    assertNoFindings(in: proof)
  }

  @Test func layoutStaysAsItIs() {
    assertProof(of: GreetingViewController(), as: .layout(on: "iPhone 17", orientations: .all))
  }

  @Test func pictureStaysAsItIs() {
    assertProof(of: GreetingViewController(), as: .picture(on: "iPhone SE (1st generation)"))
  }
}
