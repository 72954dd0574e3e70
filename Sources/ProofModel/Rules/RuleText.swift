/// Reads the text of one rule: an equation, a visual format string or a word form.
public enum RuleText {
  /// - Parameters:
  ///   - isView: whether a name in visual format is a view's; it is a metric's otherwise.
  ///   - locate: where a run of the text lies in its file.
  public static func parse(
    _ text: String, isView: @escaping (String) -> Bool = { _ in true },
    locate: @escaping RuleLocator = { _ in nil }
  ) throws(RuleSyntaxError) -> RuleForm {
    let trimmed = text.unicodeScalars.drop { $0.properties.isWhitespace }
    if trimmed.isEmpty {
      throw RuleSyntaxError(
        "empty-rule", "the rule is empty", at: 0..<0, hint: "a rule reads like 'a.top == b.bottom + 8'")
    }
    if VisualFormatParser.isVisualFormat(text) {
      return .visualFormat(try VisualFormatParser.parse(text, isView: isView, locate: locate))
    }
    var parser = try EquationParser(text, locate: locate)
    if parser.beginsWordForm { return .word(try parser.wordForm()) }
    return .equation(try parser.equation())
  }

  /// Reads an expression alone, as properties and metrics have them: `16`, `$space.edge`, `10% screen`.
  ///
  /// - Parameter allowsBareRootSize: whether `100% width` means the root's, as in manual layout.
  public static func parseExpression(
    _ text: String, allowsBareRootSize: Bool = false, locate: @escaping RuleLocator = { _ in nil }
  ) throws(RuleSyntaxError) -> Expression {
    var parser = try EquationParser(text, locate: locate)
    parser.allowsBareRootSize = allowsBareRootSize
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  /// Reads a priority alone: `751`, `high`, `high + 1`; 0 < p ≤ 1000.
  public static func parsePriority(_ text: String) throws(RuleSyntaxError) -> Double {
    do {
      var parser = try EquationParser("@" + text, locate: { _ in nil })
      let priority = try parser.priority()
      try parser.expectEnd()
      return priority
    } catch {
      let lower = max(0, error.range.lowerBound - 1)
      throw RuleSyntaxError(
        error.id, error.message, at: lower..<max(lower, error.range.upperBound - 1), hint: error.hint)
    }
  }

  /// Whether a text begins as a word form does: `pin (a, b)`, `a inside root`, `width a`.
  public static func beginsWordForm(_ text: String) -> Bool {
    guard let parser = try? EquationParser(text, locate: { _ in nil }) else { return false }
    return parser.beginsWordForm
  }
}
