/// An error as the compiler prints it: `path:line:column: error: message`.
package struct CompilerError: Hashable, Sendable {
  package let path: String
  /// From 1.
  package let line: Int
  /// In UTF-8 of the text that was compiled, from 1.
  package let column: Int
  package let message: String

  /// Reads a line; nil where it tells no error.
  package init?(_ line: some StringProtocol) {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]), let column = Int(parts[2]) else {
      return nil
    }
    let message = parts[4].drop { $0 == " " }
    (self.path, self.line, self.column, self.message) = (String(parts[0]), number, column, String(message))
  }

  /// Those of a compiler's output, each once.
  package static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap { CompilerError($0) }.filter { seen.insert($0).inserted }
  }

  /// What stands between its quotation marks.
  package var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
