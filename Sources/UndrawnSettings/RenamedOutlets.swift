import ProofModel

/// Outlets that got other names: of one object to one object, under other ids.
extension ConnectionComparison {
  /// What controllers, cells and controls of the system call others by: names of its own, which nobody changes into others.
  private static let ofSystem: Set<String> = [
    "view", "window", "menu", "delegate", "dataSource", "nextKeyView", "initialFirstResponder", "formatter", "menuView",
    "headerView", "tableView", "searchDisplayController", "inputView", "inputAccessoryView",
  ]

  /// By the ids of new outlets: the ones that lead from the same object to the same object and are gone, where there is one of
  /// each and both names are the user's.
  ///
  /// - Parameters:
  ///   - earlier: the ids of what one side says and the other does not say so.
  ///   - later: the same of the other side.
  func renamings(_ earlier: Set<String>, _ later: Set<String>) -> [String: Entry] {
    func ends(_ entries: [Entry], without known: Set<String>) -> [String: [Entry]] {
      Dictionary(grouping: entries.filter { $0.connection.element == "outlet" && !known.contains($0.id) }) {
        "\($0.connection.owner) \($0.connection.target)"
      }
    }
    let (gone, came) = (ends(before, without: later), ends(after, without: earlier))
    return came.reduce(into: [:]) { result, entry in
      guard entry.value.count == 1, let now = entry.value.first, let others = gone[entry.key], others.count == 1,
        now.connection.name != others[0].connection.name,
        Self.ofSystem.isDisjoint(with: [now.connection.name, others[0].connection.name])
      else { return }
      result[now.id] = others[0]
    }
  }

  /// Tells them, those of one object on one line: `3 outlets of 'File's Owner' have other names: 'move' instead of 'moveButton', …`.
  mutating func tellRenamed(_ pairs: [(now: Entry, then: Entry)]) {
    let most = 12
    for owner in pairs.map(\.now.connection.owner).once {
      let all = pairs.filter { $0.now.connection.owner == owner }
      let place = new.sender(of: all[0].now.connection) ?? new.names[owner].map { "'\($0)'" }
      let origin = place.map { " of \($0)" } ?? ""
      let names = all.map { "'\($0.now.connection.name)' instead of '\($0.then.connection.name)'" }
      let words =
        all.count == 1
        ? "the outlet '\(all[0].now.connection.name)'\(origin) was '\(all[0].then.connection.name)'"
        : "\(all.count) outlets\(origin) have other names: \(names.listed(upTo: most))"
      lines.append(ObjectSettings.Line(words, .wiring))
    }
  }
}
