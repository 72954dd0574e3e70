import CCairo
import ProofModel

/// Keeps the memory of the last picture for the next, since fresh pages from the system cost a third of the drawing.
final class SurfacePool {
  private var memory: PixelMemory?

  /// What any phone's screen takes; tablets and sheets give theirs back after use.
  private static let largestKept = 24 << 20
  private static let step = 4 << 20

  /// An opaque surface, all white, or a transparent one with nothing on it.
  func surface(_ size: PixelSize, isTransparent: Bool = false) throws(RenderingError) -> CairoSurface {
    let stride = size.width * 4
    let needed = stride * size.height
    let block: PixelMemory
    if let memory, memory.capacity >= needed {
      block = memory
    } else {
      memory = nil
      let isKept = needed <= Self.largestKept
      // Somewhat more than is needed, since pictures of one run differ by a legend.
      block = try PixelMemory(mapping: isKept ? (needed + Self.step - 1) / Self.step * Self.step : needed)
      if isKept { memory = block }
    }
    block.start.initializeMemory(as: UInt8.self, repeating: isTransparent ? 0 : 0xFF, count: needed)
    return try CairoSurface(
      over: block, format: isTransparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width: size.width,
      height: size.height, stride: stride)
  }
}
