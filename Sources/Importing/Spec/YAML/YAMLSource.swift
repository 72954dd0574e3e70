internal import ProofModel

/// A source text by its Unicode scalars, as the YAML parser counts them.
final class YAMLSource: Sendable {
  /// The path as the user gave it.
  let file: String
  let text: String
  let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]

  /// - Parameter text: without a byte order mark.
  init(file: String, text: String) {
    self.file = file
    self.text = text
    self.scalars = Array(text.unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      // \r\n is one break, which ends at its \n.
      let isReturn = scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
      if scalar == "\n" || isReturn || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        starts.append(index + 1)
      }
    }
    self.lineStarts = starts
  }

  /// The position of a scalar; O(log lines).
  func position(_ offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The span of a run of scalars; its length ends with the first line.
  func span(_ range: Range<Int>) -> SourceSpan {
    let start = min(max(0, range.lowerBound), scalars.count)
    let end = max(start, min(range.upperBound, endOfLine(at: start)))
    return SourceSpan(file: file, start: position(start), length: max(1, end - start))
  }

  /// The scalar that holds a byte of the UTF-8 text; O(n).
  func offset(ofByte byte: Int) -> Int {
    var bytes = 0
    for (index, scalar) in scalars.enumerated() {
      bytes += UTF8.width(scalar)
      if bytes > byte { return index }
    }
    return scalars.count
  }

  /// The offset at which the line of a scalar ends, before its break.
  func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < scalars.count, !Self.isBreak(scalars[end]) { end += 1 }
    return end
  }

  func startOfLine(at offset: Int) -> Int {
    var start = min(offset, scalars.count)
    while start > 0, !Self.isBreak(scalars[start - 1]) { start -= 1 }
    return start
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
  }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
