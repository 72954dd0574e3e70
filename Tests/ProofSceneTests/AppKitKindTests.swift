import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// AppKit's containers and rarer controls look like what they are.
@Suite struct AppKitKindTests {
  private func lines(_ fixture: LayoutFixture) -> [String] {
    var painter = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: NoImages(), shadesImages: false)
    painter.paintScreen()
    let text = DisplayList(size: Size(width: 200, height: 100), scale: 2, commands: painter.canvas.commands).text
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func drawn(_ kind: ViewKind, _ change: (inout ResolvedView) -> Void = { _ in }) -> [String] {
    var fixture = LayoutFixture(width: 200, height: 100, era: Era(.macos, 14))
    fixture.add("it", kind, Rect(x: 10, y: 10, width: 180, height: 60), change)
    return lines(fixture)
  }

  @Test(arguments: [
    ViewKind.tabs, .box, .levelIndicator, .colorWell, .scroller, .ruleEditor,
  ])
  func everyKindDrawsSomethingOfItsOwn(_ kind: ViewKind) {
    let more = drawn(kind).count - drawn(.view).count
    #expect(more > 0, "\(kind.name)")
  }

  @Test func theChosenTabHasTheAccentAndAllTheirTitles() {
    let tabs = drawn(.tabs) {
      ($0.segments, $0.selected, $0.style) = (["One", "Two"], 1, .top)
      $0.tint = Color(rgb: 0x123456)
    }
    #expect(tabs.filter { $0.hasPrefix("fill #123456") }.count == 1)
    #expect(tabs.filter { $0.hasPrefix("text") }.count == 2)
    #expect(drawn(.tabs) { $0.style = ControlStyle.none }.count == drawn(.view).count)
  }

  @Test func aDividerLiesBetweenThePanes() {
    var fixture = LayoutFixture(width: 200, height: 100, era: Era(.macos, 14))
    let split = fixture.add("split", .split, Rect(x: 0, y: 0, width: 200, height: 100)) {
      ($0.axis, $0.style) = (.horizontal, .paneSplitter)
    }
    fixture.add("a", .view, Rect(x: 0, y: 0, width: 60, height: 100), parent: split)
    fixture.add("b", .view, Rect(x: 70, y: 0, width: 130, height: 100), parent: split)
    #expect(lines(fixture).contains { $0.hasSuffix("rect [60 0 10 100]") })
  }

  @Test func ratingsHaveAStarForEachPoint() {
    let stars = drawn(.levelIndicator) {
      ($0.style, $0.value, $0.maximum) = (.rating, 3, 5)
    }
    let dots = drawn(.levelIndicator) {
      ($0.style, $0.value, $0.maximum) = (.rating, 0, 5)
    }
    #expect(stars.filter { $0.hasPrefix("fill") }.count == dots.filter { $0.hasPrefix("fill") }.count)
    #expect(Set(stars).subtracting(dots).filter { $0.hasPrefix("fill") }.count == 3)
  }

  @Test func theDefaultButtonHasTheAccentsColour() {
    func button(_ isOn: Bool) -> [String] {
      drawn(.button) {
        ($0.style, $0.isOn, $0.tint) = (.push, isOn, Color(rgb: 0x123456))
        $0.text = TextContent(runs: [TextRun(text: "OK", font: FontDescriptor(size: 13))])
      }
    }
    #expect(button(true).contains { $0.hasPrefix("fill #123456") })
    #expect(!button(false).contains { $0.hasPrefix("fill #123456") })
  }
}
