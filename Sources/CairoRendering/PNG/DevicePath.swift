import CCairo
import ProofModel

/// A path in device space: 256ths of a pixel from the pixel that holds its first point.
struct DevicePath {
  /// The pixel that holds the first point.
  private(set) var x = 0
  private(set) var y = 0
  /// Each element as its sign (1 move, 2 line, 3 curve, 4 close) and the coordinates of its points.
  private(set) var relative: [Int32] = []
  private(set) var bounds = FixedBox(0, 0, 0, 0)
  /// Whether it is one line from point to point.
  private(set) var isLine = false
  let isEvenOdd: Bool

  /// Nil for a path without points, and for one whose points lie so far apart that no mask is made of it.
  init?(_ path: Path, _ transform: CairoContext.Transform) {
    isEvenOdd = path.isEvenOdd
    guard case .move(let first)? = path.elements.first else { return nil }
    let start = transform.fixed(first)
    (x, y) = (start.x >> 8, start.y >> 8)
    relative.reserveCapacity(path.elements.count * 7 + 3)
    for element in path.elements {
      switch element {
      case .move(let to): guard add(1, to, transform) else { return nil }
      case .line(let to): guard add(2, to, transform) else { return nil }
      case .curve(let one, let two, let to):
        guard add(3, one, transform), add(nil, two, transform), add(nil, to, transform) else { return nil }
      case .close: relative.append(4)
      }
    }
    isLine = path.elements.count == 2
  }

  /// One line between two places in 256ths of a pixel.
  init(from: (x: Fixed, y: Fixed), to: (x: Fixed, y: Fixed)) {
    isEvenOdd = false
    isLine = true
    (x, y) = (from.x >> 8, from.y >> 8)
    let (start, end) = ((from.x - x << 8, from.y - y << 8), (to.x - x << 8, to.y - y << 8))
    relative = [1, Int32(start.0), Int32(start.1), 2, Int32(end.0), Int32(end.1)]
    bounds = FixedBox(start.0, start.1, end.0, end.1)
  }

  var area: Int { bounds.pixels }

  /// From the start of a line to its end.
  private var way: (x: Fixed, y: Fixed) { (Int(relative[4] - relative[1]), Int(relative[5] - relative[2])) }

  /// Of a line along an axis, in pixels.
  var length: Double { Double(max(abs(way.x), abs(way.y))) / 256 }

  /// A line along an axis, longer by so many pixels.
  func lengthened(by pixels: Int) -> DevicePath {
    var path = self
    path.relative[4] += Int32(way.x.signum() * pixels << 8)
    path.relative[5] += Int32(way.y.signum() * pixels << 8)
    return path
  }

  private mutating func add(_ sign: Int32?, _ point: Point, _ transform: CairoContext.Transform) -> Bool {
    let place = transform.fixed(point)
    let (dx, dy) = (place.x - x << 8, place.y - y << 8)
    // A mask's larger side is a pixel for each of its pixels of area at most.
    guard abs(dx) < ShapeMasks.largestArea << 8, abs(dy) < ShapeMasks.largestArea << 8 else { return false }
    if let sign { relative.append(sign) }
    relative.append(Int32(dx))
    relative.append(Int32(dy))
    bounds.left = min(bounds.left, dx)
    bounds.top = min(bounds.top, dy)
    bounds.right = max(bounds.right, dx)
    bounds.bottom = max(bounds.bottom, dy)
    return true
  }
}

extension CairoContext {
  /// Sets a path whose coordinates count from the context's origin, moved by whole pixels.
  func setPath(_ path: DevicePath, offsetX: Int, offsetY: Int) {
    newPath()
    cairo_set_fill_rule(handle, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    var place = 0
    func next() -> Double {
      place += 1
      return Double(path.relative[place - 1]) / 256
    }
    let (x, y) = (Double(offsetX), Double(offsetY))
    while place < path.relative.count {
      place += 1
      switch path.relative[place - 1] {
      case 1: cairo_move_to(handle, next() + x, next() + y)
      case 2: cairo_line_to(handle, next() + x, next() + y)
      case 3: cairo_curve_to(handle, next() + x, next() + y, next() + x, next() + y, next() + x, next() + y)
      default: cairo_close_path(handle)
      }
    }
  }
}
