internal import ProofModel
internal import Typesetting

/// An arrow on a page, with the place of its words.
struct PageArrow {
  var path: Path
  /// The tip, and the way it points: a unit vector.
  var tip: Point
  var direction: Point
  var words: LaidOutText?
  var label: Rect?
  var isContainment: Bool
}

/// Finds the ways of a board's arrows: from a tile's edge to the next one's, spread along the edges, words apart.
struct BoardRouting {
  let own: OwnText
  let slots: [SheetLayout.Slot]
  let columns: [Int]

  private static let font = 10.5

  private func frame(_ tile: Int) -> Rect {
    let slot = slots[tile]
    return Rect(
      x: slot.origin.x, y: slot.origin.y + SheetLayout.Spacing.captioned.caption, width: slot.size.width,
      height: slot.size.height)
  }

  private enum Side: Hashable { case left, right, top, bottom }

  /// Where an arrow leaves and arrives: to the right where the destination lies right, else below or above, else back.
  private func sides(_ arrow: BoardArrow) -> (from: Side, to: Side) {
    let (source, target) = (columns[arrow.source], columns[arrow.destination])
    if target > source { return (.right, .left) }
    if target < source { return (.left, .right) }
    return frame(arrow.destination).midY > frame(arrow.source).midY ? (.bottom, .top) : (.top, .bottom)
  }

  func routes(_ arrows: [BoardArrow], initial: [Int]) -> [PageArrow] {
    struct Port: Hashable {
      var tile: Int
      var side: Side
    }
    // At each edge arrows are ordered by where they come from or lead to, so that they cross as little as they can.
    var ports: [Port: [(arrow: Int, isSource: Bool, order: Double)]] = [:]
    for (number, arrow) in arrows.enumerated() {
      let (from, to) = sides(arrow)
      func order(_ side: Side, _ other: Int) -> Double {
        side == .left || side == .right ? frame(other).midY : frame(other).midX
      }
      ports[Port(tile: arrow.source, side: from), default: []].append((number, true, order(from, arrow.destination)))
      ports[Port(tile: arrow.destination, side: to), default: []].append((number, false, order(to, arrow.source)))
    }
    var starts = [Point](repeating: .zero, count: arrows.count)
    var ends = starts
    for (port, entries) in ports {
      let sorted = entries.sorted { ($0.order, $0.arrow) < ($1.order, $1.arrow) }
      for (position, entry) in sorted.enumerated() {
        let share = Double(position + 1) / Double(sorted.count + 1)
        let point = point(on: port.side, of: frame(port.tile), share: share)
        if entry.isSource { starts[entry.arrow] = point } else { ends[entry.arrow] = point }
      }
    }
    var labels: [Rect] = []
    var routes = initial.map { start(of: $0) }
    for (number, arrow) in arrows.enumerated() {
      let (from, to) = sides(arrow)
      routes.append(route(arrow, starts[number], from, ends[number], to, &labels))
    }
    return routes
  }

  /// The arrow that points at the scene that an app begins with.
  private func start(of tile: Int) -> PageArrow {
    let frame = frame(tile)
    let tip = Point(x: frame.minX - 3, y: frame.minY + min(60, frame.height / 3))
    return PageArrow(
      path: .line(Point(x: tip.x - 30, y: tip.y), tip), tip: tip, direction: Point(x: 1, y: 0), isContainment: false)
  }

  private func point(on side: Side, of frame: Rect, share: Double) -> Point {
    switch side {
    case .left: return Point(x: frame.minX - 3, y: frame.minY + frame.height * share)
    case .right: return Point(x: frame.maxX + 3, y: frame.minY + frame.height * share)
    // Above a tile stands its caption.
    case .top:
      return Point(x: frame.minX + frame.width * share, y: frame.minY - SheetLayout.Spacing.captioned.caption - 2)
    case .bottom: return Point(x: frame.minX + frame.width * share, y: frame.maxY + 3)
    }
  }

  private func outward(_ side: Side) -> Point {
    switch side {
    case .left: return Point(x: -1, y: 0)
    case .right: return Point(x: 1, y: 0)
    case .top: return Point(x: 0, y: -1)
    case .bottom: return Point(x: 0, y: 1)
    }
  }

  private func route(
    _ arrow: BoardArrow, _ start: Point, _ from: Side, _ end: Point, _ to: Side, _ labels: inout [Rect]
  ) -> PageArrow {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let pull = max(28, min(120, (dx * dx + dy * dy).squareRoot() * 0.4))
    let (leaving, arriving) = (outward(from), outward(to))
    let one = Point(x: start.x + leaving.x * pull, y: start.y + leaving.y * pull)
    let two = Point(x: end.x + arriving.x * pull, y: end.y + arriving.y * pull)
    var route = PageArrow(
      path: Path([.move(start), .curve(one, two, end)]), tip: end, direction: Point(x: -arriving.x, y: -arriving.y),
      isContainment: arrow.isContainment)
    guard !arrow.words.isEmpty else { return route }
    let words = own.lay(arrow.words, size: Self.font, weight: 500, maxWidth: 120, lines: 1)
    let size = Size(width: words.inkWidth + 10, height: 16)
    func label(_ share: Double) -> Rect {
      let rest = 1 - share
      func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        rest * rest * rest * a + 3 * rest * rest * share * b + 3 * rest * share * share * c + share * share * share * d
      }
      let center = Point(x: mix(start.x, one.x, two.x, end.x), y: mix(start.y, one.y, two.y, end.y))
      return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    let tiles = slots.indices.map(frame)
    let candidates = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82].map(label)
    let free = candidates.first { rect in
      !labels.contains { $0.overlaps(rect) } && !tiles.contains { $0.overlaps(rect) }
    }
    let place = free ?? candidates.first { rect in !labels.contains { $0.overlaps(rect) } } ?? candidates[0]
    labels.append(place)
    route.words = words
    route.label = place
    return route
  }
}

extension SheetPainter {
  /// Lines first, then words, so that no line crosses any.
  func paint(_ arrows: [PageArrow], on canvas: Canvas) {
    let plain = Color(rgb: 0x3F6BA8)
    let containment = Color(rgb: 0x7A5F33)
    for arrow in arrows {
      let color = arrow.isContainment ? containment : plain
      canvas.stroke(arrow.path, color, width: 1.6, dash: arrow.isContainment ? [5, 3] : [])
      let (tip, along) = (arrow.tip, arrow.direction)
      let back = Point(x: tip.x - along.x * 9, y: tip.y - along.y * 9)
      let side = Point(x: -along.y * 4.5, y: along.x * 4.5)
      canvas.fill(
        .polyline(
          [tip, Point(x: back.x + side.x, y: back.y + side.y), Point(x: back.x - side.x, y: back.y - side.y)],
          closed: true), color)
    }
    for arrow in arrows {
      guard let words = arrow.words, let label = arrow.label else { continue }
      canvas.fill(.roundedRect(label, radius: 4), .white)
      canvas.stroke(.roundedRect(label, radius: 4), Color(white: 0, alpha: 0.18), width: 0.75)
      canvas.centered(
        words, on: Point(x: label.midX, y: label.midY), size: 10.5, arrow.isContainment ? containment : plain)
    }
  }
}
