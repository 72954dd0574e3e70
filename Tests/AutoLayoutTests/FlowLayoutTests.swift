import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Collections' cells flow into lines as `UICollectionViewFlowLayout` documents it and canvases record it.
@Suite struct FlowLayoutTests {
  private func screen(
    _ width: Double, _ height: Double, direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero,
    cells: [[Double?]], _ change: (inout CollectionSettings) -> Void = { _ in }
  ) throws -> TestScreen {
    var screen = TestScreen(width, height, safeArea: safeArea, direction: direction)
    var settings = CollectionSettings()
    change(&settings)
    screen.add("items", .collection) {
      $0.collection = settings
      $0.adjustsContentInset = false
    }
    for (number, size) in cells.enumerated() {
      screen.add("c\(number)", .collectionCell, in: "items") {
        guard !size.isEmpty else { return }
        $0.itemWidth = .some(size[0])
        $0.itemHeight = .some(size[1])
      }
    }
    try screen.rules("items.edges == root.edges")
    return screen
  }

  /// Spaces grow until the line is filled; a last line of equal cells has those of a full one.
  @Test func linesAreFilled() throws {
    let layout = try screen(320, 480, cells: Array(repeating: [], count: 5)) {
      ($0.itemWidth, $0.itemHeight) = (90, 40)
    }.solve()
    #expect(agree(layout.frame("c0"), [0, 0, 90, 40]))
    #expect(agree(layout.frame("c1"), [115, 0, 90, 40]))
    #expect(agree(layout.frame("c2"), [230, 0, 90, 40]))
    #expect(agree(layout.frame("c3"), [0, 50, 90, 40]))
    #expect(agree(layout.frame("c4"), [115, 50, 90, 40]))
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  /// What halves of a line are rounded by is taken off their spaces, so that the last cell ends with the line.
  @Test func roundedHalvesEndWithTheirLine() throws {
    let layout = try screen(356, 480, cells: Array(repeating: [], count: 2)) {
      ($0.itemWidth, $0.itemHeight, $0.itemSpacing) = (178.0004, 40, 0)
    }.solve()
    let last = layout.frame("c1")
    #expect(abs(last[0] + last[2] - 356) < 1e-9)
  }

  /// Recorded: 200 of 375 at 87.5, 320 of 600 at 140 and 301 of 375 at 37 with one of 281 below it at 47; 55 of 125 and
  /// 50 of 414, which have room for another, at 0; 375 of 320 and 417 of 414 stick out at both ends (strive, tChat-IOS).
  @Test(
    arguments: [
      (200.0, 375.0, 87.5), (320, 600, 140), (301, 375, 37), (55, 125, 0), (50, 414, 0), (375, 320, -27.5),
      (417, 414, -1.5),
    ])
  func aLineWithRoomForOneHasItInTheMiddle(cell: Double, width: Double, x: Double) throws {
    let layout = try screen(width, 667, cells: [[cell, 132]]).solve()
    #expect(agree(layout.frame("c0"), [x, 0, cell, 132]))
  }

  /// 87 of 64, recorded at -11.5 in gig-radio.
  @Test func aCellThatIsTooHighIsInTheMiddle() throws {
    let layout = try screen(600, 64, cells: [[50, 87]]) { $0.scrollDirection = .horizontal }.solve()
    #expect(agree(layout.frame("c0"), [0, -11.5, 50, 87]))
  }

  @Test func cellsOfOneLineEachAreAllInTheMiddle() throws {
    let layout = try screen(375, 667, cells: [[301, 132], [281, 165]]).solve()
    #expect(agree(layout.frame("c0"), [37, 0, 301, 132]))
    #expect(agree(layout.frame("c1"), [47, 142, 281, 165]))
  }

  /// Unequal cells lie in the middle across their line; a last line of them keeps the least spaces.
  @Test func unequalCells() throws {
    let layout = try screen(320, 480, cells: [[100, 40], [150, 80], [60, 20], [100, 30]]).solve()
    #expect(agree(layout.frame("c0"), [0, 20, 100, 40]))
    #expect(agree(layout.frame("c1"), [170, 0, 150, 80]))
    #expect(agree(layout.frame("c2"), [0, 95, 60, 20]))
    #expect(agree(layout.frame("c3"), [70, 90, 100, 30]))
  }

  @Test func thirdsOfALineFit() throws {
    let third = (375 - 20) / 3.0
    let layout = try screen(375, 667, cells: Array(repeating: [third, third], count: 3)).solve()
    #expect(agree(layout.frame("c2"), [2 * (third + 10), 0, third, third]))
  }

  @Test func insetsSpacesAndHeaders() throws {
    var screen = try screen(320, 480, cells: []) {
      ($0.itemWidth, $0.itemHeight, $0.lineSpacing, $0.itemSpacing) = (100, 50, 4, 6)
      $0.sectionInset = EdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
      ($0.headerWidth, $0.headerHeight, $0.footerHeight) = (50, 25, 12)
    }
    screen.add("header", .collectionCell, in: "items") { $0.element = .header }
    for name in ["a", "b", "c"] { screen.add(name, .collectionCell, in: "items") }
    screen.add("footer", .collectionCell, in: "items") { $0.element = .footer }
    screen.add("second", .collectionCell, in: "items") { $0.element = .header }
    screen.add("d", .collectionCell, in: "items")
    let layout = screen.solve()
    #expect(agree(layout.frame("header"), [0, 0, 320, 25]))
    #expect(agree(layout.frame("a"), [20, 30, 100, 50]))
    #expect(agree(layout.frame("b"), [190, 30, 100, 50]))
    #expect(agree(layout.frame("c"), [20, 84, 100, 50]))
    #expect(agree(layout.frame("footer"), [0, 141, 320, 12]))
    #expect(agree(layout.frame("second"), [0, 153, 320, 25]))
    #expect(agree(layout.frame("d"), [20, 183, 100, 50]))
  }

  /// A recorded horizontal collection: 280 × 380 in 600 × 452 with 20 at the sides lies at 20, 36.
  @Test func horizontally() throws {
    let layout = try screen(600, 452, cells: [[280, 380], [280, 380]]) {
      $0.scrollDirection = .horizontal
      $0.lineSpacing = 20
      $0.sectionInset = EdgeInsets(left: 20, right: 20)
    }.solve()
    #expect(agree(layout.frame("c0"), [20, 36, 280, 380]))
    #expect(agree(layout.frame("c1"), [320, 36, 280, 380]))
  }

  @Test func rightToLeftLinesBeginAtTheRight() throws {
    let layout = try screen(320, 480, direction: .rightToLeft, cells: Array(repeating: [90, 40], count: 4)) {
      $0.sectionInset = EdgeInsets(left: 10)
    }.solve()
    #expect(agree(layout.frame("c0"), [220, 0, 90, 40]))
    #expect(agree(layout.frame("c3"), [220, 50, 90, 40]))
  }

  /// Without a size a cell is as large as what is inside it, and 50 × 50 where that says nothing.
  @Test func cellsSizeThemselves() throws {
    var screen = try screen(320, 480, cells: [[], []])
    screen.add("label", .label, in: "c0", size: [100, 20])
    try screen.rules(
      "label.leading == c0.leading + 8", "label.trailing == c0.trailing - 8", "label.top == c0.top + 8",
      "label.bottom == c0.bottom - 8")
    let layout = screen.solve()
    #expect(agree(layout.frame("c0"), [0, 7, 116, 36]))
    #expect(agree(layout.frame("c1"), [126, 0, 50, 50]))
    #expect(agree(layout.frame("label"), [8, 8, 100, 20]))
  }

  @Test func drawnCellsKeepTheirPlaceOnTheCanvasOnly() throws {
    var screen = TestScreen(390, 844)
    screen.add("items", .collection, frame: [0, 0, 375, 667]) {
      var settings = CollectionSettings()
      (settings.itemWidth, settings.itemHeight) = (200, 200)
      $0.collection = settings
    }
    screen.add("cell", .collectionCell, in: "items", frame: [87.5, 3, 200, 200]) { $0.translatesMask = true }
    try screen.rules("items.edges == root.edges")
    #expect(agree(screen.solve().frame("cell"), [95, 0, 200, 200]))
    screen.screen.isOnCanvas = true
    #expect(agree(screen.solve().frame("cell"), [87.5, 3, 200, 200]))
    screen.screen.isOnCanvas = false
    screen.screen.nodes[1].collection?.layout = .custom
    #expect(agree(screen.solve().frame("cell"), [87.5, 3, 200, 200]))
  }

  /// A rule that says where a cell lies goes before the lines; one that says how large it is does not.
  @Test func rulesOfPlacesGoFirst() throws {
    var screen = try screen(320, 480, cells: [[], []])
    try screen.rules("c0.width == 120", "c1.leading == items.leading + 7", "c1.top == items.top + 9")
    let layout = screen.solve()
    #expect(agree(layout.frame("c0"), [0, 0, 120, 50]))
    #expect(agree(layout.frame("c1"), [7, 9, nil, nil]))
  }

  @Test func copiesTakeTheirPlaces() throws {
    var screen = try screen(320, 480, cells: [[90, 40], [90, 40]])
    screen.screen.nodes[2].count = 4
    let layout = screen.solve()
    let first = try #require(layout.index(of: "c0"))
    #expect(
      layout.views[first].copies == [Point(x: 115, y: 0), Point(x: 230, y: 0), Point(x: 0, y: 50)])
    #expect(agree(layout.frame("c1"), [115, 50, 90, 40]))
  }

  /// UIKit's own console says that such a layout is not defined.
  @Test func aCellWiderThanItsLineIsToldOf() throws {
    let layout = try screen(320, 480, cells: [[400, 40]]).solve()
    #expect(agree(layout.frame("c0"), [-40, 0, 400, 40]))
    let finding = try #require(layout.findings.first { $0.diagnostic.id == "cell-too-large" })
    #expect(finding.diagnostic.hint == "itemSize: [320, 40]")
    #expect(finding.views == ["c0", "items"])
  }

  /// What insets take of a line is no room. Seen in Wassail, whose 50 were "more than 64".
  @Test func aCellThatInsetsLeaveNoRoomForSaysHowMuchThereIs() throws {
    let layout = try screen(320, 480, cells: [[310, 40]]) { $0.sectionInset = EdgeInsets(all: 10) }.solve()
    let finding = try #require(layout.findings.first { $0.diagnostic.id == "cell-too-large" })
    #expect(finding.diagnostic.message.contains("310 pt wide, more than the 300 pt"), "\(finding.diagnostic.message)")
    #expect(finding.diagnostic.hint == "itemSize: [300, 40]")
  }

  @Test(arguments: [0.0, -40, 1e9]) func anySizeEnds(_ size: Double) throws {
    let layout = try screen(320, 480, cells: Array(repeating: [size, size], count: 3)) {
      $0.itemSpacing = -30
      $0.sectionInset = EdgeInsets(all: 400)
    }.solve()
    #expect(layout.frame("c2").count == 4)
  }
}
