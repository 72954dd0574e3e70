import ProofModel
import SpecFiles
import Testing

/// What is wrong is said with line, column and a remedy, all of it in one run.
@Suite struct SpecErrorTests {
  static let views = "views:\n  a: { type: label, text: A }\n  b: { type: view }\n"

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var expected: [String]
    init(_ name: String, _ text: String, _ expected: [String]) {
      testDescription = name
      self.text = text
      self.expected = expected
    }
  }

  static let structure: [Case] = [
    Case(
      "unknown keys", "vews: {}\nviews:\n  a: { typ: label, colr: red }\n",
      [
        "1:1: unknown key 'vews' in a spec [unknown-key] — did you mean 'views'?",
        "3:8: unknown key 'typ' in a view [unknown-key] — did you mean 'type'?",
        "3:20: unknown key 'colr' in a view [unknown-key] — did you mean 'color' or 'cell'?",
      ]),
    Case(
      "a key of another place", "views:\n  a: { devices: current }\n",
      ["2:8: unknown key 'devices' in a view [unknown-key] — 'devices' is a key of the matrix"]),
    Case(
      "subviews of the root", "root: { views: { a: view } }\n",
      ["1:9: the root's subviews stand beside it [unknown-key] — move them under views:"]),
    Case(
      "merge keys", "views:\n  a: &x { type: label }\n  b: { <<: *x }\n",
      [
        "3:8: unknown key '<<' in a view [unknown-key] — merge keys are no part of YAML 1.2; use components or tokens"
      ]),
    Case(
      "duplicate keys", "views:\n  a: label\n  a: view\nviews: {}\n",
      [
        "3:3: duplicate key 'a' [duplicate-key] — keep one of the two",
        "4:1: duplicate key 'views' [duplicate-key] — keep one of the two",
      ]),
    Case(
      "unknown types", "views:\n  a: { type: lable }\n  b: buton\n",
      [
        "2:14: unknown type 'lable' [unknown-type] — did you mean 'label' or 'table'?",
        "3:6: unknown type 'buton' [unknown-type] — did you mean 'button'?",
      ]),
    Case(
      "the same name twice", "views:\n  a: { views: { b: view } }\n  b: view\n",
      ["3:3: the view 'b' is there twice [duplicate-view] — names are unique in a file"]),
    Case(
      "reserved names", "views:\n  safe: label\n",
      ["2:3: 'safe' cannot name a view, it has a meaning of its own in rules [reserved-name] — write safeView"]),
    Case(
      "one bad name is one error, whatever speaks of what is inside",
      "views:\n  next: { views: { a: label } }\n  b c: { views: { d: label } }\nconstraints:\n  all:\n"
        + "    - a.top == next.top\n    - a.leading == next.leading + 8\n    - d.top == a.top\n",
      [
        "2:3: 'next' cannot name a view, it has a meaning of its own in rules [reserved-name] — write nextView",
        "3:3: the view has the name 'b c' [invalid-name]"
          + " — names are letters, digits and underscores, and begin with no digit",
      ]),
    Case(
      "no numbers", "views:\n  a: { alpha: .nan, corner: 1e308 }\nmetrics: { g: .inf }\n",
      [
        "2:15: .nan is no length [not-a-number] — write a number of points",
        "2:29: the number 1e308 is out of range, expected at most 1000000 [number-out-of-range]"
          + " — lengths are points; the largest screens are a few thousand wide",
        "3:15: .inf is no length [not-a-number] — write a number of points",
      ]),
    Case(
      "tokens of the wrong kind",
      "tokens: { color: { ink: \"#111\" }, space: { edge: 16 } }\n"
        + "views:\n  a: { color: $color.ik, background: $space.edge, spacing: $space.edgy }\n",
      [
        "3:15: unknown token '$color.ik' [unknown-token] — did you mean '$color.ink'?",
        "3:38: the token 'space.edge' is a number, expected a colour [wrong-token]",
        "3:60: unknown metric or token '$space.edgy' [unknown-token] — did you mean '$space.edge'?",
      ]),
    Case(
      "strings", "strings: { en: { title: Title } }\nviews:\n  a: { type: label, text: \"@titel\" }\n",
      ["3:27: no string table has the key 'titel' [unknown-string] — did you mean 'title'?"]),
    Case(
      "devices", "canvas: iphnoe-8 portrait\nmatrix: { devices: [classic, ipad-*, iphnoe-8] }\n",
      [
        "1:9: unknown device 'iphnoe-8' [unknown-device] — did you mean 'iphone-8', 'iphone-5' or 'iphone-6'?",
        "2:38: unknown device 'iphnoe-8' [unknown-device] — did you mean 'iphone-8', 'iphone-5' or 'iphone-6'?",
      ]),
    Case(
      "states", views + "states:\n  one: { set: { a.txt: x, c.text: y, g.constant: 3 } }\nmatrix: { states: [two] }\n",
      [
        "5:19: unknown property 'txt' of a view [unknown-key] — did you mean 'text'?",
        "5:27: unknown view 'c' [unknown-view] — did you mean 'a' or 'b'?",
        "5:38: no rule has the id 'g' [unknown-rule] — give it one: { id: g, rule: … }",
        "6:20: unknown state 'two' [unknown-state] — declare it under states:",
      ]),
    Case(
      "expectations", "expect:\n  - { on: \"*\", that: [no conflicts, no conflits] }\n  - { on: \"* sideways\" }\n",
      [
        "2:37: unknown finding 'conflits' [unknown-finding] — did you mean 'conflicts'?",
        "3:11: unknown device '* sideways' [unknown-device] — 'proofsheet devices' lists them",
      ]),
    Case(
      "assets outside",
      "views:\n  a: { type: image, asset: ../../x.png }\n  b: { type: image, asset: \"https://a.b/c\" }\n",
      [
        "2:28: asset '../../x.png' lies outside the project's folder [outside-project]"
          + " — put it into the folder of the spec or below",
        "3:28: asset 'https://a.b/c' is an address, nothing is fetched [not-a-file]"
          + " — put the file into the project's folder",
      ]),
    Case(
      "a locale", "strings:\n  english: { a: x }\n",
      ["2:3: 'english' is no locale [invalid-locale] — write en, pt-BR or zh-Hans"]),
  ]

  static let rules: [Case] = [
    Case(
      "unknown views", "[a.top == c.top, titel.top == a.top]",
      [
        "5:16: unknown view 'c' [unknown-view] — did you mean 'a' or 'b'?",
        "5:23: unknown view 'titel' [unknown-view] — the views are a, b",
      ]),
    Case(
      "an arrow", "[a.top => b.top]",
      ["5:13: unknown relation '=>', expected ==, >= or <= [unknown-relation] — write '>='"]),
    Case(
      "no relation", "[a.top]",
      [
        "5:12: expected ==, >= or <=, found the end of the rule [rule-syntax]"
          + " — a rule compares two sides: a.top == b.bottom + 8"
      ]),
    Case(
      "an attribute", "[a.tpo == b.top]",
      ["5:9: unknown attribute 'tpo' [unknown-attribute] — did you mean 'top'?"]),
    Case(
      "a bare name", "[a.width == b]",
      ["5:18: 'b' has no attribute [missing-attribute] — write b.width for a view's, $b for a metric"]),
    Case(
      "a product", "[a.width * b.width == 3]",
      [
        "5:15: a product of two attributes is not linear [not-linear]"
          + " — a rule is a sum of numbers times attributes: a.width == 2 * b.width + 8"
      ]),
    Case(
      "a group cut by YAML", "[(a, b).top == 1]",
      [
        "5:7: the rule '(a' is cut off at a comma [cut-rule] — inside [ ] and { } rules are quoted",
        "5:11: the rule 'b).top == 1' is cut off at a comma [cut-rule] — inside [ ] and { } rules are quoted",
      ]),
    Case(
      "a priority's range", "[a.width == 4 @1001]",
      [
        "5:20: priority 1001 is out of range, expected more than 0 and at most 1000 [priority-range]"
          + " — 1000 is required, 750 high, 250 low"
      ]),
    Case(
      "a huge number", "[a.top == b.top + 1e308]",
      [
        "5:24: the number 1e308 is out of range, expected at most 1000000 [number-out-of-range]"
          + " — lengths are points; the largest screens are a few thousand wide"
      ]),
    Case(
      "self without a view", "[self.top == a.top]",
      [
        "5:7: 'self' means a view's own, found in a group of the whole screen [no-current-view]"
          + " — name the view, or put the rule under the view's own constraints:"
      ]),
    Case(
      "a group's condition", "{ when: hieght compact, rules: [] }",
      ["5:14: unknown trait 'hieght' [unknown-trait] — did you mean 'height'?"]),
    Case(
      "a second id", "[{ id: x, rule: a.top == 1 }, { id: x, rule: a.left == 1 }]",
      ["5:51: the rule id 'x' is there twice [duplicate-id] — ids are unique in a file"]),
  ]

  @Test(arguments: structure) func tellsAboutStructure(_ example: Case) {
    #expect(problems(example.text) == example.expected)
  }

  @Test(arguments: rules) func tellsAboutRules(_ example: Case) {
    #expect(problems(Self.views + "constraints:\n  g: " + example.text + "\n") == example.expected)
  }

  @Test func duplicateKeyNamesTheFirst() {
    let diagnostic = read("title: a\ntitle: b\n").diagnostics.first { $0.id == "duplicate-key" }
    #expect(diagnostic?.notes.map(\.message) == ["'title' stands here first"])
    #expect(diagnostic?.notes.first?.span?.start == SourcePosition(line: 2, column: 1))
  }

  static let brokenYAML: [Case] = [
    Case("tabs", "views:\n\ta: label\n", ["2:1: tabs cannot indent YAML [tab-indentation] — indent by spaces"]),
    Case(
      "indentation", "views:\n  a: label\n   b: view\n",
      ["3:4: the key 'b' is indented deeper than the one above [invalid-yaml] — keys of one map are indented alike"]),
    Case(
      "a brace", "views: { a: label\n",
      ["2:1: expected ',' or '}' [invalid-yaml] — inside { } rules are quoted, and each brace is closed"]),
    Case(
      "a quote", "title: \"abc\nviews: {}\n",
      ["3:1: a quoted text is not closed [invalid-yaml] — add the closing quote"]),
    Case(
      "a tag", "title: !!str 5\n",
      ["1:8: tags such as '!!str' are not read [yaml-tag] — quote the value to make it a text"]),
    Case(
      "an alias", "title: *x\n",
      ["1:8: no anchor '&x' stands before this alias [unknown-alias] — quote the text if it begins with '*'"]),
    Case(
      "two documents", "title: a\n---\ntitle: b\n",
      [
        "2:1: a file holds one screen, found a second document [several-documents]"
          + " — put what follows '---' into a file of its own"
      ]),
    Case(
      "control characters", "title: a\u{0}b\n",
      ["1:9: the file holds bytes that are not text [invalid-yaml] — save it as UTF-8"]),
  ]

  @Test(arguments: brokenYAML) func tellsAboutBrokenYAML(_ example: Case) {
    #expect(problems(example.text) == example.expected)
  }
}
