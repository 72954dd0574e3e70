import ProofModel
import Testing

@Suite struct DiagnosticPrinterTests {
  private func span(_ line: Int, _ column: Int, _ length: Int = 1) -> SourceSpan {
    SourceSpan(file: "s.yaml", line: line, column: column, length: length)
  }

  private func print(_ diagnostic: Diagnostic, _ text: String) -> String {
    DiagnosticPrinter(sources: [("s.yaml", text)]).text(diagnostic)
  }

  @Test func lineCaretNotesAndHint() {
    let diagnostic = Diagnostic.error(
      "unsatisfiable-constraints", "constraints on 'a' cannot all be satisfied", at: span(2, 3, 12),
      notes: [.init("conflicts with the required 'b'", at: span(1, 1, 3))], hint: "lower one of the two to @999")
    #expect(
      print(diagnostic, "one\n- a.width == 320\n") == """
        s.yaml:2:3: error: constraints on 'a' cannot all be satisfied [unsatisfiable-constraints]
            2 | - a.width == 320
              |   ^~~~~~~~~~~~
        s.yaml:1:1: note: conflicts with the required 'b'
            1 | one
              | ^~~
        hint: lower one of the two to @999

        """)
  }

  @Test func tabsAreShownAsBlanks() {
    #expect(
      print(.error("x", "m", at: span(1, 3, 2)), "\ta\tbc\n") == """
        s.yaml:1:3: error: m [x]
            1 |     a   bc
              |      ^~~~

        """)
  }

  @Test func wideAndCombiningCharactersKeepTheCaretInPlace() {
    #expect(
      print(.warning("x", "m", at: span(1, 5)), "界e\u{301}界b\n") == """
        s.yaml:1:5: warning: m [x]
            1 | 界e\u{301}界b
              |      ^

        """)
  }

  @Test func placeBehindTheLine() {
    #expect(
      print(.error("x", "m", at: span(1, 4)), "abc\n") == """
        s.yaml:1:4: error: m [x]
            1 | abc
              |    ^

        """)
  }

  @Test func longLinesAreCut() {
    let line = String(repeating: "a", count: 500) + "b" + String(repeating: "c", count: 500)
    let text = print(.error("x", "m", at: span(1, 501)), line)
    let lines = text.split(separator: "\n")
    #expect(lines[1].count == 8 + DiagnosticPrinter.widestLine)
    let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
    #expect(Array(lines[1])[caret] == "b")
  }

  @Test func controlCharactersCannotReachTheTerminal() {
    #expect(!print(.error("x", "m", at: span(1, 1)), "a\u{1B}[31m\u{202E}b\n").unicodeScalars.contains("\u{1B}"))
  }

  @Test func withoutASourceThereIsNoExcerpt() {
    #expect(
      DiagnosticPrinter().text(.error("x", "m", at: span(1, 1), hint: "a\nb"))
        == "s.yaml:1:1: error: m [x]\nhint: a\n      b\n")
    #expect(DiagnosticPrinter().text(.error("x", "m")) == "error: m [x]\n")
  }

  @Test func colour() {
    #expect(
      DiagnosticPrinter(usesColor: true).text(.error("x", "m")) == "\u{1B}[1;31merror\u{1B}[0m: m [x]\n")
  }

  @Test func aQuotedTextEscapesWhatJSONAndOldScriptsAskFor() {
    #expect(DiagnosticPrinter.quoted("") == "\"\"")
    #expect(
      DiagnosticPrinter.quoted("\u{0}\u{F}\u{1F}\u{7F}\t\r a\u{2028}\u{2029}\u{202A}\u{20A8}é😀\\")
        == #""\u0000\u000f\u001f\u007f\t\r a\u2028\u2029"# + "\u{202A}\u{20A8}é😀" + #"\\""#)
  }
}
