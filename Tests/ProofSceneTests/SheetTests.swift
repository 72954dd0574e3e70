import ProofModel
import Testing

@testable import ProofScene

/// The contact sheet (issue 2, point 9).
@Suite struct SheetTests {
  private let builder = SheetBuilder(text: LayoutFixture.engine)

  private func cell(
    _ name: String, _ width: Double, _ height: Double, _ orientation: Orientation = .portrait, errors: Int = 0
  ) -> SheetCell {
    let size = Size(width: width, height: height)
    let environment = Environment(deviceName: name, orientation: orientation, screenSize: size)
    let list = DisplayList(
      size: size, scale: 2, commands: [.fill(.rect(Rect(origin: .zero, size: size)), .color(.black))])
    return SheetCell(environment: environment, picture: ScenePicture(list: list), errors: errors)
  }

  private func cellFrames(_ pages: some Sequence<DisplayList>) -> [[Rect]] {
    pages.map { page in
      page.commands.compactMap { command in
        if case .beginGroup(let group) = command, group.kind == .cell { return group.frame }
        return nil
      }
    }
  }

  @Test func oneTrueScaleForAll() {
    let cells = [cell("small", 320, 480), cell("large", 1024, 1366), cell("wide", 844, 390, .landscape)]
    let options = SheetOptions(title: "Sheet")
    let plan = builder.plan(cells, options: options)
    let frames = cellFrames(builder.pages(cells, plan: plan, options: options))
    #expect(frames.count == 1)
    for (frame, cell) in zip(frames[0], cells) {
      #expect(abs(frame.width - cell.picture.list.size.width * plan.scale) < 1e-9)
      #expect(abs(frame.height - cell.picture.list.size.height * plan.scale) < 1e-9)
    }
  }

  @Test(arguments: [1, 7, 30, 90]) func cellsNeitherTouchNorLeaveThePage(count: Int) {
    var random = SeededNumbers(UInt64(count))
    let sizes = [(320.0, 480.0), (375, 667), (844, 390), (768, 1024), (1366, 1024)]
    let cells = (0..<count).map { _ in
      let size = sizes[random.next(sizes.count)]
      return cell("device", size.0, size.1)
    }
    let pages = builder.pages(cells, options: SheetOptions(title: "Sheet"))
    // Many pages begin with an overview, which has all cells too.
    let hasOverview = pages.count > 3
    #expect(cellFrames(pages).joined().count == (hasOverview ? 2 : 1) * count)
    for (page, frames) in zip(pages, cellFrames(pages)) {
      #expect(page.size.width == pages[0].size.width && page.size.width <= 1600)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 0 && frame.maxX <= page.size.width && frame.maxY <= page.size.height)
        for other in frames[(index + 1)...] { #expect(!frame.overlaps(other)) }
      }
    }
  }

  @Test func aPageIsNoWiderThanFewCellsNeed() {
    func width(_ count: Int) -> Double? {
      builder.pages((0..<count).map { _ in cell("phone", 375, 667) }, options: SheetOptions(title: "Sheet")).first?
        .size.width
    }
    // One cell leaves room for the title; two need 2 · 375 + 26, and 80 for the margins.
    #expect(width(1) == 760)
    #expect(width(2) == 856)
    #expect(width(7) == 1600)
  }

  @Test func manyCellsFlowOverPages() {
    let cells = (0..<80).map { cell("device \($0)", 390, 844) }
    let options = SheetOptions(title: "Sheet")
    let pages = builder.pages(cells, options: options)
    #expect(pages.count > 1)
    #expect(builder.plan(cells, options: options).scale >= SheetBuilder.smallestReadable)
    for page in pages { #expect(page.size.height <= options.maxHeight + 1) }
  }

  @Test func rowsAndColumnsStandInLine() {
    let cells = [
      cell("one", 320, 480), cell("one", 480, 320, .landscape), cell("two", 375, 667),
      cell("two", 667, 375, .landscape),
    ]
    let options = SheetOptions(title: "Sheet", rows: [.device], columns: [.orientation])
    let frames = cellFrames(builder.pages(cells, options: options)).joined().map { $0 }
    #expect(frames[0].minX == frames[2].minX)
    #expect(frames[1].minX == frames[3].minX)
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[2].minY > frames[0].maxY)
  }

  @Test func aCellWithErrorsIsMarkedAndCounted() {
    let fine = builder.pages([cell("device", 320, 480)], options: SheetOptions(title: "Sheet"))
    let broken = builder.pages([cell("device", 320, 480, errors: 3)], options: SheetOptions(title: "Sheet"))
    #expect(fine[0].text.contains("no problems"))
    // A finding of no layout, such as a contrast, stands below the cells, and the header does not deny it.
    var options = SheetOptions(title: "Sheet")
    options.findings = [SheetFinding(isError: false, message: "pale", whereabouts: "")]
    let listed = builder.pages([cell("device", 320, 480)], options: options)
    #expect(listed[0].text.contains("1 warning, listed below") && !listed[0].text.contains("no problems"))
    #expect(broken[0].text.contains("1 with errors"))
    #expect(broken[0].text.contains("3 errors"))
    #expect(broken[0].text.contains("stroke #c8102e 2.5"))
  }

  @Test func theLegendJoinsThoseOfTheCells() {
    var one = cell("one", 320, 480)
    one.picture.legend.keys = [.distance]
    var two = cell("two", 320, 480)
    two.picture.legend.keys = [.conflict]
    let text = builder.pages([one, two], options: SheetOptions(title: "Sheet"))[0].text
    #expect(text.contains("rule, in points"))
    #expect(text.contains("in conflict"))
    #expect(!text.contains("tie of priorities"))
  }

  @Test func columnsTooManyForThePageGoOnBelow() {
    #expect(SheetLayout.bands([600, 600, 600], room: 1400) == [[0, 1], [2]])
    #expect(SheetLayout.bands([2000], room: 1400) == [[0]])
  }

  @Test func badgesGrowAsTheScaleShrinks() {
    #expect(SheetPlan(scale: 1).annotationScale == 1)
    #expect(SheetPlan(scale: 0.5).annotationScale > 1.4)
  }
}
