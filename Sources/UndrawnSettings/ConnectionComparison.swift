import InterfaceBuilder
import ProofModel

/// The connections of two sides of a file, and what of them differs in words.
struct ConnectionComparison {
  let old: FileConnections
  let new: FileConnections
  /// The ids of the objects that both sides have.
  let both: Set<String>
  typealias Entry = FileConnections.Entry
  /// What one side says and the other does not say so.
  let before: [Entry]
  let after: [Entry]
  var found: [Found] = []
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
    before = Self.unlike(old.connections, new.connections)
    after = Self.unlike(new.connections, old.connections)
  }

  /// The connections that another side does not have so: segues one for one, as code performs several between the same screens by
  /// their names (`UIViewController.performSegue`, docs); of others of one object that lead to one thing, one says what all do.
  private static func unlike(_ own: [Entry], _ other: [Entry]) -> [Entry] {
    func isSegue(_ entry: Entry) -> Bool { entry.connection.element == "segue" }
    func ways(_ entries: [Entry]) -> [String: FileConnections.Connection] {
      Dictionary(entries.filter(isSegue).map { ($0.id, $0.connection) }, uniquingKeysWith: { first, _ in first })
    }
    let (mine, theirs) = (ways(own), ways(other))
    let same = Set(other.map(\.connection))
    var left = theirs.reduce(into: [FileConnections.Connection: Int]()) { left, way in
      if mine[way.key] != way.value { left[way.value, default: 0] += 1 }
    }
    return own.filter { entry in
      guard isSegue(entry) else { return !same.contains(entry.connection) }
      if theirs[entry.id] == entry.connection { return false }
      guard let count = left[entry.connection], count > 0 else { return true }
      left[entry.connection] = count - 1
      return false
    }
  }

  /// One line for each that differs, equal ones once; of objects that came or went what they do, but of those in screens and
  /// menus that came or went as a whole.
  ///
  /// - Parameter areOneFile: whether both are versions of one file, and the later one is no other that screens went to.
  static func lines(
    from earlier: FileConnections, to later: FileConnections, areOneFile: Bool = true
  ) -> [ObjectSettings.Line] {
    // What is told apart on one side is told apart on both.
    var (old, new) = (earlier, later)
    old.sharedTitles.formUnion(later.sharedTitles)
    new.sharedTitles = old.sharedTitles
    let cells = old.sharedCellNames.union(new.sharedCellNames)
    old.tellCellsApart(cells)
    new.tellCellsApart(cells)
    old.callContainers(as: new)
    old.rename(old.menuItemsMadeAnew(in: new))
    old.rename(old.rulesMadeAnew(in: new))
    var comparison = ConnectionComparison(old, new)
    if areOneFile { comparison.lines = beginnings(old, new) }
    comparison.compare()
    comparison.tellNames()
    comparison.tellMembers()
    comparison.tellOrders()
    comparison.tellContentOrders()
    comparison.tellFound()
    return comparison.lines + NewScreenConnections.lines(comparison.ofNewScreens, of: new)
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
      // A window shows one controller, whichever.
      let mate = before.first {
        !later.contains($0.id) && !madeAnew.contains($0.id)
          && ($0.connection.hasSameEnds(as: connection)
            || connection.isContent && $0.connection.isContent && $0.connection.owner == connection.owner)
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
    let went = before.filter { !later.contains($0.id) && !renamed.contains($0.id) }
    // What a whole menu called is much, and told last.
    func isOfMenu(_ entry: Entry) -> Bool { old.kinds[entry.connection.owner] == "menuItem" }
    for entry in went.filter({ !isOfMenu($0) }) + went.filter(isOfMenu) { find(entry, old, "gone") }
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
    if end == "gone", let words = goneContainer(connection) {
      lines.append(ObjectSettings.Line(words, .always))
      return
    }
    // A way from a screen that came to one that was there changes how that is reached, as the last one to it does that
    // went with its screen; so does one to another storyboard.
    let isToReference = side.kinds[connection.target]?.lowercased().hasSuffix("controllerplaceholder") ?? false
    let isWayToKnown =
      end == "new"
      ? connection.isWay && (both.contains(connection.target) || isToReference)
      : connection.isWay && both.contains(connection.target) && !new.isReached(connection.target)
    guard isWayToKnown || both.contains(connection.owner) || side.isInWhatStays(connection.owner, both) else {
      if end == "new" { ofNewScreens.append(entry) }
      return
    }
    if end == "new", side.isOfCell(connection), !both.contains(connection.owner) { return }
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
      let calling = Self.calling(now: new.identifiers[now.id], then: old.identifiers[gone.id])
      // What was made anew around it, as a row, is no other beginning.
      let areAnew = both.isDisjoint(with: [gone.connection.owner, now.connection.owner])
      if areAnew, starts.0 == starts.1, calling.isEmpty,
        old.kinds[gone.connection.owner] == new.kinds[now.connection.owner]
      {
        return
      }
      let was = starts.0.flatMap { $0 == starts.1 ? nil : " instead of \($0)" } ?? ""
      let words =
        "the \(side.words(connection)) begins at \(starts.1.map { $0 + was } ?? "another object") now" + calling
      lines.append(ObjectSettings.Line(words, .always))
      return
    }
    // The other half of a way that begins elsewhere now.
    if !ways.isEmpty, !both.contains(connection.owner) { return }
    let name = side.names[connection.owner]
    found.append(
      Found(
        words: side.words(connection, isToNew: end == "new" && !both.contains(connection.target)),
        noun: side.noun(connection), owner: connection.owner, target: connection.target,
        targetName: side.called(connection.target),
        targetKind: side.kinds[connection.target],
        sender: side.sender(of: connection), ownerName: name.map { "'\($0)'" },
        start: name != nil && connection.isWay
          ? "the screen itself" : side.senders[connection.owner] ?? name.map { "'\($0)'" },
        marked: connection.isWay ? side.marked(connection.owner, isPlaced: false) : nil,
        identifier: side.identifiers[entry.id],
        details: connection.details,
        tail: connection.element == "action"
          ? receiver(of: connection, side, end)
          : end == "new" ? side.end(of: connection, isAlone: isOnlyNewOutlet(connection)) : "", end: end,
        isWay: connection.isWay,
        isOfNew: end == "new" && !both.contains(connection.owner),
        senderKind: (side.kinds[connection.owner] ?? "").replacing("Cell", with: ""),
        givenNames: connection.givenNames))
  }

  /// Whether its owner got no other outlet.
  private func isOnlyNewOutlet(_ connection: FileConnections.Connection) -> Bool {
    after.count { $0.connection.owner == connection.owner && $0.connection.element == "outlet" } == 1
  }

  /// `the navigation controller 'Login', which showed 'Welcome', is gone`: of one around a screen that stays and that none is
  /// around now; nil of other connections.
  private func goneContainer(_ connection: FileConnections.Connection) -> String? {
    let root = "rootViewController"
    func isAround(_ other: FileConnections.Connection) -> Bool {
      other.details["relationship"] == root && other.target == connection.target
    }
    guard isAround(connection), !both.contains(connection.owner), both.contains(connection.target),
      !new.connections.contains(where: { isAround($0.connection) }), let screen = old.names[connection.target]
    else { return nil }
    let name = old.containers[connection.owner] == nil ? old.names[connection.owner].map { " '\($0)'" } : nil
    let kind = ObjectSettings.spaced(old.kinds[connection.owner] ?? "")
    return "the \(kind)\(name ?? ""), which showed '\(screen)', is gone"
  }

  /// Whose an action is that came or went, where its sender has the same one of another object on the other side: ` for 'Plan' alone`
  /// (several targets of one event, `UIControl.addTarget`; seen in capstone-ios). Of one object on another event this is said: ` on
  /// 'editing changed' too`.
  private func receiver(of connection: FileConnections.Connection, _ side: FileConnections, _ end: String) -> String {
    let other = end == "gone" ? new : old
    let words = side.words(connection)
    let likes = other.connections.map(\.connection).filter {
      $0.element == "action" && $0.owner == connection.owner && other.words($0) == words
    }
    let isOfEvent = likes.contains { $0.target == connection.target }
    guard let event = isOfEvent ? connection.event : likes.isEmpty ? nil : "" else { return "" }
    let name = (side.names[connection.target] ?? side.objects[connection.target]).map { "'\($0)'" } ?? "another object"
    return (isOfEvent ? " on '\(event)' " : " for \(name) ") + (end == "gone" ? "alone" : "too")
  }
}
