internal import ProofModel

/// Names in rules: what they mean where they stand, and whether there is such a thing.
extension SpecBuilder {
  /// A view's id for a name or a path as written in that scope; nil with a diagnostic where there is none.
  func viewID(_ name: String, _ scope: SpecScope, at span: SourceSpan?) -> String? {
    if name == "root" { return scope.instance ?? "root" }
    let id = scope.prefix + name
    if viewSpans[id] != nil { return id }
    // Inside a component only its own views are seen, so that it means the same everywhere.
    guard !isFull else { return nil }
    let visible = viewIDs.filter { $0.hasPrefix(scope.prefix) }.map { String($0.dropFirst(scope.prefix.count)) }
    var hint = nearest(name, in: visible + ["root"] + ItemReference.builtInNames)
    if hint == nil, let inside = visible.first(where: { $0.hasSuffix("/" + name) }) {
      hint = "inside a component it is '\(inside)'"
    }
    if hint == nil, !visible.isEmpty {
      let shown = visible.prefix(6).joined(separator: ", ")
      hint = "the views are \(shown)\(visible.count > 6 ? ", …" : "")"
    }
    report("unknown-view", "unknown view '\(name)'", at: span, hint: hint)
    return nil
  }

  /// An item as the whole document knows it.
  func scoped(_ item: ItemReference, _ scope: SpecScope) -> ItemReference {
    switch item.target {
    case .view(let name): return ItemReference(.view(viewID(name, scope, at: item.span) ?? name), item.span)
    case .guide(let kind, of: let name?):
      return ItemReference(.guide(kind, of: viewID(name, scope, at: item.span) ?? name), item.span)
    case .guide(let kind, of: nil):
      guard let instance = scope.instance, kind == .safe || kind == .margins else { return item }
      return ItemReference(.guide(kind, of: instance), item.span)
    case .root:
      return scope.instance.map { ItemReference(.view($0), item.span) } ?? item
    case .superview:
      guard scope.owner == nil, let instance = scope.instance else { return item }
      return ItemReference(.view(instance), item.span)
    case .current, .previous, .next:
      // A view of that name was refused already.
      if scope.owner == nil, viewSpans[scope.prefix + item.text] == nil {
        report(
          "no-current-view", "'\(item.text)' means a view's own, found in a group of the whole screen",
          at: item.span, hint: "name the view, or put the rule under the view's own constraints:")
      }
      return item
    case .screen, .window: return item
    }
  }

  /// A token of a rule: a parameter's value inside a component, else a metric or a number token.
  func scoped(_ name: String, _ span: SourceSpan?, _ scope: SpecScope) -> Expression {
    if let parameter = scope.parameters[name] {
      // Parameters made of parameters may double at each step.
      parameterCount += 1
      guard parameterCount <= SpecReader.mostRules else {
        if parameterCount == SpecReader.mostRules + 1 {
          report("too-many-parameters", "parameters stand for more than \(SpecReader.mostRules) values", at: span)
        }
        return .number(0)
      }
      var outer = scope
      outer.parameters[name] = nil
      return expression(parameter, outer) ?? .number(0)
    }
    if document.metrics[name] != nil { return .token(name, span) }
    if let token = document.tokens[name] {
      if case .number = token.value { return .token(name, span) }
      report(
        "wrong-token", "the token '\(name)' is \(token.value.described), expected a number", at: span,
        notes: [Diagnostic.Note("'\(name)' stands here", at: token.span)])
      return .token(name, span)
    }
    guard !isFull else { return .token(name, span) }
    let numbers = document.tokens.filter { if case .number = $0.value.value { return true } else { return false } }
    let names = (Array(document.metrics.keys) + Array(numbers.keys)).sorted() + scope.parameters.keys.sorted()
    reportUndeclared(
      "unknown-token", "unknown metric or token '$\(name)'", at: span,
      hint: nearest("$" + name, in: names.map { "$" + $0 }) ?? "declare it under metrics: or tokens:")
    return .token(name, span)
  }

  static let longestComposedText = 4_000

  /// The text with each `${name}` replaced once: what comes in is not looked at again.
  private static func composed(_ text: String, _ parameters: [String: YAMLNode]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "${") {
      result += rest[..<open.lowerBound]
      rest = rest[open.lowerBound...]
      guard let close = rest.firstIndex(of: "}"),
        let value = parameters[String(rest[open.upperBound..<close])]?.text
      else {
        result += "${"
        rest = rest[open.upperBound...]
        continue
      }
      result += value.prefix(longestComposedText + 1)
      rest = rest[rest.index(after: close)...]
      if result.utf8.count > longestComposedText * 8 { break }
    }
    return result + rest
  }

  /// A node with `$parameter`s replaced: a whole value by the parameter's, `${name}` inside a text by its text.
  func substituted(_ node: YAMLNode, _ parameters: [String: YAMLNode], isRule: Bool = false) -> YAMLNode {
    guard !parameters.isEmpty else { return node }
    var node = node
    switch node.content {
    case .sequence(let items):
      node.content = .sequence(items.map { substituted($0, parameters, isRule: isRule) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { entry in
          let inRules = isRule || entry.key.text == "constraints"
          return YAMLNode.Entry(key: entry.key, value: substituted(entry.value, parameters, isRule: inRules))
        })
    case .scalar(let text, let style):
      if !isRule, text.hasPrefix("$"), let value = parameters[String(text.dropFirst())] { return value }
      guard text.contains("${") else { return node }
      let result = Self.composed(text, parameters)
      guard result.unicodeScalars.count <= Self.longestComposedText else {
        report(
          "text-too-long", "the text with its parameters has more than \(Self.longestComposedText) characters",
          at: node.span)
        return node
      }
      if result != text {
        node.content = .scalar(result, style)
        node.isComposed = true
      }
    }
    return node
  }
}
