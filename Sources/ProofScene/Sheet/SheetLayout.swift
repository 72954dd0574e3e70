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

  let scale: Double
  let spacing: Spacing
  private let sizes: [Size]
  private let options: SheetOptions
  /// Left for cells on one page below the header; the legend's band is taken off.
  private let room: Double

  init(
    sizes: [Size], scale: Double, options: SheetOptions, legendHeight: Double, spacing: Spacing = .captioned
  ) {
    self.sizes = sizes
    self.scale = scale
    self.spacing = spacing
    self.options = options
    self.room = max(200, options.maxHeight - Self.header - legendHeight - Self.margin)
  }

  private var available: Double { options.width - 2 * Self.margin }

  private func scaled(_ cell: Int) -> Size {
    Size(width: (sizes[cell].width * scale).rounded(.up), height: (sizes[cell].height * scale).rounded(.up))
  }

  private func slotWidth(_ cell: Int) -> Double { max(scaled(cell).width, spacing.minimumSlot) }

  // MARK: Flowing

  /// Shelf by shelf, each as high as its highest cell; shelves are about equally long where that costs no height.
  func flow() -> [Page] {
    var best = flow(within: available)
    func height(_ pages: [Page]) -> Double { pages.reduce(0) { $0 + $1.height } }
    for share in stride(from: 0.97, to: 0.3, by: -0.03) {
      let narrower = flow(within: available * share)
      if narrower.count == best.count, height(narrower) <= height(best) { best = narrower }
    }
    return best
  }

  private func flow(within available: Double) -> [Page] {
    var pages = [Page()]
    var shelf: [Int] = []
    var x = 0.0
    var y = Self.header
    func height(_ shelf: [Int]) -> Double { (shelf.map { scaled($0).height }.max() ?? 0) + spacing.caption }
    func close() {
      guard !shelf.isEmpty else { return }
      let tall = height(shelf)
      if y + tall > Self.header + room, !pages[pages.count - 1].slots.isEmpty {
        pages.append(Page())
        y = Self.header
      }
      var left = Self.margin
      for cell in shelf {
        pages[pages.count - 1].slots.append(
          Slot(cell: cell, origin: Point(x: left, y: y), width: slotWidth(cell), size: scaled(cell)))
        left += slotWidth(cell) + spacing.gap
      }
      y += tall + spacing.gap
      pages[pages.count - 1].height = y
      shelf = []
      x = 0
    }
    for cell in sizes.indices {
      let width = slotWidth(cell)
      if x > 0, x + width > available { close() }
      shelf.append(cell)
      x += width + spacing.gap
    }
    close()
    return pages
  }

  /// The widest shelf's width, by which one sees whether a scale fits the page.
  var widestCell: Double { sizes.indices.map(slotWidth).max() ?? 0 }

  // MARK: Grid

  /// Rows and columns by their keys; columns that do not fit side by side follow in a band below.
  func grid(rowKeys: [String], columnKeys: [String]) -> [Page] {
    let rows = rowKeys.once
    let columns = columnKeys.once
    let hasRowLabels = rows.count > 1 || rows.first?.isEmpty == false
    let indent = hasRowLabels ? Self.rowLabel : 0
    let placed = Dictionary(grouping: sizes.indices) { [rowKeys[$0], columnKeys[$0]] }
    func members(_ row: String, _ column: String) -> [Int] { placed[[row, column]] ?? [] }
    func cellsWidth(_ cells: [Int]) -> Double {
      cells.map(slotWidth).reduce(0, +) + spacing.gap * Double(max(0, cells.count - 1))
    }
    let widths = columns.map { column in rows.map { cellsWidth(members($0, column)) }.max() ?? 0 }
    let bands = Self.bands(widths, room: available - indent)
    var pages = [Page()]
    var y = Self.header
    for band in bands {
      var isFirstOfBand = true
      for row in rows {
        let cells = band.map { members(row, columns[$0]) }
        let tall = (cells.joined().map { scaled($0).height }.max() ?? 0) + spacing.caption
        guard cells.contains(where: { !$0.isEmpty }) else { continue }
        let needed = tall + (isFirstOfBand ? Self.columnLabel : 0)
        if y + needed > Self.header + room, !pages[pages.count - 1].slots.isEmpty {
          pages.append(Page())
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
            pages[pages.count - 1].slots.append(
              Slot(cell: cell, origin: Point(x: left, y: y), width: slotWidth(cell), size: scaled(cell)))
            left += slotWidth(cell) + spacing.gap
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
