/// The entries of one map, checked against its table.
struct SpecFields {
  var node: YAMLNode
  var entries: [YAMLNode.Entry]

  subscript(key: String) -> YAMLNode? { entries.first { $0.key.text == key }?.value }

  func key(_ name: String) -> YAMLNode? { entries.first { $0.key.text == name }?.key }
}

extension SpecBuilder {
  /// The entries of a map that its table knows; the others are reported, with the nearest names.
  func fields(_ node: YAMLNode, _ table: SpecTable) -> SpecFields {
    guard let entries = node.entries else {
      if !node.isNull {
        report(
          "expected-map", "expected a map for \(table.title), found \(node.described)", at: node.span,
          hint: "its keys are \(table.keys.prefix(4).map(\.name).joined(separator: ", ")), …")
      }
      return SpecFields(node: node, entries: [])
    }
    var known: [YAMLNode.Entry] = []
    for entry in entries {
      let name = entry.key.text ?? ""
      if table.keys.contains(where: { $0.name == name }) {
        if !reportLostComment(entry) { known.append(entry) }
      } else {
        report(
          "unknown-key", "unknown key '\(name)' in \(table.title)", at: entry.key.span,
          hint: Self.synonym(of: name, in: table) ?? nearest(name, in: table.keys.map(\.name))
            ?? Self.elsewhere(name, than: table))
      }
    }
    for name in table.required where name != "proofsheet" && !entries.contains(where: { $0.key.text == name }) {
      report("missing-key", "\(table.title) needs '\(name)'", at: node.span, hint: "add \(name):")
    }
    return SpecFields(node: node, entries: known)
  }

  /// The key that is meant by a word of UIKit's or of other formats; nil where the word says nothing here.
  private static func synonym(of name: String, in table: SpecTable) -> String? {
    let words = [
      "rules": "constraints", "subviews": "views", "children": "views", "backgroundColor": "background",
      "title": "text", "label": "text", "isHidden": "hidden", "id": "name",
    ]
    if let key = words[name], table.keys.contains(where: { $0.name == key }) { return "write it as '\(key)'" }
    guard table == .view, ["in", "parent", "superview", "inside"].contains(name) else { return nil }
    return "a view lies in another by standing below it, under 'views:'"
  }

  /// Where a key that is not known here would be.
  private static func elsewhere(_ name: String, than table: SpecTable) -> String? {
    if name == "<<" { return "merge keys are no part of YAML 1.2; use components or tokens" }
    let tables: [SpecTable] = [.document, .view, .matrix, .state, .expectation, .rule, .component]
    for other in tables where other != table && other.keys.contains(where: { $0.name == name }) {
      return "'\(name)' is a key of \(other.title)"
    }
    return "keys are \(table.keys.prefix(8).map(\.name).joined(separator: ", "))\(table.keys.count > 8 ? ", …" : "")"
  }

  /// A value that became a comment: `color: #ff0000`. Whether that was so.
  func reportLostComment(_ entry: YAMLNode.Entry) -> Bool {
    guard entry.value.isNull, entry.value.text?.isEmpty == true else { return false }
    let source = entry.key.source
    let lineEnd = source.endOfLine(at: entry.key.range.upperBound)
    var position = entry.key.range.upperBound
    while position < lineEnd, ": \t\"'".unicodeScalars.contains(source.scalars[position]) { position += 1 }
    guard position + 1 < lineEnd, source.scalars[position] == "#", !YAMLSource.isBlank(source.scalars[position + 1])
    else { return false }
    var end = position
    while end < lineEnd, !YAMLSource.isBlank(source.scalars[end]), source.scalars[end] != "," { end += 1 }
    let word = source.text(position..<end)
    report(
      "lost-comment", "'\(word)' begins a comment, so '\(entry.key.text ?? "")' has no value",
      at: source.span(position..<end), hint: "quote it: \"\(word)\"")
    return true
  }
}
