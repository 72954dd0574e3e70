/// Text of somebody's file as it may be shown: what a terminal or a CI log would take for a command is written out.
public enum VisibleText {
  /// The text on one line, control characters and what turns the direction of a line as `\n`, `\t` or `\u{1b}`; O(n).
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isCommand) else { return text }
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where isCommand(scalar): output += "\\u{\(String(scalar.value, radix: 16))}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Whole lines of ours with such text in them: line breaks and tabs stay, and so do colours where they are ours.
  public static func lines(_ text: String, keepsColor: Bool) -> String {
    func mayPass(_ scalar: Unicode.Scalar) -> Bool { !isCommand(scalar) || scalar == "\n" || scalar == "\t" }
    guard !text.unicodeScalars.allSatisfy(mayPass) else { return text }
    var output = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if mayPass(scalar) {
        output.unicodeScalars.append(scalar)
      } else if keepsColor, scalar == "\u{1B}", let color = colorSequence(rest) {
        output += "\u{1B}" + color
        rest = rest.dropFirst(color.unicodeScalars.count)
      } else {
        output += escaped(String(scalar))
      }
    }
    return output
  }

  /// `[1;31m` at the beginning of what follows an escape character: it sets colours and weights, and nothing else.
  private static func colorSequence(_ rest: Substring.UnicodeScalarView) -> String? {
    guard rest.first == "[" else { return nil }
    let parameters = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" }
    guard rest.dropFirst(1 + parameters.count).first == "m" else { return nil }
    return "[\(String(parameters))m"
  }

  /// Control characters (C0, C1, DEL), line and paragraph separators, and those that embed or isolate directions.
  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }
}
