import Foundation
import Testing

@Suite struct TextCommandTests {
  /// One text that fills its box, one with room beside it, one that pushes its neighbour off the screen.
  private static let spec = """
    proofsheet: 1
    name: growth
    matrix: { devices: [iphone-8] }
    views:
      tight: { type: label, text: "Save changes" }
      free: { type: label, text: "Save changes" }
      pushing: { type: label, text: "Save changes", compress: { h: 1000 } }
      pushed: { type: button, text: "OK", compress: { h: 1000 } }
    constraints:
      rows:
        - tight.top == safe.top + 24
        - tight.leading == margins.leading
        - tight.width == 100
        - free.top == tight.bottom + 8
        - free.leading == margins.leading
        - free.trailing <= margins.trailing
        - pushing.top == free.bottom + 8
        - pushing.leading == margins.leading
        - pushed.leading == pushing.trailing + 100
        - pushed.top == pushing.top
    """

  private func texts(_ program: Program, _ arguments: [String]) throws -> [String: [String: Any]] {
    let result = try program.run(["headroom", "growth.proof.yaml", "--format", "json"] + arguments)
    #expect(result.code == 0, "\(result.talk)")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let texts = try #require(json?["texts"] as? [[String: Any]])
    let percents = texts.compactMap { $0["percent"] as? Double }
    #expect(percents == percents.sorted())
    return Dictionary(texts.map { ($0["view"] as? String ?? "", $0) }) { first, _ in first }
  }

  @Test func headroomTellsWhatGivesWayFirst() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("growth.proof.yaml", Self.spec)
    let found = try texts(program, [])
    let tight = try #require(found["tight"])
    #expect((tight["percent"] as? Double ?? 99) < 10)
    #expect(tight["cause"] as? String == "it is shortened")
    let free = try #require(found["free"])
    #expect((free["percent"] as? Double ?? 0) > 150)
    let pushing = try #require(found["pushing"])
    #expect((pushing["percent"] as? Double ?? 0) > 50 && pushing["unlimited"] as? Bool == false)
    #expect((pushing["cause"] as? String)?.contains("pushed") == true)
  }

  @Test func headroomsTableHasALineForEachText() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("growth.proof.yaml", Self.spec)
    let result = try program.run(["headroom", "growth.proof.yaml"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[1].contains("tight") && lines[1].contains("it is shortened"))
    #expect(try program.run(["headroom", "growth.proof.yaml", "--limit", "0"]).code == 2)
  }

  @Test func fontsAreListedWithHashes() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["fonts", "inter", "--format", "json"])
    #expect(result.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let fonts = try #require(json?["fonts"] as? [[String: Any]])
    let regular = try #require(fonts.first { $0["postScriptName"] as? String == "Inter-Regular" })
    #expect((regular["sha256"] as? String)?.count == 64)
    #expect(((regular["scripts"] as? [String: Any])?["Latn"] as? Int ?? 0) > 500)
    #expect(try program.run(["fonts", "no such family"]).code == 2)
  }
}
