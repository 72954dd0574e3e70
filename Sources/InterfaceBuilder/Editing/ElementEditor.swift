import ProofModel
import XMLParsing

/// Changes an Interface Builder file's text in place: what is not changed keeps every byte.
struct ElementEditor {
  let bytes: [UInt8]
  let archive: InterfaceBuilderFile
  /// Offset of each line's first byte.
  private let lines: [Int]
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// A start tag in the text.
  struct Tag {
    /// From `<` to behind `>`.
    var range: Range<Int>
    /// Of each attribute's value, without its quotes.
    var values: [(name: String, range: Range<Int>)]
    /// Whether it ends with `/>`.
    var isEmpty: Bool
  }

  /// nil with the reason where the file has errors: half of it is no ground for changes.
  static func open(file: String, bytes: [UInt8]) -> (ElementEditor?, [Diagnostic]) {
    let (archive, reading) = InterfaceBuilderReader.open(file: file, bytes: bytes)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard let archive, errors.isEmpty else { return (nil, errors) }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      return (
        nil,
        [
          .error(
            "not-utf-8", "the file is written in UTF-16, and only UTF-8 is changed in place",
            at: SourceSpan(file: file, line: 1), hint: "open and save it in Interface Builder, which writes UTF-8")
        ]
      )
    }
    return (ElementEditor(bytes: bytes, archive: archive), [])
  }

  private init(bytes: [UInt8], archive: InterfaceBuilderFile) {
    self.bytes = bytes
    self.archive = archive
    var lines = [0]
    for (offset, byte) in bytes.enumerated() where byte == 10 { lines.append(offset + 1) }
    self.lines = lines
  }

  /// Whether any change was asked for.
  var isChanged: Bool { !edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, Array(text.utf8))) }

  /// The text with all changes made; of edits inside removed text nothing stays.
  func edited() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for edit in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Where the element's start tag stands; nil where the text there is another one (a damaged file).
  func tag(of element: XMLElement) -> Tag? {
    guard lines.indices.contains(element.line - 1) else { return nil }
    var offset = lines[element.line - 1]
    var column = 1
    while offset < bytes.count, column < element.column {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    let name = Array(element.name.utf8)
    guard offset + name.count < bytes.count, bytes[offset] == UInt8(ascii: "<"),
      bytes[(offset + 1)...].starts(with: name)
    else { return nil }
    return tag(at: offset)
  }

  /// Gives an element an attribute, in the place of its value or before another one; whether the tag was found.
  mutating func set(_ name: String, _ value: String, of element: XMLElement, before other: String) -> Bool {
    guard let tag = tag(of: element) else { return false }
    if let old = tag.values.first(where: { $0.name == name }) {
      replace(old.range, with: value)
      return true
    }
    let next = tag.values.first { $0.name == other }
    guard let start = next.map({ $0.range.lowerBound - "\(other)=\"".utf8.count }), start > tag.range.lowerBound else {
      return false
    }
    replace(start..<start, with: "\(name)=\"\(value)\" ")
    return true
  }

  /// Adds a constraint to a view's list, which is made where there is none, in lines of their own.
  mutating func append(_ constraint: String, to view: XMLElement) -> Bool {
    guard let tag = tag(of: view), !tag.isEmpty else { return false }
    let list = view.child("constraints")
    guard let outer = list.flatMap(self.tag) ?? (list == nil ? tag : nil), !outer.isEmpty else { return false }
    // Before the line of the end tag.
    var end = self.end(ofContent: outer.range.upperBound)
    while end > 0, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
    var start = end - 1
    while start > 0, [32, 9].contains(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == 10 else { return false }
    let indent = String(decoding: bytes[start..<(end - 1)], as: UTF8.self)
    let line = bytes.count > 1 && start > 1 && bytes[start - 2] == 13 ? "\r\n" : "\n"
    let step = "    "
    replace(
      start..<start,
      with: list != nil
        ? indent + step + constraint + line
        : "\(indent)\(step)<constraints>\(line)\(indent)\(step)\(step)\(constraint)\(line)\(indent)\(step)</constraints>\(line)"
    )
    return true
  }

  /// Puts an element that has no content into another one, in the place of one of its children or on a line before its end
  /// tag.
  mutating func put(_ text: String, in parent: XMLElement, replacing child: XMLElement?) -> Bool {
    if let child {
      guard let tag = tag(of: child) else { return false }
      replace(
        tag.range.lowerBound..<(tag.isEmpty ? tag.range.upperBound : end(ofContent: tag.range.upperBound)), with: text)
      return true
    }
    guard let outer = tag(of: parent) else { return false }
    var first = outer.range.lowerBound
    while first > 0, [32, 9].contains(bytes[first - 1]) { first -= 1 }
    guard first > 0, bytes[first - 1] == 10 else { return false }
    let indent = String(decoding: bytes[first..<outer.range.lowerBound], as: UTF8.self)
    let line = first > 1 && bytes[first - 2] == 13 ? "\r\n" : "\n"
    let step = "    "
    if outer.isEmpty {
      var end = outer.range.upperBound - 2
      while end > outer.range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
      replace(
        end..<outer.range.upperBound, with: ">\(line)\(indent)\(step)\(text)\(line)\(indent)</\(parent.name)>")
      return true
    }
    var end = self.end(ofContent: outer.range.upperBound)
    while end > 0, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
    var start = end - 1
    while start > 0, [32, 9].contains(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == 10 else { return false }
    replace(start..<start, with: indent + step + text + line)
    return true
  }

  /// Removes an element, with its line where nothing else stands on it.
  mutating func remove(_ element: XMLElement) {
    guard let tag = tag(of: element) else { return }
    var start = tag.range.lowerBound
    var end = tag.isEmpty ? tag.range.upperBound : self.end(ofContent: tag.range.upperBound)
    var before = start
    while before > 0, [32, 9].contains(bytes[before - 1]) { before -= 1 }
    var after = end
    while after < bytes.count, [32, 9, 13].contains(bytes[after]) { after += 1 }
    if before == 0 || bytes[before - 1] == 10, after < bytes.count, bytes[after] == 10 {
      start = before
      end = after + 1
    }
    replace(start..<end, with: "")
  }

  /// - Parameter offset: of a `<`.
  private func tag(at offset: Int) -> Tag? {
    var position = offset + 1
    while position < bytes.count, !Self.isBlank(bytes[position]), ![0x2F, 0x3E].contains(bytes[position]) {
      position += 1
    }
    var values: [(name: String, range: Range<Int>)] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x3E {
        return Tag(range: offset..<position + 1, values: values, isEmpty: bytes[position - 1] == 0x2F)
      }
      guard !Self.isBlank(byte), byte != 0x2F else {
        position += 1
        continue
      }
      let nameStart = position
      while position < bytes.count, bytes[position] != 0x3D, !Self.isBlank(bytes[position]) { position += 1 }
      let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
      while position < bytes.count, bytes[position] != 0x22, bytes[position] != 0x27 { position += 1 }
      guard position < bytes.count else { return nil }
      let quote = bytes[position]
      let start = position + 1
      position = start
      while position < bytes.count, bytes[position] != quote { position += 1 }
      values.append((name, start..<position))
      position += 1
    }
    return nil
  }

  /// Behind the end tag that closes what was opened just before `offset`.
  private func end(ofContent offset: Int) -> Int {
    var position = offset
    var depth = 1
    while position < bytes.count {
      guard bytes[position] == 0x3C else {
        position += 1
        continue
      }
      if starts("<!--", at: position) {
        position = skip(past: "-->", from: position)
      } else if starts("<![CDATA[", at: position) {
        position = skip(past: "]]>", from: position)
      } else if starts("<?", at: position) {
        position = skip(past: "?>", from: position)
      } else if starts("</", at: position) {
        position = skip(past: ">", from: position)
        depth -= 1
        if depth == 0 { return position }
      } else if let tag = tag(at: position) {
        if !tag.isEmpty { depth += 1 }
        position = tag.range.upperBound
      } else {
        return bytes.count
      }
    }
    return bytes.count
  }

  private func starts(_ text: String, at position: Int) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func skip(past end: String, from position: Int) -> Int {
    var position = position
    while position < bytes.count, !starts(end, at: position) { position += 1 }
    return min(bytes.count, position + end.utf8.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 }
}
