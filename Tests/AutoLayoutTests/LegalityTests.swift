import ProofModel
import Testing

@testable import Resolving

/// Pairs that UIKit refuses (behaviours.md, 9; Auto Layout guide), each with the legal form.
@Suite struct LegalityTests {
  private func problem(_ rule: String) throws -> Diagnostic? {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50])
    screen.add("b", size: [50, 50])
    try screen.rules(rule)
    return screen.problems().first { $0.severity == .error }
  }

  @Test(
    arguments: [
      ("a.left == 30% root.width", "illegal-pair", "a.left == 0.3 * root.right"),
      ("a.leading == b.left", "illegal-pair", "b.leading"),
      ("a.top == b.left", "illegal-pair", "give both sides one axis: leading, trailing or centerX on both"),
      ("a.left == 20", "illegal-pair", "a.left == root.left + 20"),
      ("a.leading == 0 * b.trailing", "illegal-pair", "a.leading == root.leading"),
      ("a.top == 0% root.bottom", "illegal-pair", "a.top == root.top"),
      ("a.left == 0 * root.right + 5", "illegal-pair", "a.left == root.left"),
      ("a.aspect == b.aspect", "illegal-aspect", "b.aspect == 16/9"),
      ("(a, b).width == (a, b, root).width", "groups-do-not-match", "give both sides the same number of views"),
    ] as [(String, String, String?)])
  func illegalRulesNameTheLegalForm(_ rule: String, _ id: String, _ hint: String?) throws {
    let problem = try problem(rule)
    #expect(problem?.id == id, "\(String(describing: problem))")
    #expect(problem?.hint == hint)
    #expect(problem?.span != nil)
  }

  @Test(arguments: [
    "a.centerX == root.leading", "a.centerX == b.left", "a.width == b.height", "a.left == 0.3 * root.right",
    "a.top == b.bottom + 10% root.height", "a.aspect == 16/9", "a.centerX == 2 * b.centerX",
  ])
  func legalRulesPass(_ rule: String) throws {
    #expect(try problem(rule) == nil)
  }

  @Test func anUnknownViewNamesTheNearest() throws {
    var screen = TestScreen(320, 480)
    screen.add("titleLabel", size: [50, 50])
    let rule = Rule(
      text: "titelLabel.top == root.top", span: SourceSpan(file: "x", line: 1),
      form: .attributes(AttributeConstraint(first: .view("titelLabel"), .top, second: ItemReference(.root), .top)))
    screen.screen.rules.append(ActiveRule(rule: rule, group: "g", index: 0))
    #expect(screen.problems().first?.hint == "did you mean 'titleLabel'?")
  }

  @Test(arguments: [0.0, -1, 1000.5])
  func prioritiesOutOfRangeAreRefused(_ priority: Double) {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50])
    let rule = Rule(
      text: "a.width == 10",
      form: .attributes(AttributeConstraint(first: .view("a"), .width, constant: 10, priority: priority)))
    screen.screen.rules.append(ActiveRule(rule: rule, group: "g", index: 0))
    #expect(screen.problems().contains { $0.id == "priority-out-of-range" })
  }

  /// The parser refuses these where they are written; values that come another way are refused here.
  @Test(arguments: [
    Expression.product(.reference([.view("b")], .single(.width), nil), .reference([.view("b")], .single(.height), nil)),
    .quotient(.number(100), .reference([.view("b")], .single(.width), nil)), .quotient(.number(1), .number(0)),
    .number(1e300), .number(.nan), .number(.infinity),
  ])
  func expressionsThatAreNotLinearAreRefused(_ expression: Expression) {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50])
    screen.add("b", size: [50, 50])
    let equation = Equation(sides: [.reference([.view("a")], .single(.width), nil), expression], relations: [.equal])
    screen.screen.rules.append(ActiveRule(rule: Rule(text: "", form: .equation(equation)), group: "g", index: 0))
    #expect(screen.problems().contains { $0.id == "not-linear" || $0.id == "number-too-large" })
  }

  @Test func aMultiplierOfZeroOnAPlaceIsRefused() {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50])
    let rule = Rule(
      text: "",
      form: .attributes(
        AttributeConstraint(first: .view("a"), .left, second: ItemReference(.root), .right, multiplier: 0)))
    screen.screen.rules.append(ActiveRule(rule: rule, group: "g", index: 0))
    #expect(screen.problems().contains { $0.id == "illegal-pair" })
  }

  @Test func percentMarginsOfSizesKeepTheConstant() {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50])
    let rule = Rule(
      text: "", form: .attributes(AttributeConstraint(first: .view("a"), .width, constant: 70, marginPercent: 0.1)))
    screen.screen.rules.append(ActiveRule(rule: rule, group: "g", index: 0))
    #expect(screen.problems().contains { $0.id == "percent-margin-unused" })
    #expect(screen.solve().frame("a")[2] == 70)
  }

  @Test func aBareTenIsAThousandPercent() {
    var screen = TestScreen(320, 480)
    screen.add("a", size: [50, 50])
    let constraint = AttributeConstraint(
      first: .view("a"), .leading, second: ItemReference(.root), .leading, marginPercent: 10)
    screen.screen.rules.append(ActiveRule(rule: Rule(text: "", form: .attributes(constraint)), group: "g", index: 0))
    let problem = screen.problems().first { $0.id == "percent-margin-too-large" }
    #expect(problem?.message == "a percent margin of 10 is 1000 % of the screen")
    #expect(problem?.hint == "0.1 is 10 %")
  }

  @Test func percentMarginsReplaceTheConstant() {
    var screen = TestScreen(375, 667)
    screen.add("a", size: [50, 50])
    let constraint = AttributeConstraint(
      first: .view("a"), .leading, second: ItemReference(.root), .leading, constant: 99, marginPercent: 0.1)
    screen.screen.rules.append(ActiveRule(rule: Rule(text: "", form: .attributes(constraint)), group: "g", index: 0))
    #expect(screen.solve().frame("a")[0] == 37.5)
  }
}
