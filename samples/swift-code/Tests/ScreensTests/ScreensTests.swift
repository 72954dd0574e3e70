import ProofTesting
import Screens
import Testing
import UIKitNames

/// What must hold of the screens, on every device.
@Suite struct ScreensTests {
  private static let pictures: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/Pictures"
  }()

  @Test func addABookHasNoConflictAnywhere() {
    let proof = Proof(
      of: BookViewController(), on: .classic, orientations: .all, os: "ios-11", assets: Self.pictures)
    assertNoFindings(in: proof)
  }

  @Test func addABookStaysAsItIs() {
    assertProof(
      of: BookViewController(), as: .layout(on: "iphone-8", orientations: [.portrait, .landscape], os: "ios-11"),
      assets: Self.pictures)
  }

  @Test func redViewByAnchors() {
    let controller = RedAnchorsViewController()
    controller.view.layoutIfNeeded()
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    controller.view.frame.size = CGSize(width: 667, height: 375)
    controller.view.layoutIfNeeded()
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 667, height: 187.5))
    #expect(controller.label.frame.minY == 195.5)
  }

  @Test func exactlyOneWishIsBeaten() {
    let controller = LayoutWordsViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    controller.view.layoutIfNeeded()
    #expect(controller.v1.frame == CGRect(x: 60, y: 120, width: 44, height: 44))
    #expect(controller.v2.frame == CGRect(x: 65, y: 172, width: 64, height: 54))
  }

  @Test func progressBelowZeroIsIndeterminate() {
    let panel = ProgressPanelController()
    panel.view.layoutIfNeeded()
    #expect(panel.bar.isHidden && !panel.spinner.isHidden)
    #expect(panel.spinner.center == panel.bar.center)
    panel.progress = 0.4
    #expect(!panel.bar.isHidden && panel.spinner.isHidden && panel.bar.progress == 0.4)
  }

  @Test func panelMakesRoomForItsIconAndButton() {
    let panel = ProgressPanelController()
    panel.view.frame = CGRect(x: 0, y: 0, width: 480, height: 110)
    panel.view.layoutIfNeeded()
    #expect(panel.bar.frame.width == 440)
    panel.cancelHandler = {}
    panel.view.layoutIfNeeded()
    #expect(panel.bar.frame.width == 416)
  }
}
