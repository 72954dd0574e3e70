internal import ProofModel

/// Columns, rows and cells of grids.
extension SpecBuilder {
  /// `columns: [{ xPlacement: trailing }, { width: 200 }]`.
  func tracks(_ key: PropertyKey, _ node: YAMLNode, _ scope: SpecScope) -> PropertyValue? {
    guard let items = node.items else {
      expected("a list of \(key.rawValue)", node, hint: "write [{}, {}]")
      return nil
    }
    let table: SpecTable = key == .columns ? .gridColumn : .gridRow
    return .list(items.map { .map(gridEntries($0, table, scope)) })
  }

  func gridEntries(_ node: YAMLNode, _ table: SpecTable, _ scope: SpecScope) -> [PropertyValue.Entry] {
    guard !node.isNull else { return [] }
    var entries: [PropertyValue.Entry] = []
    for entry in fields(node, table).entries {
      guard let name = entry.key.text, let shape = table.keys.first(where: { $0.name == name })?.shape else { continue }
      let value: PropertyValue?
      switch shape {
      case .keyword(let words): value = keyword(entry.value, words).map { .keyword($0) }
      case .boolean: value = boolean(entry.value).map { .boolean($0) }
      default: value = expression(entry.value, scope).map { .number($0) }
      }
      if let value { entries.append(PropertyValue.Entry(key: name, value: value, span: entry.key.span)) }
    }
    return entries
  }
}
