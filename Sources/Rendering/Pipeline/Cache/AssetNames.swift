import ProofModel

/// The names of pictures that a document may show in any variant.
enum AssetNames {
  /// Names in views, in what states and variations change, and in bars; more than there are pictures, never fewer.
  static func all(in document: Document) -> Set<String> {
    var names: Set<String> = []
    func visit(_ node: ViewNode) {
      for (key, value) in node.properties { add(value.value, of: key, to: &names) }
      for child in node.children { visit(child) }
    }
    visit(document.root)
    for assignment in document.overrides.flatMap(\.set) + document.states.flatMap(\.set)
      + document.layoutEvents.flatMap(\.set)
    {
      if case .view(_, let key) = assignment.target { add(assignment.value, of: key, to: &names) }
    }
    for token in document.tokens.values {
      if case .text(let text) = token.value { names.insert(text) }
    }
    for bar in [document.barContents] + document.innerBarContents.values {
      for case .picture(let name) in bar.items { names.insert(name) }
    }
    return names
  }

  private static func add(_ value: PropertyValue, of key: PropertyKey, to names: inout Set<String>) {
    switch value {
    case .text(let text) where key == .asset: names.insert(text)
    // Items of bars and segments.
    case .texts(let texts):
      for case .picture(let name) in texts.map({ BarContents.Item(entry: $0) }) { names.insert(name) }
    // Runs of a text.
    case .map, .list: names.formUnion(value.texts)
    default: break
    }
  }
}

extension PropertyValue {
  /// Every text in it.
  fileprivate var texts: [String] {
    if case .map(let entries) = self { return entries.flatMap(\.value.texts) }
    if case .list(let values) = self { return values.flatMap(\.texts) }
    if case .texts(let texts) = self { return texts }
    if case .keyword(let word) = self { return [word] }
    if case .text(let text) = self { return [text] }
    return []
  }
}
