import ProofModel
import XMLParsing

/// Split views, tab views and what else AppKit's containers say of their children.
extension AppKitElements {
  /// The panes of a split view: their holding priorities stand in the order of the panes.
  static func holding(_ element: XMLElement, _ parent: XMLElement?) -> Double? {
    guard let parent, parent.name == "splitView", let id = element["id"],
      let number = parent.child("subviews")?.children.firstIndex(where: { $0["id"] == id }),
      let written = parent.child("holdingPriorities")?.children, written.indices.contains(number)
    else { return nil }
    return written[number].number("value")
  }

  /// The items whose titles a tab view or a pop-up shows; empty where its segments are its own.
  static func segmentOwners(_ element: XMLElement) -> [String?] {
    switch element.name {
    case "tabView":
      return tabItems(element).map { $0["id"] }
    case "popUpButton": return titledItems(ofPopUp: element).map { $0["id"] }
    default: return []
    }
  }

  /// The widths of a segmented control's segments, 0 where one is as wide as its title asks for; empty where none has a width.
  static func segmentWidths(_ element: XMLElement) -> [Double] {
    guard element.name == "segmentedControl" else { return [] }
    let widths = (cell(element)?.child("segments")?.children ?? []).map { $0.number("width") ?? 0 }
    return widths.contains { $0 > 0 } ? widths : []
  }

  private static func tabItems(_ tabView: XMLElement) -> [XMLElement] {
    (tabView.child("tabViewItems")?.children ?? []).filter { $0.name == "tabViewItem" }
  }

  /// The items of a pop-up's menu that have a title, in their order.
  static func titledItems(ofPopUp element: XMLElement) -> [XMLElement] {
    (cell(element)?.child("menu")?.child("items")?.children ?? []).filter { $0["title"]?.isEmpty == false }
  }

  /// A tab view's items in their order, and which of them is shown: the one it names, else the first.
  static func tabs(_ element: XMLElement) -> (titles: [String], selected: Int) {
    let items = tabItems(element)
    let wanted = element["selectedItem"] ?? element["initialItem"]
    let selected = items.firstIndex { $0["id"] == wanted && wanted != nil } ?? 0
    return (items.map { $0["label"] ?? "" }, selected)
  }

  /// The label of a tab view's page that nobody named and whose tab is not shown, by which people know it nevertheless.
  static func unshownTab(of page: XMLElement, in parent: XMLElement?) -> String? {
    guard let parent, parent.name == "tabView", tabStyle(parent) == .none, page["userLabel"] == nil,
      page["customClass"] == nil
    else { return nil }
    return tabItems(parent).first { $0.child(key: "view")?["id"] == page["id"] }?["label"].flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// The page that a tab view was drawn at: the one it shows first, unless another one fits closer into its frame by more than a
  /// border; nil of one without frames. Pages that were never shown since keep an older size.
  static func drawnPage(_ tabView: XMLElement) -> Int? {
    guard let outer = tabView.frame else { return nil }
    let rests = tabItems(tabView).map { item in
      item.child(key: "view")?.frame.map { (outer.width - $0.maxX).magnitude + (outer.height - $0.maxY).magnitude }
    }
    guard let least = rests.compactMap(\.self).min() else { return nil }
    let shown = tabs(tabView).selected
    return rests[shown].map { $0 - least <= 16 } == true ? shown : rests.firstIndex(of: least)
  }

  /// Whether a view holds a tab view that was drawn at another page than the one that its window opens with.
  static func isDrawnAtOtherPage(_ element: XMLElement) -> Bool {
    guard element.name == "tabView" else { return element.children.contains(where: isDrawnAtOtherPage) }
    let (items, shown) = (tabItems(element), tabs(element).selected)
    guard let page = drawnPage(element) else { return false }
    return page != shown || isDrawnAtOtherPage(items[shown])
  }

  private static let tabStyles: [String: ControlStyle] = [
    "noTabsNoBorder": .none, "noTabsLineBorder": .line, "noTabsBezelBorder": .bezel, "bottomTabsBezelBorder": .bottom,
    "leftTabsBezelBorder": .left, "rightTabsBezelBorder": .right,
  ]

  static func tabStyle(_ element: XMLElement) -> ControlStyle { element["type"].flatMap { tabStyles[$0] } ?? .top }
}

extension ViewProperties {
  /// Panes beside each other where the dividers are upright.
  mutating func readSplit() {
    let isAcross = element.flag("vertical") == true
    set(.axis, .keyword((isAcross ? Axis.horizontal : .vertical).rawValue))
    let style: ControlStyle =
      element["dividerStyle"] == "thin" ? .thin : element["dividerStyle"] == "paneSplitter" ? .paneSplitter : .thick
    set(.style, .keyword(style.rawValue))
  }

  /// What tabs and border take is known from where the pages were drawn.
  mutating func readTabs() {
    let (titles, selected) = AppKitElements.tabs(element)
    let style = AppKitElements.tabStyle(element)
    set(.style, .keyword(style.rawValue))
    if style != .none, !titles.isEmpty { set(.segments, .texts(titles.map(Self.plain))) }
    if selected > 0 { set(.selected, .number(.number(Double(selected)))) }
    let pages = element.child("tabViewItems")?.children.map { $0.child(key: "view")?.frame } ?? []
    if let outer = element.frame, let drawn = AppKitElements.drawnPage(element), let page = pages[drawn],
      outer.width >= page.maxX, outer.height >= page.maxY
    {
      set(
        .contentInsets,
        .numbers([page.y, page.x, outer.height - page.maxY, outer.width - page.maxX].map { .number($0) }))
    }
  }

  /// Blocks, stars, lines or a bar.
  mutating func readLevel() {
    let cell = AppKitElements.cell(element)
    let styles: [String: ControlStyle] = [
      "discreteCapacity": .discrete, "rating": .rating, "relevancy": .relevancy, "continuousCapacity": .continuous,
    ]
    let style = cell?["levelIndicatorStyle"].flatMap { styles[$0] } ?? .discrete
    set(.style, .keyword(style.rawValue))
    set(.value, .number(.number(cell?.number("doubleValue") ?? 0)))
    set(.minimum, .number(.number(cell?.number("minValue") ?? 0)))
    set(.maximum, .number(.number(cell?.number("maxValue") ?? 2)))
  }
}
