import Foundation
import LayoutDiff

/// A cause and what followed most of all in one line that fits where titles are shown.
package enum ReviewTitle {
  static let longest = 120

  /// The first of several, and of the others how many they are and what came or went by them where there is room:
  /// `'Total' is new, and 16 more causes (4 new views, 3 gone)`. Empty of none.
  static func of(_ causes: [ReviewReport.Cause]) -> String {
    guard let first = causes.first else { return "" }
    // What views are called is no cause that is told below.
    let others = causes.dropFirst().filter { !$0.parts.allSatisfy { $0.isOf(.name) } }
    let title = of(first, and: others.count)
    func number(_ kind: Change.Kind) -> Int { others.count { $0.kind == kind.rawValue } }
    let (new, gone) = (number(.appeared), number(.went))
    guard new + gone > 1 else { return title }
    let views = new > 0 ? "\(new) new view\(new == 1 ? "" : "s")" : ""
    let end = gone > 0 ? "\(gone) \(new > 0 ? "" : "view\(gone == 1 ? "" : "s") ")gone" : ""
    let news = " (\([views, end].filter { !$0.isEmpty }.joined(separator: ", ")))"
    return title.count + news.count <= longest ? title + news : title
  }

  /// `the rule `a.top == b.bottom` is gone, so 7 views moved down 12 pt, and 2 more causes`.
  static func of(_ cause: ReviewReport.Cause, and others: Int, longest: Int = ReviewTitle.longest) -> String {
    let tail = others > 0 ? ", and \(others) more cause\(others == 1 ? "" : "s")" : ""
    // What is measured or rounded otherwise is no news beside what else was done, nor is what several edits leave of two ways.
    let isSlight =
      others > 0
      && cause.most.map { $0 <= CauseRank.slightMovement || cause.extent < CauseRank.slightExtent } ?? false
    if cause.brief.isEmpty || isSlight { return cut(cause.lead, longest - tail.count) + tail }
    if let words = cause.shownBesides {
      let end = ", and \(withoutOthers(cause.brief))\(tail)"
      if longest - end.count >= leastEffect { return cut(words, longest - end.count) + end }
    }
    let lead = cause.movingParts.map(\.words).joined(separator: "; ")
    let whole = "\(lead), so \(cause.brief)\(tail)"
    if whole.count <= longest { return whole }
    if let others = cause.brief.range(of: " (and ", options: .backwards) {
      let brief = cause.brief[..<others.lowerBound]
      if whole.count - cause.brief.count + brief.count <= longest { return "\(lead), so \(brief)\(tail)" }
    }
    // Who else moved is told below, and of another way in all; then the cause is cut, and at last what followed.
    let (brief, edits) = withoutEdits(withoutOthers(cause.brief))
    let link = "\(edits), so "
    let room = longest - tail.count - link.count
    // Of several parts of one edit the first stays; of a rule that was another both need the room.
    let first = ruleShortest(lead.components(separatedBy: "; ")[0])
    if edits.isEmpty, !lead.contains("` was `"), let all = inAll(cause.brief, first > 0 ? room - first : room / 2) {
      return "\(cut(lead, room - all.count))\(link)\(all)\(tail)"
    }
    // A rule's values come before what is told below again.
    let effect = cut(brief, max(min(brief.count, leastEffect), min(max(48, room / 2), room - ruleShortest(lead))))
    return "\(cut(lead, room - effect.count))\(link)\(effect)\(tail)"
  }

  /// What followed, without how many other views there are, and without what it is in all.
  private static func withoutOthers(_ brief: String) -> String { brief.components(separatedBy: " (")[0] }

  /// What followed with what it is in all: `'Box' grew 20 pt in width (41 in all)`, of a width and a height the width
  /// alone where both are too long; nil where nothing else made more of it, or that has no room.
  private static func inAll(_ brief: String, _ room: Int) -> String? {
    guard let start = brief.range(of: " ("),
      let end = brief.range(of: " in all)", range: start.upperBound..<brief.endIndex)
    else { return nil }
    let whole = brief[..<end.upperBound]
    if whole.count <= room { return String(whole) }
    let middle = " pt in width and "
    let amounts = [brief[..<start.lowerBound], brief[start.upperBound..<end.lowerBound]]
    let both = amounts.map { $0.components(separatedBy: middle) }
    let parts = (both[1].first ?? "").split(separator: " ")
    guard both.allSatisfy({ $0.count == 2 }), parts.count == 2, both[0][0].contains(" \(parts[0]) "),
      !both[0][0].hasSuffix(" \(parts[1])")
    else { return nil }
    let width = "\(both[0][0]) pt in width (\(parts[1]) in all)"
    return width.count <= room ? width : nil
  }

  /// What followed, and ` and 2 other edits` of such as had a part in it: without these the cause alone made less.
  private static func withoutEdits(_ brief: String) -> (brief: String, edits: String) {
    guard brief.hasSuffix(" other edit") || brief.hasSuffix(" other edits"),
      let end = brief.range(of: " with ", options: .backwards)
    else { return (brief, "") }
    return (String(brief[..<end.lowerBound]), " and " + brief[end.upperBound...])
  }

  /// So many letters of what followed have room at least: an amount without its unit tells too little.
  private static let leastEffect = 36

  /// How much of the rule that a text names is left at least.
  static let leastRule = 16

  /// The length of a text whose rule is cut as far as it may be; 0 of one that names none.
  private static func ruleShortest(_ text: String) -> Int {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count == 3 ? text.count - max(0, parts[1].count - leastRule) : 0
  }

  /// A text of at most so many characters; a code mark that was opened is closed.
  static func cut(_ text: String, _ length: Int) -> String {
    guard text.count > length else { return text }
    let end = text.range(of: "; ")?.lowerBound
    let first = end.map { String(text[..<$0]) } ?? text
    // Of several parts of one edit the first tells enough.
    if end != nil, first.count <= length { return first }
    // A long first part that is what a view says keeps both texts.
    if end != nil, first.hasPrefix("text of "), first.hasSuffix("'") { return cut(first, length) }
    // Of what is said in a view that came or went the first tells enough.
    if let shorter = firstText(first), shorter.count < text.count { return cut(shorter, length) }
    if end != nil, happenings.contains(where: first.hasSuffix) { return cut(first, length) }
    // So does what one value of a rule is.
    if end != nil, first.count(where: { $0 == "`" }) == 2 { return cut(first, length) }
    let marks = text.filter { $0 == "`" }.count
    // Of a rule that was another the one that is there now.
    if marks >= 4, let end = text.range(of: "` was `") {
      let shorter = withoutCommonWords(text)
      if shorter.count <= length { return shorter }
      if let short = shorter.range(of: "` was `…"), shorter.distance(from: short.lowerBound, to: shorter.endIndex) < 32
      {
        return cutInMiddle(shorter, length)
      }
      return shortRules(text, length) ?? cut(text[..<end.lowerBound] + "` replaces another", length)
    }
    // Values give way before what they are of.
    if marks < 2, let end = text.range(of: " instead of "),
      text.distance(from: text.startIndex, to: end.lowerBound) <= length
    {
      return shorterTexts(text, length) ?? String(text[..<end.lowerBound])
    }
    return cutInMiddle(text, length)
  }

  /// What became of a view, which stays of whatever is cut.
  private static let happenings = [
    " is new", " is gone", " is hidden", " is no longer hidden", " is installed now", " is no longer installed",
    " is shown in it now", " is no longer shown in it",
  ]

  /// `'Box' with 'one' and 4 more is new` of a view with several texts, or is hidden; nil of other words.
  private static func firstText(_ text: String) -> String? {
    guard let end = happenings.first(where: text.hasSuffix), let start = text.range(of: " with '") else { return nil }
    let letters = Array(text)
    let named = text.distance(from: text.startIndex, to: start.upperBound)
    // Texts may have apostrophes and numbers of their own.
    let names = quoted(letters).all.filter { $0.lowerBound >= named }
    guard let first = names.first, first.lowerBound == named else { return nil }
    let rest = Array(letters[(first.upperBound + 1)...].dropLast(end.count))
    // Of several that say it, how many: `'Box' with 'one' (3 times) and 4 more is new`.
    let times = rest.starts(with: " (") ? rest.firstIndex(of: ")").map { Array(rest[...$0]) } ?? [] : []
    // In which tab it is stands behind them.
    let stop = String(rest).range(of: " (in the tab '", options: .backwards).map {
      String(rest).distance(from: String(rest).startIndex, to: $0.lowerBound)
    }
    let tail = Array(rest[times.count..<(stop ?? rest.count)])
    guard tail.starts(with: ", ") || tail.starts(with: " and ") else { return nil }
    // Of `, 'To:', 2 more texts, 'Field' and 1 more view` the names and the numbers.
    let others = quoted(tail).all
    var unnamed = tail
    for name in others.reversed() { unnamed.removeSubrange(name) }
    let numbers = String(unnamed).split(separator: " ").compactMap { Int($0) }
    let number = others.count + numbers.reduce(0, +)
    return "\(String(letters[...first.upperBound]))\(String(times)) and \(number) more\(end)"
  }

  /// How much of each of two texts is left at least.
  private static let leastText = 14

  /// `text of 'a' is '…new words' instead of '…old words'`, each from shortly before what differs; nil where too little of them
  /// would be left.
  private static func shorterTexts(_ text: String, _ length: Int) -> String? {
    guard let middle = text.range(of: "' instead of '"), text.hasSuffix("'"),
      let start = text.range(of: " is '", range: text.startIndex..<middle.lowerBound)
    else { return nil }
    let values = [text[start.upperBound..<middle.lowerBound], text[middle.upperBound...].dropLast()].map(String.init)
    let most = (length - (text.count - values[0].count - values[1].count)) / 2
    guard most >= leastText else {
      // A view that is called by what it says now is named by that alone.
      let name = "'\(values[0])'"
      guard let own = text.range(of: " of \(name) is '"), own.upperBound == start.upperBound else { return nil }
      return shorterTexts(String(text[..<own.lowerBound]) + " is '" + text[start.upperBound...], length)
    }
    let shown = differing(values[0], values[1], most: most)
    guard shown.0 != shown.1 else { return nil }
    return text[..<start.upperBound] + shown.0 + "' instead of '" + shown.1 + "'"
  }

  /// Two texts of at most so many letters each, long ones from shortly before what differs.
  package static func differing(_ one: String, _ other: String, most: Int) -> (String, String) {
    let same = zip(one, other).prefix { $0 == $1 }.count
    func shown(_ text: String) -> String {
      guard text.count > most else { return text }
      let begin = same > most - 6 ? same - 4 : 0
      let rest = (begin > 0 ? "…" : "") + text.dropFirst(begin)
      return rest.count > most ? rest.prefix(most - 1) + "…" : rest
    }
    return (shown(one), shown(other))
  }

  /// How much of each of two rules is left at least.
  private static let leastOfTwo = 34

  /// Two rules of which each keeps its relation and the sides that it ties: `Con….trailing >= Pat….trailing`; nil where there is
  /// too little room.
  private static func shortRules(_ text: String, _ length: Int) -> String? {
    var parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5 else { return nil }
    let room = (length - 4 - parts[0].count - parts[2].count - parts[4].count) / 2
    guard room >= leastOfTwo else { return nil }
    (parts[1], parts[3]) = (shortRule(parts[1], room), shortRule(parts[3], room))
    return parts[1] == parts[3] ? nil : parts.joined(separator: "`")
  }

  private static func shortRule(_ rule: String, _ length: Int) -> String {
    guard rule.count > length else { return rule }
    guard let relation = [" == ", " >= ", " <= "].compactMap({ rule.range(of: $0) }).first else {
      return rule.prefix(length - 1) + "…"
    }
    let (left, right) = (String(rule[..<relation.lowerBound]), String(rule[relation.upperBound...]))
    let room = length - 4
    let own = max(room / 2, room - right.count)
    let first = shortSide(left, min(own, left.count))
    return first + rule[relation] + shortSide(right, room - first.count)
  }

  /// A side of a view, whose name gives way before the side does.
  private static func shortSide(_ side: String, _ length: Int) -> String {
    guard side.count > length else { return side }
    guard let dot = side.lastIndex(of: "."), side[dot...].count + 2 <= length else {
      return side.prefix(max(1, length - 1)) + "…"
    }
    return side.prefix(length - side[dot...].count - 1) + "…" + side[dot...]
  }

  /// A rule that was another, of which only what differs is said: `a.width >= 76` was `… == 76`.
  private static func withoutCommonWords(_ text: String) -> String {
    var parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5 else { return text }
    let (new, old) = (parts[1].split(separator: " "), parts[3].split(separator: " "))
    let same = zip(new, old).prefix { $0 == $1 }.count
    guard same > 0, same < old.count else { return text }
    parts[3] = "…" + old.dropFirst(same).map { " " + $0 }.joined()
    return parts.joined(separator: "`")
  }
}
