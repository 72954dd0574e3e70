import AutoLayout
import ProofModel
import Resolving
import Testing

@testable import ProofScene

/// Drawing bugs that anyone sees at once.
@Suite struct ControlLookTests {
  private func fills(_ fixture: LayoutFixture) -> [(path: Path, color: Color)] {
    fixture.picture().list.commands.compactMap { command in
      guard case .fill(let path, .color(let color)) = command else { return nil }
      return (path, color)
    }
  }

  /// The system's tint is another from iOS 26 on; a switch that is on is green all the same.
  @Test(arguments: [Color(rgb: 0x007AFF), Color(rgb: 0x0088FF), Color(rgb: 0x0091FF)])
  func aSwitchWithoutATintOfItsOwnIsGreen(tint: Color) {
    var fixture = LayoutFixture(era: Era(.ios, 26))
    fixture.layout.views[0].content.tint = tint
    fixture.add("on", .switch, Rect(x: 20, y: 40, width: 63, height: 28)) {
      $0.tint = tint
      $0.isOn = true
    }
    let colors = fills(fixture).map(\.color)
    #expect(colors.contains(Palette.light.on))
    #expect(!colors.contains(tint))
  }

  @Test func aSwitchOfItsOwnTintKeepsIt() {
    var fixture = LayoutFixture()
    fixture.add("on", .switch, Rect(x: 20, y: 40, width: 51, height: 31)) {
      $0.tint = Color(rgb: 0xAA0000)
      $0.isOn = true
    }
    #expect(fills(fixture).map(\.color).contains(Color(rgb: 0xAA0000)))
  }

  /// UIKit draws a switch at its own size, whatever its frame.
  @Test func aSquashedSwitchIsDrawnWhole() {
    var fixture = LayoutFixture()
    fixture.add("on", .switch, Rect(x: 20, y: 40, width: 51, height: 2)) { $0.isOn = true }
    let track = fills(fixture).first { $0.color == Palette.light.on }
    #expect(track?.path == .roundedRect(Rect(x: 20, y: 25.5, width: 51, height: 31), radius: 15.5))
  }

  /// A field's fill ends where its round border does.
  @Test func aFieldsBackgroundHasItsBordersCorners() {
    var fixture = LayoutFixture()
    let frame = Rect(x: 20, y: 40, width: 200, height: 34)
    fixture.add("field", .textField, frame) { $0.background = .white }
    let white = fills(fixture).filter { $0.color == .white }.map(\.path)
    #expect(white.contains(.roundedRect(frame, radius: 6)))
    #expect(!white.contains(.roundedRect(frame, radius: 0)))
  }

  /// What is not said of the disabled state is as in the normal one: only a title without a colour of its own is grey.
  @Test func aDisabledButtonKeepsTheColourThatItWasGiven() {
    func inks(_ color: Color, _ style: ControlStyle) -> [Color] {
      var fixture = LayoutFixture()
      let tint = fixture.layout.views[0].content.tint
      fixture.add("send", .button, Rect(x: 20, y: 40, width: 100, height: 30)) {
        ($0.style, $0.textColor, $0.tint, $0.isEnabled) = (style, color, tint, false)
        $0.text = TextContent(runs: [TextRun(text: "Send", font: FontDescriptor(size: 15))])
      }
      return fixture.picture().list.commands.compactMap { command in
        guard case .text(_, _, let color) = command else { return nil }
        return color
      }
    }
    let tint = LayoutFixture().layout.views[0].content.tint
    #expect(inks(Color(rgb: 0xAA0000), .custom).contains(Color(rgb: 0xAA0000)))
    #expect(inks(Color(rgb: 0xAA0000), .system).contains(Color(rgb: 0xAA0000)))
    #expect(inks(tint, .system).contains(Palette.light.tertiaryLabel))
    #expect(inks(Color(rgb: 0xAA0000), .plain).contains(Palette.light.tertiaryLabel))
  }

  /// `titleEdgeInsets` narrow the room that the title stands in the middle of.
  @Test func insetsMoveAButtonsTitle() throws {
    func x(_ insets: EdgeInsets) throws -> Double {
      var fixture = LayoutFixture()
      fixture.add("send", .button, Rect(x: 20, y: 40, width: 100, height: 30)) {
        ($0.style, $0.titleInsets) = (.custom, insets)
        $0.text = TextContent(runs: [TextRun(text: "Send", font: FontDescriptor(size: 15))], alignment: .center)
      }
      return try #require(
        fixture.picture().list.commands.compactMap { command -> Double? in
          guard case .text(_, let origin, _) = command else { return nil }
          return origin.x
        }.last)
    }
    #expect(try x(EdgeInsets(left: 20)) - x(.zero) == 10)
    #expect(try x(EdgeInsets(left: 8, right: -8)) - x(.zero) == 8)
  }
}
