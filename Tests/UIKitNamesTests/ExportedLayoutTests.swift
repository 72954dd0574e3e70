import LayoutCode
import Testing
import UIKitNames

/// Layout code that `proofsheet export` wrote compiles as it stands, and lays out as its storyboard does.
@MainActor @Suite struct ExportedLayoutTests {
  private final class Host: UIViewController {}

  /// The frames of Tests/Fixtures/storyboards/SignIn.storyboard in a window of 375 × 667 without bars.
  private static let frames: [String: CGRect] = [
    "logo": CGRect(x: 127.5, y: 20, width: 120, height: 60), "card": CGRect(x: 16, y: 100, width: 343, height: 200),
    "fields": CGRect(x: 20, y: 20, width: 303, height: 78),
    "passwordField": CGRect(x: 0, y: 44, width: 303, height: 34),
    "line": CGRect(x: 20, y: 118, width: 303, height: 1), "footer": CGRect(x: 0, y: 607, width: 375, height: 60),
  ]

  private func check(_ views: [String: UIView]) {
    for (name, view) in views { #expect(isNear(view.frame, Self.frames[name] ?? .zero), "\(name): \(view.frame)") }
  }

  @Test func anchorsLayOutAsTheStoryboard() {
    let host = Host()
    let layout = SignInControllerLayout()
    layout.install(in: host.view)
    show(host, 375, 667)
    check([
      "logo": layout.logo, "card": layout.card, "fields": layout.fields, "passwordField": layout.passwordField,
      "line": layout.line, "footer": layout.footer,
    ])
  }

  /// Percent margins are of the screen that the code runs on, not of the one that it was written for.
  @Test(arguments: [("iphone-8", 375.0, 667.0), ("iphone-se-1", 320.0, 568.0)])
  func percentMarginsFollowTheScreen(_ device: String, _ width: Double, _ height: Double) throws {
    let host = try #require(HostWindow(device: device) { Host() })
    // On that device's screen: constraints hear of its turns.
    let layout = host.perform {
      let layout = MarginsViewControllerLayout()
      layout.install(in: host.controller.view)
      return layout
    }
    host.appear()
    let upper = CGRect(x: width / 10, y: height / 10, width: width * 0.8, height: height * 0.3)
    #expect(isNear(layout.upper.frame, upper), "\(layout.upper.frame)")
    let lower = CGRect(x: width / 10, y: height * 0.45, width: width * 0.8 / 3, height: height * 0.3)
    #expect(isNear(layout.lower.frame, lower), "\(layout.lower.frame)")
  }

  @Test func visualFormatLaysOutAsTheStoryboard() {
    let host = Host()
    let layout = SignInControllerFormatLayout()
    layout.install(in: host.view)
    show(host, 375, 667)
    check([
      "logo": layout.logo, "card": layout.card, "fields": layout.fields, "passwordField": layout.passwordField,
      "line": layout.line, "footer": layout.footer,
    ])
  }

  /// A macOS file whose root is a stack view with a grid in it: what UIKit has no class for is said by guides.
  @Test func aGridIsLaidOutByGuides() {
    let host = Host()
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(stack)
    let layout = MacFormLayout()
    layout.install(in: stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: host.view.topAnchor),
    ])
    show(host, 375, 667)
    #expect(layout.name.frame.width == 180)
    #expect(layout.name.frame.maxX == layout.form.bounds.width)
    #expect(layout.nameLabel.frame.maxX + 10 == layout.name.frame.minX)
    #expect(layout.rememberButton.frame.minX == layout.name.frame.minX)
    #expect(layout.line.frame.width == layout.form.bounds.width)
  }
}
