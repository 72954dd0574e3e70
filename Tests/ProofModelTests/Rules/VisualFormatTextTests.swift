import ProofModel
import Testing

/// Visual format strings; grammar and meaning as the visual format chapter of the Auto Layout guide has them.
@Suite struct VisualFormatTextTests {
  private func parse(_ text: String, metrics: Set<String> = []) throws -> VisualFormat {
    try VisualFormatParser.parse(text, isView: { !metrics.contains($0) })
  }

  private func names(_ format: VisualFormat) -> [String] { format.elements.map { $0.view?.text ?? "|" } }

  private func message(_ text: String) -> String? {
    do {
      _ = try VisualFormatParser.parse(text)
      return nil
    } catch {
      return "\(error.range.lowerBound): \(error.message)"
    }
  }

  @Test func withoutOrientationItIsHorizontal() throws {
    let format = try parse("[a]-[b]")
    #expect(format.axes == [.horizontal])
    #expect(names(format) == ["a", "b"])
    #expect(format.elements[1].gap == [.init(amount: .standard)])
  }

  @Test func orientations() throws {
    #expect(try parse("V:[a]").axes == [.vertical])
    #expect(try parse("HV:|[a]|").axes == [.horizontal, .vertical])
  }

  @Test func edgesOfTheSuperview() throws {
    let format = try parse("H:|-[a]-20-|")
    #expect(names(format) == ["|", "a", "|"])
    #expect(format.elements[1].gap == [.init(amount: .standard)])
    #expect(format.elements[2].gap == [.init(amount: .number(20))])
  }

  @Test func touchingViewsHaveNoGap() throws {
    #expect(try parse("[a][b]").elements[1].gap == [.init(amount: .number(0))])
  }

  @Test func sizes() throws {
    let format = try parse("[a(>=50,<=200@600)]-[b(a)]-[c(wide)]-[d(88.5)]", metrics: ["wide"])
    #expect(
      format.elements[0].size == [
        .init(relation: .greaterThanOrEqual, amount: .number(50)),
        .init(relation: .lessThanOrEqual, amount: .number(200), priority: 600),
      ])
    #expect(format.elements[1].size == [.init(amount: .view(.view("a")))])
    #expect(format.elements[2].size == [.init(amount: .metric("wide", nil))])
    #expect(format.elements[3].size == [.init(amount: .number(88.5))])
  }

  @Test func distances() throws {
    let format = try parse("[a]-gap-[b]-(>=8@750,<=20)-[c]-(-5)-[d]-8@250-[e]", metrics: ["gap"])
    #expect(format.elements[1].gap == [.init(amount: .metric("gap", nil))])
    #expect(
      format.elements[2].gap == [
        .init(relation: .greaterThanOrEqual, amount: .number(8), priority: 750),
        .init(relation: .lessThanOrEqual, amount: .number(20)),
      ])
    #expect(format.elements[3].gap == [.init(amount: .number(-5))])
    #expect(format.elements[4].gap == [.init(amount: .number(8), priority: 250)])
  }

  @Test func tokensAreMetrics() throws {
    #expect(try parse("[a]-$space.edge-[b]").elements[1].gap == [.init(amount: .metric("space.edge", nil))])
  }

  @Test func optionsComeInTheOrderOfTheirAttributes() throws {
    let format = try parse("H:[a]-[b] alignAllBottom alignAllTop leftToRight")
    #expect(format.alignments == [.top, .bottom])
    #expect(format.direction == .leftToRight)
    #expect(try parse("V:[a]-[b] alignAllCenterX").alignments == [.centerX])
  }

  /// Each at the character where reading stopped; the cases are those of the exceptions that public logs quote.
  @Test(arguments: [
    ("", "0: the visual format is empty"),
    ("H|[a]|", "1: expected ':' after 'H', found '|'"),
    ("X:[a]", "0: expected H:, V: or HV:, found 'X:'"),
    ("a-[b]", "0: expected H:, V: or a view in brackets, found 'a'"),
    ("|", "1: expected a connection or a view after '|', found the end of the format"),
    ("|-", "2: expected a number or a metric's name, found the end of the format"),
    ("|-8-", "4: expected a view in brackets or '|' after the connection, found the end of the format"),
    ("[]", "1: expected a view's name, found ']'"),
    ("[1a]", "1: expected a view's name, found '1'"),
    ("[a", "2: expected ']' or '(' after the view 'a', found the end of the format"),
    ("[a(44]", "5: expected ',' or ')' in the predicate list, found ']'"),
    ("[a(>44)]", "3: unknown relation '>', expected ==, >= or <="),
    ("[a(==)]", "5: expected a number or a metric's name, found ')'"),
    ("[a]-8[b]", "5: expected '-' after the distance, found '['"),
    ("[a]--8-[b]", "4: '--' may be a minus sign or a dash too many"),
    ("[a]b", "3: expected the end of the format, found 'b'"),
    ("[a] - [b]", "4: expected an option such as alignAllTop, found '-'"),
    ("[a]- (8)-[b]", "4: visual format has no spaces inside"),
    ("[a(b*2)]", "4: visual format has no multipliers and no ratios"),
    ("[a(0.5*b)]", "6: visual format has no multipliers and no ratios"),
    ("[a(b+8)]", "4: visual format cannot add to a size"),
    ("[a(44@1001)]", "6: priority 1001 is out of range, expected more than 0 and at most 1000"),
    ("H:[a]-[b] alignAllLeft", "10: 'alignAllLeft' aligns along the horizontal axis in which this format lays out"),
    ("V:[a]-[b] alignAllTop", "10: 'alignAllTop' aligns along the vertical axis in which this format lays out"),
    ("[a] alignAllMiddle", "4: unknown option 'alignAllMiddle'"),
  ])
  func messages(_ text: String, _ expected: String) { #expect(message(text) == expected) }

  @Test func aMultiplierIsAnsweredWithAnEquation() {
    #expect(throws: RuleSyntaxError.self) { try parse("V:[cover(0.5*card)]") }
    do {
      _ = try parse("V:[cover(0.5*card)]")
    } catch let error as RuleSyntaxError {
      #expect(error.hint == "write an equation: cover.height == 0.5 * b.height")
      #expect(
        error.caretText(in: "V:[cover(0.5*card)]")
          == "V:[cover(0.5*card)]\n            ^ visual format has no multipliers and no ratios")
    } catch {
      Issue.record("\(error)")
    }
  }
}
