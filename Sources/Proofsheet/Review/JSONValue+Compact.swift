import ProofModel

extension JSONValue {
  /// The text without any white space, for what only programs read.
  var compactText: String {
    var output = ""
    writeCompact(to: &output)
    return output
  }

  private func writeCompact(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .boolean(let value): output += value ? "true" : "false"
    case .number(let value): output += value.isFinite ? value.shortText(digits: 6) : "null"
    case .string(let value): output += DiagnosticPrinter.quoted(value)
    case .array(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.writeCompact(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        output += DiagnosticPrinter.quoted(member.key) + ":"
        member.value.writeCompact(to: &output)
      }
      output += "}"
    }
  }
}
