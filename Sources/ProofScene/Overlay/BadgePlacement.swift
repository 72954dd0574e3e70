internal import ProofModel

/// Finds places for badges one after the other: none on another, none on the text it measures, none outside.
///
/// Greedy and deterministic: candidates are tried in a fixed order and the cheapest is kept, the earlier of equals.
/// A place is O(candidates · badges placed); only a badge with no free place near by is looked for everywhere.
struct BadgePlacement {
  struct Place: Hashable {
    var rect: Rect
    var needsLeader: Bool
  }

  let bounds: Rect
  /// How round the bounds' corners are, in points: what lies beyond is paper, which sheets cut away.
  var cornerRadius = 0.0
  /// Letters of the screen, by view.
  var texts: [(view: Int, rect: Rect)] = []
  /// Small controls, which a badge would hide whole.
  var controls: [Rect] = []
  /// Lines that a badge would rather not hide, as thin rectangles.
  var lines: [Rect] = []
  private(set) var placed: [Rect] = []
  /// Room kept free between two badges.
  let gap = 1.5

  init(bounds: Rect) { self.bounds = bounds }

  /// The badge's place, remembered as taken; nil where the picture has no room left.
  mutating func place(_ badge: Badge) -> Place? {
    let size = badge.size
    guard size.width + 2 <= bounds.width, size.height + 2 <= bounds.height else { return nil }
    var best: (cost: Double, rect: Rect)?
    for (step, center) in candidates(for: badge).enumerated() {
      let rect = Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      let moved = clamped(rect)
      guard isFree(moved, badge) else { continue }
      let cost = softCost(moved, badge) + Double(step) * 0.35 + distance(rect.origin, moved.origin) * 0.5
      if cost < (best?.cost ?? .infinity) { best = (cost, moved) }
      if cost < Double(step) * 0.35 + 0.5 { break }
    }
    guard let rect = best?.rect ?? anywhere(badge) else { return nil }
    placed.append(rect)
    var distance = separation(rect, from: badge.start, to: badge.end)
    if let owner = badge.owner {
      let corner = Point(x: owner.maxX, y: owner.maxY)
      distance = min(distance, separation(rect, from: owner.origin, to: corner))
    }
    return Place(rect: rect, needsLeader: distance > 5)
  }

  private func isFree(_ rect: Rect, _ badge: Badge) -> Bool {
    guard isWithinCorners(rect) else { return false }
    let room = rect.grown(by: gap)
    for other in placed where other.overlaps(room) { return false }
    for text in texts where badge.measured.contains(text.view) && text.rect.overlaps(rect) { return false }
    return true
  }

  /// Whether a rectangle within the bounds leaves out their round corners.
  private func isWithinCorners(_ rect: Rect) -> Bool {
    guard cornerRadius > 0 else { return true }
    let inner = bounds.grown(by: -cornerRadius)
    return [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].allSatisfy {
      let corner = Point(x: $0.0, y: $0.1)
      let center = Point(
        x: min(max(corner.x, inner.minX), inner.maxX), y: min(max(corner.y, inner.minY), inner.maxY))
      return distance(corner, center) <= cornerRadius
    }
  }

  /// How much the place would hide of what is not forbidden to hide.
  private func softCost(_ rect: Rect, _ badge: Badge) -> Double {
    var cost = 0.0
    for text in texts {
      if let shared = text.rect.intersection(rect) { cost += 4 + shared.width * shared.height * 0.1 }
    }
    for control in controls {
      if let shared = control.intersection(rect) { cost += 2 + shared.width * shared.height * 0.04 }
    }
    for line in lines where line.overlaps(rect) { cost += 2.5 }
    return cost + leaderCost(rect, badge)
  }

  /// How much of the screen's letters the leader of a badge would cross.
  private func leaderCost(_ rect: Rect, _ badge: Badge) -> Double {
    guard separation(rect, from: badge.start, to: badge.end) > 5 else { return 0 }
    let target = badge.nearestPoint(to: rect)
    let start = Point(x: min(max(target.x, rect.minX), rect.maxX), y: min(max(target.y, rect.minY), rect.maxY))
    return texts.reduce(0) { cost, text in
      text.rect.crossed(from: start, to: target).map { cost + 8 + $0 * 0.5 } ?? cost
    }
  }

  /// Along the badge's stretch from its middle outwards, then beside it, then on growing rings.
  private func candidates(for badge: Badge) -> [Point] {
    let size = badge.size
    let dx = badge.end.x - badge.start.x
    let dy = badge.end.y - badge.start.y
    let isHorizontal = dx.magnitude >= dy.magnitude
    let length = max(dx.magnitude, dy.magnitude)
    let extent = isHorizontal ? size.width : size.height
    let shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
    func along(_ share: Double) -> Point {
      Point(x: badge.start.x + dx * share, y: badge.start.y + dy * share)
    }
    let beside = (isHorizontal ? size.height : size.width) / 2 + 3
    func shifted(_ point: Point, _ distance: Double) -> Point {
      isHorizontal ? Point(x: point.x, y: point.y + distance) : Point(x: point.x + distance, y: point.y)
    }
    var points: [Point] = []
    if badge.mayCoverAnchor, length >= extent + 8 {
      points += shares.map(along).filter { point in
        let start = isHorizontal ? (point.x - badge.start.x).magnitude : (point.y - badge.start.y).magnitude
        return start >= extent / 2 + 3 && length - start >= extent / 2 + 3
      }
    }
    for share in shares.prefix(7) {
      points.append(shifted(along(share), beside))
      points.append(shifted(along(share), -beside))
    }
    // Past the ends of a short stretch.
    let middle = along(0.5)
    let past = length / 2 + extent / 2 + 4
    points += [past, -past].map {
      isHorizontal ? Point(x: middle.x + $0, y: middle.y) : Point(x: middle.x, y: middle.y + $0)
    }
    for ring in 1...7 {
      let radius = Double(ring) * (size.height + 3)
      for direction in 0..<12 {
        let unit = UnitCircle.point(turn: Double(direction) / 12)
        points.append(
          Point(x: middle.x + unit.x * (radius + size.width / 2), y: middle.y + unit.y * radius))
      }
    }
    return points
  }

  /// The nearest free place in the whole picture, on a grid.
  private func anywhere(_ badge: Badge) -> Rect? {
    let size = badge.size
    let stepX = max(4, size.width / 3)
    let stepY = size.height / 2 + gap
    let columns = min(400, Int((bounds.width - size.width) / stepX) + 1)
    let rows = min(1200, Int((bounds.height - size.height) / stepY) + 1)
    var best: (distance: Double, rect: Rect)?
    for row in 0..<max(0, rows) {
      for column in 0..<max(0, columns) {
        let rect = Rect(
          x: bounds.minX + Double(column) * stepX, y: bounds.minY + Double(row) * stepY, width: size.width,
          height: size.height)
        let far = distance(Point(x: rect.midX, y: rect.midY), badge.anchor)
        if far < (best?.distance ?? .infinity), isFree(rect, badge) { best = (far, rect) }
      }
    }
    return best?.rect
  }

  private func clamped(_ rect: Rect) -> Rect {
    let x = min(max(rect.minX, bounds.minX + 1), bounds.maxX - rect.width - 1)
    let y = min(max(rect.minY, bounds.minY + 1), bounds.maxY - rect.height - 1)
    return Rect(x: x, y: y, width: rect.width, height: rect.height)
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  /// How far a badge stands from its stretch.
  private func separation(_ rect: Rect, from start: Point, to end: Point) -> Double {
    let low = Point(x: min(start.x, end.x), y: min(start.y, end.y))
    let high = Point(x: max(start.x, end.x), y: max(start.y, end.y))
    let dx = max(0, max(low.x - rect.maxX, rect.minX - high.x))
    let dy = max(0, max(low.y - rect.maxY, rect.minY - high.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// Chooses where across its axis a dimension's line stands: off letters, and apart from lines beside it.
struct LaneChoice {
  var texts: [Rect] = []
  /// Of views without views inside: a line that passes one by is better than one through it.
  var views: [Rect] = []
  private var taken: [(axis: Axis, across: Double, low: Double, high: Double)] = []

  init() {}

  /// The first of the cheapest lanes; it counts as taken from then on.
  mutating func choose(_ dimension: Mark.Dimension, apart: Double) -> Double {
    let low = min(dimension.start, dimension.end)
    let high = max(dimension.start, dimension.end)
    var best = (cost: Double.infinity, across: dimension.lanes.first ?? 0)
    for (step, across) in dimension.lanes.enumerated() {
      var cost = Double(step) * 0.4
      for text in texts {
        let (start, end) = text.span(dimension.axis)
        let (top, bottom) = text.span(dimension.axis.other)
        let shared = min(end, high) - max(start, low)
        // A line's end bars touch letters that begin where it ends.
        if shared > -3, across > top - 1, across < bottom + 1 { cost += 3 + max(0, shared) * 0.15 }
      }
      for view in views {
        let (start, end) = view.span(dimension.axis)
        let (top, bottom) = view.span(dimension.axis.other)
        let isPassedThrough = low < start - 1 && high > end + 1 && across > top && across < bottom
        if isPassedThrough { cost += 4 }
      }
      for line in taken where line.axis == dimension.axis && min(line.high, high) - max(line.low, low) > 0.5 {
        let distance = (line.across - across).magnitude
        if distance < apart { cost += 3 * (1 - distance / apart) + 2 }
      }
      if cost < best.cost { best = (cost, across) }
    }
    taken.append((dimension.axis, best.across, low, high))
    return best.across
  }

  mutating func take(_ line: Mark.Alignment) {
    taken.append((line.axis.other, line.at, min(line.from, line.to), max(line.from, line.to)))
  }
}
