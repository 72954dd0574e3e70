internal import ProofModel

/// A source text by its Unicode scalars, as the YAML parser counts them.
package final class YAMLSource: Sendable {
  /// The path as the user gave it.
  let file: String
  let text: String
  let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]
  /// Before each line's break.
  private let lineEnds: [Int]

  /// - Parameter text: without a byte order mark.
  package init(file: String, text: String) {
    self.file = file
    self.text = text
    self.scalars = Array(text.unicodeScalars)
    var starts = [0]
    var ends: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      // \r\n is one break, which ends at its \n.
      let isReturn = scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
      if scalar == "\n" || isReturn || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        let isPair = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
        ends.append(isPair ? index - 1 : index)
        starts.append(index + 1)
      }
    }
    ends.append(scalars.count)
    self.lineStarts = starts
    self.lineEnds = ends
  }

  /// The position of a scalar; O(log lines).
  func position(_ offset: Int) -> SourcePosition {
    let line = line(of: offset)
    return SourcePosition(line: line + 1, column: offset - lineStarts[line] + 1)
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
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

  /// The offset at which the line of a scalar ends, before its break; O(log lines), as lines may be the whole file.
  func endOfLine(at offset: Int) -> Int { max(offset, lineEnds[line(of: offset)]) }

  func startOfLine(at offset: Int) -> Int { lineStarts[line(of: offset)] }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
  }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
