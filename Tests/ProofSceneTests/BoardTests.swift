import ProofModel
import Testing

@testable import ProofScene

/// The board of a storyboard: scenes in the order of the canvas, apart from each other, words on free ground.
@Suite struct BoardTests {
  private func tile(_ x: Double?, _ y: Double = 0, isInitial: Bool = false) -> BoardTile {
    let size = Size(width: 375, height: 667)
    let list = DisplayList(
      size: size, scale: 2, commands: [.fill(.rect(Rect(origin: .zero, size: size)), .color(.black))])
    let cell = SheetCell(environment: Environment(screenSize: size), picture: ScenePicture(list: list))
    return BoardTile(cell: cell, location: x.map { Point(x: $0, y: y) }, isInitial: isInitial)
  }

  @Test func columnsAndRowsAreTheCanvas() {
    let tiles = [tile(0), tile(900, 30), tile(900, 1200), tile(1800, 20), tile(nil)]
    let places = BoardBuilder.places(tiles)
    #expect(places.map(\.column) == [0, 1, 1, 2, 0])
    #expect(places.map(\.row) == [0, 0, 1, 0, 2])
  }

  @Test func scenesOnTheSamePlaceStandApart() {
    #expect(Set(BoardBuilder.places([tile(0), tile(0), tile(0)])).count == 3)
  }

  @Test(arguments: [2, 7, 20]) func neitherTilesNorWordsCoverEachOther(count: Int) {
    var random = SeededNumbers(UInt64(count))
    let tiles = (0..<count).map { _ in tile(Double(random.next(6) * 700), Double(random.next(4) * 900)) }
    let arrows = (0..<count).compactMap { number -> BoardArrow? in
      let target = random.next(count)
      guard target != number else { return nil }
      return BoardArrow(source: number, destination: target, words: "show", isContainment: number % 2 == 0)
    }
    let page = BoardBuilder(text: LayoutFixture.engine).page(
      tiles, arrows: arrows, options: SheetOptions(title: "Main"))
    let cells = page.commands.compactMap { command -> Rect? in
      if case .beginGroup(let group) = command, group.kind == .cell { return group.frame }
      return nil
    }
    #expect(cells.count == count)
    for (index, cell) in cells.enumerated() {
      #expect(cell.maxX <= page.size.width && cell.maxY <= page.size.height)
      for other in cells[(index + 1)...] { #expect(!cell.overlaps(other)) }
    }
  }

  /// Of two arrows between the same tiles the words stand apart.
  @Test func wordsOfParallelArrowsStandApart() {
    let tiles = [tile(0), tile(900)]
    let slots = [0.0, 318].enumerated().map { number, x in
      SheetLayout.Slot(cell: number, origin: Point(x: x, y: 0), width: 188, size: Size(width: 188, height: 334))
    }
    let routing = BoardRouting(own: OwnText(LayoutFixture.engine, scale: 1), slots: slots, columns: [0, 1])
    let arrows = ["open", "edit", "add"].map {
      BoardArrow(source: 0, destination: 1, words: $0, isContainment: false)
    }
    let labels = routing.routes(arrows, initial: [0]).compactMap(\.label)
    #expect(labels.count == 3 && tiles.count == 2)
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] { #expect(!label.overlaps(other)) }
    }
  }
}
