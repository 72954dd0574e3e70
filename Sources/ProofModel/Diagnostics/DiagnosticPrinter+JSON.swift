extension DiagnosticPrinter {
  /// The diagnostics as one JSON array, keys in a fixed order, one diagnostic a line.
  public static func json(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + json($0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// `{"id", "severity", "message", "file", "line", "column", "length", "notes", "hint"}`; what is absent is left out.
  public static func json(_ diagnostic: Diagnostic) -> String {
    var parts = [
      "\"id\": \(quoted(diagnostic.id))", "\"severity\": \(quoted(diagnostic.severity.rawValue))",
      "\"message\": \(quoted(diagnostic.message))",
    ]
    parts += place(diagnostic.span)
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        "{" + (["\"message\": \(quoted(note.message))"] + place(note.span)).joined(separator: ", ") + "}"
      }
      parts.append("\"notes\": [\(notes.joined(separator: ", "))]")
    }
    if let hint = diagnostic.hint { parts.append("\"hint\": \(quoted(hint))") }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  private static func place(_ span: SourceSpan?) -> [String] {
    guard let span else { return [] }
    return [
      "\"file\": \(quoted(span.file))", "\"line\": \(span.start.line)", "\"column\": \(span.start.column)",
      "\"length\": \(span.length)",
    ]
  }

  /// A JSON string: quotes, backslashes and control characters escaped, everything else as it is.
  public static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        output += "\\u" + String(scalar.value, radix: 16).zeroPadded(to: 4)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
