import ProofModel

/// Finds where the start tags of an XML text stand; parsers tell where they end.
struct TagScanner {
  /// A start tag's name and the place of its `<`; columns count Unicode scalars.
  struct Tag {
    var name: ArraySlice<UInt8>
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Of the position, 1-based.
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next start tag; nil at the end. Comments, CDATA sections and instructions are skipped. O(bytes passed).
  mutating func next() -> Tag? {
    while position < bytes.count {
      guard bytes[position] == 0x3C else {
        advance(1)
        continue
      }
      if starts("<!--") {
        skip(past: "-->")
      } else if starts("<![CDATA[") {
        skip(past: "]]>")
      } else if starts("<?") {
        skip(past: "?>")
      } else if starts("<!") || starts("</") {
        advance(2)
      } else {
        let (line, column) = (line, column)
        var end = position + 1
        while end < bytes.count, !Self.endsName(bytes[end]) { end += 1 }
        let name = bytes[position + 1..<end]
        advance(name.count + 1)
        return Tag(name: name, line: line, column: column)
      }
    }
    return nil
  }

  /// The internal part of the document type, in which entities are declared: its bytes, blanked in `bytes` so that no
  /// parser meets them, and the place of the first entity; nil where there is none.
  static func blankDocumentType(in bytes: inout [UInt8]) -> SourcePosition? {
    var scanner = TagScanner(bytes)
    while scanner.position < scanner.bytes.count {
      if scanner.bytes[scanner.position] != 0x3C {
        scanner.advance(1)
      } else if scanner.starts("<!--") {
        scanner.skip(past: "-->")
      } else if scanner.starts("<?") {
        scanner.skip(past: "?>")
      } else if scanner.starts("<!DOCTYPE") {
        return scanner.blankSubset(in: &bytes)
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func blankSubset(in bytes: inout [UInt8]) -> SourcePosition? {
    var entity: SourcePosition?
    var quote: UInt8?
    var isInside = false
    while position < self.bytes.count {
      let byte = self.bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if starts("<!--") {
        let start = position
        skip(past: "-->")
        for index in start..<position where isInside && self.bytes[index] != 10 { bytes[index] = 32 }
        continue
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x5D {
        isInside = false
      } else if byte == 0x3E, !isInside {
        return entity
      }
      if isInside {
        if quote == nil, starts("<!ENTITY"), entity == nil { entity = SourcePosition(line: line, column: column) }
        if byte != 10 { bytes[position] = 32 }
      } else if byte == 0x5B, quote == nil {
        isInside = true
      }
      advance(1)
    }
    return entity
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 32 || byte == 0x3E || byte == 0x2F || byte == 0x3C
  }

  private func starts(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(past end: StaticString) {
    while position < bytes.count, !starts(end) { advance(1) }
    advance(end.utf8CodeUnitCount)
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      let byte = bytes[position]
      if byte == 10 {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      position += 1
    }
  }
}
