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
