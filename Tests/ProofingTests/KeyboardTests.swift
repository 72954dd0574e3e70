import Foundation
import Testing

@testable import Proofing

/// Screens with the device's keyboard over them.
@Suite struct KeyboardTests {
  private static let chat = """
    proofsheet: 1
    name: chat
    views:
      bar: { type: view, background: "#FF0000" }
    constraints:
      - bar.leading == root.leading
      - bar.trailing == root.trailing
      - bar.height == 50
      - bar.bottom == keyboard.top
    """

  private func frame(_ program: Program, _ arguments: [String]) throws -> [Double] {
    let result = try program.run(["frames", "chat.proof.yaml", "--flat"] + arguments)
    #expect(result.code == 0, "\(result.talk)")
    let screens = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]])
    return try #require(screens.values.first?["bar"])
  }

  /// UIKeyboardLayoutGuide: its top is the keyboard's, or the safe area's lower edge while none is shown; heights as
  /// devices.json has them, for other devices those of the nearest of their kind.
  @Test(arguments: [
    ("iphone-se-3", "portrait", 667.0, 260.0, 0.0), ("iphone-se-3", "landscape", 375, 200, 0),
    ("iphone-16-pro", "portrait", 874, 335, 34), ("iphone-16-pro", "landscape", 402, 209, 21),
    ("iphone-16-pro-max", "portrait", 956, 346, 34), ("iphone-8", "portrait", 667, 260, 0),
    ("ipad-9", "portrait", 1080, 320, 0), ("ipad-9", "landscape", 810, 408, 0),
  ])
  func aBarStandsOnTheKeyboard(
    device: String, orientation: String, window: Double, keyboard: Double, home: Double
  ) throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("chat.proof.yaml", Self.chat)
    let variant = ["--device", device, "--orientation", orientation]
    #expect(try frame(program, variant + ["--keyboard"])[1] == window - keyboard - 50)
    #expect(try frame(program, variant)[1] == window - home - 50)
  }

  @Test func thePictureShowsItAndIsCalledAfterIt() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("chat.proof.yaml", Self.chat)
    let result = try program.run([
      "render", "chat.proof.yaml", "--device", "iphone-17", "--orientation", "portrait", "--keyboard", "--format",
      "svg",
      "--sheet", "none", "--chrome", "none",
    ])
    #expect(result.output == "proofs/chat.iphone-17.keyboard.svg\n", "\(result.talk)")
    let without = try program.run([
      "render", "chat.proof.yaml", "--device", "iphone-17", "--orientation", "portrait", "--format", "svg",
      "--sheet", "none", "--chrome", "none",
    ])
    #expect(without.output == "proofs/chat.iphone-17.svg\n", "\(without.talk)")
    func fills(_ name: String) throws -> Int {
      let text = try String(contentsOf: program.folder.appendingPathComponent("proofs/\(name)"), encoding: .utf8)
      return text.components(separatedBy: "<path").count
    }
    #expect(try fills("chat.iphone-17.keyboard.svg") >= fills("chat.iphone-17.svg") + 30)
  }

  /// A bare size and a Mac have no keyboard on the screen.
  @Test(arguments: ["375x667", "800x600"]) func aBareSizeHasNone(size: String) throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("chat.proof.yaml", Self.chat)
    let height = try #require(size.split(separator: "x").last.flatMap { Double($0) })
    #expect(try frame(program, ["--size", size, "--keyboard"])[1] == height - 50)
  }
}
