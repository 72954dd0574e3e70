import ProofModel
import SpecFiles
import Testing

/// Components: parts with parameters, whose names are their own.
@Suite struct SpecComponentTests {
  static let row = """
    components:
      Row:
        params: { title: "", gap: 8, fill: white }
        root: { background: $fill }
        views:
          caption: { type: label, text: $title }
          line: { note: "the line of ${title}" }
        constraints:
          - caption.leading == root.leading + $gap
          - line.top == caption.bottom + 2 * $gap
          - caption.top == margins.top

    """

  private func document(_ text: String) throws -> Document {
    let reading = read(text)
    #expect(DiagnosticPrinter(sources: reading.sources).text(reading.diagnostics) == "")
    return try #require(reading.document)
  }

  @Test func instancesHaveTheirOwnViews() throws {
    let document = try document(
      Self.row + "views:\n  one: { component: Row, with: { title: First } }\n  two: { component: Row }\n")
    #expect(document.root.children.map(\.id) == ["one", "two"])
    #expect(document.root.children[0].children.map(\.id) == ["one/caption", "one/line"])
    #expect(document.root.children[0].children[0].properties[.text]?.value == .text("First"))
    #expect(document.root.children[1].children[0].properties[.text]?.value == .text(""))
    #expect(document.root.children[0].properties[.background]?.value == .color(.white))
    #expect(document.root.children[0].children[1].properties[.note]?.value == .text("the line of First"))
  }

  @Test func rulesSpeakOfTheInstance() throws {
    let document = try document(Self.row + "views:\n  one: { component: Row, with: { gap: 12 } }\n")
    let sides = document.groups.first?.rules.map { rule -> [String] in
      guard case .equation(let equation) = rule.form else { return [] }
      return equation.sides.map(Self.text)
    }
    #expect(
      sides == [
        ["one/caption.leading", "one.leading + 12"], ["one/line.top", "one/caption.bottom + 2 * 12"],
        ["one/caption.top", "one.margins.top"],
      ])
  }

  @Test func pathsReachInside() throws {
    let document = try document(
      Self.row + "views:\n  one: { component: Row }\n  two: { component: Row }\n"
        + "constraints:\n  g: [one/caption.width == two/caption.width]\nstates: { a: { set: { one/caption.text: X } } }\n"
    )
    guard case .equation(let equation)? = document.groups.last?.rules.first?.form else { return }
    #expect(equation.sides.map(Self.text) == ["one/caption.width", "two/caption.width"])
    #expect(document.states.first?.set.first?.target == .view("one/caption", .text))
  }

  @Test func componentsMayHoldComponents() throws {
    let document = try document(
      Self.row
        + "  Pair:\n    params: { gap: 4 }\n    views:\n      a: { component: Row, with: { gap: $gap } }\n      b: { component: Row }\n"
        + "views:\n  p: { component: Pair, with: { gap: 20 } }\n")
    #expect(document.root.children[0].children.map(\.id) == ["p/a", "p/b"])
    #expect(document.root.children[0].children[0].children.map(\.id) == ["p/a/caption", "p/a/line"])
    guard case .equation(let equation)? = document.groups.first?.rules.first?.form else {
      Issue.record("no rule")
      return
    }
    #expect(equation.sides.map(Self.text) == ["p/a/caption.leading", "p/a.leading + 20"])
  }

  @Test func aComponentInsideItself() {
    #expect(
      problems(
        "components:\n  A: { views: { b: { component: B } } }\n  B: { views: { a: { component: A } } }\nviews: { x: { component: A } }\n"
      )
        == [
          "3:33: the component contains itself: A → B → A [cyclic-component] — a component cannot be a part of itself"
        ])
  }

  @Test func unknownComponentsAndParameters() {
    #expect(
      problems(Self.row + "views:\n  a: { component: Rwo }\n  b: { component: Row, with: { titel: x } }\n") == [
        "13:19: unknown component 'Rwo' [unknown-component] — did you mean 'Row'?",
        "14:32: the component 'Row' has no parameter 'titel' [unknown-parameter] — did you mean 'title'?",
      ])
  }

  @Test func aParameterWithoutADefaultIsNeeded() {
    #expect(
      problems("components: { A: { params: { title: } } }\nviews: { x: { component: A } }\n") == [
        "2:26: the component 'A' needs the parameter 'title' [missing-parameter] — add with: { title: … }"
      ])
  }

  @Test func outerNamesAreNotSeenInside() {
    #expect(
      problems(
        "components: { A: { views: { b: view }, constraints: [b.top == outer.top] } }\nviews: { outer: view, x: { component: A } }\n"
      )
        == ["1:63: unknown view 'outer' [unknown-view] — the views are b"])
  }

  private static func text(_ expression: Expression) -> String {
    switch expression {
    case .number(let value): return value.shortText
    case .reference(let items, let attribute, _): return items.map(\.text).joined(separator: ",") + "." + attribute.text
    case .sum(let left, let right): return text(left) + " + " + text(right)
    case .product(let left, let right): return text(left) + " * " + text(right)
    default: return "?"
    }
  }
}
