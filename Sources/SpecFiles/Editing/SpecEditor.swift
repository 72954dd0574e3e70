package import ProofModel

/// Changes a spec's text in place: what is not changed keeps every byte, comments and line ends included.
package struct SpecEditor {
  let source: YAMLSource
  let root: YAMLNode
  /// By offset in scalars of the text as it was.
  private var edits: [(range: Range<Int>, text: String)] = []

  /// nil with the parser's diagnostics where the text is no YAML.
  package static func open(file: String, text: String) -> (SpecEditor?, [Diagnostic]) {
    let source = YAMLSource(file: file, text: JSONSurrogates.joined(text))
    let (root, diagnostics) = YAMLComposer.compose(source)
    guard let root, root.entries != nil else { return (nil, diagnostics) }
    return (SpecEditor(source: source, root: root), diagnostics)
  }

  private init(source: YAMLSource, root: YAMLNode) {
    self.source = source
    self.root = root
  }

  /// JSON, or a YAML written like it: keys are quoted.
  var isJSON: Bool {
    guard root.isFlow, let first = root.entries?.first?.key, case .scalar(_, let style) = first.content else {
      return false
    }
    return style == .doubleQuoted
  }

  var lineBreak: String {
    guard let index = source.scalars.firstIndex(of: "\n"), index > 0, source.scalars[index - 1] == "\r" else {
      return "\n"
    }
    return "\r\n"
  }

  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  /// Changes a part of a text that stands on one line, in scalars of what it says; where it was written otherwise than it
  /// reads, the whole of it is written anew. Whether it could be.
  mutating func replaceText(of node: YAMLNode, _ range: Range<Int>, with words: String) -> Bool {
    guard let text = node.text, !text.contains(where: \.isNewline) else { return false }
    let whole = node.range.lowerBound..<Self.end(of: node)
    let mark = source.scalars[whole.lowerBound]
    let isQuoted = mark == "\"" || mark == "'"
    let written = isQuoted ? whole.lowerBound + 1..<max(whole.lowerBound + 1, whole.upperBound - 1) : whole
    let scalars = Array(text.unicodeScalars)
    if source.text(written) == text {
      replace(written.lowerBound + range.lowerBound..<written.lowerBound + range.upperBound, with: words)
      return true
    }
    guard isQuoted, !source.text(written).contains(where: \.isNewline) else { return false }
    var changed = scalars
    changed.replaceSubrange(range, with: Array(words.unicodeScalars))
    replace(whole, with: DiagnosticPrinter.quoted(String(String.UnicodeScalarView(changed))))
    return true
  }

  /// The text with all changes made.
  package func edited() -> String {
    var scalars = source.scalars
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) > (right.element.range.lowerBound, right.offset)
    }
    for (_, edit) in ordered { scalars.replaceSubrange(edit.range, with: Array(edit.text.unicodeScalars)) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a value was written elsewhere and only named here by an alias.
  static func isAlias(_ entry: YAMLNode.Entry) -> Bool {
    entry.value.range.lowerBound < entry.key.range.upperBound
  }

  /// Where a node's text ends, blank lines and comments behind it left out.
  static func end(of node: YAMLNode) -> Int {
    if node.isFlow, node.text == nil { return node.range.upperBound }
    var end = node.range.lowerBound
    switch node.content {
    case .scalar:
      end = node.range.upperBound
      while end > node.range.lowerBound, end <= node.source.scalars.count,
        YAMLSource.isBreak(node.source.scalars[end - 1]) || YAMLSource.isBlank(node.source.scalars[end - 1])
      {
        end -= 1
      }
    case .sequence(let items): end = items.map(Self.end).max() ?? end
    case .mapping(let entries):
      end = entries.map { max($0.key.range.upperBound, isAlias($0) ? 0 : Self.end(of: $0.value)) }.max() ?? end
    }
    return end
  }

  /// How many columns stand before a place on its line.
  func column(_ offset: Int) -> Int { source.position(offset).column - 1 }

  /// Behind the last entry of a map or list in braces or brackets, before its closing mark.
  func endInside(_ node: YAMLNode) -> Int {
    let last =
      node.entries?.last.map { max($0.key.range.upperBound, Self.isAlias($0) ? 0 : Self.end(of: $0.value)) }
      ?? node.items?.last.map(Self.end)
    return last ?? node.range.lowerBound + 1
  }

  // MARK: Properties

  /// Gives a view a property that it does not have, on a line of its own where the view has several; whether there is a
  /// place for it.
  mutating func addProperty(_ key: String, _ value: String, to entry: YAMLNode.Entry) -> Bool {
    let quote = isJSON ? "\"" : ""
    let property = "\(quote)\(key)\(quote): \(value)"
    let node = entry.value
    switch node.content {
    case .scalar(let kind, _):
      if node.isNull, kind.isEmpty {
        var colon = entry.key.range.upperBound
        while colon < source.scalars.count, source.scalars[colon] != ":" { colon += 1 }
        insert(" { \(property) }", at: colon + 1)
      } else {
        let type = node.isNull ? "" : "\(quote)type\(quote): \(quote)\(kind)\(quote), "
        replace(node.range.lowerBound..<Self.end(of: node), with: "{ \(type)\(property) }")
      }
    case .sequence: return false
    case .mapping(let entries):
      if node.isFlow {
        let pad = entries.isEmpty ? " " : ""
        insert((entries.isEmpty ? " " : ", ") + property + pad, at: endInside(node))
      } else {
        addLine(property, entries)
      }
    }
    return true
  }

  /// A line of its own behind the first entry that is one line, else before all.
  private mutating func addLine(_ property: String, _ entries: [YAMLNode.Entry]) {
    guard let first = entries.first else { return }
    let indent = String(repeating: " ", count: column(first.key.range.lowerBound))
    for entry in entries where !Self.isAlias(entry) && (entry.value.isFlow || entry.value.text != nil) {
      let line = source.position(entry.key.range.lowerBound).line
      let end = Self.end(of: entry.value)
      guard source.position(end).line == line else { continue }
      insert(lineBreak + indent + property, at: source.endOfLine(at: end))
      return
    }
    insert(property + lineBreak + indent, at: first.key.range.lowerBound)
  }
}
