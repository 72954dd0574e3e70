import Foundation
import Testing

/// Numbers of a screen, followed to what fixes them; and conflicts of a console's log.
@Suite struct ExplainCommandTests {
  private static let spec = """
    proofsheet: 1
    name: form
    matrix: { sizes: [{ name: one, size: [320, 200] }, { name: two, size: [480, 200] }] }
    views:
      title: { type: label, text: Title, intrinsic: [50, 20] }
      field: { type: text-field, intrinsic: [25, 30] }
    constraints:
      row:
        - title.leading == root.leading + 16
        - field.leading == title.trailing + 8
        - field.trailing == root.trailing - 16
        - field.width >= 100
        - field.width == 400 @500
        - (title, field).top == root.top + 10
    """

  private func program() throws -> Program {
    let program = try Program()
    try program.write("form.proof.yaml", Self.spec)
    return program
  }

  @Test func framesAreExplainedAllAtOnce() throws {
    let program = try program()
    defer { program.cleanUp() }
    let all = try program.run(["frames", "form.proof.yaml", "--explain"])
    #expect(all.code == 0)
    let heads = all.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(heads.count == 16, "two views in two variants, four numbers each: \(heads)")
    let one = try program.run(["explain", "form.proof.yaml", "field.width"]).output
    #expect(all.output.contains(one))
  }

  /// 320 − 16 − (16 + 50 + 8) = 230, and what would have been wanted.
  @Test func aWidthIsASumOfItsChain() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["explain", "form.proof.yaml", "field.width"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "field.width is 230 in form, 320x200")
    let amounts = lines.dropFirst().prefix(5).map { line -> Double in
      let number: Double = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
      return line.contains("−") ? -number : number
    }
    #expect(amounts.sorted() == [-50, -16, -16, -8, 320])
    #expect(result.output.contains("the window's width"))
    #expect(result.output.contains("title.leading == root.leading + 16  form.proof.yaml:9"))
    #expect(result.output.contains("field.width == 400 @500, off by -170"))
    #expect(result.output.contains("field.width >= 100, 130 away"))
  }

  /// The rules of the chain are in the picture, and no others.
  @Test func theChainAloneIsDrawn() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["explain", "form.proof.yaml", "field.x", "--svg", "chain.svg"])
    #expect(result.code == 0, "\(result.talk)")
    let picture = String(decoding: try program.bytes("chain.svg"), as: UTF8.self)
    #expect(picture.contains("field.left is 74 in form"), "\(picture.prefix(600))")
    #expect(picture.contains("title.leading == root.leading + 16"))
    #expect(!picture.contains("field.trailing == root.trailing"))
    let whole = try program.run([
      "render", "form.proof.yaml", "--overlay", "constraints", "--format", "svg", "--sheet", "none",
    ])
    #expect(whole.code == 0)
    #expect(
      String(decoding: try program.bytes("proofs/form.320x200.svg"), as: UTF8.self).contains(
        "field.trailing == root.trailing"))
  }

  @Test func everyVariantThatIsAskedForIsAnswered() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["explain", "form.proof.yaml", "field.x", "--size", "480x200", "--format", "json"])
    #expect(result.code == 0)
    #expect(result.output.contains("\"value\": 74"))
    #expect(!result.output.contains("320"))
  }

  @Test func unknownViewsOfferTheNearest() throws {
    let program = try program()
    defer { program.cleanUp() }
    let view = try program.run(["explain", "form.proof.yaml", "feild.width"])
    #expect(view.code == 2 && view.talk.contains("did you mean 'field'?"), "\(view.talk)")
    let attribute = try program.run(["explain", "form.proof.yaml", "field.widht"])
    #expect(attribute.code == 2 && attribute.talk.contains("did you mean 'width'"), "\(attribute.talk)")
    let bare = try program.run(["explain", "form.proof.yaml", "field"])
    #expect(bare.code == 2 && bare.talk.contains("VIEW.ATTRIBUTE"))
  }

  // MARK: Logs

  private static let log = """
    2024-03-05 10:20:30.123456+0100 Shop[4711:815] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSAutoresizingMaskLayoutConstraint:0x60a1 h=--& v=--& Deck:0x7f00.width == 320   (active)>",
        "<NSLayoutConstraint:0x60a2 H:|-(20)-[Card:0x7f01]   (active, names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60a3 Card:0x7f01.width == 375   (active)>",
        "<NSLayoutConstraint:0x60a4 H:[Card:0x7f01]-(20)-|   (active, names: '|':Deck:0x7f00 )>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x60a3 Card:0x7f01.width == 375   (active)>

    """

  @Test func aLogIsExplained() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("console.txt", Self.log)
    let result = try program.run(["explain-log", "console.txt"])
    #expect(result.code == 0)
    #expect(result.output.contains("20 + 375 + 20 > 320, short by 95") || result.output.contains("short by 95"))
    #expect(result.output.contains("Card.width == 375  ← left out by the system"))
    let json = try program.run(["explain-log", "console.txt", "--format", "json"])
    for part in [
      "\"format\": 1", "\"listed\": 4", "\"broken\": 2", "\"set\": [0, 1, 2, 3]", "\"kind\": \"fixed-sizes\"",
    ] {
      #expect(json.output.contains(part), "\(part): \(json.output)")
    }
  }

  /// The same constraints in a spec and in a storyboard, between views that are the same throughout.
  @Test func theConstraintsOfALogAreFoundInAFile() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("console.txt", Self.log)
    try program.write(
      "deck.proof.yaml",
      """
      proofsheet: 1
      name: deck
      matrix: { sizes: [[320, 200]] }
      root: { class: Deck }
      views: { other: { class: Card }, card: { class: Card } }
      constraints:
        other:
          - other.leading == root.leading + 20
          - other.top == root.top
          - other.width == 30
          - other.height == 30
        card:
          - card.top == root.top + 40
          - card.height == 30
          - card.leading == root.leading + 20
          - card.width == 375
          - root.trailing == card.trailing + 20
      """)
    let found = try program.run(["explain-log", "console.txt", "--in", "deck.proof.yaml", "--output", "drawn"])
    #expect(found.code == 0)
    #expect(found.output.contains("found 3 of 3 in deck"), "\(found.output) \(found.talk)")
    #expect(found.output.contains("is deck.proof.yaml:16:7: card.width == 375"), "\(found.output)")
    #expect(!found.output.contains("other.leading"))
    let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.appendingPathComponent("drawn").path)
    #expect(files == ["deck.320x200.png"])
    let json = try program.run(["explain-log", "console.txt", "--in", "deck.proof.yaml", "--format", "json"])
    #expect(json.output.contains("\"scene\": \"deck\""))
    let absent = try program.run(["explain-log", "console.txt", "--in", "form.proof.yaml"])
    #expect(absent.code == 2)
    try program.write("form.proof.yaml", Self.spec)
    let other = try program.run(["explain-log", "console.txt", "--in", "form.proof.yaml"])
    #expect(other.code == 0 && other.talk.contains("constraints-not-found"), "\(other.talk)")
  }

  @Test func aLogWithoutAConflictIsOne() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("console.txt", "nothing here\n")
    let result = try program.run(["explain-log", "console.txt", "--format", "json"])
    #expect(result.code == 1)
    #expect(result.talk.contains("no-conflict-in-log"))
    #expect(result.output.contains("\"conflicts\": []"))
    #expect(try program.run(["explain-log", "absent.txt"]).code == 2)
  }
}
