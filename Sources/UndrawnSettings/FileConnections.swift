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

    /// What the object that it leads to is called by it.
    var givenNames: [String] { element == "outlet" ? [name] : [] }

    /// On which of a control's events an action is called: `editing changed`.
    var event: String? { element == "action" ? details["eventType"].map(ObjectSettings.spaced) : nil }

    func hasSameEnds(as other: Connection) -> Bool {
      element == other.element && owner == other.owner && name == other.name && target == other.target
    }

    /// Whether both are ways of one kind to one screen, wherever they begin.
    func isSameWay(as other: Connection) -> Bool {
      isWay && other.isWay && name == other.name && target == other.target
    }
  }

  /// One of the file's connections with its id.
  typealias Entry = (id: String, connection: Connection)

  private(set) var connections: [Entry] = []
  private(set) var ids: Set<String> = []
  /// The same in the order of the file.
  private(set) var order: [String] = []
  /// What controllers are called, by their ids.
  private(set) var names: [String: String] = [:]
  /// What containers are called that nobody named: `navigation controller of Settings`.
  private(set) var containers: [String: String] = [:]
  /// What people call the objects that connections begin at, by their ids.
  private(set) var senders: [String: String] = [:]
  /// What people call any object, by its id.
  private(set) var objects: [String: String] = [:]
  /// The pictures that objects show, by the objects' ids.
  private(set) var pictures: [String: String] = [:]
  /// Rules by their ids.
  private(set) var rules: [String: XMLElement] = [:]
  /// Items of menus by their titles, and what their menus are called by the menus' ids.
  private var menuItems: [String: String] = [:]
  private var menus: [String: String] = [:]
  /// By the ids of cells that code makes by identifiers: what these call them.
  private var cells: [String: String] = [:]
  /// Titles that several items of menus bear: their menus tell these apart.
  var sharedTitles: Set<String> = []
  /// The names by which code performs segues, by the segues' ids.
  private(set) var identifiers: [String: String] = [:]
  /// Where bindings lead to, by their owners and what of these is bound: `abc-de-fgh@binding value`.
  private(set) var bound: [String: String] = [:]
  /// Where a binding leads to; that of the one cell of a control, `abc-de-fgh cell@binding value`, by the control.
  func source(of binding: String) -> String? {
    if let source = bound[binding] { return source }
    guard let mark = binding.firstRange(of: " cell@") else { return nil }
    let (control, name) = (binding[..<mark.lowerBound], binding[mark.upperBound...])
    return controls.first { $0.value == control }.flatMap { bound["\($0.key)@\(name)"] }
  }
  /// What objects show of others, by their ids (`XMLElement.boundPaths`).
  private(set) var boundPaths: [String: [String]] = [:]
  /// The object that stands for a xib's owner, and the class of that.
  private(set) var filesOwner: (id: String, customClass: String?)?
  /// Whether bindings lead to several objects of a kind, which have names to be told apart by.
  var isBoundToSeveral: Bool {
    Dictionary(grouping: Set(bound.values).filter { names[$0] != nil }) { kinds[$0] ?? "" }.values.contains {
      $0.count > 1
    }
  }
  /// By the ids of objects: the elements that they are, and the objects that they lie in.
  private(set) var kinds: [String: String] = [:]
  private(set) var parents: [String: String] = [:]
  /// The controls whose cells objects are: what a cell calls its control does (`NSControl.action`, docs).
  private var controls: [String: String] = [:]
  let initial: String?
  let isStoryboard: Bool
  let isMac: Bool
  /// Of a Mac's file in which actions stand at what they call: by the ids of their senders, what these call.
  private let actionsElsewhere: [String: Set<String>]

  init(_ root: XMLElement) {
    initial = root["initialViewController"]
    isStoryboard = root.child("scenes") != nil
    isMac = root["targetRuntime"]?.hasPrefix("MacOSX") == true
    actionsElsewhere = isMac ? Self.actionsElsewhere(root) : [:]
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part, owner: nil) }
    nameContainers()
    sharedTitles = Set(Dictionary(grouping: menuItems.values) { $0 }.filter { $0.value.count > 1 }.keys)
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
      cells[id] = Self.identified(element)
      if let owner, element["key"] == "cell" { controls[id] = owner }
      let name = ObjectSettings.called(element)
      objects[id] = name
      pictures[id] = ObjectSettings.picture(of: element)
      if element.name == "menuItem" { menuItems[id] = name }
      if element.name == "constraint" { rules[id] = element }
      if element.name == "menu" {
        menus[id] = element["systemMenu"] == "main" ? "" : element["title"] ?? element["userLabel"]
      }
      if ids.insert(id).inserted { order.append(id) }
      kinds[id] = element.name
      boundPaths[id] = element.boundPaths.isEmpty ? nil : element.boundPaths
      parents[id] = owner
      if element.isFilesOwner { filesOwner = (id, element["customClass"]) }
      // What holds the view of a touch bar's item is no screen.
      let isOfItem = owner.map { kinds[$0] == "touchBarItem" } ?? false
      if element.isController && !isOfItem || element.isReference { names[id] = Self.name(of: element) }
    }
    for child in element.children { visit(child, owner: element["id"] ?? owner) }
  }

  /// What people call an object, by its words or its picture and not by what it does; else its kind, of those that are no
  /// part of every file.
  private static func sender(_ element: XMLElement, _ does: Set<String>) -> String? {
    if let sign = element.signOfBarItem, ObjectSettings.called(element) == sign {
      return "the bar button item '\(sign)'"
    }
    // A control's cell says what the control says.
    let words = element["key"] == "cell" ? ObjectSettings.cut(element["title"] ?? "") : nil
    if let name = ObjectSettings.called(element) ?? words, !does.contains(name), !name.hasSuffix(":") {
      return "'\(name)'"
    }
    if let cell = identified(element) { return cell }
    let isOfAll = element.isController || ["customObject", "placeholder", "exit"].contains(element.name)
    return isOfAll ? nil : ObjectSettings.one(element.name)
  }

  /// Code knows a cell by what it makes it for.
  private static func identified(_ element: XMLElement) -> String? {
    guard element.name.hasSuffix("Cell") || element.name == "tableCellView" else { return nil }
    let reuse = ["reuseIdentifier", "identifier"].compactMap { element[$0] }.first { !$0.isEmpty }
    return reuse.map { "the \(ObjectSettings.spaced(element.name)) '\($0)'" }
  }

  /// What several cells are called, such as their class, which their identifiers tell apart.
  var sharedCellNames: Set<String> {
    let named = Dictionary(grouping: cells.keys.filter { senders[$0] != nil }) { senders[$0] ?? "" }
    return Set(named.filter { Set($0.value.compactMap { cells[$0] }).count > 1 }.keys)
  }

  /// Calls cells of these names by their identifiers.
  mutating func tellCellsApart(_ names: Set<String>) {
    for (id, words) in cells where senders[id].map(names.contains) ?? false { senders[id] = words }
  }

  /// Interface Builder wrote actions of the Mac at what they call at first (`<action selector destination id>`, which names the
  /// sender), and writes them at their senders since, with a target.
  private static func isAtTarget(_ element: XMLElement) -> Bool {
    element.name == "action" && element["target"] == nil && element["destination"] != nil
  }

  private static func actionsElsewhere(_ root: XMLElement) -> [String: Set<String>] {
    root.all.filter(isAtTarget).reduce(into: [:]) { found, action in
      guard let sender = action["destination"], let selector = action["selector"] else { return }
      found[sender, default: []].insert(selector)
    }
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
    if let arrow = element.child(key: "popoverArrowDirection") {
      details["popoverArrowDirection"] = Self.sides(of: arrow)
    }
    // Where it leads to is the same object mostly: the path says what is bound.
    if element.name == "binding" {
      details = ["keyPath": Self.path(of: element)]
      bound["\(place)@binding \(name)"] = element["destination"]
    }
    var owner = place
    var target = element.name == "binding" ? "" : element["destination"] ?? element["target"] ?? ""
    if !actionsElsewhere.isEmpty, Self.isAtTarget(element) { (owner, target) = (target, place) }
    if element.name == "action", let control = controls[owner] {
      senders[control] = senders[control] ?? senders[owner]
      owner = control
    }
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

  /// To which sides a popover's arrow may point: `any`, `up and down`.
  private static func sides(of arrow: XMLElement) -> String {
    let sides = ["up", "down", "left", "right"].filter { arrow.flag($0) == true }
    return sides.count == 4 ? "any" : sides.isEmpty ? "unknown" : sides.listed
  }

  /// What is bound, and what makes the value another one, which may be the opposite: `self.isOn NSNegateBoolean`.
  private static func path(of binding: XMLElement) -> String {
    let options = binding.child(key: "options")?.children ?? []
    let transformer = options.first { $0["key"] == "NSValueTransformerName" }
    let selector = options.first { $0["key"] == "NSSelectorName" }
    let words = [transformer, selector].compactMap { $0 }.map { $0["value"] ?? $0.words }
    return ([binding["keyPath"] ?? ""] + words).joined(separator: " ")
  }

  private static func name(of element: XMLElement) -> String {
    let referred = element["referencedIdentifier"] ?? element["storyboardName"]
    let name = ObjectSettings.screenName(of: element)
    // `Item`, as the canvas calls a new tab, names no reference.
    if name == "Item", element["title"] == nil, let referred { return referred }
    return name ?? referred ?? ObjectSettings.spaced(element.name)
  }

  /// Whether a controller is called by no more than what it is.
  func isNameless(_ controller: String) -> Bool { names[controller] == kinds[controller].map(ObjectSettings.spaced) }

  /// Calls containers that nobody named by what they show first.
  private mutating func nameContainers() {
    for id in ids where isNameless(id) {
      guard let root = root(of: id), let name = names[root], !isNameless(root) else { continue }
      containers[id] = "\(names[id] ?? "") of \(name)"
    }
    names.merge(containers) { $1 }
  }

  /// Calls containers that the other side has too what it calls them: what they show may be called otherwise there.
  mutating func callContainers(as other: FileConnections) {
    for id in containers.keys { names[id] = other.containers[id] ?? names[id] }
  }

  /// What each outlet that leads to one object leads to, by its owner and its property.
  ///
  /// - Parameter mates: owners that are called otherwise.
  func outletTargets(calling mates: [String: String] = [:]) -> [String: String] {
    let outlets = connections.map(\.connection).filter { $0.element == "outlet" }
    return Dictionary(grouping: outlets) { "\(mates[$0.owner] ?? $0.owner) \($0.name)" }.compactMapValues { all in
      all.count == 1 ? all[0].target : nil
    }
  }

  /// Leaves out what begins at these objects.
  mutating func forget(_ objects: Set<String>) {
    connections.removeAll { objects.contains($0.connection.owner) }
    ids.subtract(objects)
  }

  /// By the ids of items of menus that another version has not: those of the only ones of their words in menus of one title that
  /// came there, so that what a menu that was made anew no longer calls is told. Where an action leads to what is on one side
  /// alone, all of it may be another thing.
  func menuItemsMadeAnew(in later: FileConnections) -> [String: String] {
    func items(_ own: FileConnections, without other: FileConnections) -> [[String]: String] {
      let strange = Set(own.connections.map(\.connection).filter { !other.ids.contains($0.target) }.map(\.owner))
      let known = own.menuItems.compactMap { id, title -> (place: [String], id: String)? in
        guard !other.ids.contains(id), !title.isEmpty, let menu = own.parents[id].flatMap({ own.menus[$0] }) else {
          return nil
        }
        return ([menu, title], id)
      }
      return Dictionary(grouping: known, by: \.place).compactMapValues { all in
        all.count == 1 && !strange.contains(all[0].id) ? all[0].id : nil
      }
    }
    let came = items(later, without: self)
    return items(self, without: later).reduce(into: [:]) { mates, item in mates[item.value] = came[item.key] }
  }

  /// Calls objects by other ids.
  mutating func rename(_ objects: [String: String]) {
    func renamed(_ known: [String: String]) -> [String: String] {
      known.reduce(into: [:]) { $0[objects[$1.key] ?? $1.key] = $1.value }
    }
    ids = Set(ids.map { objects[$0] ?? $0 })
    order = order.map { objects[$0] ?? $0 }
    (names, senders, kinds, cells) = (renamed(names), renamed(senders), renamed(kinds), renamed(cells))
    (self.objects, pictures) = (renamed(self.objects), renamed(pictures))
    (menuItems, menus) = (renamed(menuItems), renamed(menus))
    boundPaths = boundPaths.reduce(into: [:]) { $0[objects[$1.key] ?? $1.key] = $1.value }
    rules = rules.reduce(into: [:]) { $0[objects[$1.key] ?? $1.key] = $1.value }
    parents = renamed(parents).mapValues { objects[$0] ?? $0 }
    bound = bound.reduce(into: [:]) { result, entry in
      let owner = String(entry.key.prefix { $0 != "@" })
      result[(objects[owner] ?? owner) + entry.key.dropFirst(owner.count)] = objects[entry.value] ?? entry.value
    }
    connections = connections.map { entry in
      var connection = entry.connection
      connection.owner = objects[connection.owner] ?? connection.owner
      connection.target = objects[connection.target] ?? connection.target
      return (objects[entry.id] ?? entry.id, connection)
    }
  }

  /// Whether an object of this side alone lies in nothing that came or went as a whole, whose own words tell it: a screen, the
  /// menu of an item.
  func isInWhatStays(_ id: String, _ both: Set<String>) -> Bool {
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
  func sender(of connection: Connection) -> String? {
    switch connection.element {
    case "action", "binding": placed(connection.owner)
    // What lies in no screen, as an item of the menu bar, is where the way begins.
    case "segue":
      connection.isWay ? screen(around: connection.owner).map { "'\($0)'" } ?? placed(connection.owner) : nil
    case "outlet", "outletCollection": names[connection.owner] == nil ? placed(connection.owner) : nil
    default: nil
    }
  }

  /// The object that a way begins at with its screen, `'Upload' of 'Start'`; nil where neither has a name.
  func start(of way: Connection) -> String? {
    let screen = screen(around: way.owner).map { "'\($0)'" }
    guard names[way.owner] == nil, let control = senders[way.owner] else { return screen ?? senders[way.owner] }
    return control + (screen.map { " of \($0)" } ?? "")
  }

  /// What people call an object, of one without a name the screen that it lies in as well.
  func placed(_ object: String) -> String? {
    if let title = menuItems[object], sharedTitles.contains(title), let name = senders[object],
      let menu = parents[object].flatMap({ menus[$0] })
    {
      return menu.isEmpty ? "\(name) in the menu bar" : "\(name) in the menu '\(menu)'"
    }
    guard let name = senders[object], let screen = screen(around: object) else { return senders[object] }
    // Words are enough where one screen says them.
    let isTelling = name.hasPrefix("'") && screens(with: name).count < 2
    return isTelling ? name : "\(name) in '\(screen)'"
  }

  /// The screens in which objects that something begins at are called by a name.
  private func screens(with name: String) -> Set<String?> {
    Set(senders.filter { $0.value == name }.keys.map { screenID(around: $0) })
  }

  /// The controller that an object is or lies in, as people know it.
  func screen(around object: String) -> String? { screenID(around: object).flatMap { names[$0] } }

  /// The id of the controller that an object is or lies in.
  func screenID(around object: String) -> String? {
    var current: String? = object
    while let id = current {
      if names[id] != nil { return id }
      current = parents[id]
    }
    return nil
  }

  /// The id of the controller that a navigation controller shows first.
  func root(of controller: String) -> String? {
    let ways = connections.map(\.connection)
    return ways.first { $0.owner == controller && $0.details["relationship"] == "rootViewController" }?.target
  }

  /// Whether a navigation controller of the file shows a controller under its bar, at first or pushed by a segue.
  func isInStack(_ controller: String) -> Bool {
    connections.map(\.connection).contains { way in
      way.element == "segue" && way.target == controller
        && (way.details["relationship"] == "rootViewController" || ["show", "push"].contains(way.name))
    }
  }

  /// Whether the file itself leads to a controller: it begins there, or some way or container does.
  func isReached(_ controller: String) -> Bool {
    initial == controller
      || connections.map(\.connection).contains { ["segue", "outlet"].contains($0.element) && $0.target == controller }
  }

  /// Whether anything begins at an object or leads to it.
  func isConnected(_ object: String) -> Bool {
    connections.contains { $0.connection.owner == object || $0.connection.target == object }
  }

  /// `outlet 'name'`, `show segue to 'Login'`.
  func words(_ connection: Connection, isToNew: Bool = false) -> String {
    if connection.element == "binding" {
      let place = source(of: connection).map { " in '\($0)'" } ?? ""
      return "binding of \(ObjectSettings.spaced(connection.name)) to '\(connection.details["keyPath"] ?? "")'\(place)"
    }
    if connection.element == "outletCollection", let kind = kinds[connection.target], kind.hasSuffix("Recognizer") {
      return "\(noun(connection)) '\(connection.name)' to \(ObjectSettings.one(kind))"
    }
    guard connection.element == "segue" else {
      // A table, a browser and a path control call one thing on a click and another one on two (`NSTableView.doubleAction`, docs).
      let click = connection.details["trigger"] == "doubleAction" ? " on a double click" : ""
      return "\(noun(connection)) '\(connection.name)'\(click)"
    }
    if connection.name == "unwind" {
      return connection.details["unwindAction"].map { "unwind segue '\($0)'" } ?? "unwind segue"
    }
    let relationship = connection.details["relationship"].flatMap { Self.parts[$0] == nil ? " '\($0)'" : nil }
    let way = noun(connection) + (relationship ?? "")
    guard let name = names[connection.target] else { return way }
    return "\(way) to \(isToNew && names.values.count { $0 == name } > 1 ? "the new " : "")'\(name)'"
  }

  /// Whose value a binding shows, as people know it, where bindings of the file lead to several such objects.
  private func source(of binding: Connection) -> String? {
    guard isBoundToSeveral else { return nil }
    return bound["\(binding.owner)@binding \(binding.name)"].flatMap { names[$0] ?? objects[$0] }
  }

  /// How a way has its screen come, where it says so: ` with the presentation 'formSheet' and the transition 'crossDissolve'`.
  static func manner(_ details: [String: String]) -> String {
    let styles = [("modalPresentationStyle", "the presentation"), ("modalTransitionStyle", "the transition")]
    let words = styles.compactMap { key, what in details[key].map { "\(what) '\($0)'" } }
    let own = details["customClass"].map { " of the class '\($0)'" } ?? ""
    return own + (words.isEmpty ? "" : " with \(words.listed)")
      + (details["animates"] == "NO" ? " without animation" : "")
  }

  /// What a container has of the screens that relationships of a name lead to.
  private static let parts = ["viewControllers": "tab", "tabItems": "tab", "splitItems": "pane"]

  /// Whether a connection leads from a container to one of the screens that it shows as tabs or panes.
  func isTabOrPane(_ connection: Connection) -> Bool {
    connection.element == "segue" && connection.details["relationship"].map { Self.parts[$0] != nil } ?? false
  }

  /// `outlet`, `outlet collection`, `show segue`, `tab`.
  func noun(_ connection: Connection) -> String {
    let element = ObjectSettings.spaced(connection.element)
    guard element == "segue" else { return element }
    if let relationship = connection.details["relationship"] { return Self.parts[relationship] ?? "relationship" }
    return "\(ObjectSettings.spaced(connection.name)) segue"
  }
}

extension FileConnections.Connection {
  /// Whether it is a way from one screen to another, and none of containing.
  var isWay: Bool { element == "segue" && !["relationship", "embed"].contains(name) }
}
