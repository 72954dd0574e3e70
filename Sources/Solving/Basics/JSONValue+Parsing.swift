/// Why a text is no JSON, and where.
public struct JSONParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected and what was found.
  public var message: String
  /// 1-based; columns count Unicode scalars.
  public var line: Int
  /// The place in the line, in Unicode scalars from 1.
  public var column: Int

  /// The place and what is wrong there, in one line: `line 3, column 7: …`.
  public var description: String { "line \(line), column \(column): \(message)" }
}

extension JSONValue {
  /// Reads one JSON value (RFC 8259); a key that comes twice is an error, as no writer of ours makes one.
  ///
  /// - Complexity: O(bytes); nesting beyond 64 is refused.
  public static func parse(_ bytes: [UInt8]) throws(JSONParsingError) -> JSONValue {
    var parser = JSONParser(bytes)
    return try parser.document()
  }

  /// The value of an object's key; nil where there is none, and of what is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text of a string; nil of any other value.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The value of a number; nil of any other value.
  public var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The truth of a boolean; nil of any other value.
  public var boolean: Bool? {
    if case .boolean(let value) = self { return value }
    return nil
  }

  /// The items of an array in their order; nil of any other value.
  public var array: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  /// The number where it is whole and fits.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// A cursor over JSON's bytes.
private struct JSONParser {
  private static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func document() throws(JSONParsingError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error("expected the end of the text after its value") }
    return value
  }

  private mutating func value() throws(JSONParsingError) -> JSONValue {
    skipSpace()
    guard index < bytes.count else { throw error("expected a value, found the end of the text") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("expected a value, found \(found)")
    }
  }

  private mutating func object() throws(JSONParsingError) -> JSONValue {
    try descend()
    defer { depth -= 1 }
    index += 1
    var members: [(key: String, value: JSONValue)] = []
    var seen: Set<String> = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error("expected a key in quotes, found \(found)")
      }
      let place = index
      let key = try string()
      guard seen.insert(key).inserted else {
        index = place
        throw error("the key '\(key)' comes twice")
      }
      skipSpace()
      guard take(":") else { throw error("expected ':' after the key '\(key)', found \(found)") }
      members.append((key, try value()))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw error("expected ',' or '}', found \(found)") }
    }
  }

  private mutating func array() throws(JSONParsingError) -> JSONValue {
    try descend()
    defer { depth -= 1 }
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw error("expected ',' or ']', found \(found)") }
    }
  }

  private mutating func descend() throws(JSONParsingError) {
    depth += 1
    guard depth <= Self.deepest else { throw error("values are nested more than \(Self.deepest) deep") }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONParsingError) -> JSONValue {
    let word = text.withUTF8Buffer { Array($0) }
    guard bytes[index...].starts(with: word) else { throw error("expected a value, found \(found)") }
    index += word.count
    return value
  }

  private mutating func number() throws(JSONParsingError) -> Double {
    let start = index
    _ = take("-")
    let whole = digits()
    var isValid = whole > 0 && !(whole > 1 && bytes[index - whole] == UInt8(ascii: "0"))
    if take(".") { isValid = digits() > 0 && isValid }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      isValid = digits() > 0 && isValid
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isValid, let value = Double(text), value.isFinite else {
      index = start
      throw error("expected a number, found '\(text)'")
    }
    return value
  }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
    return index - start
  }

  private mutating func string() throws(JSONParsingError) -> String {
    index += 1
    var content: [UInt8] = []
    while index < bytes.count {
      // Most of a text is plain: it is taken as it stands, up to what is not.
      let start = index
      while index < bytes.count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""),
        bytes[index] != UInt8(ascii: "\\")
      { index += 1 }
      content += bytes[start..<index]
      guard index < bytes.count else { break }
      if take("\"") {
        let text = String(decoding: content, as: UTF8.self)
        guard text.utf8.count == content.count, text.utf8.elementsEqual(content) else {
          throw error("a text is not UTF-8")
        }
        return text
      }
      guard take("\\") else { throw error("a control character must be written as \\u00XX") }
      content += try escape()
    }
    throw error("expected the closing quote of a text, found the end")
  }

  private mutating func escape() throws(JSONParsingError) -> [UInt8] {
    guard index < bytes.count else { throw error("expected an escape, found the end of the text") }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var code = try unit()
      if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
        let low = try unit()
        guard (0xDC00..<0xE000).contains(low) else { throw error("half of a pair of \\u escapes is missing") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw error("half of a pair of \\u escapes is missing") }
      return Array(String(Character(scalar)).utf8)
    default:
      index -= 1
      throw error("'\\' may be followed by one of \"\\/bfnrtu")
    }
  }

  private mutating func unit() throws(JSONParsingError) -> UInt32 {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits after \\u") }
    index += 4
    return value
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  /// What stands at the cursor, for a message.
  private var found: String {
    guard index < bytes.count else { return "the end of the text" }
    let rest = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    return rest.unicodeScalars.first.map { "'\($0)'" } ?? "something else"
  }

  private func error(_ message: String) -> JSONParsingError {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    return JSONParsingError(message: message, line: line, column: column)
  }
}
