import Foundation
import Testing

/// `mutate`: which rules an expectation watches over.
@Suite struct MutateCommandTests {
  @Test func whatNoExpectationNoticesIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = """
      proofsheet: 1
      name: card
      matrix: { sizes: [[320, 480]] }
      views: { title: { type: label, text: Title, intrinsic: [50, 20] }, box: { background: red } }
      constraints:
        - title.top == root.top + 20
        - title.leading == root.leading + 16
        - title.width <= 300
        - box.top == title.bottom + 8
        - box.leading == title.leading
        - box.width == 40
        - box.height == 30
      expect:
        - { on: 320x480, frames: { title: [16, 20, 50, 20], box: [any, 48, any, any] } }

      """
    try program.write("card.proof.yaml", text)
    let result = try program.run(["mutate", "card.proof.yaml", "--quiet"])
    #expect(result.code == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    // The limit never bites, neither at 300 nor at 308.
    #expect(lines.count { $0.contains("redundant: 'title.width <= 300'") } == 2, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("card.proof.yaml:11:5: untested: 'box.width == 40' 8 pt more: 'box' moves") })
    #expect(lines.contains { $0.contains("untested: 'box.leading == title.leading'") })
    #expect(!lines.contains { $0.contains("'title.top") || $0.contains("'box.top") }, "\(lines)")
    let watched = text.replacingOccurrences(of: "[any, 48, any, any]", with: "[16, 48, 40, 30]")
      .replacingOccurrences(of: "  - title.width <= 300\n", with: "")
    try program.write("card.proof.yaml", watched)
    let all = try program.run(["mutate", "card.proof.yaml"])
    #expect(all.code == 0 && all.output == "", "\(all.output)")
    #expect(all.talk.contains("12 changes: 12 caught, 0 untested, 0 change nothing"), "\(all.talk)")
    let json = try program.run(["mutate", "card.proof.yaml", "--format", "json", "--quiet"])
    #expect(json.output.contains("\"outcome\": \"caught\""))
  }
}
