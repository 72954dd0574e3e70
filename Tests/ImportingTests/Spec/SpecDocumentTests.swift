import Foundation
import ProofModel
import SpecFiles
import Testing

/// What a spec's keys become in the document.
@Suite struct SpecDocumentTests {
  private func document(_ text: String) throws -> Document {
    let reading = read(text)
    #expect(DiagnosticPrinter(sources: reading.sources).text(reading.diagnostics) == "")
    return try #require(reading.document)
  }

  private func value(_ property: String, _ key: PropertyKey, _ head: String = "") throws -> PropertyValue? {
    try document("\(head)views:\n  a: { \(property) }\n").root.children.first?.properties[key]?.value
  }

  @Test func fourLinesAreAScreen() throws {
    let reading = SpecReader.read(
      file: "folder/hello.proof.yaml",
      text: "proofsheet: 1\nviews:\n  a: { type: label, text: Hello }\n  b: text-field\n")
    let document = try #require(reading.document)
    #expect(reading.diagnostics == [])
    #expect(document.name == "hello")
    #expect(document.root.children.map(\.id) == ["a", "b"])
    #expect(document.root.children.map(\.kind) == [.label, .textField])
  }

  @Test func header() throws {
    let document = try document(
      "name: screen\ntitle: A screen\nplatform: mac\nos: macos-14\ncanvas: [480, 110]\nbars: [status, tab]\nviews: { a: view }\n"
    )
    #expect(document.name == "screen")
    #expect(document.title == "A screen")
    #expect(document.platform == .mac)
    #expect(document.era == Era(.macos, 14))
    #expect(document.canvas == .size(Size(width: 480, height: 110)))
    #expect(document.bars == [.status, .tab])
  }

  @Test func canvasMayBeADevice() throws {
    #expect(try document("canvas: iphone-8 landscape\nviews: { a: view }\n").canvas == .device("iphone-8", .landscape))
    #expect(
      try document("canvas: iPhone SE (1st generation)\nviews: { a: view }\n").canvas
        == .device("iPhone SE (1st generation)", .portrait))
  }

  @Test func nestingIsTheSuperview() throws {
    let root = try document("views:\n  a: { views: { b: { views: { c: label } } } }\n").root
    #expect(root.children.first?.children.first?.children.first?.id == "c")
  }

  // MARK: Properties

  @Test func textsStayAsWritten() throws {
    #expect(try value("text: 1.0", .text) == .text("1.0"))
    #expect(try value("text: no", .text) == .text("no"))
    #expect(try value("text: \"true\"", .text) == .text("true"))
    #expect(try value("text: \"\"", .text) == .text(""))
  }

  @Test func colours() throws {
    #expect(try value("background: \"#f00\"", .background) == .color(Color(rgb: 0xFF0000)))
    #expect(try value("background: teal", .background) == .color(Color(rgb: 0x008080)))
    #expect(
      try value("background: $color.ink", .background, "tokens: { color: { ink: \"#123456\" } }\n")
        == .token("color.ink"))
  }

  @Test func priorities() throws {
    #expect(try value("hug: 251", .hug) == .numbers([.number(251), .number(251)]))
    #expect(try value("hug: [high, low]", .hug) == .numbers([.number(750), .number(250)]))
    #expect(try value("compress: { v: 749 }", .compress) == .numbers([nil, .number(749)]))
  }

  @Test func sizesAndRectangles() throws {
    #expect(try value("intrinsic: [none, 20]", .intrinsic) == .numbers([nil, .number(20)]))
    #expect(
      try value("frame: [0, 1.5, -2, 3]", .frame) == .numbers([.number(0), .number(1.5), .number(-2), .number(3)]))
    #expect(try value("baseline: 16", .baseline) == .numbers([.number(16), .number(16)]))
  }

  @Test func insets() throws {
    func numbers(_ values: Double...) -> PropertyValue { .numbers(values.map { .number($0) }) }
    #expect(try value("margins: 8", .margins) == numbers(8, 8, 8, 8))
    #expect(try value("margins: [1, 2, 3, 4]", .margins) == numbers(1, 2, 3, 4))
    #expect(try value("margins: { horizontal: 16, top: 2 }", .margins) == numbers(2, 16, 0, 16))
    #expect(
      try value("margins: { leading: 16 }", .margins)
        == .map([.init(key: "leading", value: .number(.number(16)))]))
  }

  @Test func fonts() throws {
    #expect(try value("font: 17", .font) == .font(FontFields(size: .number(17))))
    #expect(try value("font: headline", .font) == .font(FontFields(textStyle: .headline)))
    let font = try value(
      "font: { family: Inter, size: 14, weight: semibold, italic: true, style: body, features: [tnum] }", .font)
    #expect(
      font
        == .font(
          FontFields(
            family: "Inter", size: .number(14), weight: 600, italic: true, textStyle: .body, features: ["tnum"])))
  }

  @Test func expressionsOfTokens() throws {
    let head = "tokens: { space: { edge: 16, half: $space.edge / 2 } }\nmetrics: { gap: $space.half + 1 }\n"
    let document = try document(head + "views: { a: view }\n")
    #expect(document.tokens["space.half"]?.value == .number(8))
    #expect(document.metrics["gap"]?.value == 9)
    guard case .number(.percentOfScreen(5))? = try value("spacing: 5% screen", .spacing) else {
      Issue.record("no percent of the screen")
      return
    }
  }

  @Test func coloursByAppearance() throws {
    let document = try document("tokens: { color: { paper: { light: white, dark: \"#000\" } } }\nviews: { a: view }\n")
    #expect(document.tokens["color.paper"]?.value == .color(light: .white, dark: .black))
  }

  // MARK: Rules

  @Test func groupsKeepTheirOrderAndConditions() throws {
    let groups = try document(
      "views: { a: view }\nconstraints:\n  z: [a.top == 1]\n  b: { when: height compact, rules: [a.left == 1] }\n  a: []\n"
    ).groups
    #expect(groups.map(\.name) == ["z", "b", "a"])
    #expect(groups.map(\.condition) == [.always, .heightClass(.compact), .always])
  }

  @Test func rulesKeepIdsNotesAndPlaces() throws {
    let rule = try #require(
      try document("views: { a: view }\nconstraints:\n  g:\n    - { id: x, rule: a.top == 1, note: why }\n").groups
        .first?
        .rules.first)
    #expect(rule.id == "x" && rule.note == "why" && rule.text == "a.top == 1")
    #expect(rule.span == SourceSpan(file: "t.proof.yaml", line: 5, column: 22, length: 10))
  }

  @Test func aViewsOwnRulesHaveAnOwner() throws {
    let group = try #require(
      try document("views:\n  a:\n    views:\n      b: { constraints: [self.top == superview.top + 4] }\n").groups.first
    )
    #expect(group.name == "b" && group.rules.first?.owner == "b")
  }

  @Test func anInactiveRuleIsAnOverride() throws {
    let document = try document(
      "views: { a: view }\nconstraints: { g: [{ id: x, rule: a.top == 1, active: false }] }\nstates: { on: { set: { x.active: true } } }\n"
    )
    #expect(document.overrides.first?.set.first?.target == .ruleActive("x"))
    #expect(document.states.first?.set.first?.value == .boolean(true))
  }

  /// A span inside a folded or quoted text is found through the text's own map.
  @Test func placesInsideFoldedAndQuotedRules() {
    let folded = "views: { a: view }\nconstraints:\n  g:\n    - >\n      a.top ==\n      c.top\n"
    #expect(problems(folded) == ["6:7: unknown view 'c' [unknown-view] — did you mean 'a'?"])
    let plain = "views: { a: view }\nconstraints:\n  g:\n    - a.top ==\n      c.top\n"
    #expect(problems(plain) == ["5:7: unknown view 'c' [unknown-view] — did you mean 'a'?"])
    let quoted = "views: { a: view }\nconstraints:\n  g: [\"a\\u002Etop == c.top\"]\n"
    #expect(problems(quoted) == ["3:22: unknown view 'c' [unknown-view] — did you mean 'a'?"])
    let single = "title: 'it''s'\nviews: { a: view }\nconstraints: { g: ['a.top == c.top'] }\n"
    #expect(problems(single) == ["3:30: unknown view 'c' [unknown-view] — did you mean 'a'?"])
  }

  @Test func columnsCountUnicodeScalars() {
    #expect(
      problems("strings: { ar: { k: \"العنوان\" } }\nviews: { a: { text: 😀, tpye: label } }\n") == [
        "2:24: unknown key 'tpye' in a view [unknown-key] — did you mean 'type'?"
      ])
  }

  // MARK: States and layout

  @Test func statesInOrder() throws {
    let states = try document(
      """
      metrics: { gap: 8 }
      views: { a: { type: label, text: A }, b: view }
      constraints: { g: [{ id: top, rule: a.top == 1 }] }
      states:
        one: {}
        two: { set: { a.text: B, a.width: 10, top.constant: 4, top.priority: high }, metrics: { gap: 4 }, hide: b, show: [a] }

      """
    ).states
    #expect(states.map(\.name) == ["one", "two"])
    #expect(
      states[1].set.map(\.target) == [
        .view("a", .text), .frameComponent("a", 2), .ruleConstant("top"), .rulePriority("top"),
      ])
    #expect(states[1].metrics == ["gap": 4])
    #expect(states[1].hide == ["b"] && states[1].show == ["a"])
  }

  @Test func manualLayout() throws {
    let event = try #require(
      try document(
        "views: { a: { frame: [0, 0, 1, 1] } }\nlayout: [{ on: transition, set: { a.frame: [0, 0, 100% width, 50% height] } }]\n"
      ).layoutEvents.first)
    #expect(event.moment == .transition)
    guard case .numbers(let values)? = event.set.first?.value, values.count == 4,
      case .percent(100, of: .reference(let items, .single(.width), _))? = values[2]
    else {
      Issue.record("not a frame of percents: \(event.set)")
      return
    }
    #expect(items.map(\.target) == [.root])
  }

  // MARK: Matrix and expectations

  @Test func matrix() throws {
    let matrix = try document(
      """
      strings: { en: {}, ar: {} }
      views: { a: view }
      states: { one: {}, two: {} }
      matrix:
        devices: classic
        sizes: [{ name: wide, size: [480, 110], scale: 2 }, 320x200, [10, 20]]
        orientations: all
        windows: [full, 320x480]
        locales: all
        text-sizes: [l, ax5]
        states: all
        appearances: dark

      """
    ).matrix
    #expect(matrix.devices?.map(\.value) == ["classic"])
    #expect(matrix.sizes?.map(\.name) == ["wide", "320x200", "10x20"])
    #expect(matrix.orientations == Orientation.allCases)
    #expect(matrix.windows == [.full, .size(Size(width: 320, height: 480))])
    #expect(matrix.locales == ["en", "ar"])
    #expect(matrix.textSizes == [.l, .ax5])
    #expect(matrix.states == ["one", "two"])
    #expect(matrix.appearances == [.dark])
  }

  @Test func expectations() throws {
    let expectation = try #require(
      try document(
        """
        views: { a: label }
        states: { one: {}, two: {} }
        expect:
          - on: iphone-8 landscape locale ar text-size xl
            state: two
            given: { a: { size: [38, none], baseline: 16 } }
            frames: { a: [1, any, 3, -4.5] }
            that: [no conflicts, ties, inside safe area]
            tolerance: 0.5

        """
      ).expectations.first)
    #expect(expectation.device == "iphone-8" && expectation.orientation == .landscape)
    #expect(expectation.axes == ["locale": "ar", "text-size": "xl"])
    #expect(expectation.state == "two" && expectation.tolerance == 0.5)
    #expect(
      expectation.given["a"] == GivenContent(width: 38, height: nil, firstBaseline: 16, lastBaseline: 16))
    #expect(expectation.frames.first?.values == [1, nil, 3, -4.5])
    #expect(expectation.claims.map(\.finding) == ["conflicts", "ties", "inside safe area"])
    #expect(expectation.claims.map(\.isPresent) == [false, true, false])
  }

  // MARK: JSON

  @Test func jsonIsTheSameModel() throws {
    let reading = SpecReader.read(
      file: "t.proof.json",
      text: "{\"proofsheet\":1,\"views\":{\"a\":{\"type\":\"label\",\"text\":\"\\ud83d\\ude00 \\u00e9 \\/\"}},"
        + "\"constraints\":{\"g\":[\"a.top == root.top\"]}}")
    #expect(reading.diagnostics == [])
    let document = try #require(reading.document)
    #expect(document.root.children.first?.properties[.text]?.value == .text("😀 é /"))
    #expect(document.groups.first?.rules.count == 1)
  }
}
