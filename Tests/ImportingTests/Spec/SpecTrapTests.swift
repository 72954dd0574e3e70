import ProofModel
import SpecFiles
import Testing

/// Each YAML trap of the format's documentation has its own message.
@Suite struct SpecTrapTests {
  static let views = "views:\n  a: { type: label, text: A }\n  b: { type: view }\n"

  @Test func visualFormatWithoutPrefixIsABlockScalarInYAML() {
    #expect(
      problems("constraints:\n  g:\n    - |-[a]-|\n") == [
        "3:7: visual format needs its H: or V: [visual-format-prefix] — write - \"H:|-[a]-|\""
      ])
  }

  @Test func visualFormatThatBeginsWithAViewIsAListInYAML() {
    #expect(
      problems("constraints:\n  g:\n    - [a]-[b]\n") == [
        "3:7: visual format needs its H: or V: [visual-format-prefix] — write - \"H:[a]-[b]\""
      ])
  }

  @Test func quotedVisualFormatWithoutPrefix() {
    #expect(
      problems(Self.views + "constraints:\n  g: [\"|-[a]-|\"]\n") == [
        "5:8: visual format needs its H: or V: [visual-format-prefix] — write H:|-[a]-|"
      ])
  }

  @Test func unquotedColourIsAComment() {
    #expect(
      problems("views:\n  a:\n    background: #ff0000\n") == [
        "3:17: '#ff0000' begins a comment, so 'background' has no value [lost-comment] — quote it: \"#ff0000\""
      ])
  }

  @Test func unquotedColourInBracesLosesTheRestOfTheLine() {
    #expect(
      problems("views:\n  a: { type: view, background: #ff0000 }\n  b: view\n") == [
        "2:32: '#ff0000' begins a comment, so the rest of the line is lost [lost-comment] — quote it: \"#ff0000\""
      ])
  }

  @Test func identifierBehindARuleIsAComment() {
    #expect(
      problems(Self.views + "constraints:\n  g:\n    - a.top == b.bottom + 8 #gap\n") == [
        "6:29: '#gap' is a comment and lost [lost-comment]"
          + " — ids are keys: { id: gap, rule: \"a.top == b.bottom + 8\" }"
      ])
  }

  @Test func remarkBehindARuleIsFine() {
    #expect(problems(Self.views + "constraints:\n  g:\n    - a.left == b.left # the same edge\n") == [])
  }

  @Test func stringTablesAreText() throws {
    let reading = read("strings:\n  no: { yes: no, time: 9:41, version: 1.0, empty: }\n")
    let table = try #require(reading.document?.strings.first)
    #expect(table.locale == "no")
    #expect(table.texts == ["yes": "no", "time": "9:41", "version": "1.0", "empty": ""])
  }

  @Test func onlyTrueAndFalseAreBooleans() {
    #expect(
      problems("views:\n  a: { hidden: yes }\n") == [
        "2:16: expected true or false, found 'yes' [wrong-value] — write true"
      ])
  }

  @Test func colonInARuleMakesAMap() {
    #expect(
      problems(Self.views + "constraints:\n  g:\n    - a.top = b.top: x\n") == [
        "6:7: expected a rule, found a map: the ': ' after 'a.top = b.top' makes one [unquoted-rule]"
          + " — quote the text, or write an id as a key: { id: gap, rule: \"a.top = b.top\" }"
      ])
  }

  @Test func colonInATextMakesAMap() {
    #expect(
      problems("views:\n  a:\n    text: Note: x\n") == [
        "3:15: a ': ' inside a text makes a map [invalid-yaml] — quote the text"
      ])
  }

  @Test func priorityWithItsMark() {
    #expect(
      problems("views:\n  a:\n    hug: @750\n") == [
        "3:10: priorities are numbers here, without the '@' [priority-mark] — write 750"
      ])
    #expect(
      problems("views:\n  a: { hug: \"@high\" }\n") == [
        "2:13: priorities are numbers here, without the '@' [priority-mark] — write high"
      ])
  }

  @Test func stringKeyIsQuoted() {
    #expect(
      problems("views:\n  a:\n    text: @title\n") == [
        "3:11: a text that begins with '@' must be quoted [quote-at] — write \"@title\""
      ])
  }

  @Test func wordFormMayBeAMap() throws {
    let reading = read(Self.views + "constraints:\n  g:\n    - pin (a, b): top std, leading 16\n")
    #expect(reading.diagnostics == [])
    let rule = try #require(reading.document?.groups.first?.rules.first)
    guard case .word(.pin(let items, let pins, _)) = rule.form else {
      Issue.record("not a pin: \(rule.form)")
      return
    }
    #expect(items.map(\.text) == ["a", "b"])
    #expect(pins.map(\.edge) == [.top, .leading])
    #expect(rule.text == "pin (a, b): top std, leading 16")
  }

  @Test func placesInAWordFormAreFoundInItsKeyAndItsValue() {
    #expect(
      problems(Self.views + "constraints:\n  g:\n    - pin (a, c): top std, leading $gap\n") == [
        "6:15: unknown view 'c' [unknown-view] — did you mean 'a' or 'b'?",
        "6:36: unknown metric or token '$gap' [unknown-token] — declare it under metrics: or tokens:",
      ])
  }
}
