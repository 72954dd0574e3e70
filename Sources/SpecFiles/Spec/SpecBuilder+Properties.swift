internal import ProofModel

/// Properties of views, by the shape that their key has.
extension SpecBuilder {
  func property(_ key: PropertyKey, _ node: YAMLNode, _ scope: SpecScope, inSet: Bool = false) -> PropertyValue? {
    switch key.shape {
    case .text: return textProperty(key, node)
    case .number: return numberProperty(node, scope)
    case .length: return expression(node, scope).map { .number($0) }
    case .boolean: return boolean(node).map { .boolean($0) }
    case .color: return color(node)
    case .font: return font(node, scope)
    case .keyword(let words): return keyword(node, words).map { .keyword($0) }
    case .keywords(let words): return keywords(node, words)
    case .optionalSize: return optionalSize(key, node, scope)
    case .rect:
      return numbers(node, scope, count: 4, "[x, y, width, height]", inSet: inSet).map { .numbers($0) }
    case .insets: return insets(node, scope)
    case .axisPriorities: return axisPriorities(node)
    case .texts:
      guard node.items != nil else {
        expected("a list of texts", node, hint: "write [One, Two]")
        return nil
      }
      return .texts(texts(node).map(\.value))
    case .map: return map(key, node, scope)
    case .list: return key == .runs ? runs(node, scope) : tracks(key, node, scope)
    }
  }

  private func textProperty(_ key: PropertyKey, _ node: YAMLNode) -> PropertyValue? {
    if node.isNull {
      if node.text?.isEmpty == true { return .text("") }
      expected("a text", node, hint: "quote it: \"\(node.text ?? "")\"")
      return nil
    }
    guard let text = text(node) else { return nil }
    if key == .asset {
      checkAsset(text, at: node.span)
    } else if text.hasPrefix("@"), !text.hasPrefix("@@") {
      checkString(String(text.dropFirst()), at: node.span)
    }
    return .text(text)
  }

  private func checkString(_ key: String, at span: SourceSpan) {
    let known = document.strings.contains { $0.texts[key] != nil }
    guard !known else { return }
    let names = document.strings.first?.texts.keys.sorted() ?? []
    reportUndeclared(
      "unknown-string", "no string table has the key '\(key)'", at: span,
      hint: nearest(key, in: names) ?? "add it under strings:, or write @@ for a plain @")
  }

  func checkAsset(_ name: String, at span: SourceSpan) {
    guard let folder, !name.isEmpty else { return }
    do {
      _ = try folder.path(name, namedIn: document.file)
    } catch {
      report(refusal: error, name, "asset", at: span)
    }
  }

  func report(refusal: ProjectFolder.Refusal, _ name: String, _ what: String, at span: SourceSpan?) {
    switch refusal {
    case .url:
      report(
        "not-a-file", "\(what) '\(name)' is an address, nothing is fetched", at: span,
        hint: "put the file into the project's folder")
    case .absolute, .outside:
      report(
        "outside-project", "\(what) '\(name)' lies outside the project's folder", at: span,
        hint: "put it into the folder of the spec or below")
    case .unreadable(let error): report(error.diagnostic(at: span))
    }
  }

  private func numberProperty(_ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    guard let expression = expression(node, scope) else { return nil }
    if expression.constant(token: { self.numberNamed($0) }) == nil {
      expected("a number", node)
      return nil
    }
    return .number(expression)
  }

  private func keywords(_ node: YAMLNode, _ words: [String]) -> PropertyValue? {
    if node.text == "none" || (node.items?.count == 1 && node.items?.first?.text == "none") { return .keywords([]) }
    if let items = node.items { return .keywords(items.compactMap { keyword($0, words) }) }
    return keyword(node, words).map { .keywords([$0]) }
  }

  private func isNone(_ node: YAMLNode) -> Bool { node.text == "none" || node.isNull }

  private func optionalSize(_ key: PropertyKey, _ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    if key == .baseline, node.items == nil {
      guard let value = expression(node, scope) else { return nil }
      return .numbers([value, value])
    }
    guard let items = node.items, items.count == 2 else {
      expected("[width, height]", node, hint: "write [150, 25], or none for no size on an axis: [none, 20]")
      return nil
    }
    return .numbers(items.map { isNone($0) ? nil : expression($0, scope) })
  }

  func numbers(
    _ node: YAMLNode, _ scope: SpecScope, count: Int, _ what: String, inSet: Bool = false
  ) -> [Expression?]? {
    guard let items = node.items, items.count == count else {
      expected(what, node)
      return nil
    }
    let values = items.map { expression($0, scope, allowsBareRootSize: inSet, allowsReferences: inSet) }
    return values.contains { $0 == nil } ? nil : values
  }

  /// One number, `[top, left, bottom, right]`, or a map of edges; directional edges stay a map.
  private func insets(_ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    if let items = node.items {
      guard items.count == 4 else {
        expected(
          "one number or four, [top, left, bottom, right]", node,
          hint: "{ horizontal: 16, vertical: 8 } is two for both sides")
        return nil
      }
      return numbers(node, scope, count: 4, "[top, left, bottom, right]").map { .numbers($0) }
    }
    guard node.entries != nil else {
      return expression(node, scope).map { .numbers([$0, $0, $0, $0]) }
    }
    let fields = fields(node, .edges)
    var values: [String: Expression] = [:]
    for entry in fields.entries {
      guard let name = entry.key.text, let value = expression(entry.value, scope) else { continue }
      switch name {
      case "horizontal": (values["left"], values["right"]) = (value, value)
      case "vertical": (values["top"], values["bottom"]) = (value, value)
      default: values[name] = value
      }
    }
    if values["leading"] == nil, values["trailing"] == nil {
      return .numbers(["top", "left", "bottom", "right"].map { values[$0] ?? .number(0) })
    }
    let order = ["top", "leading", "bottom", "trailing", "left", "right"]
    return .map(
      order.compactMap { name in values[name].map { PropertyValue.Entry(key: name, value: .number($0)) } })
  }

  private func axisPriorities(_ node: YAMLNode) -> PropertyValue? {
    if let items = node.items {
      guard items.count == 2 else {
        expected("[horizontal, vertical] priorities", node, hint: "write [251, 250]")
        return nil
      }
      return .numbers(items.map { isNone($0) ? nil : priority($0).map { .number($0) } })
    }
    if node.entries != nil {
      let fields = fields(node, .axes)
      return .numbers(["h", "v"].map { axis in fields[axis].flatMap(priority).map { .number($0) } })
    }
    return priority(node).map { .numbers([.number($0), .number($0)]) }
  }

  private func map(_ key: PropertyKey, _ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    var entries: [PropertyValue.Entry] = []
    func add(_ entry: YAMLNode.Entry, _ name: String, _ value: PropertyValue?) {
      if let value { entries.append(PropertyValue.Entry(key: name, value: value, span: entry.key.span)) }
    }
    switch key {
    case .border:
      for entry in fields(node, .border).entries {
        let isColor = entry.key.text == "color"
        add(
          entry, entry.key.text ?? "",
          isColor ? color(entry.value) : expression(entry.value, scope).map { .number($0) })
      }
    case .proportional:
      for entry in fields(node, .proportional).entries {
        if entry.key.text == "mode" {
          add(entry, "mode", keyword(entry.value, SpecTable.proportionalModes).map { .keyword($0) })
        } else {
          add(entry, "reference", size(entry.value).map { .numbers([.number($0.width), .number($0.height)]) })
        }
      }
    case .cell: entries = gridEntries(node, .gridCell, scope)
    default:
      guard let written = node.entries else {
        expected("a map of views to distances", node, hint: "write { title: 20 }")
        return nil
      }
      for entry in written {
        guard let id = viewID(entry.key.text ?? "", scope, at: entry.key.span) else { continue }
        add(entry, id, expression(entry.value, scope).map { .number($0) })
      }
    }
    return .map(entries)
  }

  private func runs(_ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    guard let items = node.items else {
      expected("a list of runs", node, hint: "write [{ text: One }, { text: two, color: $color.accent }]")
      return nil
    }
    let runs = items.map { item -> PropertyValue in
      var entries: [PropertyValue.Entry] = []
      for entry in fields(item, .run).entries {
        let value: PropertyValue?
        switch entry.key.text {
        case "text": value = textProperty(.text, entry.value)
        case "image": value = entry.value.text.map { .text($0) }
        case "font": value = font(entry.value, scope)
        case "color": value = color(entry.value)
        case "underline", "strikethrough": value = boolean(entry.value).map { .boolean($0) }
        default: value = expression(entry.value, scope).map { .number($0) }
        }
        if let value {
          entries.append(PropertyValue.Entry(key: entry.key.text ?? "", value: value, span: entry.key.span))
        }
      }
      if !entries.contains(where: { $0.key == "text" || $0.key == "image" }) {
        expected("a run with 'text' or 'image'", item, hint: "add text:")
      }
      return .map(entries)
    }
    return .list(runs)
  }

  // MARK: Fonts

  /// `$font.label`, a text style's name, a size alone, or a map.
  func font(_ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    if let text = node.text, text.hasPrefix("$") {
      let name = tokenName(node, "a font") { if case .font = $0 { return true } else { return false } }
      return name.map { .token($0) }
    }
    return fontFields(node, scope).map { .font($0) }
  }

  func fontFields(_ node: YAMLNode, _ scope: SpecScope) -> FontFields? {
    if let text = node.text {
      if let style = TextStyle(rawValue: text) { return FontFields(textStyle: style) }
      if node.isPlain, Double(text) != nil { return expression(node, scope).map { FontFields(size: $0) } }
      expected(
        "a font", node,
        hint: nearest(text, in: TextStyle.allCases.map(\.rawValue))
          ?? "write { family: Inter, size: 17 }, a text style, or $font.name")
      return nil
    }
    var font = FontFields()
    for entry in fields(node, .font).entries {
      let value = entry.value
      switch entry.key.text {
      case "base":
        var token = value
        if let text = value.text, !text.hasPrefix("$") { token.content = .scalar("$" + text, .plain) }
        font.base = tokenName(token, "a font") { if case .font = $0 { return true } else { return false } }
      case "family": font.family = text(value)
      case "file":
        font.file = text(value)
        if let file = font.file { checkAsset(file, at: value.span) }
      case "size": font.size = expression(value, scope)
      case "weight": font.weight = weight(value)
      case "italic": font.italic = boolean(value)
      case "style": font.textStyle = choice(value)
      default: font.features = texts(value).map(\.value)
      }
    }
    return font
  }

  private func weight(_ node: YAMLNode) -> Int? {
    if let named = FontDescriptor.weightNames.first(where: { $0.name == node.text }) { return named.weight }
    guard let text = node.text, Double(text) != nil else {
      expected(
        "a weight", node,
        hint: node.text.flatMap { nearest($0, in: FontDescriptor.weightNames.map(\.name)) }
          ?? "400 is regular, 600 semibold, 700 bold")
      return nil
    }
    return number(node, in: 1...1000, "a weight").map { Int($0) }
  }
}
