/// Reads conditions: `height regular`, `width compact and not locale ar`, `(text-size >= xl or state long)`.
public struct ConditionParser {
  private let words: [(text: String, range: Range<Int>)]
  private var position = 0
  private var depth = 0
  private let length: Int

  private init(_ text: String) {
    var words: [(String, Range<Int>)] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let start = index
      if scalars[index].properties.isWhitespace {
        index += 1
        continue
      }
      func isRelation(_ scalar: Unicode.Scalar) -> Bool { "<>=".unicodeScalars.contains(scalar) }
      if scalars[index] == "(" || scalars[index] == ")" {
        index += 1
      } else if isRelation(scalars[index]) {
        while index < scalars.count, isRelation(scalars[index]) { index += 1 }
      } else {
        while index < scalars.count, !scalars[index].properties.isWhitespace, !isRelation(scalars[index]),
          scalars[index] != "(", scalars[index] != ")"
        {
          index += 1
        }
      }
      words.append((String(String.UnicodeScalarView(scalars[start..<index])), start..<index))
    }
    self.words = words
    self.length = scalars.count
  }

  /// The traits a condition may ask for, with an example of each.
  public static let traits = [
    "width", "height", "orientation", "platform", "locale", "direction", "text-size", "size.width", "size.height",
    "state", "appearance", "os",
  ]

  /// The condition that a text says; throws where a word is not expected, with its place in the text.
  public static func parse(_ text: String) throws(RuleSyntaxError) -> Condition {
    var parser = ConditionParser(text)
    let condition = try parser.disjunction()
    if let rest = parser.current {
      throw RuleSyntaxError(
        "condition-syntax", "expected 'and', 'or' or the end, found '\(rest.text)'", at: rest.range,
        hint: "write height regular and not locale ar")
    }
    return condition
  }

  private var current: (text: String, range: Range<Int>)? { position < words.count ? words[position] : nil }

  private func expected(_ what: String, hint: String? = nil) -> RuleSyntaxError {
    guard let current else {
      return RuleSyntaxError(
        "condition-syntax", "expected \(what), found the end of the condition", at: length..<length, hint: hint)
    }
    return RuleSyntaxError(
      "condition-syntax", "expected \(what), found '\(current.text)'", at: current.range, hint: hint)
  }

  private mutating func take(_ word: String) -> Bool {
    guard current?.text == word else { return false }
    position += 1
    return true
  }

  private mutating func disjunction() throws(RuleSyntaxError) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw expected("fewer nested parentheses (at most 64)") }
    var parts = [try conjunction()]
    while take("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(RuleSyntaxError) -> Condition {
    var parts = [try atom()]
    while take("and") { parts.append(try atom()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func atom() throws(RuleSyntaxError) -> Condition {
    if take("not") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= 64 else { throw expected("fewer 'not's (at most 64)") }
      return .not(try atom())
    }
    if take("(") {
      let inner = try disjunction()
      guard take(")") else { throw expected("')'") }
      return inner
    }
    guard let trait = current else {
      throw expected("a trait", hint: "write height regular, or width compact and not locale ar")
    }
    guard Self.traits.contains(trait.text) else {
      throw RuleSyntaxError(
        "unknown-trait", "unknown trait '\(trait.text)'", at: trait.range,
        hint: NearestNames.hint(for: trait.text, in: Self.traits)
          ?? "traits are \(Self.traits.joined(separator: ", "))")
    }
    position += 1
    return try condition(trait.text)
  }

  private mutating func relation() throws(RuleSyntaxError) -> LayoutRelation {
    switch current?.text {
    case ">=": position += 1; return .greaterThanOrEqual
    case "<=": position += 1; return .lessThanOrEqual
    case "==", "=": position += 1; return .equal
    case let text? where text.allSatisfy({ "<>=".contains($0) }):
      throw expected("==, >= or <=")
    default: return .equal
    }
  }

  private mutating func value<Value>(
    _ what: String, _ names: [String], _ read: (String) -> Value?
  ) throws(RuleSyntaxError) -> Value {
    guard let word = current else { throw expected(what, hint: names.isEmpty ? nil : names.joined(separator: ", ")) }
    guard let value = read(word.text) else {
      throw expected(
        what,
        hint: NearestNames.hint(for: word.text, in: names)
          ?? (names.isEmpty ? nil : "one of \(names.joined(separator: ", "))"))
    }
    position += 1
    return value
  }

  private mutating func condition(_ trait: String) throws(RuleSyntaxError) -> Condition {
    switch trait {
    case "width", "height":
      let value = try value("compact or regular", SizeClass.allCases.map(\.rawValue)) { SizeClass(rawValue: $0) }
      return trait == "width" ? .widthClass(value) : .heightClass(value)
    case "orientation":
      return .orientation(
        try value("an orientation", Orientation.allCases.map(\.rawValue)) { Orientation(rawValue: $0) })
    case "platform":
      return .platform(try value("a platform", Platform.allCases.map(\.rawValue)) { Platform(rawValue: $0) })
    case "locale": return .locale(try value("a locale", []) { Self.isWord($0) ? $0 : nil })
    case "direction":
      return .direction(
        try value("ltr or rtl", LayoutDirection.allCases.map(\.rawValue)) { LayoutDirection(rawValue: $0) })
    case "text-size":
      let relation = try relation()
      return .textSize(
        relation, try value("a text size", TextSize.allCases.map(\.rawValue)) { TextSize(rawValue: $0) })
    case "size.width", "size.height":
      let relation = try relation()
      let number = try value("a length in points", []) { text -> Double? in
        guard let number = Double(text), number.isFinite, (0...20_000).contains(number) else { return nil }
        return number
      }
      return .windowSize(trait == "size.width" ? .width : .height, relation, number)
    case "state": return .state(try value("a state's name", []) { Self.isWord($0) ? $0 : nil })
    case "appearance":
      return .appearance(
        try value("light or dark", Appearance.allCases.map(\.rawValue)) { Appearance(rawValue: $0) })
    default:
      let relation = try relation()
      return .era(relation, try value("a system such as ios-11", []) { Era($0) })
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !["and", "or", "not", "(", ")"].contains(text) && !text.allSatisfy { "<>=".contains($0) }
  }
}
