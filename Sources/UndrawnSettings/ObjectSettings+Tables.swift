import ProofModel

/// What code knows of a Mac's table that is new, and how it behaves: no picture shows the identifiers of its columns, by which
/// a data source tells them apart (`NSTableColumn.identifier`, docs), or that a click on a header sorts.
extension ObjectSettings {
  /// `has the row height 40`, `draws lines between its rows`; empty of other objects. O(settings of the table and its columns).
  func facts(ofMacTable id: String, _ owner: Owner) -> [String] {
    guard isMac, ["tableView", "outlineView"].contains(owner.kind) else { return [] }
    var facts: [String] = []
    if let height = settings["\(id)@rowHeight"]?.value, !Self.usualRowHeights.contains(height) {
      facts.append("has the row height \(height)")
    }
    if settings["\(id)@alternatingRowBackgroundColors"]?.value == "YES" { facts.append("colours every other row") }
    if let grid = settings["\(id)/tableViewGridLines[gridStyleMask]1@"]?.value {
      facts.append("has the grid style '\(grid)'")
    }
    func known(_ path: String) -> [String] {
      (columns[id] ?? []).compactMap { column in
        settings["\(column.id)\(path)"].map(\.value)
          .flatMap { $0.isEmpty || $0.hasPrefix("Automatic") ? nil : "'\($0)'" }
      }
    }
    let (identifiers, sorted) = (known("@identifier"), known("/sortDescriptor[sortDescriptorPrototype]1@sortKey"))
    func words(_ all: [String]) -> String { all.listed(upTo: Self.mostColumns) }
    if !identifiers.isEmpty {
      let number = identifiers.count == 1 ? "" : "s"
      facts.append("has the column\(number) \(words(identifiers)) by identifier\(number)")
    }
    if !sorted.isEmpty { facts.append("is sorted by \(words(sorted)) at a click on a header") }
    return facts
  }

  /// The heights that Interface Builder gives a new table's rows: up to Xcode 12, and since.
  private static let usualRowHeights: Set<String> = ["17", "24"]

  /// So many columns are named.
  private static let mostColumns = 6
}
