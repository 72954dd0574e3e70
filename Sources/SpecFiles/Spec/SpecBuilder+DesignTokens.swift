internal import ProofModel

/// Design tokens in the form of the Design Tokens Community Group (its first stable report, 2025.10, and the drafts before
/// it): `$value` with a `$type` of its own or of a group around it.
///
/// Of the types, `color`, `dimension`, `number`, `fontFamily`, `fontWeight` and `typography` become tokens of the spec; what
/// is no layout's (durations, shadows, …) is passed over. A type is never guessed. A name's spaces and hyphens become `_`,
/// so that `$space.edge_wide` stands in rules.
extension SpecBuilder {
  /// Whether a file of that name holds design tokens and nothing else.
  static func isDesignTokens(_ path: String) -> Bool {
    [".tokens", ".tokens.json"].contains { path.lowercased().hasSuffix($0) }
  }

  /// A token as it stands in the file.
  private struct Entry {
    var node: YAMLNode
    var value: YAMLNode
    /// nil: neither its own nor a group's.
    var type: String?
  }

  /// Reads the tokens of a file, or of a map below `tokens:`; O(tokens · length of their aliases).
  func readDesignTokens(_ root: YAMLNode, path: [String] = [], type: String? = nil) {
    var found: [String: Entry] = [:]
    var order: [String] = []
    gather(root, path: path, type: type, &found, &order)
    for name in order {
      guard let entry = found[name] else { continue }
      if let value = value(of: entry, found, depth: 0) {
        document.tokens[name] = Located(value, entry.node.span)
      }
    }
  }

  /// Whether the map is a token or a group of such.
  static func isDesignToken(_ node: YAMLNode) -> Bool { node["$value"] != nil }

  private func gather(
    _ node: YAMLNode, path: [String], type: String?, _ found: inout [String: Entry], _ order: inout [String]
  ) {
    guard let entries = node.entries else { return }
    let type = node["$type"]?.text ?? type
    if let value = node["$value"] {
      let name = path.joined(separator: ".")
      if found[name] == nil { order.append(name) }
      found[name] = Entry(node: node, value: value, type: type)
      return
    }
    guard path.count < 16 else { return }
    for entry in entries {
      guard let name = entry.key.text, !name.hasPrefix("$") else { continue }
      gather(entry.value, path: path + [Self.tokenName(name)], type: type, &found, &order)
    }
  }

  private static func tokenName(_ name: String) -> String {
    var result = String(
      String.UnicodeScalarView(name.unicodeScalars.map { $0 == " " || $0 == "-" || $0 == "/" ? "_" : $0 }))
    if let first = result.unicodeScalars.first, ("0"..."9").contains(first) { result = "_" + result }
    return result
  }

  // MARK: Values

  private static let deepestAlias = 32

  /// What an entry stands for, aliases followed; nil where it is of another type, or wrong, which is told.
  private func value(of entry: Entry, _ found: [String: Entry], depth: Int) -> TokenValue? {
    if let text = entry.value.text, text.hasPrefix("{"), text.hasSuffix("}") {
      let name = text.dropFirst().dropLast().split(separator: ".").map { Self.tokenName(String($0)) }.joined(
        separator: ".")
      guard depth < Self.deepestAlias else {
        report("cyclic-token", "the token '\(text)' leads back to itself", at: entry.value.span)
        return nil
      }
      if let other = found[name] { return value(of: other, found, depth: depth + 1) }
      if let known = document.tokens[name] { return known.value }
      reportUndeclared(
        "unknown-token", "unknown token '\(text)'", at: entry.value.span,
        hint: nearest(name, in: found.keys.sorted()))
      return nil
    }
    guard let type = entry.type else {
      report(
        .warning(
          "untyped-token", "a design token says of what type it is", at: entry.node.span,
          hint: "add \"$type\": \"color\" (or dimension, number, typography, …) to it or to a group around it"))
      return nil
    }
    switch type {
    case "color": return designColor(entry.value).map { .color(light: $0, dark: nil) }
    case "dimension": return designLength(entry.value).map { .number($0) }
    case "number": return designNumber(entry.value).map { .number($0) }
    case "fontWeight": return designWeight(entry.value).map { .number(Double($0)) }
    case "fontFamily": return designFamily(entry.value).map { .font(FontFields(family: $0)) }
    case "typography": return .font(designFont(entry.value, found))
    case "string": return entry.value.text.map { .text($0) }
    default: return nil
    }
  }

  private func designColor(_ node: YAMLNode) -> Color? {
    if let text = node.text, let color = Color(hex: text) { return color }
    let parts = node["components"]?.items?.compactMap { $0.text.flatMap { Double($0) } } ?? []
    let alpha = node["alpha"]?.text.flatMap { Double($0) } ?? 1
    if node["colorSpace"]?.text == "srgb", parts.count == 3 {
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    // Other spaces carry what they are in sRGB.
    if let text = node["hex"]?.text, let color = Color(hex: text) { return color.withAlpha(alpha) }
    expected(
      "a colour", node, hint: "write \"#1C1C1E\", or colorSpace: srgb with three components; other spaces need hex")
    return nil
  }

  private func designNumber(_ node: YAMLNode) -> Double? { number(node, in: -20_000...20_000) }

  /// A length in points: px and pt are points, a rem is 16 of them.
  private func designLength(_ node: YAMLNode) -> Double? {
    if node.entries != nil {
      guard let value = node["value"]?.text.flatMap({ Double($0) }), let unit = node["unit"]?.text,
        let length = Self.points(value, unit)
      else {
        expected("a length", node, hint: "write { value: 16, unit: px }")
        return nil
      }
      return length
    }
    let text = node.text ?? ""
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let value = Double(digits), let length = Self.points(value, String(text.dropFirst(digits.count))) else {
      expected("a length", node, hint: "write { value: 16, unit: px }, or \"16px\"")
      return nil
    }
    return length
  }

  private static func points(_ value: Double, _ unit: String) -> Double? {
    guard value.isFinite, value.magnitude <= 20_000 else { return nil }
    switch unit.trimmed {
    case "px", "pt", "dp": return value
    case "rem", "em": return value * 16
    case "": return value == 0 ? 0 : nil
    default: return nil
    }
  }

  /// The names of the report's table, and those of drafts.
  private func designWeight(_ node: YAMLNode) -> Int? {
    let plain = (node.text ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    if let number = Int(plain), (1...1000).contains(number) { return number }
    let names: [(String, Int)] = [
      ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("normal", 400),
      ("regular", 400), ("book", 400), ("medium", 500), ("semibold", 600), ("demibold", 600), ("bold", 700),
      ("extrabold", 800), ("ultrabold", 800), ("black", 900), ("heavy", 900),
    ]
    if let named = names.first(where: { $0.0 == plain }) { return named.1 }
    expected("a font's weight", node, hint: "write 100 … 900, or a name such as bold")
    return nil
  }

  private func designFamily(_ node: YAMLNode) -> String? { node.items?.first?.text ?? node.text }

  private func designFont(_ node: YAMLNode, _ found: [String: Entry]) -> FontFields {
    var font = FontFields()
    func part(_ key: String, _ type: String) -> TokenValue? {
      node[key].flatMap { value(of: Entry(node: $0, value: $0, type: type), found, depth: 1) }
    }
    if case .font(let fields)? = part("fontFamily", "fontFamily") { font.family = fields.family }
    if case .number(let size)? = part("fontSize", "dimension") { font.size = .number(size) }
    if case .number(let weight)? = part("fontWeight", "fontWeight") { font.weight = Int(weight) }
    return font
  }
}
