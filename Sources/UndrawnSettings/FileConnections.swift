import InterfaceBuilder
import ProofModel
import XMLParsing

/// What leads from an object of an Interface Builder file to another: outlets, actions and segues, and the scene that a
/// storyboard begins with. No picture shows them.
struct FileConnections {
  /// One of them without its id, which another saving may change.
  struct Connection: Hashable {
    /// `outlet`, `outletCollection`, `action`, `segue` or `binding`.
    var element: String
    /// The id of the object that has it.
    var owner: String
    /// An outlet's property, an action's selector, a segue's kind, what is bound.
    var name: String
    /// The id of the object that it leads to.
    var target: String
    /// What a segue says besides, and the event of an action, by attributes.
    var details: [String: String]

    func hasSameEnds(as other: Connection) -> Bool {
      element == other.element && owner == other.owner && name == other.name && target == other.target
    }

    /// Whether both are ways of one kind to one screen, wherever they begin.
    func isSameWay(as other: Connection) -> Bool {
      isWay && other.isWay && name == other.name && target == other.target
    }
  }

  private var connections: [(id: String, connection: Connection)] = []
  private var ids: Set<String> = []
  /// What controllers are called, by their ids.
  private var names: [String: String] = [:]
  /// What people call the objects that connections begin at, by their ids.
  private var senders: [String: String] = [:]
  /// The names by which code performs segues, by the segues' ids.
  private var identifiers: [String: String] = [:]
  /// By the ids of objects: the elements that they are, and the objects that they lie in.
  private var kinds: [String: String] = [:]
  private var parents: [String: String] = [:]
  private let initial: String?
  private let isStoryboard: Bool
  /// Of a Mac's file in which actions stand at what they call: by the ids of their senders, what these call.
  private let actionsElsewhere: [String: Set<String>]

  init(_ root: XMLElement) {
    initial = root["initialViewController"]
    isStoryboard = root.child("scenes") != nil
    actionsElsewhere = root["targetRuntime"]?.hasPrefix("MacOSX") == true ? Self.actionsElsewhere(root) : [:]
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part, owner: nil) }
  }

  private mutating func visit(_ element: XMLElement, owner: String?) {
    if element.name == "connections" {
      if let owner { for child in element.children { read(child, of: owner) } }
      return
    }
    if let id = element["id"] {
      let own = element.child("connections").map { Set($0.children.compactMap { $0["selector"] }) }
      let does = own.map { $0.union(actionsElsewhere[id] ?? []) } ?? actionsElsewhere[id]
      if let does { senders[id] = Self.sender(element, does) }
    }
    if let id = element["id"] {
      ids.insert(id)
      kinds[id] = element.name
      parents[id] = owner
      if element.isController || element.isReference { names[id] = Self.name(of: element) }
    }
    for child in element.children { visit(child, owner: element["id"] ?? owner) }
  }

  /// What people call an object, by its words or its picture and not by what it does; else its kind, of those that are no
  /// part of every file.
  private static func sender(_ element: XMLElement, _ does: Set<String>) -> String? {
    if let name = ObjectSettings.called(element), !does.contains(name), !name.hasSuffix(":") {
      return "'\(name)'"
    }
    let isOfAll = element.isController || ["customObject", "placeholder", "exit"].contains(element.name)
    return isOfAll ? nil : ObjectSettings.one(element.name)
  }

  /// Interface Builder wrote actions of the Mac at what they call at first (`<action selector destination id>`, which names the
  /// sender), and writes them at their senders since, with a target.
  private static func isAtTarget(_ element: XMLElement) -> Bool {
    element.name == "action" && element["target"] == nil && element["destination"] != nil
  }

  private static func actionsElsewhere(_ element: XMLElement) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    func visit(_ element: XMLElement) {
      if isAtTarget(element), let sender = element["destination"], let selector = element["selector"] {
        found[sender, default: []].insert(selector)
      }
      element.children.forEach(visit)
    }
    visit(element)
    return found
  }

  private mutating func read(_ element: XMLElement, of place: String) {
    let names = [
      "outlet": "property", "outletCollection": "property", "action": "selector", "segue": "kind", "binding": "name",
    ]
    guard let id = element["id"], let attribute = names[element.name], let name = element[attribute] else { return }
    let known: Set<String> = ["id", "destination", "target", "identifier", attribute]
    var details: [String: String] = [:]
    // The order of a collection's outlets, and what a relationship leads to, say nothing by themselves.
    if element.name == "segue" || element.name == "action" {
      for (key, value) in element.attributes where !known.contains(key) { details[key] = value }
    }
    // Where it leads to is the same object mostly: the path says what is bound.
    if element.name == "binding" { details = ["keyPath": Self.path(of: element)] }
    var owner = place
    var target = element.name == "binding" ? "" : element["destination"] ?? element["target"] ?? ""
    if !actionsElsewhere.isEmpty, Self.isAtTarget(element) { (owner, target) = (target, place) }
    if element.name == "segue" { identifiers[id] = element["identifier"] }
    connections.append(
      (id, Connection(element: element.name, owner: owner, name: name, target: target, details: details)))
    // What a press that looks ahead shows, and goes on to.
    for part in element.children where part.name == "segue" {
      guard let id = part["id"], let key = part["key"] else { continue }
      let target = part["destination"] ?? target
      connections.append((id, Connection(element: "segue", owner: owner, name: key, target: target, details: [:])))
    }
  }

  /// What is bound, and what makes the value another one, which may be the opposite: `self.isOn NSNegateBoolean`.
  private static func path(of binding: XMLElement) -> String {
    let options = binding.child(key: "options")?.children ?? []
    let transformer = options.first { $0["key"] == "NSValueTransformerName" }
    let words = transformer.map { $0["value"] ?? $0.words }
    return ([binding["keyPath"] ?? ""] + [words].compactMap { $0 }).joined(separator: " ")
  }

  private static func name(of element: XMLElement) -> String {
    let names = ["userLabel", "customClass", "title", "storyboardIdentifier", "referencedIdentifier", "storyboardName"]
    return names.compactMap { element[$0] }.first { !$0.isEmpty } ?? ObjectSettings.spaced(element.name)
  }

  /// What each outlet that leads to one object leads to, by its owner and its property.
  var outletTargets: [String: String] {
    let outlets = connections.map(\.connection).filter { $0.element == "outlet" }
    return Dictionary(grouping: outlets) { "\($0.owner) \($0.name)" }.compactMapValues { all in
      all.count == 1 ? all[0].target : nil
    }
  }

  /// Calls objects by other ids.
  mutating func rename(_ objects: [String: String]) {
    func renamed(_ known: [String: String]) -> [String: String] {
      known.reduce(into: [:]) { $0[objects[$1.key] ?? $1.key] = $1.value }
    }
    ids = Set(ids.map { objects[$0] ?? $0 })
    (names, senders, kinds) = (renamed(names), renamed(senders), renamed(kinds))
    parents = renamed(parents).mapValues { objects[$0] ?? $0 }
    connections = connections.map { entry in
      var connection = entry.connection
      connection.owner = objects[connection.owner] ?? connection.owner
      connection.target = objects[connection.target] ?? connection.target
      return (objects[entry.id] ?? entry.id, connection)
    }
  }

  // MARK: Comparing

  /// A connection that one side has and the other has not.
  private struct Found {
    var words: String
    var noun: String
    var owner: String
    var target: String
    var sender: String?
    /// What it begins at itself, where ``sender`` is the screen around that.
    var start: String?
    var identifier: String?
    /// `new` or `gone`.
    var end: String
    var isWay: Bool
    var place: ObjectSettings.Line.Place { isWay ? .always : .wiring }

    /// What is another thing of one that went and came under the same words: its start, its end, and the name that code knows.
    func place(instead gone: Found) -> String {
      var words: String
      let names = sender == gone.sender ? (gone.start, start) : (gone.sender, sender)
      if isWay, owner == gone.owner {
        words = target == gone.target ? "is another one now" : "leads to another object of that name now"
      } else if let now = names.1, names.0 != now {
        words = "\(isWay ? "begins at" : "is of") \(now)\(names.0.map { " instead of \($0)" } ?? "") now"
      } else {
        words = "\(isWay ? "begins at" : "is of") another object now"
      }
      switch (gone.identifier, identifier) {
      case (let was?, let now?) where was != now: words += ", and is called '\(now)' instead of '\(was)'"
      case (let was?, nil): words += ", and is no longer called '\(was)'"
      case (nil, let now?): words += ", and is called '\(now)'"
      default: break
      }
      return words
    }
  }

  /// One line for each that differs, equal ones once; of objects that came or went what they do, but of those in screens and
  /// menus that came or went as a whole.
  static func differences(from old: FileConnections, to new: FileConnections) -> [ObjectSettings.Line] {
    var lines = beginnings(old, new)
    let both = old.ids.intersection(new.ids)
    let same = Set(new.connections.map(\.connection)).intersection(old.connections.map(\.connection))
    let before = old.connections.filter { !same.contains($0.connection) }
    let after = new.connections.filter { !same.contains($0.connection) }
    let earlier = Dictionary(before.map { ($0.id, $0.connection) }, uniquingKeysWith: { first, _ in first })
    let later = Set(after.map(\.id))
    var found: [Found] = []
    func tell(_ id: String, _ connection: Connection, _ side: FileConnections, _ end: String) {
      // A way from a screen that came to one that was there changes how that is reached.
      let isWayToKnown = end == "new" && connection.isWay && both.contains(connection.target)
      guard isWayToKnown || both.contains(connection.owner) || side.isInWhatStays(connection.owner, both) else {
        return
      }
      // Of objects that are on both sides their settings tell what they are bound to.
      if connection.element == "binding", both.contains(connection.owner) { return }
      let ways = (end == "gone" ? after : before).map(\.connection).filter { $0.isSameWay(as: connection) }
      // The way is there on the other side too, from an object that this side has not: it leads from another one.
      if let other = ways.first(where: { !both.contains($0.owner) }) {
        let owner = end == "gone" ? new.names[other.owner] : new.names[connection.owner]
        let words = "the \(side.words(connection)) begins at \(owner.map { "'\($0)'" } ?? "another object") now"
        lines.append(ObjectSettings.Line(words, .always))
        return
      }
      // The other half of a way that begins elsewhere now.
      if !ways.isEmpty, !both.contains(connection.owner) { return }
      found.append(
        Found(
          words: side.words(connection), noun: side.noun(connection), owner: connection.owner,
          target: connection.target,
          sender: side.sender(of: connection),
          start: side.names[connection.owner] != nil && connection.isWay
            ? "the screen itself" : side.senders[connection.owner] ?? side.names[connection.owner].map { "'\($0)'" },
          identifier: side.identifiers[id], end: end, isWay: connection.isWay))
    }
    // What was made anew between the same objects, under another id, is the same one.
    var madeAnew: Set<String> = []
    func earlierOne(_ id: String, _ connection: Connection) -> Connection? {
      if let other = earlier[id], other.element == connection.element, other.owner == connection.owner { return other }
      let mate = before.first {
        !later.contains($0.id) && !madeAnew.contains($0.id) && $0.connection.hasSameEnds(as: connection)
      }
      if let mate { madeAnew.insert(mate.id) }
      return mate?.connection
    }
    for (id, connection) in after {
      guard connection.element != "binding" else {
        tell(id, connection, new, "new")
        continue
      }
      guard let other = earlierOne(id, connection) else {
        tell(id, connection, new, "new")
        continue
      }
      lines += changes(other, connection, old, new)
    }
    for (id, connection) in before where !later.contains(id) && !madeAnew.contains(id) {
      tell(id, connection, old, "gone")
    }
    var counts: [String: Int] = [:]
    for one in found { counts["\(one.words) \(one.end)", default: 0] += 1 }
    // What an object that was made anew does as the one in whose place it stands did is no change.
    for (words, all) in Dictionary(grouping: found, by: \.words) {
      let senders = ["new", "gone"].map { end in all.filter { $0.end == end }.compactMap(\.sender).sorted() }
      guard senders[0] == senders[1], senders[0].count * 2 == all.count,
        !all.contains(where: { both.contains($0.owner) })
      else { continue }
      (counts["\(words) new"], counts["\(words) gone"]) = (nil, nil)
    }
    // What went from one object and came to another is there still.
    for one in found where one.end == "new" {
      guard let came = counts["\(one.words) new"], came > 0, let went = counts["\(one.words) gone"], came == went else {
        continue
      }
      (counts["\(one.words) new"], counts["\(one.words) gone"]) = (nil, nil)
      let many = one.words.replacing(one.noun, with: one.noun + "s", maxReplacements: 1)
      let gone = found.first { $0.words == one.words && $0.end == "gone" }
      let words =
        came == 1
        ? "the \(one.words) \(gone.map { one.place(instead: $0) } ?? "is new")"
        : "\(came) \(many) are of other objects now"
      lines.append(ObjectSettings.Line(words, one.place))
    }
    for one in found {
      guard let count = counts.removeValue(forKey: "\(one.words) \(one.end)") else { continue }
      let many = one.words.replacing(one.noun, with: one.noun + "s", maxReplacements: 1)
      let all = found.filter { $0.words == one.words && $0.end == one.end }
      // What an object that is gone had of outlets went with it.
      let isWithIt = one.end == "gone" && one.noun.hasPrefix("outlet")
      if isWithIt, all.allSatisfy({ !both.contains($0.owner) }) { continue }
      let senders = all.compactMap(\.sender).once
      let origin = senders.isEmpty ? "" : (one.isWay ? " from " : " of ") + senders.listed
      let called = count == 1 ? one.identifier.map { ", called '\($0)'," } ?? "" : ""
      let words =
        count == 1 ? "the \(one.words)\(origin)\(called) is \(one.end)" : "\(count) \(many)\(origin) are \(one.end)"
      lines.append(ObjectSettings.Line(words, one.place))
    }
    return lines
  }

  /// Whether an object of this side alone lies in nothing that came or went as a whole, whose own words tell it: a screen, the
  /// menu of an item.
  private func isInWhatStays(_ id: String, _ both: Set<String>) -> Bool {
    guard ids.contains(id) else { return false }
    var object = id
    while !both.contains(object) {
      if names[object] != nil || object != id && ["menuItem", "menu", "scene"].contains(kinds[object]) { return false }
      guard let parent = parents[object] else { return kinds[id] != "placeholder" }
      object = parent
    }
    return true
  }

  /// What people call the object that has a connection: of segues the screen that they begin at, of outlets what no screen is
  /// called by.
  private func sender(of connection: Connection) -> String? {
    switch connection.element {
    case "action", "binding": placed(connection.owner)
    case "segue": connection.isWay ? screen(around: connection.owner).map { "'\($0)'" } : nil
    case "outlet", "outletCollection": names[connection.owner] == nil ? placed(connection.owner) : nil
    default: nil
    }
  }

  /// What people call an object, of one without a name the screen that it lies in as well.
  private func placed(_ object: String) -> String? {
    guard let name = senders[object], !name.hasPrefix("'"), let screen = screen(around: object) else {
      return senders[object]
    }
    return "\(name) in '\(screen)'"
  }

  /// The controller that an object is or lies in, as people know it.
  private func screen(around object: String) -> String? {
    var current: String? = object
    while let id = current {
      if let name = names[id] { return name }
      current = parents[id]
    }
    return nil
  }

  /// The scene that a storyboard begins with, where that is another one.
  private static func beginnings(_ old: FileConnections, _ new: FileConnections) -> [ObjectSettings.Line] {
    guard old.isStoryboard, new.isStoryboard, old.initial != new.initial else { return [] }
    let (before, after) = (old.initial.flatMap { old.names[$0] }, new.initial.flatMap { new.names[$0] })
    // One that was made anew under its name.
    if let before, before == after, old.initial.map({ !new.ids.contains($0) }) ?? false { return [] }
    let words =
      switch (before, after) {
      case (let before?, let after?): "the storyboard begins with '\(after)' instead of '\(before)'"
      case (nil, let after?): "the storyboard begins with '\(after)' now"
      default: "the storyboard no longer says with which screen it begins"
      }
    return [ObjectSettings.Line(words, .always)]
  }

  private static func changes(
    _ before: Connection, _ after: Connection, _ old: FileConnections, _ new: FileConnections
  ) -> [ObjectSettings.Line] {
    let place: ObjectSettings.Line.Place = after.isWay ? .always : .wiring
    var lines: [String] = []
    if before.name != after.name {
      lines.append(
        after.element == "segue"
          ? "the \(new.words(after)) was of the kind '\(before.name)'"
          : "the \(new.words(after)) was '\(before.name)'")
    }
    if before.target != after.target {
      let names = (old.names[before.target], new.names[after.target])
      lines.append(
        names.0.map { "the \(new.words(after)) led to '\($0)'" } ?? "the \(new.words(after)) leads to another object")
    }
    for key in Set(before.details.keys).union(after.details.keys).sorted() {
      let (was, now) = (before.details[key], after.details[key])
      guard was != now else { continue }
      let what = "\(ObjectSettings.spaced(key)) of the \(new.words(after))"
      switch (was, now) {
      case (let was?, let now?): lines.append("\(what) is '\(now)' instead of '\(was)'")
      case (nil, let now?): lines.append("\(what) is '\(now)' now")
      case (let was?, nil): lines.append("\(what) is no longer '\(was)'")
      default: break
      }
    }
    return lines.map { ObjectSettings.Line($0, place) }
  }

  /// `outlet 'name'`, `show segue to 'Login'`.
  private func words(_ connection: Connection) -> String {
    if connection.element == "binding" {
      return "binding of \(ObjectSettings.spaced(connection.name)) to '\(connection.details["keyPath"] ?? "")'"
    }
    if connection.element == "outletCollection", let kind = kinds[connection.target], kind.hasSuffix("Recognizer") {
      return "\(noun(connection)) '\(connection.name)' to \(ObjectSettings.one(kind))"
    }
    guard connection.element == "segue" else { return "\(noun(connection)) '\(connection.name)'" }
    if connection.name == "unwind" {
      return connection.details["unwindAction"].map { "unwind segue '\($0)'" } ?? "unwind segue"
    }
    let way = noun(connection) + (connection.details["relationship"].map { " '\($0)'" } ?? "")
    return names[connection.target].map { "\(way) to '\($0)'" } ?? way
  }

  /// `outlet`, `outlet collection`, `show segue`.
  private func noun(_ connection: Connection) -> String {
    let element = ObjectSettings.spaced(connection.element)
    guard element == "segue", connection.details["relationship"] == nil else { return element }
    return "\(ObjectSettings.spaced(connection.name)) segue"
  }
}

extension FileConnections.Connection {
  /// Whether it is a way from one screen to another, and none of containing.
  fileprivate var isWay: Bool { element == "segue" && !["relationship", "embed"].contains(name) }
}
