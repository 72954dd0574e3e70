import Foundation

/// Titles that are too long end where a whole part of them does.
extension ReviewTitle {
  /// The rule gives way, from its middle, so that what was done with it stays.
  static func cutInMiddle(_ text: String, _ length: Int) -> String {
    guard let open = text.firstIndex(of: "`"),
      let close = text[text.index(after: open)...].firstIndex(of: "`")
    else { return shorterName(text, length) ?? beginning(text, length) }
    let (head, rule, rest) = (text[...open], text[text.index(after: open)..<close], text[close...])
    let room = length - head.count - rest.count
    if room >= leastRule {
      let (front, back) = ((room - 1) * 2 / 3, (room - 1) - (room - 1) * 2 / 3)
      return head + rule.prefix(front) + "…" + rule.suffix(back) + rest
    }
    return beginning(text, length)
  }

  /// The beginning of a text, which ends behind a whole part: no number is said in part, nor what it is of without it, and
  /// a name and a code mark that were opened are closed.
  private static func beginning(_ text: String, _ length: Int) -> String {
    var words = text.prefix(max(1, length - 2)).split(separator: " ", omittingEmptySubsequences: false)
    while words.count > 1, isHalf(words[words.count - 1], after: words[words.count - 2]) { words.removeLast() }
    var cut = words.joined(separator: " ")
    if cut.hasSuffix(",") { cut.removeLast() }
    let isInCode = cut.count(where: { $0 == "`" }) % 2 == 1
    return cut + "…" + (isInCode ? "`" : quoted(Array(cut)).open == nil ? "" : "'")
  }

  /// Whether the last word of a text that was cut tells nothing: a number that may be the beginning of one, its sign, what
  /// it would be of, or a link.
  private static func isHalf(_ word: Substring, after before: Substring) -> Bool {
    guard let first = word.first else { return true }
    return (first.isNumber || ["-", "+"].contains(first)) && !word.hasSuffix(",") || ["and", "with"].contains(word)
      || before.hasSuffix(",") && ["x", "y", "width", "height"].contains(word)
  }

  /// How much of a text in quotes is left at least.
  private static let leastName = 8

  /// `'Label' 'The beginning of a…' is new`: the longest text in quotes gives way, so that what happened to it stays; nil where
  /// that is not enough.
  private static func shorterName(_ text: String, _ length: Int) -> String? {
    let letters = Array(text)
    let all = quoted(letters).all
    guard let longest = all.max(by: { $0.count < $1.count }) else { return nil }
    let left = longest.count - (letters.count - length) - 1
    guard left >= leastName else {
      // What became of a view comes before what it says besides its name.
      guard let name = all.first, all.count > 1, longest.lowerBound == name.upperBound + 3 else { return nil }
      let nameless = String(letters[...name.upperBound]) + String(letters[(longest.upperBound + 1)...])
      return nameless.count <= length ? nameless : nil
    }
    return String(letters[..<(longest.lowerBound + left)]) + "…" + String(letters[longest.upperBound...])
  }

  /// The places of texts in quotes, and where one begins that does not end.
  static func quoted(_ letters: [Character]) -> (all: [Range<Int>], open: Int?) {
    var quoted: [Range<Int>] = []
    var open: Int?
    for (index, letter) in letters.enumerated() where letter == "'" {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if let start = open, index > start, " ,;.)".contains(next) {
        quoted.append(start..<index)
        open = nil
      } else if open == nil, index == 0 || " (".contains(letters[index - 1]) {
        open = index + 1
      }
    }
    return (quoted, open)
  }
}
