import ProofModel

extension JSONValue {
  /// The text without any white space, for what only programs read.
  package var compactText: String { String(decoding: compactBytes, as: UTF8.self) }

  /// The same as UTF-8.
  package var compactBytes: [UInt8] {
    var output: [UInt8] = []
    writeCompact(to: &output)
    return output
  }

  private func writeCompact(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += (value.isFinite ? value.shortText(digits: 6) : "null").utf8
    case .string(let value): DiagnosticPrinter.appendQuoted(value, to: &output)
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        value.writeCompact(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        DiagnosticPrinter.appendQuoted(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.writeCompact(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}
