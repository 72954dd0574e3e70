import Testing

@testable import AutoLayout
@testable import ProofModel
@testable import Resolving

/// Visual format (vfl.md: Auto Layout guide), as frames and as constraints.
@Suite struct VisualFormatLayoutTests {
  private func screen(_ formats: String..., direction: LayoutDirection = .leftToRight) throws -> TestScreen {
    var screen = TestScreen(320, 480, direction: direction)
    screen.screen.numbers = ["gap": 12, "wide": 70]
    for name in ["a", "b", "c"] { screen.add(name, .label, size: [50, 20], baseline: 15) }
    for format in formats { try screen.rule(format) }
    return screen
  }

  private func texts(_ layout: SolvedLayout) -> [String] {
    layout.constraints.filter { $0.origin == .authored }.map(\.text)
  }

  @Test func eachPieceMakesItsConstraint() throws {
    let layout = try screen("H:|-20-[a(100)]-[b(a)][c(>=50,<=200@600)]-(>=8,<=20)-|").solve()
    #expect(
      texts(layout) == [
        "a.leading == root.leading + 20", "a.width == 100", "b.leading == a.trailing + 8", "b.width == a.width",
        "c.leading == b.trailing", "c.width >= 50", "c.width <= 200 @600", "root.trailing >= c.trailing + 8",
        "root.trailing <= c.trailing + 20",
      ])
  }

  @Test func metricsAndVertical() throws {
    let layout = try screen("V:|-gap-[a(wide)]-gap-[b]", "H:|-[a]", "H:|-[b]").solve()
    #expect(agree(layout.frame("a"), [16, 12, 50, 70]))
    #expect(agree(layout.frame("b"), [16, 94, 50, 20]))
  }

  @Test func bothDirections() throws {
    let layout = try screen("HV:|-[a]").solve()
    #expect(agree(layout.frame("a"), [16, 0, 50, 20]))
  }

  @Test func rightToLeftTurnsLeadingAndTrailing() throws {
    let layout = try screen("H:|-[a]-[b]", "V:|[a]", "V:|[b]", direction: .rightToLeft).solve()
    #expect(layout.frame("a")[0] == 320 - 16 - 50)
    #expect(layout.frame("b")[0] == 320 - 16 - 50 - 8 - 50)
  }

  @Test func runningFromRightToLeftIgnoresTheLanguage() throws {
    var screen = try screen("V:|[a]", "V:|[b]")
    let format = VisualFormat(
      axes: [.horizontal],
      elements: [
        .init(view: nil), .init(view: .view("a"), gap: [.init(amount: .number(10))]),
        .init(view: .view("b"), gap: [.init(amount: .number(5))]),
      ], direction: .rightToLeft)
    screen.screen.rules.append(ActiveRule(rule: Rule(text: "", form: .visualFormat(format)), group: "g", index: 0))
    let layout = screen.solve()
    #expect(layout.frame("a")[0] == 260)
    #expect(layout.frame("b")[0] == 205)
  }

  @Test func alignmentsComeLastAndPairwise() throws {
    var screen = try screen("V:|-30-[a]")
    let elements: [VisualFormat.Element] = [
      .init(view: .view("a")), .init(view: .view("b"), gap: [.init(amount: .number(0))]),
      .init(view: .view("c"), gap: [.init(amount: .number(0))]),
    ]
    let format = VisualFormat(axes: [.horizontal], elements: elements, alignments: [.top])
    screen.screen.rules.append(ActiveRule(rule: Rule(text: "", form: .visualFormat(format)), group: "g", index: 0))
    #expect(texts(screen.solve()).suffix(2) == ["a.top == b.top", "b.top == c.top"])
    let wrong = VisualFormat(axes: [.horizontal], elements: elements, alignments: [.leading])
    screen.screen.rules.append(ActiveRule(rule: Rule(text: "", form: .visualFormat(wrong)), group: "g", index: 1))
    #expect(screen.problems().contains { $0.id == "illegal-alignment" })
  }

  @Test func anUnknownMetricNamesTheNearest() throws {
    #expect(try screen("H:|-gapp-[a]").problems().contains { $0.hint == "did you mean 'gap'?" })
  }
}
