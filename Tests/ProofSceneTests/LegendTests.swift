import AutoLayout
import ProofModel
import Testing
import Typesetting

@testable import ProofScene

/// A legend says only what is there (issue 2, point 8).
@Suite struct LegendTests {
  @Test func onlyTheKindsThatAreThere() {
    var fixture = LayoutFixture()
    let one = fixture.add("one", .view, Rect(x: 16, y: 40, width: 10, height: 10))
    fixture.rule(one, .leading, .equal, 0, plus: 16)
    #expect(fixture.picture(SceneOptions(overlays: [.constraints])).legend.keys == [.distance])
  }

  @Test func noOverlayNoLegend() {
    let fixture = LayoutFixture()
    let picture = fixture.picture()
    #expect(picture.legend.isEmpty)
    #expect(picture.list.size == Size(width: 320, height: 480))
  }

  @Test func aConflictIsListedWithItsRules() {
    var fixture = LayoutFixture()
    let one = fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50))
    fixture.rule(one, .width, plus: 100) { $0.status = .inConflict(1) }
    fixture.rule(one, .width, plus: 320) { $0.status = .broken(1, amount: -220) }
    fixture.layout.findings = [
      Finding(
        kind: .conflict, severity: .error, diagnostic: .error("unsatisfiable-constraints", "a conflict"),
        constraints: [0, 1], number: 1, broken: 1, shortfall: 220)
    ]
    let picture = fixture.picture(SceneOptions(overlays: [.constraints]))
    let item = picture.legend.items.first
    #expect(item?.heading == "Conflict 1: short by 220 pt")
    #expect(item?.lines == ["one.width == 100", "one.width == 320  (broken to go on)"])
    #expect(picture.list.size.height > 480)
  }

  @Test func aNarrowWindowsLegendIsWideEnoughForItsWords() {
    var fixture = LayoutFixture(width: 70, height: 44)
    let one = fixture.add("one", .view, Rect(x: 16, y: 10, width: 10, height: 10))
    fixture.rule(one, .leading, .equal, 0, plus: 16)
    #expect(fixture.picture(SceneOptions(overlays: [.constraints])).list.size.width == Legend.minimumWidth)
    #expect(fixture.picture(SceneOptions(overlays: [.constraints], hasLegend: false)).list.size.width == 70)
  }

  @Test func aLegendStaysInItsWidth() {
    var content = LegendContent()
    content.keys = [
      .conflict, .ambiguity, .misplaced, .baselineAlignment, .inequality, .optional, .beaten, .letterbox, .strut,
      .spring,
      .arranged, .reading, .target, .largest, .onionSkin,
    ]
    let legend = Legend(content, text: OwnText(LayoutFixture.engine, scale: 2), width: 320)
    let canvas = Canvas()
    legend.paint(canvas)
    for case .text(let text, let origin, _) in canvas.commands {
      let right = text.lines.map { origin.x + $0.x + $0.width }.max() ?? 0
      #expect(right <= 320)
      #expect(origin.y <= legend.height)
    }
  }
}
