import Foundation
import InterfaceBuilder
public import ProofModel
import XMLParsing

/// The words of an Interface Builder file that no picture shows: menus' items, those of windows' toolbars, views in items
/// of bars, touch bars, and all texts of files for systems that are not drawn (watchOS, tvOS) and of archives, the form of Xcode 4 and before.
public struct UndrawnTexts: Sendable {
  /// A text by the object that it belongs to.
  public struct Text: Sendable {
    /// The same in another version of the file: the object's id and which of its texts.
    public var key: String
    /// The object's id.
    public var object: String
    /// For people: `menu item`, `label`.
    public var kind: String
    /// What it is of the object where it is no words of it.
    public var part: Part?
    /// The text as the file has it.
    public var words: String
    /// The place of the text in the file.
    public var span: SourceSpan
    /// The ids of the objects that are not drawn and that it lies in, the outermost first.
    public var inside: [String]

    /// Whether it is what a toolbar's item is called where the user arranges the toolbar.
    public var isPaletteLabel: Bool { key.hasSuffix(" paletteLabel") }

    /// Whether people read it as words of the object, at one time or another.
    public var isWords: Bool { part == nil || part == .alternateTitle }

    /// Whether it is of a segment, which has no id of its own.
    public var isOfSegment: Bool { key.contains(" segment ") }
  }

  /// What an item of a menu has besides its words.
  public enum Part: String, Sendable {
    /// The key that is pressed instead.
    case key
    /// How it looks or answers otherwise: with a check mark, dimmed, hidden.
    case state
    /// What is said while the pointer rests on it.
    case toolTip = "tool tip"
    /// What a button says while it is on, instead of its title (`NSButton.alternateTitle`, docs).
    case alternateTitle = "alternate title"
  }

  /// The system or the form that the file is of where it is not drawn, `watchOS`; nil for files that are.
  public let system: String?
  /// The texts in the order of the file.
  public private(set) var texts: [Text]
  /// Ids of the objects that are not drawn.
  public var objects: Set<String> { Set(kinds.keys) }
  /// Ids of the objects that are drawn.
  public let drawnObjects: Set<String>
  /// For people, by these ids: `menu item`, `view`.
  public private(set) var kinds: [String: String]
  /// The pop-up buttons that items of menus belong to, by the ids of items and menus.
  let controls: [String: String]
  /// By the id of a menu: the ids of its items from the top.
  public private(set) var items: [String: [String]]
  /// By the id of a menu's item: the id of the menu that opens at it.
  public let submenus: [String: String]
  /// By the id of a menu's item: what it does, by the selector of its action.
  public let actions: [String: String]
  /// Menus without a title or a name that stand by themselves and that nothing in the file names: nothing opens them.
  public let looseMenus: Set<String>
  /// The controllers that objects lie in, as people know them, by the objects' ids.
  public let screens: [String: String]
  /// What menus without a title are called in Interface Builder, by their ids.
  private let labels: [String: String]
  /// The menu that stands in the menu bar.
  let mainMenu: String?
  /// What people know the pop-up buttons by whose items are not drawn: `the pop-up 'Size'`, by the buttons' ids.
  let controlNames: [String: String]
  /// By the id of a window's toolbar: what it shows at first.
  public let toolbars: [String: Toolbar]
  /// By the id of a toolbar's item that is room between others, what it is: `a separator`, `a flexible space`.
  public let rooms: [String: String]
  /// By the id of a toolbar's item that holds a view: the sizes that the file gives it.
  public let itemSizes: [String: [ItemSize]]

  /// What fields show while what they are bound to has no value.
  public let boundPlaceholders: Set<String>

  /// The window that a Mac's storyboard begins with, and what that shows, in words; nil of all others.
  public let beginning: String?

  /// What an archive says besides; nil of other files.
  private let parts: ArchiveParts?

  /// The file that was read.
  let file: String

  /// What makes the file unreadable to Interface Builder, such as an unresolved merge conflict.
  public private(set) var errors: [Diagnostic] = []

  /// The items that a toolbar shows at first.
  public struct Toolbar: Hashable, Sendable {
    /// Their ids from the left; a space may stand in it more than once.
    public var items: [String]
    /// The place of the toolbar in the file.
    public var span: SourceSpan
  }

  /// How large an item of a toolbar is, in the words of the file: `least size`, `size of its view`.
  public struct ItemSize: Hashable, Sendable {
    /// The size that is meant, in the words of the file: `least size`, `size of its view`.
    public var what: String
    /// The width and height in points.
    public var size: Size
  }

  /// Reads the file at a path; nil where it is none of Interface Builder's or cannot be read.
  public static func read(file: String) -> UndrawnTexts? {
    guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes) else { return nil }
    let reading = XMLReader.read(bytes, file: file)
    guard let root = reading.root, ["document", "archive"].contains(root.name) else { return nil }
    var texts = UndrawnTexts(root, file: file)
    texts.errors = reading.diagnostics.filter { $0.severity == .error }
    return texts
  }

  /// - Parameter isWhole: whether the words of views that are drawn are read as well.
  init(_ root: XMLElement, file: String, isWhole: Bool = false) {
    self.file = file
    system = Self.system(root)
    var walk = Walk(file: file, isWhole: system != nil)
    walk.visit(root, owner: nil, isUndrawn: system != nil || isWhole)
    texts = walk.texts
    kinds = walk.kinds
    controls = walk.controls
    items = walk.items
    submenus = walk.submenus
    actions = walk.actions
    labels = walk.labels
    mainMenu = walk.mainMenu
    screens = walk.screens
    controlNames = walk.controlNames.merging(Self.outlets(to: Set(walk.controls.values), in: root)) { own, _ in own }
    drawnObjects = walk.drawnObjects
    looseMenus = Self.looseMenus(root)
    toolbars = walk.toolbars
    itemSizes = walk.itemSizes
    rooms = walk.rooms
    boundPlaceholders = walk.boundPlaceholders
    beginning = Self.beginning(of: root)
    parts = ArchiveParts(root, file: file)
  }

  /// Whether the file is an archive of Xcode 4 or before, in which every saving may give objects other ids.
  public var isArchive: Bool { parts != nil }

  /// What differs of two archives besides their words, a line each; empty of other files.
  public static func differences(
    from before: UndrawnTexts, to after: UndrawnTexts
  ) -> [(words: String, span: SourceSpan?)] {
    guard let old = before.parts, let new = after.parts else { return [] }
    return ArchiveParts.differences(from: old, to: new) { after.called($0) ?? before.called($0) }
  }

  /// What an archive holds besides menus, a line each, to be told where it is new as a whole; empty of other files.
  public var contents: [String] { parts?.contents(called: called) ?? [] }

  /// `the button 'Save'`, by its own words or those of its cell; nil where there is no such object.
  private func called(_ object: String) -> String? {
    guard let kind = kinds[object] else { return nil }
    let words =
      title(of: object) ?? texts.first { $0.inside.last == object && $0.kind.hasSuffix("cell") && $0.part == nil }
    return words.map { text in
      "the \(kind) '\(text.words.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ").prefix(40))'"
    } ?? ObjectSettings.one(kind)
  }

  /// The words by which an object is called; nil where it says nothing.
  public func title(of object: String) -> Text? { texts.first { $0.object == object && $0.part == nil } }

  /// What a menu is called by people: its title, that of the item that opens it, or the name it has in Interface Builder.
  public func menuName(_ menu: String) -> String? {
    let item = submenus.filter { $0.value == menu }.keys.min()
    return title(of: menu)?.words ?? item.flatMap { title(of: $0)?.words } ?? labels[menu]
  }

  /// Whether an item or a menu is of a pop-up button that another version of the file has not, which is told instead.
  public func isOfControl(_ object: String, missingIn other: UndrawnTexts) -> Bool {
    controls[object].map { control in !other.controls.values.contains(control) } ?? false
  }

  /// How an item that comes or goes is not as usual: `hidden`, `disabled`.
  public func states(of object: String) -> [String] {
    texts.filter { $0.object == object && $0.part == .state }.map(\.words)
  }

  /// The same without the words of the items of pop-up buttons whose pictures tell them.
  public func without(itemsOf told: Set<String>) -> UndrawnTexts {
    func isTold(_ object: String) -> Bool { controls[object].map(told.contains) ?? false }
    var rest = self
    rest.texts.removeAll { $0.part == nil && isTold($0.object) }
    rest.kinds = kinds.filter { $0.value == "separator" || !isTold($0.key) }
    rest.items = items.reduce(into: [:]) { rest, menu in
      rest[menu.key] = isTold(menu.key) ? menu.value.filter { kinds[$0] == "separator" } : menu.value
    }
    return rest
  }

  private static func looseMenus(_ root: XMLElement) -> Set<String> {
    let objects = [root.child("objects")] + (root.child("scenes")?.children ?? []).map { $0.child("objects") }
    let names = ["systemMenu", "title", "userLabel", "customClass"]
    let menus = objects.flatMap { $0?.children ?? [] }.filter { (element: XMLElement) -> Bool in
      // One of a class of its own, or that leads to its own items, is known to the code that loads the file
      // (`NSNib.instantiate(withOwner:topLevelObjects:)`).
      guard element.name == "menu", element.child("connections") == nil else { return false }
      return names.allSatisfy { element[$0] == nil }
    }
    var loose = Set(menus.compactMap { $0["id"] })
    func leaveOut(_ element: XMLElement) {
      for (name, value) in element.attributes where name != "id" { loose.remove(value) }
      for child in element.children where !loose.isEmpty { leaveOut(child) }
    }
    if !loose.isEmpty { leaveOut(root) }
    return loose
  }

  private static func system(_ root: XMLElement) -> String? {
    if root.name == "archive" { return "the archive form of Xcode 4 and before" }
    let words = [root["targetRuntime"] ?? "", root["type"] ?? ""]
    if words.contains(where: { $0.lowercased().contains("watch") }) { return "watchOS" }
    return words.contains { $0.contains("AppleTV") } ? "tvOS" : nil
  }

  /// Whether objects of a kind that came or went in a file of a system that is not drawn are told one by one, as views and rules
  /// of today's files are.
  public static func areTold(_ kind: String, in system: String?) -> Bool {
    guard let system, ["tvOS", "watchOS"].contains(system) else { return false }
    return kind == "constraint" || kind.hasSuffix("view") || kind.hasSuffix("controller")
  }

  /// Attributes, and keys of `<string>` elements, that are words for people.
  static let words: Set<String> = [
    "title", "text", "label", "placeholder", "placeholderString", "alternateTitle", "keyEquivalent", "paletteLabel",
    "headerTitle",
    "footerTitle", "prompt", "toolTip",
    // Of archives.
    "NSContents", "NSTitle", "NSPlaceholderString", "NSAlternateContents", "NSKeyEquiv", "NSLabel", "NSWindowTitle",
    "IBUIText", "IBUITitle", "IBUINormalTitle", "IBUIPlaceholder", "IBUIPrompt", "NSToolTipHelpKey", "helpTagText",
  ]

  struct Walk {
    let file: String
    let isWhole: Bool
    var texts: [Text] = []
    var kinds: [String: String] = [:]
    var drawnObjects: Set<String> = []
    var controls: [String: String] = [:]
    var controlNames: [String: String] = [:]
    var mainMenu: String?
    var screens: [String: String] = [:]
    /// The controller that is being visited.
    private var screen: String?
    var items: [String: [String]] = [:]
    var submenus: [String: String] = [:]
    var actions: [String: String] = [:]
    var labels: [String: String] = [:]
    var toolbars: [String: Toolbar] = [:]
    var itemSizes: [String: [ItemSize]] = [:]
    var rooms: [String: String] = [:]
    var boundPlaceholders: Set<String> = []
    /// The objects that are being visited.
    private var inside: [String] = []
    /// The pop-up button that is being visited.
    private var control: String?
    /// The item of a menu, or the button with a key, that is being visited.
    private var item: XMLElement?

    init(file: String, isWhole: Bool) {
      self.file = file
      self.isWhole = isWhole
    }

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

    /// The view that a bar shows instead of a title.
    private static let titleView = "title view"

    /// What a document says of itself: no objects.
    private static let heads: Set<String> = ["device", "dependencies", "resources", "designables", "classes"]

    mutating func visit(_ element: XMLElement, owner: (id: String, kind: String)?, isUndrawn: Bool) {
      guard !Self.heads.contains(element.name) else { return }
      let isUndrawn = isUndrawn || element.isToolbarItem || ["menuItem", "menu", "touchBar"].contains(element.name)
      var owner = owner
      let depth = inside.count
      defer { inside.removeSubrange(depth...) }
      if let id = element["id"] {
        if let name = element["class"], element.name == "object" {
          owner = (id, Self.kind(ofClass: name))
        } else if element.name != "string" {
          owner = (id, element["key"] == "titleView" ? Self.titleView : Self.kind(of: element))
        }
      }
      if !isUndrawn, let id = element["id"], !Self.connections.contains(element.name) { drawnObjects.insert(id) }
      let screenAround = screen
      defer { screen = screenAround }
      if element.isController, !element.isReference { screen = ObjectSettings.screenName(of: element) ?? screen }
      let outer = control
      defer { control = outer }
      if element.name == "popUpButton", let id = element["id"] {
        control = id
        controlNames[id] = element["userLabel"].map { "the pop-up '\($0)'" }
      }
      let around = item
      defer { item = around }
      let isHeldWithOthers = element.child(key: "keyEquivalentModifierMask") != nil
      if element.name == "menuItem" || element["class"] == "NSMenuItem" || isHeldWithOthers { item = element }
      if element["class"] == "NSMenu", element.child(key: "NSName")?.text == "_NSMainMenu" { mainMenu = element["id"] }
      if isUndrawn, let owner {
        controls[owner.id] = control
        if let id = element["id"], !Self.connections.contains(element.name), !Self.isValue(element),
          !Self.isArchivedConnection(element), isWhole || element.name != "constraint"
        {
          screens[owner.id] = screen
          kinds[owner.id] = element["isSeparatorItem"] == "YES" ? "separator" : owner.kind
          if element.name == "menuItem", let menu = inside.last { items[menu, default: []].append(id) }
          if element.name == "menu" { readMenu(element, id) }
          if element.name == "menuItem" { actions[id] = Self.action(of: element) }
          if id == owner.id { inside.append(id) }
        }
        // A configuration says the title of a button's normal state.
        let part = element.name == "buttonConfiguration" ? "state normal" : "\(element.name) \(element["key"] ?? "")"
        for (name, value) in element.attributes where UndrawnTexts.words.contains(name) && !value.isEmpty {
          add(element["id"] == nil ? "\(part) \(name)" : name, value, owner, element)
        }
        // A text in several fonts and colours has a part for each.
        if element.name == "fragment", let words = element["content"], !words.isEmpty {
          add("text \(texts.count)", words, owner, element)
        }
        if element.isToolbarItem, (element["label"] ?? "").isEmpty, let words = Self.systemsName(of: element) {
          add("implicit", words, owner, element)
        }
        if element.name == "menuItem" {
          for (name, value, words) in Self.states where element[name] == value {
            add("state \(name)", words, owner, element, part: .state)
          }
        }
        if element.name == "attributedString", let key = element["key"] {
          let pieces = element.children.filter { $0.name == "fragment" }
          let words = pieces.map { $0["content"] ?? $0.child(key: "content")?.words ?? "" }.joined()
          if !words.isEmpty { add(key, words, owner, element) }
        }
        if element.name == "string" || element.name == "mutableString", let key = element["key"],
          UndrawnTexts.words.contains(key), !element.text.isEmpty
        {
          add(key, element.words, owner, element)
        }
      }
      if element.name == "string", element["key"] == "NSNullPlaceholder", !element.words.isEmpty {
        boundPlaceholders.insert(element.words)
      }
      if element.name == "toolbar", let id = element["id"], let shown = element.child("defaultToolbarItems") {
        toolbars[id] = Toolbar(
          items: shown.children.compactMap { $0["reference"] },
          span: SourceSpan(file: file, line: element.line, column: element.column))
      }
      if element.isToolbarItem, let id = element["id"] {
        itemSizes[id] = Self.sizes(of: element)
        rooms[id] = element["implicitItemIdentifier"].flatMap { Self.kindsOfRoom[$0] }
      }
      // An archive writes an object where it names it first, which may be in a connection; the connection's label is no text.
      let isConnection = Self.isArchivedConnection(element)
      let isConfigured = element.child("buttonConfiguration") != nil
      for child in element.children where !isConnection || child.name != "string" {
        // What a state says beside a configuration is not shown.
        if isConfigured, child.name == "state" { continue }
        let isInBar =
          element.name == "barButtonItem" && child["key"] == "customView"
          || element.name == "navigationItem" && child["key"] == "titleView"
        visit(child, owner: owner, isUndrawn: isUndrawn || isInBar)
      }
    }

    /// Room between a toolbar's items, by AppKit's names of it.
    private static let kindsOfRoom = [
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

    private static func action(of item: XMLElement) -> String? {
      item.child("connections")?.children.first { $0.name == "action" }?["selector"]
    }

    /// What opens the menu, and what it is called.
    private mutating func readMenu(_ element: XMLElement, _ id: String) {
      if let item = inside.last, kinds[item] == "menu item" { submenus[item] = id }
      if let label = element["userLabel"] { labels[id] = label }
      if element["systemMenu"] == "main" { mainMenu = id }
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

    private mutating func add(
      _ what: String, _ words: String, _ owner: (id: String, kind: String), _ element: XMLElement, part: Part? = nil
    ) {
      let isKey = what == "keyEquivalent" || what == "NSKeyEquiv"
      let isTip = what.hasSuffix("toolTip") || ["NSToolTipHelpKey", "helpTagText"].contains(what)
      let isAlternate = what.hasSuffix("alternateTitle") || what == "NSAlternateContents"
      texts.append(
        Text(
          key: "\(owner.id) \(what)", object: owner.id, kind: owner.kind,
          part: isKey ? .key : isTip ? .toolTip : isAlternate ? .alternateTitle : part,
          words: isKey ? MenuKey.shown(words, of: item ?? element) : words,
          span: SourceSpan(file: file, line: element.line, column: element.column),
          inside: inside.filter { $0 != owner.id }))
    }

    /// `NSTextFieldCell` is a text field cell, `IBUILabel` a label.
    private static func kind(ofClass name: String) -> String {
      let prefix =
        ["IBUI", "IBNS", "IBHI", "IBMK", "IBAD", "IBGL", "NS", "UI"].first {
          name.hasPrefix($0) && name.count > $0.count
        } ?? ""
      return kind(String(name.dropFirst(prefix.count))).trimmingCharacters(in: .whitespaces)
    }

    /// Every element of a toolbar's items is one.
    private static func kind(of element: XMLElement) -> String {
      kind(element.isToolbarItem ? "toolbarItem" : element.name)
    }

    /// `menuItem` is a menu item.
    private static func kind(_ name: String) -> String {
      var words = ""
      for character in name {
        if character.isUppercase { words.append(" ") }
        words.append(contentsOf: character.lowercased())
      }
      return words
    }
  }
}
