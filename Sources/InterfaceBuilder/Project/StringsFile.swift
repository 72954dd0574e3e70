import Foundation

/// A localisation's file, `"key" = "text";` with comments, in UTF-8 or UTF-16; property lists in XML or binary form too.
struct StringsFile {
  private(set) var texts: [String: String] = [:]

  /// Where reading stopped, and what should have stood there.
  struct Problem: Error {
    var expected: String
    var line: Int
    /// Counted in scalars from 1.
    var column: Int
  }

  init(_ data: Data) throws(Problem) {
    if data.starts(with: Array("bplist".utf8)) || Self.isXML(data) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let table = list as? [String: Any] else {
        throw Problem(expected: "a list of \"key\" = \"text\"", line: 1, column: 1)
      }
      texts = table.compactMapValues { $0 as? String }
      return
    }
    var scanner = Scanner(Self.scalars(data))
    try scanner.skip()
    // A list may stand in braces.
    let isBraced = scanner.take("{")
    while try scanner.skip(), !scanner.isAtEnd, !(isBraced && scanner.take("}")) {
      let key = try scanner.word("a \"key\"")
      try scanner.skip()
      guard scanner.take("=") else {
        // A key alone stands for itself.
        guard scanner.take(";") else { throw scanner.problem("'=' after \"\(key)\"") }
        texts[key] = key
        continue
      }
      try scanner.skip()
      texts[key] = try scanner.word("a \"text\" for \"\(key)\"")
      try scanner.skip()
      guard scanner.take(";") || scanner.isAtEnd else { throw scanner.problem("';' after the text of \"\(key)\"") }
    }
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(200).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<plist".utf8))
  }

  /// UTF-16 is known by its mark, or by the zero beside the first letter.
  private static func scalars(_ data: Data) -> [Unicode.Scalar] {
    let bytes = Array(data)
    let start = Array(bytes.prefix(2))
    let isMarked = start == [0xFE, 0xFF] || start == [0xFF, 0xFE]
    let isWide = isMarked || start.count == 2 && (start[0] == 0) != (start[1] == 0)
    guard isWide else {
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
      return Array(text.first == "\u{FEFF}" ? text.dropFirst() : text[...])
    }
    let isBig: Bool = isMarked ? bytes[0] == 0xFE : bytes[0] == 0
    let text = String(data: data.dropFirst(isMarked ? 2 : 0), encoding: isBig ? .utf16BigEndian : .utf16LittleEndian)
    return Array((text ?? "").unicodeScalars)
  }

  /// Reads from the start to the end, keeping count of lines.
  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    var isAtEnd: Bool { place >= scalars.count }

    func problem(_ expected: String) -> Problem {
      let before = scalars[..<min(place, scalars.count)]
      let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
      return Problem(
        expected: expected, line: before.reduce(1) { $0 + ($1 == "\n" ? 1 : 0) }, column: before.count - start + 1)
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard !isAtEnd, scalars[place] == scalar else { return false }
      place += 1
      return true
    }

    /// Passes white space and comments; true, so that it reads well in conditions.
    @discardableResult
    mutating func skip() throws(Problem) -> Bool {
      while !isAtEnd {
        if scalars[place].properties.isWhitespace || scalars[place] == "\u{FEFF}" {
          place += 1
        } else if scalars[place] == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
          while !isAtEnd, scalars[place] != "\n" { place += 1 }
        } else if scalars[place] == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
          let start = self
          place += 2
          while place + 1 < scalars.count, scalars[place] != "*" || scalars[place + 1] != "/" { place += 1 }
          guard place + 1 < scalars.count else { throw start.problem("'*/' for the comment that begins here") }
          place += 2
        } else {
          break
        }
      }
      return true
    }

    /// In quotes, or of letters, digits and `_ . - $ : /`.
    mutating func word(_ what: String) throws(Problem) -> String {
      let start = self
      guard take("\"") else {
        var text = ""
        while !isAtEnd, Self.isPlain(scalars[place]) {
          text.unicodeScalars.append(scalars[place])
          place += 1
        }
        guard !text.isEmpty else { throw problem(what) }
        return text
      }
      var units: [UInt16] = []
      while !isAtEnd, scalars[place] != "\"" {
        if take("\\") {
          escape(&units)
        } else {
          units += Array(String(scalars[place]).utf16)
          place += 1
        }
      }
      guard take("\"") else { throw start.problem("'\"' at the end of the text that begins here") }
      return String(decoding: units, as: UTF16.self)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || ["_", ".", "-", "$", ":", "/"].contains(scalar)
    }

    /// What follows a backslash: `n t r a b f v`, `U` or `u` with four digits of sixteen, three of eight, or itself.
    private mutating func escape(_ units: inout [UInt16]) {
      guard !isAtEnd else { return }
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "a": units.append(7)
      case "b": units.append(8)
      case "f": units.append(12)
      case "v": units.append(11)
      case "U", "u": units.append(number(digits: 4, radix: 16) ?? 0xFFFD)
      case "0"..."7":
        place -= 1
        units.append(number(digits: 3, radix: 8) ?? 0xFFFD)
      default: units += Array(String(scalar).utf16)
      }
    }

    private mutating func number(digits: Int, radix: Int) -> UInt16? {
      var text = ""
      while text.unicodeScalars.count < digits, !isAtEnd, Int(String(scalars[place]), radix: radix) != nil {
        text.unicodeScalars.append(scalars[place])
        place += 1
      }
      return UInt16(text, radix: radix)
    }
  }
}
