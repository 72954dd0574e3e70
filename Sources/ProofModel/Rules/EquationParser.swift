/// Reads equations and expressions, `a.top == b.bottom + 8 @750`, by recursive descent.
///
/// constraint = expr, relation, expr, {relation, expr}, [priority]; the grammar is in the documentation of the
/// spec format. Names become ``ItemReference/Target/view(_:)`` unchecked: whether they exist is the caller's to see.
struct EquationParser {
  let text: String
  let locate: RuleLocator
  private(set) var tokens: [RuleLexer.Token]
  private(set) var position = 0
  /// What a bare item stands for (`width a == b`): this attribute of it; nil: a bare item is an error.
  var bareAttribute: LayoutAttribute?
  /// Whether `width` and `height` after a percent mean the root's (`100% width`), as in manual layout.
  var allowsBareRootSize = false
  /// Nested parentheses and signs are limited, so that no text can exhaust the stack.
  private var depth = 0
  static let deepestNesting = 64

  init(_ text: String, locate: @escaping RuleLocator) throws(RuleSyntaxError) {
    self.text = text
    self.locate = locate
    self.tokens = try RuleLexer.tokens(text)
  }

  // MARK: Tokens

  var current: RuleLexer.Token { tokens[position] }

  func token(ahead: Int) -> RuleLexer.Token { tokens[min(position + ahead, tokens.count - 1)] }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  mutating func take(_ mark: Character) -> Bool {
    guard current.kind == .mark(mark) else { return false }
    advance()
    return true
  }

  mutating func take(word: String) -> Bool {
    guard current.kind == .name(word) else { return false }
    advance()
    return true
  }

  func described(_ token: RuleLexer.Token) -> String {
    guard token.kind != .end else { return "the end of the rule" }
    let scalars = Array(text.unicodeScalars)
    return "'\(String(String.UnicodeScalarView(scalars[token.range])))'"
  }

  func expected(_ what: String, hint: String? = nil) -> RuleSyntaxError {
    RuleSyntaxError(
      "rule-syntax", "expected \(what), found \(described(current))", at: current.range, hint: hint)
  }

  mutating func expectEnd() throws(RuleSyntaxError) {
    guard current.kind != .end else { return }
    switch current.kind {
    case .number, .name, .token, .mark("("):
      throw expected("an operator or the end of the rule", hint: "join terms with + - * /, sides with == >= <=")
    case .mark(","): throw expected("the end of the rule", hint: "each rule stands in a line of its own")
    default: throw expected("the end of the rule")
    }
  }

  // MARK: Equations

  mutating func equation() throws(RuleSyntaxError) -> Equation {
    var sides = [try expression()]
    var relations: [LayoutRelation] = []
    while case .relation(let relation) = current.kind {
      advance()
      relations.append(relation)
      sides.append(try expression())
    }
    guard !relations.isEmpty else {
      throw expected("==, >= or <=", hint: "a rule compares two sides: a.top == b.bottom + 8")
    }
    let priority = try priority()
    try expectEnd()
    return Equation(sides: sides, relations: relations, priority: priority)
  }

  /// `@750`, `@high + 1`; 1000 where there is none.
  mutating func priority() throws(RuleSyntaxError) -> Double {
    let start = current.range.lowerBound
    guard take("@") else { return 1000 }
    var value: Double
    switch current.kind {
    case .number(let number): value = number
    case .name(let name):
      guard let named = PriorityName.value(name) else {
        throw expected(
          "a priority: a number or required, high, medium, low, fit", hint: "required 1000, high 750, low 250")
      }
      value = named
    default: throw expected("a priority after '@'", hint: "write @750 or @high")
    }
    advance()
    if current.kind == .mark("+") || current.kind == .mark("-") {
      let isPlus = current.kind == .mark("+")
      advance()
      guard case .number(let offset) = current.kind else { throw expected("a number") }
      advance()
      value += isPlus ? offset : -offset
    }
    guard value > 0, value <= 1000 else {
      throw RuleSyntaxError(
        "priority-range", "priority \(value.shortText) is out of range, expected more than 0 and at most 1000",
        at: start..<tokens[position - 1].range.upperBound, hint: "1000 is required, 750 high, 250 low")
    }
    return value
  }

  // MARK: Expressions

  mutating func expression() throws(RuleSyntaxError) -> Expression {
    try enter()
    defer { depth -= 1 }
    var left = try term()
    while current.kind == .mark("+") || current.kind == .mark("-") {
      let isPlus = current.kind == .mark("+")
      advance()
      let right = try term()
      left = isPlus ? .sum(left, right) : .difference(left, right)
    }
    return left
  }

  private mutating func enter() throws(RuleSyntaxError) {
    depth += 1
    guard depth <= Self.deepestNesting else {
      throw RuleSyntaxError(
        "rule-too-deep", "parentheses are nested more than \(Self.deepestNesting) deep", at: current.range)
    }
  }

  private mutating func term() throws(RuleSyntaxError) -> Expression {
    var left = try factor()
    while current.kind == .mark("*") || current.kind == .mark("/") {
      let operation = current
      let isProduct = operation.kind == .mark("*")
      advance()
      let right = try factor()
      if right.hasVariable && (left.hasVariable || !isProduct) {
        throw RuleSyntaxError(
          "not-linear",
          isProduct ? "a product of two attributes is not linear" : "cannot divide by an attribute",
          at: operation.range, hint: "a rule is a sum of numbers times attributes: a.width == 2 * b.width + 8")
      }
      if !isProduct, right == .number(0) {
        throw RuleSyntaxError("division-by-zero", "division by zero", at: operation.range)
      }
      left = isProduct ? .product(left, right) : .quotient(left, right)
    }
    return left
  }

  private mutating func factor() throws(RuleSyntaxError) -> Expression {
    try enter()
    defer { depth -= 1 }
    switch current.kind {
    case .number(let value):
      advance()
      if take("%") { return try percent(value) }
      if current.kind == .mark(":"), case .number(let denominator) = token(ahead: 1).kind {
        guard denominator > 0 else {
          throw RuleSyntaxError(
            "division-by-zero", "a ratio's second number is more than 0, found \(described(token(ahead: 1)))",
            at: token(ahead: 1).range, hint: "write 16:9, width to height")
        }
        advance()
        advance()
        return .quotient(.number(value), .number(denominator))
      }
      return .number(value)
    case .token(let name):
      let range = current.range
      advance()
      return .token(name, locate(range))
    case .name("std"):
      if token(ahead: 1).kind != .mark(".") {
        advance()
        return .standard
      }
      return try reference()
    case .name: return try reference()
    case .mark("-"):
      advance()
      return .negate(try factor())
    case .mark("+"):
      advance()
      return try factor()
    case .mark("("):
      if isGroup { return try reference() }
      advance()
      let inner = try expression()
      guard take(")") else { throw expected("')'") }
      return inner
    case .mark("@"):
      throw expected("a number or an attribute", hint: "a priority comes last: a.width == 44 @750")
    default:
      throw expected("a number or an attribute like a.top")
    }
  }

  /// Whether `(` begins a group: a name follows, and a comma or, of a group of one, the attribute behind it.
  var isGroup: Bool {
    guard current.kind == .mark("("), case .name = token(ahead: 1).kind else { return false }
    var ahead = 2
    while token(ahead: ahead).kind == .mark("/"), case .name = token(ahead: ahead + 1).kind { ahead += 2 }
    let isOfOne = token(ahead: ahead).kind == .mark(")") && token(ahead: ahead + 1).kind == .mark(".")
    return isOfOne || token(ahead: ahead).kind == .mark(",")
  }

  private mutating func percent(_ value: Double) throws(RuleSyntaxError) -> Expression {
    if case .name(let name) = current.kind, token(ahead: 1).kind != .mark(".") {
      switch name {
      case "screen":
        advance()
        return .percentOfScreen(value)
      case "window":
        advance()
        return .percentOfWindow(value)
      case "width" where allowsBareRootSize, "height" where allowsBareRootSize:
        let span = locate(current.range)
        advance()
        let attribute: LayoutAttribute = name == "width" ? .width : .height
        return .percent(value, of: .reference([ItemReference(.root, span)], .single(attribute), span))
      default: break
      }
    }
    guard case .name = current.kind else {
      throw expected("what the percent is of", hint: "write 30% root.height, 10% screen or 10% window")
    }
    return .percent(value, of: try reference())
  }

  // MARK: References

  /// `name.attribute`, `card/title.top`, `scroll.content.width`, `(a, b).leading`.
  mutating func reference() throws(RuleSyntaxError) -> Expression {
    let start = current.range.lowerBound
    var items: [ItemReference]
    if current.kind == .mark("(") {
      items = try group()
    } else {
      items = [try item()]
    }
    if current.kind == .mark("."), case .name(let word) = token(ahead: 1).kind,
      let kind = LayoutGuideKind(rawValue: word), token(ahead: 2).kind == .mark(".")
    {
      advance()
      advance()
      items = items.map { $0.guide(kind) }
    }
    let attribute = try attribute(of: items, start: start)
    let end = tokens[max(0, position - 1)].range.upperBound
    return .reference(items, attribute, locate(start..<end))
  }

  private mutating func attribute(
    of items: [ItemReference], start: Int
  ) throws(RuleSyntaxError) -> AttributeName {
    guard take(".") else {
      if let bareAttribute { return .single(bareAttribute) }
      let range = start..<tokens[max(0, position - 1)].range.upperBound
      let name = items.first?.text ?? ""
      if current.kind != .end, case .name(let next) = current.kind {
        throw RuleSyntaxError(
          "rule-syntax", "expected '.' and an attribute after '\(name)', found '\(next)'", at: current.range,
          hint: "write \(name).top, or one of the words inside, below, above, after, before, fills, centers, fits")
      }
      throw RuleSyntaxError(
        "missing-attribute", "'\(name)' has no attribute", at: range,
        hint: "write \(name).width for a view's, $\(name) for a metric")
    }
    guard case .name(let word) = current.kind else { throw expected("an attribute such as top or leading") }
    guard let attribute = AttributeName(word) else {
      throw RuleSyntaxError(
        "unknown-attribute", "unknown attribute '\(word)'", at: current.range,
        hint: NearestNames.hint(for: word, in: AttributeName.allNames)
          ?? "attributes are top, leading, bottom, trailing, width, height, centerX, centerY, lastBaseline, …")
    }
    advance()
    return attribute
  }

  /// `(a, b, c)`; at least one.
  mutating func group() throws(RuleSyntaxError) -> [ItemReference] {
    guard take("(") else { throw expected("'('") }
    var items = [try item()]
    while take(",") { items.append(try item()) }
    guard take(")") else { throw expected("',' or ')'") }
    return items
  }

  /// `name`, or `name/name` into a component.
  mutating func item() throws(RuleSyntaxError) -> ItemReference {
    guard case .name(let first) = current.kind else {
      throw expected("a view's name")
    }
    let start = current.range.lowerBound
    advance()
    var path = first
    while current.kind == .mark("/"), case .name(let next) = token(ahead: 1).kind {
      advance()
      advance()
      path += "/" + next
    }
    let span = locate(start..<tokens[position - 1].range.upperBound)
    return ItemReference(ItemReference.builtIn[path] ?? .view(path), span)
  }
}
