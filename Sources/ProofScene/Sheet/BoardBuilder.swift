public import ProofModel
public import Typesetting

/// A scene on a board: its picture, and where its author put it on the canvas.
public struct BoardTile: Sendable {
  /// The scene's picture with its title and counts of problems.
  public var cell: SheetCell
  /// In canvas points; nil: below all others.
  public var location: Point?
  /// Whether the app begins here.
  public var isInitial: Bool

  /// A tile of a scene; tiles without a location come below all others, in their order.
  public init(cell: SheetCell, location: Point?, isInitial: Bool) {
    self.cell = cell
    self.location = location
    self.isInitial = isInitial
  }
}

/// A segue between two tiles, by their positions in the list.
public struct BoardArrow: Hashable, Sendable {
  /// The position of the tile that the segue leaves, in the list of tiles.
  public var source: Int
  /// The position of the tile that the segue leads to, in the list of tiles.
  public var destination: Int
  /// The label of the arrow: the segue's identifier and kind; may be empty.
  public var words: String
  /// Whether the destination is a part of the source, as a tab is.
  public var isContainment: Bool

  /// A segue between tiles at two positions, which must be in the list of tiles and differ.
  public init(source: Int, destination: Int, words: String, isContainment: Bool) {
    self.source = source
    self.destination = destination
    self.words = words
    self.isContainment = isContainment
  }
}

/// Lays the scenes of a storyboard out as Interface Builder's canvas has them, with the segues between them.
///
/// Order and neighbourhood are the canvas'; distances are not: columns and rows are as near as arrows allow.
public struct BoardBuilder: Sendable {
  let text: TextEngine

  /// A builder that sets its captions with the engine.
  public init(text: TextEngine) { self.text = text }

  private static let columnGap = 130.0
  private static let rowGap = 64.0
  private static let scale = 0.5

  /// One page that holds all tiles; O(n²) in the number of arrows on it.
  public func page(_ tiles: [BoardTile], arrows: [BoardArrow], options: SheetOptions) -> DisplayList {
    let places = Self.places(tiles)
    let slots = Self.slots(tiles, places)
    var page = SheetLayout.Page()
    page.slots = slots
    page.height =
      (slots.map { $0.origin.y + SheetLayout.Spacing.captioned.caption + $0.size.height }.max() ?? 0) + Self.rowGap
    var options = options
    options.noun = "scene"
    options.width = max(SheetBuilder.smallestWidth, page.usedWidth + Self.rowGap)
    var content = LegendContent()
    for tile in tiles { content.formUnionOfKinds(tile.cell.picture.legend) }
    content.items = options.findings.map(\.item)
    let own = OwnText(text, scale: options.pixelScale)
    let width = options.width - 2 * SheetLayout.margin + 2 * Legend.padding
    page.arrows = BoardRouting(own: own, slots: slots, columns: places.map(\.column)).routes(
      arrows, initial: tiles.indices.filter { tiles[$0].isInitial })
    let legend = Legend(content, text: own, width: width, font: 11)
    return SheetPages(
      own: own, options: options, cells: tiles.map(\.cell),
      parts: [.init(page: page, scale: Self.scale, legend: legend)])[0]
  }

  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// Columns and rows of the canvas: tiles share one where their places on it overlap by half.
  static func places(_ tiles: [BoardTile]) -> [Place] {
    func ranks(_ value: (Point) -> Double, _ extent: (Size) -> Double) -> [Int: Int] {
      let placed = tiles.indices.filter { tiles[$0].location != nil }
        .map {
          (tile: $0, at: value(tiles[$0].location ?? .zero), length: extent(tiles[$0].cell.environment.windowSize))
        }
        .sorted { ($0.at, $0.tile) < ($1.at, $1.tile) }
      var ranks: [Int: Int] = [:]
      var rank = -1
      var limit = -Double.infinity
      for entry in placed {
        if entry.at >= limit {
          rank += 1
          limit = entry.at + entry.length / 2
        }
        ranks[entry.tile] = rank
      }
      return ranks
    }
    let columns = ranks(\.x, \.width)
    let rows = ranks(\.y, \.height)
    var taken: Set<Place> = []
    var last = (rows.values.max() ?? -1) + 1
    var free = 0
    return tiles.indices.map { tile in
      var place: Place
      if let column = columns[tile], let row = rows[tile] {
        place = Place(column: column, row: row)
        // Two scenes that lie on each other: the later one moves on.
        while taken.contains(place) { place.column += 1 }
      } else {
        place = Place(column: free, row: last)
        free += 1
        if free >= 6 { (free, last) = (0, last + 1) }
      }
      taken.insert(place)
      return place
    }
  }

  private static func slots(_ tiles: [BoardTile], _ places: [Place]) -> [SheetLayout.Slot] {
    let sizes = tiles.map { tile in
      Size(width: tile.cell.picture.list.size.width * scale, height: tile.cell.picture.list.size.height * scale)
    }
    func offsets(_ rank: (Place) -> Int, _ length: (Size) -> Double, gap: Double, start: Double) -> [Double] {
      var lengths = [Double](repeating: 0, count: (places.map(rank).max() ?? -1) + 1)
      for (place, size) in zip(places, sizes) { lengths[rank(place)] = max(lengths[rank(place)], length(size)) }
      var at = start
      return lengths.map { length in
        defer { at += length > 0 ? length + gap : 0 }
        return at
      }
    }
    let left = offsets(
      \.column, { max($0.width, SheetLayout.Spacing.captioned.minimumSlot) }, gap: columnGap,
      start: SheetLayout.margin + 40)
    let top = offsets(
      \.row, { $0.height + SheetLayout.Spacing.captioned.caption }, gap: rowGap, start: SheetLayout.header)
    return tiles.indices.map { tile in
      SheetLayout.Slot(
        cell: tile, origin: Point(x: left[places[tile].column], y: top[places[tile].row]),
        width: max(sizes[tile].width, SheetLayout.Spacing.captioned.minimumSlot), size: sizes[tile])
    }
  }
}
