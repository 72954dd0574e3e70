import InterfaceBuilder
import ProofModel

/// The connections of two sides of a file, and what of them differs in words.
struct ConnectionComparison {
  let old: FileConnections
  let new: FileConnections
  /// The ids of the objects that both sides have.
  private let both: Set<String>
  typealias Entry = FileConnections.Entry
  /// What one side says and the other does not say so.
  let before: [Entry]
  let after: [Entry]
  private var found: [Found] = []
  /// The ids of those that both sides have, whatever of them is another.
  private var kept: Set<String> = []
  /// What the controls of screens that this change brought call, and where these screens lead to.
  private var ofNewScreens: [Entry] = []
  /// What came to and went from collections of outlets that both sides have.
  var members: [(entry: Entry, end: String)] = []
  var lines: [ObjectSettings.Line] = []

  private init(_ old: FileConnections, _ new: FileConnections) {
    (self.old, self.new) = (old, new)
    both = old.ids.intersection(new.ids)
    let same = Set(new.connections.map(\.connection)).intersection(old.connections.map(\.connection))
    before = old.connections.filter { !same.contains($0.connection) }
    after = new.connections.filter { !same.contains($0.connection) }
  }

  /// One line for each that differs, equal ones once; of objects that came or went what they do, but of those in screens and
  /// menus that came or went as a whole.
  static func lines(from earlier: FileConnections, to later: FileConnections) -> [ObjectSettings.Line] {
    // What is told apart on one side is told apart on both.
    var (old, new) = (earlier, later)
    old.sharedTitles.formUnion(later.sharedTitles)
    new.sharedTitles = old.sharedTitles
    var comparison = ConnectionComparison(old, new)
    comparison.lines = beginnings(old, new)
    comparison.compare()
    comparison.tellNames()
    comparison.tellMembers()
    comparison.tellFound()
    return comparison.lines + NewScreenConnections.lines(comparison.ofNewScreens, of: new)
  }

  /// A connection that one side has and the other has not.
  private struct Found {
    var words: String
    var noun: String
    var owner: String
    var target: String
    /// What its target is called, and of which kind that is.
    var targetName: String?
    var targetKind: String?
    var sender: String?
    /// What its owner is called, where that is a screen.
    var ownerName: String?
    /// What it begins at itself, where ``sender`` is the screen around that.
    var start: String?
    var identifier: String?
    /// What a segue says besides, and the event of an action.
    var details: [String: String]
    /// `new` or `gone`.
    var end: String
    var isWay: Bool
    /// Whether it begins at an object that the earlier side has not, and of which kind that is, its cell being the control itself.
    var isOfNew = false
    var senderKind = ""
    var place: ObjectSettings.Line.Place { isWay ? .always : .wiring }
    /// The control, or the cell, that a way begins at; nil where code takes it.
    var control: String? { isWay && sender != nil && sender != start && start != "the screen itself" ? start : nil }
    /// How a new way has its screen come, where it says so: ` with the presentation 'formSheet'`.
    var presentation: String { isWay && end == "new" ? FileConnections.manner(details) : "" }
    /// `'ShowList' from 'Countries'`: what tells a way from others between the same screens.
    var label: String? {
      guard isWay else { return nil }
      let parts = [identifier.map { "'\($0)'" }, control.map { "from \($0)" }].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    /// What those that are told as one have in common.
    var key: String { "\(words) \(end)" }
    /// Its words for several.
    var many: String { words.replacing(noun, with: noun + "s", maxReplacements: 1) }

    /// What is another thing of one that went and came under the same words: its start, its end, and the name that code knows.
    func place(instead gone: Found) -> String {
      var words: String
      let names = sender == gone.sender ? (gone.start, start) : (gone.sender, sender)
      if isWay, owner == gone.owner {
        words = target == gone.target ? "is another one now" : "leads to another object of that name now"
      } else if owner == gone.owner, target != gone.target {
        words = ConnectionComparison.leading(
          to: (targetName, targetKind), insteadOf: (gone.targetName, gone.targetKind))
      } else if let now = names.1, names.0 != now {
        words = "\(isWay ? "begins at" : "is of") \(now)\(names.0.map { " instead of \($0)" } ?? "") now"
      } else if !isWay, let now = names.1, senderKind != gone.senderKind {
        let kinds = (ObjectSettings.spaced(senderKind), ObjectSettings.spaced(gone.senderKind))
        words = "is of the \(kinds.0) \(now) instead of the \(kinds.1) of that name now"
      } else if !isWay, isOfNew, let now = names.1 {
        words = "is of \(now) now, which is another object of that name"
      } else {
        words = "\(isWay ? "begins at" : "is of") another object now"
      }
      return words + ConnectionComparison.calling(now: identifier, then: gone.identifier)
    }
  }

  /// The name by which code performs a segue, where that is another: `, and is called 'A' instead of 'B'`.
  private static func calling(now: String?, then: String?) -> String {
    switch (then, now) {
    case (let was?, let now?) where was != now: ", and is called '\(now)' instead of '\(was)'"
    case (let was?, nil): ", and is no longer called '\(was)'"
    case (nil, let now?): ", and is called '\(now)'"
    default: ""
    }
  }

  /// `leads to the text view 'Log' instead of the text field 'Log' now`.
  static func leading(
    to now: (name: String?, kind: String?), insteadOf then: (name: String?, kind: String?)
  ) -> String {
    func called(_ end: (name: String?, kind: String?)) -> String? {
      guard let kind = end.kind else { return nil }
      let noun = kind == "customObject" ? "object" : ObjectSettings.spaced(kind)
      return end.name.map { "the \(noun) '\($0)'" } ?? ObjectSettings.one(kind)
    }
    let (words, others) = (called(now), called(then))
    guard let words, words != others else { return "leads to another object now" }
    return "leads to \(words)" + (others.map { " instead of \($0)" } ?? "") + " now"
  }

  // MARK: Finding

  /// Tells what is another one of connections that both sides have, and finds those that one side alone has.
  private mutating func compare() {
    let earlier = Dictionary(before.map { ($0.id, $0.connection) }, uniquingKeysWith: { first, _ in first })
    let later = Set(after.map(\.id))
    // What was made anew between the same objects, under another id, is the same one.
    var madeAnew: Set<String> = []
    let renamings = renamings(Set(earlier.keys), later)
    func earlierOne(_ id: String, _ connection: FileConnections.Connection) -> FileConnections.Connection? {
      if connection.element == "binding" { return nil }
      if let other = earlier[id], other.element == connection.element, other.owner == connection.owner {
        kept.insert(id)
        return other
      }
      let mate = before.first {
        !later.contains($0.id) && !madeAnew.contains($0.id) && $0.connection.hasSameEnds(as: connection)
      }
      if let mate {
        madeAnew.insert(mate.id)
        kept.formUnion([id, mate.id])
      }
      return mate?.connection
    }
    var came: [Entry] = []
    for entry in after {
      if let other = earlierOne(entry.id, entry.connection) {
        lines += Self.changes(other, entry.connection, old, new)
      } else {
        came.append(entry)
      }
    }
    for entry in came where renamings[entry.id] == nil { find(entry, new, "new") }
    let renamed = madeAnew.union(renamings.values.map(\.id))
    for entry in before where !later.contains(entry.id) && !renamed.contains(entry.id) { find(entry, old, "gone") }
    tellRenamed(came.compactMap { now in renamings[now.id].map { (now, $0) } })
  }

  /// Ways between the same objects that code calls otherwise, whether they are the same or were made anew.
  private mutating func tellNames() {
    let ids = [Set(old.connections.map(\.id)), Set(new.connections.map(\.id))]
    for entry in new.connections
    where entry.connection.element == "segue" && entry.connection.name != "relationship" {
      let mates = old.connections.filter { other in
        ids[0].contains(entry.id)
          ? other.id == entry.id
          : other.connection.hasSameEnds(as: entry.connection) && !ids[1].contains(other.id)
      }
      guard mates.count == 1, both.contains(entry.connection.owner) else { continue }
      let words = Self.calling(now: new.identifiers[entry.id], then: old.identifiers[mates[0].id])
      guard !words.isEmpty else { continue }
      let sender = new.start(of: entry.connection).map { " from \($0)" } ?? ""
      lines.append(
        ObjectSettings.Line("the \(new.words(entry.connection))\(sender)\(words.dropFirst(", and".count))", .always))
    }
  }

  /// Keeps a connection that only one side has, where nothing else tells it.
  private mutating func find(_ entry: Entry, _ side: FileConnections, _ end: String) {
    let connection = entry.connection
    // A way from a screen that came to one that was there changes how that is reached; so does one to another storyboard.
    let isToReference = side.kinds[connection.target]?.lowercased().hasSuffix("controllerplaceholder") ?? false
    let isWayToKnown = end == "new" && connection.isWay && (both.contains(connection.target) || isToReference)
    guard isWayToKnown || both.contains(connection.owner) || side.isInWhatStays(connection.owner, both) else {
      if end == "new" { ofNewScreens.append(entry) }
      return
    }
    if isMember(connection) {
      if end == "new" || both.contains(connection.target) { members.append((entry, end)) }
      return
    }
    // Of objects that are on both sides their settings tell what they are bound to.
    if connection.element == "binding", both.contains(connection.owner) { return }
    let ways = (end == "gone" ? after : before).filter {
      !kept.contains($0.id) && $0.connection.isSameWay(as: connection)
    }
    // The way is there on the other side too, from an object that this side has not: it leads from another one.
    if let other = ways.first(where: { !both.contains($0.connection.owner) }) {
      // Of two objects that one side has each, the new one tells it.
      if end == "gone", !both.contains(connection.owner) { return }
      let (gone, now) = end == "gone" ? (entry, other) : (other, entry)
      let starts = (old.start(of: gone.connection), new.start(of: now.connection))
      let was = starts.0.flatMap { $0 == starts.1 ? nil : " instead of \($0)" } ?? ""
      let words =
        "the \(side.words(connection)) begins at \(starts.1.map { $0 + was } ?? "another object") now"
        + Self.calling(now: new.identifiers[now.id], then: old.identifiers[gone.id])
      lines.append(ObjectSettings.Line(words, .always))
      return
    }
    // The other half of a way that begins elsewhere now.
    if !ways.isEmpty, !both.contains(connection.owner) { return }
    let name = side.names[connection.owner]
    found.append(
      Found(
        words: side.words(connection), noun: side.noun(connection), owner: connection.owner, target: connection.target,
        targetName: side.objects[connection.target] ?? side.names[connection.target],
        targetKind: side.kinds[connection.target],
        sender: side.sender(of: connection), ownerName: name.map { "'\($0)'" },
        start: name != nil && connection.isWay
          ? "the screen itself" : side.senders[connection.owner] ?? name.map { "'\($0)'" },
        identifier: side.identifiers[entry.id],
        details: connection.details, end: end, isWay: connection.isWay,
        isOfNew: end == "new" && !both.contains(connection.owner),
        senderKind: (side.kinds[connection.owner] ?? "").replacing("Cell", with: "")))
  }

  // MARK: Telling

  /// Tells what was found: what is at another place once, the rest as new and gone, equal ones counted.
  private mutating func tellFound() {
    var counts: [String: Int] = [:]
    for one in found { counts[one.key, default: 0] += 1 }
    forgetStandIns(&counts)
    tellRepointed(&counts)
    tellMoved(&counts)
    for one in found {
      guard let count = counts.removeValue(forKey: one.key) else { continue }
      let all = found.filter { $0.key == one.key }
      // What an object that is gone had of outlets went with it.
      let isWithIt = one.end == "gone" && one.noun.hasPrefix("outlet")
      if isWithIt, all.allSatisfy({ !both.contains($0.owner) }) { continue }
      // So is what an item of a menu did told with the item.
      let isOfItems = one.end == "gone" && one.noun == "action"
      if isOfItems, all.allSatisfy({ !both.contains($0.owner) && old.kinds[$0.owner] == "menuItem" }) { continue }
      // Of several of which some have a sender to name each is of something.
      let named = all.compactMap(\.sender)
      let isOfScreens = one.noun.hasPrefix("outlet") && areOfSeveralScreens
      let senders =
        (named.isEmpty
        ? isOfScreens ? all.compactMap(\.ownerName) : []
        : all.map { $0.sender ?? $0.ownerName ?? "another object" }).once
      let start = count == 1 ? one.control.map { "\($0) of " } ?? "" : ""
      let origin = senders.isEmpty ? "" : (one.isWay ? " from " + start : " of ") + senders.listed
      let called = count == 1 ? one.identifier.map { ", called '\($0)'," } ?? "" : ""
      // What each of several ways is called, or begins at.
      let each = count == 1 ? [] : all.compactMap(\.label)
      let words =
        count == 1
        ? "the \(one.words)\(origin)\(called) is \(one.end)\(one.presentation)"
        : "\(count) \(one.many)\(origin) are \(one.end)"
          + (each.isEmpty ? "" : ": \(each.count > 7 ? each.listed(first: 6) : each.listed)")
      lines.append(ObjectSettings.Line(words, one.place))
    }
  }

  /// What an object that was made anew does as the one in whose place it stands did is no change.
  private func forgetStandIns(_ counts: inout [String: Int]) {
    for (words, all) in Dictionary(grouping: found, by: \.words) {
      // One of another kind in its place, as a bar's button, is told.
      func called(_ one: Found) -> String? { one.sender.map { "\($0) \(one.control ?? "")\(one.senderKind)" } }
      let senders = ["new", "gone"].map { end in all.filter { $0.end == end }.compactMap(called).sorted() }
      guard senders[0] == senders[1], senders[0].count * 2 == all.count,
        !all.contains(where: { both.contains($0.owner) })
      else { continue }
      (counts["\(words) new"], counts["\(words) gone"]) = (nil, nil)
    }
  }

  /// What objects that stay call of another object now, where others of these words came or went besides: what is left of these
  /// is told as that.
  private mutating func tellRepointed(_ counts: inout [String: Int]) {
    for one in found where one.end == "new" && one.noun == "action" {
      guard let came = counts[one.key], let gone = found.first(where: { $0.words == one.words && $0.end == "gone" }),
        let went = counts[gone.key], came != went
      else { continue }
      let pairs = mates(one, gone).filter { $0.now.target != $0.then.target }
      let ends = Set(pairs.map { [$0.now.target, $0.then.target] })
      guard let pair = pairs.first, ends.count == 1, pairs.compactMap(\.now.sender).count == pairs.count else {
        continue
      }
      let ways = pairs.map { ($0.now.owner, $0.now.words) }
      found.removeAll { entry in ways.contains { $0.0 == entry.owner && $0.1 == entry.words } }
      (counts[one.key], counts[gone.key]) = (came - pairs.count, went - pairs.count)
      for key in [one.key, gone.key] where counts[key] == 0 { counts[key] = nil }
      let end = Self.leading(
        to: (pair.now.targetName, pair.now.targetKind), insteadOf: (pair.then.targetName, pair.then.targetKind))
      let senders = pairs.compactMap(\.now.sender).once.listed
      let words = pairs.count == 1 ? "the \(one.words)" : "\(pairs.count) \(one.many)"
      let verb = pairs.count == 1 ? end : end.replacing("leads", with: "lead", maxReplacements: 1)
      lines.append(ObjectSettings.Line("\(words) of \(senders) \(verb)", one.place))
    }
  }

  /// What went from one object and came to another is there still.
  private mutating func tellMoved(_ counts: inout [String: Int]) {
    for one in found where one.end == "new" {
      guard let came = counts[one.key], let gone = found.first(where: { $0.words == one.words && $0.end == "gone" }),
        counts[gone.key] == came
      else { continue }
      (counts[one.key], counts[gone.key]) = (nil, nil)
      let pairs = mates(one, gone)
      let isOfOne = !one.isWay && one.owner == gone.owner && one.target != gone.target
      let origin = isOfOne ? one.sender.map { " of \($0)" } ?? "" : ""
      let words =
        came == 1
        ? "the \(one.words)\(origin) \(one.place(instead: gone))"
        : pairs.count == came && one.isWay
          ? "\(came) \(one.many) lead to another object of that name now"
          : "\(came) \(one.many) are of other objects now"
      lines.append(ObjectSettings.Line(words, one.place))
      for (now, then) in pairs {
        let changes = Self.changes(
          of: now.details, from: then.details, "\(now.words)\(now.control.map { " from \($0)" } ?? "")", old, new)
        lines += changes.map { ObjectSettings.Line($0, one.place) }
      }
    }
  }

  /// The connections that came and went under the words of two, those of one owner together.
  private func mates(_ one: Found, _ gone: Found) -> [(now: Found, then: Found)] {
    var rest = found.filter { $0.key == gone.key }
    return found.filter { $0.key == one.key }.compactMap { now in
      rest.firstIndex { $0.owner == now.owner }.map { (now, rest.remove(at: $0)) }
    }
  }

  /// The scene that a storyboard begins with, where that is another one.
  private static func beginnings(_ old: FileConnections, _ new: FileConnections) -> [ObjectSettings.Line] {
    guard old.isStoryboard, new.isStoryboard, old.initial != new.initial else { return [] }
    let (before, after) = (old.initial.flatMap { old.names[$0] }, new.initial.flatMap { new.names[$0] })
    // One that was made anew under its name.
    if let before, before == after, old.initial.map({ !new.ids.contains($0) }) ?? false { return [] }
    let words =
      switch (before, after) {
      // Containers that nobody named are known by what they show first.
      case (let before?, let after?) where before == after:
        "the storyboard begins with another '\(after)' now"
          + (new.initial.flatMap { new.root(of: $0) }.map { ", which shows '\($0)' first" } ?? "")
      case (let before?, let after?): "the storyboard begins with '\(after)' instead of '\(before)'"
      case (nil, let after?): "the storyboard begins with '\(after)' now"
      default: "the storyboard no longer says with which screen it begins"
      }
    return [ObjectSettings.Line(words, .always)]
  }

  private static func changes(
    _ before: FileConnections.Connection, _ after: FileConnections.Connection, _ old: FileConnections,
    _ new: FileConnections
  ) -> [ObjectSettings.Line] {
    let place: ObjectSettings.Line.Place = after.isWay ? .always : .wiring
    var lines: [String] = []
    if before.name != after.name {
      lines.append(
        after.element == "segue"
          ? "the \(new.words(after)) was of the kind '\(before.name)'"
          : "the \(new.words(after))\(new.sender(of: after).map { " of \($0)" } ?? "") was '\(before.name)'")
    }
    if before.target != after.target {
      let names = (old.names[before.target], new.names[after.target])
      let way = after.element == "segue" ? nil : new.sender(of: after)
      let words = "the \(new.words(after))\(way.map { " of \($0)" } ?? "")"
      lines.append(
        names.0.map { "\(words) led to '\($0)'" }
          ?? "\(words) "
          + leading(
            to: (new.objects[after.target] ?? names.1, new.kinds[after.target]),
            insteadOf: (old.objects[before.target], old.kinds[before.target])))
    }
    lines += changes(of: after.details, from: before.details, new.words(after), old, new)
    return lines.map { ObjectSettings.Line($0, place) }
  }

  /// What a connection says otherwise besides its ends: `action of the show segue to 'Buoy' is no longer 'showDetail:'`.
  private static func changes(
    of after: [String: String], from before: [String: String], _ words: String, _ old: FileConnections,
    _ new: FileConnections
  ) -> [String] {
    Set(before.keys).union(after.keys).sorted().compactMap { key in
      guard before[key] != after[key] else { return nil }
      let what = "\(ObjectSettings.spaced(key)) of the \(words)"
      let (was, now) = (before[key].map { value(key, $0, old) }, after[key].map { value(key, $0, new) })
      return "\(what) \(String.difference(from: was, to: now))"
    }
  }

  /// What a connection's attribute says; of what a popover points at what people call it.
  private static func value(_ key: String, _ value: String, _ side: FileConnections) -> String {
    guard key.hasPrefix("popoverAnchor") else { return "'\(value)'" }
    return side.objects[value].map { "'\($0)'" } ?? side.placed(value) ?? "'\(value)'"
  }
}
