import ProofModel
import XMLParsing

/// `NSGridView` in files: rows and columns with ids, and cells that name theirs.
extension AppKitElements {
  /// Whether a cell is not swallowed by a merged one; what those hold is no part of the grid (NSGridView's header).
  static func isHeadOfCell(_ cell: XMLElement) -> Bool {
    guard let head = cell["headOfMergedCell"] else { return true }
    return head == cell["id"]
  }

  /// The cell of a grid that holds a view: row and column by number, with what they span.
  static func cellInGrid(_ element: XMLElement, _ parent: XMLElement?) -> [PropertyValue.Entry]? {
    guard let parent, parent.name == "gridView", let id = element["id"],
      let cells = parent.child("gridCells")?.children,
      let cell = cells.first(where: { isHeadOfCell($0) && $0.child(key: "contentView")?["id"] == id })
    else { return nil }
    let rows = ids(parent, "rows")
    let columns = ids(parent, "columns")
    let merged = cell["headOfMergedCell"].map { head in cells.filter { $0["headOfMergedCell"] == head } } ?? [cell]
    func span(_ lines: [String], _ key: String) -> ClosedRange<Int> {
      let found = merged.compactMap { $0[key].flatMap { lines.firstIndex(of: $0) } }
      return (found.min() ?? 0)...(found.max() ?? 0)
    }
    let (row, column) = (span(rows, "row"), span(columns, "column"))
    var entries: [PropertyValue.Entry] = []
    func add(_ key: String, _ number: Int) { entries.append(.init(key: key, value: .number(.number(Double(number))))) }
    add("row", row.lowerBound)
    add("column", column.lowerBound)
    if row.count > 1 { add("rows", row.count) }
    if column.count > 1 { add("columns", column.count) }
    return entries + words(cell, ["xPlacement", "yPlacement", "rowAlignment"])
  }

  private static func ids(_ grid: XMLElement, _ list: String) -> [String] {
    grid.child(list)?.children.compactMap { $0["id"] } ?? []
  }

  /// The columns or rows as a spec has them.
  static func tracks(_ grid: XMLElement, _ list: String) -> [PropertyValue] {
    (grid.child(list)?.children ?? []).map { track in
      var entries: [PropertyValue.Entry] = []
      for key in ["width", "height", "leadingPadding", "trailingPadding", "topPadding", "bottomPadding"] {
        if let number = track.number(key) { entries.append(.init(key: key, value: .number(.number(number)))) }
      }
      entries += words(track, ["xPlacement", "yPlacement", "rowAlignment"])
      if track.flag("hidden") == true { entries.append(.init(key: "hidden", value: .boolean(true))) }
      return .map(entries)
    }
  }

  /// Placements and alignments that are not taken over from the grid.
  static func words(_ element: XMLElement, _ keys: [String]) -> [PropertyValue.Entry] {
    keys.compactMap { key in
      guard let word = element[key],
        key == "rowAlignment" ? GridRowAlignment(rawValue: word) != nil : GridPlacement(rawValue: word) != nil
      else { return nil }
      return .init(key: key, value: .keyword(word))
    }
  }
}

extension ViewProperties {
  /// Without a word a grid's spacings are 6, its views at the bottom of the leading edge of their cells, not aligned.
  mutating func readGrid() {
    for (key, list) in [(PropertyKey.columns, "columns"), (.rows, "rows")] {
      let tracks = AppKitElements.tracks(element, list)
      if !tracks.isEmpty { set(key, .list(tracks)) }
    }
    for key in [PropertyKey.columnSpacing, .rowSpacing] {
      if let number = element.number(key.rawValue) { set(key, .number(.number(number))) }
    }
    for entry in AppKitElements.words(element, ["xPlacement", "yPlacement", "rowAlignment"]) {
      if let key = PropertyKey(rawValue: entry.key) { set(key, entry.value) }
    }
  }
}
