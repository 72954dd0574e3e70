import CCairo
import PixelCoding
import ProofModel

/// Owns one Cairo surface.
final class CairoSurface {
  let handle: OpaquePointer
  /// Keeps alive what the surface points into.
  private let backing: AnyObject?

  /// Takes over a surface that Cairo has just made.
  init(adopting handle: OpaquePointer, keeping backing: AnyObject? = nil) throws(RenderingError) {
    let status = cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(handle)
      try checkCairo(status)
      throw .drawing("no surface")
    }
    self.handle = handle
    self.backing = backing
  }

  deinit {
    cairo_surface_destroy(handle)
  }

  /// An image surface over memory that lives as long as the surface.
  convenience init(
    over memory: PixelMemory, format: cairo_format_t, width: Int, height: Int, stride: Int
  ) throws(RenderingError) {
    precondition(stride * height <= memory.capacity, "the memory holds the picture")
    let bytes = memory.start.assumingMemoryBound(to: UInt8.self)
    let handle = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(stride))
    guard let handle else { throw .outOfMemory }
    try self.init(adopting: handle, keeping: memory)
  }

  /// Lends the rows of a surface of colours over own memory.
  func withRows<Result>(
    _ size: PixelSize, _ body: (PixelRows) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    guard let memory = backing as? PixelMemory else { throw .drawing("no pixels") }
    let stride = Int(cairo_image_surface_get_stride(handle))
    let bytes = UnsafeRawBufferPointer(start: memory.start, count: memory.capacity)
    let isOpaque = cairo_image_surface_get_format(handle) == CAIRO_FORMAT_RGB24
    let layout: PixelRows.Layout = isOpaque ? .xrgbWord : .premultipliedARGBWord
    guard let rows = PixelRows(bytes, size: size, stride: stride, layout: layout) else {
      throw .drawing("no pixels")
    }
    return try body(rows)
  }

  /// The pixels of a surface of colours over own memory, `stride` words from one row to the next; nil of any other.
  var words: (start: UnsafeMutablePointer<UInt32>, stride: Int, width: Int)? {
    guard let memory = backing as? PixelMemory, [CAIRO_FORMAT_RGB24, CAIRO_FORMAT_ARGB32].contains(format) else {
      return nil
    }
    return (
      memory.start.assumingMemoryBound(to: UInt32.self), Int(cairo_image_surface_get_stride(handle)) / 4,
      Int(cairo_image_surface_get_width(handle))
    )
  }

  private var format: cairo_format_t { cairo_image_surface_get_format(handle) }

  func flush() { cairo_surface_flush(handle) }

  /// Tells Cairo that the pixels were changed from outside.
  func markDirty() { cairo_surface_mark_dirty(handle) }

  /// Writes out what is left and closes; the surface draws nothing afterwards.
  func finish() throws(RenderingError) {
    cairo_surface_finish(handle)
    try checkCairo(cairo_surface_status(handle))
  }

  /// Hands over the bytes of a picture file that the surface stands for, so that vector files embed them as they are.
  func attach(mimeType: String, bytes: [UInt8]) throws(RenderingError) {
    let holder = Unmanaged.passRetained(PixelMemory(copying: bytes))
    let start = holder.takeUnretainedValue().start.assumingMemoryBound(to: UInt8.self)
    let status = cairo_surface_set_mime_data(
      handle, mimeType, start, UInt(bytes.count),
      { closure in
        if let closure { Unmanaged<PixelMemory>.fromOpaque(closure).release() }
      }, holder.toOpaque())
    if status != CAIRO_STATUS_SUCCESS { holder.release() }
    try checkCairo(status)
  }
}
