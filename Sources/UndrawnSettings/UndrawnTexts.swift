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
    /// Whether it is the title of a button whose picture stands alone, which shows none (`NSControl.ImagePosition.imageOnly`, docs).
    public var isBehindPicture = false

    /// Whether it is what a toolbar's item is called where the user arranges the toolbar.
    public var isPaletteLabel: Bool { key.hasSuffix(" paletteLabel") }

    /// Whether it is what AppKit calls an item of its own in a toolbar.
    public var isSystems: Bool { key.hasSuffix(" implicit") }

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
  public internal(set) var texts: [Text] = []
  /// Ids of the objects that are not drawn.
  public var objects: Set<String> { Set(kinds.keys) }
  /// Ids of the objects that are drawn.
  public internal(set) var drawnObjects: Set<String> = []
  /// For people, by these ids: `menu item`, `view`.
  public internal(set) var kinds: [String: String] = [:]
  /// The pop-up buttons that items of menus belong to, by the ids of items and menus.
  var controls: [String: String] = [:]
  /// By the id of a menu: the ids of its items from the top.
  public internal(set) var items: [String: [String]] = [:]
  /// By the id of a menu's item: the id of the menu that opens at it.
  public internal(set) var submenus: [String: String] = [:]
  /// By the id of a menu's item: what it does, by the selector of its action.
  public internal(set) var actions: [String: String] = [:]
  /// By the id of a menu's item: the class of the object in the file that it calls, unless that is the app's delegate.
  public internal(set) var targets: [String: String] = [:]
  /// By the id of a menu's item: the number by which code tells it from others that do the same (`NSMenuItem.tag`, docs).
  public internal(set) var tags: [String: String] = [:]
  /// Ids of menus that leave it to code which of their items can be chosen (`NSMenu.autoenablesItems`, docs).
  public internal(set) var codeEnabledMenus: Set<String> = []
  /// Ids of items of menus that call nothing and open nothing; those of pop-up buttons choose what these show.
  public internal(set) var idleItems: Set<String> = []
  /// Menus without a title or a name that stand by themselves and that nothing in the file names: nothing opens them.
  public let looseMenus: Set<String>
  /// The controllers that objects lie in, as people know them, by the objects' ids.
  public internal(set) var screens: [String: String] = [:]
  /// Where views stand that bars show instead of items of their own, by the views' ids: `at the left of the navigation bar 'Player'`.
  public internal(set) var barPlaces: [String: String] = [:]
  /// What menus without a title are called in Interface Builder, by their ids.
  var labels: [String: String] = [:]
  /// Whose context menus menus are, by the menus' ids: `the context menu of the table view 'Reports'`.
  var contextMenus: [String: String] = [:]
  /// The menu that stands in the menu bar.
  var mainMenu: String?
  /// What people know the pop-up buttons by whose items are not drawn: `the pop-up 'Size'`, by the buttons' ids.
  var controlNames: [String: String] = [:]
  /// By the id of a window's toolbar: what it shows by default.
  public internal(set) var toolbars: [String: Toolbar] = [:]
  /// By the id of a window's toolbar: the title of the window.
  var toolbarWindows: [String: String] = [:]
  /// By the id of a touch bar: its items.
  public internal(set) var touchBars: [String: Toolbar] = [:]
  /// By the id of a toolbar's item that is room between others, what it is: `a separator`, `a flexible space`.
  public internal(set) var rooms: [String: String] = [:]
  /// By the id of a toolbar's item that holds a view: the sizes that the file gives it.
  public internal(set) var itemSizes: [String: [ItemSize]] = [:]

  /// By the id of a toolbar's item that shows no label: the picture that its view shows, or it itself does.
  public internal(set) var itemPictures: [String: String] = [:]
  /// By the id of a toolbar's item that nobody named and whose view has no words: what that view is, `a search field`.
  public internal(set) var itemViews: [String: String] = [:]
  /// By the id of a toolbar's item whose view is a control other than a button: what that is, `a search field of the class 'Find'`.
  public internal(set) var itemKinds: [String: String] = [:]
  /// By the id of a menu's item: the picture that it shows.
  public internal(set) var menuPictures: [String: String] = [:]

  /// What fields show while what they are bound to has no value.
  public internal(set) var boundPlaceholders: Set<String> = []

  /// The window that a Mac's storyboard begins with, and what that shows, in words; nil of all others.
  public let beginning: String?

  /// What an archive says besides; nil of other files.
  private let parts: ArchiveParts?

  /// The menus and items of a file of today's form, by which an id that says another thing is known.
  let menus: ReusedMenuIDs

  /// The file that was read.
  let file: String

  /// What makes the file unreadable to Interface Builder, such as an unresolved merge conflict.
  public private(set) var errors: [Diagnostic] = []

  /// The items that a toolbar shows by default, or a touch bar has.
  public struct Toolbar: Hashable, Sendable {
    /// Their ids from the left; a space may stand in it more than once.
    public var items: [String]
    /// The place of the bar in the file.
    public var span: SourceSpan
    /// The ids of those that the user may have a toolbar show.
    public var allowed: [String] = []
    /// The title of the window that a toolbar is of.
    public var window: String?
    /// The id of the item that stays in a toolbar's middle (`NSToolbar.centeredItemIdentifiers`, docs).
    public var centred: String?
  }

  /// How large an item of a toolbar is, in the words of the file: `least size`, `size of its view`.
  public struct ItemSize: Hashable, Sendable {
    /// The size that is meant, in the words of the file: `least size`, `size of its view`.
    public var what: String
    /// The width and height in points.
    public var size: Size
  }

  /// Reads the file at a path; nil where it is none of Interface Builder's or no whole XML.
  public static func read(file: String) -> UndrawnTexts? {
    guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes) else { return nil }
    let reading = XMLReader.read(bytes, file: file)
    guard let root = reading.root, reading.isWhole, ["document", "archive"].contains(root.name) else { return nil }
    let isArchive = root.name == "archive"
    var texts = UndrawnTexts(isArchive ? ArchiveForm.normal(root) : root, file: file)
    texts.errors = reading.diagnostics.filter { $0.severity == .error }
    return texts
  }

  /// - Parameter isWhole: whether the words of views that are drawn are read as well.
  init(_ root: XMLElement, file: String, isWhole: Bool = false) {
    self.file = file
    system = Self.system(root)
    looseMenus = Self.looseMenus(root)
    beginning = Self.beginning(of: root)
    parts = ArchiveParts(root, file: file)
    menus = ReusedMenuIDs(root)
    visit(root, in: Surroundings(isUndrawn: system != nil || isWhole))
    if let archived = parts?.toolbars { (toolbars, rooms) = (archived.bars, archived.rooms) }
    controlNames.merge(Self.outlets(to: Set(controls.values), in: root)) { own, _ in own }
    contextMenus = Self.contextMenus(in: root)
    targets = Self.targets(in: root)
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

  /// Whether AppKit makes an archive's view with what it is a part of.
  public func isPart(_ object: String) -> Bool { parts?.isPart(object) ?? false }

  /// The words by which an object is called; nil where it says nothing.
  public func title(of object: String) -> Text? { texts.first { $0.object == object && $0.part == nil } }

  /// The toolbar's item without words of its own around a text, where another version has not that item: it came or went with it.
  public func namelessItem(around text: Text, missingIn objects: Set<String>) -> String? {
    text.inside.first { kinds[$0] == "toolbar item" && !objects.contains($0) && title(of: $0) == nil }
  }

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
    for element in loose.isEmpty ? [] : root.all {
      for (name, value) in element.attributes where name != "id" { loose.remove(value) }
    }
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
    "NSToolbarItemLabel",
  ]
}
