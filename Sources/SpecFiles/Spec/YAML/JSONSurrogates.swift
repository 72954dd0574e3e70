internal import ProofModel

/// JSON writes characters beyond U+FFFF as two escapes, `\ud83d\ude00`, which YAML does not know.
enum JSONSurrogates {
  /// The text with each such pair as YAML's one escape, `\U0001f600`.
  ///
  /// Columns behind a pair on its line come out two lower; nothing else moves.
  static func joined(_ text: String) -> String {
    guard text.contains("\\ud") || text.contains("\\uD") else { return text }
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      if let high = escape(scalars, position), (0xD800...0xDBFF).contains(high),
        let low = escape(scalars, position + 6), (0xDC00...0xDFFF).contains(low)
      {
        let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        output.append(contentsOf: ("\\U" + String(value, radix: 16).zeroPadded(to: 8)).unicodeScalars)
        position += 12
        continue
      }
      // A backslash that is itself escaped begins nothing.
      let length = scalars[position] == "\\" ? 2 : 1
      for offset in position..<min(position + length, scalars.count) { output.append(scalars[offset]) }
      position += length
    }
    return String(output)
  }

  /// The value of `\uXXXX` there.
  private static func escape(_ scalars: [Unicode.Scalar], _ position: Int) -> UInt32? {
    guard position + 6 <= scalars.count, scalars[position] == "\\", scalars[position + 1] == "u" else { return nil }
    return UInt32(String(String.UnicodeScalarView(scalars[position + 2..<position + 6])), radix: 16)
  }
}
