import CCairo
import ProofModel
import ProofScene

/// Coverage of small shapes as Cairo draws them, kept for one worker: the ends of an overlay's lines, its badges and the dots
/// of its dotted lines are the same again in the next band, the next variant and the next picture.
final class ShapeMasks {
  /// What is drawn at the shape's place: stretches of rows, each covered throughout or pixel by pixel.
  final class Mask {
    struct Stretch {
      /// From the pixel that holds the path's first point.
      var x: Int32
      var y: Int32
      var count: Int32
      /// Where its shares begin; negative where all are 255.
      var shares: Int32
    }

    fileprivate(set) var stretches: [Stretch] = []
    fileprivate(set) var shares: [UInt8] = []
  }

  /// How a path is drawn: its outline, or what it encloses.
  enum Drawing {
    case fill
    /// The line's width in device pixels; not dashed.
    case stroke(width: Double, StrokeStyle.Cap)
  }

  /// Pixels of the largest mask.
  static let largestArea = 32 << 10
  /// Bytes of masks after which all are dropped.
  private static let largestMemory = 1 << 20

  /// A dash by what differs between those of one line: where in its pixel it begins, in 256ths, and how long it is.
  private struct DashKey: Hashable {
    var x: Fixed
    var y: Fixed
    var dx: Fixed
    var dy: Fixed
    var width: Double
  }

  private var masks: [[Int32]: Mask] = [:]
  private var dashes: [DashKey: Mask] = [:]
  private var bytes = 0

  /// The mask of a path in device pixels, and the pixel from which its places count; nil where it is too large for one.
  func mask(_ path: DevicePath, _ drawing: Drawing) throws(RenderingError) -> Mask? {
    guard path.area <= Self.largestArea else { return nil }
    var key = path.relative
    switch drawing {
    case .fill: key.append(path.isEvenOdd ? 1 : 0)
    case .stroke(let width, let cap): key += [cap == .butt ? 2 : cap == .round ? 3 : 4] + Self.words(width)
    }
    if let known = masks[key] { return known }
    let mask = try Self.drawn(path, drawing)
    count(mask, key.count * 4)
    masks[key] = mask
    return mask
  }

  /// The mask of a dash with round ends between two places along an axis: a longer line's, which goes on behind a gap.
  func dash(_ from: (x: Fixed, y: Fixed), _ to: (x: Fixed, y: Fixed), width: Double) throws(RenderingError) -> Mask {
    let key = DashKey(x: from.x & 255, y: from.y & 255, dx: to.x - from.x, dy: to.y - from.y, width: width)
    if let known = dashes[key] { return known }
    let mask = try Self.drawn(DevicePath(from: from, to: to), .stroke(width: width, .round), isDash: true)
    count(mask, MemoryLayout<DashKey>.size)
    dashes[key] = mask
    return mask
  }

  /// Counts what a mask takes; drops all masks where they take too much.
  private func count(_ mask: Mask, _ keyBytes: Int) {
    if bytes > Self.largestMemory {
      masks.removeAll(keepingCapacity: true)
      dashes.removeAll(keepingCapacity: true)
      bytes = 0
    }
    bytes += keyBytes + mask.stretches.count * 16 + mask.shares.count + 128
  }

  /// A number as it is: widths are no fixed-point numbers to Cairo.
  private static func words(_ number: Double) -> [Int32] {
    [Int32(truncatingIfNeeded: number.bitPattern), Int32(truncatingIfNeeded: number.bitPattern >> 32)]
  }

  /// - Parameter isDash: as a line's first dash, whose end Cairo draws a little otherwise than a line's.
  private static func drawn(
    _ path: DevicePath, _ drawing: Drawing, isDash: Bool = false
  ) throws(RenderingError) -> Mask {
    var reach = 1.0
    // Miters reach five widths from their corner.
    if case .stroke(let width, let cap) = drawing { reach += cap == .round || path.isLine ? width : width * 5.5 }
    let margin = Int(reach.rounded(.up))
    let (left, top) = (path.bounds.left >> 8 - margin, path.bounds.top >> 8 - margin)
    let (width, height) = (path.bounds.right >> 8 + margin + 1 - left, path.bounds.bottom >> 8 + margin + 1 - top)
    let stride = (width + 3) & ~3
    let memory = PixelMemory(capacity: stride * height)
    memory.start.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
    let surface = try CairoSurface(over: memory, format: CAIRO_FORMAT_A8, width: width, height: height, stride: stride)
    let context = try CairoContext(surface)
    context.setSource(.black)
    context.setPath(isDash ? path.lengthened(by: 1) : path, offsetX: -left, offsetY: -top)
    switch drawing {
    case .fill: context.fill()
    case .stroke(let width, let cap):
      context.setSource(StrokeStyle(width: width, dash: isDash ? [path.length, 2] : [], cap: cap))
      context.stroke()
    }
    surface.flush()
    try context.check()
    return compacted(memory, PixelSize(width: width, height: height), stride, left: left, top: top)
  }

  private static func compacted(
    _ memory: PixelMemory, _ size: PixelSize, _ stride: Int, left: Int, top: Int
  ) -> Mask {
    let mask = Mask()
    /// Shares of one kind: nothing, all, or a part.
    func kind(_ share: UInt8) -> Int { share == 0 ? 0 : share == 255 ? 1 : 2 }
    for row in 0..<size.height {
      let shares = memory.start.assumingMemoryBound(to: UInt8.self) + row * stride
      var column = 0
      while column < size.width {
        let first = column
        let own = kind(shares[first])
        repeat { column += 1 } while column < size.width && kind(shares[column]) == own
        if own == 0 { continue }
        mask.stretches.append(
          Mask.Stretch(
            x: Int32(first + left), y: Int32(row + top), count: Int32(column - first),
            shares: own == 1 ? -1 : Int32(mask.shares.count)))
        if own == 2 {
          mask.shares.append(contentsOf: UnsafeBufferPointer(start: shares + first, count: column - first))
        }
      }
    }
    return mask
  }
}

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
  fileprivate var length: Double { Double(max(abs(way.x), abs(way.y))) / 256 }

  /// A line along an axis, longer by so many pixels.
  fileprivate func lengthened(by pixels: Int) -> DevicePath {
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
  fileprivate func setPath(_ path: DevicePath, offsetX: Int, offsetY: Int) {
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

extension MaskTarget {
  /// Blends a colour over what the mask covers; its places count from the pixel (x, y).
  func blend(_ mask: ShapeMasks.Mask, x: Int, y: Int, _ ink: Ink) {
    guard !ink.isNothing else { return }
    mask.shares.withUnsafeBufferPointer { shares in
      for stretch in mask.stretches {
        let row = Int(stretch.y) + y
        guard rows.contains(row) else { continue }
        let first = Int(stretch.x) + x
        let across = (first..<(first + Int(stretch.count))).clamped(to: columns)
        guard !across.isEmpty else { continue }
        if stretch.shares < 0 {
          blend(across, row, share: 255, ink)
        } else if let start = shares.baseAddress {
          blend(across, row, shares: start + Int(stretch.shares) + across.lowerBound - first, ink)
        }
      }
    }
  }
}
