import ProofModel
import Resolving

/// What decides where a view lies among others: in a stack of gravity areas, a split view, a grid, a collection.
extension ViewInputs {
  mutating func compareArrangement(_ old: LayoutNode, _ new: LayoutNode) {
    set(.stackChanged, "gravity", old.gravity.rawValue, new.gravity.rawValue)
    // A pane's belongs to its place in the split view: what lies elsewhere now has another one.
    // A cell's is its table's doing, whose row height is told.
    if !isMoved, new.content.kind != .tableCell { set(.stackChanged, "holding priority", old.holding, new.holding) }
    if old.stack == nil, new.stack == nil {
      set(.stackChanged, "axis", Self.word(old.content.axis), Self.word(new.content.axis))
    }
    if let left = old.grid, let right = new.grid { compareGrids(left, right) }
    if let left = old.cell, let right = new.cell { compareCells(left, right) }
    if let left = old.collection, let right = new.collection { compareCollections(left, right) }
    set(.collectionChanged, .itemWidth, Self.given(old.itemWidth), Self.given(new.itemWidth))
    set(.collectionChanged, .itemHeight, Self.given(old.itemHeight), Self.given(new.itemHeight))
    set(.collectionChanged, "kind of element", old.element.rawValue, new.element.rawValue)
    set(.collectionChanged, "number of copies", old.count, new.count)
  }

  private mutating func compareGrids(_ old: GridSettings, _ new: GridSettings) {
    set(.gridChanged, "space between the columns", old.columnSpacing, new.columnSpacing)
    set(.gridChanged, "space between the rows", old.rowSpacing, new.rowSpacing)
    set(.gridChanged, "placement across", old.xPlacement.rawValue, new.xPlacement.rawValue)
    set(.gridChanged, "placement down", old.yPlacement.rawValue, new.yPlacement.rawValue)
    set(.gridChanged, "alignment of the rows", old.rowAlignment.rawValue, new.rowAlignment.rawValue)
    let tracks = tracks ?? TrackMatching(old, new, cells: [])
    compareTracks(old.columns, new.columns, tracks.columns, "column", "width")
    compareTracks(old.rows, new.rows, tracks.rows, "row", "height")
  }

  private mutating func compareTracks(
    _ old: [GridSettings.Track], _ new: [GridSettings.Track], _ pairs: [(before: Int, after: Int)], _ what: String,
    _ size: String
  ) {
    set(.gridChanged, "number of \(what)s", old.count, new.count)
    for pair in pairs {
      let (left, right, track) = (old[pair.before], new[pair.after], "\(what) \(pair.after + 1)")
      set(.gridChanged, "\(size) of \(track)", Wording.given(left.size), Wording.given(right.size))
      set(.gridChanged, "padding before \(track)", left.before, right.before)
      set(.gridChanged, "padding after \(track)", left.after, right.after)
      set(.gridChanged, "placement in \(track)", Self.word(left.placement), Self.word(right.placement))
      set(.gridChanged, "alignment of \(track)", Self.word(left.alignment), Self.word(right.alignment))
      set(.gridChanged, "hiding of \(track)", left.isHidden, right.isHidden)
    }
  }

  private mutating func compareCells(_ old: GridCell, _ new: GridCell) {
    set(.gridChanged, "cell", Self.place(old), Self.place(new))
    set(.gridChanged, "placement across", Self.word(old.xPlacement), Self.word(new.xPlacement))
    set(.gridChanged, "placement down", Self.word(old.yPlacement), Self.word(new.yPlacement))
    set(.gridChanged, "alignment in its row", Self.word(old.rowAlignment), Self.word(new.rowAlignment))
  }

  private mutating func compareCollections(_ old: CollectionSettings, _ new: CollectionSettings) {
    set(.collectionChanged, "layout", old.layout.rawValue, new.layout.rawValue)
    // A layout of somebody's own has none of the flow's numbers.
    guard old.layout == new.layout else { return }
    set(.collectionChanged, "scroll direction", old.scrollDirection.rawValue, new.scrollDirection.rawValue)
    set(.collectionChanged, "space between lines", old.lineSpacing, new.lineSpacing)
    set(.collectionChanged, "space between items", old.itemSpacing, new.itemSpacing)
    set(.collectionChanged, "inset of the sections", Wording.insets(old.sectionInset), Wording.insets(new.sectionInset))
    for (what, left, right) in [
      ("items' width", old.itemWidth, new.itemWidth), ("items' height", old.itemHeight, new.itemHeight),
    ] {
      set(.collectionChanged, Change.Trait(what), Wording.given(left), Wording.given(right))
    }
    // Of a flow layout that gives none there is none (`headerReferenceSize`, docs).
    for (what, left, right) in [
      (Change.Trait.headersWidth, old.headerWidth, new.headerWidth),
      (.headersHeight, old.headerHeight, new.headerHeight),
      (.footersWidth, old.footerWidth, new.footerWidth), (.footersHeight, old.footerHeight, new.footerHeight),
    ] {
      set(
        .collectionChanged, what, left.map(Wording.number) ?? "none given",
        right.map(Wording.number) ?? "none given")
    }
  }

  // MARK: In words

  private static func word(_ value: (some RawRepresentable<String>)?) -> String { value?.rawValue ?? "the grid's" }

  private static func place(_ cell: GridCell) -> String {
    var words = "row \(cell.row + 1), column \(cell.column + 1)"
    if cell.rowSpan > 1 { words += ", \(cell.rowSpan) rows" }
    if cell.columnSpan > 1 { words += ", \(cell.columnSpan) columns" }
    return words
  }
}

extension Wording {
  /// A size that is given, or left to the content.
  static func given(_ value: Double?) -> String { value.map(number) ?? "its content's" }
}
