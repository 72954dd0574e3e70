@testable import SpecFiles

/// As much of JSON Schema as the spec's schema uses, over values as the reader sees them.
struct SchemaValidator {
  let root: YAMLNode

  /// The schema's own text is JSON, so the reader's YAML parser reads it.
  init?(schema: String) {
    guard let node = YAMLComposer.compose(YAMLSource(file: "schema", text: schema)).0 else { return nil }
    root = node
  }

  /// Paths and reasons where the value does not fit; empty where it does.
  func problems(_ text: String) -> [String] {
    guard let node = YAMLComposer.compose(YAMLSource(file: "t", text: text)).0 else { return ["broken YAML"] }
    return check(node, root, "")
  }

  private func kind(_ node: YAMLNode) -> String {
    switch node.content {
    case .mapping: return "object"
    case .sequence: return "array"
    case .scalar(let text, let style):
      if node.isNull { return "null" }
      if node.boolean != nil { return "boolean" }
      return style == .plain && Double(text) != nil ? "number" : "string"
    }
  }

  private func check(_ node: YAMLNode, _ schema: YAMLNode, _ path: String) -> [String] {
    var problems: [String] = []
    for entry in schema.entries ?? [] {
      let rule = entry.value
      switch entry.key.text {
      case "$ref":
        let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
        guard let target = root["$defs"]?[name] else { return ["\(path): no definition \(name)"] }
        problems += check(node, target, path)
      case "type":
        let kinds = rule.items?.compactMap(\.text) ?? [rule.text ?? ""]
        if !kinds.contains(kind(node)) { problems.append("\(path): a \(kind(node)), expected \(kinds)") }
      case "const": if node.text != rule.text { problems.append("\(path): not \(rule.text ?? "")") }
      case "enum":
        if !(rule.items ?? []).contains(where: { $0.text == node.text }) { problems.append("\(path): not in the enum") }
      case "anyOf":
        let all = (rule.items ?? []).map { check(node, $0, path) }
        if !all.contains(where: \.isEmpty) { problems.append("\(path): no option fits") }
      case "pattern":
        if let text = node.text, let expression = try? Regex(rule.text ?? ""), text.firstMatch(of: expression) == nil {
          problems.append("\(path): '\(text)' does not match")
        }
      default: problems += checkCollection(node, entry, schema, path)
      }
    }
    return problems
  }

  private func checkCollection(
    _ node: YAMLNode, _ entry: YAMLNode.Entry, _ schema: YAMLNode, _ path: String
  ) -> [String] {
    let rule = entry.value
    let limit = rule.text.flatMap(Double.init) ?? 0
    switch entry.key.text {
    case "required":
      let keys = Set(node.entries?.compactMap(\.key.text) ?? [])
      return (rule.items ?? []).compactMap(\.text).filter { !keys.contains($0) }.map { "\(path): needs \($0)" }
    case "properties":
      return (node.entries ?? []).flatMap { item -> [String] in
        guard let name = item.key.text, let property = rule[name] else { return [] }
        return check(item.value, property, path + "/" + name)
      }
    case "additionalProperties":
      return (node.entries ?? []).flatMap { item -> [String] in
        guard let name = item.key.text, schema["properties"]?[name] == nil else { return [] }
        if rule.boolean == false { return ["\(path): unknown \(name)"] }
        return check(item.value, rule, path + "/" + name)
      }
    case "propertyNames": return (node.entries ?? []).flatMap { check($0.key, rule, path) }
    case "items": return (node.items ?? []).flatMap { check($0, rule, path + "[]") }
    case "minItems": return (node.items?.count ?? 0) < Int(limit) && node.items != nil ? ["\(path): too short"] : []
    case "maxItems": return (node.items?.count ?? 0) > Int(limit) ? ["\(path): too long"] : []
    case "minProperties": return node.entries.map { $0.count < Int(limit) } == true ? ["\(path): too few"] : []
    case "maxProperties": return node.entries.map { $0.count > Int(limit) } == true ? ["\(path): too many"] : []
    case "minimum": return node.text.flatMap(Double.init).map { $0 < limit } == true ? ["\(path): too small"] : []
    case "maximum": return node.text.flatMap(Double.init).map { $0 > limit } == true ? ["\(path): too large"] : []
    case "exclusiveMinimum":
      return node.text.flatMap(Double.init).map { $0 <= limit } == true ? ["\(path): too small"] : []
    case "$schema", "$id", "$defs", "title", "description": return []
    case let other: return ["the validator does not know \(other ?? "")"]
    }
  }
}
