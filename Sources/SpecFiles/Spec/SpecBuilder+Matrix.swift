internal import ProofModel

/// What is drawn when no flag says otherwise.
extension SpecBuilder {
  func readMatrix(_ node: YAMLNode?) {
    guard let node else { return }
    let fields = fields(node, .matrix)
    var matrix = Matrix()
    if let node = fields["devices"] {
      matrix.devices = texts(node).filter { checkDevice($0.value, at: $0.span, allowsMany: true) }
    }
    if let node = fields["sizes"] { matrix.sizes = sizes(node) }
    matrix.orientations = fields["orientations"].map { axis($0) }
    matrix.textSizes = fields["text-sizes"].map { axis($0) }
    matrix.appearances = fields["appearances"].map { axis($0) }
    matrix.windows = fields["windows"].map(windows)
    matrix.locales = fields["locales"].map(locales)
    matrix.states = fields["states"].map(states)
    if let node = fields["overlays"] {
      let nodes = node.items ?? [node]
      matrix.overlays = nodes.compactMap { keyword($0, SpecTable.overlayNames) }
    }
    document.matrix = matrix
  }

  /// One word, a list, or `all`.
  private func axis<Value: RawRepresentable & CaseIterable>(_ node: YAMLNode) -> [Value]
  where Value.RawValue == String {
    if node.text == "all" { return Array(Value.allCases) }
    return (node.items ?? [node]).compactMap { choice($0) }
  }

  private func sizes(_ node: YAMLNode) -> [Matrix.NamedSize] {
    guard let items = node.items else {
      expected("a list of sizes", node, hint: "write [{ name: wide, size: [480, 110] }]")
      return []
    }
    return items.compactMap { item in
      if item.text != nil {
        guard case .size(let size)? = WindowMode(item.text ?? "") else {
          expected("a size", item, hint: "write 480x110, [480, 110], or { name: wide, size: [480, 110] }")
          return nil
        }
        return Matrix.NamedSize(name: WindowMode.size(size).name, size: size)
      }
      if item.items != nil {
        return size(item).map { Matrix.NamedSize(name: WindowMode.size($0).name, size: $0) }
      }
      let fields = fields(item, .namedSize)
      guard let size = fields["size"].flatMap(size) else { return nil }
      let name = fields["name"].flatMap(text) ?? WindowMode.size(size).name
      let scale = fields["scale"].flatMap { number($0, in: 0.5...8, "a scale") }
      return Matrix.NamedSize(name: name, size: size, scale: scale)
    }
  }

  private func windows(_ node: YAMLNode) -> [WindowMode] {
    if node.text == "all" { return WindowMode.named.map(\.0) }
    return (node.items ?? [node]).compactMap { item in
      guard let text = text(item) else { return nil }
      if let mode = WindowMode(text) { return mode }
      let names = WindowMode.named.map(\.1)
      expected(
        "a window", item,
        hint: nearest(text, in: names) ?? "one of \(names.joined(separator: ", ")), or 320x480")
      return nil
    }
  }

  private func locales(_ node: YAMLNode) -> [String] {
    if node.text == "all" { return document.strings.map(\.locale) }
    return texts(node).compactMap { locale in
      if LocaleTag.isWellFormed(locale.value) { return locale.value }
      report(
        "invalid-locale", "'\(locale.value)' is no locale", at: locale.span, hint: "write en, pt-BR or zh-Hans")
      return nil
    }
  }

  private func states(_ node: YAMLNode) -> [String] {
    if node.text == "all" { return stateNames }
    return texts(node).compactMap { checkedState($0) }
  }

  func checkedState(_ state: Located<String>) -> String? {
    if knownStates.contains(state.value) { return state.value }
    report(
      "unknown-state", "unknown state '\(state.value)'", at: state.span,
      hint: nearest(state.value, in: stateNames) ?? "declare it under states:")
    return nil
  }
}
