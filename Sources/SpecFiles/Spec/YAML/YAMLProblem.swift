internal import ProofModel

/// What broke the YAML, said in this format's words where one of its known traps is behind it.
struct YAMLProblem {
  /// The parser's own wording, which is only looked at.
  var text: String
  /// In scalars.
  var offset: Int
  var contextOffset: Int?
  var isTooDeep: Bool

  static func tooDeep(at span: SourceSpan) -> Diagnostic {
    .error(
      "nesting-too-deep", "nested more than \(YAMLComposer.deepestNesting) levels deep", at: span,
      hint: "a view's superview may be at most \(YAMLComposer.deepestNesting / 2 - 2) levels up; use components")
  }

  func diagnostic(in source: YAMLSource) -> Diagnostic {
    let place = min(offset, source.scalars.count)
    let span = source.span(place..<place + 1)
    if isTooDeep { return Self.tooDeep(at: span) }
    if let conflict = mergeConflict(in: source) { return conflict }
    if let trap = trap(in: source, at: place) { return trap }
    let (message, hint) = worded(source, place)
    var notes: [Diagnostic.Note] = []
    if let contextOffset, contextOffset != offset, contextOffset <= source.scalars.count {
      let start = source.span(contextOffset..<contextOffset + 1)
      if start.start.line != span.start.line { notes.append(Diagnostic.Note("it began here", at: start)) }
    }
    return .error("invalid-yaml", message, at: span, notes: notes, hint: hint)
  }

  /// What version control left behind is no YAML, and is the fault wherever the parser noticed it.
  private func mergeConflict(in source: YAMLSource) -> Diagnostic? {
    let text = source.text(0..<source.scalars.count)
    guard let line = MergeConflicts(Array(text.utf8)).lines.first else { return nil }
    var start = 0
    for _ in 1..<line { start = min(source.endOfLine(at: start) + 1, source.scalars.count) }
    return .error(
      "merge-conflict", "the file holds an unresolved merge conflict",
      at: source.span(start..<source.endOfLine(at: start)),
      hint: MergeConflicts.remedy)
  }

  private func trap(in source: YAMLSource, at place: Int) -> Diagnostic? {
    // The parser may notice at the start of the next line what went wrong on the one before.
    for offset in [place, source.startOfLine(at: place) - 1, contextOffset ?? -1] where offset >= 0 {
      let start = source.startOfLine(at: offset)
      let line = source.text(start..<source.endOfLine(at: offset))
      let content = line.drop { $0 == " " || $0 == "-" }
      let column = start + (line.count - content.count)
      let isItem = line.drop(while: { $0 == " " }).hasPrefix("- ")
      let rule = content.prefix { $0 != "#" }.trimmingBlanks
      if isItem, rule.hasPrefix("|-") || rule.hasPrefix("|[") || (rule.hasPrefix("[") && rule.contains("]-")) {
        return .error(
          "visual-format-prefix", "visual format needs its H: or V:", at: source.span(column..<column + rule.count),
          hint: "write - \"H:\(rule)\"")
      }
    }
    if let lost = lostColor(in: source, upTo: place) { return lost }
    guard place < source.scalars.count else { return nil }
    if text.contains("mapping values are not allowed") {
      let start = source.startOfLine(at: place)
      let key = source.text(start..<place).trimmingBlanks
      if SpecBuilder.isName(key), start > 0 {
        return .error(
          "invalid-yaml", "the key '\(key)' is indented deeper than the one above",
          at: source.span(place - key.unicodeScalars.count..<place), hint: "keys of one map are indented alike")
      }
    }
    let rest = source.text(place..<source.endOfLine(at: place))
    switch source.scalars[place] {
    case "@":
      let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "." }
      if Double(word) != nil || PriorityName.value(String(word)) != nil {
        return .error(
          "priority-mark", "priorities are numbers here, without the '@'", at: source.span(place..<place + 1),
          hint: "write \(word)")
      }
      let value = rest.prefix { !",}]#".contains($0) }.trimmingBlanks
      return .error(
        "quote-at", "a text that begins with '@' must be quoted", at: source.span(place..<place + 1),
        hint: "write \"\(value)\"")
    case "%", "`":
      return .error(
        "quote-text", "a text cannot begin with '\(source.scalars[place])'", at: source.span(place..<place + 1),
        hint: "quote the text")
    case "\t":
      return .error(
        "tab-indentation", "tabs cannot indent YAML", at: source.span(place..<place + 1), hint: "indent by spaces")
    default: return nil
    }
  }

  /// `{ color: #ff0000 }`: the colour and all behind it became a comment, so that the brace is never closed.
  private func lostColor(in source: YAMLSource, upTo place: Int) -> Diagnostic? {
    guard let contextOffset, contextOffset < place else { return nil }
    var position = max(contextOffset, 1)
    while position < min(place, source.scalars.count) {
      if source.scalars[position] == "#", YAMLSource.isBlank(source.scalars[position - 1]) {
        let line = source.text(position..<source.endOfLine(at: position))
        let word = line.prefix { $0 == "#" || $0.isHexDigit }
        let before = source.text(source.startOfLine(at: position)..<position).trimmingBlanks
        if before.hasSuffix(":"), [4, 7, 9].contains(word.count) {
          return .error(
            "lost-comment", "'\(word)' begins a comment, so the rest of the line is lost",
            at: source.span(position..<position + word.count), hint: "quote it: \"\(word)\"")
        }
        position = source.endOfLine(at: position)
      }
      position += 1
    }
    return nil
  }

  private func worded(_ source: YAMLSource, _ place: Int) -> (String, String?) {
    let isEnd = place >= source.scalars.count
    let found = isEnd ? "the end of the file" : "'\(source.text(place..<place + 1))'"
    let known = [
      ("mapping values are not allowed", "a ': ' inside a text makes a map", "quote the text"),
      ("',' or ']'", "expected ',' or ']'", "inside [ ] rules are quoted, and each bracket is closed"),
      ("',' or '}'", "expected ',' or '}'", "inside { } rules are quoted, and each brace is closed"),
      ("unexpected end of stream", "a quoted text is not closed", "add the closing quote"),
      (
        "expected key", "expected a key at this indentation, found \(found)",
        "keys of one map are indented alike, by spaces"
      ),
      (
        "'-' indicator", "expected '- ' at this indentation, found \(found)",
        "items of one list are indented alike, by spaces"
      ),
      ("could not find expected ':'", "expected ': ' after a key", "write key: value"),
      ("comment or line break", "a text that begins with '|' or '>' must be quoted", "quote the text"),
      ("tab character", "tabs cannot indent YAML", "indent by spaces"),
      ("escape", "unknown escape in a quoted text", "write \\\\ for a backslash, or use single quotes"),
      (
        "sequence entries are not allowed", "a list cannot begin on the line of its key",
        "put '- ' on a line of its own"
      ),
      ("control characters", "the file holds bytes that are not text", "save it as UTF-8"),
      ("UTF-8", "the file holds bytes that are not text", "save it as UTF-8"),
    ]
    let words = known.first { text.contains($0.0) }
    return words.map { ($0.1, $0.2) } ?? ("the YAML cannot be read here, found \(found)", nil)
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  var trimmingBlanks: String {
    var slice = self[...]
    while let first = slice.first, first == " " || first == "\t" { slice = slice.dropFirst() }
    while let last = slice.last, last == " " || last == "\t" { slice = slice.dropLast() }
    return String(slice)
  }
}
