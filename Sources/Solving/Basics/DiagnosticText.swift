public import ProofModel

/// Diagnostics for people, with the source lines they speak of.
public enum DiagnosticText {
  /// Larger files are not read again for their lines.
  private static let largestSource = 8 << 20

  /// Each as severity, place, message, source line with a caret, notes and hint; ends with a line break.
  public static func print(_ diagnostics: [Diagnostic], usesColor: Bool) -> String {
    var files: [String] = []
    for diagnostic in diagnostics {
      for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
        if let file = span?.file, !files.contains(file) { files.append(file) }
      }
    }
    // A file that cannot be read again has its places told without their lines.
    let sources = files.compactMap { file in
      (try? FileReading.text(at: file, limit: largestSource)).map { (file: file, text: $0) }
    }
    return DiagnosticPrinter(sources: sources, usesColor: usesColor).text(diagnostics)
  }
}
