import AutoLayout
import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// A screen of 320 by 480 with a head of 80, a scroll view below it and a tab bar of 49 over its lower edge.
@Suite struct UnrollingTests {
  private static func screen(contentHeight: Double) -> LayoutFixture {
    var fixture = LayoutFixture()
    fixture.add("head", .view, Rect(x: 0, y: 0, width: 320, height: 80))
    let scroll = fixture.add("scroll", .scroll, Rect(x: 0, y: 80, width: 320, height: 400))
    fixture.layout.views[scroll].contentSize = Size(width: 320, height: contentHeight)
    fixture.layout.views[scroll].safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    fixture.add("last", .view, Rect(x: 0, y: 80 + contentHeight - 20, width: 320, height: 20), parent: scroll)
    let button = fixture.add("button", .view, Rect(x: 250, y: 360, width: 50, height: 50))
    fixture.add("icon", .view, Rect(x: 260, y: 370, width: 30, height: 30), parent: button)
    fixture.add("backdrop", .view, Rect(x: 0, y: 0, width: 320, height: 480))
    let bar = Rect(x: 0, y: 431, width: 320, height: 49)
    fixture.layout.bars = [SolvedBar(kind: .tab, frame: bar, content: bar)]
    return fixture
  }

  private static func frame(_ name: String, _ layout: SolvedLayout) throws -> Rect {
    try #require(layout.views.first { $0.content.name == name }).windowFrame
  }

  @Test func theScrollViewIsAsHighAsItsContentAndBarsKeepTheirEdges() throws {
    let (layout, fold) = try #require(Self.screen(contentHeight: 1000).layout.unrolled())
    // What one sees without scrolling ends at the tab bar, 431; the content at 1080.
    #expect(fold == 431)
    #expect(layout.environment.windowSize == Size(width: 320, height: 480 + 1080 - 431))
    #expect(try Self.frame("head", layout) == Rect(x: 0, y: 0, width: 320, height: 80))
    #expect(try Self.frame("scroll", layout).maxY == layout.environment.windowSize.height)
    #expect(try Self.frame("last", layout).maxY == 1080)
    #expect(layout.bars[0].frame.minY == 1080)
    // A button that hangs on the lower edge keeps its distance from it, with what it holds.
    #expect(try Self.frame("button", layout) == Rect(x: 250, y: 360 + 649, width: 50, height: 50))
    #expect(try Self.frame("icon", layout) == Rect(x: 260, y: 370 + 649, width: 30, height: 30))
    #expect(try Self.frame("backdrop", layout).height == 480 + 649)
    let icon = try #require(layout.views.first { $0.content.name == "icon" })
    #expect(icon.frame == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func aScreenWhoseContentFitsStays() {
    #expect(Self.screen(contentHeight: 351).layout.unrolled() == nil)
    #expect(LayoutFixture().layout.unrolled() == nil)
  }

  @Test func thePictureIsTallerAndMarksTheFold() {
    let layout = Self.screen(contentHeight: 1000).layout
    let builder = SceneBuilder(text: LayoutFixture.engine, images: NoImages())
    var options = SceneOptions()
    #expect(builder.displayList(for: layout, options: options).size.height == 480)
    options.unrolls = true
    let list = builder.displayList(for: layout, options: options)
    #expect(list.size.height == 1129)
    #expect(
      list.commands.contains {
        guard case .stroke(let path, _, let style) = $0, !style.dash.isEmpty else { return false }
        return path.elements == [.move(Point(x: 0, y: 431)), .line(Point(x: 320, y: 431))]
      })
  }
}
