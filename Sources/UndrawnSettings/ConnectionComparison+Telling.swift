import InterfaceBuilder
import ProofModel

/// What was found of connections, in lines.
extension ConnectionComparison {
  /// Tells what was found: what is at another place once, the rest as new and gone, equal ones counted.
  mutating func tellFound() {
    var counts: [String: Int] = [:]
    for one in found { counts[one.key, default: 0] += 1 }
    forgetStandIns(&counts)
    tellRepointed(&counts)
    let replaced = replaced.union(tellMoved(&counts))
    for one in found {
      guard let count = counts.removeValue(forKey: one.key) else { continue }
      let all = found.filter { $0.key == one.key }
      // What an object that is gone had of outlets went with it, where none stands in its place.
      let isWithIt = one.end == "gone" && one.noun.hasPrefix("outlet")
      if isWithIt, all.allSatisfy({ !both.contains($0.owner) && !replaced.contains($0.owner) }) { continue }
      // So is what an item of a menu did told with the item.
      let isOfItems = one.end == "gone" && one.noun == "action"
      if isOfItems, all.allSatisfy({ !both.contains($0.owner) && old.kinds[$0.owner] == "menuItem" }) { continue }
      // Of several of which some have a sender to name each is of something.
      let side = one.end == "new" ? new : old
      // A few of several that are called alike are told apart.
      let areAlike = Set(all.map(\.owner)).count > 1 && Set(all.map(\.sender)).count == 1 && count <= Self.mostMarked
      let called = all.map { ((count == 1 || areAlike) && !one.isWay ? side.marked($0.owner) : nil) ?? $0.sender }
      let isOfScreens = one.noun.hasPrefix("outlet") && areOfSeveralScreens
      let owners = all.compactMap { found in
        replaced.contains(found.owner)
          ? old.kinds[found.owner].map(ObjectSettings.one) : isOfScreens ? found.ownerName : nil
      }
      let senders =
        (called.allSatisfy { $0 == nil }
        ? owners : zip(called, all).map { $0 ?? $1.ownerName ?? "another object" }).once
      let start = count == 1 ? one.control.map { "\(one.marked ?? $0) of " } ?? "" : ""
      let origin = senders.isEmpty ? "" : (one.isWay ? " from " + start : " of ") + senders.listed
      let identifier = count == 1 ? one.identifier.map { ", called '\($0)'," } ?? "" : ""
      // What each of several ways is called, or begins at; of those to several screens of one name also to which it leads.
      let areToSeveral = one.isWay && Set(all.map(\.target)).count > 1
      let each = (count == 1 ? [] : all).compactMap { way in
        way.label.map { $0 + (areToSeveral ? side.marked(screen: way.target).map { " to \($0)" } ?? "" : "") }
      }
      let words =
        count == 1
        ? "the \(one.words)\(origin)\(identifier) is \(one.end)\(one.presentation)\(one.tail)"
        : "\(count) \(one.many)\(origin) are \(one.end)"
          + (all.allSatisfy { $0.tail == one.tail } ? one.tail : "")
          + (each.isEmpty ? "" : ": \(each.count > 7 ? each.listed(first: 6) : each.listed)")
      lines.append(ObjectSettings.Line(words, one.place, givenNames: one.givenNames))
    }
  }

  /// So many objects of one name are told apart.
  private static let mostMarked = 3

  /// The objects that are gone to which outlets led that lead to other ones now.
  private var replaced: Set<String> {
    let targets = new.outletTargets()
    return Set(
      old.outletTargets().compactMap { outlet, target in
        both.contains(target) || targets[outlet] == nil ? nil : target
      })
  }

  /// What an object that was made anew does as the one in whose place it stands did is no change.
  private mutating func forgetStandIns(_ counts: inout [String: Int]) {
    // One of another kind in its place, as a bar's button, is told.
    func mark(_ one: Found) -> String? {
      guard !both.contains(one.owner) else { return nil }
      return one.sender.map { "\(one.words)\u{1F}\($0) \(one.control ?? "")\(one.senderKind)" }
    }
    let ends = Dictionary(grouping: found.filter { mark($0) != nil }) { mark($0) ?? "" }.mapValues { all in
      ["new", "gone"].map { end in all.count { $0.end == end } }
    }
    // Of several as many as there are on both sides.
    var left = ends.mapValues { [$0.min() ?? 0, $0.min() ?? 0] }
    found.removeAll { one in
      let end = one.end == "new" ? 0 : 1
      guard let mark = mark(one), let number = left[mark]?[end], number > 0 else { return false }
      left[mark]?[end] = number - 1
      counts[one.key] = counts[one.key].flatMap { $0 > 1 ? $0 - 1 : nil }
      return true
    }
  }

  /// What objects that stay call of another object now, or lead to by outlets, where others of these words came or went besides:
  /// what is left of these is told as that.
  private mutating func tellRepointed(_ counts: inout [String: Int]) {
    for one in found where one.end == "new" && ["action", "outlet"].contains(one.noun) {
      guard let came = counts[one.key], let gone = found.first(where: { $0.words == one.words && $0.end == "gone" }),
        let went = counts[gone.key], came != went
      else { continue }
      let pairs = mates(one, gone).filter { $0.now.target != $0.then.target }
      let ends = Set(pairs.map { [$0.now.target, $0.then.target] })
      guard ends.count == 1, pairs.compactMap(\.now.sender).count == pairs.count else {
        continue
      }
      let ways = pairs.map { ($0.now.owner, $0.now.words) }
      found.removeAll { entry in ways.contains { $0.0 == entry.owner && $0.1 == entry.words } }
      (counts[one.key], counts[gone.key]) = (came - pairs.count, went - pairs.count)
      for key in [one.key, gone.key] where counts[key] == 0 { counts[key] = nil }
      lines.append(ObjectSettings.Line(repointed(pairs), one.place, givenNames: one.givenNames))
    }
  }

  /// That what objects call, or lead to by outlets, is another object now; of at least one.
  private func repointed(_ pairs: [(now: Found, then: Found)]) -> String {
    let (now, then) = pairs[0]
    let isOne = Set(pairs.map { [$0.now.target, $0.then.target] }).count == 1
    let end =
      isOne
      ? Self.leading(to: (now.targetName, now.targetKind), insteadOf: (then.targetName, then.targetKind))
      : "leads to other objects now"
    let senders = pairs.compactMap(\.now.sender).once
    let words = pairs.count == 1 ? "the \(now.words)" : "\(pairs.count) \(now.many)"
    let verb = pairs.count == 1 ? end : end.replacing("leads", with: "lead", maxReplacements: 1)
    return words + (senders.isEmpty ? "" : " of \(senders.listed)") + " " + verb
  }

  /// What went from one object and came to another is there still.
  ///
  /// - Returns: the objects that are gone and in whose places others stand by that.
  private mutating func tellMoved(_ counts: inout [String: Int]) -> Set<String> {
    var left: Set<String> = []
    for one in found where one.end == "new" {
      guard let came = counts[one.key], let gone = found.first(where: { $0.words == one.words && $0.end == "gone" }),
        counts[gone.key] == came, !areOthers(one, gone)
      else { continue }
      (counts[one.key], counts[gone.key]) = (nil, nil)
      if came == 1, !one.isWay, !both.contains(one.owner), !both.contains(gone.owner) { left.insert(gone.owner) }
      let pairs = mates(one, gone)
      let isOfOne = !one.isWay && one.owner == gone.owner && one.target != gone.target
      let origin = isOfOne ? one.sender.map { " of \($0)" } ?? "" : ""
      let words =
        came == 1
        ? "the \(one.words)\(origin) \(one.place(instead: gone))"
        : pairs.count != came
          ? "\(came) \(one.many) are of other objects now"
          : one.isWay ? "\(came) \(one.many) lead to another object of that name now" : repointed(pairs)
      lines.append(ObjectSettings.Line(words, one.place, givenNames: one.givenNames))
      for (now, then) in pairs {
        let changes = Self.changes(
          of: now.details, from: then.details, "\(now.words)\(now.control.map { " from \($0)" } ?? "")", old, new)
        lines += changes.map { ObjectSettings.Line($0, one.place) }
      }
    }
    return left
  }

  /// Whether outlets that came and went under the words of two have nothing but these in common: of other objects, of which those
  /// of one side are there still, to other objects.
  private func areOthers(_ one: Found, _ gone: Found) -> Bool {
    let all = found.filter { [one.key, gone.key].contains($0.key) }
    let ends = [one.end, gone.end].map { end in all.filter { $0.end == end } }
    func areApart(_ part: (Found) -> String) -> Bool { Set(ends[0].map(part)).isDisjoint(with: ends[1].map(part)) }
    return one.noun == "outlet" && ends.contains { $0.allSatisfy { both.contains($0.owner) } } && areApart(\.owner)
      && areApart(\.target)
  }

  /// The connections that came and went under the words of two, those of one owner together.
  func mates(_ one: Found, _ gone: Found) -> [(now: Found, then: Found)] {
    var rest = found.filter { $0.key == gone.key }
    return found.filter { $0.key == one.key }.compactMap { now in
      rest.firstIndex { $0.owner == now.owner }.map { (now, rest.remove(at: $0)) }
    }
  }

  /// The scene that a storyboard begins with, where that is another one.
  static func beginnings(_ old: FileConnections, _ new: FileConnections) -> [ObjectSettings.Line] {
    guard old.isStoryboard, new.isStoryboard, old.initial != new.initial else { return [] }
    let (before, after) = (old.initial.flatMap { old.names[$0] }, new.initial.flatMap { new.names[$0] })
    // One that was made anew under its name.
    if let before, before == after, old.initial.map({ !new.ids.contains($0) }) ?? false { return [] }
    let words =
      switch (before, after) {
      // Containers that nobody named are known by what they show first.
      case (let before?, let after?) where before == after:
        "the storyboard begins with another '\(after)' now"
          + (new.initial.flatMap { new.root(of: $0) }.flatMap { new.names[$0] }.map { ", which shows '\($0)' first" }
            ?? "")
      case (let before?, let after?): "the storyboard begins with '\(after)' instead of '\(before)'"
      case (nil, let after?): "the storyboard begins with '\(after)' now"
      default: "the storyboard no longer says with which screen it begins"
      }
    return [ObjectSettings.Line(words, .start)]
  }

  static func changes(
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
      if after.isContent, let was = names.0, let now = names.1 {
        let title = new.order.first { new.kinds[$0] == "window" && new.parents[$0] == after.owner }
        let window = title.flatMap { new.names[$0] ?? new.objects[$0] }.map { "the window '\($0)'" } ?? "a window"
        let other = was == now ? "another '\(now)'" : "'\(now)' instead of '\(was)'"
        return [ObjectSettings.Line("\(window) shows \(other) now", .start)]
      }
      // A container that shows a screen's title stands in its place.
      let kinds = (old.kinds[before.target], new.kinds[after.target])
      let kind = names.0 == names.1 && kinds.0 != kinds.1 ? kinds.0.map(ObjectSettings.spaced) : nil
      lines.append(
        names.0.map { "\(words) led to \(kind.map { "the \($0) of that name" } ?? "'\($0)'") before" }
          ?? "\(words) "
          + leading(
            to: (new.called(after.target), new.kinds[after.target]),
            insteadOf: (old.called(before.target), old.kinds[before.target])))
    }
    lines += changes(of: after.details, from: before.details, new.words(after), old, new)
    return lines.map { ObjectSettings.Line($0, place, givenNames: after.givenNames) }
  }

  /// What a connection says otherwise besides its ends: `action of the show segue to 'Buoy' is no longer 'showDetail:'`.
  static func changes(
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
