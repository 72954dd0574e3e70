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

  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.count }

  /// O(commands of the page's cells).
  public subscript(position: Int) -> DisplayList {
    SheetPainter(self, parts[position]).paint(parts[position].page, number: position + 1, of: parts.count)
  }

  /// The positions, the highest pages first: threads that take them in turn end at about the same time.
  public var highestFirst: [Int] { indices.sorted { (-parts[$0].page.height, $0) < (-parts[$1].page.height, $1) } }
}
