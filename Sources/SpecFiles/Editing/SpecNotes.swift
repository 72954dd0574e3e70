import ProofModel

/// Remarks on rules and views, put into a spec where it has a place for them.
enum SpecNotes {
  /// `- a.top == b.bottom` becomes `- { rule: a.top == b.bottom, note: … }`; a note that is there stays before it.
  static func add(_ note: String, toRuleAt span: SourceSpan?, _ editor: inout SpecEditor) -> Bool {
    guard let span, span.file == editor.source.file, let (rule, owner) = find(span, editor.root, nil),
      let text = rule.text
    else { return false }
    let words = oneLine(note)
    let quote = editor.isJSON ? "\"" : ""
    if let owner {
      if let old = owner.entries?.first(where: { $0.key.text == "note" }) {
        guard let before = old.value.text, !SpecEditor.isAlias(old) else { return false }
        guard !before.contains(words) else { return true }
        editor.replace(
          old.value.range.lowerBound..<SpecEditor.end(of: old.value),
          with: DiagnosticPrinter.quoted(before.isEmpty ? words : "\(before); \(words)"))
        return true
      }
      let property = "\(quote)note\(quote): \(DiagnosticPrinter.quoted(words))"
      if owner.isFlow {
        editor.insert(", \(property)", at: editor.endInside(owner))
        return true
      }
      let indent = String(repeating: " ", count: editor.column(owner.entries?.first?.key.range.lowerBound ?? 0))
      editor.insert(editor.lineBreak + indent + property, at: editor.source.endOfLine(at: SpecEditor.end(of: rule)))
      return true
    }
    guard !text.contains(where: \.isNewline) else { return false }
    let item =
      "{ \(quote)rule\(quote): \(DiagnosticPrinter.quoted(text)), \(quote)note\(quote): \(DiagnosticPrinter.quoted(words)) }"
    editor.replace(rule.range.lowerBound..<SpecEditor.end(of: rule), with: item)
    return true
  }

  /// A comment on a line of its own above a view's; JSON has none, and inside of braces there is no line for it.
  static func add(_ note: String, toViewAt span: SourceSpan, _ editor: inout SpecEditor) -> Bool {
    guard span.file == editor.source.file, !editor.isJSON, let key = key(span, editor.root) else { return false }
    let start = editor.source.startOfLine(at: key.range.lowerBound)
    let indent = editor.source.text(start..<key.range.lowerBound)
    // Only where the view's name begins its line.
    guard indent.allSatisfy({ $0 == " " }) else { return false }
    let comment = "\(indent)# note: \(oneLine(note))\(editor.lineBreak)"
    let above = editor.source.text(max(0, start - comment.unicodeScalars.count)..<start)
    if above != comment { editor.insert(comment, at: start) }
    return true
  }

  /// The key that begins at a place.
  private static func key(_ span: SourceSpan, _ node: YAMLNode) -> YAMLNode? {
    for entry in node.entries ?? [] {
      if entry.key.span.start == span.start { return entry.key }
      if !SpecEditor.isAlias(entry), let found = key(span, entry.value) { return found }
    }
    for item in node.items ?? [] {
      if let found = key(span, item) { return found }
    }
    return nil
  }

  /// What a comment may hold: no line break, which would end it, and nothing that no text shows.
  private static func oneLine(_ text: String) -> String {
    let isShown = { (scalar: Unicode.Scalar) in
      !(0x00..<0x20).contains(scalar.value) && !(0x7F..<0xA0).contains(scalar.value) && scalar != "\u{FEFF}"
    }
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.filter(isShown)))
  }

  /// The text that begins at a place, with the map that it is the `rule:` of.
  private static func find(
    _ span: SourceSpan, _ node: YAMLNode, _ owner: YAMLNode?
  ) -> (rule: YAMLNode, owner: YAMLNode?)? {
    if node.text != nil, node.span.start == span.start { return (node, owner) }
    for item in node.items ?? [] {
      if let found = find(span, item, nil) { return found }
    }
    for entry in node.entries ?? [] where !SpecEditor.isAlias(entry) {
      if let found = find(span, entry.value, entry.key.text == "rule" ? node : nil) { return found }
    }
    return nil
  }
}
