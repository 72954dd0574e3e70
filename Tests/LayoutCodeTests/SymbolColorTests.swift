import AutoLayout
import ProofModel
import Resolving
import Testing
import UIKitNames

/// Colours and corners that code gives to what a control shows.
@Suite struct SymbolColorTests {
  private func content(_ view: UIView) -> ResolvedView { view.solvedLayout().layout.views[0].content }

  @Test func aSymbolWithAColourOfItsOwnKeepsIt() {
    let star = UIImage(systemName: "star")
    let tinted = UIImageView(image: star?.withTintColor(.red, renderingMode: .alwaysOriginal))
    #expect(content(tinted).tint == Color(rgb: 0xFF0000))
    let button = UIButton()
    button.setImage(star?.withTintColor(.red, renderingMode: .alwaysOriginal), for: .normal)
    #expect(content(button).tint == Color(rgb: 0xFF0000))
    // As a template it has its view's.
    let plain = UIImageView(image: star?.withTintColor(.red))
    plain.tintColor = .green
    #expect(content(plain).tint == Color(rgb: 0x00FF00))
  }

  @Test func aConfigurationsCornersAreItsStyles() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.background.strokeColor = .blue
    let button = UIButton(configuration: configuration)
    #expect(content(button).cornerRadius > 100)
    #expect(content(button).borderColor == Color(rgb: 0x0000FF))
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    button.configuration = configuration
    #expect(content(button).cornerRadius == 3)
    button.layer.cornerRadius = 9
    #expect(content(button).cornerRadius == 9)
  }
}
