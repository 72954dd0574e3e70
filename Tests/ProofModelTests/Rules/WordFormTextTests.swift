import Testing

@testable import ProofModel

/// The words that expand to rules, by the table of the spec format.
@Suite struct WordFormTextTests {
  private func form(_ text: String) throws -> WordForm? {
    if case .word(let form) = try RuleText.parse(text) { return form }
    return nil
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try RuleText.parse(text)
      return nil
    } catch {
      return "\(error.range.lowerBound): \(error.message)"
    }
  }

  @Test func pin() throws {
    #expect(
      try form("pin (a, b): top std, leading 16, bottom @750")
        == .pin(
          [.view("a"), .view("b")],
          [
            .init(edge: .top, distance: .standard), .init(edge: .leading, distance: .number(16)),
            .init(edge: .bottom, distance: nil),
          ], priority: 750))
  }

  @Test func pinToAllEdges() throws {
    guard case .pin(_, let pins, _)? = try form("pin a: edges 8") else {
      Issue.record("no pin")
      return
    }
    #expect(pins.map(\.edge) == [.top, .leading, .bottom, .trailing])
  }

  @Test func align() throws {
    #expect(
      try form("align (a, b) baseline") == .align([.view("a"), .view("b")], .lastBaseline, in: nil, priority: 1000))
    #expect(
      try form("align a centerX in safe")
        == .align([.view("a")], .centerX, in: ItemReference(.guide(.safe, of: nil)), priority: 1000))
  }

  @Test func equalSizes() throws {
    #expect(try form("equal widths (a, b) @500") == .equal(.width, [.view("a"), .view("b")], priority: 500))
    #expect(try form("equal heights (a, b)") == .equal(.height, [.view("a"), .view("b")], priority: 1000))
  }

  @Test func aspect() throws {
    #expect(try form("aspect a 16:10") == .aspect(.view("a"), ratio: 1.6, priority: 1000))
  }

  @Test func insideTakesInsetsAsTheDSLWritesThem() throws {
    #expect(
      try form("a inside root: Inset(120, top), Inset(60, .left)")
        == .inside(
          .view("a"), container: ItemReference(.root),
          [.init(edge: .top, distance: .number(120)), .init(edge: .left, distance: .number(60))], priority: 1000))
  }

  @Test(arguments: [
    ("below", LayoutAttribute.top), ("above", .bottom), ("after", .leading), ("before", .trailing),
  ])
  func beside(_ word: String, _ edge: LayoutAttribute) throws {
    #expect(
      try form("a \(word) b 8") == .beside(.view("a"), edge, of: .view("b"), distance: .number(8), priority: 1000))
    #expect(
      try form("a \(word) b") == .beside(.view("a"), edge, of: .view("b"), distance: .standard, priority: 1000))
  }

  @Test func bareItemMeansTheSameAttribute() throws {
    #expect(
      try form("height a == b + 10 @500")
        == .dimension(
          .view("a"), .height, .equal,
          .sum(.reference([.view("b")], .single(.height), nil), .number(10)), priority: 500))
  }

  @Test func containers() throws {
    #expect(
      try form("a fills safe inset 16")
        == .fills(.view("a"), container: ItemReference(.guide(.safe, of: nil)), inset: .number(16), priority: 1000))
    #expect(
      try form("a centers in root") == .centers(.view("a"), container: ItemReference(.root), priority: 1000))
    #expect(
      try form("a covers root 4:3")
        == .fits(.view("a"), container: ItemReference(.root), ratio: 4.0 / 3, isCover: true, priority: 1000))
  }

  @Test func viewsMayBeNamedLikeWords() throws {
    #expect(try form("width.top == align.top") == nil)
    #expect(
      try form("pin below width 8")
        == .beside(
          .view("pin"), .top, of: .view("width"), distance: .number(8), priority: 1000))
  }

  @Test(arguments: [
    ("pin a", "5: expected ':' and edges, found the end of the rule"),
    ("pin a: middle 8", "7: expected an edge, found 'middle'"),
    ("align a top", "8: one view alone cannot be aligned"),
    ("equal sizes (a, b)", "6: expected widths or heights, found 'sizes'"),
    ("aspect a 0:3", "9: a ratio must be above 0"),
    ("a inside root: Inset(120)", "24: expected ',' and an edge, found ')'"),
    ("a centers root", "10: expected 'in', found 'root'"),
    ("(a, b) fills root", "0: this form is for one view at a time"),
    ("width a 44", "8: expected ==, >= or <=, found '44'"),
  ])
  func messages(_ text: String, _ expected: String) { #expect(message(text) == expected) }
}
