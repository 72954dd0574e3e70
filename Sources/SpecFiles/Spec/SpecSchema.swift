internal import ProofModel

/// The JSON Schema (draft 2020-12) of the spec format, made from the tables that the reader goes by.
public enum SpecSchema {
  /// The `$id`; editors find the schema by the path that a spec names, not by this.
  public static let identifier = "urn:proofsheet:schema:1"

  /// The schema as text, ending with a line break; the same bytes on every call.
  public static func json() -> String { root.text + "\n" }

  static var root: SchemaValue {
    var entries: [(String, SchemaValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string(identifier)),
      ("title", .string("Proofsheet layout spec")),
      ("description", .string("One screen as views and constraints; format version \(SpecReader.version)")),
    ]
    entries += definition(.document)
    entries.append(
      ("$defs", .object(SpecTable.partsOfSpec.map { ($0.rawValue, .object(definition($0))) })))
    return .object(entries)
  }

  private static func definition(_ table: SpecTable) -> [(String, SchemaValue)] {
    var entries: [(String, SchemaValue)] = [("type", .string("object"))]
    entries.append(
      (
        "properties",
        .object(
          table.keys.map { key in
            let schema = key.name == "proofsheet" ? [("const", .number(Double(SpecReader.version)))] : shape(key.shape)
            let named = key.name == "views" ? schema + [("propertyNames", pattern(namePattern))] : schema
            return (key.name, .object(named + [("description", .string(key.about))]))
          })
      ))
    if !table.required.isEmpty { entries.append(("required", .array(table.required.map { .string($0) }))) }
    if !table.alternatives.isEmpty {
      let each = table.alternatives.map { [("required", SchemaValue.array([.string($0)]))] }
      entries.append(("anyOf", .array(each.map { .object($0) })))
    }
    entries.append(("additionalProperties", .boolean(false)))
    return entries
  }

  // MARK: Shapes

  static let namePattern = "^[A-Za-z_][A-Za-z0-9_]*$"

  private static func pattern(_ text: String) -> SchemaValue { .object([("pattern", .string(text))]) }

  private static func type(_ names: String...) -> [(String, SchemaValue)] {
    [("type", names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))]
  }

  private static func anyOf(_ options: [(String, SchemaValue)]...) -> [(String, SchemaValue)] {
    [("anyOf", .array(options.map { .object($0) }))]
  }

  private static func array(_ count: Int, _ item: [(String, SchemaValue)]) -> [(String, SchemaValue)] {
    type("array") + [
      ("items", .object(item)), ("minItems", .number(Double(count))), ("maxItems", .number(Double(count))),
    ]
  }

  private static func reference(_ table: SpecTable) -> [(String, SchemaValue)] {
    [("$ref", .string("#/$defs/\(table.rawValue)"))]
  }

  private static func words(_ words: [String]) -> [(String, SchemaValue)] {
    [("enum", .array(words.map { .string($0) }))]
  }

  private static let priority: [(String, SchemaValue)] = anyOf(
    type("number") + [("exclusiveMinimum", .number(0)), ("maximum", .number(1000))],
    type("string") + [
      (
        "pattern",
        .string("^(\(PriorityName.all.map(\.name).joined(separator: "|"))|[0-9.]+|\\$.+)( *[+-] *[0-9.]+)?$")
      )
    ])

  private static func shape(_ shape: SpecShape) -> [(String, SchemaValue)] {
    let expression = type("number", "string")
    switch shape {
    case .text: return type("string", "number", "boolean", "null")
    case .expression: return expression
    case .number: return type("number")
    case .boolean: return anyOf(type("boolean"), type("string") + [("pattern", .string("^\\$"))])
    case .keyword(let names): return words(names)
    case .color:
      let names = (SpecBuilder.colorNames.map(\.name) + SystemColor.all.map(\.name)).joined(separator: "|")
      let hex = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
      return type("string") + [("pattern", .string("^(\(hex)|\\$.+|\(names))$"))]
    case .font:
      return anyOf(
        type("number"), type("string") + [("pattern", .string("^\\$"))], words(TextStyle.allCases.map(\.rawValue)),
        reference(.font))
    case .priority: return priority
    case .size: return array(2, type("number") + [("minimum", .number(1))])
    case .optionalSize: return anyOf(expression, array(2, type("number", "string", "null")))
    case .rect: return array(4, expression)
    case .insets: return anyOf(expression, array(4, expression), reference(.edges))
    case .axisPriorities:
      return anyOf(priority, array(2, anyOf(priority, type("null"), words(["none"]))), reference(.axes))
    case .rule: return rule
    case .condition: return type("string")
    case .list(let item): return type("array") + [("items", .object(self.shape(item)))]
    case .map(let value):
      return anyOf(type("object") + [("additionalProperties", .object(self.shape(value)))], type("null"))
    case .object(.view): return anyOf(reference(.view), words(ViewKind.named.map(\.name)), type("null"))
    case .object(let table): return anyOf(reference(table), type("null"))
    case .oneOf(let options): return [("anyOf", .array(options.map { .object(self.shape($0)) }))]
    case .any: return []
    }
  }

  /// A text, a map with a `rule`, or a word form that YAML reads as a map because of its ': '.
  private static let rule: [(String, SchemaValue)] = anyOf(
    type("string"), reference(.rule),
    type("object") + [
      ("minProperties", .number(1)), ("maxProperties", .number(1)),
      ("propertyNames", pattern("^(pin .+|[A-Za-z_][A-Za-z0-9_/]* inside .+)$")),
      ("additionalProperties", .object(type("string"))),
    ])
}

/// A JSON value whose objects keep their order.
indirect enum SchemaValue: Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([SchemaValue])
  case object([(String, SchemaValue)])

  var text: String { text(indent: "") }

  /// Short values stay on one line.
  private func text(indent: String) -> String {
    switch self {
    case .string(let text): return DiagnosticPrinter.quoted(text)
    case .number(let value): return value.shortText
    case .boolean(let value): return value ? "true" : "false"
    case .array(let values):
      return wrapped("[", values.map { $0.text(indent: indent + "  ") }, "]", indent)
    case .object(let entries):
      let parts = entries.map { "\(DiagnosticPrinter.quoted($0)): \($1.text(indent: indent + "  "))" }
      return wrapped("{", parts, "}", indent)
    }
  }

  private func wrapped(_ open: String, _ parts: [String], _ close: String, _ indent: String) -> String {
    guard !parts.isEmpty else { return open + close }
    let line = parts.joined(separator: ", ")
    let pad = open == "{" ? " " : ""
    if line.utf8.count + indent.utf8.count <= 96, !line.utf8.contains(UInt8(ascii: "\n")) {
      return open + pad + line + pad + close
    }
    let inner = indent + "  "
    return "\(open)\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
  }
}
