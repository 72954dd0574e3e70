import Foundation
import InterfaceBuilder
import ProofModel
import XMLParsing

/// Reading the settings of a file's objects.
extension ObjectSettings {
  /// nil where the file cannot be read or is of a form that is not drawn; O(bytes).
  public init?(file: String) {
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
    menus = ReusedMenuIDs(root)
    isOfOtherSystem = UndrawnLayout.isOf(root)
    looseTabItems = Self.looseTabItems(root)
    for item in root.all where ["tabBarItem", "tabViewItem"].contains(item.name) {
      if let id = item["id"] { tabTitles[id] = Self.called(item) }
    }
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part) }
    readDocumentsColors(root)
  }

  /// Items of tabs that no tab bar of the file shows, of controllers that nothing outside of it can name: no picture shows them.
  private static func looseTabItems(_ root: XMLElement) -> Set<String> {
    let controllers = (root.child("scenes")?.children ?? []).flatMap { scene in
      (scene.child("objects")?.children ?? []).filter(\.isController)
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

  /// The tint of all controls that say none, which is told before what these show of it.
  private mutating func readDocumentsColors(_ root: XMLElement) {
    for color in root.children where color.name == "color" {
      guard let key = color["key"] else { continue }
      let named = color["name"] ?? color.systemColorName
      let digits = color.color(named: [:]).map(\.digits)
      let readers = key == "tintColor" ? ", which bars and controls without one of their own take," : ""
      let what = "\(Self.spaced(key)) of the document\(readers)"
      set("document \(key)", what, named ?? digits ?? "", of: "document", place: .start)
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
  /// Keys of what is drawn as a part of what it lies in.
  private static let parts: Set<String> = ["cell", "dataCell", "headerCell", "collectionViewLayout"]
  /// A grid's rows and columns, which it lays out.
  private static let tracks: Set<String> = ["gridRow", "gridColumn"]
  /// Keys of sizes that are no view's.
  private static let sizes: Set<String> = [
    "intercellSpacing", "shadowOffset", "headerReferenceSize", "footerReferenceSize", "estimatedItemSize",
    "minimumItemSize", "maximumItemSize", "itemSize", "contentSize", "minContentSize", "maxContentSize",
  ]
  /// Those of them that cells, headers and footers of a collection are drawn with, where it has some, or rows of a Mac's table.
  private static let drawnSizes: Set<String> = [
    "itemSize", "headerReferenceSize", "footerReferenceSize", "intercellSpacing",
  ]
  /// What cells of tables and of collections hold, as newer tools write it, by the kinds of these.
  static let contents = [
    "tableViewCell": "tableViewCellContentView", "collectionViewCell": "collectionViewCellContentView",
  ]

  mutating func visit(
    _ element: XMLElement, _ around: (id: String, kind: String)? = nil, _ path: String = "", _ part: String = ""
  ) {
    if element.name == "connections" { return readConnections(element, of: around) }
    if element.isFilesOwner {
      readOutlets(of: element)
    }
    readOwnersClass(element, in: around?.id)
    if element.isToolbarItem || ["menuItem", "menu"].contains(element.name) { readItem(element) }
    if let around { readParts(element, of: around) }
    if element.name == "tableColumn", let id = element["id"], element.child("prototypeCellViews") != nil {
      columnsOfViews.insert(id)
    }
    readWidths(of: element)
    readArchivedSize(of: element)
    if element.name == "touchBar" { element.all.forEach { readRule($0) } }
    if element.name == "constraints" { readClasses(ofRules: element) }
    if let id = Self.id(of: element, in: around?.id) { classes[id] = element["customClass"] }
    let outer = (screen, screenID)
    defer { (screen, screenID) = outer }
    // What stands beside a scene's controller is of its screen.
    let controller = element.name == "scene" ? element.child("objects")?.children.first(where: \.isController) : nil
    let named = element.isController || element.name == "panel" ? element : controller
    if let id = element["id"], element.isController || element.name == "panel" {
      screenNames[id] = Self.screenNames(of: element)
    }
    let name = named.flatMap { Self.screenName(of: $0) ?? connections.containers[$0["id"] ?? ""] }
    (screen, screenID) = (name ?? screen, (name == nil ? screenID : nil) ?? named?["id"] ?? screenID)
    guard !element.isToolbarItem, !Self.ignoredElements.contains(element.name) else { return }
    var (owner, path, part) = (around, path, part)
    // Older tools wrote what a cell holds as a view without an id.
    let content = element["key"] == "contentView" ? owner.flatMap { Self.contents[$0.kind] } : nil
    let contentID = content == nil ? nil : owner.map { "\($0.id) content" }
    if let id = Self.id(of: element, in: owner?.id) ?? contentID, !SettingElement.values.contains(element.name) {
      let isCustom = element.name == "customObject"
      // The file's owner, the first responder and the application are in every file and every scene.
      if isCustom, id.hasPrefix("-") || element["sceneMemberID"] == "firstResponder" { return }
      owner = (id, content ?? element.name)
      readOwner(element, id, kind: owner?.kind ?? "", inside: around?.id)
      owners[id]?.side = ["left", "right"].first { "\(path) \(element["key"] ?? "")".contains("\($0)BarButtonItem") }
      (path, part) = ("", "")
    } else if owner != nil, element.name != "string" || element["key"] != nil {
      part = Self.part(element)
    }
    if let owner { read(SettingElement(element: element, owner: owner, path: path, part: part)) }
    if element.name != "userDefinedRuntimeAttribute" { visit(in: element, owner, path, part) }
  }

  /// What an object is known by. The one cell of a control is the same under whatever id; some files give it none.
  static func id(of element: XMLElement, in holder: String?) -> String? {
    element["key"] == "cell" ? holder.map { "\($0) cell" } ?? element["id"] : element["id"]
  }

  private mutating func visit(
    in element: XMLElement, _ owner: (id: String, kind: String)?, _ path: String, _ part: String
  ) {
    var numbers: [String: Int] = [:]
    for child in element.children {
      // A picker of the present date has the moment at which its file was saved.
      if child["key"] == "date", element.flag("useCurrentDate") == true { continue }
      // A text is the same in either element.
      let mark = child.name == "fragment" ? Self.fragment(child) : "[\(child["key"] ?? child["keyPath"] ?? "")]"
      let name = (child.isText ? "string" : child.name) + mark
      numbers[name, default: 0] += 1
      let isInBar = child.isInBar(of: element)
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

  private mutating func readOwner(_ element: XMLElement, _ id: String, kind: String, inside: String?) {
    owners[id] = Owner(
      kind: element["key"] == "backBarButtonItem" ? "backButtonItem" : kind, inside: inside,
      customClass: Self.name(ofNew: element, isCustom: element.name == "customObject"),
      isPart: Self.parts.contains(element["key"] ?? "") || element.isContent || Self.tracks.contains(element.name),
      name: Self.called(element), screen: screen, screenID: screenID)
    owners[id]?.isUnpictured = !isOfOtherSystem && element["sceneMemberID"] != nil && element.isWithoutScene
    ownerOrder.append(id)
    switch element["key"] {
    case "tableHeaderView": tableEnds[id] = "is the header of a table view"
    case "tableFooterView": tableEnds[id] = "is the footer of a table view"
    default: break
    }
    if element.isController, element.child(key: "view") != nil { controllersWithView.insert(id) }
    readKey(of: element, id)
    readEffect(element, id)
  }

  /// Sizes, columns, scopes and edges, each of which is one thing to an object.
  private mutating func readParts(_ element: XMLElement, of owner: (id: String, kind: String)) {
    switch element.name {
    case "attributedString" where element["key"] == "userComments":
      let words = element.children.filter { $0.name == "fragment" }.map(\.fragmentWords).joined()
      set("userComments", "note in Interface Builder", in: owner.kind, words, of: owner.id)
    case "size":
      let value = ["width", "height"].compactMap { element[$0] }.joined(separator: " × ")
      // What a text view may grow between follows where its frame does (`NSTextView.minSize`, docs).
      if owner.kind == "textView", let key = element["key"], ["minSize", "maxSize"].contains(key) {
        set(key, Self.spaced(key), in: owner.kind, value, of: owner.id, place: .alone)
      }
      guard let key = element["key"], Self.sizes.contains(key) else { return }
      // Those of items, headers and footers are told with the cells that are drawn.
      set(
        key, Self.spaced(key), in: owner.kind, value, of: owner.id,
        place: Self.drawnSizes.contains(key) ? .untold : .always)
    case "tableColumns":
      columns[owner.id] = element.children.compactMap { column in
        let title = column.child(key: "headerCell")?["title"] ?? column["title"] ?? ""
        let names = [title, column["identifier"] ?? ""]
        return column["id"].map { ($0, names.first { !$0.isEmpty } ?? Self.called(column) ?? "") }
      }
    case "scopeButtonTitles":
      let titles = element.children.map { "'\($0.text)'" }
      set(Self.scopes, "scopes of \(Self.one(owner.kind))", titles.listed, of: owner.id)
    // Each is compared by itself.
    case "objectValues":
      let choices = element.children.map { "'\($0.text)'" }.listed
      set("objectValues", Self.choices, in: owner.kind, choices, of: owner.id, place: .untold)
    case "subviews": readOrder(element, of: owner)
    case "gridCells":
      // A row of a grid is known by the first words in it.
      for cell in element.children {
        guard let row = cell["row"], owners[row]?.name == nil else { continue }
        owners[row]?.name = cell.all.lazy.compactMap(Self.called).first
      }
    case "extendedEdge": readEdges(element, of: owner)
    default: return
    }
  }

  /// What a Mac's table shows above its columns, and whether it is wider than what it is shown in.
  private mutating func readWidths(of element: XMLElement) {
    let tables: Set<String> = ["tableView", "outlineView"]
    if tables.contains(element.name), element["headerView"] != nil {
      let columns = element.child("tableColumns")?.children ?? []
      untitledColumns.formUnion(
        columns.filter { ($0.child(key: "headerCell")?["title"] ?? "").isEmpty }.compactMap { $0["id"] })
    }
    guard element.name == "clipView", let room = element.frame?.width else { return }
    for table in element.child("subviews")?.children ?? [] where tables.contains(table.name) {
      guard let id = table["id"], let width = table.frame?.width, width >= room + 1 else { continue }
      overflows[id] = "\(width.rounded().shortText) wide in \(room.rounded().shortText)"
    }
  }

  /// ` of segment 'All'`, ` while disabled`: which part of its object an element without an id is.
  private static func part(_ element: XMLElement) -> String {
    let key = element["key"] ?? ""
    if element.name == "state", !key.isEmpty, key != "normal" { return " while \(spaced(key))" }
    let label = element.name == "segment" ? (element["label"] ?? element["title"]).map { " '\($0)'" } ?? "" : ""
    return " of \(spaced(key.lowercased().hasSuffix("insets") ? key : element.name))\(label)"
  }

  /// The name of the size of a view that a bar shows.
  static let barSize = "size"

  /// A piece of an attributed text is known by what it says, wherever it stands: `<Follow us>`.
  private static func fragment(_ element: XMLElement) -> String {
    "<" + element.fragmentWords.map { "@/<>".contains($0) ? "_" : String($0) }.joined() + ">"
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
      || element.isController && (element["sceneMemberID"] == nil || element.isWithoutScene)
    guard isCustom || isWithoutScreen else { return nil }
    // AppKit's own class names no window.
    if element["customClass"] != nil, element.namingClass == nil, let title = element["title"], !title.isEmpty {
      return title
    }
    // What a window controller shows is known by its window.
    return element["customClass"]
      ?? (isCustom
        ? nil : element["storyboardIdentifier"] ?? element["userLabel"] ?? element.child(key: "window")?["title"])
  }

  mutating func set(
    _ name: String, _ what: String, in kind: String? = nil, _ value: String, of owner: String,
    place: Line.Place = .always, bearer: Line.Bearer? = nil
  ) {
    let key = "\(owner)@\(name)"
    guard settings[key] == nil else { return }
    settings[key] = Setting(
      owner: owner, element: name, name: name, what: what, kind: kind, value: value, place: place,
      isUsers: place.isInNoPicture, bearer: bearer)
    order.append(key)
  }

}
