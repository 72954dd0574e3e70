import InterfaceBuilder
import ProofModel

/// What screens that are new do and lead to: what their controls call and are bound to, the ways to others, what containers hold,
/// and the outlets.
struct NewScreenConnections {
  /// What is told of new screens.
  private enum Part: String, CaseIterable {
    case action = "calls"
    case way = "leads to"
    case back = "goes back by"
    case content = "shows"
    case outlet = "has the outlets"
    case binding = "binds"

    init?(_ connection: FileConnections.Connection) {
      switch connection.element {
      case "action": self = .action
      case "outlet", "outletCollection": self = .outlet
      case "binding": self = .binding
      case "segue" where connection.name == "unwind": self = .back
      case "segue": self = connection.isWay ? .way : .content
      default: return nil
      }
    }
  }

  /// So many actions of a new screen, and so many screens that it leads to, are said, and so many outlets; of so many screens.
  private static let (mostOfOne, mostOutlets, mostScreens) = (24, 8, 12)

  /// What a screen calls, leads to or has, and the controls that do so: `'choose:'` of `'Manual'` and `'Automatic'`.
  private struct End: Hashable {
    var words: String
    var senders: [String] = []
    var text: String { senders.isEmpty ? words : "\(words) (\(senders.listed(upTo: 6)))" }
  }

  /// What a new file is called where that is told of itself.
  private static let file = "it"

  private let side: FileConnections
  /// Whether all of the file is new, so that what lies in no screen of it is new as well.
  private let isNewFile: Bool

  /// The lines of a file that is new.
  static func lines(ofNew file: FileConnections) -> [ObjectSettings.Line] {
    // With which window it begins, and what that shows, is told as its beginning.
    let entries = file.connections.filter {
      $0.connection.owner != file.initial || !$0.connection.isContent
    }
    return NewScreenConnections(side: file, isNewFile: true).lines(entries)
  }

  /// The lines of connections in screens that the later side alone has.
  static func lines(_ entries: [FileConnections.Entry], of side: FileConnections) -> [ObjectSettings.Line] {
    NewScreenConnections(side: side, isNewFile: false).lines(entries)
  }

  /// Up to six lines for each screen that is new: `the new 'Login' calls 'signIn:' ('Sign in') and 'cancel:' ('Cancel')`, `the
  /// new 'Login' leads to 'Help' ('ShowHelp')`, `the new 'Login' has the outlets 'name' and 'password'`; of what lies in no
  /// screen of a new file without its name.
  private func lines(_ entries: [FileConnections.Entry]) -> [ObjectSettings.Line] {
    var lines: [ObjectSettings.Line] = []
    let ways = entries.map(\.connection).filter { Part($0) == .way && $0.name != "show" }
    let otherWays = Set(ways.map { side.screenID(around: $0.owner) })
    for part in Part.allCases {
      var owners: [String] = []
      var ends: [String: (screen: String, holders: [String], who: String, all: [End])] = [:]
      for entry in entries where Part(entry.connection) == part {
        guard let who = who(entry.connection, part), let what = what(entry, part, otherWays: otherWays) else {
          continue
        }
        // Screens of one name are several.
        let screen = side.screenID(around: entry.connection.owner) ?? who
        let holder = holder(of: entry.connection)
        let owner = holder == nil ? screen : entry.connection.owner
        if ends[owner] == nil { owners.append(owner) }
        var all = ends[owner]?.all ?? []
        // Several controls may call one thing.
        if let sender = what.senders.first, let place = all.firstIndex(where: { $0.words == what.words }) {
          if !all[place].senders.contains(sender) { all[place].senders.append(sender) }
        } else {
          all.append(what)
        }
        ends[owner, default: (screen, holder.map { [$0] } ?? [], who, [])].all = all
      }
      // Parts of one screen that have the same outlets are told together.
      for (index, owner) in owners.enumerated().reversed() {
        guard let end = ends[owner], !end.holders.isEmpty,
          let first = owners[..<index].first(where: { other in
            ends[other].map { !$0.holders.isEmpty && $0.screen == end.screen && $0.all == end.all } ?? false
          })
        else { continue }
        ends[first]?.holders.insert(contentsOf: end.holders, at: 1)
        owners.remove(at: index)
      }
      // What is told of the file stands before what is told of its parts.
      if let index = owners.firstIndex(of: Self.file) { owners.insert(owners.remove(at: index), at: 0) }
      var told: Set<String> = []
      for end in owners.prefix(Self.mostScreens).compactMap({ ends[$0] }) {
        // A container that holds several of one name holds each.
        let all = part == .content ? end.all.map(\.text).counted : end.all.once.map(\.text)
        let has = end.holders.count > 1 ? "have the outlet" : "has the outlet"
        let verb = part == .outlet ? has + (all.count == 1 ? "" : "s") : part.rawValue
        let words = all.listed(upTo: part == .outlet ? Self.mostOutlets : Self.mostOfOne)
        let place = end.who == Self.file ? "" : " in \(end.who)"
        let name = end.holders.isEmpty ? end.who : end.holders.counted.listed(upTo: 6) + place
        let who = told.insert(name).inserted ? name : name.replacing("the new", with: "another new")
        lines.append(ObjectSettings.Line("\(who) \(verb) \(words)", .wiring))
      }
      if owners.count > Self.mostScreens {
        lines.append(ObjectSettings.Line("so do \(owners.count - Self.mostScreens) more new screens", .wiring))
      }
    }
    return lines
  }

  /// `the new 'Login'`; nil of what is told elsewhere: what items of menus do is told with them, and what lies in no screen of a
  /// file that was there by itself.
  private func who(_ connection: FileConnections.Connection, _ part: Part) -> String? {
    let kind = side.kinds[connection.owner]
    if kind == "menuItem" { return part == .binding ? "a menu" : nil }
    // What a container shows that is called by that says which one it is.
    if part == .content, side.containers[connection.owner] != nil, let kind {
      return "the new '\(ObjectSettings.spaced(kind))'"
    }
    if let screen = side.screen(around: connection.owner) { return "the new '\(screen)'" }
    // A storyboard's application is an object of its own, and none of its screens.
    if isNewFile { return kind == "application" ? "the application" : Self.file }
    return kind == "menu" ? "the new menu\(side.objects[connection.owner].map { " '\($0)'" } ?? "")" : nil
  }

  /// `'signIn:' ('Sign in')`, `value to 'values.bar' ('Show Bar')`; nil of what nearly all of a kind have, and of ways to nowhere.
  ///
  /// - Parameter otherWays: the screens from which some ways are no `show` segues.
  private func what(_ entry: FileConnections.Entry, _ part: Part, otherWays: Set<String?>) -> End? {
    let connection = entry.connection
    let identifier = side.identifiers[entry.id].map { " ('\($0)')" } ?? ""
    let senders = side.senders[connection.owner].map { [$0] } ?? []
    switch part {
    case .action:
      // Most call the controller of their own screen.
      let other = side.screenID(around: connection.target)
      let isElsewhere = other != nil && other != side.screenID(around: connection.owner)
      let target = isElsewhere ? side.screen(around: connection.target).map { " of '\($0)'" } ?? "" : ""
      return End(words: "'\(connection.name)'\(target)", senders: senders)
    case .binding:
      let words = "\(ObjectSettings.spaced(connection.name)) to '\(connection.details["keyPath"] ?? "")'"
      return End(words: words, senders: senders)
    case .outlet:
      guard !isUsual(connection) else { return nil }
      if let count = size(ofCollection: connection) {
        return End(words: "'\(connection.name)' (\(count == 1 ? "of one object" : "of \(count)"))")
      }
      guard isFilling(connection) else { return End(words: "'\(connection.name)'") }
      // AppKit has no controller of tables, and binds these as often: that the screen's own fills one somebody chose.
      let isOwn = side.screenID(around: connection.owner) == connection.target
      if isOwn { return side.isMac ? End(words: "'\(connection.name)'") : nil }
      return side.names[connection.target].map { End(words: "'\(connection.name)' to '\($0)'") }
    case .back:
      return connection.details["unwindAction"].map { End(words: "'\($0)'\(identifier)") }
    case .way:
      let name = side.identifiers[entry.id].map { "'\($0)'" }
      // `show` is what most are, and said beside others.
      let isPlain = connection.name == "show" && !otherWays.contains(side.screenID(around: connection.owner))
      let kind = isPlain ? nil : "\(ObjectSettings.spaced(connection.name)) segue"
      let words = [kind, name].compactMap { $0 }.joined(separator: " ") + FileConnections.manner(connection.details)
      return side.names[connection.target].map { End(words: words.isEmpty ? "'\($0)'" : "'\($0)' (\(words.trimmed))") }
    case .content:
      let label = side.tabLabel(of: connection).map { " ('\($0)')" }
      return side.names[connection.target].map { End(words: "'\($0)'\(label ?? identifier)") }
    }
  }

  /// `'Legend'`, of an outlet that an object in the screen has and not the screen itself, or one within a view of a file without
  /// screens and not its owner or that view.
  private func holder(of outlet: FileConnections.Connection) -> String? {
    let isInside = side.screenID(around: outlet.owner) != nil || side.parents[outlet.owner] != nil
    guard Part(outlet) == .outlet, side.names[outlet.owner] == nil, isInside,
      side.kinds[outlet.owner]?.hasSuffix("indow") == false
    else { return nil }
    return side.senders[outlet.owner]
  }

  /// Outlets that nearly all of their kind have: a controller's view, a cell's label, a view's recognizers of gestures.
  private func isUsual(_ outlet: FileConnections.Connection) -> Bool {
    outlet.name == "view" || side.isOfCell(outlet)
      || outlet.element == "outletCollection" && outlet.name == "gestureRecognizers"
  }

  /// How many objects a collection of outlets has; nil of an outlet that leads to one.
  private func size(ofCollection outlet: FileConnections.Connection) -> Int? {
    guard outlet.element == "outletCollection" else { return nil }
    return side.connections.count {
      $0.connection.element == outlet.element && $0.connection.owner == outlet.owner
        && $0.connection.name == outlet.name
    }
  }

  /// Outlets that lead to what fills a table, mostly the controller of its screen (`UITableViewController`, docs).
  private func isFilling(_ outlet: FileConnections.Connection) -> Bool {
    ["tableView", "outlineView", "collectionView"].contains(side.kinds[outlet.owner])
      && ["dataSource", "delegate"].contains(outlet.name)
  }
}
