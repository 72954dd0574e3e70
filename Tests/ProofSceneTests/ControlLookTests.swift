import AutoLayout
import ProofModel
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
}
