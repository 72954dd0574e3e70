public import ProofModel

/// How far a cubic's handles lie from its ends, as a share of the radius, to draw a quarter of a circle.
private let quarterHandle = 0.552_284_749_831

extension Path {
  /// A rectangle, clockwise from its top left corner and closed.
  public static func rect(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A straight line between two points, open.
  public static func line(_ start: Point, _ end: Point) -> Path { Path([.move(start), .line(end)]) }

  /// Lines from point to point; closed: back to the first.
  public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    guard let first = points.first else { return Path() }
    var elements: [Element] = [.move(first)]
    elements += points.dropFirst().map { .line($0) }
    if closed { elements.append(.close) }
    return Path(elements)
  }

  /// An ellipse that fills a rectangle.
  public static func ellipse(_ rect: Rect) -> Path {
    roundedRect(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A circle of a radius in points.
  public static func circle(_ center: Point, radius: Double) -> Path {
    ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Corners of a circle's quarter; a radius beyond half of the shorter side is cut to it.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return radius > 0 ? roundedRect(rect, radiusX: radius, radiusY: radius) : .rect(rect)
  }

  /// Corners of other radii above than below, each cut to half of the shorter side.
  public static func roundedRect(_ rect: Rect, upper: Double, lower: Double) -> Path {
    roundedRect(rect, corners: (upper, upper, lower, lower))
  }

  /// A radius for each corner, clockwise from the left one above, each cut to half of the shorter side.
  static func roundedRect(_ rect: Rect, corners: (Double, Double, Double, Double)) -> Path {
    let most = min(rect.width, rect.height) / 2
    func cut(_ radius: Double) -> Double { max(0, min(radius, most)) }
    let (a, b, c, d) = (cut(corners.0), cut(corners.1), cut(corners.2), cut(corners.3))
    let k = 1 - quarterHandle
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return Path([
      .move(Point(x: left + a, y: top)), .line(Point(x: right - b, y: top)),
      .curve(Point(x: right - b * k, y: top), Point(x: right, y: top + b * k), Point(x: right, y: top + b)),
      .line(Point(x: right, y: bottom - c)),
      .curve(Point(x: right, y: bottom - c * k), Point(x: right - c * k, y: bottom), Point(x: right - c, y: bottom)),
      .line(Point(x: left + d, y: bottom)),
      .curve(Point(x: left + d * k, y: bottom), Point(x: left, y: bottom - d * k), Point(x: left, y: bottom - d)),
      .line(Point(x: left, y: top + a)),
      .curve(Point(x: left, y: top + a * k), Point(x: left + a * k, y: top), Point(x: left + a, y: top)), .close,
    ])
  }

  /// A rectangle with rounded lower corners only, as a notch has them.
  public static func roundedBelow(_ rect: Rect, radius: Double) -> Path {
    let r = max(0, min(radius, rect.width / 2, rect.height))
    let k = r * (1 - quarterHandle)
    return Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY - r)),
      .curve(
        Point(x: rect.maxX, y: rect.maxY - k), Point(x: rect.maxX - k, y: rect.maxY),
        Point(x: rect.maxX - r, y: rect.maxY)),
      .line(Point(x: rect.minX + r, y: rect.maxY)),
      .curve(
        Point(x: rect.minX + k, y: rect.maxY), Point(x: rect.minX, y: rect.maxY - k),
        Point(x: rect.minX, y: rect.maxY - r)),
      .close,
    ])
  }

  /// Two outlines, the inner one being a hole.
  public static func ring(outer: Path, inner: Path) -> Path {
    Path(outer.elements + inner.elements, isEvenOdd: true)
  }

  /// All elements of several paths as one.
  public static func joined(_ paths: [Path]) -> Path { Path(paths.flatMap(\.elements)) }

  /// A part of a circle's line from one angle to another, in turns clockwise from three o'clock.
  public static func arc(_ center: Point, radius: Double, from start: Double, to end: Double) -> Path {
    let steps = max(1, Int((abs(end - start) * 48).rounded(.up)))
    let points = (0...steps).map { step -> Point in
      let turn = start + (end - start) * Double(step) / Double(steps)
      let unit = UnitCircle.point(turn: turn)
      return Point(x: center.x + radius * unit.x, y: center.y + radius * unit.y)
    }
    return polyline(points)
  }

  private static func roundedRect(_ rect: Rect, radiusX rx: Double, radiusY ry: Double) -> Path {
    let kx = rx * (1 - quarterHandle)
    let ky = ry * (1 - quarterHandle)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return Path([
      .move(Point(x: left + rx, y: top)), .line(Point(x: right - rx, y: top)),
      .curve(Point(x: right - kx, y: top), Point(x: right, y: top + ky), Point(x: right, y: top + ry)),
      .line(Point(x: right, y: bottom - ry)),
      .curve(Point(x: right, y: bottom - ky), Point(x: right - kx, y: bottom), Point(x: right - rx, y: bottom)),
      .line(Point(x: left + rx, y: bottom)),
      .curve(Point(x: left + kx, y: bottom), Point(x: left, y: bottom - ky), Point(x: left, y: bottom - ry)),
      .line(Point(x: left, y: top + ry)),
      .curve(Point(x: left, y: top + ky), Point(x: left + kx, y: top), Point(x: left + rx, y: top)),
      .close,
    ])
  }
}

/// Points of the unit circle by turns. No mathematics library is asked, so that the coordinates are the same on
/// every machine.
enum UnitCircle {
  static func point(turn: Double) -> Point {
    Point(x: sine(turn: turn + 0.25), y: sine(turn: turn))
  }

  /// The Taylor series on −⅛…⅛ of a turn, where eight terms are exact to the last bits.
  private static func sine(turn: Double) -> Double {
    let folded = turn - turn.rounded(.down)
    let quarter = Int((folded * 4).rounded(.toNearestOrAwayFromZero)) % 4
    let rest = (folded - Double(Int((folded * 4).rounded(.toNearestOrAwayFromZero))) / 4) * 2 * Double.pi
    let square = rest * rest
    let sine = rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
    switch quarter {
    case 0: return sine
    case 1: return cosine
    case 2: return -sine
    default: return -cosine
    }
  }
}
