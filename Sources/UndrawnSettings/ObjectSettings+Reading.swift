import Foundation
import InterfaceBuilder
import ProofModel
import XMLParsing

/// Reading the settings of a file's objects.
extension ObjectSettings {
  init?(file: String) {
    guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes),
      let document = XMLReader.read(bytes, file: file).root, document.name == "document"
    else { return nil }
    let root = document.namingEmbeddedPictures
    toolsVersion = root["toolsVersion"]
    isMac = root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    connections = FileConnections(root)
    filePlaces = FilePlaces(root)
    undrawnLayout = UndrawnLayout(root)
    undrawnObjects = UndrawnObjects(root)
    isOfOtherSystem = UndrawnLayout.isOf(root)
    looseTabItems = Self.looseTabItems(root)
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part, nil, "", "") }
    readDocumentsColors(root)
  }

  /// Items of tabs that no tab bar of the file shows, of controllers that nothing outside of it can name: no picture shows them.
  private static func looseTabItems(_ root: XMLElement) -> Set<String> {
    let controllers = (root.child("scenes")?.children ?? []).flatMap { scene in
      (scene.child("objects")?.children ?? []).filter { $0.isController && !$0.isReference }
    }
    var shown: [String: Set<String>] = [:]
    for controller in controllers {
      for segue in controller.child("connections")?.children ?? [] {
        guard let relationship = segue["relationship"], let target = segue["destination"] else { continue }
        shown[relationship, default: []].insert(target)
      }
    }
    let inContainers = shown.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return Set(
      controllers.compactMap { controller in
        guard let id = controller["id"], !inContainers.contains(id), controller["storyboardIdentifier"] == nil,
          root["initialViewController"] != id
        else { return nil }
        return controller.child(key: "tabBarItem")?["id"]
      })
  }

  /// The tint of all controls that say none, which no picture shows.
  private mutating func readDocumentsColors(_ root: XMLElement) {
    for color in root.children where color.name == "color" {
      guard let key = color["key"] else { continue }
      let named = color["name"] ?? color.systemColorName
      let digits = color.color(named: [:]).map(\.digits)
      let readers = key == "tintColor" ? ", which bars and controls without one of their own take," : ""
      set("document \(key)", "\(Self.spaced(key)) of the document\(readers)", named ?? digits ?? "", of: "document")
    }
  }

  /// Frames, rules, connections, what is told by itself, and what only the canvas has.
  private static let ignoredElements: Set<String> = [
    "constraints", "variation", "rect", "frame", "point", "size", "placeholder", "exit",
    "viewLayoutGuide", "layoutGuides", "userGuides", "autoresizingMask", "animations", "menu", "menuItem",
    "toolbarItem",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedScreenMetrics", "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "extendedEdge",
    "modifierMask",
    "userDefaultsController", "scroller", "visibilityPriorities", "customSpacing", "imageReference",
  ]
  /// Names, and what the tools note for themselves.
  private static let ignoredAttributes: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "customClass", "customModuleProvider",
    "userLabel", "sceneMemberID", "sceneID", "translatesAutoresizingMaskIntoConstraints",
    "useStoryboardIdentifierAsRestorationIdentifier", "implicitIdentifier", "implicitItemIdentifier", "colorSpace",
    "customColorSpace", "setsMaxLayoutWidthAtFirstLayout",
  ]
  /// What code looks objects up by: no tool writes it by itself, and no picture shows it.
  static let lookedUp: Set<String> = [
    "restorationIdentifier", "reuseIdentifier", "identifier", "storyboardIdentifier", "tag",
  ]
  /// What of a window the tools leave to the user.
  private static let windows: Set<String> = [
    "titlebarAppearsTransparent", "titleVisibility", "hasShadow", "appearanceType", "toolbarStyle", "tabbingMode",
  ]
  /// Keys of what is drawn as a part of what it lies in.
  private static let parts: Set<String> = ["cell", "dataCell", "headerCell", "contentView", "collectionViewLayout"]
  /// A grid's rows and columns, which it lays out.
  private static let tracks: Set<String> = ["gridRow", "gridColumn"]
  /// Keys of sizes that are no view's.
  private static let sizes: Set<String> = [
    "intercellSpacing", "shadowOffset", "headerReferenceSize", "footerReferenceSize", "estimatedItemSize",
    "minimumItemSize", "maximumItemSize", "itemSize", "contentSize", "minContentSize", "maxContentSize",
  ]
  /// What the tools make as large as the rows in a scroll view.
  private static let followers: Set<String> = [
    "horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll",
  ]
  /// What a table's cell holds, as newer tools write it.
  static let content = "tableViewCellContentView"
  /// Elements that are one value.
  private static let values: Set<String> = ["color", "font", "fontDescription"]

  private mutating func visit(
    _ element: XMLElement, _ owner: (id: String, kind: String)?, _ path: String, _ part: String
  ) {
    if element.name == "connections" { return readConnections(element, of: owner) }
    if element.name == "customObject", element["id"] == "-2" { readOutlets(of: element) }
    readOwnersClass(element)
    if element.isToolbarItem || ["menuItem", "menu"].contains(element.name) { readItem(element) }
    if element.name == "size", let key = element["key"], Self.sizes.contains(key), let owner {
      let value = ["width", "height"].compactMap { element[$0] }.joined(separator: " × ")
      // That of items is told with the cells that are drawn.
      set(
        key, "\(Self.spaced(key)) in \(Self.one(owner.kind))", value, of: owner.id,
        place: key == "itemSize" ? .untold : .always)
    }
    if element.name == "tableColumns", let owner {
      columns[owner.id] = element.children.compactMap { column in
        let title = column.child(key: "headerCell")?["title"] ?? column["title"] ?? ""
        let names = [title, column["identifier"] ?? ""]
        return column["id"].map { ($0, names.first { !$0.isEmpty } ?? Self.called(column) ?? "") }
      }
    }
    if element.name == "tableColumn", let id = element["id"], element.child("prototypeCellViews") != nil {
      columnsOfViews.insert(id)
    }
    if element.name == "scopeButtonTitles", let owner {
      let titles = element.children.map { "'\($0.text)'" }
      set(Self.scopes, "scopes of \(Self.one(owner.kind))", titles.listed, of: owner.id)
    }
    readArchivedSize(of: element)
    if element.name == "touchBar" { readRules(of: element) }
    if element.name == "constraints" { readClasses(ofRules: element) }
    if let id = element["id"] { classes[id] = element["customClass"] }
    if element.name == "extendedEdge", let owner { readEdges(element, of: owner) }
    let outer = screen
    defer { screen = outer }
    if element.isController && !element.isReference || ["window", "panel"].contains(element.name) {
      screen = Self.screenName(of: element) ?? screen
    }
    guard !element.isToolbarItem, !Self.ignoredElements.contains(element.name) else { return }
    var (owner, path, part) = (owner, path, part)
    // Older tools wrote what a cell holds as a view without an id.
    let isContent = element["key"] == "contentView" && owner?.kind == "tableViewCell"
    let contentID = isContent ? owner.map { "\($0.id) content" } : nil
    if let id = element["id"] ?? contentID, !Self.values.contains(element.name) {
      let kind = isContent ? Self.content : element.name
      let isCustom = element.name == "customObject"
      // The file's owner, the first responder and the application are in every file and every scene.
      if isCustom, id.hasPrefix("-") || element["sceneMemberID"] == "firstResponder" { return }
      owners[id] = Owner(
        kind: element["key"] == "backBarButtonItem" ? "backButtonItem" : kind, inside: owner?.id,
        customClass: Self.name(ofNew: element, isCustom: isCustom),
        isPart: Self.parts.contains(element["key"] ?? "") || Self.tracks.contains(element.name),
        name: Self.called(element), screen: screen)
      ownerOrder.append(id)
      owner = (id, kind)
      readKey(of: element, id)
      (path, part) = ("", "")
    } else if owner != nil, element.name != "string" || element["key"] != nil {
      let key = element["key"] ?? ""
      let label = element.name == "segment" ? (element["label"] ?? element["title"]).map { " '\($0)'" } ?? "" : ""
      part =
        element.name == "state" && !key.isEmpty && key != "normal"
        ? " while \(Self.spaced(key))"
        : " of \(Self.spaced(key.lowercased().hasSuffix("insets") ? key : element.name))\(label)"
    }
    if let owner { read(element, owner, path, part) }
    if element.name == "userDefinedRuntimeAttribute" { return }
    var numbers: [String: Int] = [:]
    for child in element.children {
      // A text is the same in either element.
      let name =
        (child.name == "mutableString" ? "string" : child.name)
        + (child.name == "fragment" ? Self.fragment(child) : "[\(child["key"] ?? child["keyPath"] ?? "")]")
      numbers[name, default: 0] += 1
      // What a bar shows instead of a title is in no picture, and its words are compared as texts.
      let isInBar =
        element.name == "barButtonItem" && child["key"] == "customView"
        || element.name == "navigationItem" && child["key"] == "titleView"
      let wasUndrawn = isUndrawn
      isUndrawn = wasUndrawn || isInBar
      // The bar places it, as large as it is.
      if isInBar, let id = child["id"], let size = child.frame?.size {
        let sides = [size.width, size.height].map { $0.rounded().shortText }.joined(separator: " × ")
        set(Self.barSize, "size of \(Self.one(child.name)) in a bar", sides, of: id)
      }
      visit(child, owner, "\(path)/\(name)\(numbers[name] ?? 0)", part)
      isUndrawn = wasUndrawn
    }
  }

  /// The name of the size of a view that a bar shows.
  static let barSize = "size"

  /// A piece of an attributed text is known by what it says, wherever it stands: `<Follow us>`.
  private static func fragment(_ element: XMLElement) -> String {
    let words = element["content"] ?? element.child(key: "content")?.words ?? ""
    return "<" + words.map { "@/<>".contains($0) ? "_" : String($0) }.joined() + ">"
  }

  /// The object and the piece of text that a setting is of; nil of other settings.
  static func piece(_ key: String) -> Substring? {
    key.firstRange(of: "/fragment<").flatMap { start in
      key[start.upperBound...].firstIndex(of: ">").map { key[...$0] }
    }
  }

  /// What an object that no screen stands for is called where it is new or gone.
  private static func name(ofNew element: XMLElement, isCustom: Bool) -> String? {
    if element.name == "barButtonItem" { return nameOfBarItem(element) }
    // A layout of the user's own places what its collection shows.
    if element.name == "collectionViewLayout" { return element["customClass"] }
    if element.isReference { return element["referencedIdentifier"] ?? element["storyboardName"] }
    if element.name == "tableColumn", let title = element.child(key: "headerCell")?["title"], !title.isEmpty {
      return title
    }
    let isWithoutScreen =
      withoutScreens.contains(element.name)
      || element.isController && !element.isReference && element["sceneMemberID"] == nil
    guard isCustom || isWithoutScreen else { return nil }
    // AppKit's own class names no window.
    if ["NSPanel", "NSWindow"].contains(element["customClass"] ?? ""), let title = element["title"], !title.isEmpty {
      return title
    }
    // What a window controller shows is known by its window.
    return element["customClass"]
      ?? (isCustom
        ? nil : element["storyboardIdentifier"] ?? element["userLabel"] ?? element.child(key: "window")?["title"])
  }

  /// A rule of a touch bar's views, which no picture shows: `width <= 150`.
  private mutating func readRules(of element: XMLElement) {
    for child in element.children { readRules(of: child) }
    guard element.name == "constraint", let id = element["id"], let first = element["firstAttribute"] else { return }
    let relation = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="][element["relation"] ?? ""] ?? "=="
    let second = element["secondAttribute"].map { (element["multiplier"].map { "\($0) · " } ?? "") + $0 }
    let right = [second, element["constant"]].compactMap { $0 }.joined(separator: " + ")
    let priority = element["priority"].map { " @\($0)" } ?? ""
    set("rule", "a rule in a touch bar", "\(first) \(relation) \(right.isEmpty ? "0" : right)\(priority)", of: id)
  }

  /// Rules of classes of the user's, which follow the keyboard or take their constants from somewhere.
  private mutating func readClasses(ofRules list: XMLElement) {
    for rule in list.children {
      guard let id = rule["id"], let name = rule["customClass"] else { continue }
      set("customClass", "class of a constraint", name, of: id)
    }
  }

  private mutating func readOutlets(of filesOwner: XMLElement) {
    for outlet in filesOwner.child("connections")?.children ?? [] where outlet.name == "outlet" {
      if let id = outlet["destination"], outlets[id] == nil { outlets[id] = outlet["property"] }
    }
  }

  /// Segues are told by the map of the storyboard, but for the names by which code performs them; bindings say whose
  /// value a control shows.
  private mutating func readConnections(_ connections: XMLElement, of owner: (id: String, kind: String)?) {
    for connection in connections.children {
      if connection.name == "outlet", let owner, owner.kind.hasSuffix("Controller") || owner.kind.hasSuffix("Cell"),
        let id = connection["destination"], outlets[id] == nil, let name = connection["property"],
        !["view", "delegate", "dataSource", "window", "menu"].contains(name)
      {
        outlets[id] = name
      }
      if connection.name == "segue", let id = connection["id"] {
        owners[id] = Owner(kind: "segue", inside: nil, customClass: nil, isPart: false)
        if let name = connection["identifier"] { set("identifier", "identifier in a segue", name, of: id) }
      }
      if connection.name == "binding", let owner, let name = connection["name"] {
        let value = Self.bound(by: connection)
        set("binding \(name)", "binding of \(Self.spaced(name)) in \(Self.one(owner.kind))", value, of: owner.id)
      }
    }
  }

  /// The class of the file's owner and of objects that are no views; of views and controllers the comparison tells it.
  private mutating func readOwnersClass(_ element: XMLElement) {
    guard let id = element["id"], element["sceneMemberID"] != "firstResponder" else { return }
    let isOwner = element["placeholderIdentifier"] == "IBFilesOwner" || element.name == "customObject" && id == "-2"
    guard isOwner || element.name == "customObject" && !id.hasPrefix("-") else {
      let isScreens =
        element.isView && !isOfOtherSystem || element.isController && !Self.withoutScreens.contains(element.name)
      if element.isController, !element.isReference, let name = element["customClass"] {
        set("customClass", "class of \(Self.one(element.name))", name, of: id)
      }
      if ["window", "panel"].contains(element.name), let name = element["customClass"] {
        set("customClass", "class of \(Self.one(element.name))", name, of: id)
      }
      let isPlaceholder = ["placeholder", "customObject", "exit"].contains(element.name) || element.isReference
      // Of items it is told with their titles.
      let isItem = element.isToolbarItem || ["menuItem", "menu"].contains(element.name)
      if !isScreens, !isPlaceholder, !isItem, let name = element["customClass"] {
        set("customClass", "class of \(Self.one(element.name))", name, of: id)
      }
      return
    }
    if isOwner {
      owners[id] = Owner(kind: "owner", inside: nil, customClass: nil, isPart: false)
      if let module = element["customModule"] { set("customModule", "module of the file's owner", module, of: id) }
    }
    guard let name = element["customClass"] else { return }
    set("customClass", isOwner ? "class of the file's owner" : "class of an object", name, of: id)
  }

  /// Controllers that no screen stands for.
  private static let withoutScreens: Set<String> = [
    "windowController", "hostingController", "arrayController", "objectController", "treeController",
    "dictionaryController",
  ]

  /// What an item of a menu or a toolbar has besides its words and its state, which are compared as texts.
  private mutating func readItem(_ element: XMLElement) {
    if let id = element["id"] {
      let kind = element.isToolbarItem ? "toolbarItem" : element.name
      owners[id] = Owner(kind: kind, inside: nil, customClass: nil, isPart: false)
      let title = [element["title"], element["label"], element["userLabel"]].compactMap { $0 }.first { !$0.isEmpty }
      let item = title.map { "the \(Self.spaced(kind)) '\($0)'" } ?? Self.one(kind)
      for (name, value) in element.attributes where !Self.notOfItems.contains(name) && !Self.isReference(value) {
        set(name, "\(name == "customClass" ? "class" : Self.spaced(name)) of \(item)", value, of: id)
      }
      for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
        guard let path = attribute["keyPath"], let value = Self.value(of: attribute) else { continue }
        set("attribute \(path)", "attribute '\(path)' of \(item)", value, of: id)
      }
      for attribute in element.child("accessibility")?.attributes ?? [] where attribute.name != "key" {
        set(
          "accessibility \(attribute.name)", "\(Self.spaced(attribute.name)) of accessibility of \(item)",
          attribute.value,
          of: id)
      }
      // Keys and what is held down with them are compared as texts.
      for (name, value) in Self.pictures(of: element, without: ["key", "catalog"]) {
        set(name, Self.spaced(name) + " of \(item)", value, of: id)
      }
      for binding in element.child("connections")?.children ?? [] where binding.name == "binding" {
        readBinding(binding, item, of: id)
      }
    }
    // The words of its view are compared as texts.
    isUndrawn = true
    for child in element.children where child["key"] == "view" { visit(child, nil, "", "") }
    isUndrawn = false
    for child in element.children where ["items", "menu", "menuItem"].contains(child.name) {
      if child.name == "items" { child.children.forEach { readItem($0) } } else { readItem(child) }
    }
  }

  /// Of an item of a menu or a toolbar what is compared as a text, or names it for the tools.
  private static let notOfItems: Set<String> = [
    "id", "key", "title", "label", "paletteLabel", "toolTip", "keyEquivalent", "state", "enabled", "hidden",
    "isSeparatorItem", "userLabel", "customModule", "customModuleProvider", "implicitItemIdentifier",
    "reuseIdentifier", "reference", "catalog", "alternate",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// What the references to pictures in an element say, the picture as the attribute does that others write instead; what is
  /// usual of it is nothing that somebody set.
  private static func pictures(
    of element: XMLElement, without ignored: Set<String>
  ) -> [(name: String, value: String)] {
    element.children.filter { $0.name == "imageReference" }.flatMap { picture in
      picture.attributes.filter { !ignored.contains($0.name) && $0.value != "default" }.map {
        ($0.name == "image" ? picture["key"] ?? $0.name : $0.name, $0.value)
      }
    }
  }

  private mutating func readBinding(_ connection: XMLElement, _ item: String, of owner: String) {
    guard let name = connection["name"] else { return }
    set("binding \(name)", "binding of \(Self.spaced(name)) of \(item)", Self.bound(by: connection), of: owner)
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

  mutating func set(
    _ name: String, _ words: String, _ value: String, of owner: String, place: Line.Place = .always
  ) {
    let key = "\(owner)@\(name)"
    guard settings[key] == nil else { return }
    settings[key] = Setting(
      owner: owner, element: name, name: name, words: words, value: value, place: place, isUsers: place == .always)
    order.append(key)
  }

  private mutating func read(
    _ element: XMLElement, _ owner: (id: String, kind: String), _ path: String, _ part: String
  ) {
    let place = " in \(Self.one(owner.kind))"
    // The view that holds all else of a screen.
    let isWhole = part.isEmpty && path.isEmpty && ["view", "contentView"].contains(element["key"] ?? "")
    func add(_ name: String, _ words: String, _ value: String) {
      // Segments have no ids by which their texts could be compared.
      if isUndrawn, element.name != "segment",
        UndrawnTexts.words.contains(name) || UndrawnTexts.words.contains(element["key"] ?? "")
      {
        return
      }
      let key = Self.key(of: element, name, at: "\(owner.id)\(path)")
      guard settings[key] == nil else { return }
      let isUsers =
        path.contains("userDefinedRuntimeAttribute") || path.contains("accessibility")
        || element.name == "windowStyleMask" || name == "automaticallyAdjustsScrollViewInsets"
        || Self.lookedUp.contains(name) && !value.hasPrefix("Automatic")
        || owner.kind == "window" && (element.name == "value" || Self.windows.contains(name))
      let isSeen =
        !isUsers && Self.isSeen(element, name) && !Self.isUnseenOfBar(element, in: path) && Self.otherState(path) == nil
      let isOfView = name == "title" && owners[owner.id].map(isInView) ?? false
      settings[key] = Setting(
        owner: owner.id, element: element.name, name: name.isEmpty ? element["key"] ?? "" : name,
        words: words + (isWhole && name == "hidden" ? " in the view that holds all else" : place),
        value: value,
        place: Self.followers.contains(name)
          ? .alone
          : isUsers || !isSeen || isUndrawn || looseTabItems.contains(owner.id)
            ? .always
            : Self.isOthers(owner.kind) && !isOfView ? .quiet : .untold,
        isUsers: isUsers)
      order.append(key)
    }
    if Self.values.contains(element.name) {
      // A font's name says nothing without its size.
      let isColor = element.name == "color"
      let sized = isColor ? nil : element["name"].map { [$0, element["pointSize"] ?? element["size"] ?? ""] }
      let named =
        isColor
        ? element["name"] ?? element.systemColorName
        : sized?.filter { !$0.isEmpty }.joined(separator: " ")
      let parts = element.attributes.filter { !Self.ignoredAttributes.contains($0.name) }.map(\.value)
      let key = element["key"] ?? element.name
      let value =
        element["metaFont"].map { ToolSettings.font($0, element["size"]) }
        ?? (element.flag("usesAppearanceFont") == true ? ToolSettings.appearanceFont : parts.joined(separator: " "))
      let titles = Self.textAttributes.first { path.contains("[\($0)]") }
      let state = Self.otherState(path).map { " while \($0)" }
      // What a part has of a kind is its: a shadow's colour is none of its view's.
      let steps = path.split(separator: "/")
      let part =
        key == element.name && steps.count > 1 && titles == nil
        ? " of \(Self.spaced(String(steps[steps.count - 2].prefix { $0 != "[" })))" : ""
      return add("", Self.spaced(key) + part + (titles.map { " of \(Self.spaced($0))" } ?? state ?? ""), named ?? value)
    }
    if element.name == "string" || element.name == "mutableString" {
      // With what is held down it is one.
      if element["key"] == "keyEquivalent" { return }
      if element["key"] == "NSLink" { return add("link", "link of a text", element.words) }
      // One of a list is called by that.
      let list = part.hasPrefix(" of ") ? String(part.dropFirst(4)) : "text"
      return add("", element["key"].map(Self.spaced) ?? list, element.text)
    }
    if ["bool", "integer", "real"].contains(element.name), let key = element["key"], let value = element["value"] {
      // `'isElement' of accessibility`.
      return add("value", "'\(key)'" + (path.contains("accessibility") ? " of accessibility" : ""), value)
    }
    if element.name == "value", let key = element["key"] {
      let numbers = element.attributes.filter { !["key", "type"].contains($0.name) }.map(\.value)
      let words = Self.spaced(key).replacing("min ", with: "minimum ").replacing("max ", with: "maximum ")
      return add("", words, numbers.joined(separator: numbers.count == 2 ? " × " : " "))
    }
    // So are those of an offset, which is none where both are nothing.
    if element.name == "offsetWrapper", let key = element["key"] {
      let parts = ["horizontal", "vertical"].map { element.number($0) ?? 0 }
      if parts.contains(where: { $0 != 0 }) {
        add("", Self.spaced(key), parts.map(\.shortText).joined(separator: " × "))
      }
      return
    }
    // The sides of an inset are one thing.
    if element.name.lowercased().hasSuffix("insets") || element.name == "inset", let key = element["key"] {
      let sides = element.attributes.filter { $0.name != "key" }.map { "\(Self.spaced($0.name)) \($0.value)" }
      return add("", Self.spaced(key), sides.joined(separator: ", "))
    }
    // A user's attribute is called by its path.
    if let path = element["keyPath"] {
      if let value = Self.value(of: element) { add("value", "attribute '\(path)'", value) }
      return
    }
    // How a window keeps its place is one thing.
    if element.name == "windowPositionMask" {
      let sides = ["left", "right", "top", "bottom"].filter { element.flag("\($0)Strut") == true }
      return add("", "sides that keep their distance from the screen's", sides.joined(separator: ", "))
    }
    // So is what holds a split view's panes, one by one.
    if element.name == "real", path.contains("holdingPriorities") {
      return add("", "holding priority", element["value"] ?? "")
    }
    for (name, value) in element.attributes where !Self.ignoredAttributes.contains(name) && !Self.isReference(value) {
      // Only buttons have a state of their own; the tools copy that of a pop-up's item to its cell.
      if name == "state", owner.kind.hasSuffix("Cell"), owner.kind != "buttonCell" { continue }
      if name == "keyEquivalent" { continue }
      // Xcode 12.5 calls the type of such buttons otherwise.
      let isOldName = name == "buttonType" && value == "roundedRect"
      // What a segment says is told with what it said.
      let isSegments = element.name == "segment" && ["title", "label"].contains(name)
      add(name, Self.spaced(name) + (isSegments ? " of segment" : part), isOldName ? "system" : value)
    }
    for (name, value) in Self.pictures(of: element, without: Self.ignoredAttributes) {
      add(name, Self.spaced(name) + part, value)
    }
  }

  /// What a user's attribute is set to: its own text, or what the element in it says: a number, a colour, a size.
  static func value(of attribute: XMLElement) -> String? {
    if let value = attribute["value"] { return value }
    guard let inner = attribute.children.first(where: { $0["key"] == "value" }) else { return nil }
    if let name = inner["name"] ?? inner.systemColorName { return name }
    if inner.name == "color", let color = inner.color(named: [:]) {
      return color.digits
    }
    if ["string", "mutableString"].contains(inner.name) { return inner.words }
    let parts = inner.attributes.filter { !ignoredAttributes.contains($0.name) }.map(\.value)
    return parts.isEmpty ? inner.text : parts.joined(separator: " ")
  }

  /// Whether pictures may show it.
  private static func isSeen(_ element: XMLElement, _ attribute: String) -> Bool {
    // A bar's item is drawn alike where it answers no tap.
    if element.name == "barButtonItem", attribute == "enabled" { return false }
    // The styles of bars that lie in a screen as views are drawn in none (`UIToolbar.barStyle`).
    if attribute == "barStyle", !["navigationBar", "tabBar"].contains(element["key"] ?? "") { return false }
    // Of items of bars, which pictures show in their places.
    if element.name == "offsetWrapper" || element["key"] == "imageInsets" { return false }
    if values.contains(element.name) || element.name == "string" || element.name == "mutableString" {
      return !unseenKeys.contains(element["key"] ?? "")
    }
    return seenParts.contains(element.name) || element.name.lowercased().hasSuffix("insets")
      || !attribute.isEmpty && SeenAttributes.names.contains(attribute)
  }

  /// In which state a button looks as it is said, of others than the one that pictures show: `disabled`.
  private static func otherState(_ path: String) -> String? {
    guard let start = path.firstRange(of: "/state[") else { return nil }
    let state = path[start.upperBound...].prefix { $0 != "]" }
    return state == "normal" ? nil : spaced(String(state))
  }

  /// What bars say of the looks of their titles.
  private static let textAttributes = ["titleTextAttributes", "largeTitleTextAttributes"]

  /// Whether it is of a bar's titles and no picture shows it: their fonts, and colours of large ones.
  private static func isUnseenOfBar(_ element: XMLElement, in path: String) -> Bool {
    path.contains("[\(textAttributes[1])]")
      || path.contains("[\(textAttributes[0])]") && ["font", "fontDescription"].contains(element.name)
  }

  /// Whether what an object says is drawn in pictures of other objects: of the screens in a bar.
  private static func isOthers(_ kind: String) -> Bool {
    let ends = ["Controller", "Item", "Bar", "toolbar", "document"]
    return ends.contains { kind.hasSuffix($0) } && kind != "searchBar"
  }

  /// Colours, fonts and texts that are never drawn.
  private static let unseenKeys: Set<String> = [
    "toolTip", "highlightedColor", "selectedImageTintColor", "shadowColor", "titleShadowColor", "sectionIndexColor",
    "sectionIndexBackgroundColor",
    "sectionIndexTrackingBackgroundColor", "insertionPointColor", "separatorColor", "gridColor",
  ]
  /// Elements all of whose attributes say how an object looks, or follow from its type.
  private static let seenParts: Set<String> = ["behavior", "inset", "state", "buttonConfiguration", "attributedString"]

  /// `an image view` of `imageView`.
  static func one(_ kind: String) -> String {
    let words = spaced(kind)
    return "\(words.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \(words)"
  }

  /// Whether a value is the id of an object, such as `diL-Ht-rCA`, or of one of its pictures, `buttonCell:7Lg-Px-knI:image`, or
  /// one that the tools made up.
  static func isReference(_ value: String) -> Bool {
    let path = value.split(separator: ":")
    if path.count == 3, isReference(String(path[1])) { return true }
    if UUID(uuidString: value) != nil { return true }
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// `tableViewGridLines` is `table view grid lines`, `NSColor` is `color`.
  static func spaced(_ name: String) -> String {
    var words = ""
    let isClass = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase ?? false
    for character in isClass ? name.dropFirst(2) : name[...] {
      if character.isUppercase { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words.trimmingCharacters(in: .whitespaces)
  }
}
