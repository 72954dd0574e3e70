/// Cuts Swift source into tokens, as far as rewriting needs it: strings, comments and directives are whole, signs are
/// single characters. Complexity: O(n).
struct Tokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [SourceToken] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() -> [SourceToken] {
    tokens.reserveCapacity(bytes.count / 4)
    while place < bytes.count {
      let start = place
      let kind = next()
      let text = kind == .space || kind == .comment ? "" : String(decoding: bytes[start..<place], as: UTF8.self)
      tokens.append(SourceToken(kind: kind, range: start..<place, text: text))
    }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  private mutating func next() -> SourceToken.Kind {
    switch byte() {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      skip { $0 == 32 || (9...13).contains($0) }
      return .space
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      skip { $0 != 10 }
      return .comment
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
      return .comment
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return .string
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "`"):
      place += 1
      skip { $0 != 96 && $0 != 10 }
      place = min(place + 1, bytes.count)
      return .word
    case let byte where Self.isDigit(byte):
      skip(Self.isWord)
      if self.byte() == UInt8(ascii: "."), Self.isDigit(self.byte(1)) {
        place += 1
        skip(Self.isWord)
      }
      return .number
    case let byte where Self.isWord(byte):
      skip(Self.isWord)
      return .word
    default:
      place += 1
      return .sign
    }
  }

  /// `#selector` and the like, a raw string, or the sign alone.
  private mutating func hash() -> SourceToken.Kind {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      place += count
      skipString(hashes: count)
      return .string
    }
    if byte(count) == UInt8(ascii: "/") {
      place += count + 1
      while place < bytes.count, !(byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "#")) { place += 1 }
      place = min(place + 1 + count, bytes.count)
      return .string
    }
    place += 1
    guard Self.isWord(byte()) else { return .sign }
    skip(Self.isWord)
    return .directive
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while place < bytes.count, isPart(bytes[place]) { place += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  /// From the first quote to the last, with what is put into it.
  private mutating func skipString(hashes: Int) {
    let isLong = byte(1) == 34 && byte(2) == 34
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), follows(UInt8(ascii: "#"), hashes, at: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
      } else if follows(34, quotes, at: 0), follows(UInt8(ascii: "#"), hashes, at: quotes) {
        place += quotes + hashes
        return
      } else if !isLong, byte() == 10 {
        return
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 {
          place += 1
          return
        }
      }
      _ = next()
    }
  }

  private func follows(_ sign: UInt8, _ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != sign { return false }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
      || byte == UInt8(ascii: "$")
  }
}
