import InterfaceBuilder
import XMLParsing

/// Reading what items of menus and toolbars, connections and classes set, which no view does.
extension ObjectSettings {
  /// What an item of a menu or a toolbar has besides its words and its state, which are compared as texts.
  mutating func readItem(_ element: XMLElement) {
    if let id = element["id"] { readSettings(ofItem: element, id) }
    // The words of its view are compared as texts.
    isUndrawn = true
    for child in element.children where child["key"] == "view" { visit(child) }
    isUndrawn = false
    for child in element.children where ["items", "menu", "menuItem"].contains(child.name) {
      for item in child.name == "items" ? child.children : [child] { readItem(item) }
    }
  }

  mutating func readSettings(ofItem element: XMLElement, _ id: String) {
    let kind = element.isToolbarItem ? "toolbarItem" : element.name
    owners[id] = Owner(kind: kind)
    let title = [element["title"], element["label"], element["userLabel"]].compactMap { $0 }.first { !$0.isEmpty }
    let item = title.map { "of the \(Self.spaced(kind)) '\($0)'" } ?? "of \(Self.one(kind))"
    for (name, value) in element.attributes where !Self.notOfItems.contains(name) && !Self.isReference(value) {
      let what = name == "customClass" ? "class" : Self.spaced(name)
      let bearer = title.map { Line.Bearer(what: what, noun: Self.spaced(kind), title: $0) }
      set(name, "\(what) \(item)", value, of: id, bearer: bearer)
    }
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"], let value = Self.value(of: attribute) else { continue }
      set("attribute \(path)", "attribute '\(path)' \(item)", value, of: id)
    }
    for (name, value) in element.child("accessibility")?.attributes ?? [] where name != "key" {
      set("accessibility \(name)", "\(Self.spaced(name)) of accessibility \(item)", value, of: id)
    }
    // Keys and what is held down with them are compared as texts.
    for (name, value) in Self.pictures(of: element, without: ["key", "catalog"]) {
      set(name, "\(Self.spaced(name)) \(item)", value, of: id)
    }
    for connection in element.child("connections")?.children ?? [] { readBinding(connection, " \(item)", of: id) }
  }

  /// Of an item of a menu or a toolbar what is compared as a text, or names it for the tools.
  private static let notOfItems: Set<String> = [
    "id", "key", "title", "label", "paletteLabel", "toolTip", "keyEquivalent", "state", "enabled", "hidden",
    "isSeparatorItem", "userLabel", "customModule", "customModuleProvider", "implicitItemIdentifier",
    "reuseIdentifier", "reference", "catalog", "alternate",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Outlets by which code knows objects, and bindings, which say whose value a control shows; segues are told by the map of the
  /// storyboard and by its connections.
  mutating func readConnections(_ connections: XMLElement, of owner: (id: String, kind: String)?) {
    let kind = owner?.kind ?? ""
    let isKnowing =
      kind.hasSuffix("Controller") || kind.hasSuffix("Cell") || kind == "customObject"
      || owner.flatMap { classes[$0.id] } != nil
    for connection in connections.children {
      if connection.name == "outlet", isKnowing, let id = connection["destination"], outlets[id] == nil,
        let name = connection["property"],
        !Self.plumbing.contains(name)
      {
        outlets[id] = name
      }
      if connection.name == "segue", let id = connection["id"] { owners[id] = Owner(kind: "segue") }
      if let owner { readBinding(connection, in: owner.kind, of: owner.id) }
    }
  }

  /// Outlets of the systems' own classes, which say nothing of what they lead to.
  private static let plumbing: Set<String> = [
    "view", "delegate", "dataSource", "window", "menu", "nextKeyView", "initialFirstResponder",
  ]

  mutating func readOutlets(of filesOwner: XMLElement) {
    for outlet in filesOwner.child("connections")?.children ?? []
    where outlet.name == "outlet" && outlet["property"] != "view" {
      if let id = outlet["destination"], outlets[id] == nil { outlets[id] = outlet["property"] }
    }
  }

  private mutating func readBinding(
    _ connection: XMLElement, _ item: String = "", in kind: String? = nil, of owner: String
  ) {
    guard connection.name == "binding", let name = connection["name"] else { return }
    set("binding \(name)", "binding of \(Self.spaced(name))\(item)", in: kind, Self.bound(by: connection), of: owner)
  }

  /// What a binding leads to with its options, each in one spelling: `self.isOn NSNegateBoolean`; stand-ins that the tools
  /// write of none are left out.
  private static func bound(by connection: XMLElement) -> String {
    let options = (connection.child(key: "options")?.children ?? []).compactMap { option -> String? in
      guard let key = option["key"] else { return nil }
      let value = option["value"] ?? option.words
      let isNone = key.hasSuffix("Placeholder") && value == "-1"
      let isFlag = option.name == "integer" && ["0", "1"].contains(value) && !key.hasSuffix("Placeholder")
      return isNone ? nil : " \(key) \(isFlag ? (value == "1" ? "YES" : "NO") : value)"
    }
    // They are a dictionary's, whatever order a file has them in.
    return (connection["keyPath"] ?? "") + options.sorted().joined()
  }

  /// The class of the file's owner and of objects that are no views; of views and controllers the comparison tells it.
  mutating func readOwnersClass(_ element: XMLElement, in holder: String?) {
    guard let id = Self.id(of: element, in: holder), element["sceneMemberID"] != "firstResponder" else { return }
    let isOwner = element.isFilesOwner
    if isOwner {
      owners[id] = Owner(kind: "owner")
      if let module = element["customModule"] { set("customModule", "module of the file's owner", module, of: id) }
    }
    guard let name = element["customClass"] else { return }
    let isObject = element.name == "customObject" && !id.hasPrefix("-")
    guard !isOwner, !isObject else {
      return set("customClass", isOwner ? "class of the file's owner" : "class of an object", name, of: id)
    }
    // Of items it is told with their titles; a container's bars are drawn with it and are no views of the comparison.
    let isBar = ["tabBar", "navigationBar", "toolbar"].contains(element.name) && element["key"] == element.name
    let isOthers =
      element.isView && !isOfOtherSystem && !isBar || element.isReference || element.isToolbarItem
      || ["placeholder", "customObject", "exit", "menuItem", "menu"].contains(element.name)
    if element.isController || element.name == "panel" || !isOthers {
      set("customClass", "class of \(Self.one(element.name))", name, of: id)
    }
  }

  /// Controllers that no screen stands for.
  static let withoutScreens: Set<String> = [
    "windowController", "hostingController", "arrayController", "objectController", "treeController",
    "dictionaryController",
  ]

  /// A rule of a touch bar's views, which no picture shows: `width <= 150`.
  mutating func readRule(_ element: XMLElement) {
    guard element.name == "constraint", let id = element["id"], let first = element["firstAttribute"] else { return }
    let words = UndrawnLayout.rule(element, first, element["secondAttribute"], element["constant"])
    set("rule", "a rule", in: "touchBar", words, of: id)
  }

  /// Rules of classes of the user's, which follow the keyboard or take their constants from somewhere.
  mutating func readClasses(ofRules list: XMLElement) {
    for rule in list.children {
      guard let id = rule["id"], let name = rule["customClass"] else { continue }
      set("customClass", "class of a constraint", name, of: id)
      for attribute in rule.child("userDefinedRuntimeAttributes")?.children ?? [] {
        guard let path = attribute["keyPath"], let value = Self.value(of: attribute) else { continue }
        set("attribute \(path)", "attribute '\(path)' of a constraint of the class '\(name)'", value, of: id)
      }
    }
  }
}
