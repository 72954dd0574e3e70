public import ProofModel

/// Writes rules that were only implied into a spec as the user's own.
public enum RulePromotion {
  /// The group they go into.
  public static let groupName = "promoted"

  /// The text with the rules added to the group ``groupName`` of `constraints:`; what stands there stays as it is.
  ///
  /// nil with diagnostics where the text is no spec.
  ///
  /// - Parameter group: the group's name in its place.
  public static func apply(
    file: String, text: String, rules: [String], group groupName: String = groupName
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    let (opened, diagnostics) = SpecEditor.open(file: file, text: text)
    guard var editor = opened else { return (nil, diagnostics) }
    guard !rules.isEmpty else { return (text, []) }
    let constraints = editor.root.entries?.first { $0.key.text == "constraints" }
    if let constraints, SpecEditor.isAlias(constraints) {
      return (
        nil,
        [
          .error(
            "rules-not-written", "the rules cannot be added: 'constraints' is an alias", at: constraints.key.span,
            hint: "write the groups out")
        ]
      )
    }
    if let constraints, !constraints.value.isNull {
      add(rules, groupName, to: constraints.value, &editor)
    } else {
      addGroup(rules, groupName, at: constraints, &editor)
    }
    return (editor.edited(), [])
  }

  /// Below the key that is there without a value, or at the end of the file.
  private static func addGroup(
    _ rules: [String], _ groupName: String, at entry: YAMLNode.Entry?, _ editor: inout SpecEditor
  ) {
    let lines = editor.lineBreak
    let block = block(rules, groupName, indent: 2, lines)
    if let entry {
      editor.insert(lines + block, at: editor.source.endOfLine(at: entry.key.range.upperBound))
    } else if editor.root.isFlow {
      let quote = editor.isJSON ? "\"" : ""
      editor.insert(
        ", \(quote)constraints\(quote): { \(flow(rules, groupName, editor)) }", at: editor.endInside(editor.root))
    } else {
      var end = editor.source.scalars.count
      while end > 0, YAMLSource.isBreak(editor.source.scalars[end - 1]) { end -= 1 }
      editor.insert(lines + lines + "constraints:" + lines + block, at: end)
    }
  }

  private static func add(
    _ rules: [String], _ groupName: String, to node: YAMLNode, _ editor: inout SpecEditor
  ) {
    let group = node.entries?.first { $0.key.text == groupName }
    let list = group.map { $0.value["rules"] ?? $0.value } ?? (node.items != nil ? node : nil)
    if let list, list.items != nil {
      if list.isFlow {
        let texts = rules.map { DiagnosticPrinter.quoted($0) }.joined(separator: ", ")
        editor.insert((list.items?.isEmpty == true ? "" : ", ") + texts, at: editor.endInside(list))
      } else {
        let indent = list.items?.first.map { editor.column($0.range.lowerBound) - 2 } ?? 2
        let text = rules.map { editor.lineBreak + String(repeating: " ", count: max(0, indent)) + "- \(scalar($0))" }
        editor.insert(text.joined(), at: editor.source.endOfLine(at: SpecEditor.end(of: list)))
      }
    } else if node.isFlow {
      let separator = node.entries?.isEmpty == true ? " " : ", "
      editor.insert(separator + flow(rules, groupName, editor), at: editor.endInside(node))
    } else if let first = node.entries?.first {
      let indent = editor.column(first.key.range.lowerBound)
      let block = editor.lineBreak + block(rules, groupName, indent: indent, editor.lineBreak)
      editor.insert(block, at: editor.source.endOfLine(at: SpecEditor.end(of: node)))
    }
  }

  private static func block(
    _ rules: [String], _ groupName: String, indent: Int, _ lineBreak: String
  ) -> String {
    let blanks = String(repeating: " ", count: indent)
    return ([blanks + groupName + ":"] + rules.map { "\(blanks)  - \(scalar($0))" }).joined(separator: lineBreak)
  }

  private static func flow(_ rules: [String], _ groupName: String, _ editor: SpecEditor) -> String {
    let quote = editor.isJSON ? "\"" : ""
    return "\(quote)\(groupName)\(quote): [\(rules.map { DiagnosticPrinter.quoted($0) }.joined(separator: ", "))]"
  }

  /// A rule as a YAML text outside of braces: quoted only where it must be.
  static func scalar(_ rule: String) -> String {
    let needsQuotes =
      rule.contains(": ") || rule.contains(" #") || rule.hasSuffix(":")
      || (rule.first.map { !($0.isLetter || $0 == "_" || $0 == "(") } ?? true)
    return needsQuotes ? DiagnosticPrinter.quoted(rule) : rule
  }
}
