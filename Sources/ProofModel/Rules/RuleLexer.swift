/// Cuts the text of a rule into tokens.
struct RuleLexer {
  enum Kind: Hashable {
    case number(Double)
    case name(String)
    /// `$space.edge`, without the `$`.
    case token(String)
    case relation(LayoutRelation)
    /// One of `+ - * / ( ) , . : % @`.
    case mark(Character)
    case end
  }

  struct Token: Hashable {
    var kind: Kind
    var range: Range<Int>
    /// Whether white space stands before it.
    var isSpaced: Bool
  }

  /// The largest number a rule may hold, in points; beyond it a double's fractions get lost in sums.
  static let largestNumber = 1_000_000.0

  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String) { self.scalars = Array(text.unicodeScalars) }

  /// All tokens of the text, `.end` last.
  static func tokens(_ text: String) throws(RuleSyntaxError) -> [Token] {
    var lexer = RuleLexer(text)
    var tokens: [Token] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
  }

  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool { isNameStart(scalar) || isDigit(scalar) }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    position + ahead < scalars.count ? scalars[position + ahead] : nil
  }

  private mutating func next() throws(RuleSyntaxError) -> Token {
    let before = position
    while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
    let isSpaced = position > before
    let start = position
    let kind = try nextKind()
    return Token(kind: kind, range: start..<position, isSpaced: isSpaced)
  }

  private mutating func nextKind() throws(RuleSyntaxError) -> Kind {
    guard let scalar = peek() else { return .end }
    if Self.isNameStart(scalar) { return .name(takeName()) }
    if Self.isDigit(scalar) || (scalar == "." && peek(1).map(Self.isDigit) == true) { return try number() }
    let start = position
    position += 1
    switch scalar {
    case "+", "*", "/", "(", ")", ",", ".", ":", "%", "@", "-": return .mark(Character(scalar))
    case "\u{2212}": return .mark("-")
    case "\u{D7}", "\u{B7}": return .mark("*")
    case "\u{2265}": return .relation(.greaterThanOrEqual)
    case "\u{2264}": return .relation(.lessThanOrEqual)
    case "=", "<", ">", "!": return try relation(scalar, start)
    case "$": return try token(start)
    case "|", "[", "]":
      throw RuleSyntaxError(
        "visual-format-prefix", "visual format needs its H: or V:", at: start..<position,
        hint: "write H:\(String(String.UnicodeScalarView(scalars)))")
    default:
      throw RuleSyntaxError(
        "unexpected-character", "unexpected '\(scalar)' in a rule", at: start..<position,
        hint: "a rule reads like 'a.top == b.bottom + 8 @750'")
    }
  }

  private mutating func relation(_ first: Unicode.Scalar, _ start: Int) throws(RuleSyntaxError) -> Kind {
    var text = String(first)
    while let scalar = peek(), "=<>".unicodeScalars.contains(scalar) {
      text.unicodeScalars.append(scalar)
      position += 1
    }
    switch text {
    case "=", "==": return .relation(.equal)
    case ">=": return .relation(.greaterThanOrEqual)
    case "<=": return .relation(.lessThanOrEqual)
    default:
      let meant = text.contains(">") ? ">=" : text.contains("<") ? "<=" : "=="
      throw RuleSyntaxError(
        "unknown-relation", "unknown relation '\(text)', expected ==, >= or <=", at: start..<position,
        hint: "write '\(meant)'")
    }
  }

  private mutating func token(_ start: Int) throws(RuleSyntaxError) -> Kind {
    guard let first = peek(), Self.isNameStart(first) else {
      throw RuleSyntaxError(
        "token-name", "expected a token's name after '$'", at: start..<position,
        hint: "write it like $space.edge")
    }
    var name = takeName()
    while peek() == ".", let after = peek(1), Self.isNameStart(after) {
      position += 1
      name += "." + takeName()
    }
    return .token(name)
  }

  private mutating func takeName() -> String {
    var name = ""
    while let scalar = peek(), Self.isNamePart(scalar) {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    return name
  }

  private mutating func number() throws(RuleSyntaxError) -> Kind {
    let start = position
    while let scalar = peek(), Self.isDigit(scalar) { position += 1 }
    if peek() == ".", peek(1).map(Self.isDigit) == true {
      position += 1
      while let scalar = peek(), Self.isDigit(scalar) { position += 1 }
    }
    if peek() == "e" || peek() == "E" {
      let signed = peek(1) == "+" || peek(1) == "-"
      if peek(signed ? 2 : 1).map(Self.isDigit) == true {
        position += signed ? 2 : 1
        while let scalar = peek(), Self.isDigit(scalar) { position += 1 }
      }
    }
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    guard let value = Double(text), value.isFinite, value <= Self.largestNumber else {
      throw RuleSyntaxError(
        "number-out-of-range", "the number \(text) is out of range, expected at most 1000000",
        at: start..<position, hint: "lengths are points; the largest screens are a few thousand wide")
    }
    if let scalar = peek(), Self.isNameStart(scalar) {
      let unitStart = position
      let unit = takeName()
      throw RuleSyntaxError(
        "unexpected-unit", "unexpected '\(unit)' after the number \(text)", at: unitStart..<position,
        hint: "lengths are points without a unit: \(text)")
    }
    return .number(value)
  }
}
