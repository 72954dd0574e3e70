import Foundation
import ProofModel
import Proofing
import Solving
import Testing

/// Specs and files while their device is turned: what is set on the transition jumps, everything else moves along.
@Suite struct TurnedSpecTests {
  private func strip(
    _ sample: String, _ orientation: Orientation = .portrait, to end: Orientation = .landscape,
    device: String = "iphone-8"
  ) throws -> Filmstrip {
    let file = Program.root.appendingPathComponent("samples/\(sample)").path
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file]).workbenches.first)
    var selection = VariantSelection()
    (selection.devices, selection.orientations) = ([device], [orientation.rawValue])
    return Filmstrip(of: workbench, selection: selection, to: end, frames: 6)
  }

  private func isRising(_ values: [CGFloat]) -> Bool { zip(values, values.dropFirst()).allSatisfy { $0 < $1 } }

  @Test func whatIsSetOnTheTransitionJumps() throws {
    let strip = try strip("articles/adaptive/red-on-transition.proof.yaml")
    #expect(strip.milliseconds == [0, 60, 120, 180, 240, 300])
    #expect(strip.frames(of: "red").allSatisfy { $0 == CGRect(x: 0, y: 0, width: 667, height: 187.5) })
    #expect(strip.frames(of: "label").allSatisfy { $0.minY == 187.5 })
    // The root is the system's and moves.
    #expect(isRising(strip.frames(of: "root").map(\.width)))
  }

  /// Alongside, in each layout, by constraints and by masks.
  @Test(arguments: ["articles/adaptive/red-alongside", "red-by-hand", "red-anchors", "red-autoresizing"])
  func everythingElseMovesAlong(_ sample: String) throws {
    let strip = try strip(sample + ".proof.yaml")
    let red = strip.frames(of: "red")
    #expect(red.first?.width == 375 && red.first?.height == 333.5)
    #expect(red.last?.width == 667 && red.last?.height == 187.5)
    #expect(isRising(red.map(\.width)) && isRising(red.map { -$0.height }))
    // Eased at both ends: slower at first than in the middle.
    #expect(red[1].width - red[0].width < red[3].width - red[2].width)
  }

  @Test func aTurnBackEndsAsItBegan() throws {
    let there = try strip("red-anchors.proof.yaml")
    let back = try strip("red-anchors.proof.yaml", .landscape, to: .portrait)
    #expect(back.frames(of: "label").first == there.frames(of: "label").last)
    #expect(back.frames(of: "label").last == there.frames(of: "label").first)
  }

  @Test func aMaskInWhatJumpsJumpsWithIt() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let file = try program.write(
      "a.proof.yaml",
      """
      proofsheet: 1
      name: a
      canvas: iphone-8 portrait
      views:
        red:
          frame: [0, 0, 375, 300]
          views:
            held: { frame: [10, 10, 355, 20], autoresize: [width] }
            ruled: {}
      constraints:
        - ruled.leading == red.leading
        - ruled.trailing == red.trailing
        - ruled.top == red.top + 50
        - ruled.height == 10
      layout:
        - { on: transition, set: { red.frame: [0, 0, 100% width, 50% height] } }
      """)
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file]).workbenches.first)
    let strip = Filmstrip(of: workbench, selection: VariantSelection(), to: .landscape, frames: 3)
    let (held, ruled) = (strip.frames(of: "held").map(\.width), strip.frames(of: "ruled").map(\.width))
    #expect(Set(held).count == 1)
    #expect(isRising(ruled))
  }

  @Test func aStoryboardIsTurnedToo() throws {
    let strip = try strip("articles/adaptive/After.storyboard")
    let cover = strip.frames(of: "cv")
    #expect(cover.first?.width == 343 && cover.last?.width == 635)
    #expect(isRising(cover.map(\.width)))
  }

  @Test func whatCannotBeTurnedIsTold() throws {
    let same = try strip("red-anchors.proof.yaml", .landscape)
    #expect(same.milliseconds.isEmpty)
    #expect(same.diagnostics.map(\.message) == ["iPhone 8 cannot be turned to landscape"])
  }

  @Test func theCommandWritesAStripAndAnAnimation() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let sample = Program.root.appendingPathComponent("samples/articles/adaptive/red-alongside.proof.yaml").path
    let result = try program.run(["filmstrip", sample, "--frames", "4", "-o", "out", "--format", "png,svg"])
    #expect(result.code == 0 && result.talk.isEmpty, "\(result.talk)")
    let written = ["png", "svg"].flatMap { ["red-alongside.filmstrip.\($0)", "red-alongside.animation.\($0)"] }
    #expect(result.output == written.map { "out/\($0)\n" }.joined())
    let strip = String(decoding: try program.bytes("out/red-alongside.filmstrip.svg"), as: UTF8.self)
    #expect(strip.contains("red · view · 0, 0 · 375 × 333.5") && strip.contains("red · view · 0, 0 · 667 × 187.5"))
    let one = try program.run(["filmstrip", sample, "--frames", "1"])
    #expect(one.code == 2 && one.talk.contains("--frames takes 2 to 60, found 1"), "\(one.talk)")
    let nowhere = try program.run(["filmstrip", sample, "--to", "sideways"])
    #expect(nowhere.code == 2 && nowhere.talk.contains("--to takes portrait"), "\(nowhere.talk)")
  }
}
