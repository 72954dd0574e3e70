/// A log whose lines were joined on its way, as fields of JSON, crash reports and tables have it: with `\n` and `\"` for line
/// ends and quotes, or with blanks in their place.
package enum FoldedLog {
  /// The lines again; nil where nothing of it looks folded.
  package static func unfolded(_ text: String) -> String? {
    guard text.contains(">\\\"") || text.contains("\\n") || text.contains(">\", ") || text.contains("( \"<") else {
      return nil
    }
    let pairs = [
      ("\\r\\n", "\n"), ("\\n", "\n"), ("\\t", "\t"), ("\\\"", "\""), (">\", ", ">\",\n"), ("( ", "(\n"),
      (">\" )", ">\"\n)"), ("Will attempt to recover", "\nWill attempt to recover"),
      ("Make a symbolic breakpoint", "\nMake a symbolic breakpoint"),
    ]
    return pairs.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
