import ProofModel

/// Whose outlets are: of several screens that one of them, and of collections what is in them.
extension ConnectionComparison {
  /// Whether several screens of the file have outlets, so that it is said of which one is.
  var areOfSeveralScreens: Bool {
    let owners = [old, new].flatMap { side in
      side.connections.filter { ["outlet", "outletCollection"].contains($0.connection.element) }
        .compactMap { side.names[$0.connection.owner] == nil ? nil : $0.connection.owner }
    }
    return Set(owners).count > 1
  }

  /// Whether a connection is one of a collection of outlets that both sides have.
  func isMember(_ connection: FileConnections.Connection) -> Bool {
    connection.element == "outletCollection" && new.kinds[connection.target]?.hasSuffix("Recognizer") != true
      && [old, new].allSatisfy { side in
        side.connections.contains { entry in
          entry.connection.element == connection.element && entry.connection.owner == connection.owner
            && entry.connection.name == connection.name
        }
      }
  }

  /// Tells the order of what such collections keep: code reads them as arrays, which the tools write in the file's order.
  mutating func tellOrders() {
    let most = 6
    let collections = [old, new].map { side in
      Dictionary(grouping: side.connections.map(\.connection).filter(isMember)) { [$0.owner, $0.name] }
    }
    for (one, mates) in collections[1].sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (then, now) = ((collections[0][one] ?? []).map(\.target), mates.map(\.target))
      let kept = (then.filter(Set(now).contains), now.filter(Set(then).contains))
      guard kept.0 != kept.1, let first = mates.first else { continue }
      let owner = (new.sender(of: first) ?? new.names[first.owner].map { "'\($0)'" }).map { " of \($0)" } ?? ""
      let order = now.count > most ? "" : ": \(now.map(new.toldApart).listed)"
      let words = "what is in the \(new.words(first))\(owner) stands in another order\(order)"
      lines.append(ObjectSettings.Line(words, .wiring))
    }
  }

  /// Tells the order of the screens that a container shows as tabs or panes, which is that of its relationships.
  mutating func tellContentOrders() {
    func contents(_ side: FileConnections) -> [[String]: [FileConnections.Connection]] {
      Dictionary(grouping: side.connections.map(\.connection).filter { side.isTabOrPane($0) }) {
        [$0.owner, $0.details["relationship"] ?? ""]
      }
    }
    let before = contents(old)
    for (container, ways) in contents(new).sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (then, now) = ((before[container] ?? []).map(\.target), ways.map(\.target))
      let kept = (then.filter(Set(now).contains), now.filter(Set(then).contains))
      guard kept.0 != kept.1, let first = ways.first else { continue }
      let names = [(now, new), (then, old)].map { ids, side in ids.map { "'\(side.names[$0] ?? "a screen")'" }.listed }
      let order = names[0] == names[1] ? "" : ": \(names[0]) instead of \(names[1])"
      let owner = new.isNameless(first.owner) ? nil : new.names[first.owner].map { " of '\($0)'" }
      lines.append(
        ObjectSettings.Line("the \(new.noun(first))s\(owner ?? "") stand in another order\(order)", .always))
    }
  }

  /// Tells what came to such collections and went from them: `the label 'Total' is in the outlet collection 'Labels' now`.
  mutating func tellMembers() {
    let most = 4
    for (end, side) in [("new", new), ("gone", old)] {
      let all = members.filter { $0.end == end }.map(\.entry.connection)
      for one in all.map({ "\($0.owner) \($0.name)" }).once {
        let mates = all.filter { "\($0.owner) \($0.name)" == one }
        guard let first = mates.first else { continue }
        let names = side.called(mates.map(\.target))
        let owner = side.sender(of: first) ?? side.names[first.owner].map { "'\($0)'" }
        let verb = mates.count == 1 ? "is" : "are"
        let place = "in the \(side.words(first))\(owner.map { " of \($0)" } ?? "")"
        lines.append(
          ObjectSettings.Line(
            "\(names.listed(upTo: most)) \(verb) \(end == "new" ? "\(place) now" : "no longer \(place)")", .wiring))
      }
    }
  }
}

extension FileConnections {
  /// Whether it is one that nearly all cells of tables have (`NSTableCellView.textField`, docs).
  func isOfCell(_ connection: Connection) -> Bool {
    connection.element == "outlet" && kinds[connection.owner] == "tableCellView"
      && ["textField", "imageView"].contains(connection.name)
  }

  /// `'Total'`, `the 2nd view`: what an object is called, told apart from others of its kind and name.
  fileprivate func toldApart(_ object: String) -> String {
    let name = objects[object].map { "'\($0)'" }
    let peers = peers(of: object)
    guard peers.count > 1 else { return name ?? ObjectSettings.one(kinds[object] ?? "object") }
    return marked(object, name, among: peers, isKindSaid: false)
  }

  /// `'Total'`, `a label`, `5 constraints`: what objects are called, those without a name by their kinds.
  fileprivate func called(_ targets: [String]) -> [String] {
    let nameless = targets.filter { objects[$0] == nil }.map { kinds[$0] ?? "object" }
    let counts = Dictionary(nameless.map { ($0, 1) }, uniquingKeysWith: +)
    return targets.compactMap { objects[$0].map { "'\($0)'" } }
      + nameless.once.map { kind in
        counts[kind].map { $0 > 1 ? "\($0) \(ObjectSettings.spaced(kind).plural)" : ObjectSettings.one(kind) } ?? kind
      }
  }
}
