/// Prints diagnostics as text, with the source line and a caret, or as JSON.
public struct DiagnosticPrinter: Sendable {
  private let lines: [String: [Substring]]
  /// Whether escape sequences colour the severities.
  public var usesColor: Bool
  /// Columns that a tab moves to the next multiple of.
  public static let tabWidth = 4
  /// Source lines are shown up to this many columns around the place.
  public static let widestLine = 160

  /// - Parameter sources: texts by the path that spans name; lines of other files are not shown.
  public init(sources: [(file: String, text: String)] = [], usesColor: Bool = false) {
    var lines: [String: [Substring]] = [:]
    for (file, text) in sources where lines[file] == nil {
      lines[file] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    self.lines = lines
    self.usesColor = usesColor
  }

  /// All diagnostics as text, each ending with a line break, in the given order.
  public func text(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(text).joined() }

  /// `file:line:column: error: message [id]`, the line with a caret, notes and the hint.
  public func text(_ diagnostic: Diagnostic) -> String {
    let message = VisibleText.escaped(diagnostic.message)
    var output = place(diagnostic.span) + colored(diagnostic.severity) + ": \(message) [\(diagnostic.id)]\n"
    output += excerpt(diagnostic.span)
    for note in diagnostic.notes {
      output += place(note.span) + colored(.note) + ": \(VisibleText.escaped(note.message))\n"
      if diagnostic.span?.file != note.span?.file || diagnostic.span?.start != note.span?.start {
        output += excerpt(note.span)
      }
    }
    if let hint = diagnostic.hint {
      output += "hint: \(Self.lines(of: hint).joined(separator: "\n      "))\n"
    }
    return output
  }

  /// A hint may have several lines; none of them reads as a command to a workflow's log.
  private static func lines(of hint: String) -> [String] {
    hint.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isCommand = ["::", "##["].contains { line.drop { $0 == " " }.hasPrefix($0) }
      return (isCommand ? "\\" : "") + VisibleText.escaped(String(line))
    }
  }

  private func place(_ span: SourceSpan?) -> String {
    guard let span else { return "" }
    return "\(VisibleText.escaped(span.file)):\(span.start.line):\(span.start.column): "
  }

  private func colored(_ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return severity.rawValue }
    let code = severity == .error ? "31" : severity == .warning ? "33" : "36"
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }

  // MARK: Source lines

  private func excerpt(_ span: SourceSpan?) -> String {
    guard let span, let fileLines = lines[span.file], fileLines.indices.contains(span.start.line - 1) else {
      return ""
    }
    let line = Array(fileLines[span.start.line - 1].unicodeScalars)
    let start = min(max(0, span.start.column - 1), line.count)
    let end = min(line.count, start + max(1, span.length))
    var shown = ""
    var column = 0
    var startColumn = 0
    var endColumn = 0
    for (index, scalar) in line.enumerated() {
      if index == start { startColumn = column }
      if index == end { endColumn = column }
      column += Self.append(scalar, to: &shown, at: column)
    }
    if start >= line.count { startColumn = column }
    if end >= line.count { endColumn = column }
    let (text, offset) = Self.window(shown, width: column, around: startColumn)
    let number = String(span.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let caretColumn = startColumn - offset
    let length = max(1, min(endColumn - startColumn, Self.widestLine - caretColumn))
    let marks = "^" + String(repeating: "~", count: length - 1)
    let blanks = String(repeating: " ", count: gutter.count)
    return "\(gutter) | \(text)\n\(blanks) | \(String(repeating: " ", count: caretColumn))\(marks)\n"
  }

  /// Adds a scalar as a terminal shows it; how many columns it takes.
  private static func append(_ scalar: Unicode.Scalar, to text: inout String, at column: Int) -> Int {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      text += String(repeating: " ", count: width)
      return width
    }
    if (0x20...0x7E).contains(scalar.value) {
      text.unicodeScalars.append(scalar)
      return 1
    }
    // Control characters and direction marks would move the rest of the line.
    let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    if isControl {
      text += "\u{FFFD}"
      return 1
    }
    text.unicodeScalars.append(scalar)
    return width(scalar)
  }

  /// Columns of a scalar on a terminal: 0 for marks, 2 for wide ones (East Asian Width W and F, and emoji).
  static func width(_ scalar: Unicode.Scalar) -> Int {
    // Before the first combining mark; asking for a scalar's properties takes longer than all else.
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// A part of a very long line around a column, and how many columns were cut from its start.
  private static func window(_ text: String, width: Int, around column: Int) -> (String, Int) {
    guard width > widestLine else { return (text, 0) }
    let wanted = max(0, column - widestLine / 2)
    var cut = 0
    var shown = ""
    var position = 0
    for scalar in text.unicodeScalars {
      let columns = Self.width(scalar)
      if position < wanted {
        cut += columns
      } else if position - cut < widestLine {
        shown.unicodeScalars.append(scalar)
      }
      position += columns
    }
    return (shown, cut)
  }
}
