internal import ProofModel

/// Reads written values in one variant: looks tokens and texts up, works expressions out, and says what does not fit.
struct ValueReader {
  let document: Document
  let environment: Environment
  let colors: SystemColors
  let strings: StringLookup
  /// Number tokens and metrics by name.
  let numbers: [String: Double]
  var diagnostics: DiagnosticSink

  init(document: Document, environment: Environment, numbers: [String: Double], diagnostics: DiagnosticSink) {
    self.document = document
    self.environment = environment
    self.numbers = numbers
    self.diagnostics = diagnostics
    colors = SystemColors(environment: environment)
    strings = StringLookup(document: document, environment: environment)
  }

  /// Where a value stands, for messages: `'titleLabel.font'`.
  struct Place {
    var view: String
    var key: PropertyKey
    var span: SourceSpan?
    var text: String { "'\(view).\(key.rawValue)'" }
  }

  mutating func text(_ value: PropertyValue, _ place: Place) -> String? {
    switch value {
    case .text(let written):
      let found = strings.text(written)
      // The reader of specs checks every text of a file, shown or not.
      if let key = found.missingKey, document.format != .spec {
        diagnostics.report(
          .error(
            "no-such-text", "\(place.text) names the text '@\(key)', which no string table has", at: place.span,
            hint: NearestNames.hint(for: key, in: strings.keys)))
      }
      return found.text
    case .keyword(let written): return strings.text(written).text
    case .token(let name):
      if case .text(let text)? = token(name, place, wanted: "a text") { return strings.text(text).text }
      return nil
    case .number(.number(let number)): return number.shortText
    case .boolean(let flag): return flag ? "true" : "false"
    default: return wrong(place, "a text")
    }
  }

  mutating func boolean(_ value: PropertyValue, _ place: Place) -> Bool? {
    switch value {
    case .boolean(let flag): return flag
    case .number(.number(let number)): return number != 0
    case .text(let text), .keyword(let text):
      if text == "true" || text == "false" { return text == "true" }
      return wrong(place, "true or false")
    default: return wrong(place, "true or false")
    }
  }

  /// A colour, a colour token, or a system colour's name.
  mutating func color(_ value: PropertyValue, _ place: Place) -> Color? {
    switch value {
    case .color(let color): return color
    case .token(let name):
      if document.tokens[name] == nil, let color = colors.color(named: name) { return color }
      guard case .color(let light, let dark)? = token(name, place, wanted: "a colour") else { return nil }
      return environment.appearance == .dark ? dark ?? light : light
    case .text(let text), .keyword(let text):
      if let color = Color(hex: text) ?? colors.color(named: text) { return color }
      let near = NearestNames.hint(for: text, in: SystemColors.names)
      diagnostics.report(
        .error(
          "no-such-color", "\(place.text) is '\(text)', which is no colour", at: place.span,
          hint: near ?? "write \"#RRGGBB\", a colour token, or a system colour"))
      return nil
    default: return wrong(place, "a colour")
    }
  }

  mutating func keyword<Word: RawRepresentable & CaseIterable>(
    _ value: PropertyValue, _ place: Place, _ type: Word.Type
  ) -> Word? where Word.RawValue == String {
    if case .keyword(let text) = value, let word = Word(rawValue: text) { return word }
    return word(value, place, of: Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  /// One of the words; nil after a diagnostic.
  mutating func word(_ value: PropertyValue, _ place: Place, of known: [String]) -> String? {
    switch value {
    case .keyword(let text), .text(let text):
      if known.contains(text) { return text }
      diagnostics.report(
        .error(
          "unknown-word", "\(place.text) cannot be '\(text)'", at: place.span,
          hint: NearestNames.hint(for: text, in: known) ?? "one of \(known.joined(separator: ", "))"))
      return nil
    default: return wrong(place, "one of \(known.joined(separator: ", "))")
    }
  }

  /// The token of that name, which should be what is wanted; nil after a diagnostic.
  private mutating func token(_ name: String, _ place: Place, wanted: String) -> TokenValue? {
    guard let token = document.tokens[name]?.value else {
      diagnostics.report(
        .error(
          "no-such-token", "\(place.text) names the token '$\(name)', which is not there", at: place.span,
          hint: NearestNames.hint(for: name, in: document.tokens.keys.sorted())))
      return nil
    }
    let isWanted: Bool
    switch token {
    case .color: isWanted = wanted == "a colour"
    case .font: isWanted = wanted == "a font"
    case .text: isWanted = wanted == "a text"
    case .number: isWanted = wanted == "a number"
    }
    if isWanted { return token }
    return wrong(place, wanted, found: "the token '$\(name)' of another kind")
  }

  mutating func fontFields(_ value: PropertyValue, _ place: Place) -> FontFields? {
    switch value {
    case .font(let fields): return merged(fields, place, depth: 0)
    case .token(let name):
      guard case .font(let fields)? = token(name, place, wanted: "a font") else { return nil }
      return merged(fields, place, depth: 0)
    case .text(let word), .keyword(let word):
      if let style = TextStyle(rawValue: word) { return FontFields(textStyle: style) }
      diagnostics.report(
        .error(
          "no-such-font", "\(place.text) is '\(word)', which is no text style", at: place.span,
          hint: NearestNames.hint(for: word, in: TextStyle.allCases.map(\.rawValue))
            ?? "write { family: Inter, size: 17 }, or a font token"))
      return nil
    case .number(let size): return FontFields(size: size)
    default: return wrong(place, "a font")
    }
  }

  /// A font's fields over those of the token that it starts from.
  private mutating func merged(_ fields: FontFields, _ place: Place, depth: Int) -> FontFields {
    guard let name = fields.base else { return fields }
    guard depth < 16 else {
      diagnostics.report(
        .error("cyclic-font", "\(place.text) leads to a font that is made from itself", at: place.span))
      return fields
    }
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard case .font(let inner)? = token(plain, place, wanted: "a font") else { return fields }
    var result = merged(inner, place, depth: depth + 1)
    result.family = fields.family ?? result.family
    result.file = fields.file ?? result.file
    result.size = fields.size ?? result.size
    result.weight = fields.weight ?? result.weight
    result.italic = fields.italic ?? result.italic
    result.textStyle = fields.textStyle ?? result.textStyle
    if !fields.features.isEmpty { result.features = fields.features }
    return result
  }

  /// Says that a value has the wrong shape, and gives nil.
  mutating func wrong<Value>(_ place: Place, _ wanted: String, found: String? = nil) -> Value? {
    let but = found.map { ", but is \($0)" } ?? ""
    diagnostics.report(.error("wrong-value", "\(place.text) must be \(wanted)\(but)", at: place.span))
    return nil
  }
}
