import ProofModel
import XMLParsing

/// What a table has around its cells: the titles of its sections; and where its cells are on devices, without what only
/// Interface Builder's canvas has above them.
struct TableSections {
  let file: InterfaceBuilderFile
  let table: XMLElement
  private(set) var nodes: [ViewNode] = []
  private(set) var rules: [Rule] = []
  /// The frames of cells of which the file has none, and of the view below all of them, by their ids.
  private(set) var unrecorded: [String: Rect] = [:]

  init(_ table: XMLElement, file: InterfaceBuilderFile) {
    self.file = file
    self.table = table
    for section in table.child("sections")?.children ?? [] {
      let cells = section.child("cells")?.children ?? []
      if let title = section["headerTitle"], let cell = cells.first?["id"] {
        if isPlain { addStrip(title, of: section, above: cell) } else { addHeader(title, of: section, above: cell) }
      }
      if let title = section["footerTitle"], let cell = cells.last?["id"] { addFooter(title, of: section, below: cell) }
    }
    unrecorded = unrecordedFrames()
    for cell in lists.flatMap(\.children) where cell.frame == nil && cell["rowHeight"] == nil {
      rules += CellStyle(cell, file: file)?.pictureBound(inRow: unrecorded[cell["id"] ?? ""]?.height) ?? []
    }
  }

  /// The elements that hold its cells: prototypes, then one for each section.
  private var lists: [XMLElement] {
    [table.child("prototypes")].compactMap { $0 }
      + (table.child("sections")?.children.compactMap { $0.child("cells") } ?? [])
  }

  private var isPlain: Bool { (table["style"] ?? "plain") == "plain" }

  // MARK: Titles

  /// In capitals over groups up to iOS 25.
  private mutating func addHeader(_ title: String, of section: XMLElement, above cell: String) {
    guard let label = addLabel(TitleLabels.header, title, FontFields(size: .number(13)), of: section) else { return }
    if file.era < Era(.ios, 26) { nodes[nodes.count - 1].properties[.text]?.value = .text(title.uppercased()) }
    add(AttributeConstraint(first: label, .bottom, second: Self.frame(of: cell), .top, constant: -6), section)
    addSides(label, section)
  }

  /// Bold in a strip of its own, as plain tables have it.
  private mutating func addStrip(_ title: String, of section: XMLElement, above cell: String) {
    guard let id = section["id"], let tableID = table["id"] else { return }
    let height = section.number("headerHeight") ?? table.number("sectionHeaderHeight") ?? 28
    let strip = ItemReference.view(id + "-strip")
    let ground = PropertyValue.color(Color(rgb: 0xF7F7F7))
    nodes.append(
      ViewNode(
        id: id + "-strip", name: "strip of header '\(title)'", kind: .view, span: file.span(section),
        properties: [.background: Located(ground, file.span(section))]))
    add(AttributeConstraint(first: strip, .bottom, second: Self.frame(of: cell), .top), section)
    add(AttributeConstraint(first: strip, .left, second: .view(tableID), .left), section)
    add(AttributeConstraint(first: strip, .right, second: .view(tableID), .right), section)
    add(AttributeConstraint(first: strip, .height, constant: height > 0 ? height : 28), section)
    let font = FontFields(size: .number(17), weight: 600)
    guard let label = addLabel(TitleLabels.header, title, font, of: section) else { return }
    nodes[nodes.count - 1].properties[.color] = nil
    add(AttributeConstraint(first: label, .centerY, second: strip, .centerY), section)
    addSides(label, section)
  }

  private mutating func addFooter(_ title: String, of section: XMLElement, below cell: String) {
    guard let label = addLabel(TitleLabels.footer, title, FontFields(size: .number(13)), of: section) else { return }
    add(AttributeConstraint(first: label, .top, second: Self.frame(of: cell), .bottom, constant: 8), section)
    addSides(label, section)
  }

  private mutating func addLabel(_ part: String, _ title: String, _ font: FontFields, of section: XMLElement)
    -> ItemReference?
  {
    guard let id = section["id"] else { return nil }
    let span = file.span(section)
    let properties: [PropertyKey: PropertyValue] = [
      .text: .text(ViewProperties.plain(title)), .font: .font(font), .lines: .number(.number(0)),
      .color: .color(SystemColor.sectionTitle),
    ]
    nodes.append(
      ViewNode(
        id: TitleLabels.id(of: part, in: id), name: "\(part) '\(title)'", kind: .label, span: span,
        properties: properties.mapValues { Located($0, span) }))
    return .view(TitleLabels.id(of: part, in: id))
  }

  /// What tables of strings call a section's title, by the id of its label; nil for other views.
  static func key(ofTitle id: String) -> String? {
    for part in [TitleLabels.header, TitleLabels.footer] where id.hasSuffix("-" + part) {
      return id.dropLast(part.count + 1) + ".\(part)Title"
    }
    return nil
  }

  /// Titles begin where cells' texts do: at the margins of their content views, which cells of a file have alike.
  private mutating func addSides(_ label: ItemReference, _ section: XMLElement) {
    guard let id = table["id"] else { return }
    let safe = ItemReference(.guide(.safe, of: id))
    if file.era >= Era(.ios, 11), let content = firstCell?.child(key: "contentView")?["id"] {
      let margins = ItemReference(.guide(.margins, of: content))
      add(AttributeConstraint(first: label, .leading, second: margins, .leading), section)
    } else {
      add(AttributeConstraint(first: label, .leading, second: safe, .leading, constant: 15), section)
    }
    add(AttributeConstraint(first: label, .trailing, .lessThanOrEqual, second: safe, .trailing, constant: -16), section)
  }

  /// Frames for the cells of a table of which the file lacks some, or has all in one place, as Xcode wrote them up to 7: one below
  /// the other, as high as their rows are said to be. What such a file has of others, which were added last, says how high these
  /// are; nothing of where they lie above rows that come before them.
  private func unrecordedFrames() -> [String: Rect] {
    let sections = table.child("sections")?.children ?? []
    let prototypes = table.child("prototypes")?.children.filter(\.isView) ?? []
    let cells = prototypes + sections.flatMap { $0.child("cells")?.children ?? [] }
    // No table shows two rows in one place.
    let isRecorded = Set(cells.compactMap(\.frame?.y)).count == cells.count
    guard !isRecorded else { return [:] }
    var frames: [String: Rect] = [:]
    var y = table.child(key: "tableHeaderView")?.frame?.maxY ?? 0
    func add(_ cells: [XMLElement]) {
      for cell in cells {
        guard let id = cell["id"] else { continue }
        let heights = [cell.number("rowHeight"), cell.frame?.height, table.number("rowHeight")].compactMap { $0 }
        let height = heights.first { $0 > 0 } ?? 44
        y = max(y, cell.frame?.y ?? y)
        frames[id] = Rect(x: 0, y: y, width: cell.frame?.width ?? table.frame?.width ?? 320, height: height)
        y += height
      }
    }
    add(prototypes)
    for section in sections {
      y += isPlain ? section["headerTitle"] == nil ? 0 : 28 : section["headerTitle"] == nil ? 18 : 38
      add(section.child("cells")?.children ?? [])
      if section["footerTitle"] != nil { y += 32 }
    }
    // Below the last row, wherever it was recorded (`UITableView.tableFooterView`, docs).
    if let footer = table.child(key: "tableFooterView"), let id = footer["id"], let frame = footer.frame {
      frames[id] = Rect(x: frame.x, y: y, width: frame.width, height: frame.height)
    }
    return frames
  }

  /// The cells below an element whose recorded heights are not their own, by id, with the row height that their table has:
  /// -1 where it finds them out (`UITableView.automaticDimension`), as cells may ask of any table too, none where it estimates
  /// them, or with the one that they are given themselves; AppKit's rows are all as high as their table says.
  static func heldCells(in element: XMLElement) -> [String: Double] {
    var cells: [String: Double] = [:]
    func visit(_ element: XMLElement, rowHeight: Double?, isEstimated: Bool) {
      let isTable = ["tableView", "outlineView"].contains(element.name)
      let rowHeight = isTable ? element.number("rowHeight") : rowHeight
      let isEstimated = isTable ? element.number("estimatedRowHeight").map { $0 > 0 } ?? false : isEstimated
      if let id = element["id"] {
        switch element.name {
        case "tableViewCell" where (element.number("rowHeight") ?? rowHeight) == -1: cells[id] = -1
        case "tableViewCell" where element["rowHeight"] != nil: cells[id] = element.number("rowHeight")
        case "tableViewCell" where !isEstimated: cells[id] = rowHeight
        case "tableCellView": cells[id] = rowHeight
        default: break
        }
      }
      for child in element.children { visit(child, rowHeight: rowHeight, isEstimated: isEstimated) }
    }
    visit(element, rowHeight: nil, isEstimated: false)
    return cells
  }

  /// The cells below an element that have no height of their own, by id, with the row height that their table gives them, and
  /// those by themselves, in no table, with their own. Of AppKit's those that were drawn as high as that, since its tables may
  /// take the height from the system's settings or from what a row shows instead (`NSTableView.rowSizeStyle`,
  /// `usesAutomaticRowHeights`).
  static func rowHeights(in element: XMLElement) -> [String: Double] {
    var heights: [String: Double] = [:]
    func visit(_ element: XMLElement, rowHeight: Double?, isInTable: Bool) {
      let isTable = ["tableView", "outlineView"].contains(element.name)
      let isInTable = isInTable || isTable
      let usual = element.child("tableColumns") == nil ? nil : appKitRowHeight
      let rowHeight = isTable ? element.number("rowHeight") ?? usual : rowHeight
      let isOwn = element.number("rowHeight").map { $0 >= 0 } ?? false
      if element.name == "tableViewCell", let id = element["id"] {
        if !isOwn { heights[id] = rowHeight } else if !isInTable { heights[id] = element.number("rowHeight") }
      }
      if element.name == "tableCellView", let id = element["id"], let rowHeight, element.frame?.height == rowHeight {
        heights[id] = rowHeight
      }
      for child in element.children { visit(child, rowHeight: rowHeight, isInTable: isInTable) }
    }
    visit(element, rowHeight: nil, isInTable: false)
    return heights
  }

  /// What a table of AppKit's gives its rows where the file says no row height, points.
  private static let appKitRowHeight = 17.0

  /// A cell's edges, by its guide, since a rule with the cell itself would count as placing the cell.
  private static func frame(of cell: String) -> ItemReference { ItemReference(.guide(.safe, of: cell)) }

  private mutating func add(_ form: AttributeConstraint, _ section: XMLElement) {
    rules.append(Rule(form, at: file.span(section), owner: table["id"]))
  }

  private var firstSection: XMLElement? { table.child("sections")?.children.first }

  private var firstCell: XMLElement? {
    table.child("prototypes")?.children.first { $0.isView } ?? firstSection?.child("cells")?.children.first
  }

  // MARK: On devices

  /// Where the first cell is on a device, below the table's header view: without the strip that the canvas has over a plain
  /// table without a title, and without the canvas' bars, which some versions of Xcode record with what a table begins with
  /// (the header view in eight files of OpenTreeMap, QuickBlox, mPower and MatrixKit, whose cells may lie above it then).
  private func top(of cell: Rect) -> Double {
    let header = table.child(key: "tableHeaderView")?.frame
    let above = cell.y - (header?.maxY ?? 0)
    let room = above < -0.5 ? max(0, cell.y - (header?.height ?? 0)) : max(0, above)
    return (header?.height ?? 0) + (isPlain ? hasTitle ? room : 0 : self.room(above: room))
  }

  private var hasTitle: Bool {
    firstSection?["headerTitle"] != nil || firstSection?.child(key: "sectionHeaderView") != nil
  }

  /// What a group has above its first cell, where a record of it is that and a canvas' bars: with a title 49.5 or 55.5 as
  /// systems round it, without one 18 or 35 (216 groups in storyboards of 44 public apps have these heights, or ones of
  /// their own).
  private func room(above strip: Double) -> Double {
    guard firstSection?.child(key: "sectionHeaderView") == nil, firstSection?["headerHeight"] == nil else {
      return strip
    }
    // Xcode draws a title over prototypes, which are in no section.
    let rooms: [Double] = hasTitle ? [49.5, 55.5] : firstSection == nil ? [18, 35, 49.5, 55.5] : [18, 35]
    let bars: [Double] = [20, 44, 47, 48, 59, 64, 88, 91, 92, 103]
    // Two of them may be as near: those of the canvas' own device come first.
    let device = file.canvasDevice.flatMap { InterfaceBuilderCanvas.device($0) }
    let isCutOut = device.map { $0.cutout != .none } ?? false
    let own = bars.filter { isCutOut == !Self.barsWithoutCutOut.contains($0) }
    let near = (own + bars).flatMap { bar in rooms.map { (bar: bar, off: abs(strip - bar - $0)) } }
      .filter { $0.off <= 0.6 }
    let nearest = near.map(\.off).min() ?? 0
    return near.first { $0.off <= nearest + 0.01 }.map { strip - $0.bar } ?? strip
  }

  /// A status bar, a bar, and both.
  private static let barsWithoutCutOut: Set<Double> = [20, 44, 64]

  /// The frames of the header view and the cells where they are not those of the canvas: one cell right below the other, as
  /// tables lay out those of a section whatever was recorded of one of them, each with the height that it was given.
  func framesOnDevices() -> [Assignment] {
    var assignments: [Assignment] = []
    func place(_ view: XMLElement, from drawn: Rect? = nil, at y: Double, height: Double) {
      guard let id = view["id"], let frame = drawn ?? view.frame else { return }
      guard abs(y - frame.y) > 0.01 || abs(height - frame.height) > 0.01 else { return }
      let now = Rect(x: frame.x, y: y, width: frame.width, height: height)
      assignments.append(Assignment(.view(id, .frame), .frame(now), file.span(view)))
    }
    let header = table.child(key: "tableHeaderView")
    if let header { place(header, at: 0, height: header.frame?.height ?? 0) }
    if let footer = table.child(key: "tableFooterView"), let frame = unrecorded[footer["id"] ?? ""] {
      place(footer, from: frame, at: frame.y - (header?.frame?.y ?? 0), height: frame.height)
    }
    var (recorded, placed): (Double?, Double) = (nil, 0)
    for list in lists {
      for (index, cell) in list.children.enumerated() where cell["id"] != nil {
        // What no file recorded was put below the header view as that was.
        if let frame = cell["id"].flatMap({ unrecorded[$0] }) {
          place(cell, from: frame, at: frame.y - (header?.frame?.y ?? 0), height: frame.height)
          continue
        }
        guard let frame = cell.frame else { continue }
        // Between sections there is what was recorded.
        let y = recorded.map { placed + (index == 0 ? max(0, frame.y - $0) : 0) } ?? top(of: frame)
        let height = newerHeight(cell, than: frame) ?? frame.height
        (recorded, placed) = (frame.maxY, y + height)
        place(cell, at: y, height: height)
      }
    }
    return assignments
  }

  /// The frames on the canvas too of cells whose records are older than the heights that they are given, and of what is drawn below
  /// these: Xcode draws them so as it opens the file, and records it with the next edit (seen in gudu-client, saved by Xcode 7).
  var givenFrames: [String: Rect] {
    var (frames, drift): ([String: Rect], Double) = ([:], 0)
    for cell in lists.flatMap(\.children) {
      guard let id = cell["id"], unrecorded[id] == nil, let frame = cell.frame else { continue }
      let rise = newerHeight(cell, than: frame).map { $0 - frame.height } ?? 0
      if rise != 0 || drift != 0 {
        frames[id] = Rect(x: frame.x, y: frame.y + drift, width: frame.width, height: frame.height + rise)
      }
      drift += rise
    }
    return frames
  }

  /// The height that a cell was given, where its record is older than that, but for the separator's line.
  private func newerHeight(_ cell: XMLElement, than frame: Rect) -> Double? {
    ownHeight(cell).flatMap { abs($0 - frame.height) > 1.5 ? $0 : nil }
  }

  /// The height that a cell was given, itself or with all others, which it has whatever it holds; nil where its table finds
  /// heights out (prototypes' heights are for code to ask for then), or says nothing of them.
  private func ownHeight(_ cell: XMLElement) -> Double? {
    guard let height = cell.number("rowHeight") else { return givenHeight }
    return height <= 0 || table["dataMode"] != "static" && table.number("rowHeight") == -1 ? nil : height
  }

  /// The height that the table gives all rows (`UITableView.rowHeight`): a number that its author chose, since the 44 points
  /// of a new table are what code that asks for automatic heights begins with, as an estimate is (72 of 74 cells without a
  /// height of their own in such tables of 69 storyboards were recorded with it; two of Xcode 4 kept 44).
  private var givenHeight: Double? {
    guard let height = table.number("rowHeight"), height > 0, height != 44 else { return nil }
    return table.number("estimatedRowHeight").map { $0 > 0 } ?? false ? nil : height
  }

  /// By the ids of cells: how strongly each keeps its height, where more than contents do.
  var holdings: [String: Located<PropertyValue>] {
    let cells = lists.flatMap(\.children)
    return cells.reduce(into: [:]) { holdings, cell in
      guard let id = cell["id"], let holding = holding(cell) else { return }
      holdings[id] = Located(.number(.number(holding)), file.span(cell))
    }
  }

  /// How strongly a cell keeps the height that it was drawn with, where more than contents do: one that it was given before all
  /// of them, and one below the 44 points of a table that estimates the others before these. One whose table finds it out
  /// keeps it less than anything (`UILayoutPriority.fittingSizeLevel`).
  private func holding(_ cell: XMLElement) -> Double? {
    if ownHeight(cell) != nil { return 999 }
    if (cell.number("rowHeight") ?? table.number("rowHeight")) == -1 { return 50 }
    guard let height = table.number("rowHeight"), height > 0, height < 44, cell.number("rowHeight") ?? height > 0 else {
      return nil
    }
    return 751
  }
}
