import Foundation
import PixelCoding
import ProofModel
import Testing

@testable import Proofing

/// Pictures of a device with nothing beyond its edge.
@Suite struct TransparentPictureTests {
  private func picture(_ arguments: [String]) throws -> PixelBuffer {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "hello.proof.yaml", "proofsheet: 1\nname: hello\nviews: { box: { type: view, frame: [9, 99, 50, 50] } }\n")
    let result = try program.run(
      [
        "render", "hello.proof.yaml", "--device", "iphone-17", "--orientation", "portrait", "--sheet", "none",
        "--overlay", "none",
      ] + arguments)
    #expect(result.code == 0, "\(result.talk)")
    let file = try Data(contentsOf: program.folder.appendingPathComponent("proofs/hello.iphone-17.png"))
    return try ImageDecoder.decode(Array(file))
  }

  @Test func whatLiesBeyondADeviceIsTransparent() throws {
    let plain = try picture([])
    let alone = try picture(["--transparent"])
    #expect(plain.size == alone.size)
    #expect(Array(plain.bytes[0..<4]) == [255, 255, 255, 255])
    #expect(Array(alone.bytes[0..<4]) == [0, 0, 0, 0])
    // Where the device is opaque, both show the same but for one step of rounding on its edge.
    let opaque = stride(from: 0, to: alone.bytes.count, by: 4).filter { alone.bytes[$0 + 3] == 255 }
    #expect(opaque.count > alone.bytes.count / 4 * 9 / 10)
    #expect(
      opaque.allSatisfy {
        zip(alone.bytes[$0..<$0 + 3], plain.bytes[$0..<$0 + 3]).allSatisfy { max($0, $1) - min($0, $1) <= 1 }
      })
  }

  @Test func aTransparentSVGHasNoGround() throws {
    func text(_ arguments: [String]) throws -> String {
      let program = try Program()
      defer { program.cleanUp() }
      try program.write("hello.proof.yaml", "proofsheet: 1\nname: hello\nviews: { box: { type: view } }\n")
      let result = try program.run(
        [
          "render", "hello.proof.yaml", "--device", "iphone-17", "--orientation", "portrait", "--sheet", "none",
          "--overlay", "none", "--format", "svg",
        ] + arguments)
      #expect(result.code == 0, "\(result.talk)")
      return try String(
        contentsOf: program.folder.appendingPathComponent("proofs/hello.iphone-17.svg"), encoding: .utf8)
    }
    let ground = "<rect x=\"0\" y=\"0\" width=\"422\" height=\"894\" style=\"fill:#ffffff\"/>"
    #expect(try text([]).contains(ground))
    #expect(try !text(["--transparent"]).contains(ground))
  }
}
