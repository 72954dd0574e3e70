internal import ProofModel

/// Where cells lie on pages at one scale: shelves that flow, or a grid of rows and columns.
struct SheetLayout {
  struct Slot {
    var cell: Int
    /// Where the caption begins; the picture lies below it.
    var origin: Point
    var width: Double
    var size: Size
  }

  struct Label {
    var words: String
    var origin: Point
    var width: Double
    var isRow: Bool
  }

  struct Page {
    var slots: [Slot] = []
    var labels: [Label] = []
    /// Between cells, painted over them.
    var arrows: [PageArrow] = []
    /// Where the content ends.
    var height = 0.0

    /// From the left edge to the margin behind the rightmost cell or label.
    var usedWidth: Double {
      (slots.map { $0.origin.x + $0.width } + labels.map { $0.origin.x + $0.width }).reduce(0, max)
        + SheetLayout.margin
    }
  }

  static let margin = 40.0
  /// Between pictures, and above each for its caption.
  struct Spacing: Hashable {
    var caption: Double
    var gap: Double
    /// What a caption needs.
    var minimumSlot: Double

    static let captioned = Spacing(caption: 40, gap: 26, minimumSlot: 132)
    /// Of an overview, whose pictures have no captions.
    static let tight = Spacing(caption: 0, gap: 9, minimumSlot: 0)
  }

  static let header = 84.0
  static let rowLabel = 120.0
  static let columnLabel = 28.0

  let spacing: Spacing
  /// Of the cells at the scale, in whole points.
  private let sizes: [Size]
  private let slotWidths: [Double]
  /// Left for cells on one page between the margins, and below the header; the legend's band is taken off.
  private let available: Double
  private let room: Double

  init(
    sizes: [Size], scale: Double, options: SheetOptions, legendHeight: Double, spacing: Spacing = .captioned
  ) {
    self.spacing = spacing
    self.sizes = sizes.map {
      Size(width: ($0.width * scale).rounded(.up), height: ($0.height * scale).rounded(.up))
    }
    slotWidths = self.sizes.map { max($0.width, spacing.minimumSlot) }
    available = options.width - 2 * Self.margin
    room = max(200, options.maxHeight - Self.header - legendHeight - Self.margin)
  }

  // MARK: Flowing

  /// Cells side by side, and how high the highest is with its caption.
  private struct Shelf {
    var cells: Range<Int>
    var height: Double
    /// Whether the page before it is full.
    var beginsPage = false
  }

  /// How many pages cells that flow take; O(n).
  var flowedPages: Int { shelves(within: available).pages }

  /// Shelf by shelf, each as high as its highest cell; shelves are about equally long where that costs no height.
  func flow() -> [Page] {
    var best = shelves(within: available)
    for share in stride(from: 0.97, to: 0.3, by: -0.03) {
      let narrower = shelves(within: available * share)
      if narrower.pages == best.pages, narrower.height <= best.height { best = narrower }
    }
    return pages(best.shelves)
  }

  /// The shelves of cells in their order, how many pages they take, and how high these are together; O(n).
  private func shelves(within available: Double) -> (shelves: [Shelf], pages: Int, height: Double) {
    var shelves: [Shelf] = []
    var (pages, total) = (1, 0.0)
    var y = Self.header
    var x = 0.0
    var tallest = 0.0
    var first = 0
    func close(_ end: Int) {
      guard first < end else { return }
      var shelf = Shelf(cells: first..<end, height: tallest + spacing.caption)
      if y + shelf.height > Self.header + room, y > Self.header {
        shelf.beginsPage = true
        pages += 1
        total += y
        y = Self.header
      }
      y += shelf.height + spacing.gap
      shelves.append(shelf)
      (x, tallest, first) = (0, 0, end)
    }
    for cell in sizes.indices {
      if x > 0, x + slotWidths[cell] > available { close(cell) }
      x += slotWidths[cell] + spacing.gap
      tallest = max(tallest, sizes[cell].height)
    }
    close(sizes.count)
    return (shelves, pages, shelves.isEmpty ? 0 : total + y)
  }

  private func pages(_ shelves: [Shelf]) -> [Page] {
    var pages = [Page()]
    var y = Self.header
    for shelf in shelves {
      if shelf.beginsPage {
        pages.append(Page())
        y = Self.header
      }
      var left = Self.margin
      for cell in shelf.cells {
        pages[pages.count - 1].slots.append(slot(cell, at: Point(x: left, y: y)))
        left += slotWidths[cell] + spacing.gap
      }
      y += shelf.height + spacing.gap
      pages[pages.count - 1].height = y
    }
    return pages
  }

  private func slot(_ cell: Int, at origin: Point) -> Slot {
    Slot(cell: cell, origin: origin, width: slotWidths[cell], size: sizes[cell])
  }

  // MARK: Grid

  /// Rows and columns; columns that do not fit side by side follow in a band below.
  ///
  /// - Parameter most: where there would be more pages, only the first of them are laid out, one more than these.
  func grid(_ grid: SheetGrid, most: Int = .max) -> [Page] {
    let (rows, columns) = (grid.rows, grid.columns)
    let hasRowLabels = rows.count > 1 || rows.first?.isEmpty == false
    let indent = hasRowLabels ? Self.rowLabel : 0
    func cellsWidth(_ cells: [Int]) -> Double {
      cells.reduce(0) { $0 + slotWidths[$1] } + spacing.gap * Double(max(0, cells.count - 1))
    }
    let widths = columns.indices.map { column in grid.cells.map { cellsWidth($0[column]) }.max() ?? 0 }
    let bands = Self.bands(widths, room: available - indent)
    var pages = [Page()]
    var y = Self.header
    for band in bands {
      var isFirstOfBand = true
      for (row, members) in zip(rows, grid.cells) {
        let cells = band.map { members[$0] }
        let tall = (cells.joined().map { sizes[$0].height }.max() ?? 0) + spacing.caption
        guard cells.contains(where: { !$0.isEmpty }) else { continue }
        let needed = tall + (isFirstOfBand ? Self.columnLabel : 0)
        if y + needed > Self.header + room, !pages[pages.count - 1].slots.isEmpty {
          pages.append(Page())
          if pages.count > most { return pages }
          y = Self.header
          isFirstOfBand = true
        }
        if isFirstOfBand, columns.count > 1 || columns.first?.isEmpty == false {
          var x = Self.margin + indent
          for column in band {
            pages[pages.count - 1].labels.append(
              Label(words: columns[column], origin: Point(x: x, y: y), width: widths[column], isRow: false))
            x += widths[column] + spacing.gap
          }
          y += Self.columnLabel
        }
        isFirstOfBand = false
        if hasRowLabels {
          pages[pages.count - 1].labels.append(
            Label(words: row, origin: Point(x: Self.margin, y: y), width: indent - 12, isRow: true))
        }
        var x = Self.margin + indent
        for (position, column) in band.enumerated() {
          var left = x
          for cell in cells[position] {
            pages[pages.count - 1].slots.append(slot(cell, at: Point(x: left, y: y)))
            left += slotWidths[cell] + spacing.gap
          }
          x += widths[column] + spacing.gap
        }
        y += tall + spacing.gap
        pages[pages.count - 1].height = y
      }
      y += spacing.gap / 2
    }
    return pages
  }

  /// The columns in groups that fit the width; a column wider than the page has a group of its own.
  static func bands(_ widths: [Double], room: Double, gap: Double = Spacing.captioned.gap) -> [[Int]] {
    var bands: [[Int]] = []
    var used = 0.0
    for (column, width) in widths.enumerated() {
      if bands.isEmpty || used + width > room {
        bands.append([])
        used = 0
      }
      bands[bands.count - 1].append(column)
      used += width + gap
    }
    return bands
  }
}

/// Which cells stand in which row and column of a grid, whatever its scale.
struct SheetGrid {
  /// The labels of the rows and columns, in the order in which cells first name them.
  let rows: [String]
  let columns: [String]
  /// By row, then column: positions of cells.
  let cells: [[[Int]]]

  /// - Parameter keys: of each cell, the labels of its row and column.
  init(keys: [(row: String, column: String)]) {
    rows = keys.map(\.row).once
    columns = keys.map(\.column).once
    let rowPlaces = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
    let columnPlaces = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    var cells = Array(repeating: Array(repeating: [Int](), count: columns.count), count: rows.count)
    for (cell, key) in keys.enumerated() {
      if let row = rowPlaces[key.row], let column = columnPlaces[key.column] { cells[row][column].append(cell) }
    }
    self.cells = cells
  }
}
