import ProofModel

/// Outlets that got other names: of one object to one object, under other ids.
extension ConnectionComparison {
  /// What controllers, cells and controls of the system call others by: names of its own, which nobody changes into others.
  static let ofSystem: Set<String> = [
    "view", "window", "menu", "delegate", "dataSource", "nextKeyView", "initialFirstResponder", "formatter", "menuView",
    "headerView", "tableView", "searchDisplayController", "inputView", "inputAccessoryView",
  ]

  /// By the ids of new outlets and actions: the ones in whose places they are, outlets that led from the same object to the same
  /// object and whose names are the user's, actions of the same control at the same event.
  ///
  /// - Parameters:
  ///   - earlier: the ids of what one side says and the other does not say so.
  ///   - later: the same of the other side.
  func renamings(_ earlier: Set<String>, _ later: Set<String>) -> [String: Entry] {
    func ends(_ entries: [Entry], without known: Set<String>) -> [String: [Entry]] {
      let renamed = entries.filter { ["outlet", "action"].contains($0.connection.element) && !known.contains($0.id) }
      return Dictionary(grouping: renamed) { entry in
        let one = entry.connection
        return "\(one.element) \(one.owner) \(one.element == "outlet" ? one.target : one.details["eventType"] ?? "")"
      }
    }
    let (gone, came) = (ends(before, without: later), ends(after, without: earlier))
    return came.reduce(into: [:]) { result, entry in
      guard entry.value.count == 1, let now = entry.value.first, let others = gone[entry.key], others.count == 1,
        now.connection.name != others[0].connection.name,
        now.connection.element == "action"
          || Self.ofSystem.isDisjoint(with: [now.connection.name, others[0].connection.name])
      else { return }
      result[now.id] = others[0]
    }
  }

  /// Tells them, outlets of one object on one line: `3 outlets of 'File's Owner' have other names: 'move' instead of 'moveButton', …`,
  /// actions of one name too: `2 actions 'add:' of 'A' and 'B' were 'insert:'`.
  mutating func tellRenamed(_ pairs: [(now: Entry, then: Entry)]) {
    tellRenamedActions(pairs.filter { $0.now.connection.element == "action" })
    let most = 12
    let outlets = pairs.filter { $0.now.connection.element == "outlet" }
    for owner in outlets.map(\.now.connection.owner).once {
      let all = outlets.filter { $0.now.connection.owner == owner }
      let place = new.sender(of: all[0].now.connection) ?? new.names[owner].map { "'\($0)'" }
      let origin = place.map { " of \($0)" } ?? ""
      let names = all.map { "'\($0.now.connection.name)' instead of '\($0.then.connection.name)'" }
      let words =
        all.count == 1
        ? "the outlet '\(all[0].now.connection.name)'\(origin) was '\(all[0].then.connection.name)'"
        : "\(all.count) outlets\(origin) have other names: \(names.listed(upTo: most))"
      lines.append(ObjectSettings.Line(words, .wiring, givenNames: all.flatMap(\.now.connection.givenNames)))
    }
  }

  /// ` and calls 'Board' instead of 'Card'`, where what actions of other names call is another object with a name too.
  private func receivers(of pairs: [(now: Entry, then: Entry)]) -> String {
    let targets = pairs.map { [$0.now.connection.target, $0.then.connection.target] }
    guard let first = targets.first, Set(targets).count == 1, first[0] != first[1], both.isSuperset(of: first) else {
      return ""
    }
    func name(_ id: String, _ side: FileConnections) -> String? {
      side.filesOwner?.id == id ? "File's Owner" : (side.names[id] ?? side.objects[id]).map { "'\($0)'" }
    }
    guard let now = name(first[0], new), let then = name(first[1], old), now != then else { return "" }
    return " and \(pairs.count == 1 ? "calls" : "call") \(now) instead of \(then)"
  }

  /// Tells actions of other names, those of one name on one line, and three names or more together.
  private mutating func tellRenamedActions(_ pairs: [(now: Entry, then: Entry)]) {
    let most = 12
    let both = pairs.map { [$0.now.connection.name, $0.then.connection.name] }
    let told = both.once.map { names -> (names: [String], senders: String, number: Int, receivers: String) in
      let mates = zip(pairs, both).filter { $1 == names }.map(\.0)
      let all = mates.map(\.now.connection)
      let senders = all.compactMap { (all.count == 1 ? new.marked($0.owner) : nil) ?? new.sender(of: $0) }.once
      return (names, senders.isEmpty ? "" : " of \(senders.listed)", all.count, receivers(of: mates))
    }
    guard told.count < 3 else {
      let names = told.map { "'\($0.names[0])'\($0.senders) instead of '\($0.names[1])'" }
      lines.append(
        ObjectSettings.Line("\(pairs.count) actions have other names: \(names.listed(upTo: most))", .wiring))
      return
    }
    lines += told.map { names, senders, number, receivers in
      let words =
        number == 1 ? "the action '\(names[0])'\(senders) was" : "\(number) actions '\(names[0])'\(senders) were"
      return ObjectSettings.Line("\(words) '\(names[1])'\(receivers)", .wiring)
    }
  }
}
