import ProofModel
import UndrawnSettings

/// What of a file's settings no card tells, in lines.
extension ReviewReport {
  /// Whether a cause is about bars, tabs or how a screen comes, as which settings of controllers and bars' items are told.
  static func isOfSurroundings(_ lead: String) -> Bool {
    let words = [
      "bar", "the tab ", "the chosen tab ", "tabs", "way back", "title", "presentation", "sheet", "popover",
      "segments of", "items of", "safe area",
    ]
    return words.contains { lead.contains($0) }
  }

  /// Whether what a cause says may be what a setting of a bar or a controller does: how a screen comes, and large titles, are told in
  /// words of their own.
  private static func mayTell(_ lead: String, _ line: ObjectSettings.Line) -> Bool {
    let what = line.setting?.what ?? ""
    if what.hasPrefix("modal ") { return comings.contains { lead.contains($0) } }
    return what.hasPrefix(largeTitles) ? lead.contains(largeTitles.dropLast()) : isOfSurroundings(lead)
  }

  private static let comings = ["presentation", "sheet", "popover", "comes as"]

  /// Whether a bar prefers large titles (`UINavigationBar.prefersLargeTitles`, docs).
  private static let largeTitles = "large titles"

  /// What of a file's settings and objects no card tells.
  ///
  /// - Parameters:
  ///   - leads: what the causes of pictures of the file say.
  ///   - bars: those in which what a line of a bar says may stand.
  static func lines(
    _ unshown: Seen.Unshown, _ told: [(id: String, aspect: SettingAspect?)], _ isQuiet: Bool, _ isAlone: Bool,
    leads: [String], bars: [String]
  ) -> [ObjectSettings.Line] {
    let aspects = Dictionary(grouping: told, by: \.id)
    func isTold(_ line: ObjectSettings.Line) -> Bool {
      line.objects.contains { id in
        aspects[id]?.contains { $0.aspect?.isLike(line.aspect) ?? (line.place != .replaced) } ?? false
      }
    }
    /// Whether a card tells the same of the view itself.
    func isSaid(_ line: ObjectSettings.Line) -> Bool {
      line.objects.contains { id in aspects[id]?.contains { $0.aspect?.isLike(line.aspect) ?? false } ?? false }
    }
    let left = unshown.lines.filter { line -> Bool in
      switch line.place {
      case .start, .always, .wiring, .classes: return true
      case .untold, .replaced: return !isTold(line)
      // What a bar says that no picture has is told beside other bars.
      case .quiet:
        let isOfBar = isOfBar(line)
        let isLeft = isQuiet || isOfBar || !leads.contains { mayTell($0, line) }
        return !isSaid(line) && isLeft && !(isOfBar && bars.contains { names($0, whatIsSaidIn: line) })
      case .alone: return isAlone
      case .tools: return false
      }
    }
    return ObjectSettings.joined(left)
  }

  /// Whether it is a title of a screen, in which size that is, or a button in its bar.
  private static func isOfBar(_ line: ObjectSettings.Line) -> Bool {
    guard let setting = line.setting else { return false }
    return setting.kind == "barButtonItem"
      || setting.kind == "navigationItem" && ["title", titleMode].contains(setting.what)
  }

  /// What says whether a title is a large one where its bar has such (`UINavigationItem.largeTitleDisplayMode`, docs).
  private static let titleMode = "large title display mode"

  /// Whether what bars say, in a card's words, has all that a line of a bar says.
  static func names(_ lead: String, whatIsSaidIn line: ObjectSettings.Line) -> Bool {
    if line.setting?.what == titleMode { return lead.contains("large title") }
    // A way back says the title of another screen.
    if line.setting?.kind == "navigationItem", lead.hasPrefix("the way back") { return false }
    // What a button says is no title.
    if line.setting?.kind == "navigationItem", lead.contains(" button ") { return false }
    return [line.setting?.now, line.setting?.then].compactMap { $0?.lowercased() }.allSatisfy(
      lead.lowercased().contains)
  }

  static func note(
    _ lines: [ObjectSettings.Line], of file: String, _ line: (ObjectSettings.Line) -> String
  ) -> Note {
    // What pictures may show is not said to be in none.
    func isUnseen(_ line: ObjectSettings.Line) -> Bool { [.always, .wiring, .classes].contains(line.place) }
    let all = alike(lines.filter(isUnseen))
    let unseen = joined(named(ordered(all), line))
    let seen = ordered(lines.filter { !isUnseen($0) }).map(line)
    var said = listed(unseen)
    if !seen.isEmpty {
      var besides = listed(seen)
      if !unseen.isEmpty { besides[0] = "besides, what pictures may show: \(besides[0])" }
      said += besides
    }
    guard !said.isEmpty else { return Note("") }
    return Note("'\(file)' changed \(unseen.isEmpty ? "besides" : "in what no picture shows"):", said)
  }

  /// Several outlets or actions of one object of which the same is said, on one line: `the outlets 'a', 'b' and 'c' are new`.
  package static func joined(_ words: [String]) -> [String] {
    let (fewest, most) = (3, 24)
    let ends = [
      " is new": " are new", " is gone": " are gone", " is of another object now": " are of other objects now",
      " leads to another object now": " lead to other objects now",
    ]
    // What is said of the other end stands behind that, in parentheses.
    func parts(_ line: String) -> (kind: String, name: String, owner: String, end: String, tail: String)? {
      let tail = line.hasSuffix(")") ? line.ranges(of: " (").last.map { String(line[$0.lowerBound...]) } ?? "" : ""
      let line = line.dropLast(tail.count)
      for kind in ["outlet", "action"] where line.hasPrefix("the \(kind) '") {
        guard let end = ends.keys.first(where: { line.hasSuffix("'" + $0) }) else { return nil }
        let name = String(line.dropFirst("the \(kind) ".count).dropLast(end.count))
        guard kind == "outlet", let of = name.firstRange(of: "' of ") else { return (kind, name, "", end, tail) }
        return (kind, "\(name[..<of.lowerBound])'", " of \(name[of.upperBound...])", end, tail)
      }
      return nil
    }
    func key(_ line: String) -> String? { parts(line).map { $0.kind + $0.owner + $0.end + $0.tail } }
    let groups = Dictionary(grouping: words.indices) { key(words[$0]) ?? "\($0)" }
    var told: Set<String> = []
    return words.indices.compactMap { index in
      guard let part = parts(words[index]), let key = key(words[index]), let members = groups[key],
        members.count >= (part.owner.isEmpty ? fewest : 2)
      else { return words[index] }
      guard told.insert(key).inserted else { return nil }
      let names = members.compactMap { parts(words[$0])?.name }
      return "the \(part.kind)s \(names.listed(upTo: most))\(part.owner)\(ends[part.end] ?? "")\(part.tail)"
    }
  }

  /// The lines; what was set alike of objects of several kinds is one: `wants layer is 'YES' now in 12 objects`.
  static func alike(_ lines: [ObjectSettings.Line]) -> [ObjectSettings.Line] {
    let fewest = 3
    func words(_ line: ObjectSettings.Line) -> String? {
      guard let setting = line.setting, setting.kind != nil, !setting.what.isEmpty, !isName(line) else { return nil }
      return "\(setting.what) \(setting.end)"
    }
    let groups = Dictionary(grouping: lines.indices) { words(lines[$0]) ?? "\($0)" }
    var (result, told): ([ObjectSettings.Line], [ObjectSettings.Line]) = ([], [])
    for index in lines.indices {
      guard let words = words(lines[index]), let members = groups[words], members.count >= fewest
      else {
        result.append(lines[index])
        continue
      }
      guard members[0] == index else { continue }
      let number = members.reduce(0) { $0 + lines[$1].number }
      told.append(
        ObjectSettings.Line(
          "\(words) in \(number) objects", lines[index].place, aspect: lines[index].aspect,
          names: members.flatMap { lines[$0].names }.once))
    }
    return result + told
  }

  /// The lines; of many objects of a kind that got another tag or identifier one: `tag in a label, 7 times`. Code performs
  /// segues by theirs: of some each is told with what it was.
  static func named(
    _ lines: [ObjectSettings.Line], _ line: (ObjectSettings.Line) -> String
  ) -> [String] {
    let (fewest, mostSegues, mostNamed) = (3, 12, 6)
    func beginning(_ line: ObjectSettings.Line) -> String? { isName(line) ? line.setting?.subject : nil }
    let groups = Dictionary(grouping: lines.indices) { beginning(lines[$0]) ?? "\($0)" }
    var told: Set<String> = []
    return lines.indices.compactMap { index in
      guard let start = beginning(lines[index]), let members = groups[start], members.count >= fewest,
        !(lines[index].setting?.kind == "segue" && members.count <= mostSegues)
      else {
        return line(lines[index])
      }
      guard told.insert(start).inserted else { return nil }
      // Of few it is said of which object each is.
      let areNamed = members.count <= mostNamed && members.allSatisfy { lines[$0].names.count == lines[$0].number }
      let values = members.compactMap { index -> String? in
        let then = lines[index].setting?.then.map { " instead of '\($0)'" } ?? ""
        return lines[index].setting?.now.map {
          "'\($0)'" + (areNamed ? "\(then) of \(lines[index].names.listed)" : "")
        }
      }
      let times = members.reduce(0) { $0 + lines[$1].number }
      let shown = values.isEmpty ? "" : " (\(values.listed(upTo: areNamed ? mostNamed : 3)))"
      return "\(start) is set otherwise \(times) times\(shown)"
    }
  }

  /// Names by which code looks objects up come last: of many lines these are told less.
  private static func ordered(_ lines: [ObjectSettings.Line]) -> [ObjectSettings.Line] {
    lines.filter { !isName($0) } + lines.filter(isName)
  }

  private static let lookedUp: Set<String> = [
    "identifier", "tag", "reuse identifier", "restoration identifier", "custom module",
  ]

  static func isName(_ line: ObjectSettings.Line) -> Bool {
    line.setting.map { $0.kind != nil && lookedUp.contains($0.what) } ?? false
  }

  /// Words one after the other; of very many the first, and how many more there are.
  static func listed(_ words: [String], _ noun: String = "") -> [String] {
    let most = 60
    guard words.count > most + 1 else { return words }
    return words.prefix(most) + ["and \(words.count - most) more" + (noun.isEmpty ? "" : " \(noun)")]
  }
}
