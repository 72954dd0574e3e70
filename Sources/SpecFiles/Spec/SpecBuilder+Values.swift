internal import ProofModel

/// Reading single values; each reports what it expected and gives nil where there is none.
extension SpecBuilder {
  func expected(_ what: String, _ node: YAMLNode, hint: String? = nil) {
    report("wrong-value", "expected \(what), found \(node.described)", at: node.span, hint: hint)
  }

  /// A text as it was written, numbers and words included.
  func text(_ node: YAMLNode) -> String? {
    if let text = node.text, !(node.isNull && !text.isEmpty) { return text }
    if let entry = node.entries?.first, node.entries?.count == 1, !node.isFlow {
      report(
        "unquoted-text", "expected a text, found a map: the ': ' after '\(entry.key.text ?? "")' makes one",
        at: node.span, hint: "quote the text")
      return nil
    }
    expected("a text", node)
    return nil
  }

  /// A text, or the texts of a list.
  func texts(_ node: YAMLNode) -> [Located<String>] {
    if let items = node.items { return items.compactMap { item in text(item).map { Located($0, item.span) } } }
    return text(node).map { [Located($0, node.span)] } ?? []
  }

  /// A name that other places use.
  func name(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = node.text, Self.isName(text), text.utf8.count <= SpecReader.longestName else {
      report(
        "invalid-name", "\(what) has the name \(node.described)", at: node.span,
        hint: "names are letters, digits and underscores, and begin with no digit")
      return nil
    }
    return text
  }

  static func isName(_ text: String) -> Bool {
    var isFirst = true
    for scalar in text.unicodeScalars {
      let isLetter = scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
      guard isLetter || (!isFirst && ("0"..."9").contains(scalar)) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  func boolean(_ node: YAMLNode) -> Bool? {
    if let boolean = node.boolean { return boolean }
    let meant = node.text.flatMap { ["yes": "true", "on": "true", "no": "false", "off": "false"][$0.lowercased()] }
    expected("true or false", node, hint: meant.map { "write \($0)" } ?? "only true and false are booleans")
    return nil
  }

  /// A plain number, in decimal notation.
  func number(_ node: YAMLNode, in range: ClosedRange<Double>, _ what: String = "a number") -> Double? {
    guard let value = plainNumber(node) else {
      expected(what, node)
      return nil
    }
    guard range.contains(value) else {
      report(
        "number-out-of-range",
        "\(node.text ?? "") is out of range, expected \(what) from \(range.lowerBound.shortText) to \(range.upperBound.shortText)",
        at: node.span)
      return nil
    }
    return value
  }

  private func plainNumber(_ node: YAMLNode) -> Double? {
    guard node.isPlain, let text = node.text else { return nil }
    let allowed = text.unicodeScalars.allSatisfy { "0123456789+-.eE".unicodeScalars.contains($0) }
    let hasDigit = text.unicodeScalars.contains { ("0"..."9").contains($0) }
    return allowed && hasDigit ? Double(text) : nil
  }

  func keyword(_ node: YAMLNode, _ words: [String]) -> String? {
    if let text = node.text, words.contains(text) { return text }
    let meant = node.text.flatMap { nearest($0, in: words) }
    let few = words.count <= 12 ? "one of \(words.joined(separator: ", "))" : nil
    expected(
      words.count <= 4 ? words.joined(separator: ", ") : "a known word", node, hint: meant ?? few)
    return nil
  }

  func choice<Value: RawRepresentable & CaseIterable>(_ node: YAMLNode) -> Value? where Value.RawValue == String {
    keyword(node, Value.allCases.map(\.rawValue)).flatMap { Value(rawValue: $0) }
  }

  /// A priority: a number or a name; 0 < p ≤ 1000.
  func priority(_ node: YAMLNode) -> Double? {
    guard let text = node.text, !node.isNull else {
      expected("a priority", node, hint: "1000 is required, 750 high, 250 low")
      return nil
    }
    if text.hasPrefix("@") {
      report(
        "priority-mark", "priorities are numbers here, without the '@'", at: node.span,
        hint: "write \(text.dropFirst())")
      return nil
    }
    do {
      return try RuleText.parsePriority(text)
    } catch {
      report(error, in: node)
      return nil
    }
  }

  /// A number or an expression of numbers and tokens.
  func expression(
    _ node: YAMLNode, _ scope: SpecScope, allowsBareRootSize: Bool = false, allowsReferences: Bool = false
  ) -> Expression? {
    guard let text = node.text, !node.isNull else {
      expected("a number", node)
      return nil
    }
    if let trap = Self.notANumber(text), node.isPlain {
      report("not-a-number", "\(trap) is no length", at: node.span, hint: "write a number of points")
      return nil
    }
    let parsed: Expression
    do {
      parsed = try RuleText.parseExpression(
        text, allowsBareRootSize: allowsBareRootSize, locate: node.locator())
    } catch {
      if error.id == "missing-attribute" || error.id == "unexpected-character" {
        expected("a number", node, hint: "a metric or a token is written $name")
      } else {
        report(error, in: node)
      }
      return nil
    }
    let isReferenceFree = !parsed.hasVariable
    guard isReferenceFree || allowsReferences || allowsBareRootSize else {
      expected("a number", node, hint: "attributes of views belong into rules")
      return nil
    }
    let scoped = parsed.mapping(items: { self.scoped($0, scope) }, tokens: { self.scoped($0, $1, scope) })
    return scoped.constant().map { .number($0) } ?? scoped
  }

  private static func notANumber(_ text: String) -> String? {
    let bare = text.lowercased().drop { $0 == "-" || $0 == "+" || $0 == "." }
    return bare == "nan" || bare == "inf" || bare == "infinity" ? text : nil
  }

  /// A number known when the file is read: of numbers, tokens and metrics that stand before it.
  func constant(_ node: YAMLNode, _ scope: SpecScope = SpecScope()) -> Double? {
    guard let expression = expression(node, scope) else { return nil }
    if let value = expression.constant(token: { self.numberNamed($0) }) { return value }
    expected("a number", node, hint: "it may be made of numbers and tokens with + - * /")
    return nil
  }

  func numberNamed(_ name: String) -> Double? {
    if let metric = document.metrics[name] { return metric.value }
    if case .number(let value)? = document.tokens[name]?.value { return value }
    return nil
  }

  /// Two numbers above 0, at most as many points as a screen may have.
  func size(_ node: YAMLNode) -> Size? {
    guard let items = node.items, items.count == 2 else {
      expected("[width, height]", node, hint: "write [375, 667]")
      return nil
    }
    guard let width = number(items[0], in: 1...20_000, "a width in points"),
      let height = number(items[1], in: 1...20_000, "a height in points")
    else { return nil }
    return Size(width: width, height: height)
  }

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a colour's name or a token.
  func color(_ node: YAMLNode) -> PropertyValue? {
    guard let text = node.text, !node.isNull else {
      expected("a colour", node, hint: "quote it: \"#ff0000\"")
      return nil
    }
    if text.hasPrefix("$") {
      return tokenName(node, "a colour") { if case .color = $0 { return true } else { return false } }
        .map { .token($0) }
    }
    if let color = Self.colorNamed(text) { return .color(color) }
    // It follows the appearance, so it stays a name until a variant is drawn.
    if SystemColor.named(text) != nil { return .keyword(text) }
    let names = Self.colorNames.map(\.name) + SystemColor.all.map(\.name)
    expected(
      "a colour", node, hint: nearest(text, in: names) ?? "write \"#RRGGBB\" or $color.name")
    return nil
  }

  static func colorNamed(_ text: String) -> Color? {
    Color(hex: text) ?? colorNames.first { $0.name == text }?.color
  }

  /// The sixteen basic colours of CSS with orange and clear.
  static let colorNames: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("gray", Color(rgb: 0x808080)),
    ("silver", Color(rgb: 0xC0C0C0)), ("red", Color(rgb: 0xFF0000)), ("maroon", Color(rgb: 0x800000)),
    ("orange", Color(rgb: 0xFFA500)), ("yellow", Color(rgb: 0xFFFF00)), ("olive", Color(rgb: 0x808000)),
    ("lime", Color(rgb: 0x00FF00)), ("green", Color(rgb: 0x008000)), ("aqua", Color(rgb: 0x00FFFF)),
    ("teal", Color(rgb: 0x008080)), ("blue", Color(rgb: 0x0000FF)), ("navy", Color(rgb: 0x000080)),
    ("fuchsia", Color(rgb: 0xFF00FF)), ("purple", Color(rgb: 0x800080)),
  ]

  /// The name in `$name`, if there is a token of that kind.
  func tokenName(_ node: YAMLNode, _ what: String, _ fits: (TokenValue) -> Bool) -> String? {
    let name = String((node.text ?? "").dropFirst())
    if let token = document.tokens[name] {
      guard fits(token.value) else {
        report(
          "wrong-token", "the token '\(name)' is \(token.value.described), expected \(what)", at: node.span,
          notes: [Diagnostic.Note("'\(name)' stands here", at: token.span)])
        return nil
      }
      return name
    }
    let names = document.tokens.filter { fits($0.value.value) }.keys.sorted()
    reportUndeclared(
      "unknown-token", "unknown token '$\(name)'", at: node.span,
      hint: nearest("$" + name, in: names.map { "$" + $0 })
        ?? (names.isEmpty ? "declare it under tokens:" : nil))
    return nil
  }
}

extension TokenValue {
  var described: String {
    switch self {
    case .color: return "a colour"
    case .number: return "a number"
    case .font: return "a font"
    case .text: return "a text"
    }
  }
}
