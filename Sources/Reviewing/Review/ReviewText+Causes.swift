import Foundation
import LayoutDiff
import ProofModel

/// What a group's causes did besides what its title says.
extension ReviewText {
  /// What the same edit did besides, where a title has room for its first part only. Names that came with it are no more
  /// than that, nor are masks but those of a group's first cause.
  func rest(of cause: ReviewReport.Cause, in title: String, isFirst: Bool = false) -> String? {
    guard !title.contains(cause.lead) else { return nil }
    let parts = cause.movingParts
    let told = parts.dropFirst().filter { isFirst ? !$0.isOf(.name) : !$0.isAside }.map(\.words)
    // What a title cuts is told whole: what it was is as much of the change as what it is.
    guard title.contains(parts[0].words) else {
      return "in full: \(ReviewTitle.cut(([parts[0].words] + told).joined(separator: "; "), Self.longest))"
    }
    // What the title says besides is not said again.
    let rest = told.filter { !title.contains($0) }
    return rest.isEmpty ? nil : "and: \(rest.joined(separator: "; "))"
  }

  /// Colours and the like that the same edit gave its view, which move nothing; nil where there are none.
  func dress(of cause: ReviewReport.Cause, in title: String) -> String? {
    let dress = cause.dress.filter { !title.contains($0) }
    return dress.isEmpty ? nil : "besides: \(dress.joined(separator: "; "))"
  }

  /// How long a line below a title may be.
  static let longest = 1200

  /// All that followed from the main cause, where the title has room for a part of it only.
  func effects(of cause: ReviewReport.Cause, in title: String, _ named: inout NamedViews) -> String? {
    let all = cause.allEffects
    guard !cause.brief.isEmpty, !all.isEmpty, !title.contains(all) else { return nil }
    return named.told("so \(ReviewTitle.cut(all, Self.longest))", of: cause)
  }

  /// What else was done: what came, went and shows otherwise, what moved something, then, on one line, that of which no effect
  /// is told: whether it has one elsewhere, or beside another edit, is not known. What holds hidden views is told apart.
  func others(_ causes: [ReviewReport.Cause], _ named: inout NamedViews) -> [String] {
    let others = causes.dropFirst()
    let moving = MovingCauses(others.filter { !$0.brief.isEmpty })
    var parts = others.filter(\.isPart)
    let idle = others.filter { $0.brief.isEmpty && !$0.isOfPresence && !$0.isOfLook && !$0.isPart }
    // A view that came is seen, whatever moved for it, and so are another text and another colour.
    let present = Self.byPicture(others.filter { $0.brief.isEmpty && $0.isOfPresence })
    let looks = Self.byPicture(others.filter { $0.brief.isEmpty && $0.isOfLook })
    var lines = [causes.first.flatMap { Self.parts(of: $0, &parts) }].compactMap { $0 }
    lines += present + looks
    let entries = moving.weightiest(causesPerGroup)
    for entry in entries.told {
      lines.append("also: \(entry.only.map { named.told(entry.title, of: $0) } ?? entry.title)")
      if let cause = entry.only, let rest = rest(of: cause, in: entry.title) { lines.append("  \(rest)") }
      if let cause = entry.only, let with = Self.parts(of: cause, &parts) { lines.append("  \(with)") }
    }
    let rest = entries.left
    if !rest.isEmpty {
      let number = rest.reduce(0) { $0 + $1.count }
      let names = rest.flatMap(\.names).once
      let of = names.isEmpty ? "" : ", of \(names.listed(upTo: 6))"
      lines.append("also: \(number) more cause\(number == 1 ? "" : "s") of movement\(of)")
    }
    if let masks = ListedCauses.masks(with: others.filter { !$0.brief.isEmpty }, besides: lines) {
      lines.append("also: \(masks)")
    }
    let rests = ListedCauses.words(parts)
    if !rests.isEmpty { lines.append("also: \(rests)") }
    let left = idle.filter { !Self.isTold($0, with: causes) }
    let still = Self.byPicture(left.filter { !$0.isOfHidden })
    let hidden = ListedCauses.words(left.filter(\.isOfHidden))
    if !hidden.isEmpty { lines.append("in what is not shown: \(hidden)") }
    return lines + still
  }

  /// Causes in few words, those that the picture that is told does not have in a line of their own for each picture that has them.
  private static func byPicture(_ causes: [ReviewReport.Cause]) -> [String] {
    let pictures = [nil] + causes.compactMap(\.picture).once
    return pictures.compactMap { picture in
      let words = ListedCauses.words(causes.filter { $0.picture == picture })
      return words.isEmpty ? nil : "also\(picture.map { " in \($0)" } ?? ""): \(words)"
    }
  }

  /// Whether all that was done stands among what another cause did that moved something by several edits together.
  private static func isTold(_ cause: ReviewReport.Cause, with causes: [ReviewReport.Cause]) -> Bool {
    guard causes.count(where: { $0.lead == cause.lead }) == 1 else { return false }
    return causes.contains { other in
      !other.brief.isEmpty && other.parts.count > cause.parts.count && cause.parts.allSatisfy(other.parts.contains)
    }
  }

  /// The edits whose effect is told with a cause's, which are taken out of those that are left to tell; nil where there are
  /// none.
  private static func parts(of cause: ReviewReport.Cause, _ left: inout [ReviewReport.Cause]) -> String? {
    func isOne(_ part: ReviewReport.Cause) -> Bool { part.partOf == cause.signature }
    let own = left.filter(isOne)
    left.removeAll(where: isOne)
    return own.isEmpty ? nil : "together with: \(ListedCauses.words(own))"
  }
}

extension ReviewReport.Cause {
  /// All that followed from it: in the words that name the views where these are of the same as the title's.
  fileprivate var allEffects: String {
    let start = lead + ", so "
    let said = sentence.hasPrefix(start) ? String(sentence.dropFirst(start.count)) : ""
    guard !whole.isEmpty else { return said.isEmpty ? brief : said }
    return whole + (picture.map { " in \($0)" } ?? "")
  }

  /// What was done, a part each, without the looks that came with what moved something.
  var movingParts: [LayoutDiff.Cause.Part] {
    let looks = Set(dress)
    return parts.filter { !looks.contains($0.words) }
  }

  /// What a view says or shows now, where it alone moved, and by its own frame: a reader looks for that first, and the frame was
  /// drawn around it. nil of other causes.
  var shownBesides: String? {
    guard parts[0].isOf(.frame), brief.hasPrefix("it ") else { return nil }
    let looks = Set(dress)
    return parts.dropFirst().first { $0.isOf(.text, .picture) && looks.contains($0.words) }?.words
  }

  /// Looks that move nothing, of an edit that moved something by another part of it.
  fileprivate var dress: [String] {
    brief.isEmpty ? [] : parts.dropFirst().filter { $0.isDress || idle.contains($0.words) }.map(\.words)
  }

  /// Whether it is told with the cause whose effect it is a part of: nothing of it is seen by itself.
  fileprivate var isPart: Bool { partOf != nil && brief.isEmpty && !isOfPresence && !isOfLook }
}

/// Causes that moved something, those of frames that all moved their views alike as one, and those that are told in the same
/// words.
private struct MovingCauses {
  struct Entry {
    var title: String
    /// The cause, where it is told by itself.
    var only: ReviewReport.Cause?
    /// How many causes it is.
    var count = 1
    /// The views that were edited, in quotes.
    var names: [String]
    /// How much it moved and resized, in points.
    var extent = 0.0
  }

  private(set) var entries: [Entry] = []

  /// The weightiest of them first, and those that are left.
  func weightiest(_ most: Int) -> (told: [Entry], left: [Entry]) {
    let order = entries.indices.sorted { (-entries[$0].extent, $0) < (-entries[$1].extent, $1) }
    return (order.prefix(most).map { entries[$0] }, order.dropFirst(most).map { entries[$0] })
  }

  /// How many of them are told as one.
  private static let fewest = 3

  init(_ causes: [ReviewReport.Cause]) {
    let ways = causes.map(Self.way)
    let members = Dictionary(grouping: causes.indices) { ways[$0] ?? "\($0)" }
    let titles = causes.map(Self.title)
    let twins = Dictionary(grouping: causes.indices) { titles[$0] }
    var told: Set<Int> = []
    for (index, cause) in causes.enumerated() where !told.contains(index) {
      let alike = ways[index].flatMap { members[$0] } ?? []
      guard let way = ways[index], alike.count >= Self.fewest else {
        let same = twins[titles[index]].flatMap { $0.count > 1 ? $0 : nil } ?? [index]
        told.formUnion(same)
        entries.append(
          Entry(
            title: titles[index] + (same.count > 1 ? " (\(same.count) times)" : ""), only: same.count > 1 ? nil : cause,
            count: same.count, names: Self.names(cause), extent: same.reduce(0) { $0 + causes[$1].extent }))
        continue
      }
      told.formUnion(alike)
      let names = alike.flatMap { Self.names(causes[$0]) }
      entries.append(
        Entry(
          title: "frames of \(names.listed(upTo: 6)) are others, so each \(way)", only: nil,
          count: alike.count, names: names, extent: alike.reduce(0) { $0 + causes[$1].extent }))
    }
  }

  /// A cause with all that followed from it, without names and masks that came with it.
  private static func title(_ cause: ReviewReport.Cause) -> String {
    let parts = cause.movingParts
    let told = ([parts[0]] + parts.dropFirst().filter { !$0.isAside }).map(\.words)
    let besides = cause.dress.map(ListedCauses.shortened).joined(separator: "; ")
    return ReviewTitle.cut("\(told.joined(separator: "; ")), so \(cause.allEffects)", ReviewText.longest)
      + (besides.isEmpty ? "" : "; besides \(besides)")
  }

  /// What a view did by its own frame, without its name; nil of other causes.
  private static func way(_ cause: ReviewReport.Cause) -> String? {
    // What the same edit did besides is told with it.
    guard cause.parts[0].isOf(.frame), !cause.brief.contains(" (and "), let name = names(cause).first,
      cause.parts.dropFirst().allSatisfy(\.isAside)
    else { return nil }
    guard ["it ", "\(name) "].contains(where: cause.brief.hasPrefix) else { return nil }
    // All that it did, in the same words for each.
    let all = cause.allEffects.replacing("\(name) ", with: "").replacing("it ", with: "")
    return all.contains("'") ? nil : all
  }

  private static func names(_ cause: ReviewReport.Cause) -> [String] {
    ListedCauses.split(cause.parts[0].words).map { ["'\($0.name)'"] } ?? []
  }
}

/// Several causes in few words: what was done to several views alike is told once, with their names.
enum ListedCauses {
  /// The first of them with all that each did, and how many more there are.
  static func words(_ causes: [ReviewReport.Cause], most: Int = 60) -> String {
    var parts: [(what: String, names: [String], rest: String, times: Int)] = []
    var (masks, hiddenPlaces): ([String], [String]) = ([], [])
    let anew = replaced(causes)
    for cause in causes {
      if let name = anew.first(where: { cause.lead == $0 + " is gone" || cause.lead == $0 + " is new" }) {
        if cause.lead.hasSuffix(" is new") { parts.append(("", [], name + " is another view of that name now", 1)) }
        continue
      }
      for part in cause.parts {
        if part.isOf(.mask) { masks.append(part.words) }
        guard !part.isAside else { continue }
        let part = part.isOf(.text) ? shortened(part.words) : part.words
        // Where many views lie that no picture shows is told behind what they say, of very many by their number.
        if part.contains(HiddenPlaces.sign), causes.count > 6 {
          hiddenPlaces.append(part)
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
        return ReviewTitle.cut(part.what + name + part.rest, longest) + (part.times > 1 ? " (\(part.times) times)" : "")
      }
      return part.what + part.names.once.map { "'\($0)'" }.listed(upTo: 12) + ReviewTitle.cut(part.rest, longest)
    }
    let hidden = parts.dropFirst(most).reduce(0) { $0 + $1.times }
    if hidden > 0 { words.append("and \(hidden) more") }
    words += HiddenPlaces.words(hiddenPlaces)
    words += Self.masks(masks).map { [$0] } ?? []
    return words.joined(separator: "; ")
  }

  /// How long one thing of a list may be.
  private static let longest = 400

  /// As long as a thing of a list may be: of a text in which many places differ the first of them stay.
  static func shortened(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  /// The masks that came with what moved views, alike ones together; of many only their number, and nil where there are none.
  ///
  /// - Parameter lines: what is told already.
  static func masks(with causes: [ReviewReport.Cause], besides lines: [String]) -> String? {
    masks(
      causes.flatMap { $0.parts.dropFirst() }.once.filter { part in
        part.isOf(.mask) && !lines.contains { $0.contains(part.words) }
      }.map(\.words))
  }

  /// So many masks are told by themselves.
  private static let mostMasks = 8

  /// Masks, those that became alike together.
  private static func masks(_ told: [String]) -> String? {
    var groups: [(rest: String, names: [String])] = []
    for (_, name, rest) in told.compactMap(split) {
      if let place = groups.firstIndex(where: { $0.rest == rest }) {
        groups[place].names.append("'\(name)'")
      } else {
        groups.append((rest, ["'\(name)'"]))
      }
    }
    guard groups.count <= mostMasks else { return "autoresizing masks of \(told.count) views" }
    let words = groups.map { "autoresizing mask of \($0.names.listed(upTo: 6))\($0.rest)" }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Whether it is a view's mask and nothing else: how it follows its superview, which no picture of one size shows.
  static func isMask(_ cause: ReviewReport.Cause) -> Bool {
    cause.parts[0].isOf(.mask) && cause.parts.allSatisfy(\.isAside)
  }

  /// Whether it is only what a file records: a size that is drawn nowhere, a mask or a name.
  static func isSaved(_ cause: ReviewReport.Cause) -> Bool {
    cause.parts.allSatisfy(\.isAside)
      || CauseRank.isSaved(Change.Kind(rawValue: cause.kind), cause.parts[0], isOfRoot: cause.views.first == "root")
  }

  /// What is new under the name of what is gone, and in what that lay in, as one: `'Meet' is made anew`.
  private static func replaced(_ causes: [ReviewReport.Cause]) -> Set<String> {
    var holders: [String: [String]] = [:]
    for cause in causes {
      // The paths of the views around, as views are called.
      holders[cause.lead, default: []].append(
        cause.views.first.map { $0.split(separator: "/").dropLast().joined(separator: "/") } ?? "")
    }
    // Of as many that came as went.
    return Set(
      holders.keys.filter { lead in
        lead.hasSuffix("' is gone") && holders[lead.dropLast(4) + "new"]?.sorted() == holders[lead]?.sorted()
      }.map { String($0.dropLast(8)) })
  }

  /// `font of '`, the view's name and `' is …` of what was done to one view; nil of other words.
  static func split(_ part: String) -> (what: String, name: String, rest: String)? {
    guard let start = part.range(of: " of '"), !part[..<start.lowerBound].contains("`"),
      let end = part.range(of: "' is ", range: start.upperBound..<part.endIndex)
    else { return nil }
    let name = String(part[start.upperBound..<end.lowerBound])
    return (String(part[..<start.lowerBound]) + " of ", name, " is " + part[end.upperBound...])
  }
}

extension LayoutDiff.Cause.Part {
  /// Whether it is how a view is coloured, or how it draws what is in its bounds.
  fileprivate var isDress: Bool {
    isOf("colour", "background", "tint", "border's colour", "opacity", "corner radius", "content mode")
  }

  /// Whether it is only how a view is called, or a mask that came with another frame.
  fileprivate var isAside: Bool { isOf(.mask, .name) }
}
