import CCairo
import ProofModel

/// Coverage of pixels by parallel lines at 45°, x + y = offset + k · step, as masks of any place: pixels with the same x + y
/// are covered alike, so that each row is the one above it, moved by a pixel.
struct HatchMask: Hashable {
  /// From one line to the next and from a line's middle to its edge, measured in x + y, in pixels.
  let step: Double
  let halfWidth: Double
  /// x + y of one of the lines.
  let offset: Double

  /// The coverage of the pixel whose top left corner has that x + y: exact, of a square cut by the lines.
  func coverage(at sum: Int) -> UInt8 {
    let sum = Double(sum)
    // Lines nearer to each other than half a pixel are a grey.
    guard step >= 0.5 else { return UInt8((min(1, 2 * halfWidth / step) * 255).rounded()) }
    var covered = 0.0
    var line = offset + ((sum - halfWidth - offset) / step).rounded(.down) * step
    while line - halfWidth < sum + 2 {
      covered += Self.area(line + halfWidth - sum) - Self.area(line - halfWidth - sum)
      line += step
    }
    return UInt8((min(1, covered) * 255).rounded())
  }

  /// The part of a unit square below x + y = `sum`.
  private static func area(_ sum: Double) -> Double {
    if sum <= 0 { return 0 }
    if sum >= 2 { return 1 }
    return sum <= 1 ? sum * sum / 2 : 1 - (2 - sum) * (2 - sum) / 2
  }
}

/// The coverage along the diagonals of the masks that were used, kept for one worker: a picture's bands share it.
final class HatchDiagonals {
  private var known: [HatchMask: [UInt8]] = [:]
  /// Masks after which all are dropped.
  private static let mostMasks = 16

  /// The mask of a rectangle of pixels; O(width · height) copying and, once for each pixel of a diagonal, arithmetic.
  func surface(_ mask: HatchMask, x: Int, y: Int, width: Int, height: Int) throws(RenderingError) -> CairoSurface {
    let stride = (width + 3) & ~3
    let memory = PixelMemory(capacity: stride * height)
    let first = max(0, x + y)
    if known.count > Self.mostMasks { known.removeAll() }
    let have = known[mask]?.count ?? 0
    known[mask, default: []].append(contentsOf: (have..<max(have, first + width + height)).map(mask.coverage))
    known[mask]?.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in 0..<height {
        (memory.start + row * stride).copyMemory(from: start + first + row, byteCount: width)
      }
    }
    return try CairoSurface(over: memory, format: CAIRO_FORMAT_A8, width: width, height: height, stride: stride)
  }
}

extension PNGDrawing {
  /// As masks: stroking hundreds of lines takes longer than all else in a picture.
  func drawHatch(in bounds: Rect, _ color: Color, step: Double, width: Double) throws(RenderingError) {
    let transform = context.transform
    let mask = HatchMask(
      step: step * transform.scale, halfWidth: width * transform.scale * 0.5.squareRoot(),
      offset: transform.x + transform.y)
    context.setSource(color)
    let outside = transform.apply(bounds)
    try context.inDeviceSpace { () throws(RenderingError) in
      for rect in context.clipRectangles ?? [context.clipBounds] {
        guard let rect = rect.intersection(outside) else { continue }
        let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        let (right, bottom) = (Int(rect.maxX.rounded(.up)), Int(rect.maxY.rounded(.up)))
        guard right > left, bottom > top else { continue }
        let surface = try hatching.surface(mask, x: left, y: top, width: right - left, height: bottom - top)
        context.mask(surface, x: Double(left), y: Double(top))
      }
    }
  }
}
