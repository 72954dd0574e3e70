/// The pages of a sheet, each of which is painted when it is asked for: by any thread, and none kept.
public struct SheetPages: RandomAccessCollection, Sendable {
  /// One page: its cells' places and scale, and what stands below them.
  struct Part: Sendable {
    var page: SheetLayout.Page
    var scale: Double
    var legend: Legend
    var spacing = SheetLayout.Spacing.captioned
  }

  let own: OwnText
  let options: SheetOptions
  let cells: [SheetCell]
  let parts: [Part]
  /// Axes on which all cells stand at one place: told once, in the header.
  let shared: Set<SheetAxis>

  init(own: OwnText, options: SheetOptions, cells: [SheetCell], parts: [Part]) {
    self.own = own
    self.options = options
    self.cells = cells
    self.parts = parts
    shared = Set(
      SheetAxis.allCases.filter { axis in
        let first = cells.first?.value(axis)
        return cells.allSatisfy { $0.value(axis) == first }
      })
  }

  /// The position of the first page, 0.
  public var startIndex: Int { 0 }
  /// The position after the last page: the number of pages.
  public var endIndex: Int { parts.count }

  /// O(commands of the page's cells).
  public subscript(position: Int) -> DisplayList {
    SheetPainter(self, parts[position]).paint(parts[position].page, number: position + 1, of: parts.count)
  }

  /// The positions, what takes longest to draw first: threads that take them in turn end at about the same time.
  public var costliestFirst: [Int] {
    let costs = parts.map { part in
      part.page.slots.reduce(options.width * part.page.height / Self.areaPerCommand) {
        $0 + Double(cells[$1.cell].picture.list.commands.count)
      }
    }
    return indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
  }

  /// Square points of a page that are encoded while one command is drawn, roughly.
  private static let areaPerCommand = 2400.0
}
