import InterfaceBuilder
import ProofModel
import XMLParsing

/// Reading the words of a file that no picture shows.
extension UndrawnTexts {
  /// What an element lies in.
  struct Surroundings {
    var isUndrawn: Bool
    var owner: (id: String, kind: String)?
    /// The objects that are not drawn.
    var inside: [String] = []
    /// The pop-up button.
    var control: String?
    /// The item of a menu, or the button with a key.
    var item: XMLElement?
    /// The controller.
    var screen: String?

    mutating func enter(_ element: XMLElement) {
      let undrawn = ["menuItem", "menu", "touchBar"]
      isUndrawn = isUndrawn || element.isToolbarItem || undrawn.contains(element.name)
      if element.isController { screen = ObjectSettings.screenName(of: element) ?? screen }
      let isHeldWithOthers = element.child(key: "keyEquivalentModifierMask") != nil
      if element.name == "menuItem" || element["class"] == "NSMenuItem" || isHeldWithOthers { item = element }
      guard let id = element["id"] else { return }
      if element.name == "popUpButton" { control = id }
      if let name = element["class"], element.name == "object" {
        owner = (id, name == "NSWindowTemplate" ? UndrawnTexts.window(element) : UndrawnTexts.kind(ofClass: name))
      } else if element.name != "string" {
        owner = (id, element["key"] == "titleView" ? UndrawnTexts.titleView : UndrawnTexts.kind(of: element))
      }
    }
  }

  /// The view that a bar shows instead of a title.
  fileprivate static let titleView = "title view"

  /// What a document says of itself: no objects.
  private static let heads: Set<String> = ["device", "dependencies", "resources", "designables", "classes"]

  mutating func visit(_ element: XMLElement, in around: Surroundings) {
    guard !Self.heads.contains(element.name) else { return }
    var here = around
    here.enter(element)
    if let id = element["id"] {
      if !here.isUndrawn, !Self.connections.contains(element.name) { drawnObjects.insert(id) }
      if element.name == "popUpButton" { controlNames[id] = element["userLabel"].map { "the pop-up '\($0)'" } }
      readToolbar(element, id)
    }
    if element.name == "navigationItem" { readBarViews(of: element) }
    readArchivedMenu(element)
    if here.isUndrawn, let owner = here.owner {
      readObject(element, owner, in: &here)
      readTexts(of: element, owner, in: here)
    }
    if element.name == "string", element["key"] == "NSNullPlaceholder", !element.words.isEmpty {
      boundPlaceholders.insert(element.words)
    }
    // An archive writes an object where it names it first, which may be in a connection; the connection's label is no text.
    let isConnection = Self.isArchivedConnection(element)
    let isConfigured = element.child("buttonConfiguration") != nil
    for child in element.children where !isConnection || child.name != "string" {
      // What a state says beside a configuration is not shown.
      if isConfigured, child.name == "state" { continue }
      var inner = here
      inner.isUndrawn = here.isUndrawn || child.isInBar(of: element)
      visit(child, in: inner)
    }
  }

  private mutating func readObject(
    _ element: XMLElement, _ owner: (id: String, kind: String), in here: inout Surroundings
  ) {
    controls[owner.id] = here.control
    guard let id = element["id"], !Self.connections.contains(element.name), !Self.isValue(element),
      !Self.isArchivedConnection(element), system != nil || element.name != "constraint"
    else { return }
    screens[owner.id] = here.screen
    let isSeparator = element["isSeparatorItem"] == "YES" || element.text(of: "NSIsSeparator") == "YES"
    kinds[owner.id] = isSeparator ? "separator" : owner.kind
    if element.name == "menuItem", let menu = here.inside.last { items[menu, default: []].append(id) }
    if element.name == "menu" { readMenu(element, id, in: here) }
    if element.name == "menuItem" {
      actions[id] = Self.action(of: element)
      tags[id] = element["tag"]
      menuPictures[id] = ObjectSettings.picture(of: element) ?? element["secondaryImage"]
      if Self.doesNothing(element), controls[owner.id] == nil { idleItems.insert(id) }
    }
    if id == owner.id { here.inside.append(id) }
  }

  private mutating func readTexts(
    of element: XMLElement, _ owner: (id: String, kind: String), in here: Surroundings
  ) {
    func add(_ what: String, _ words: String, part: Part? = nil) {
      texts.append(Text(what, words, owner, element, part: part, in: here, file: file))
    }
    // A configuration says the title of a button's normal state.
    let part = element.name == "buttonConfiguration" ? "state normal" : "\(element.name) \(element["key"] ?? "")"
    // An item that holds a view shows no title of its own (`NSToolbarItem.title` is of bordered items).
    let unseen = element.isToolbarItem && element.child(key: "view") != nil ? "title" : nil
    for (name, value) in element.attributes where Self.words.contains(name) && !value.isEmpty && name != unseen {
      add(element["id"] == nil ? "\(part) \(name)" : name, value)
    }
    // A text in several fonts and colours has a part for each, which are counted by their object.
    if element.name == "fragment", let words = element["content"], !words.isEmpty {
      add("text \(texts.count { $0.object == owner.id })", words)
    }
    if element.isToolbarItem, (element["label"] ?? "").isEmpty, let words = Self.systemsName(of: element) {
      add("implicit", words)
    }
    if element.name == "menuItem" {
      for (name, value, words) in Self.states where element[name] == value {
        add("state \(name)", words, part: .state)
      }
    }
    guard let key = element["key"] else { return }
    if element.name == "attributedString" {
      let words = element.children.filter { $0.name == "fragment" }.map(\.fragmentWords).joined()
      if !words.isEmpty { add(key, words) }
    }
    if element.isText, Self.words.contains(key), !element.text.isEmpty { add(key, element.words) }
  }

  private mutating func readBarViews(of item: XMLElement) {
    let name = item["title"].flatMap { $0.isEmpty ? nil : " '\($0)'" } ?? ""
    for side in ["left", "right"] {
      let one = item.child(key: "\(side)BarButtonItem").map { [$0] } ?? []
      for button in one + (item.child(key: "\(side)BarButtonItems")?.children ?? []) {
        guard let id = button.child(key: "customView")?["id"] else { continue }
        barPlaces[id] = "at the \(side) of the navigation bar\(name)"
      }
    }
  }

  private mutating func readToolbar(_ element: XMLElement, _ id: String) {
    if element.name == "window", let bar = element.child("toolbar")?["id"] {
      toolbarWindows[bar] = element["title"].flatMap { $0.isEmpty ? nil : $0 }
    }
    if element.name == "toolbar", let shown = element.child("defaultToolbarItems") {
      toolbars[id] = Toolbar(
        items: shown.children.compactMap { $0["reference"] },
        span: SourceSpan(file: file, line: element.line, column: element.column),
        allowed: (element.child("allowedToolbarItems")?.children ?? []).compactMap { $0["id"] },
        window: toolbarWindows[id], centred: element["centeredItem"])
    }
    if element.name == "touchBar", let items = element.child("touchBarItems") {
      touchBars[id] = Toolbar(
        items: items.children.compactMap { $0["id"] },
        span: SourceSpan(file: file, line: element.line, column: element.column))
    }
    guard element.isToolbarItem else { return }
    itemSizes[id] = Self.sizes(of: element)
    // A view's own title is shown beside its picture unless that stands alone (`NSControl.ImagePosition`, docs).
    let view = element.child(key: "view"), cell = view?.child(key: "cell")
    let isUnnamed = ["", Self.unnamedItem].contains(element["label"] ?? "")
    if isUnnamed, cell?["imagePosition"] == "only" || (cell?["title"] ?? "").isEmpty {
      itemPictures[id] = view.map(ObjectSettings.picture) ?? ObjectSettings.picture(of: element)
      itemViews[id] = view.map { ObjectSettings.one(ObjectSettings.spaced($0.name)) }
    }
    if let view, !["button", "customView", "view", "imageView"].contains(view.name) {
      let own = view["customClass"].map { " of the class '\($0)'" } ?? ""
      itemKinds[id] = ObjectSettings.one(ObjectSettings.spaced(view.name)) + own
    }
    rooms[id] = element["implicitItemIdentifier"].flatMap { Self.kindsOfRoom[$0] }
  }

  /// What Interface Builder calls an item that is made of a view, until somebody names it.
  package static let unnamedItem = "Custom View"

  /// Room between a toolbar's items, by AppKit's names of it.
  static let kindsOfRoom = [
    "NSToolbarSeparatorItem": "a separator", "NSToolbarSpaceItem": "a space",
    "NSToolbarFlexibleSpaceItem": "a flexible space",
  ]

  /// What AppKit calls an item of its own, `Print` of `NSToolbarPrintItem`; nil of the room between items.
  private static func systemsName(of item: XMLElement) -> String? {
    guard let name = item["implicitItemIdentifier"], name.hasPrefix("NSToolbar"), name.hasSuffix("Item"),
      !["Space", "Separator"].contains(where: { name.contains($0) })
    else { return nil }
    let words = ObjectSettings.spaced(String(name.dropFirst("NSToolbar".count).dropLast("Item".count)))
    return words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The selector that an item calls, or the identifier of the segue that it is for.
  private static func action(of item: XMLElement) -> String? {
    let connections = item.child("connections")?.children ?? []
    return connections.first { $0.name == "action" }?["selector"]
      ?? connections.first { $0.name == "segue" }?["identifier"]
  }

  /// Whether an item leads to nothing and opens no menu: what it does is for code to say.
  private static func doesNothing(_ item: XMLElement) -> Bool {
    item["isSeparatorItem"] != "YES" && item.child("menu") == nil && item.child("view") == nil
      && (item.child("connections")?.children ?? []).allSatisfy { $0.name == "outlet" }
  }

  /// What opens the menu, and what it is called.
  private mutating func readMenu(_ element: XMLElement, _ id: String, in around: Surroundings) {
    if let item = around.inside.last, kinds[item] == "menu item" { submenus[item] = id }
    if let label = element["userLabel"] ?? element["customClass"] { labels[id] = label }
    if element["systemMenu"] == "main" { mainMenu = id }
    if element.flag("autoenablesItems") == false { codeEnabledMenus.insert(id) }
  }

  /// A menu of an archive, which may write its items elsewhere, or an item of one.
  private mutating func readArchivedMenu(_ element: XMLElement) {
    guard let id = element["id"] else { return }
    if element["class"] == "NSMenuItem" { submenus[id] = element.reference(of: "NSSubmenu") }
    guard element["class"] == "NSMenu" else { return }
    if element.text(of: "NSName") == "_NSMainMenu" { mainMenu = id }
    items[id] = (element.child(key: "NSMenuItems")?.children ?? []).compactMap { $0["id"] ?? $0["ref"] }
  }

  /// The sizes that a toolbar's item with a view is given, and its view's own.
  private static func sizes(of item: XMLElement) -> [ItemSize] {
    let view = item.children.first { $0["key"] == "view" }
    guard view != nil || item["implicitItemIdentifier"]?.hasPrefix("NSToolbar") != true else { return [] }
    // A view that rules place is as large as these and its contents ask for, whatever the canvas recorded.
    let isPlaced = view?.flag("translatesAutoresizingMaskIntoConstraints") == false
    let parts = [
      ("least size", item.child(key: "minSize")), ("greatest size", item.child(key: "maxSize")),
      ("size of the view", isPlaced ? nil : view?.child(key: "frame")),
    ]
    return parts.compactMap { what, element in
      guard let width = element?.number("width"), let height = element?.number("height") else { return nil }
      return ItemSize(what: what, size: Size(width: width, height: height))
    }
  }

  /// What is told of items of menus where it is not as usual.
  private static let states = [
    ("state", "on", "checked"), ("state", "mixed", "partly checked"), ("enabled", "NO", "disabled"),
    ("hidden", "YES", "hidden"), ("alternate", "YES", "an alternate of the one before it"),
  ]

  /// What leads from one object to another is no object.
  private static let connections: Set<String> = ["action", "outlet", "outletCollection", "binding", "segue"]

  /// Whether it is what an archive says of an outlet, an action or a binding.
  private static func isArchivedConnection(_ element: XMLElement) -> Bool {
    guard element.name == "object", let name = element["class"] else { return false }
    return ["Connector", "Connection"].contains { name.hasSuffix($0) }
  }

  /// Whether it is a value of an archive, which has an id only where several objects share it.
  private static func isValue(_ element: XMLElement) -> Bool {
    guard element.name == "object", let name = element["class"] else {
      return ["array", "dictionary", "boolean", "bool", "integer", "int", "double", "real"].contains(element.name)
    }
    // Whatever has a place in a view is an object.
    if element.child(key: "NSvFlags") != nil { return false }
    return values.contains(name) || name.hasPrefix("IB") && !name.hasPrefix("IBUI") && !name.hasPrefix("IBNS")
  }

  private static let values: Set<String> = [
    "NSColor", "NSFont", "NSImage", "NSNumber", "NSURL", "NSString", "NSMutableString", "NSArray", "NSMutableArray",
    "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSAttributedString", "NSMutableAttributedString", "NSCustomResource", "NSButtonImageSource", "NSTextStorage",
    "NSLayoutManager", "NSTextContainer", "NSTextViewSharedData", "IBUIFontDescription", "IBUITextInputTraits",
    "IBUIAccessibilityConfiguration", "IBNSLayoutConstant", "IBUISimulatedStatusBarMetrics",
    "IBUISimulatedNavigationBarMetrics", "IBUISimulatedTabBarMetrics", "IBUISimulatedToolbarMetrics",
    "IBUISimulatedOrientationMetrics", "IBUIScreenMetrics", "IBUISimulatedScreenMetrics",
    "IBUISimulatedFreeformSizeMetricsSentinel", "IBUISimulatedSizeMetrics",
  ]

  /// `NSTextFieldCell` is a text field cell, `IBUILabel` a label, AppKit's own `_NSCornerView` a corner view.
  static func kind(ofClass own: String) -> String {
    let name = own.hasPrefix("_") ? String(own.dropFirst()) : own
    let prefix =
      ["IBUI", "IBNS", "IBHI", "IBMK", "IBAD", "IBGL", "NS", "UI"].first {
        name.hasPrefix($0) && name.count > $0.count
      } ?? ""
    return ObjectSettings.spaced(String(name.dropFirst(prefix.count)))
  }

  /// What an archive's window is: one of AppKit's kinds, or of a class of the user's one of these.
  private static func window(_ element: XMLElement) -> String {
    element.text(of: "NSWindowClass")?.trimmed.hasSuffix("Panel") == true ? "panel" : "window"
  }

  /// Every element of a toolbar's items is one.
  private static func kind(of element: XMLElement) -> String {
    ObjectSettings.spaced(element.isToolbarItem ? "toolbarItem" : element.name)
  }
}

extension UndrawnTexts.Text {
  fileprivate init(
    _ what: String, _ words: String, _ owner: (id: String, kind: String), _ element: XMLElement,
    part: UndrawnTexts.Part?, in around: UndrawnTexts.Surroundings, file: String
  ) {
    let isKey = what == "keyEquivalent" || what == "NSKeyEquiv"
    let isTip = what.hasSuffix("toolTip") || ["NSToolTipHelpKey", "helpTagText"].contains(what)
    let isAlternate = what.hasSuffix("alternateTitle") || what == "NSAlternateContents"
    self.init(
      key: "\(owner.id) \(what)", object: owner.id, kind: owner.kind,
      part: isKey ? .key : isTip ? .toolTip : isAlternate ? .alternateTitle : part,
      words: isKey ? MenuKey.shown(words, of: around.item ?? element) : words,
      span: SourceSpan(file: file, line: element.line, column: element.column),
      inside: around.inside.filter { $0 != owner.id },
      isBehindPicture: what == "title" && element["imagePosition"] == "only")
  }
}

extension XMLElement {
  /// Whether it is words, which are the same in either element.
  var isText: Bool { name == "string" || name == "mutableString" }

  /// What a piece of an attributed text says.
  var fragmentWords: String { self["content"] ?? child(key: "content")?.words ?? "" }

  /// Whether it is a view that a bar shows instead of a title or an item, which no picture shows.
  func isInBar(of item: XMLElement) -> Bool {
    item.name == "barButtonItem" && self["key"] == "customView"
      || item.name == "navigationItem" && self["key"] == "titleView"
  }
}
