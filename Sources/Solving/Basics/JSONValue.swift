import ProofModel

/// A JSON value whose objects keep their order, so that the same value always prints the same bytes.
public indirect enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The same with each member `file` below a folder, which ends with `/`, as it is called there.
  package func naming(filesFrom folder: String) -> JSONValue {
    switch self {
    case .array(let items): .array(items.map { $0.naming(filesFrom: folder) })
    case .object(let members):
      .object(
        members.map { key, value in
          guard key == "file", case .string(let path) = value, path.hasPrefix(folder) else {
            return (key, value.naming(filesFrom: folder))
          }
          return (key, .string(String(path.dropFirst(folder.count))))
        })
    case .null, .boolean, .number, .string: self
    }
  }

  /// Numbers with at most six decimals.
  public static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

  /// A rectangle as `[x, y, width, height]`.
  public static func rect(_ rect: Rect) -> JSONValue {
    .numbers([rect.x, rect.y, rect.width, rect.height])
  }

  /// Texts as an array.
  public static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }

  /// nil becomes null.
  public static func optional(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// The text with two spaces of indentation; arrays of plain values stand on one line.
  public var text: String {
    var output = ""
    write(to: &output, indent: 0)
    return output + "\n"
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: return false
    default: return true
    }
  }

  private func write(to output: inout String, indent: Int) {
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .null: output += "null"
    case .boolean(let value): output += value ? "true" : "false"
    case .number(let value): output += value.isFinite ? value.shortText(digits: 6) : "null"
    case .string(let value): output += DiagnosticPrinter.quoted(value)
    case .array(let values) where values.allSatisfy(\.isPlain):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += ", " }
        value.write(to: &output, indent: 0)
      }
      output += "]"
    case .array(let values):
      output += "[\n"
      for (index, value) in values.enumerated() {
        output += inner
        value.write(to: &output, indent: indent + 1)
        output += index == values.count - 1 ? "\n" : ",\n"
      }
      output += outer + "]"
    case .object(let members) where members.isEmpty: output += "{}"
    case .object(let members):
      output += "{\n"
      for (index, member) in members.enumerated() {
        output += inner + DiagnosticPrinter.quoted(member.key) + ": "
        member.value.write(to: &output, indent: indent + 1)
        output += index == members.count - 1 ? "\n" : ",\n"
      }
      output += outer + "}"
    }
  }
}

extension JSONValue {
  /// `{"file", "line", "column"}`, or null.
  package static func place(_ span: SourceSpan?) -> JSONValue {
    guard let span else { return .null }
    return .object([
      ("file", .string(span.file)), ("line", .number(Double(span.start.line))),
      ("column", .number(Double(span.start.column))),
    ])
  }
}
