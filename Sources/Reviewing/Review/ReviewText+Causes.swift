import Foundation
import LayoutDiff
import ProofModel

/// What a group's causes did besides what its title says.
extension ReviewText {
  /// What the same edit did besides, where a title has room for its first part only. Names that came with it are no more
  /// than that, nor are masks but those of a group's first cause.
  func rest(of cause: ReviewReport.Cause, in title: String, isFirst: Bool = false) -> String? {
    let parts = cause.lead.components(separatedBy: "; ")
    if parts.count == 1, cause.lead.contains(" around '"), !title.contains(cause.lead) {
      return "in full: \(ReviewTitle.cut(cause.lead, 240))"
    }
    // What it was is as much of the change as what it is.
    if parts.count == 1, cause.isOfRuleOrText, !title.contains(cause.lead), Self.hasEarlierValue(cause.lead),
      !Self.hasEarlierValue(title)
    {
      return "in full: \(ReviewTitle.cut(cause.lead, 400))"
    }
    guard parts.count > 1, !title.contains(cause.lead) else { return nil }
    let told = parts.dropFirst().filter { isFirst ? !ListedCauses.isName($0) : !ListedCauses.isAside($0) }
    return told.isEmpty ? nil : "and: " + told.map { ReviewTitle.cut($0, 96) }.joined(separator: "; ")
  }

  private static func hasEarlierValue(_ words: String) -> Bool {
    [" instead of ", "` was `"].contains { words.contains($0) }
  }

  /// All that followed from the main cause, where the title has room for a part of it only.
  func effects(of cause: ReviewReport.Cause, in title: String) -> String? {
    guard cause.sentence.hasPrefix(cause.lead + ", so "), !cause.brief.isEmpty else { return nil }
    let all = cause.sentence.dropFirst(cause.lead.count + ", so ".count)
    guard !title.contains(all) else { return nil }
    return "so \(ReviewTitle.cut(String(all), 600))"
  }

  /// What else was done: what came, went and shows otherwise, what moved something, then, on one line, that of which no effect
  /// is told: whether it has one elsewhere, or beside another edit, is not known. What holds hidden views is told apart.
  func others(_ causes: [ReviewReport.Cause]) -> [String] {
    let others = causes.dropFirst()
    let moving = MovingCauses(others.filter { !$0.brief.isEmpty })
    var parts = others.filter(\.isPart)
    let idle = others.filter { $0.brief.isEmpty && !$0.isOfPresence && !$0.isOfLook && !$0.isPart }
    // A view that came is seen, whatever moved for it, and so are another text and another colour.
    let present = ListedCauses.words(others.filter { $0.brief.isEmpty && $0.isOfPresence }, most: 12)
    let looks = ListedCauses.words(others.filter { $0.brief.isEmpty && $0.isOfLook }, most: 24)
    var lines = [causes.first.flatMap { Self.parts(of: $0, &parts) }].compactMap { $0 }
    lines += [present, looks].filter { !$0.isEmpty }.map { "also: \($0)" }
    let entries = moving.entries.count > causesPerGroup ? moving.textsFirst : moving.entries
    for entry in entries.prefix(causesPerGroup) {
      lines.append("also: \(entry.title)")
      if let cause = entry.only, let rest = rest(of: cause, in: entry.title) { lines.append("  \(rest)") }
      if let cause = entry.only, let with = Self.parts(of: cause, &parts) { lines.append("  \(with)") }
    }
    let rest = entries.dropFirst(causesPerGroup)
    if !rest.isEmpty {
      let number = rest.reduce(0) { $0 + $1.count }
      let names = rest.flatMap(\.names).once
      let of = names.isEmpty ? "" : ", of \(ListedCauses.list(names, most: 6))"
      lines.append("also: \(number) more cause\(number == 1 ? "" : "s") of movement\(of)")
    }
    let left = ListedCauses.words(parts)
    if !left.isEmpty { lines.append("also: \(left)") }
    let still = ListedCauses.words(idle.filter { !$0.isOfHidden })
    let hidden = ListedCauses.words(idle.filter(\.isOfHidden), most: 12)
    if !hidden.isEmpty { lines.append("in what is not shown: \(hidden)") }
    if !still.isEmpty { lines.append("also: \(still)") }
    return lines
  }

  /// The edits whose effect is told with a cause's, which are taken out of those that are left to tell; nil where there are
  /// none.
  private static func parts(of cause: ReviewReport.Cause, _ left: inout [ReviewReport.Cause]) -> String? {
    let signatures = cause.signature.components(separatedBy: ReplacedRules.separator)
    func isOne(_ part: ReviewReport.Cause) -> Bool { part.partOf.map(signatures.contains) ?? false }
    let own = left.filter(isOne)
    left.removeAll(where: isOne)
    return own.isEmpty ? nil : "together with: \(ListedCauses.words(own))"
  }
}

extension ReviewReport.Cause {
  /// Whether it is told with the cause whose effect it is a part of: nothing of it is seen by itself.
  fileprivate var isPart: Bool { partOf != nil && brief.isEmpty && !isOfPresence && !isOfLook }

  /// Whether it is a rule that was another, or another text: what bars say among them.
  fileprivate var isOfRuleOrText: Bool {
    [Change.Kind.ruleAdded, .ruleRemoved, .ruleChanged, .multiplierChanged, .textChanged].map(\.rawValue).contains(kind)
  }
}

/// Causes that moved something, those of frames that all moved their views alike as one.
private struct MovingCauses {
  struct Entry {
    var title: String
    /// The cause, where it is told by itself.
    var only: ReviewReport.Cause?
    /// How many causes it is.
    var count = 1
    /// The views that were edited, in quotes.
    var names: [String]
  }

  private(set) var entries: [Entry] = []

  /// The same, those first by which something says or shows another thing: of a list that is cut these are told.
  var textsFirst: [Entry] {
    func isText(_ entry: Entry) -> Bool {
      entry.only?.lead.components(separatedBy: "; ").contains { part in
        ["text of '", "placeholder of '", "picture of '"].contains { part.hasPrefix($0) }
      } ?? false
    }
    return entries.filter(isText) + entries.filter { !isText($0) }
  }

  /// How many of them are told as one.
  private static let fewest = 3

  init(_ causes: [ReviewReport.Cause]) {
    let ways = causes.map(Self.way)
    let members = Dictionary(grouping: causes.indices) { ways[$0] ?? "\($0)" }
    var told: Set<Int> = []
    for (index, cause) in causes.enumerated() where !told.contains(index) {
      let alike = ways[index].flatMap { members[$0] } ?? []
      guard let way = ways[index], alike.count >= Self.fewest else {
        entries.append(Entry(title: Self.title(cause), only: cause, names: Self.names(cause)))
        continue
      }
      told.formUnion(alike)
      let names = alike.flatMap { Self.names(causes[$0]) }
      entries.append(
        Entry(
          title: "frames of \(ListedCauses.list(names, most: 3)) are others, so each \(way)", only: nil,
          count: alike.count, names: names))
    }
  }

  /// How long a line of a list may be.
  private static let longest = 200

  /// A cause with all that followed from it, where a line has room for that; else with what followed most of all.
  private static func title(_ cause: ReviewReport.Cause) -> String {
    let start = cause.lead + ", so "
    let most = cause.brief.components(separatedBy: " (and ")
    // The amounts of another picture are told with its name.
    guard most.count > 1, cause.sentence.hasPrefix(start), cause.sentence.contains(most[0]),
      cause.sentence.count <= longest
    else { return ReviewTitle.of(cause, and: 0) }
    return cause.sentence
  }

  /// What a view did by its own frame, without its name; nil of other causes.
  private static func way(_ cause: ReviewReport.Cause) -> String? {
    // What the same edit did besides is told with it.
    guard cause.lead.hasPrefix("frame of '"), !cause.brief.contains(" (and "), let name = names(cause).first,
      cause.lead.components(separatedBy: "; ").dropFirst().allSatisfy(ListedCauses.isAside)
    else { return nil }
    for start in ["it ", "\(name) "] where cause.brief.hasPrefix(start) {
      return String(cause.brief.dropFirst(start.count))
    }
    return nil
  }

  private static func names(_ cause: ReviewReport.Cause) -> [String] {
    ListedCauses.split(cause.lead.components(separatedBy: "; ")[0]).map { ["'\($0.name)'"] } ?? []
  }
}

/// Several causes in few words: what was done to several views alike is told once, with their names.
enum ListedCauses {
  /// The first of them with all that each did, and how many more there are.
  static func words(_ causes: [ReviewReport.Cause], most: Int = 6) -> String {
    var parts: [(what: String, names: [String], rest: String, times: Int)] = []
    var (masks, hiddenPlaces): ([String], Int) = ([], 0)
    let anew = replaced(causes)
    for cause in causes {
      if let name = anew.first(where: { cause.lead == $0 + " is gone" || cause.lead == $0 + " is new" }) {
        if cause.lead.hasSuffix(" is new") { parts.append(("", [], name + " is another view of that name now", 1)) }
        continue
      }
      for part in cause.lead.components(separatedBy: "; ").prefix(4) {
        if isAside(part) {
          if part.hasPrefix(mask) { masks.append(part) }
          continue
        }
        // Where many views lie that no picture shows is told by their number, behind what they say.
        if part.contains(isNotShown), most > 6, causes.count > 6 {
          hiddenPlaces += 1
          continue
        }
        let found = split(part)
        let (what, rest) = found.map { ($0.what, $0.rest) } ?? ("", part)
        if let place = parts.firstIndex(where: { $0.what == what && $0.rest == rest }) {
          parts[place].times += 1
          if let name = found?.name { parts[place].names.append(name) }
        } else {
          parts.append((what, found.map { [$0.name] } ?? [], rest, 1))
        }
      }
    }
    var words = parts.prefix(most).map { part -> String in
      if part.names.count <= 1 || Set(part.names).count == 1 {
        let name = part.names.first.map { "'\($0)'" } ?? ""
        return ReviewTitle.cut(part.what + name + part.rest, 96) + (part.times > 1 ? " (\(part.times) times)" : "")
      }
      return part.what + list(part.names.once.map { "'\($0)'" }, most: 4) + ReviewTitle.cut(part.rest, 64)
    }
    let hidden = parts.dropFirst(most).reduce(0) { $0 + $1.times }
    if hidden > 0 { words.append("and \(hidden) more") }
    if hiddenPlaces > 0 {
      words.append("frames of \(hiddenPlaces) view\(hiddenPlaces == 1 ? " that is" : "s that are") not shown")
    }
    // One or two are somebody's edit, more are mostly another Xcode's.
    words +=
      masks.count <= 2 ? masks.map { ReviewTitle.cut($0, 96) } : ["autoresizing masks of \(masks.count) views"]
    return words.joined(separator: "; ")
  }

  private static let isNotShown = "', which is not shown, lies at "
  private static let mask = "autoresizing mask of '"

  /// Whether it is only how a view is called, or a mask that came with another frame.
  static func isAside(_ part: String) -> Bool { part.hasPrefix(mask) || isName(part) }

  /// Whether it is only how a view is called.
  static func isName(_ part: String) -> Bool { part.hasSuffix("' now") && part.contains("' is called '") }

  /// Whether it is a view's mask and nothing else: how it follows its superview, which no picture of one size shows.
  static func isMask(_ cause: ReviewReport.Cause) -> Bool {
    cause.lead.hasPrefix(mask) && cause.lead.components(separatedBy: "; ").allSatisfy(isAside)
  }

  /// Whether it is only what a file records: a size that is drawn nowhere, a mask or a name, or the place of a hidden view.
  static func isSaved(_ cause: ReviewReport.Cause) -> Bool {
    cause.lead.components(separatedBy: "; ").allSatisfy(isAside) || CauseRank.isSaved(cause.kind, cause.lead)
      || cause.lead.contains(isNotShown)
  }

  /// What is new under the name of what is gone, as one: `'Meet' is made anew`.
  private static func replaced(_ causes: [ReviewReport.Cause]) -> Set<String> {
    let leads = Set(causes.map(\.lead))
    return Set(
      leads.filter { $0.hasSuffix("' is gone") && leads.contains($0.dropLast(4) + "new") }.map {
        String($0.dropLast(8))
      })
  }

  /// `font of '`, the view's name and `' is …` of what was done to one view; nil of other words.
  static func split(_ part: String) -> (what: String, name: String, rest: String)? {
    guard let start = part.range(of: " of '"), !part[..<start.lowerBound].contains("`"),
      let end = part.range(of: "' is ", range: start.upperBound..<part.endIndex)
    else { return nil }
    let name = String(part[start.upperBound..<end.lowerBound])
    return (String(part[..<start.lowerBound]) + " of ", name, " is " + part[end.upperBound...])
  }

  /// `'a', 'b' and 3 more`.
  static func list(_ names: [String], most: Int) -> String {
    names.count > most + 1 ? names.listed(first: most) : names.listed
  }
}
