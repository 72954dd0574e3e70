import ProofModel

/// How values and movements are said.
enum Wording {
  /// A length or another number, with at most two decimals; of less than a tenth three, of less than a hundredth four.
  static func number(_ value: Double) -> String {
    value.shortText(digits: value.magnitude >= 0.1 ? 2 : value.magnitude >= 0.01 ? 3 : 4)
  }

  static func text(_ value: String?) -> String {
    guard let value else { return "none" }
    let line = value.replacingLineBreaks.showingPrivateSigns
    return line.count > longestText ? "'\(line.prefix(longestText - 3))…'" : "'\(line)'"
  }

  /// So many letters of a text are said; titles cut it further.
  private static let longestText = 90

  /// Two frames by what differs: `at y 20` and `10`, or `x 8, width 40` and `x 10, width 38`; whole where one is none.
  ///
  /// - Parameter top: what y is counted from, where the file counts otherwise.
  static func frames(_ old: Rect?, _ new: Rect?, top: String) -> (before: String, after: String) {
    guard let old, let new else { return (rect(old), rect(new)) }
    let parts = [
      ("x", "", old.x, new.x), ("y", top, old.y, new.y), ("width", "", old.width, new.width),
      ("height", "", old.height, new.height),
    ].filter { number($0.2) != number($0.3) }
    guard let first = parts.first, parts.count == 1 else {
      return (
        parts.map { "\($0.0) \(number($0.2))" }.joined(separator: ", "),
        parts.map { "\($0.0) \(number($0.3))\($0.1)" }.joined(separator: ", ")
      )
    }
    switch first.0 {
    case "width": return (number(first.2), "\(number(first.3)) wide")
    case "height": return (number(first.2), "\(number(first.3)) high")
    default: return (number(first.2), "at \(first.0) \(number(first.3))\(first.1)")
    }
  }

  /// Two texts that differ, each shown where they do: a long one from shortly before its first difference on.
  static func texts(_ old: String?, _ new: String?) -> (String, String) {
    let shown = (text(old), text(new))
    guard let old = old?.replacingLineBreaks, let new = new?.replacingLineBreaks else { return shown }
    let common = zip(old, new).prefix { $0 == $1 }.count
    // A text that is cut soon after it begins to differ tells nothing of that.
    let isCut = max(old.count, new.count) > longestText && common > longestText - leastDifference
    guard shown.0 == shown.1 || isCut else { return shown }
    func from(_ text: String) -> String {
      let start = max(0, common - 16)
      let rest = text.dropFirst(start)
      return "'\(start > 0 ? "…" : "")\(rest.count > longestText ? "\(rest.prefix(longestText - 3))…" : String(rest))'"
    }
    let (left, right) = (from(old), from(new))
    // Line breaks of other kinds, or spaces at the end.
    return left == right ? ("\(left) (\(old.count) characters)", "\(right) (\(new.count) characters)") : (left, right)
  }

  /// So many letters of what differs are shown of a text that is cut.
  private static let leastDifference = 30

  static func color(_ color: Color?) -> String {
    guard let color else { return "none" }
    return "#" + (color.alpha < 1 ? color.hexDigitsWithAlpha : color.hexDigits)
  }

  static func font(_ font: FontDescriptor) -> String {
    // Of a file its name, wherever it lies, as its font is called.
    let file = font.file.map { path in
      let name = path.split(separator: "/").last ?? path[...]
      return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
    var parts = [file ?? font.family]
    if let style = font.textStyle { parts.append(style.rawValue) }
    if font.size > 0 { parts.append(number(font.size)) }
    if font.weight != 400 { parts.append("weight \(font.weight)") }
    if font.italic { parts.append("italic") }
    parts += font.features
    return parts.joined(separator: " ")
  }

  static func size(_ size: Size?) -> String {
    size.map { "\(number($0.width)) × \(number($0.height))" } ?? "none"
  }

  static func rect(_ rect: Rect?) -> String {
    rect.map { "[\([$0.x, $0.y, $0.width, $0.height].map(number).joined(separator: ", "))]" } ?? "none"
  }

  static func insets(_ insets: EdgeInsets?) -> String {
    guard let insets else { return "none" }
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return Set(sides).count == 1 ? number(insets.top) : "[\(sides.map(number).joined(separator: ", "))]"
  }

  static func lines(_ count: Int) -> String { count == 1 ? "one line" : "\(word(count)) lines" }

  /// `one` … `twelve`, then figures.
  static func word(_ count: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.indices.contains(count) ? words[count] : String(count)
  }

  static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// `down 7 pt`, `right 4 and down 7 pt`.
  static func movement(x: Double, y: Double) -> String {
    var parts: [String] = []
    if !x.isNear(0) { parts.append("\(x > 0 ? "right" : "left") \(number(x.magnitude))") }
    if !y.isNear(0) { parts.append("\(y > 0 ? "down" : "up") \(number(y.magnitude))") }
    return parts.joined(separator: " and ") + " pt"
  }

  /// `grew 12 pt in height`, `shrank 4 pt in width and grew 12 pt in height`.
  static func growth(width: Double, height: Double) -> String {
    var parts: [String] = []
    var verb: String?
    for (amount, side) in [(width, "width"), (height, "height")] where !amount.isNear(0) {
      let word = amount > 0 ? "grew" : "shrank"
      parts.append("\(word == verb ? "" : word + " ")\(number(amount.magnitude)) pt in \(side)")
      verb = word
    }
    return parts.joined(separator: " and ")
  }
}

extension String {
  var replacingLineBreaks: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }
}
