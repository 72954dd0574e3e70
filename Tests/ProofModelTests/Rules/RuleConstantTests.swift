import ProofModel
import Testing

@Suite struct RuleConstantTests {
  /// A text, its constant, another one, and the text with that.
  private static let changes: [(text: String, value: Double, other: Double, changed: String)] = [
    ("a.top == b.bottom + 20", 20, 24, "a.top == b.bottom + 24"),
    ("a.top == b.bottom + 20 @750", 20, -4.5, "a.top == b.bottom - 4.5 @750"),
    ("a.top==b.bottom-8", -8, 8, "a.top==b.bottom+8"),
    ("a.top == b.bottom + 20", 20, 0, "a.top == b.bottom"),
    ("a.top == b.bottom", 0, 12, "a.top == b.bottom + 12"),
    ("a.top == b.bottom @high", 0, -12, "a.top == b.bottom - 12 @high"),
    ("a.width == 100", 100, 44, "a.width == 44"),
    ("a.width >= 100 @500", 100, 0, "a.width >= 0 @500"),
    ("a.left == -8", -8, 3, "a.left == 3"),
    ("(a, b).leading == root.leading + 16", 16, 20, "(a, b).leading == root.leading + 20"),
    ("a.width == 2 * b.width + 8", 8, 9, "a.width == 2 * b.width + 9"),
    ("a.height == 30% root.height", 0, 5, "a.height == 30% root.height + 5"),
    ("a.height == 30% root.height - 10", -10, 10, "a.height == 30% root.height + 10"),
    ("a.width == b.height / 2", 0, 1, "a.width == b.height / 2 + 1"),
  ]

  @Test func aConstantIsChangedWhereItStands() throws {
    for (text, value, other, changed) in Self.changes {
      #expect(RuleConstant.value(of: text) == value, "\(text)")
      let change = try #require(RuleConstant.change(of: text, to: other), "\(text)")
      var scalars = Array(text.unicodeScalars)
      scalars.replaceSubrange(change.range, with: Array(change.text.unicodeScalars))
      #expect(String(String.UnicodeScalarView(scalars)) == changed)
      // No more is replaced than what has to be.
      #expect(change.range.count <= max(8, text.count / 2) && RuleConstant.value(of: changed) == other)
    }
  }

  @Test func whatIsNoOneNumberHasNoPlace() {
    for text in [
      "a.top == b.bottom + $space.edge", "a.top == b.bottom + 8 + 4", "a.top + 8 == b.bottom",
      "a.top == b.bottom + std",
      "a.top == b.top == c.top", "H:|-8-[a]", "V:[a]-12-[b]", "pin (a, b)", "20 + a.top", "a.top == 2 * 4", "",
      "a.width == 16:9",
    ] {
      #expect(RuleConstant.value(of: text) == nil, "\(text)")
      #expect(RuleConstant.change(of: text, to: 3) == nil, "\(text)")
    }
    #expect(RuleConstant.change(of: "a.width == 100", to: .infinity) == nil)
    #expect(RuleConstant.change(of: "a.width == 100", to: 1e9) == nil)
  }
}
