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

  /// A grid of many devices was a page for every four, with four fifths of it blank.
  @Test func manyCellsFlowAndBeginWithAnOverview() {
    let builder = SheetBuilder(text: LayoutFixture.engine)
    let cells = (0..<60).flatMap { number in
      [Size(width: 375, height: 667), Size(width: 667, height: 375)].enumerated().map { position, size in
        var environment = Environment(deviceName: "Phone \(number)", screenSize: size)
        environment.orientation = position == 0 ? .portrait : .landscape
        return SheetCell(
          environment: environment, picture: ScenePicture(list: DisplayList(size: size, scale: 2)),
          name: "\(number)-\(position)")
      }
    }
    var options = SheetOptions(title: "All", rows: [.device], columns: [.orientation])
    let grid = builder.pages(cells, options: options)
    options.mayFlow = true
    let flowing = builder.pages(cells, options: options)
    #expect(flowing.count <= 12 && flowing.count < grid.count, "\(flowing.count) for \(grid.count)")
    func names(_ page: DisplayList) -> [String] {
      page.commands.compactMap { command in
        guard case .beginGroup(let group) = command, group.kind == .cell else { return nil }
        return group.id
      }
    }
    #expect(Set(names(flowing[0])) == Set(cells.compactMap(\.name)))
    #expect(flowing.dropFirst().flatMap(names).sorted() == cells.compactMap(\.name).sorted())
    // Few cells are the grid that they were, without an overview.
    options.mayFlow = true
    #expect(builder.pages(Array(cells.prefix(6)), options: options).count == 1)
  }
}
