/// A part of a source that does not compile and is left out of the copy: a statement, a value, a body, a declaration. It is
/// known by its tokens, so that it is found again when lines move, and compiled again when it changes.
package struct LeftOutPart: Hashable, Sendable {
  /// The source's path, absolute.
  package let path: String
  /// Where it began when it was found, from 1.
  package let line: Int
  /// In a word.
  package let kind: String
  /// Why: the compiler's message.
  package let reason: String
  /// The digest of its tokens.
  let digest: UInt64
  /// Among the parts of the file that are equal, in their order.
  let ordinal: Int

  /// The words of a list, one part to a line: digest, ordinal, place, kind and reason between tabs. Paths are made absolute
  /// or relative by the caller.
  package var text: String {
    [String(digest, radix: 16), String(ordinal), "\(path):\(line)", kind, reason].joined(separator: "\t")
  }

  /// Reads a line of a list; nil where it is none.
  package init?(_ line: some StringProtocol) {
    let words = line.split(separator: "\t" as Character, omittingEmptySubsequences: false).map { String($0) }
    guard words.count == 5, let digest = UInt64(words[0], radix: 16), let ordinal = Int(words[1]),
      let colon = words[2].lastIndex(of: ":"), let number = Int(words[2][words[2].index(after: colon)...])
    else { return nil }
    self.init(
      path: String(words[2][..<colon]), line: number, kind: words[3], reason: words[4], digest: digest, ordinal: ordinal
    )
  }

  init(path: String, line: Int, kind: String, reason: String, digest: UInt64, ordinal: Int) {
    (self.path, self.line, self.kind, self.reason) = (path, line, kind, reason)
    (self.digest, self.ordinal) = (digest, ordinal)
  }

  /// The same part of the file at another path, as it is called elsewhere.
  package func at(_ path: String) -> LeftOutPart {
    LeftOutPart(path: path, line: line, kind: kind, reason: reason, digest: digest, ordinal: ordinal)
  }

  /// The source without those of the parts that are its own. Lines stay where they are.
  package static func leaveOut(_ parts: [LeftOutPart], of source: SourceText, at path: String) -> SourceText {
    let own = parts.filter { $0.path == path }
    guard !own.isEmpty else { return source }
    return SourceText(bytes: PartFinder(source, path).edits(own).applied(to: source.bytes))
  }
}

/// The parts of one source by their digests.
struct PartFinder {
  let source: SourceText
  let path: String
  let outline: SourceOutline
  private let keys: [Key]

  struct Key: Hashable {
    let digest: UInt64
    let ordinal: Int
  }

  init(_ source: SourceText, _ path: String) {
    (self.source, self.path, outline) = (source, path, SourceOutline(source))
    var counts: [UInt64: Int] = [:]
    keys = outline.parts.map { part in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      // A function's body is another part than the closure of the same tokens.
      for byte in [UInt8](Self.word(part.kind).utf8) + part.tokens.flatMap({ Array(source.text($0).utf8) + [0] }) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      defer { counts[hash, default: 0] += 1 }
      return Key(digest: hash, ordinal: counts[hash] ?? 0)
    }
  }

  /// A part of the outline, as a list names it.
  func part(_ index: Int, because reason: String) -> LeftOutPart {
    let part = outline.parts[index]
    let start = source.tokens[part.tokens.lowerBound].range.lowerBound
    let line = source.bytes[..<start].filter { $0 == 10 }.count + 1
    return LeftOutPart(
      path: path, line: line, kind: Self.word(part.kind), reason: reason.replacing("\t", with: " "),
      digest: keys[index].digest, ordinal: keys[index].ordinal)
  }

  /// Which parts of the outline a list names, without those within others.
  func indices(of parts: [LeftOutPart]) -> [(index: Int, part: LeftOutPart)] {
    let wanted = Dictionary(parts.map { (Key(digest: $0.digest, ordinal: $0.ordinal), $0) }) { first, _ in first }
    var isOut = Array(repeating: false, count: keys.count)
    var found: [(index: Int, part: LeftOutPart)] = []
    for index in keys.indices {
      if let outer = outline.parts[index].outer, isOut[outer] {
        isOut[index] = true
      } else if let part = wanted[keys[index]] {
        isOut[index] = true
        found.append((index, part))
      }
    }
    return found
  }

  func edits(_ parts: [LeftOutPart]) -> SourceEdits {
    var edits = SourceEdits()
    for (index, part) in indices(of: parts) {
      let (tokens, text) = replacement(outline.parts[index], part)
      edits.replace(source.bytes(tokens), of: source.bytes, by: text)
    }
    return edits
  }

  /// The words of the type that a part gives a value of, as far as it is written.
  func valueTypes(_ index: Int) -> [String] {
    guard let head = valueHead(index) else { return [] }
    let arrow = head.last { source.text($0) == ">" && source.text($0 - 1) == "-" }
    guard let start = arrow ?? head.first(where: { source.text($0) == ":" }) else { return [] }
    return (start..<head.upperBound).map { source.text($0) }.filter { $0.first?.isUppercase == true }
  }

  /// The tokens before the value: of a declaration, or of the function that returns it.
  private func valueHead(_ index: Int) -> Range<Int>? {
    let part = outline.parts[index]
    let start = part.tokens.lowerBound
    switch part.kind {
    case .value, .body: return part.outer.map { outline.parts[$0].tokens.lowerBound..<start }
    case .statement where source.text(start) == "return":
      var outer = part.outer
      while let place = outer {
        if case .body = outline.parts[place].kind { return valueHead(place) }
        outer = outline.parts[place].outer
      }
      return nil
    case .statement:
      if let value = assigned(part), ["let", "var"].contains(source.text(start)) { return start..<value.lowerBound }
      if let type = shadowed(part)?.type { return type.lowerBound - 1..<type.upperBound + 1 }
      guard part.function == .initialiser else { return nil }
      let name = source.text(source.text(start) == "self" ? start + 2 : start)
      return outline.parts.first { other in
        other.kind == .property && other.tokens.contains { source.text($0) == name && source.text($0 + 1) == ":" }
      }.map { $0.tokens.lowerBound..<$0.tokens.upperBound + 1 }
    default: return nil
    }
  }

  private static func word(_ kind: SourceOutline.Part.Kind) -> String {
    switch kind {
    case .type: "type"
    case .conformance: "conformance"
    case .member, .property: "declaration"
    case .value: "value"
    case .body: "body"
    case .statement: "statement"
    }
  }

  // MARK: What goes in the place

  /// What is left out says so when it would have run; where a value is asked for, it is the plainest one of its type.
  private func replacement(_ part: SourceOutline.Part, _ entry: LeftOutPart) -> (ClosedRange<Int>, String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let words = "\(file):\(entry.line): \(entry.reason)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let call = "appLeftOut(\"\(words)\")"
    switch part.kind {
    case .type, .member, .property, .conformance: return (part.tokens, "")
    case .value: return (part.tokens, call)
    case .body(.initialiser): return (part.tokens, "{ fatalError(\"\(words)\") }")
    case .body: return (part.tokens, "{ \(call) }")
    case .statement: break
    }
    let start = part.tokens.lowerBound
    if source.text(start) == "return" { return (part.tokens, "return \(call)") }
    if let value = assigned(part) { return (value, call) }
    // Without its local the property of that name would mean itself for ever.
    if let (name, type) = shadowed(part) {
      return (part.tokens, "\(source.text(name - 1)) \(source.text(name)): \(source.source(type)) = \(call)")
    }
    return (part.tokens, call)
  }

  /// The name of a local, and the written type of the property of that name whose value it is made for.
  private func shadowed(_ part: SourceOutline.Part) -> (name: Int, type: ClosedRange<Int>)? {
    let first = part.tokens.lowerBound
    let start = source.text(first) == "guard" ? first + 1 : first
    guard ["let", "var"].contains(source.text(start)), source.text(start + 2) == "=" else { return nil }
    var outer = part.outer
    while let place = outer, outline.parts[place].kind != .property { outer = outline.parts[place].outer }
    guard let property = outer.map({ outline.parts[$0].tokens }),
      let colon = property.first(where: { source.text($0) == ":" }), source.text(colon - 1) == source.text(start + 1),
      let end = (colon...property.upperBound).first(where: { ["=", "{"].contains(source.text($0)) }), end > colon + 1
    else { return nil }
    return (start + 1, colon + 1...end - 1)
  }

  /// The value of a constant whose type is written, or of what an initialiser gives its object.
  private func assigned(_ part: SourceOutline.Part) -> ClosedRange<Int>? {
    let start = part.tokens.lowerBound
    var place = start
    if source.text(place) == "self", source.text(place + 1) == "." { place += 2 }
    let isDeclared = ["let", "var"].contains(source.text(start))
    guard isDeclared || part.function == .initialiser && source.isWord(place) && source.text(place + 1) == "=" else {
      return nil
    }
    var isTyped = !isDeclared
    while place < part.tokens.upperBound {
      let text = source.text(place)
      if text == ":" { isTyped = true }
      if text == "{" { return nil }
      if text == "=" { return isTyped ? place + 1...part.tokens.upperBound : nil }
      place = ["(", "["].contains(text) ? source.closing(place) + 1 : place + 1
    }
    return nil
  }
}
