import AutoLayout
import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// The system's symbols have outlines of our own (issue 15, point 9).
@Suite struct SymbolOutlineTests {
  private struct SystemPictures: ImageSizing {
    func imageSize(asset: String, environment: TextEnvironment) -> Size? { nil }
    func isSystemPicture(_ asset: String) -> Bool { true }
  }

  // The commonest names in the storyboards and xibs of 390 public repositories, and Threema's and AltStore's call buttons.
  @Test(
    arguments: """
      magnifyingglass xmark.circle plus trash square.and.arrow.down square.and.arrow.up gear folder info.circle \
      questionmark.circle plus.circle person calendar sun.max.fill play.fill pencil hand.raised.fill gearshape globe clock \
      nosign mic.fill envelope.fill doc.on.doc chevron.down checkmark.seal.fill checkmark.circle.fill xmark.circle.fill \
      xmark.bin tag.fill speaker.wave.3.fill phone.down.fill pause.fill exclamationmark.octagon.fill ellipsis.circle \
      checkmark.shield.fill bell.badge xmark square.and.pencil speaker.fill rectangle.portrait.and.arrow.right qrcode \
      plus.bubble person.2 lock.shield ellipsis chevron.left bin.xmark phone.fill person.circle map house gift circle.fill \
      star.fill safari location eye document chevron.up chevron.right checkmark book printer play.circle person.crop.circle \
      network minus lock icloud heart.fill eye.slash exclamationmark.triangle.fill arrow.clockwise phone.down.circle.fill \
      mic.slash.circle.fill speaker.wave.2.circle plus.square.on.square doc.text link paperclip creditcard chart.bar flame
      """.split(separator: " ").map(String.init))
  func theCommonestSymbolsHaveOutlines(_ name: String) throws {
    let marks = try #require(SymbolOutline(named: name), "\(name)").marks
    #expect(!marks.isEmpty)
    for mark in marks {
      switch mark {
      case .line(let points), .curve(let points), .shape(let points), .inner(let points):
        #expect(points.count > 1 && points.allSatisfy { abs($0.x) <= 7.5 && abs($0.y) <= 7.5 }, "\(name)")
      case .ring(let middle, let radius), .dot(let middle, let radius):
        #expect(radius > 0 && max(abs(middle.x), abs(middle.y)) + radius <= 8, "\(name)")
      case .box(let rect, _): #expect(rect.minX >= -8 && rect.maxX <= 8 && rect.minY >= -8 && rect.maxY <= 8, "\(name)")
      }
    }
  }

  @Test func endingsSayWhatIsAroundASymbol() throws {
    let mic = try #require(SymbolOutline(named: "mic.slash.circle.fill"))
    #expect(mic.isSlashed && mic.isFilled && mic.enclosure == .circle && !mic.hasBadge)
    let bell = try #require(SymbolOutline(named: "bell.badge.fill"))
    #expect(bell.hasBadge && bell.enclosure == nil && !bell.isSlashed)
    #expect(try #require(SymbolOutline(named: "circle.fill")).enclosure == nil)
    #expect(try #require(SymbolOutline(named: "square.on.square")).enclosure == nil)
    #expect(try #require(SymbolOutline(named: "plus.square")).enclosure == .square)
    #expect(SymbolOutline(named: "tortoise") == nil)
    #expect(SymbolOutline(named: "") == nil)
  }

  private func lines(
    _ asset: String, _ images: any ImageSizing, _ kind: ViewKind = .image, style: ControlStyle? = nil
  ) -> [String] {
    var fixture = LayoutFixture(width: 100, height: 100, era: Era(.ios, 18))
    fixture.add("it", kind, Rect(x: 10, y: 10, width: 60, height: 40)) {
      $0.asset = asset
      $0.style = style
      if kind == .button { $0.imageSize = Size(width: 20, height: 20) }
      $0.textColor = Color(rgb: 0x00FF00)
      $0.tint = Color(rgb: 0xFF0000)
    }
    var painter = ScenePainter(
      layout: fixture.layout, text: LayoutFixture.engine, images: images, shadesImages: false)
    painter.paintScreen()
    let text = DisplayList(size: Size(width: 100, height: 100), scale: 2, commands: painter.canvas.commands).text
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// The pictures of `UITabBarItem` and `UIBarButtonItem`'s own items all have outlines, and tabs draw theirs in the tint.
  @Test func itemsOfTheSystemHaveOutlines() throws {
    for (item, symbol) in ScenePainter.barSymbols { #expect(SymbolOutline(named: symbol) != nil, "\(item)") }
    var fixture = LayoutFixture(width: 100, height: 100, era: Era(.ios, 18))
    fixture.layout.barContents.tabs = ["Star", "Other"]
    fixture.layout.barContents.tabSigns = [.sign("favorites"), .flexibleSpace]
    let frame = Rect(x: 0, y: 51, width: 100, height: 49)
    fixture.layout.bars = [SolvedBar(kind: .tab, frame: frame, content: frame)]
    func count(_ start: String) -> Int {
      var painter = ScenePainter(
        layout: fixture.layout, text: LayoutFixture.engine, images: NoImages(), shadesImages: false)
      painter.paintScreen()
      let text = DisplayList(size: Size(width: 100, height: 100), scale: 2, commands: painter.canvas.commands).text
      return text.split(separator: "\n").filter { $0.contains(start) && $0.contains("rounded") }.count
    }
    #expect(count("stroke") == 1)
    fixture.layout.barContents.tabSigns = []
    #expect(count("stroke") == 2)
  }

  /// A custom button's title is white, its symbols are not; a configuration's are of one colour with its title.
  @Test(arguments: [(ControlStyle.custom, "#ff0000"), (.system, "#ff0000"), (.plain, "#00ff00")])
  func symbolsOfButtonsTakeTheTint(style: ControlStyle, color: String) {
    let chevron = lines("chevron.left", SystemPictures(), .button, style: style)
    #expect(chevron.contains { $0.hasPrefix("stroke \(color)") }, "\(chevron)")
  }

  @Test func symbolsAreDrawnInTheTintWithoutAWordAboutThem() {
    let chevron = lines("chevron.left", SystemPictures())
    #expect(chevron.contains { $0.hasPrefix("stroke #ff0000") })
    #expect(!chevron.contains { $0.hasPrefix("text") })
    // Whatever there is no outline of is no filled box, which would be white on dark grounds.
    let unknown = lines("tortoise", SystemPictures())
    #expect(unknown.contains { $0.hasPrefix("stroke #ff0000") && $0.contains("rounded") })
    #expect(unknown.filter { $0.hasPrefix("fill") }.count == chevron.filter { $0.hasPrefix("fill") }.count)
    // A picture of the project's that is missing keeps its box with its name.
    #expect(lines("chevron.left", NoImages()).contains { $0.hasPrefix("text") })
  }
}
