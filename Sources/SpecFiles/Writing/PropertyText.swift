import ProofModel

/// Values of properties as YAML in flow style.
package struct PropertyText {
  let rules: RuleWriter

  /// In double quotes, as JSON has it, which YAML reads too.
  package static func quoted(_ text: String) -> String { DiagnosticPrinter.quoted(text) }

  func text(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): return Self.quoted(text)
    case .number(let expression): return rules.text(expression)
    case .boolean(let flag): return flag ? "true" : "false"
    case .color(let color): return "\"\(Self.hex(color))\""
    case .token(let name): return "$\(name)"
    case .font(let font): return text(font)
    case .keyword(let word): return word
    case .keywords(let words): return words.isEmpty ? "none" : words.count == 1 ? words[0] : list(words)
    case .numbers(let members):
      let texts = members.map { $0.map { rules.text($0) } ?? "none" }
      return list(texts)
    case .texts(let texts): return list(texts.map(Self.quoted))
    case .map(let entries) where entries.isEmpty: return "{}"
    case .map(let entries):
      return "{ " + entries.map { "\(rules.names.name($0.key)): \(text($0.value))" }.joined(separator: ", ") + " }"
    case .list(let values): return list(values.map(text))
    }
  }

  private func list(_ members: [String]) -> String { "[" + members.joined(separator: ", ") + "]" }

  /// A text style or a size alone stand for themselves.
  private func text(_ font: FontFields) -> String {
    var entries: [String] = []
    if let base = font.base { entries.append("base: \(base)") }
    if let family = font.family { entries.append("family: \(Self.word(family))") }
    if let file = font.file { entries.append("file: \(Self.quoted(file))") }
    if let size = font.size { entries.append("size: \(rules.text(size))") }
    if let weight = font.weight {
      let name = FontDescriptor.weightNames.first { $0.weight == weight }?.name
      entries.append("weight: \(name ?? String(weight))")
    }
    if let italic = font.italic { entries.append("italic: \(italic)") }
    if let style = font.textStyle { entries.append("style: \(style.rawValue)") }
    if !font.features.isEmpty { entries.append("features: \(list(font.features.map(Self.quoted)))") }
    if entries.count == 1 {
      if let style = font.textStyle { return style.rawValue }
      if case .number(let size)? = font.size { return size.exactText }
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  /// A word that YAML takes for text as it stands, else in quotes.
  static func word(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.first.map { $0.isASCII && $0.properties.isAlphabetic } ?? false
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_. ".unicodeScalars.contains(scalar))
      }
    let isWord = isPlain && text.last != " " && !["true", "false", "null", "none"].contains(text.lowercased())
    return isWord ? text : quoted(text)
  }

  static func hex(_ color: Color) -> String {
    let digits = Array("0123456789ABCDEF")
    func pair(_ component: Double) -> String {
      let value = Int((min(1, max(0, component)) * 255).rounded())
      return String([digits[value / 16], digits[value % 16]])
    }
    let opaque = "#" + pair(color.red) + pair(color.green) + pair(color.blue)
    return color.alpha >= 1 ? opaque : opaque + pair(color.alpha)
  }
}
