public import ProofModel

/// Finds the conflicts in a console's log as people paste it: timestamps, indentation, quotes and other lines between
/// them, several conflicts in a row, and ends that were cut off.
public struct ConflictLogReader {
  /// What was found in a log.
  public struct Reading: Sendable {
    /// The conflicts in the order of the log.
    public var conflicts: [LoggedConflict]
    /// What could not be read, with its line.
    public var diagnostics: [Diagnostic]
  }

  /// Lines longer than this are no constraints.
  private static let longestLine = 20_000
  /// A list with more lines than this is none.
  private static let longestList = 2_000

  private enum State { case idle, list, recovering }

  private var state = State.idle
  private var current = LoggedConflict(constraints: [], broken: nil, redacted: 0, isCut: false, line: 1)
  /// A constraint that goes on in the next line.
  private var open: String?
  private var number = 0
  private var isBlock = false
  /// The list was ended by its bracket.
  private var isClosed = false
  /// Heads, and what is told of constraints without a list of them.
  private var heads: [Int] = []
  private var lone: LoggedConstraint?
  private let file: String
  private var reading = Reading(conflicts: [], diagnostics: [])

  private init(file: String) { self.file = file }

  /// Reads a whole log. Complexity: O(characters).
  public static func read(_ text: String, file: String) -> Reading {
    var reader = ConflictLogReader(file: file)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.number += 1
      if line.utf8.count <= longestLine { reader.take(String(line)) }
    }
    // What follows the last line's end is no line.
    if text.last?.isNewline ?? true { reader.number -= 1 }
    reader.finish(isEnd: true)
    if reader.reading.conflicts.isEmpty { reader.reading.diagnostics.append(reader.nothingFound) }
    return reader.reading
  }

  private var lineWords: String { number == 1 ? "1 line" : "\(number) lines" }

  private var nothingFound: Diagnostic {
    let message: String
    if let lone {
      message =
        "no list of constraints was found in \(lineWords): '\(LogNames([lone]).equation(lone))' was left out, "
        + "and what it conflicts with is not there"
    } else if !heads.isEmpty {
      message =
        "a conflict is told of, and no constraint is listed below it: web pages lose what stands between '<' and '>'"
    } else {
      message =
        "no constraint conflict was found in \(lineWords): looked for 'Unable to simultaneously satisfy "
        + "constraints' and for lists of \"<NSLayoutConstraint:0x… …>\""
    }
    return .error(
      "no-conflict-in-log", message, at: SourceSpan(file: file, line: heads.first ?? 1),
      hint: "paste the console from 'Unable to simultaneously satisfy constraints' to 'breaking constraint <…>'")
  }

  // MARK: Lines

  private mutating func take(_ line: String) {
    if line.contains("Unable to simultaneously satisfy constraints")
      || line.contains("Conflicting constraints detected")
    {
      finish(isEnd: false)
      isBlock = line.contains("Conflicting constraints detected")
      current.line = number
      heads.append(number)
      state = .list
      return
    }
    if let range = line.range(of: "Will attempt to recover by breaking") {
      closeOpen()
      state = .recovering
      takePieces(String(line[range.upperBound...]))
      return
    }
    if state == .idle {
      // A list whose head was cut off.
      guard line.contains("\"<"), line.contains("onstraint:0x") else { return }
      current.line = number
      state = .list
    }
    takePieces(line)
  }

  /// The constraints of a line: `<Class:0x… …>`, whole or begun or ended here.
  private mutating func takePieces(_ raw: String) {
    // Converters of markup write a dash between others as a line through it.
    let line = raw.replacing("\\<", with: "<").replacing("\\>", with: ">").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("~~", with: "-")
    if line.contains("<private>") {
      current.redacted += 1
      if state == .recovering { finish(isEnd: false) }
      return
    }
    if let begun = open {
      let rest = Self.stripped(line)
      if Self.start(in: rest) != nil {
        // The one before was never closed.
        closeOpen()
      } else {
        guard !rest.isEmpty else { return }
        open = nil
        takeBegun(begun + " " + rest)
        return
      }
    }
    guard let start = Self.start(in: line) else {
      let bare = Self.stripped(line)
      if state == .list, bare == ")" { isClosed = true }
      // Without its brackets.
      if bare.prefix(while: { $0 != ":" && $0 != " " }).hasSuffix("onstraint"), bare.contains(":0x") {
        takeConstraint(bare.last == "," ? String(bare.dropLast()) : bare)
      }
      return
    }
    takeBegun(String(line[start...]))
  }

  private mutating func takeBegun(_ text: String) {
    guard let end = Self.end(of: text) else {
      if text.utf8.count < Self.longestLine { open = text }
      return
    }
    takeConstraint(String(text[text.index(after: text.startIndex)..<end]))
    // Another one in the same line.
    let rest = String(text[text.index(after: end)...])
    if state != .idle, let next = Self.start(in: rest) { takeBegun(String(rest[next...])) }
  }

  private mutating func closeOpen() {
    guard let begun = open else { return }
    open = nil
    if let constraint = ConstraintScanner.read(String(begun.dropFirst())) {
      keep(constraint)
    } else {
      unreadable(begun)
    }
  }

  private mutating func takeConstraint(_ description: String) {
    guard let constraint = ConstraintScanner.read(description) else {
      unreadable("<" + description + ">")
      if state == .recovering { finish(isEnd: false) }
      return
    }
    keep(constraint)
  }

  private mutating func keep(_ constraint: LoggedConstraint) {
    switch state {
    case .idle: break
    case .list: if current.constraints.count < Self.longestList { current.constraints.append(constraint) }
    case .recovering:
      takeBroken(constraint)
      finish(isEnd: false)
    }
  }

  private mutating func takeBroken(_ constraint: LoggedConstraint) {
    if current.constraints.isEmpty { lone = constraint }
    current.broken = current.constraints.firstIndex { $0.address == constraint.address }
  }

  private mutating func unreadable(_ text: String) {
    guard text.contains("onstraint:0x") else { return }
    reading.diagnostics.append(
      .warning(
        "unreadable-constraint", "this constraint could not be read and is left out: \(text.prefix(160))",
        at: SourceSpan(file: file, line: number)))
  }

  private mutating func finish(isEnd: Bool) {
    if open != nil { closeOpenQuietly() }
    defer {
      state = .idle
      isBlock = false
      isClosed = false
      current = LoggedConflict(constraints: [], broken: nil, redacted: 0, isCut: false, line: number)
    }
    guard !current.constraints.isEmpty || current.redacted > 0 else { return }
    current.isCut = isEnd && state == .list && !isClosed
    // macOS tells the same conflict in two ways.
    if let last = reading.conflicts.last, isBlock || reading.conflicts.count == blocks,
      Set(last.constraints.map(\.address)) == Set(current.constraints.map(\.address)), !last.constraints.isEmpty
    {
      if last.broken == nil { reading.conflicts[reading.conflicts.count - 1] = current }
      return
    }
    reading.conflicts.append(current)
    if isBlock { blocks = reading.conflicts.count }
  }

  /// The number of conflicts when the last block was read.
  private var blocks = -1

  private mutating func closeOpenQuietly() {
    let isRecovering = state == .recovering
    guard let begun = open else { return }
    open = nil
    guard let constraint = ConstraintScanner.read(String(begun.dropFirst())) else { return }
    if isRecovering {
      takeBroken(constraint)
    } else {
      current.constraints.append(constraint)
    }
  }

  // MARK: Pieces

  /// Where `<SomeConstraint:0x` begins.
  private static func start(in line: String) -> String.Index? {
    var from = line.startIndex
    while let open = line[from...].firstIndex(of: "<") {
      let rest = line[line.index(after: open)...]
      let name = rest.prefix { $0 != ":" && $0 != " " && $0 != "<" && $0 != ">" }
      if name.lowercased().contains("constraint"), rest[name.endIndex...].hasPrefix(":0x") { return open }
      from = line.index(after: open)
    }
    return nil
  }

  /// The bracket that ends a constraint: one that `=` does not follow and that ends the line, the quotes, or its
  /// trailer.
  private static func end(of text: String) -> String.Index? {
    var last: String.Index?
    var at = text.startIndex
    while at < text.endIndex {
      if text[at] == ">" {
        let next = text.index(after: at)
        let follower = next < text.endIndex ? text[next] : "\n"
        let rest = text[next...]
        if follower == "\"" { return at }
        if follower == "\n" || follower == "." || follower == "," || follower == ")" || follower == "\\" { last = at }
        if follower.isWhitespace, rest.allSatisfy({ $0.isWhitespace || ".,\\;`\"'*)".contains($0) }) { last = at }
        if last != nil { return last }
      }
      at = text.index(after: at)
    }
    return nil
  }

  /// Without what pasting puts before a line: quotes of mails, comment signs, frames of tables.
  private static func stripped(_ line: String) -> String {
    var rest = line.trimmed[...]
    while let first = rest.first, "/>|*".contains(first) || first.isWhitespace { rest.removeFirst() }
    return String(rest)
  }
}
