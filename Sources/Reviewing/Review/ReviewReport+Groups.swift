import Foundation
import ImageDiff
import LayoutDiff
import ProofModel

extension ReviewReport {
  /// Entries that changed for the same reasons, so that they can be judged as one.
  public struct Group: Sendable {
    /// Stable for the same causes; a word for links.
    public var id: String
    /// The heading of the group, made of its causes.
    public var title: String
    /// The causes that all its entries have, and no other; empty where none is known.
    public var causes: [Cause]
    /// The weightiest status among its entries.
    public var status: Status
    /// Positions in ``ReviewReport/entries``.
    public var entries: [Int]
    /// The position of the one whose amounts are told, where those of others differ; nil: they all have the same.
    public var worst: Int?
    /// The position of the one that it is told by, whether the others agree or not; nil where there is one alone.
    var told: Int?

    fileprivate mutating func add(_ others: [Int], _ other: Status) {
      entries += others
      if other.rank < status.rank { status = other }
    }
  }

  /// The changed entries by their causes, the largest group first among those of one status.
  ///
  /// An entry with two causes is in the group of exactly these two, or of these and others of the same screens: accepting a
  /// group accepts no change that it does not name. Entries without a known cause are grouped by status and scene.
  public var groups: [Group] {
    var positions: [String: Int] = [:]
    var groups: [Group] = []
    var reasons: [Set<String>] = []
    for (index, entry) in entries.enumerated() where entry.status != .same {
      let causes = entry.causesOnce
      let own = Self.reasons(entry, causes)
      let identity = own.sorted().joined(separator: "\u{1F}")
      if let position = positions[identity] {
        groups[position].add([index], entry.status)
      } else {
        positions[identity] = groups.count
        reasons.append(own)
        groups.append(
          Group(
            id: StableHash.word(identity), title: Self.title(entry, causes), causes: causes, status: entry.status,
            entries: [index]))
      }
    }
    join(&groups, reasons)
    for index in groups.indices { tellWorst(&groups[index]) }
    // What only a canvas has comes after what somebody did.
    let saved = groups.map { $0.causes.isEmpty || !$0.causes.allSatisfy(ListedCauses.isSaved) ? 0 : 1 }
    return groups.enumerated().sorted { left, right in
      (left.element.status.rank, saved[left.offset], -left.element.entries.count, left.offset)
        < (right.element.status.rank, saved[right.offset], -right.element.entries.count, right.offset)
    }.map(\.element)
  }

  /// A group is told by the variant in which its causes did the most: of upright phones where one of them shows something,
  /// else of those in which most go the same way.
  private func tellWorst(_ group: inout Group) {
    guard group.entries.count > 1, !group.causes.isEmpty else { return }
    // What a conflict breaks moves as nobody meant it: such a device is no example where another one is, but for the canvas, whose
    // frames the file itself has.
    let withoutNew = group.entries.filter { !entries[$0].findings.new.contains { $0.severity == .error } }
    let sound = withoutNew.filter { !isContradictory($0) }
    let told = sound.isEmpty ? withoutNew.isEmpty ? group.entries : withoutNew : sound
    let phones = told.filter { entries[$0].isUprightPhone && entries[$0].extent > 0.01 }
    var worst = toldEntry(leastOpposed(mostAlike(seen(phones.isEmpty ? told : phones)), in: group))
    // What goes the other way in most pictures is told as these have it.
    let all = sound.isEmpty ? group.entries : sound
    let others = seen(all).filter { entries[$0].isOpposed(to: entries[worst]) }
    if others.count * 2 > seen(all).count { worst = toldEntry(mostAlike(others)) }
    // On the device that the file was drawn on the amounts are those of its own frames.
    let own = seen(told).filter { entries[$0].distanceFromCanvas == 0 && entries[$0].extent > 0.01 }
    if !own.isEmpty { worst = leastOpposed(own, in: group)[0] }
    // Pictures that agree need no name.
    if group.entries.contains(where: { (entries[$0].extent - entries[worst].extent).magnitude > 1 }) {
      group.worst = worst
    }
    group.told = worst
    let shown = entries[worst].causesOnce
    let known = Set(shown.map(\.signature))
    let rest = group.causes.filter { !known.contains($0.signature) }
    group.causes =
      shown.map { moving($0, in: group) } + restated(shown, in: group) + rest.map { elsewhere($0, in: group) }
    group.title = Self.title(entries[worst], group.causes)
  }

  /// Whether rules cannot all hold in a picture that is not of the file's own canvas.
  func isContradictory(_ index: Int) -> Bool {
    entries[index].isContradictory && entries[index].distanceFromCanvas != 0
  }

  /// Of some pictures those in which something moved that is seen, or moved; all where there are none.
  private func seen(_ indices: [Int]) -> [Int] {
    let moving = indices.filter { entries[$0].extent > 0.01 }
    let visible = moving.filter { !entries[$0].isPictureSame }
    return visible.isEmpty ? moving.isEmpty ? indices : moving : visible
  }

  /// The picture of some that a group is told by: of a file that was drawn on a canvas the one nearest to that, whose amounts
  /// are those of the file's own frames; else the one in which most moved.
  private func toldEntry(_ indices: [Int]) -> Int {
    let distances = indices.map { entries[$0].distanceFromCanvas ?? .infinity }
    guard let least = distances.min(), least < Self.mostFromCanvas, let place = distances.firstIndex(of: least) else {
      return largest(indices)
    }
    return indices[place]
  }

  /// By more points a picture is of another kind of device than the canvas.
  private static let mostFromCanvas = 300.0

  /// The first of some pictures in which most moved.
  private func largest(_ indices: [Int]) -> Int {
    var largest = indices[0]
    for index in indices where entries[index].extent > entries[largest].extent + 0.01 { largest = index }
    return largest
  }

  /// Which picture a group's amounts are of, and how many have larger ones; nil where all agree.
  func amounts(of group: Group) -> String? {
    guard let worst = group.worst else { return nil }
    func others(_ words: String, _ number: Int) -> String {
      "as in \(entries[worst].key), \(words) in \(number) other\(number == 1 ? "" : "s")"
    }
    let opposed = group.entries.filter { entries[$0].isOpposed(to: entries[worst]) }.count
    if opposed > 0 { return others("the other way", opposed) }
    // Of several causes that moved something one may go another way.
    let mixed = group.entries.filter { entries[$0].isOpposed(to: entries[worst], inAny: true) }.count
    if mixed > 0 { return others("otherwise", mixed) }
    let more = group.entries.filter { entries[$0].extent > entries[worst].extent + 1 }.count
    return more == 0 ? "most of all in \(entries[worst].key)" : others("more", more)
  }

  /// So many pictures are asked which of them the others go against.
  private static let mostAsked = 6

  /// Those of the pictures nearest to their file's canvas that the fewest of a group go against in any of their causes; all
  /// where there is none. O(pictures of the group × causes).
  private func leastOpposed(_ indices: [Int], in group: Group) -> [Int] {
    guard indices.contains(where: { entries[$0].distanceFromCanvas != nil }) else { return indices }
    let near = indices.enumerated().sorted { one, other in
      let distances = [one, other].map { entries[$0.element].distanceFromCanvas ?? .infinity }
      return (distances[0], one.offset) < (distances[1], other.offset)
    }
    let asked = near.prefix(Self.mostAsked).map(\.element)
    let counts = asked.map { told in group.entries.count { entries[$0].isOpposed(to: entries[told], inAny: true) } }
    let least = counts.min() ?? 0
    return zip(asked, counts).filter { $0.1 == least }.map(\.0)
  }

  /// Those of some pictures in which the first cause does what it does in most of them, by whatever amounts.
  private func mostAlike(_ indices: [Int]) -> [Int] {
    let ways = indices.map { (entries[$0].causesOnce.first?.brief ?? "").filter { !$0.isNumber && $0 != "." } }
    let counts = ways.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard let way = ways.first(where: { counts[$0] == most }) else { return indices }
    return zip(indices, ways).filter { $0.1 == way }.map(\.0)
  }

  /// A cause that moves nothing in the variant that is told, as another variant of the group has it where it moves something.
  private func moving(_ cause: Cause, in group: Group) -> Cause {
    guard cause.brief.isEmpty, cause.partOf == nil else { return cause }
    // What is told of a picture whose rules hold is no other one's that breaks some.
    let isSound = group.worst.map { !isContradictory($0) } ?? group.entries.contains { !isContradictory($0) }
    for index in group.entries where !isSound || !isContradictory(index) {
      let same = entries[index].causesOnce.first { $0.signature == cause.signature && !$0.brief.isEmpty }
      if let same { return same.told(in: entries[index]) }
    }
    return cause
  }

  /// A cause that the variant that is told does not have, as another one of the group has it.
  private func elsewhere(_ cause: Cause, in group: Group) -> Cause {
    guard cause.picture == nil else { return cause }
    let entry = group.entries.first { entries[$0].causesOnce.contains { $0.signature == cause.signature } }
    if cause.brief.isEmpty {
      var cause = cause
      // In another screen that shows this one views have other paths.
      let isVariant =
        entry.map { index in group.told.map { entries[$0].scene == entries[index].scene } ?? false } ?? false
      if isVariant, !isEdit(cause, of: group) { cause.picture = entry.map { entries[$0].variantWords } }
      return cause
    }
    let own = entry.flatMap { index in entries[index].causesOnce.first { $0.signature == cause.signature } }
    guard let entry, let own, !own.brief.isEmpty else { return cause }
    return own.told(in: entries[entry])
  }

  /// Whether the picture that is told has an edit too, as a part of something else or without a place among its causes. What stands
  /// in another order in one picture does in all.
  private func isEdit(_ cause: Cause, of group: Group) -> Bool {
    guard let told = group.told, cause.kind != Change.Kind.reordered.rawValue else { return true }
    let parts = Set(entries[told].causesOnce.flatMap(\.parts))
    let changes = entries[told].layout?.changes ?? []
    // A rule may have other numbers for other size classes.
    let isOfRule = cause.lead.contains("`")
    return parts.isSuperset(of: cause.parts)
      || changes.contains { change in
        !isOfRule && change.kind == cause.kind && cause.views.contains(change.view)
          || cause.parts.contains(change.sentence)
      }
  }

  /// Numbers of rules that are others in other pictures of a group, as a file gives them to size classes: what moved by them there.
  private func restated(_ causes: [Cause], in group: Group) -> [Cause] {
    var result: [Cause] = []
    for cause in causes {
      guard let number = cause.newNumber else { continue }
      var known: Set<Substring> = [number]
      for index in group.entries {
        let same = entries[index].causesOnce.first { $0.signature == cause.signature && !$0.brief.isEmpty }
        guard let same, let other = same.newNumber, known.insert(other).inserted else { continue }
        result.append(same.told(in: entries[index]))
      }
    }
    return result
  }

  /// What is put down to no cause in a group, of the entry that is told, else of the one that has the most of it; empty where
  /// there is none.
  func untold(of group: Group) -> String {
    if let told = group.told.flatMap({ entries[$0].layout?.untold }), !told.isEmpty { return told.sentence }
    let found = group.entries.filter { !(entries[$0].layout?.untold.sentence ?? "").isEmpty }
    func sentence(_ index: Int) -> String { entries[index].layout?.untold.sentence ?? "" }
    func count(_ index: Int) -> Int { entries[index].layout?.untold.count ?? 0 }
    guard let most = found.max(by: { count($0) < count($1) }) else { return "" }
    // What several did there together is told with how far that is.
    if group.worst != nil, count(most) == 0, farther(in: group) != nil { return "" }
    // What is another amount elsewhere is of one picture alone.
    let isOfAll = group.entries.allSatisfy { sentence($0) == sentence(most) }
    return entries[most].layout?.untold.sentence(of: isOfAll ? nil : "in \(entries[most].variantWords)") ?? ""
  }

  /// What became of a group's pictures: one status, or each with its number.
  func statusWords(_ group: Group) -> String {
    let found = Status.allCases.sorted { $0.rank < $1.rank }.compactMap { status -> (Status, Int)? in
      let number = group.entries.reduce(0) { $0 + (entries[$1].status == status ? 1 : 0) }
      return number == 0 ? nil : (status, number)
    }
    if let only = found.first, found.count == 1 { return only.0.title }
    return found.map { "\($0.1) \($0.0.title)" }.joined(separator: ", ")
  }

  /// What puts an entry into a group: each of its causes, by its signature and file; where none is known its status and scene.
  private static func reasons(_ entry: Entry, _ causes: [Cause]) -> Set<String> {
    switch entry.status {
    case .layout, .pixels, .environment:
      guard !causes.isEmpty else { break }
      return Set(
        causes.map { cause in
          // A file that was copied has the ids of the other: what is done to one of them is no cause in the other.
          "\(Self.arrangement(cause.signature, of: cause))\u{1F}\(place(of: cause))"
        })
    case .missing, .orphan, .failed, .same: break
    }
    return ["\(entry.status.rawValue)\u{1F}\(entry.scene)"]
  }

  /// Puts a group to another of the same screens whose causes are its own and more: what is no cause on some devices, as the
  /// rules of a size class, does not make the others two changes. Of other screens, which hold the same one, only what shows
  /// nothing.
  private func join(_ groups: inout [Group], _ reasons: [Set<String>]) {
    let scenes = groups.map { Set($0.entries.map { entries[$0].scene }) }
    var joined: Set<Int> = []
    for index in groups.indices where !groups[index].causes.isEmpty {
      let isQuiet = reasons[index].count > 1 && isUnseen(groups[index])
      let hosts = groups.indices.filter { other in
        other != index && !joined.contains(other) && !groups[other].causes.isEmpty
          && (isQuiet || scenes[index].isSubset(of: scenes[other])) && reasons[index].isStrictSubset(of: reasons[other])
      }
      guard let host = hosts.max(by: { groups[$0].entries.count < groups[$1].entries.count }) else { continue }
      groups[host].add(groups[index].entries, groups[index].status)
      joined.insert(index)
    }
    joinAlike(&groups, reasons, scenes, &joined)
    groups = groups.indices.filter { !joined.contains($0) }.map { groups[$0] }
  }

  /// Puts a group to the largest one of the same screens that has most of its causes: on devices of several sizes one change has
  /// effects of its own, and the screen is told once. What the other group has besides is told with the pictures that have it.
  private func joinAlike(
    _ groups: inout [Group], _ reasons: [Set<String>], _ scenes: [Set<String>], _ joined: inout Set<Int>
  ) {
    let order = groups.indices.sorted { (-groups[$0].entries.count, $0) < (-groups[$1].entries.count, $1) }
    var hosts: [Int] = []
    for index in order where !joined.contains(index) && !groups[index].causes.isEmpty {
      let host = hosts.first { host in
        groups[host].status == groups[index].status && scenes[index].isSubset(of: scenes[host])
          && reasons[index].intersection(reasons[host]).count * 2 > reasons[index].count
      }
      guard let host else {
        hosts.append(index)
        continue
      }
      let known = Set(groups[host].causes.map(\.signature))
      groups[host].causes += groups[index].causes.filter { !known.contains($0.signature) }
      groups[host].add(groups[index].entries, groups[index].status)
      joined.insert(index)
    }
  }

  /// A signature; how a view arranges what it holds is one edit, whichever part of it did the most in a variant.
  private static func arrangement(_ signature: String, of cause: Cause) -> String {
    let kinds = [Change.Kind.collectionChanged, .reordered].map { $0.rawValue + " " }
    guard let kind = kinds.first(where: signature.hasPrefix), cause.parts.count > 1 else { return signature }
    return signature.dropFirst(kind.count) + "\u{1E}" + sorted(cause.parts)
  }

  /// The edits of a lead, whichever of them comes first.
  private static func sorted(_ parts: [String]) -> String { parts.sorted().joined(separator: "\u{1E}") }

  /// The file of a cause; the same edit of a file's localizations is one cause.
  private static func place(of cause: Cause) -> String {
    guard let file = cause.span?.file else { return "" }
    guard let localized = LocalizedFile(file) else { return file }
    return localized.stem + "\u{1E}"
      + (cause.kind == Change.Kind.textChanged.rawValue
        ? cause.lead : sorted(cause.parts.map(unnamed)))
  }

  /// A lead without the names of views, which are words of one language, and without the rules that have them: a screen's own
  /// view is called otherwise within a container.
  static func unnamed(_ lead: String) -> String {
    var words = lead
    for mark: Character in ["`", "'"] {
      words = words.split(separator: mark, omittingEmptySubsequences: false).enumerated().map {
        $0.offset % 2 == 0 ? $0.element : ""
      }.joined(separator: String(mark))
    }
    return words
  }

  private static func title(_ entry: Entry, _ causes: [Cause]) -> String {
    switch entry.status {
    case .missing: return "new pictures of '\(entry.scene)'"
    case .orphan: return "pictures of '\(entry.scene)' that are gone"
    case .failed: return "'\(entry.scene)' could not be drawn"
    case .same, .layout, .pixels, .environment: break
    }
    if let first = causes.first {
      return ReviewTitle.of(first, and: causes.count - 1)
    }
    if let finding = entry.findings.new.first, entry.status == .layout {
      return finding.title
    }
    if let finding = entry.findings.gone.first, entry.status == .layout {
      let others = entry.findings.gone.count - 1
      let tail = others == 0 ? "" : ", and \(others) more"
      return ReviewTitle.cut("gone \(finding.severity.rawValue): \(finding.message)", ReviewTitle.longest - tail.count)
        + tail
    }
    switch entry.status {
    case .environment: return "'\(entry.scene)' was drawn with other fonts or libraries"
    case .pixels: return "only pixels of '\(entry.scene)' changed"
    default: return "'\(entry.scene)' changed, no cause was found"
    }
  }
}

extension ReviewReport {
  /// How many screens changed in what is seen, how many causes that has, and how many findings are new:
  /// `12 of 139 screens changed, 3 causes, 2 new warnings`.
  var headline: String {
    let scenes = Set(entries.map(\.scene))
    let changed = Set(entries.filter { $0.status != .same && !$0.isPictureSame }.map(\.scene))
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var words = ["\(changed.count) of \(count(scenes.count, "screen")) changed"]
    let causes = groups.filter { [.layout, .pixels, .environment].contains($0.status) && !isUnseen($0) }.count
    if causes > 0 { words.append(count(causes, "cause")) }
    for (severity, noun) in [(Diagnostic.Severity.error, "new error"), (.warning, "new warning")] {
      let number = newFindings.filter { $0.finding.severity == severity }.count
      if number > 0 { words.append(count(number, noun)) }
    }
    return words.joined(separator: ", ")
  }

  /// Whether no picture of a group shows its change.
  func isUnseen(_ group: Group) -> Bool { group.entries.allSatisfy { entries[$0].isPictureSame } }
}

extension ReviewReport.Entry {
  /// The layout is another, and every pixel of its picture is the same.
  var isPictureSame: Bool { status == .layout && pixels?.verdict == .same }

  /// Whether it shows a whole phone that stands upright.
  package var isUprightPhone: Bool {
    guard let axes, let device = axes.device else { return false }
    return axes.orientation == Orientation.portrait.rawValue && axes.window == WindowMode.full.name
      && ["iphone", "ipod"].contains { device.lowercased().hasPrefix($0) }
  }

  /// Whether the first cause there that moved something goes one way here and the other way there.
  ///
  /// - Parameter inAny: whether any of its causes does.
  fileprivate func isOpposed(to other: Self, inAny: Bool = false) -> Bool {
    let own = Dictionary(causesOnce.map { ($0.signature, $0.ways) }, uniquingKeysWith: { first, _ in first })
    let told = other.causesOnce.filter { !$0.brief.isEmpty }
    return told.prefix(inAny ? told.count : 1).contains { cause in
      guard let ways = own[cause.signature], ways.count == cause.ways.count,
        let main = cause.ways.indices.max(by: { cause.ways[$0].magnitude < cause.ways[$1].magnitude })
      else { return false }
      return ways[main].magnitude > 1 && ways[main] * cause.ways[main] < 0
    }
  }

  /// What tells its picture from others of its scene.
  var variantWords: String {
    key.hasPrefix(scene + ".") ? String(key.dropFirst(scene.count + 1)) : key
  }

  /// How much its causes moved and resized, in points.
  fileprivate var extent: Double { causesOnce.reduce(0) { $0 + $1.extent } }

  /// Each cause once, in the order of weight.
  var causesOnce: [ReviewReport.Cause] {
    var seen: Set<String> = []
    return (layout?.causes ?? []).filter { seen.insert($0.signature).inserted }
  }
}

extension ReviewReport.Cause {
  /// What a rule's constant or priority is now: `18` of `the constant of `a.leading == b.leading + 18` is 18 instead of 8`.
  fileprivate var newNumber: Substring? {
    guard ["the constant of `", "the priority of `"].contains(where: lead.hasPrefix),
      let start = lead.range(of: "` is "),
      let end = lead.range(of: " instead of ", range: start.upperBound..<lead.endIndex)
    else { return nil }
    return lead[start.upperBound..<end.lowerBound]
  }

  /// The same, with the picture that its amounts are of.
  fileprivate func told(in entry: ReviewReport.Entry) -> Self {
    var cause = self
    let parts = brief.components(separatedBy: " (")
    cause.brief = ([parts[0] + " in \(entry.variantWords)"] + parts.dropFirst()).joined(separator: " (")
    cause.picture = entry.variantWords
    return cause
  }
}
