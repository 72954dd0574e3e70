import CCairo
import ProofModel

/// Keeps the memory of the last band of rows for the next, since fresh pages from the system cost more than drawing.
final class SurfacePool {
  private var memory: PixelMemory?

  /// What is kept between pictures; only bands of pictures many screens wide take more.
  private static let largestKept = 8 << 20
  private static let step = 1 << 20

  /// The rows of a picture from `top` on, with nothing on them or, where they are opaque, with anything; drawn on in the whole
  /// picture's coordinates.
  func surface(_ size: PixelSize, top: Int, isTransparent: Bool = false) throws(RenderingError) -> CairoSurface {
    let stride = size.width * 4
    let needed = stride * size.height
    let block: PixelMemory
    if let memory, memory.capacity >= needed {
      block = memory
    } else {
      memory = nil
      // Bands of other pictures are a row more or less.
      block = try PixelMemory(mapping: (needed + Self.step - 1) / Self.step * Self.step)
      if needed <= Self.largestKept { memory = block }
    }
    if isTransparent { block.start.initializeMemory(as: UInt8.self, repeating: 0, count: needed) }
    let surface = try CairoSurface(
      over: block, format: isTransparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width: size.width,
      height: size.height, stride: stride)
    cairo_surface_set_device_offset(surface.handle, 0, Double(-top))
    return surface
  }
}
