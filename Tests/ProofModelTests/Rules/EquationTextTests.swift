import ProofModel
import Testing

/// Equations as text, by the grammar of the spec format.
@Suite struct EquationTextTests {
  private func equation(_ text: String) throws -> Equation {
    guard case .equation(let equation) = try RuleText.parse(text) else {
      throw RuleSyntaxError("no-equation", text, at: 0..<0)
    }
    return equation
  }

  private func reference(_ items: String..., attribute: LayoutAttribute) -> Expression {
    .reference(items.map { .view($0) }, .single(attribute), nil)
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try RuleText.parse(text)
      return nil
    } catch {
      return "\(error.range.lowerBound): \(error.message)"
    }
  }

  @Test func plain() throws {
    let rule = try equation("a.top == b.bottom + 8")
    #expect(rule.sides == [reference("a", attribute: .top), .sum(reference("b", attribute: .bottom), .number(8))])
    #expect(rule.relations == [.equal])
    #expect(rule.priority == 1000)
  }

  @Test func singleEqualsSignIsARelation() throws { #expect(try equation("a.top = b.top").relations == [.equal]) }

  @Test func inequalitiesAlsoAsSigns() throws {
    #expect(try equation("a.top >= b.top").relations == [.greaterThanOrEqual])
    #expect(try equation("a.top ≤ b.top").relations == [.lessThanOrEqual])
  }

  @Test func chainHasOnePriority() throws {
    let rule = try equation("a.width == b.width >= c.width @high + 1")
    #expect(rule.sides.count == 3)
    #expect(rule.relations == [.equal, .greaterThanOrEqual])
    #expect(rule.priority == 751)
  }

  @Test(arguments: [
    ("@750", 750.0), ("@required", 1000), ("@medium", 500), ("@low - 1", 249), ("@fit", 50), ("@999.5", 999.5),
  ])
  func priorities(_ text: String, _ value: Double) throws {
    #expect(try equation("a.width == 1 " + text).priority == value)
  }

  @Test(arguments: ["@0", "@1000.5", "@low - 250", "@-3", "@soon"])
  func badPriorities(_ text: String) { #expect(message("a.width == 1 " + text) != nil) }

  @Test func multiplicationBindsTighter() throws {
    #expect(
      try equation("a.width == 2 * b.width / 3 - 1").sides[1]
        == .difference(.quotient(.product(.number(2), reference("b", attribute: .width)), .number(3)), .number(1)))
  }

  @Test func groupIsANameAndAComma() throws {
    #expect(try equation("(a, b, c).leading == 0").sides[0] == reference("a", "b", "c", attribute: .leading))
    #expect(try equation("(a.width + 4) == 9").sides[0] == .sum(reference("a", attribute: .width), .number(4)))
  }

  @Test func pathWalksIntoAComponent() throws {
    #expect(try equation("card/title.top == 1").sides[0] == reference("card/title", attribute: .top))
    #expect(try equation("a.width / 2 == 1").sides[0] == .quotient(reference("a", attribute: .width), .number(2)))
  }

  @Test func guidesOfAView() throws {
    let rule = try equation("scroll.content.width == safe.width")
    #expect(
      rule.sides == [
        .reference([ItemReference(.guide(.content, of: "scroll"))], .single(.width), nil),
        .reference([ItemReference(.guide(.safe, of: nil))], .single(.width), nil),
      ])
  }

  @Test func percents() throws {
    #expect(
      try equation("a.height == 30% root.height").sides[1]
        == .percent(30, of: .reference([ItemReference(.root)], .single(.height), nil)))
    #expect(
      try equation("a.leading == root.leading + 10% screen").sides[1]
        == .sum(.reference([ItemReference(.root)], .single(.leading), nil), .percentOfScreen(10)))
  }

  @Test func tokensAndTheStandardGap() throws {
    #expect(try equation("a.top == $space.edge + std").sides[1] == .sum(.token("space.edge", nil), .standard))
  }

  @Test func ratio() throws {
    #expect(try equation("a.aspect == 16:9").sides[1] == .quotient(.number(16), .number(9)))
  }

  @Test func screenFoldsToANumber() throws {
    let rule = try equation("a.width == 2 * screen.width * 0.5")
    #expect(!rule.sides[1].hasVariable)
  }

  @Test(arguments: [
    ("a.top", "5: expected ==, >= or <=, found the end of the rule"),
    ("a.top == ", "9: expected a number or an attribute like a.top, found the end of the rule"),
    ("a.top == b.top c.top", "15: expected an operator or the end of the rule, found 'c'"),
    ("a == b.top", "0: 'a' has no attribute"),
    ("a.width * a.height == 3", "8: a product of two attributes is not linear"),
    ("a.width / b.width == 3", "8: cannot divide by an attribute"),
    ("a.width == 3 / 0", "13: division by zero"),
    ("a.width == 30%", "14: expected what the percent is of, found the end of the rule"),
    ("a.width == 44pt", "13: unexpected 'pt' after the number 44"),
    ("(a, b.width == 3", "5: expected ',' or ')', found '.'"),
    ("a.width != 3", "8: unknown relation '!=', expected ==, >= or <="),
    ("", "0: the rule is empty"),
    ("a.width == 1e99", "11: the number 1e99 is out of range, expected at most 1000000"),
  ])
  func messages(_ text: String, _ expected: String) { #expect(message(text) == expected) }

  @Test func placesAreReported() throws {
    var ranges: [Range<Int>] = []
    _ = try RuleText.parse(
      "(a, bc).top == $gap",
      locate: { range in
        ranges.append(range)
        return nil
      })
    #expect(ranges == [1..<2, 4..<6, 0..<11, 15..<19])
  }

  /// Random texts made of the grammar's words: each ends, in a value or in a message inside the text.
  @Test func randomTextsEnd() {
    let seed: UInt64 = 0x5EED_2026
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let words = [
      "a", ".", "top", "==", "<=", "(", ")", ",", "+", "-", "*", "/", "8", "%", "@", "$", "std", "pin", ":", "H:", "|",
      "[", "]", "inside", "align", " ", "in", "0.5", "screen", "high",
    ]
    for _ in 0..<4_000 {
      let text = (0..<(1 + next(14))).map { _ in words[next(words.count)] }.joined(separator: next(2) == 0 ? " " : "")
      do {
        _ = try RuleText.parse(text)
      } catch {
        let count = text.unicodeScalars.count
        #expect(
          (0...count).contains(error.range.lowerBound) && error.range.upperBound <= count, "\(text), seed \(seed)")
        #expect(!error.message.isEmpty)
      }
    }
  }
}
