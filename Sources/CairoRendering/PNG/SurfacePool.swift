import CCairo
import ProofModel

/// Keeps the memory of the last picture for the next: fresh pages from the system cost a third of the drawing.
final class SurfacePool {
  private var memory: PixelMemory?

  /// Memory beyond this is given back after use.
  private static let largestKept = 64 << 20

  /// An opaque surface, all white.
  func surface(_ size: PixelSize) throws(RenderingError) -> CairoSurface {
    let stride = size.width * 4
    let needed = stride * size.height
    let block: PixelMemory
    if let memory, memory.capacity >= needed { block = memory } else { block = PixelMemory(capacity: needed) }
    memory = needed <= Self.largestKept ? block : nil
    block.start.initializeMemory(as: UInt8.self, repeating: 0xFF, count: needed)
    return try CairoSurface(
      over: block, format: CAIRO_FORMAT_RGB24, width: size.width, height: size.height, stride: stride)
  }
}
