internal import ProofModel

extension ViewAssembly {
  mutating func applyGrid(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    // Another kind was told about already; files of Interface Builder may have it.
    guard var grid = node.grid else { return }
    switch key {
    case .columns: grid.columns = tracks(value, place, &reader)
    case .rows: grid.rows = tracks(value, place, &reader)
    case .columnSpacing: grid.columnSpacing = reader.number(value, place, axis: .horizontal) ?? grid.columnSpacing
    case .rowSpacing: grid.rowSpacing = reader.number(value, place, axis: .vertical) ?? grid.rowSpacing
    case .xPlacement: grid.xPlacement = reader.keyword(value, place, GridPlacement.self) ?? grid.xPlacement
    case .yPlacement: grid.yPlacement = reader.keyword(value, place, GridPlacement.self) ?? grid.yPlacement
    case .rowAlignment: grid.rowAlignment = reader.keyword(value, place, GridRowAlignment.self) ?? grid.rowAlignment
    default: break
    }
    node.grid = grid
  }

  private func tracks(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) -> [GridSettings.Track] {
    guard case .list(let members) = value else {
      return reader.wrong(place, "a list, one map for each") ?? []
    }
    return members.prefix(Self.mostTracks).map { member in
      var track = GridSettings.Track()
      guard case .map(let entries) = member else { return track }
      for entry in entries {
        var place = place
        place.span = entry.span ?? place.span
        let axis: Axis = place.key == .columns ? .horizontal : .vertical
        switch entry.key {
        case "width", "height": track.size = reader.number(entry.value, place, axis: axis).map { max(0, $0) }
        case "leadingPadding", "topPadding": track.before = reader.number(entry.value, place, axis: axis) ?? 0
        case "trailingPadding", "bottomPadding": track.after = reader.number(entry.value, place, axis: axis) ?? 0
        case "xPlacement", "yPlacement":
          track.placement = reader.keyword(entry.value, place, GridPlacement.self)
        case "rowAlignment": track.alignment = reader.keyword(entry.value, place, GridRowAlignment.self)
        case "hidden": track.isHidden = reader.boolean(entry.value, place) ?? false
        default: break
        }
      }
      return track
    }
  }

  mutating func applyCell(_ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader) {
    guard case .map(let entries) = value else {
      let _: Bool? = reader.wrong(place, "{ row: 0, column: 1 }")
      return
    }
    var cell = GridCell(row: 0, column: 0)
    func count(_ value: PropertyValue, from least: Int, _ place: ValueReader.Place) -> Int {
      let range = Double(least)...Double(Self.mostTracks - 1)
      return reader.number(value, place, in: range).map { Int(min(max($0, range.lowerBound), range.upperBound)) }
        ?? least
    }
    for entry in entries {
      var place = place
      place.span = entry.span ?? place.span
      switch entry.key {
      case "row": cell.row = count(entry.value, from: 0, place)
      case "column": cell.column = count(entry.value, from: 0, place)
      case "rows": cell.rowSpan = count(entry.value, from: 1, place)
      case "columns": cell.columnSpan = count(entry.value, from: 1, place)
      case "xPlacement": cell.xPlacement = reader.keyword(entry.value, place, GridPlacement.self)
      case "yPlacement": cell.yPlacement = reader.keyword(entry.value, place, GridPlacement.self)
      case "rowAlignment": cell.rowAlignment = reader.keyword(entry.value, place, GridRowAlignment.self)
      default: break
      }
    }
    node.cell = cell
  }

  /// Rows or columns of one grid; more are nobody's intention.
  private static let mostTracks = 1000
}
