import AutoLayout
import ProofModel
import Resolving
import Testing
import Typesetting

@testable import ProofScene

/// Each kind of control looks like what it is (issue 2, point 7): one display list each.
@Suite struct SceneKindTests {
  private func list(
    _ kind: ViewKind, _ frame: Rect = Rect(x: 10, y: 10, width: 60, height: 30), era: Era = .standard,
    images: any ImageSizing = NoImages(), overlays: Bool = false, _ change: (inout ResolvedView) -> Void = { _ in }
  ) -> [String] {
    var fixture = LayoutFixture(width: 100, height: 100, era: era)
    fixture.add("it", kind, frame, change)
    var painter = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: images, shadesImages: overlays)
    painter.paintScreen()
    let text = DisplayList(size: Size(width: 100, height: 100), scale: 2, commands: painter.canvas.commands).text
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func aPlainViewDrawsNothingButItsBackground() {
    #expect(list(.view).filter { $0.hasPrefix("fill") }.count == 1)
    let lines = list(.view) {
      $0.background = Color(rgb: 0xFF0000)
      $0.cornerRadius = 4
    }
    #expect(lines.contains("fill #ff0000 rounded [10 10 60 30]"))
  }

  @Test func aBorderLiesInsideItsFrame() {
    let lines = list(.view) {
      $0.borderWidth = 2
      $0.borderColor = Color(rgb: 0x00FF00)
    }
    #expect(lines.contains("stroke #00ff00 2 rect [11 11 58 28]"))
  }

  @Test func alphaIsALayerAndHiddenViewsAreLeftOut() {
    #expect(list(.view) { $0.alpha = 0.5 }.contains("layer 0.5"))
    var fixture = LayoutFixture(width: 100, height: 100)
    let index = fixture.add("it", .view, Rect(x: 0, y: 0, width: 9, height: 9)) { $0.background = .black }
    fixture.layout.views[index].isHidden = true
    #expect(!fixture.picture().list.text.contains("#000000"))
  }

  @Test func clippingHoldsTheViewsInside() {
    var fixture = LayoutFixture(width: 100, height: 100)
    let outer = fixture.add("outer", .view, Rect(x: 10, y: 10, width: 20, height: 20)) { $0.clips = true }
    fixture.add("inner", .view, Rect(x: 0, y: 0, width: 90, height: 90), parent: outer) { $0.background = .black }
    let lines = fixture.picture().list.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let clip = lines.firstIndex(of: "clip rect [10 10 20 20]") ?? .max
    let fill = lines.firstIndex(of: "fill #000000 rect [0 0 90 90]") ?? .max
    let end = lines.firstIndex(of: "/clip") ?? -1
    #expect(clip < fill && fill < end)
  }

  @Test func aLabelStandsOnItsSolvedBaseline() {
    var fixture = LayoutFixture(width: 200, height: 100)
    let index = fixture.label("it", "Title", at: Point(x: 10.25, y: 20.125))
    var painter = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: NoImages(), shadesImages: false)
    painter.paintScreen()
    for case .text(let text, let origin, _) in painter.canvas.commands {
      let view = fixture.layout.views[index]
      #expect(origin.x == 10.25)
      #expect(abs(origin.y + (text.lines.first?.baseline ?? 0) - (20.125 + (view.firstBaseline ?? 0))) < 1e-9)
    }
  }

  @Test func aSecureFieldShowsBulletsAndAnEmptyOneItsPlaceholder() {
    let words = TextContent(runs: [TextRun(text: "abc", font: FontDescriptor(size: 14))])
    let secure = list(.textField) {
      $0.text = words
      $0.isSecure = true
    }
    #expect(secure.contains { $0.contains("\"•••\"") })
    let empty = list(.textField) { $0.placeholder = words }
    #expect(empty.contains { $0.hasPrefix("text #3c3c43/38") && $0.contains("\"abc\"") })
  }

  @Test func aMissingPictureIsNamedWithItsSize() {
    let lines = list(.image, Rect(x: 0, y: 0, width: 90, height: 80)) { $0.asset = "cover.png" }
    #expect(lines.contains { $0.contains("\"cover.png\"") })
    #expect(lines.contains { $0.contains("\"90 × 80\"") })
  }

  @Test func aPictureThatLeavesRoomIsShadedUnderAnOverlayOnly() {
    let images = EveryImage(size: Size(width: 10, height: 10))
    let frame = Rect(x: 0, y: 0, width: 90, height: 30)
    let plain = list(.image, frame, images: images) {
      $0.asset = "a"; $0.contentMode = .aspectFit
    }
    #expect(plain.contains("image a [30 0 30 30]"))
    #expect(!plain.contains { $0.contains("hatch") })
    let reviewed = list(.image, frame, images: images, overlays: true) {
      $0.asset = "a"; $0.contentMode = .aspectFit
    }
    #expect(reviewed.contains { $0.contains("hatch") })
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 50)),
    (.aspectFit, Rect(x: 25, y: 0, width: 50, height: 50)),
    (.aspectFill, Rect(x: 0, y: -25, width: 100, height: 100)),
    (.center, Rect(x: 40, y: 15, width: 20, height: 20)),
    (.top, Rect(x: 40, y: 0, width: 20, height: 20)),
    (.bottomRight, Rect(x: 80, y: 30, width: 20, height: 20)),
    (.left, Rect(x: 0, y: 15, width: 20, height: 20)),
  ])
  func contentModes(mode: ContentMode, expected: Rect) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(mode.pictureRect(Size(width: 20, height: 20), in: bounds) == expected)
  }

  @Test func aPictureIsScaledDownOnlyWhereItIsTooLarge() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    func place(_ width: Double, _ height: Double) -> Rect {
      ContentMode.scaleDown.pictureRect(Size(width: width, height: height), in: bounds)
    }
    #expect(place(20, 20) == Rect(x: 40, y: 15, width: 20, height: 20))
    #expect(place(200, 20) == Rect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test func progressBelowZeroIsStriped() {
    #expect(list(.progress) { $0.value = -1 }.contains { $0.contains("hatch") })
    #expect(!list(.progress) { $0.value = 0.5 }.contains { $0.contains("hatch") })
    #expect(list(.progress) { $0.value = 7 }.contains { $0.contains("rounded [10 10 60 30]") })
  }

  @Test func theEraDecidesHowASegmentedControlLooks() {
    let change: (inout ResolvedView) -> Void = {
      $0.segments = ["A", "B"]
      $0.tint = Color(rgb: 0x0000FF)
    }
    #expect(list(.segmented, era: Era(.ios, 11), change).contains { $0.hasPrefix("stroke #0000ff") })
    #expect(!list(.segmented, era: Era(.ios, 18), change).contains { $0.hasPrefix("stroke #0000ff") })
  }

  /// A selected title is cut out of its tint up to iOS 12.
  @Test func aSelectedSegmentsTitleShowsWhatLiesBelow() {
    let lines = list(.segmented, era: Era(.ios, 11)) {
      ($0.segments, $0.selected, $0.tint) = (["A", "B"], 0, Color(rgb: 0xEEEEEE))
      $0.background = Color(rgb: 0x102030)
    }
    #expect(lines.contains { $0.contains("#102030") && $0.contains("\"A\"") }, "\(lines)")
  }

  @Test func anUnknownKindIsABoxWithItsName() {
    #expect(
      list(.unknown("ChartView"), Rect(x: 0, y: 0, width: 100, height: 30)).contains { $0.contains("\"ChartView\"") })
  }

  /// Views that frameworks draw into are named as what they are.
  @Test(arguments: ViewKind.Graphics.allCases) func graphicsAreNamed(_ graphics: ViewKind.Graphics) {
    let titles: [ViewKind.Graphics: String] = [
      .scene: "SceneKit view", .augmentedReality: "AR view", .sprites: "SpriteKit view", .metal: "Metal view",
      .openGL: "OpenGL view",
    ]
    let frame = Rect(x: 0, y: 0, width: 100, height: 90)
    #expect(list(.graphics(graphics), frame).contains { $0.contains("\"\(titles[graphics] ?? "?")\"") })
    #expect(list(.graphics(graphics), frame) { $0.customClass = "ShipView" }.contains { $0.contains("\"ShipView\"") })
  }

  @Test func aColorWellShowsItsColor() {
    let lines = list(.colorWell, Rect(x: 10, y: 10, width: 28, height: 28)) { $0.textColor = Color(rgb: 0x123456) }
    #expect(lines.contains { $0.hasPrefix("fill #123456") })
  }

  /// A prototype cell is drawn again where its copies are, and is one view all the same.
  @Test func copiesOfACellAreDrawn() {
    var fixture = LayoutFixture(width: 100, height: 100)
    let cell = fixture.add("cell", .collectionCell, Rect(x: 0, y: 0, width: 20, height: 20))
    fixture.add("box", .view, Rect(x: 2, y: 2, width: 9, height: 9), parent: cell) { $0.background = .black }
    fixture.layout.views[cell].copies = [Point(x: 30, y: 0), Point(x: 0, y: 40)]
    let lines = fixture.picture().list.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.filter { $0 == "fill #000000 rect [2 2 9 9]" }.count == 3)
    #expect(lines.filter { $0.hasPrefix("group view box") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("transform") && $0.contains("30") }.count == 1, "\(lines)")
  }

  @Test func everyViewIsAGroupWithItsFrame() {
    #expect(list(.view).contains { $0.hasPrefix("group view it \"it · view · 10, 10 · 60 × 30\" [10 10 60 30]") })
  }

  /// Every kind, at every kind of size: no trap, nothing left open.
  @Test(arguments: [0.0, -5, 0.4, 12, 90, 1e9, .infinity, .nan])
  func anyFrameCanBeDrawn(side: Double) {
    for (kind, _) in ViewKind.named {
      for style in [nil] + ControlStyle.allCases.map(Optional.some) {
        let lines = list(kind, Rect(x: 3, y: 4, width: side, height: side)) {
          $0.style = style
          $0.text = TextContent(runs: [TextRun(text: "Text", font: FontDescriptor())])
          $0.asset = kind == .image ? "a" : nil
          $0.segments = ["A", "B"]
          $0.pages = 3
          $0.value = side
        }
        let opened = lines.filter { line in
          ["clip ", "layer ", "group ", "transform "].contains { line.hasPrefix($0) }
        }
        #expect(opened.count == lines.filter { $0.hasPrefix("/") }.count, "\(kind.name)")
      }
    }
  }
}

extension SceneKindTests {
  private func list(_ kind: ViewKind, era: Era, _ change: (inout ResolvedView) -> Void) -> [String] {
    list(kind, Rect(x: 10, y: 10, width: 60, height: 30), era: era, change)
  }
}
