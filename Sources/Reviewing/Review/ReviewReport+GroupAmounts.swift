import Foundation
import ImageDiff
import LayoutDiff
import ProofModel

/// Which of a group's pictures it is told by, and what its causes did there and elsewhere.
extension ReviewReport {
  /// A group is told by the variant in which its causes did the most: of upright phones where one of them shows something,
  /// else of those in which most go the same way.
  func tellWorst(_ group: inout Group) {
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
    if group.entries.contains(where: { isMore($0, than: worst) || isMore(worst, than: $0) }) {
      group.worst = worst
    }
    group.told = worst
    let shown = entries[worst].causesOnce
    let rest = Self.untold(group.causes, by: shown)
    let causes =
      shown.map { moving($0, in: group) } + restated(shown, in: group) + rest.map { elsewhere($0, in: group) }
    // What is of nothing that is shown is no title where something else was done.
    group.causes =
      causes.first?.isOfHidden == true ? causes.filter { !$0.isOfHidden } + causes.filter(\.isOfHidden) : causes
    if let place = Self.weightierElsewhere(group.causes) { group.causes.insert(group.causes.remove(at: place), at: 0) }
    group.title = Self.title(entries[worst], group.causes)
  }

  /// The place of the first cause that moves views far in another picture, where the first one of all moves some by hardly
  /// anything; nil where that is not so.
  private static func weightierElsewhere(_ causes: [Cause]) -> Int? {
    guard let first = causes.first, !first.brief.isEmpty, first.picture == nil, first.extent < CauseRank.slightExtent
    else { return nil }
    return causes.firstIndex { $0.picture != nil && $0.extent >= leastExcess }
  }

  /// The causes of a group that the picture which it is told by does not tell: what did nothing by itself elsewhere is told with
  /// what it acts with there.
  static func untold(_ causes: [Cause], by shown: [Cause]) -> [Cause] {
    let known = Set(shown.map(\.signature))
    return causes.filter { cause in
      !known.contains(cause.signature) && !(cause.brief.isEmpty && isTold(cause, by: shown))
    }
  }

  /// Whether rules cannot all hold in a picture that is not of the file's own canvas.
  func isContradictory(_ index: Int) -> Bool {
    entries[index].isContradictory && entries[index].distanceFromCanvas != 0
  }

  /// Of some pictures those in which something moved that is seen, or moved; all where there are none.
  func seen(_ indices: [Int]) -> [Int] {
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
  func largest(_ indices: [Int]) -> Int {
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
    let more = group.entries.filter { isMore($0, than: worst) }.count
    if more > 0 { return others("more", more) }
    // What no cause is known for in a picture has no part in what its causes did there.
    let otherwise = group.entries.filter { goesOtherwise($0, than: worst) }.count
    return otherwise == 0 ? "most of all in \(entries[worst].key)" : others("otherwise", otherwise)
  }

  /// Whether more moved in a picture than in another one, beyond what rounding each view to pixels makes of many.
  private func isMore(_ one: Int, than other: Int) -> Bool {
    entries[one].extent - entries[other].extent > max(1, entries[other].extent * 0.01)
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

  /// A cause that moves nothing in the variant that is told, as another variant of the group has it where it moves
  /// something, or holds something that is shown.
  private func moving(_ cause: Cause, in group: Group) -> Cause {
    guard cause.brief.isEmpty, cause.partOf == nil else { return cause }
    let isShown =
      cause.isOfHidden
      && group.entries.contains { index in
        entries[index].causesOnce.contains { $0.signature == cause.signature && !$0.isOfHidden }
      }
    var cause = cause
    if isShown { cause.isOfHidden = false }
    // What is told of a picture whose rules hold is no other one's that breaks some.
    let isSound = group.worst.map { !isContradictory($0) } ?? group.entries.contains { !isContradictory($0) }
    let found = group.entries.filter { !isSound || !isContradictory($0) }.compactMap { index in
      entries[index].causesOnce.first { $0.signature == cause.signature && !$0.brief.isEmpty }.map { (index, $0) }
    }
    // On the upright phone on which it does the most, where there is one.
    let phones = found.filter { entries[$0.0].isUprightPhone }
    let most = (phones.isEmpty ? found : phones).reduce(nil as (Int, Cause)?) { most, one in
      most.map { $0.1.extent + 0.01 >= one.1.extent } ?? false ? most : one
    }
    return most.map { $0.1.told(in: entries[$0.0]) } ?? cause
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
          || cause.parts.contains { $0.words == change.sentence }
      }
  }

  /// Numbers of rules and fonts that are others in other pictures of a group, as a file gives them to size classes: what moved by them
  /// there.
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
    // What went in the picture that is told says what it did there; in another one it went farther.
    if let told = group.told, told != most, movedViews(most).isSubset(of: movedViews(told)) { return "" }
    // What is another amount elsewhere is of one picture alone.
    let isOfAll = group.entries.allSatisfy { sentence($0) == sentence(most) }
    return entries[most].layout?.untold.sentence(of: isOfAll ? nil : "in \(entries[most].variantWords)") ?? ""
  }

  /// By their paths: the views that moved or grew in a picture.
  private func movedViews(_ index: Int) -> Set<String> {
    Set((entries[index].layout?.changes ?? []).filter { $0.movement != nil }.map(\.view))
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
}
