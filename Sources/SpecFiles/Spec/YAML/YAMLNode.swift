internal import ProofModel

/// A node of a YAML file with the place where it stands.
package struct YAMLNode: Sendable {
  enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// A key of a mapping with its value.
  package struct Entry: Sendable {
    var key: YAMLNode
    var value: YAMLNode
  }

  enum Content: Sendable {
    case scalar(String, Style)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  var content: Content
  var source: YAMLSource
  /// In scalars of the source.
  var range: Range<Int>
  /// How many nodes it holds with all aliases expanded, itself included.
  var weight: Int
  var isFlow: Bool
  /// Made from several places, so that offsets in its text have no place of their own.
  var isComposed = false

  var span: SourceSpan {
    switch content {
    case .scalar: return source.span(range)
    case .sequence, .mapping:
      let end = isFlow ? range.upperBound : source.endOfLine(at: range.lowerBound)
      return source.span(range.lowerBound..<max(range.lowerBound + 1, end))
    }
  }

  package var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  var isPlain: Bool {
    if case .scalar(_, .plain) = content { return true }
    return false
  }

  /// Null as YAML 1.2's core schema has it.
  var isNull: Bool {
    guard isPlain, let text else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// Only `true` and `false` are booleans.
  package var boolean: Bool? {
    guard isPlain, let text else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  package var entries: [Entry]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { return items }
    return nil
  }

  package subscript(key: String) -> YAMLNode? { entries?.first { $0.key.text == key }?.value }

  /// What it is, for messages.
  var described: String {
    switch content {
    case .scalar(let text, let style):
      if isNull { return text.isEmpty ? "nothing" : "'\(text)'" }
      let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
      let line = shown.split(whereSeparator: \.isNewline).first ?? ""
      return style == .plain ? "'\(line)'" : "the text '\(line)'"
    case .sequence: return "a list"
    case .mapping: return "a map"
    }
  }
}
