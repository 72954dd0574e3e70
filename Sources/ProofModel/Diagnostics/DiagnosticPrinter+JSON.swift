extension DiagnosticPrinter {
  /// A JSON string: quotes, backslashes and control characters escaped, everything else as it is.
  public static func quoted(_ text: String) -> String {
    var output: [UInt8] = []
    appendQuoted(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// The same as UTF-8, what need not be escaped in one piece. Complexity: O(bytes).
  public static func appendQuoted(_ text: String, to output: inout [UInt8]) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let escaped = escape(of: bytes, at: index) else { continue }
        output += bytes[start..<index]
        output += escaped.text.utf8
        start = index + escaped.length
      }
      output += bytes[start...]
    }
    output.append(UInt8(ascii: "\""))
  }

  /// What stands for the character that begins at a byte, and how many bytes that has; nil where it stands for itself.
  private static func escape(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (text: String, length: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case 0..<0x20, 0x7F: return ("\\u" + String(bytes[index], radix: 16).zeroPadded(to: 4), 1)
    // U+2028 and U+2029, which end a line in older scripts.
    case 0xE2 where bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2]):
      return (bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default: return nil
    }
  }
}
