import Foundation
import Testing

@testable import Proofing

/// Sheets of all values of one axis.
@Suite struct LadderTests {
  private static let hello = """
    proofsheet: 1
    name: hello
    matrix: { devices: [iphone-se-3, iphone-17], orientations: [portrait, landscape], text-sizes: [l, ax1] }
    states: { empty: {}, full: {} }
    views: { greeting: { type: label, text: Hello, font: body, frame: [20, 80, 200, 40] } }
    """

  private func cells(_ arguments: [String]) throws -> (files: [String], cells: [String]) {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("hello.proof.yaml", Self.hello)
    let result = try program.run(["render", "hello.proof.yaml", "--format", "svg"] + arguments)
    #expect(result.code == 0, "\(result.talk)")
    let files = try program.names("proofs")
    let file = try #require(files.first)
    let text = try String(contentsOf: program.folder.appendingPathComponent("proofs/\(file)"), encoding: .utf8)
    let names = text.matches(of: #/class="cell" data-id="([^"]+)"/#).map { String($0.1) }
    return (files, names)
  }

  @Test(arguments: [
    ("text-size", 12), ("appearance", 2), ("orientation", 2), ("state", 2), ("device", 2),
  ])
  func aLadderIsOneSheetOfItsAxis(axis: String, count: Int) throws {
    let found = try cells(["--ladder", axis])
    #expect(found.files == ["hello.\(axis).sheet.svg"])
    #expect(found.cells.count == count, "\(found.cells)")
  }

  @Test func chosenValuesAreItsRungs() throws {
    #expect(try cells(["--ladder", "text-size", "--text-size", "xs,l,ax5", "--device", "iphone-17"]).cells.count == 3)
  }

  @Test func anotherWordIsRefused() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("hello.proof.yaml", Self.hello)
    let result = try program.run(["render", "hello.proof.yaml", "--ladder", "window"])
    #expect(result.code == 2)
    #expect(result.talk.contains("--ladder") && result.talk.contains("text-size"))
  }
}
