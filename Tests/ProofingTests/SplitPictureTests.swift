import Foundation
import PixelCoding
import ProofModel
import Testing

@testable import Proofing

/// Pictures in two halves, each half that of the whole picture.
@Suite struct SplitPictureTests {
  /// A program's folder with a screen whose box is leading and dark in the dark.
  private func draw(_ arguments: [String], name: String) throws -> PixelBuffer {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "hello.proof.yaml",
      """
      proofsheet: 1
      name: hello
      tokens: { color: { paper: { light: "#FFFFFF", dark: "#000000" } } }
      root: { background: $color.paper }
      views: { box: { background: red } }
      constraints:
        - box.leading == root.leading + 30
        - box.top == root.top + 60
        - box.width == 100
        - box.height == 50
      """)
    let result = try program.run(
      [
        "render", "hello.proof.yaml", "--device", "iphone-8", "--orientation", "portrait", "--sheet", "none",
        "--overlay", "none", "--chrome", "none",
      ] + arguments)
    #expect(result.code == 0, "\(result.talk)")
    return try ImageDecoder.decode(Array(Data(contentsOf: program.folder.appendingPathComponent("proofs/\(name)"))))
  }

  /// A row of pixels between two shares of the width.
  private func row(_ picture: PixelBuffer, _ y: Int, from: Double, to: Double) -> [UInt8] {
    let width = picture.size.width
    let (start, end) = (Int(Double(width) * from), Int(Double(width) * to))
    return Array(picture.bytes[(y * width + start) * 4..<(y * width + end) * 4])
  }

  @Test func lightIsOnTheLeftAndDarkOnTheRight() throws {
    let both = try draw(["--split", "appearance"], name: "hello.iphone-8.light-dark.png")
    let light = try draw([], name: "hello.iphone-8.png")
    let dark = try draw(["--appearance", "dark"], name: "hello.iphone-8.dark.png")
    #expect(both.size == light.size)
    for y in [20, 160, 700] {
      #expect(row(both, y, from: 0, to: 0.49) == row(light, y, from: 0, to: 0.49))
      #expect(row(both, y, from: 0.51, to: 1) == row(dark, y, from: 0.51, to: 1))
    }
    #expect(row(light, 20, from: 0.51, to: 1) != row(dark, 20, from: 0.51, to: 1))
  }

  /// What leads on one side leads on the other: the halves are mirrored.
  @Test func directionsMirrorEachOther() throws {
    let both = try draw(["--split", "direction"], name: "hello.iphone-8.ltr-rtl.png")
    for y in [20, 160, 700] {
      let left = row(both, y, from: 0, to: 0.48)
      let right = row(both, y, from: 0.52, to: 1)
      let mirrored = stride(from: right.count - 4, through: 0, by: -4).flatMap { right[$0..<$0 + 4] }
      #expect(left == mirrored)
    }
  }
}
