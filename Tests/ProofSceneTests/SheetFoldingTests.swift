import AutoLayout
import ProofModel
import Testing

@testable import ProofScene

@Suite struct SheetFoldingTests {
  private func cell(_ device: String, identity: [UInt8]?, textSize: TextSize = .l) -> SheetCell {
    let size = Size(width: 375, height: 667)
    var environment = Environment(deviceName: device, screenSize: size)
    environment.textSize = textSize
    var cell = SheetCell(
      environment: environment, picture: ScenePicture(list: DisplayList(size: size, scale: 2)))
    cell.identity = identity
    return cell
  }

  @Test func cellsThatLookTheSameAreOneTile() {
    let cells = [cell("iPhone 6", identity: [1]), cell("iPhone 7", identity: [2]), cell("iPhone 8", identity: [1])]
    let folded = cells.folded()
    #expect(folded.map { $0.value(.device) } == ["iPhone 6, 8", "iPhone 7"])
    #expect(folded[0].alike.map(\.deviceName) == ["iPhone 8"])
  }

  @Test func cellsWithoutAnIdentityStayApart() {
    #expect([cell("a", identity: nil), cell("a", identity: nil)].folded().count == 2)
  }

  @Test(arguments: [
    (["iPhone 6", "iPhone 6s", "iPhone 7"], "iPhone 6, 6s, 7"),
    (["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE"], "iPhone 6, 6s, 7 and 2 more"),
    (["iPhone 8", "Pixel 8"], "iPhone 8, Pixel 8"), (["iPhone", "iPhone 3G"], "iPhone, iPhone 3G"),
  ]) func namesSayTheirSharedWordsOnce(names: [String], words: String) {
    #expect(DeviceNames.joined(names) == words)
  }

  @Test(arguments: [
    (TextSize.xs, "text extra small"), (.ax5, "text accessibility 5"), (.xxl, "text extra-extra large"),
  ])
  func textSizesHaveWords(size: TextSize, words: String) {
    #expect(size.words == words)
  }
}
