import ProofTesting
import UIKitNames
import XCTest

/// The same assertions in XCTest, against baselines beside this file.
final class XCTestTests: XCTestCase {
  final class PlainController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let line = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 1))
      line.accessibilityIdentifier = "line"
      view.addSubview(line)
    }
  }

  func testLayout() {
    assertProof(of: PlainController(), as: .layout(on: "iphone-8", orientations: [.portrait, .landscape]))
  }

  func testNothingIsWrong() {
    assertNoFindings(in: Proof(of: PlainController(), on: .classic))
  }

  func testFramesNeedNoPicture() {
    let controller = PlainController()
    XCTAssertEqual(controller.view.subviews.first?.frame.maxX, 40)
  }
}
