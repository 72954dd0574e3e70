import Foundation
import PixelCoding
import Screens
import Testing
import UIKitNames

@testable import Proofsheet

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
