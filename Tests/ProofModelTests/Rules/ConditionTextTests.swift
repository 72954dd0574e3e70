import ProofModel
import Testing

/// Conditions of groups and overrides: `trait value`, joined by and, or, not and parentheses.
@Suite struct ConditionTextTests {
  @Test(arguments: [
    ("height regular", Condition.heightClass(.regular)),
    ("width compact", .widthClass(.compact)),
    ("orientation landscape", .orientation(.landscape)),
    ("platform mac", .platform(.mac)),
    ("locale pt-BR", .locale("pt-BR")),
    ("direction rtl", .direction(.rightToLeft)),
    ("text-size >= xl", .textSize(.greaterThanOrEqual, .xl)),
    ("text-size>=ax1", .textSize(.greaterThanOrEqual, .ax1)),
    ("size.width >= 600", .windowSize(.width, .greaterThanOrEqual, 600)),
    ("state long", .state("long")),
    ("appearance dark", .appearance(.dark)),
    ("os >= ios-11", .era(.greaterThanOrEqual, Era(.ios, 11))),
    ("not locale ar", .not(.locale("ar"))),
    (
      "width compact and not (height compact or state long)",
      .and([.widthClass(.compact), .not(.or([.heightClass(.compact), .state("long")]))])
    ),
    (
      "width compact or height compact and state long",
      .or([.widthClass(.compact), .and([.heightClass(.compact), .state("long")])])
    ),
  ])
  func conditions(_ text: String, _ expected: Condition) throws { #expect(try ConditionParser.parse(text) == expected) }

  @Test(arguments: [
    ("", "0: expected a trait, found the end of the condition"),
    ("hieght compact", "0: unknown trait 'hieght'"),
    ("height", "6: expected compact or regular, found the end of the condition"),
    ("height small", "7: expected compact or regular, found 'small'"),
    ("height compact width compact", "15: expected 'and', 'or' or the end, found 'width'"),
    ("(height compact", "15: expected ')', found the end of the condition"),
    ("text-size > xl", "10: expected ==, >= or <=, found '>'"),
    ("size.width >= wide", "14: expected a length in points, found 'wide'"),
    ("os >= 11", "6: expected a system such as ios-11, found '11'"),
  ])
  func messages(_ text: String, _ expected: String) {
    do {
      _ = try ConditionParser.parse(text)
      Issue.record("no error: \(text)")
    } catch {
      #expect("\(error.range.lowerBound): \(error.message)" == expected)
    }
  }
}
