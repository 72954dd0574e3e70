/// A word, sign, literal or comment of Swift source, by its bytes.
package struct SourceToken: Hashable, Sendable {
  /// What a token is.
  package enum Kind: Sendable { case word, number, string, sign, directive, comment, space }

  package let kind: Kind
  /// UTF-8 offsets.
  package let range: Range<Int>
  package let text: String
}

/// The text of a file with its tokens: those that mean something, in order.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// Without spaces and comments.
  package let tokens: [SourceToken]

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var tokenizer = Tokenizer(bytes)
    tokens = tokenizer.run().filter { $0.kind != .space && $0.kind != .comment }
  }

  /// The token's text; empty past the ends.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// Whether a token begins where the one before it ends.
  func isAdjacent(_ index: Int) -> Bool {
    tokens.indices.contains(index) && index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Whether a token is the first one of its line.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// The bracket that closes the one at `index`; the last token where none does.
  func closing(_ index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return tokens.count - 1
  }

  /// The UTF-8 offsets from one token to another, both included.
  func bytes(_ tokens: ClosedRange<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound].range.upperBound
  }

  /// The source from one token to another, both included.
  func source(_ tokens: ClosedRange<Int>) -> String { String(decoding: bytes[bytes(tokens)], as: UTF8.self) }
}
