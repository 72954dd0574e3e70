import ProofModel
import Resolving

/// Where `UICollectionViewFlowLayout` puts a collection's cells.
///
/// Its documentation: cells fill a line until the next does not fit; what is left of a line is shared among the
/// spaces between its cells, and cells lie in the middle across it. The rest is recorded on Interface Builder's
/// canvases: a line with room for a single cell has it in its middle, and a last line of equal cells has the spaces it
/// would have if it were full; one of unequal cells keeps the least spaces.
struct FlowLayout {
  struct Item {
    var node: Int
    var size: Size
    var element: CollectionElement
    /// How often the cell is there.
    var count: Int
  }

  struct Places {
    /// By node: where it and its copies begin, in the collection.
    var origins: [Int: [Point]] = [:]
    /// Cells that are larger than a line is long.
    var overlong: [Int] = []
    /// What cells of a line have together, in points.
    var lineLength = 0.0
    /// What scrolls, in points.
    var content = Size.zero
  }

  private let settings: CollectionSettings
  private let bounds: Size
  private var places = Places()
  /// How far the sections so far reach, in the scrolling direction.
  private var reach = 0.0

  /// Lays sections out: a header begins one, and what follows a footer does.
  ///
  /// - Parameters:
  ///   - bounds: the collection's size less what covers it across the scrolling direction, in points.
  ///   - isMirrored: lines begin at the right. Flow layouts of an app in a right-to-left language do.
  /// - Complexity: O(cells and their copies).
  static func places(
    of items: [Item], _ settings: CollectionSettings, in bounds: Size, isMirrored: Bool
  ) -> Places {
    var layout = FlowLayout(settings: settings, bounds: bounds)
    for section in sections(of: items) { layout.place(section: section) }
    let isVertical = settings.scrollDirection == .vertical
    layout.places.content =
      isVertical ? Size(width: bounds.width, height: layout.reach) : Size(width: layout.reach, height: bounds.height)
    if isMirrored { layout.mirror(items) }
    return layout.places
  }

  private init(settings: CollectionSettings, bounds: Size) {
    self.settings = settings
    self.bounds = bounds
    places.lineLength = lineLength
  }

  private static func sections(of items: [Item]) -> [[Item]] {
    var sections: [[Item]] = []
    for item in items {
      let begins = sections.isEmpty || item.element == .header || sections.last?.last?.element == .footer
      if begins { sections.append([item]) } else { sections[sections.count - 1].append(item) }
    }
    return sections
  }

  // MARK: Along and across

  private var isVertical: Bool { settings.scrollDirection == .vertical }
  /// Along a line.
  private func length(_ size: Size) -> Double { isVertical ? size.width : size.height }
  /// Across it, in the scrolling direction.
  private func depth(_ size: Size) -> Double { isVertical ? size.height : size.width }
  private func point(_ along: Double, _ across: Double) -> Point {
    isVertical ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private var lineStart: Double { isVertical ? settings.sectionInset.left : settings.sectionInset.top }
  private var lineEnd: Double { isVertical ? settings.sectionInset.right : settings.sectionInset.bottom }
  private var lineLength: Double { max(0, length(bounds) - lineStart - lineEnd) }

  // MARK: Sections and lines

  private mutating func place(section: [Item]) {
    if let header = section.first, header.element == .header { place(supplement: header) }
    reach += isVertical ? settings.sectionInset.top : settings.sectionInset.left
    let cells = section.filter { $0.element == .cell }.flatMap { Array(repeating: $0, count: max(1, $0.count)) }
    let isUniform = cells.allSatisfy { $0.size == cells[0].size }
    let lines = lines(of: cells)
    for (number, line) in lines.enumerated() {
      if number > 0 { reach += settings.lineSpacing }
      place(line: line, isLast: number == lines.count - 1, isUniform: isUniform)
    }
    reach += isVertical ? settings.sectionInset.bottom : settings.sectionInset.right
    if let footer = section.last, footer.element == .footer { place(supplement: footer) }
  }

  private mutating func place(supplement item: Item) {
    places.origins[item.node, default: []].append(point(0, reach))
    reach += depth(item.size)
  }

  private func lines(of cells: [Item]) -> [[Item]] {
    var lines: [[Item]] = []
    var used = 0.0
    for cell in cells {
      let wanted = used + settings.itemSpacing + length(cell.size)
      // Thirds of a line add up to it.
      if lines.isEmpty || wanted > lineLength + 0.001 {
        lines.append([cell])
        used = length(cell.size)
      } else {
        lines[lines.count - 1].append(cell)
        used = wanted
      }
    }
    return lines
  }

  private mutating func place(line: [Item], isLast: Bool, isUniform: Bool) {
    let spaces = spaces(in: line, isLast: isLast, isUniform: isUniform)
    let deepest = line.map { depth($0.size) }.max() ?? 0
    var along = lineStart + spaces.before
    for cell in line {
      places.origins[cell.node, default: []].append(point(along, reach + (deepest - depth(cell.size)) / 2))
      along += length(cell.size) + spaces.between
      if length(cell.size) > lineLength + 0.001, !places.overlong.contains(cell.node) {
        places.overlong.append(cell.node)
      }
    }
    reach += deepest
  }

  private func spaces(in line: [Item], isLast: Bool, isUniform: Bool) -> (before: Double, between: Double) {
    let least = settings.itemSpacing
    let first = length(line[0].size)
    func left(_ count: Int, _ total: Double) -> Double { lineLength - total - least * Double(count - 1) }
    if line.count == 1 {
      let hasRoomForTwo = 2 * first + least <= lineLength + 0.001
      // One that is longer than its line sticks out at both ends.
      return (isLast && hasRoomForTwo ? 0 : left(1, first) / 2, sharedSpace(first))
    }
    guard isLast else {
      let total = line.reduce(0) { $0 + length($1.size) }
      return (0, least + left(line.count, total) / Double(line.count - 1))
    }
    return (0, isUniform ? sharedSpace(first) : least)
  }

  /// The space between equal cells of a full line.
  private func sharedSpace(_ length: Double) -> Double {
    let least = settings.itemSpacing
    guard length + least > 0 else { return least }
    let fitting = ((lineLength + least + 0.001) / (length + least)).rounded(.down)
    guard fitting > 1, fitting < 1e6 else { return least }
    return least + (lineLength - fitting * length - least * (fitting - 1)) / (fitting - 1)
  }

  private mutating func mirror(_ items: [Item]) {
    for item in items {
      places.origins[item.node] = places.origins[item.node]?.map {
        Point(x: bounds.width - $0.x - item.size.width, y: $0.y)
      }
    }
  }
}
