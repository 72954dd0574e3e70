import ProofModel
import SpecFiles
import Testing

/// `update-frames` changes numbers and leaves everything else as it is.
@Suite struct FrameUpdateTests {
  static let frame = Rect(x: 16, y: 20.5, width: 343, height: 200)

  private func update(_ text: String, _ frames: [String: Rect] = ["a": frame], addsMissing: Bool = true) -> String {
    FrameUpdate.apply(file: "t.yaml", text: text, frames: frames, addsMissing: addsMissing).text
  }

  @Test func keepsCommentsAndLayout() {
    let text = """
      # A screen.
      proofsheet: 1
      views:   # all of them
        a: { type: label,   frame: [ 0, 0,  10, 10 ] }   # drawn by hand

        b:
          type: view  # kept

      """
    #expect(
      update(text) == """
        # A screen.
        proofsheet: 1
        views:   # all of them
          a: { type: label,   frame: [ 16, 20.5,  343, 200 ] }   # drawn by hand

          b:
            type: view  # kept

        """)
  }

  @Test func blockListOfNumbers() {
    #expect(
      update("proofsheet: 1\nviews:\n  a:\n    frame:\n      - 0 # x\n      - 0\n      - 1\n      - 2\n")
        == "proofsheet: 1\nviews:\n  a:\n    frame:\n      - 16 # x\n      - 20.5\n      - 343\n      - 200\n")
  }

  @Test func addsToAMapInBraces() {
    #expect(
      update("proofsheet: 1\nviews: { a: { type: label } }\n")
        == "proofsheet: 1\nviews: { a: { type: label, frame: [16, 20.5, 343, 200] } }\n")
    #expect(
      update("proofsheet: 1\nviews: { a: {} }\n") == "proofsheet: 1\nviews: { a: { frame: [16, 20.5, 343, 200] } }\n")
  }

  @Test func addsALineToABlock() {
    #expect(
      update("proofsheet: 1\nviews:\n  a:\n    type: label # a label\n    text: x\n")
        == "proofsheet: 1\nviews:\n  a:\n    type: label # a label\n    frame: [16, 20.5, 343, 200]\n    text: x\n")
  }

  @Test func addsToAShortForm() {
    #expect(
      update("proofsheet: 1\nviews:\n  a: label # short\n")
        == "proofsheet: 1\nviews:\n  a: { type: label, frame: [16, 20.5, 343, 200] } # short\n")
    #expect(
      update("proofsheet: 1\nviews:\n  a:\n  b: view\n")
        == "proofsheet: 1\nviews:\n  a: { frame: [16, 20.5, 343, 200] }\n  b: view\n")
  }

  @Test func writesJSON() {
    #expect(
      update("{\"proofsheet\":1,\"views\":{\"a\":{\"type\":\"label\"}}}")
        == "{\"proofsheet\":1,\"views\":{\"a\":{\"type\":\"label\", \"frame\": [16, 20.5, 343, 200]}}}")
  }

  @Test func keepsWindowsLineEnds() {
    #expect(
      update("proofsheet: 1\r\nviews:\r\n  a:\r\n    type: label\r\n")
        == "proofsheet: 1\r\nviews:\r\n  a:\r\n    type: label\r\n    frame: [16, 20.5, 343, 200]\r\n")
  }

  @Test func changesNestedViewsToo() {
    let outcome = FrameUpdate.apply(
      file: "t.yaml",
      text: "proofsheet: 1\nviews:\n  s: { type: stack, views: { a: label, b: { frame: [1, 2, 3, 4] } } }\n",
      frames: ["a": Self.frame, "b": Rect(x: 0, y: 0, width: 1, height: 1), "s": Self.frame])
    #expect(outcome.changed == ["s", "a", "b"])
    #expect(
      outcome.text
        == "proofsheet: 1\nviews:\n  s: { type: stack, views: { a: { type: label, frame: [16, 20.5, 343, 200] },"
        + " b: { frame: [0, 0, 1, 1] } }, frame: [16, 20.5, 343, 200] }\n")
    #expect(SpecReader.read(file: "t.yaml", text: outcome.text).diagnostics == [])
  }

  @Test func leavesViewsWithoutAFrameAlone() {
    let text = "proofsheet: 1\nviews: { a: label }\n"
    #expect(update(text, addsMissing: false) == text)
  }

  @Test func sameNumbersChangeNothing() {
    let text = "proofsheet: 1\nviews: { a: { frame: [16.0, 20.50, 343, 2e2] } }\n"
    let outcome = FrameUpdate.apply(file: "t.yaml", text: text, frames: ["a": Self.frame])
    #expect(outcome.text == text)
    #expect(outcome.changed == [])
  }

  @Test func saysWhatItCannotWrite() {
    let outcome = FrameUpdate.apply(
      file: "t.yaml", text: "proofsheet: 1\nviews:\n  b: &x { type: label }\n  a: *x\n",
      frames: ["a": Self.frame, "card/title": Self.frame])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "the frame of 'a' is not written: it is shared by an alias",
        "the frame of 'card/title' is not written: it belongs to a component",
      ])
  }

  @Test(arguments: SpecSamplesTests.files)
  func samplesReadTheSameAfterwards(_ name: String) throws {
    let file = SpecSamplesTests.folder + "/" + name
    let text = try #require(try? FileReading.text(at: file))
    let reading = SpecReader.read(file: file, text: text)
    var frames: [String: Rect] = [:]
    func visit(_ node: ViewNode) {
      if node.id != "root", !node.id.contains("/") { frames[node.id] = Self.frame }
      node.children.forEach(visit)
    }
    visit(try #require(reading.document).root)
    let outcome = FrameUpdate.apply(file: file, text: text, frames: frames)
    #expect(outcome.diagnostics == [])
    #expect(outcome.changed.count == frames.count)
    let again = SpecReader.read(file: file, text: outcome.text)
    #expect(again.diagnostics == [])
    func check(_ node: ViewNode) {
      if frames[node.id] != nil {
        #expect(
          node.properties[.frame]?.value == .numbers([.number(16), .number(20.5), .number(343), .number(200)]))
      }
      node.children.forEach(check)
    }
    check(try #require(again.document).root)
  }
}

/// `--promote` adds rules as the user would have written them.
@Suite struct RulePromotionTests {
  static let rules = ["a.leading == root.leading + 16", "H:|-[a]-|", "pin a: top 8"]

  private func promote(_ text: String) -> String? {
    RulePromotion.apply(file: "t.yaml", text: text, rules: Self.rules).text
  }

  @Test func addsAGroupAtTheEnd() {
    #expect(
      promote("proofsheet: 1\nviews: { a: view } # one\n") == """
        proofsheet: 1
        views: { a: view } # one

        constraints:
          promoted:
            - a.leading == root.leading + 16
            - H:|-[a]-|
            - "pin a: top 8"

        """)
  }

  @Test func addsAGroupBehindTheOthers() {
    #expect(
      promote("proofsheet: 1\nviews: { a: view }\nconstraints:\n  g:\n    - a.top == 1 # first\n# end\nname: x\n")
        == """
        proofsheet: 1
        views: { a: view }
        constraints:
          g:
            - a.top == 1 # first
          promoted:
            - a.leading == root.leading + 16
            - H:|-[a]-|
            - "pin a: top 8"
        # end
        name: x

        """)
  }

  @Test func addsToTheGroupThatIsThere() {
    #expect(
      promote("constraints:\n  promoted:\n    - a.top == 1\n  g: []\nproofsheet: 1\n") == """
        constraints:
          promoted:
            - a.top == 1
            - a.leading == root.leading + 16
            - H:|-[a]-|
            - "pin a: top 8"
          g: []
        proofsheet: 1

        """)
  }

  @Test func addsInBraces() {
    #expect(
      promote("{\"proofsheet\": 1, \"constraints\": {\"g\": []}}")
        == "{\"proofsheet\": 1, \"constraints\": {\"g\": [], \"promoted\": [\"a.leading == root.leading + 16\","
        + " \"H:|-[a]-|\", \"pin a: top 8\"]}}")
  }
}
