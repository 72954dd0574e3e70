import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// What layers of layout code add to a picture.
@Suite struct LayerSceneTests {
  private func lines(_ fill: (inout ResolvedView) -> Void) -> [String] {
    var fixture = LayoutFixture(width: 100, height: 100, scale: 2, era: Era(.ios, 17))
    fixture.add("card", .view, Rect(x: 10, y: 20, width: 40, height: 30)) {
      $0.background = Color(rgb: 0x112233)
      fill(&$0)
    }
    var painter = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: NoImages(), shadesImages: false)
    painter.paintScreen()
    let text = DisplayList(size: Size(width: 100, height: 100), scale: 2, commands: painter.canvas.commands).text
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func aShadowLiesUnderTheViewAndMovedByItsOffset() throws {
    let found = lines {
      $0.layers = LayerLook()
      $0.layers?.shadow = LayerShadow(color: Color(white: 0, alpha: 0.5), offset: Point(x: 0, y: 4), radius: 0)
    }
    let shadow = try #require(found.firstIndex { $0.contains("rect [10 24 40 30]") })
    let card = try #require(found.firstIndex { $0.contains("#112233") })
    #expect(shadow < card)
  }

  @Test func aSoftShadowGrowsBeyondTheBox() {
    let found = lines {
      $0.layers = LayerLook()
      $0.layers?.shadow = LayerShadow(color: Color(white: 0, alpha: 0.5), offset: .zero, radius: 4)
    }
    #expect(found.filter { $0.hasPrefix("fill #000000") }.count > 4)
  }

  @Test func shapesLieOverTheBoxAndAreAsFarFromItsCorner() {
    let found = lines {
      var shape = LayerShape(Path([.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]))
      (shape.stroke, shape.lineWidth) = (Color(rgb: 0xABCDEF), 2)
      $0.layers = LayerLook()
      $0.layers?.shapes = [shape]
    }
    #expect(found.contains { $0.hasPrefix("stroke #abcdef") && $0.contains("11") && $0.contains("24") })
  }

  @Test func aMaskClipsTheViewAndItsShadow() {
    let found = lines {
      $0.layers = LayerLook()
      $0.layers?.mask = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 5, y: 0)), .line(Point(x: 5, y: 5))])
    }
    let clip = found.firstIndex { $0.hasPrefix("clip") || $0.hasPrefix("push-clip") || $0.hasPrefix("pushClip") }
    let card = found.firstIndex { $0.contains("#112233") }
    #expect(clip != nil && card != nil && clip! < card!)
  }
}
