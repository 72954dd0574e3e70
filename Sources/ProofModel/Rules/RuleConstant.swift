/// The constant of an equation, in its text: `20` of `a.top == b.bottom + 20`.
public enum RuleConstant {
  /// Points; nil where the text is no equation of two sides, or its constant is no one number on the right: a token, a
  /// sum, a word form, visual format.
  public static func value(of text: String) -> Double? { place(in: text)?.value }

  /// Where another constant goes, as the smallest change of the text: what stands there, in Unicode scalars, and what is to.
  ///
  /// nil where there is no place for one, or the text would not mean it then.
  public static func change(of text: String, to value: Double) -> (range: Range<Int>, text: String)? {
    guard let place = place(in: text), value.isFinite, abs(value) <= RuleLexer.largestNumber else { return nil }
    let number = abs(value).shortText
    let sign = value < 0 ? "-" : "+"
    let written: String
    switch place.kind {
    case .alone: written = value < 0 ? "-\(number)" : number
    case .term(let gap): written = value == 0 ? "" : "\(gap.before)\(sign)\(gap.after)\(number)"
    case .none: written = value == 0 ? "" : " \(sign) \(number)"
    }
    let change = (range: place.range, text: written)
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(change.range, with: Array(written.unicodeScalars))
    guard let after = self.value(of: String(String.UnicodeScalarView(scalars))), after.shortText == value.shortText
    else {
      return nil
    }
    return change
  }

  private enum Kind {
    /// All of the right side.
    case alone
    /// Behind `+` or `-`, with the white space before the sign and behind it.
    case term((before: String, after: String))
    /// There is none: it comes behind the last term.
    case none
  }

  private static func place(in text: String) -> (value: Double, kind: Kind, range: Range<Int>)? {
    guard case .equation(let equation)? = try? RuleText.parse(text), equation.sides.count == 2,
      !VisualFormatParser.isVisualFormat(text), let tokens = try? RuleLexer.tokens(text),
      let relation = tokens.firstIndex(where: { if case .relation = $0.kind { true } else { false } })
    else { return nil }
    let left = terms(tokens[..<relation])
    let end = tokens[relation...].firstIndex { [.mark("@"), .end].contains($0.kind) } ?? tokens.count - 1
    let right = terms(tokens[(relation + 1)..<end])
    guard !right.isEmpty, !left.contains(where: \.isFixed) else { return nil }
    let fixed = right.filter(\.isFixed)
    guard let term = fixed.first else {
      let last = tokens[end - 1].range.upperBound
      return (0, .none, last..<last)
    }
    guard fixed.count == 1, let number = term.number, let value = Double(exactly: number) else { return nil }
    let first = term.tokens.lowerBound
    if right.count == 1 {
      return (value, .alone, tokens[first].range.lowerBound..<tokens[term.tokens.upperBound - 1].range.upperBound)
    }
    // The number comes first of several: `20 + b.bottom`.
    guard [.mark("+"), .mark("-")].contains(tokens[first].kind), first > relation + 1 else { return nil }
    let scalars = Array(text.unicodeScalars)
    func blanks(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    let before = tokens[first - 1].range.upperBound
    let after = tokens[first].range.upperBound..<tokens[first + 1].range.lowerBound
    return (
      value, .term((blanks(before..<tokens[first].range.lowerBound), blanks(after))),
      before..<tokens[term.tokens.upperBound - 1].range.upperBound
    )
  }

  /// A summand with the sign before it.
  private struct Term {
    var tokens: Range<Int>
    /// A plain number, signed; nil for all else.
    var number: Double?
    /// Whether it is points by itself: a number, a token, the standard gap.
    var isFixed: Bool
  }

  /// The summands of a side, parentheses whole.
  private static func terms(_ side: ArraySlice<RuleLexer.Token>) -> [Term] {
    var terms: [Term] = []
    var start = side.startIndex
    var depth = 0
    func close(_ end: Int) {
      guard end > start else { return }
      var inner = side[start..<end]
      var sign = 1.0
      while let mark = inner.first?.kind, mark == .mark("+") || mark == .mark("-") {
        if mark == .mark("-") { sign = -sign }
        inner.removeFirst()
      }
      var number: Double?
      if inner.count == 1, case .number(let value)? = inner.first?.kind { number = sign * value }
      // What names nothing and no share of anything has its length by itself.
      let namesItem = inner.contains { token in
        if case .name(let name) = token.kind { name != "std" } else { false }
      }
      terms.append(Term(tokens: start..<end, number: number, isFixed: !namesItem))
    }
    for index in side.indices {
      switch side[index].kind {
      case .mark("("): depth += 1
      case .mark(")"): depth -= 1
      case .mark("+") where depth == 0, .mark("-") where depth == 0:
        // A sign behind an operator belongs to its number.
        if index > start, !isOperator(side[index - 1].kind) {
          close(index)
          start = index
        }
      default: break
      }
    }
    close(side.endIndex)
    return terms
  }

  private static func isOperator(_ kind: RuleLexer.Kind) -> Bool {
    ["+", "-", "*", "/"].contains { kind == .mark($0) }
  }
}
