import InterfaceBuilder
import ProofModel
import XMLParsing

/// Where what is not drawn lies in a file, and what of it a whole file has.
extension UndrawnTexts {
  /// The same with the ids that a later version has of the same items of menus, where ids say another thing there.
  public func calledAs(in later: UndrawnTexts) -> UndrawnTexts {
    let ids = ReusedMenuIDs.renamings(from: menus, to: later.menus)
    guard !ids.isEmpty else { return self }
    func name(_ id: String) -> String { ids[id] ?? id }
    func keyed<Value>(_ known: [String: Value]) -> [String: Value] {
      known.reduce(into: [:]) { $0[name($1.key)] = $1.value }
    }
    var result = self
    result.texts = texts.map { text in
      var text = text
      if let other = ids[text.object] { text.key = other + text.key.dropFirst(text.object.count) }
      (text.object, text.inside) = (name(text.object), text.inside.map(name))
      return text
    }
    (result.kinds, result.controls, result.actions) = (keyed(kinds), keyed(controls), keyed(actions))
    (result.screens, result.labels, result.tags) = (keyed(screens), keyed(labels), keyed(tags))
    result.targets = keyed(targets)
    result.codeEnabledMenus = Set(codeEnabledMenus.map(name))
    result.contextMenus = keyed(contextMenus)
    (result.items, result.submenus) = (keyed(items).mapValues { $0.map(name) }, keyed(submenus).mapValues(name))
    result.mainMenu = mainMenu.map(name)
    return result
  }

  /// Where an item of a menu lies, as people know it: `the menu 'Edit'`, `the menu bar`, `the pop-up 'Size'`; nil where nothing
  /// says it.
  public func place(ofItem item: String) -> String? {
    guard kinds[item] == "menu item" else { return nil }
    // An archive's items lie in its menus, whatever lists them.
    let around = texts.first { $0.object == item }?.inside.last { kinds[$0] == "menu" }
    guard let menu = items.first(where: { $0.value.contains(item) })?.key ?? around else { return nil }
    if let control = controls[menu] { return controlNames[control] }
    // A pop-up's menu of an archive has a name that nobody sees.
    if system != nil, let inside = texts.first(where: { $0.object == menu })?.inside,
      inside.contains(where: { kinds[$0]?.hasPrefix("pop up button") ?? false })
    {
      return nil
    }
    return menu == mainMenu ? "the menu bar" : menuName(menu).map { "the menu '\($0)'" } ?? contextMenus[menu]
  }

  /// What a menu is called that has no words of its own and that no item, no control and no menu bar opens: `the menu 'Status Menu'`,
  /// `the context menu of the table view 'Reports'`; nil of all others.
  public func name(ofSilentMenu menu: String) -> String? {
    guard system == nil, kinds[menu] == "menu", menu != mainMenu, controls[menu] == nil, title(of: menu) == nil,
      !submenus.values.contains(menu)
    else { return nil }
    return menuName(menu).map { "the menu '\($0)'" } ?? contextMenus[menu]
  }

  /// ` after 'Open'`: the nearest item with words to an item of a menu that was there before, or that is new and stands above.
  public func neighbour(ofItem item: String, _ before: UndrawnTexts) -> String? {
    guard let list = items.values.first(where: { $0.contains(item) }), let place = list.firstIndex(of: item) else {
      return nil
    }
    let known = list.indices.filter { other in
      other != place && title(of: list[other]) != nil && (other < place || before.objects.contains(list[other]))
    }
    let nearest = known.min { abs($0 - place) < abs($1 - place) }
    return nearest.flatMap { other in
      title(of: list[other]).map { " \(other < place ? "after" : "before") '\($0.words)'" }
    }
  }

  /// The pop-up buttons that another version has not, as people know them, with the ids of their menus, in the order of the file.
  public func popUps(missingIn other: UndrawnTexts) -> [(name: String?, menu: String)] {
    let menus = items.keys.filter { isOfControl($0, missingIn: other) && kinds[$0] == "menu" }
    func line(_ menu: String) -> Int {
      items[menu]?.lazy.compactMap { self.title(of: $0)?.span.start.line }.first ?? .max
    }
    return menus.sorted { (line($0), $0) < (line($1), $1) }.map { (controls[$0].flatMap { controlNames[$0] }, $0) }
  }

  /// The outlets that lead to pop-up buttons, by which code knows them.
  static func outlets(to controls: Set<String>, in root: XMLElement) -> [String: String] {
    var names: [String: String] = [:]
    for outlet in controls.isEmpty ? [] : root.all where outlet.name == "outlet" {
      guard let id = outlet["destination"], controls.contains(id), names[id] == nil else { continue }
      names[id] = outlet["property"].map { "the pop-up '\($0)'" }
    }
    return names
  }

  /// The classes of the objects in a file that items of menus call: whatever stands for others, and the app's delegate, which most
  /// items call, are none of them.
  static func targets(in root: XMLElement) -> [String: String] {
    var classes: [String: String] = [:]
    for element in root.all where element.name == "customObject" && element["sceneMemberID"] != "firstResponder" {
      if let id = element["id"], !id.hasPrefix("-"), let name = element["customClass"] { classes[id] = name }
    }
    for app in root.all where app.name == "application" || ["-2", "-3"].contains(app["id"]) {
      for outlet in app.child("connections")?.children ?? [] where outlet["property"] == "delegate" {
        if let id = outlet["destination"] { classes[id] = nil }
      }
    }
    guard !classes.isEmpty else { return [:] }
    return root.all.reduce(into: [:]) { targets, item in
      guard item.name == "menuItem", let id = item["id"] else { return }
      let action = item.child("connections")?.children.first { $0.name == "action" }
      targets[id] = action?["target"].flatMap { classes[$0] }
    }
  }

  /// Whose menu comes with a click of the other button (`NSResponder.menu`, docs), as people know the view: by its own name, or by
  /// what code calls it; of another menu what code calls that, as one that stands for the app at the screen's edge.
  static func contextMenus(in root: XMLElement) -> [String: String] {
    guard root.all.contains(where: { $0.name == "menu" && $0["key"] == nil }) else { return [:] }
    let plumbing: Set<String> = ["delegate", "dataSource", "nextKeyView", "initialFirstResponder", "menu"]
    var called: [String: String] = [:]
    for outlet in root.all where outlet.name == "outlet" && !plumbing.contains(outlet["property"] ?? "") {
      if let id = outlet["destination"] { called[id] = called[id] ?? outlet["property"] }
    }
    return root.all.reduce(into: [:]) { menus, element in
      if element.name == "menu", let id = element["id"], let name = called[id] {
        menus[id] = menus[id] ?? "the menu '\(name)'"
      }
      let outlets = element.child("connections")?.children ?? []
      guard element.isView,
        let menu = outlets.first(where: { $0.name == "outlet" && $0["property"] == "menu" })?["destination"]
      else { return }
      let own = ObjectSettings.called(element).flatMap { $0.hasSuffix(":") ? nil : $0 }
      let name = own ?? element["id"].flatMap { called[$0] }
      let words = name.map { "the \(ObjectSettings.spaced(element.name)) '\($0)'" }
      menus[menu] = "the context menu of \(words ?? ObjectSettings.one(element.name))"
    }
  }

  /// What a file that came or went has of menus, in few words: `with the menus 'File', 'Edit' and 'View'`; nil where there is
  /// none.
  public var menusInWords: String? {
    let titles = (mainMenu.flatMap { items[$0] } ?? []).compactMap { title(of: $0)?.words }
    if !titles.isEmpty {
      return "with the menu\(titles.count == 1 ? "" : "s") " + Self.few(titles.map { "'\($0)'" }, most: 12)
    }
    let loose = items.keys.filter { menu in !submenus.values.contains(menu) && controls[menu] == nil }
    // What a single one offers is the whole of it.
    if loose.count == 1, let menu = loose.first, let name = menuName(menu) {
      return "with the menu '\(name)'" + offers(menu)
    }
    let names = loose.compactMap(menuName).sorted().map { "'\($0)'" }
    return names.isEmpty ? nil : "with the menu\(names.count == 1 ? "" : "s") \(Self.few(names, most: 6))"
  }

  /// `: 'Small' and 'Large', which call 'sizeDidChange:'`, of the items of a menu; of others each with its key, what it does, how
  /// it looks and what opens at it, `: 'Show' (⌘S, show:) and 'Ask' (with 'Always' (checked) and 'Never')`.
  private func offers(_ menu: String) -> String {
    func entries(_ menu: String) -> [String] { (items[menu] ?? []).filter { title(of: $0) != nil } }
    func entry(_ item: String, _ level: Int = 0) -> (name: String, marks: [String]) {
      let key = texts.first { $0.object == item && $0.part == .key }?.words
      // In a broken file a menu may open itself.
      let inside = level < Self.deepest ? submenus[item].map(entries) ?? [] : []
      let opened = inside.map { words(entry($0, level + 1)) }
      let marks = [key, actions[item]].compactMap { $0 } + states(of: item)
      return (title(of: item)?.words ?? "", marks + (opened.isEmpty ? [] : ["with \(Self.few(opened, most: 12))"]))
    }
    func words(_ entry: (name: String, marks: [String])) -> String {
      "'\(entry.name)'" + (entry.marks.isEmpty ? "" : " (\(entry.marks.joined(separator: ", ")))")
    }
    let all = entries(menu).map { entry($0) }
    guard !all.isEmpty else { return "" }
    let called = Set(entries(menu).compactMap { actions[$0] })
    guard called.count == 1, let action = called.first, all.allSatisfy({ $0.marks == [action] }) else {
      return ": \(Self.few(all.map(words), most: 12))"
    }
    let titles = Self.few(all.map { "'\($0.name)'" }, most: 12)
    return ": \(titles), which call\(all.count == 1 ? "s" : "") '\(action)'"
  }

  /// So many menus in each other are told.
  private static let deepest = 3

  private static func few(_ names: [String], most: Int) -> String {
    names.count > most ? names.listed(first: most) : names.listed
  }

  /// The part of both versions' objects that are in both, from 0 to 1; and of their texts.
  public func likeness(to other: UndrawnTexts) -> (objects: Double, texts: Double) {
    func share<Element: Hashable>(_ one: Set<Element>, _ another: Set<Element>) -> Double {
      one.isEmpty && another.isEmpty
        ? 1 : Double(one.intersection(another).count) / Double(max(one.count, another.count))
    }
    func said(_ side: UndrawnTexts) -> Set<String> { Set(side.texts.map { "\($0.key) \($0.words)" }) }
    return (
      share(objects.union(drawnObjects), other.objects.union(other.drawnObjects)), share(said(self), said(other))
    )
  }

  /// The window that a Mac's storyboard begins with, which no picture shows, as each shows a controller's view:
  /// `the storyboard begins with the window 'Main', which shows the split view controller`; nil of storyboards that begin
  /// with another controller, or with none.
  static func beginning(of root: XMLElement) -> String? {
    guard root["targetRuntime"]?.hasPrefix("MacOSX") == true, let id = root["initialViewController"] else { return nil }
    let objects = (root.child("scenes")?.children ?? []).flatMap { $0.child("objects")?.children ?? [] }
    guard let owner = objects.first(where: { $0["id"] == id }), owner.name == "windowController",
      let window = owner.child(key: "window")
    else { return nil }
    let title = window["title"].flatMap { $0.isEmpty ? nil : " '\($0)'" }
    let segue = owner.child("connections")?.children.first { $0["relationship"] == SceneWindow.content }
    let shown = objects.first { $0["id"] == segue?["destination"] && $0["id"] != nil }
    let what = shown.map { controller in
      ObjectSettings.screenName(of: controller).map { "'\($0)'" } ?? "the \(ObjectSettings.spaced(controller.name))"
    }
    return "the storyboard begins with \(title.map { "the window" + $0 } ?? "a window")"
      + (what.map { ", which shows \($0)" } ?? "")
  }
}
