import AutoLayout
import ProofModel
import Resolving

/// Metrics, tokens and strings that have another value than before, and who uses them.
struct ValueChanges {
  /// A number's, colour's or font's name with its `$`, a string's with its `@`, and its values in words.
  struct Value {
    var name: String
    var before: String
    var after: String
    var numbers: (before: Double, after: Double)?
    var kind: Kind
  }

  enum Kind { case number, color, font, text }

  private(set) var values: [Value] = []
  private let properties: (before: [String: [PropertyValue]], after: [String: [PropertyValue]])

  init(_ expected: SolvedLayout, _ actual: SolvedLayout, _ documents: (before: Document?, after: Document?)) {
    properties = (Self.properties(documents.before), Self.properties(documents.after))
    let numbers = (expected.system?.screen.numbers ?? [:], actual.system?.screen.numbers ?? [:])
    for name in numbers.0.keys.sorted() {
      guard let old = numbers.0[name], let new = numbers.1[name], old != new else { continue }
      values.append(
        Value(
          name: "$" + name, before: Wording.number(old), after: Wording.number(new), numbers: (old, new),
          kind: .number))
    }
    guard let before = documents.before, let after = documents.after else { return }
    compareTokens(before, after, actual.environment.appearance)
    compareStrings(before, after, actual.environment.locale)
  }

  private mutating func compareTokens(_ before: Document, _ after: Document, _ appearance: Appearance) {
    for name in before.tokens.keys.sorted() {
      guard let old = before.tokens[name]?.value, let new = after.tokens[name]?.value, old != new else { continue }
      switch (old, new) {
      case (.color(let light, let dark), .color(let newLight, let newDark)):
        let colors =
          appearance == .dark ? (dark ?? light, newDark ?? newLight) : (light, newLight)
        // What is the same in digits is the same to people.
        let words = (Wording.color(colors.0), Wording.color(colors.1))
        guard words.0 != words.1 else { continue }
        add(name, words.0, words.1, .color)
      case (.font(let font), .font(let other)): add(name, Self.words(font), Self.words(other), .font)
      case (.text(let text), .text(let other)): add(name, Wording.text(text), Wording.text(other), .text)
      default: continue
      }
    }
  }

  private mutating func add(_ name: String, _ before: String, _ after: String, _ kind: Kind) {
    values.append(Value(name: "$" + name, before: before, after: after, kind: kind))
  }

  private static func words(_ font: FontFields) -> String {
    var parts = [font.base, font.file ?? font.family].compactMap { $0 }
    if case .number(let size)? = font.size { parts.append(Wording.number(size)) }
    if let weight = font.weight { parts.append("weight \(weight)") }
    if font.italic == true { parts.append("italic") }
    if let style = font.textStyle { parts.append(style.rawValue) }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }

  private mutating func compareStrings(_ before: Document, _ after: Document, _ locale: String) {
    // A storyboard's strings belong to one view each, which tells them.
    guard after.format != .interfaceBuilder else { return }
    let (old, new) = (Self.texts(before, locale), Self.texts(after, locale))
    for key in old.keys.sorted() {
      guard let left = old[key], let right = new[key], left != right else { continue }
      let words = Wording.texts(left, right)
      values.append(Value(name: "@" + key, before: words.0, after: words.1, kind: .text))
    }
  }

  /// What each key reads in a locale: its own table wins over its language's, and that over the base.
  private static func texts(_ document: Document, _ locale: String) -> [String: String] {
    let language = locale.split(separator: "-").first.map(String.init) ?? locale
    var result = document.strings.first?.texts ?? [:]
    for wanted in [language, locale] {
      guard let table = document.strings.first(where: { $0.locale == wanted }) else { continue }
      result.merge(table.texts) { $1 }
    }
    return result
  }

  /// Adds numbers whose old values were found out otherwise.
  mutating func add(_ before: [String: Double], now: [String: Double]) {
    for name in before.keys.sorted() {
      guard let old = before[name], let new = now[name], self["$" + name] == nil else { continue }
      values.append(
        Value(
          name: "$" + name, before: Wording.number(old), after: Wording.number(new), numbers: (old, new),
          kind: .number))
    }
  }

  // MARK: Who uses them

  /// Views whose properties name a token or a string now, by id.
  func users(of name: String) -> [String] {
    properties.after.keys.sorted().filter { id in properties.after[id]?.contains { $0.mentions(name) } == true }
  }

  subscript(name: String) -> Value? { values.first { $0.name == name } }

  /// The first changed number that a rule's text names.
  func changedNumber(in rule: String) -> String? {
    values.first { $0.kind == .number && rule.mentions($0.name) }?.name
  }

  /// What changed behind a property of a view that is itself written as it was.
  func changedValue(behind kind: Change.Kind, of ids: (before: String, after: String)) -> String? {
    guard !values.isEmpty, let old = properties.before[ids.before], let new = properties.after[ids.after], old == new
    else { return nil }
    let wanted: Kind =
      switch kind {
      case .colorChanged: .color
      case .fontChanged: .font
      case .textChanged: .text
      default: .number
      }
    return values.first { value in value.kind == wanted && new.contains { $0.mentions(value.name) } }?.name
  }

  /// By view: its properties in a fixed order.
  private static func properties(_ document: Document?) -> [String: [PropertyValue]] {
    guard let document else { return [:] }
    var result: [String: [PropertyValue]] = [:]
    func collect(_ node: ViewNode) {
      let sorted = node.properties.sorted { $0.key.rawValue < $1.key.rawValue }
      result[node.id] = sorted.map(\.value.value)
      for child in node.children { collect(child) }
    }
    collect(document.root)
    return result
  }
}

extension String {
  /// Whether a name stands in the text as a whole word.
  func mentions(_ name: String) -> Bool {
    let text = Array(unicodeScalars)
    let word = Array(name.unicodeScalars)
    guard !word.isEmpty, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == word[0] {
      guard Array(text[start..<(start + word.count)]) == word else { continue }
      let end = start + word.count
      if end == text.count { return true }
      let next = text[end].properties
      // `$space.edge` is no mention of `$space`; a full stop before a blank is.
      let goesOn = next.isAlphabetic || next.numericType != nil || text[end] == "_" || text[end] == "-"
      let isPath = text[end] == "." && end + 1 < text.count && text[end + 1].properties.isAlphabetic
      if !goesOn, !isPath { return true }
    }
    return false
  }
}

extension PropertyValue {
  fileprivate func mentions(_ name: String) -> Bool {
    let plain = String(name.dropFirst())
    switch self {
    case .text(let text): return text == name
    case .token(let token): return token == plain
    case .number(let expression): return expression.mentions(plain)
    case .font(let fields): return fields.base == plain || fields.base == name || fields.size?.mentions(plain) ?? false
    case .numbers(let members): return members.contains { $0?.mentions(plain) ?? false }
    case .texts(let texts): return texts.contains(name)
    case .map(let entries): return entries.contains { $0.value.mentions(name) }
    case .list(let values): return values.contains { $0.mentions(name) }
    case .boolean, .color, .keyword, .keywords: return false
    }
  }
}

extension Expression {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .token(let token, _): return token == name
    case .negate(let inner): return inner.mentions(name)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      return left.mentions(name) || right.mentions(name)
    default: return false
    }
  }
}
