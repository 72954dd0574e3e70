import Foundation
import Screens
import Testing
import UIKitNames

@testable import Proofing
@testable import Proofsheet
@testable import Rendering

/// The red view jumps: what is set directly in `viewWillTransition` has its final value at the start.
private final class JumpingController: RedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    red.frame = CGRect(x: 0, y: 0, width: 375, height: 333.5)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    red.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)
  }
}

/// A panel that springs open.
private final class SpringController: UIViewController {
  let panel = UIView()
  let mark = UIView()
  private var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [panel, mark] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    height = panel.heightAnchor.constraint(equalToConstant: 50)
    height?.isActive = true
    panel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: panel.bottomAnchor).isActive = true
    mark.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  func open() {
    view.layoutIfNeeded()
    height?.constant = 250
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { self.view.layoutIfNeeded() })
  }
}

@Suite struct FilmstripTests {
  private let phone = ProofMatrix(on: "iphone-8", os: "ios-11")

  private func widths(_ strip: Filmstrip) -> [CGFloat] { strip.frames(of: "red").map(\.width) }

  private func isRising(_ values: [CGFloat]) -> Bool { zip(values, values.dropFirst()).allSatisfy { $0 < $1 } }

  @Test func changesAlongsideTheTransitionMoveAlong() {
    let strip = Proof(of: RedTransitionViewController(), for: phone)
      .filmstrip(from: .portrait, to: .landscape, frames: 8)
    let widths = widths(strip)
    #expect(widths.count == 8)
    #expect(widths.first == 375 && widths.last == 667)
    #expect(isRising(widths))
    #expect(strip.milliseconds.first == 0)
    #expect(isRising(strip.milliseconds.map { CGFloat($0) }))
  }

  @Test func changesInTheLayoutMethodsMoveAlong() {
    let widths = widths(
      Proof(of: RedLayoutViewController(), for: phone).filmstrip(from: .portrait, to: .landscape, frames: 8))
    #expect(widths.first == 375 && widths.last == 667)
    #expect(isRising(widths))
  }

  @Test func constraintsMoveAlong() {
    let strip = Proof(of: RedAnchorsViewController(), for: phone)
      .filmstrip(from: .portrait, to: .landscape, frames: 5)
    #expect(isRising(widths(strip)))
    let tops = strip.frames(of: "label").map(\.minY)
    #expect(tops.first == 341.5 && tops.last == 195.5)
    #expect(isRising(tops.reversed()))
  }

  @Test func whatIsSetDirectlyJumpsAtTheStart() {
    let widths = widths(
      Proof(of: JumpingController(), for: phone).filmstrip(from: .portrait, to: .landscape, frames: 8))
    #expect(widths.allSatisfy { $0 == 667 })
  }

  @Test func aSpringSwingsBeyondItsEnd() {
    let strip = Proof(of: SpringController(), for: phone)
      .filmstrip(frames: 30) { (screen: SpringController) in screen.open() }
    let heights = strip.frames(of: "panel").map(\.height)
    #expect(heights.count == 30)
    #expect(heights.first == 50)
    #expect(abs((heights.last ?? 0) - 250) < 1)
    #expect(heights.contains { $0 > 260 })
    // What hangs on it moves along.
    #expect(zip(strip.frames(of: "mark"), heights).allSatisfy { abs($0.minY - $1) < 0.01 })
  }

  @Test func aChangeOfAnotherScreenIsTold() {
    let strip = Proof(of: SpringController(), for: phone)
      .filmstrip { (screen: RedViewController) in screen.red.alpha = 0 }
    #expect(strip.milliseconds.isEmpty)
    #expect(strip.render(to: "nowhere").problems.map(\.id) == ["wrong-screen"])
  }

  @Test func stripAndAnimationAreDrawn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strip-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strip = Proof(of: RedTransitionViewController(), for: phone)
      .filmstrip(from: .portrait, to: .landscape, frames: 4)
    let rendered = strip.render(to: folder, style: Filmstrip.Style(formats: [.png, .svg]))
    #expect(rendered.problems == [])
    #expect(
      rendered.files.map { URL(fileURLWithPath: $0).lastPathComponent } == [
        "RedTransitionViewController.filmstrip.png", "RedTransitionViewController.animation.png",
        "RedTransitionViewController.filmstrip.svg", "RedTransitionViewController.animation.svg",
      ])
    for file in rendered.files { #expect(FileManager.default.fileExists(atPath: file)) }
  }

  @Test func whatCannotBeTurnedIsTold() {
    let strip = Proof(of: RedTransitionViewController(), on: "iphone-8")
      .filmstrip(from: .portrait, to: .upsideDown, frames: 4)
    #expect(strip.milliseconds.isEmpty)
    #expect(strip.render(to: "nowhere").problems.count == 1)
  }
}
