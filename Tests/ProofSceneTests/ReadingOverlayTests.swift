import AutoLayout
import ProofModel
import Resolving
import Testing
import Typesetting

@testable import ProofScene

/// Overlays that answer one question: focus, redline, grid, stacks, frames and baselines.
@Suite struct ReadingOverlayTests {
  private func overlay(_ fixture: LayoutFixture, _ options: SceneOptions) -> OverlayPainter {
    var scene = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: NoImages(), shadesImages: true)
    scene.paintScreen()
    var painter = OverlayPainter(
      layout: fixture.layout, options: options, text: LayoutFixture.engine,
      picture: fixture.layout.environment.windowSize, origin: .zero)
    painter.paint(obstacles: scene.textRects)
    return painter
  }

  private func words(_ painter: OverlayPainter) -> [String] {
    painter.placedBadges.map { $0.badge.laid.lines.flatMap(\.runs).map(\.text).joined() }
  }

  // MARK: Focus

  @Test func focusDrawsTheRulesOfItsViewAlone() {
    var fixture = LayoutFixture()
    let one = fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50))
    let two = fixture.add("two", .view, Rect(x: 124, y: 40, width: 100, height: 80))
    fixture.rule(one, .leading, .equal, 0, plus: 16)
    fixture.rule(two, .leading, .equal, one, .trailing, plus: 8)
    fixture.rule(two, .height, plus: 80)
    let all = overlay(fixture, SceneOptions(overlays: [.constraints])).marks.filter { $0.tone == .satisfied }
    let ofOne = overlay(fixture, SceneOptions(overlays: [.constraints], focus: ["one"]))
    #expect(all.map(\.words) == ["16", "8", "80"])
    #expect(ofOne.marks.filter { $0.tone == .satisfied }.map(\.words) == ["16", "8"])
    #expect(ofOne.marks.filter { $0.tone == .derived }.allSatisfy { $0.measured == [one] })
  }

  @Test func whatIsNotInFocusIsPaled() {
    var fixture = LayoutFixture()
    fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50))
    let veil = Color(white: 1, alpha: 0.68)
    func area(_ focus: [String]) -> Double {
      overlay(fixture, SceneOptions(overlays: [.constraints], focus: focus)).canvas.commands.reduce(0) { sum, command in
        guard case .fill(let path, .color(veil)) = command else { return sum }
        return sum + path.bounds.width * path.bounds.height
      }
    }
    #expect(area([]) == 0)
    #expect(area(["one"]) == 320 * 480 - 100 * 50)
  }

  @Test func aVeilHasTheHolesOnlyThatItIsAskedFor() {
    let page = Rect(x: 0, y: 0, width: 100, height: 100)
    let holes = [Rect(x: 10, y: 10, width: 30, height: 30), Rect(x: 30, y: 20, width: 40, height: 50)]
    let parts = page.without(holes)
    // 900 + 2000, less the 10 × 20 that both share.
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 10_000 - 2700)
    for part in parts { for hole in holes { #expect(!part.overlaps(hole)) } }
  }

  // MARK: Redline

  @Test func aRedlineHasGapsWhateverMadeThem() {
    var fixture = LayoutFixture()
    fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50)) { $0.background = .black }
    fixture.add("two", .view, Rect(x: 128, y: 40, width: 100, height: 50)) { $0.background = .black }
    let painter = overlay(fixture, SceneOptions(overlays: [.redline]))
    let told = words(painter)
    #expect(told.contains("12"), "\(told)")
    #expect(told.contains("16") && told.contains("40") && told.contains("92"))
    // What is left below them was never specified.
    #expect(!told.contains("390"))
    #expect(told.filter { $0 == "12" }.count == 1)
    #expect(painter.entries.items.map(\.heading) == ["100 × 50  ·  fill #000000"])
    #expect(painter.entries.items.first?.lines == ["one, two"])
  }

  @Test func aRedlineSaysTheFontOfEachTextOnce() {
    var fixture = LayoutFixture()
    fixture.label("title", "Title", at: Point(x: 16, y: 40))
    fixture.label("subtitle", "Another", at: Point(x: 16, y: 80))
    fixture.label("note", "Small", at: Point(x: 16, y: 120), size: 12)
    let items = overlay(fixture, SceneOptions(overlays: [.redline])).entries.items
    #expect(items.map(\.heading) == ["system 17 regular  ·  #000000", "system 12 regular  ·  #000000"])
    #expect(items.map(\.lines) == [["title, subtitle"], ["note"]])
  }

  @Test func aRedlineHasAtMost25Numbers() {
    var fixture = LayoutFixture(width: 800, height: 800)
    for row in 0..<8 {
      for column in 0..<8 {
        let place = Rect(
          x: 10 + Double(column * column) * 9, y: 10 + Double(row * row) * 9, width: 20 + Double(column),
          height: 20 + Double(row))
        fixture.add("v\(row)\(column)", .view, place) { $0.background = .black }
      }
    }
    let painter = overlay(fixture, SceneOptions(overlays: [.redline]))
    let gaps = painter.placedBadges.filter { $0.badge.number == nil }
    #expect(painter.entries.items.count + gaps.count <= 25)
  }

  // MARK: Grid, stacks, frames, baselines

  @Test func onlyWhatIsOffTheGridIsMarked() {
    var fixture = LayoutFixture()
    fixture.add("on", .view, Rect(x: 16, y: 40, width: 99, height: 51))
    fixture.add("off", .view, Rect(x: 17.5, y: 120, width: 100, height: 50))
    #expect(words(overlay(fixture, SceneOptions(overlays: [.grid]))) == ["+1.5"])
  }

  @Test func aStackIsOneBadge() {
    var fixture = LayoutFixture()
    let stack = fixture.add("stack", .stack, Rect(x: 16, y: 40, width: 100, height: 170)) { $0.axis = .vertical }
    for row in 0..<3 {
      fixture.add("row\(row)", .view, Rect(x: 16, y: 40 + Double(row) * 60, width: 100, height: 50), parent: stack)
    }
    #expect(words(overlay(fixture, SceneOptions(overlays: [.constraints]))).filter { $0.contains("↕") } == ["↕ 10"])
    #expect(!words(overlay(fixture, SceneOptions(overlays: [.horizontal]))).contains { $0.contains("↕") })
  }

  @Test func framesTellOriginAndSize() {
    var fixture = LayoutFixture()
    let card = fixture.add("card", .view, Rect(x: 16, y: 40, width: 200, height: 100))
    fixture.add("inner", .view, Rect(x: 26, y: 60, width: 20, height: 10), parent: card)
    let painter = overlay(fixture, SceneOptions(overlays: [.frames]))
    #expect(words(painter).sorted() == ["card  16, 40  200×100", "inner  10, 20  20×10"])
    // There is room inside the large one.
    let large = painter.placedBadges.first { $0.badge.owner?.width == 200 }
    #expect(large.map { $0.rect.minX >= 16 && $0.rect.minY >= 40 && $0.rect.maxX <= 216 } == true)
  }

  @Test func baselinesTellTheDistanceToTheNext() {
    var fixture = LayoutFixture()
    fixture.label("title", "Title", at: Point(x: 16, y: 40))
    fixture.label("subtitle", "Another", at: Point(x: 16, y: 80))
    fixture.label("beside", "Beside", at: Point(x: 200, y: 60))
    #expect(words(overlay(fixture, SceneOptions(overlays: [.baselines]))) == ["40"])
  }
}

extension Path {
  /// Of its corners; curves are not counted.
  fileprivate var bounds: Rect {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
