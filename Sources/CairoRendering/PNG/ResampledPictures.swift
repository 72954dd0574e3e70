import CCairo
import ProofModel

/// Pictures as they come out of a filter for one size and one place among the pixels, kept for one worker: the filter
/// takes longer than all else in a screen with a photograph, and screens of one design show it again and again.
final class ResampledPictures {
  /// What is asked of the filter; places are told from the first pixel that is wanted.
  private struct Key: Hashable {
    var picture: ObjectIdentifier
    var rect: Rect
    var size: PixelSize
  }

  private var known: [Key: (picture: StoredPicture, surface: CairoSurface)] = [:]
  private var bytes = 0
  /// Bytes after which all are dropped, and of one that is kept.
  private static let largestMemory = 24 << 20
  private static let largestKept = 8 << 20

  /// The pixels of a picture that fills a rectangle, of all that lies within `area`; nil where nothing is gained: where the
  /// picture needs no filter, or is too large to be kept.
  ///
  /// - Parameters:
  ///   - rect: in device pixels, with fractions.
  ///   - area: whole device pixels that hold all that is wanted of it.
  func surface(_ picture: StoredPicture, rect: Rect, area: Rect) throws(RenderingError) -> CairoSurface? {
    guard (1...1e5).contains(area.width), (1...1e5).contains(area.height) else { return nil }
    let size = PixelSize(width: Int(area.width), height: Int(area.height))
    guard size.width > 0, size.height > 0, size.width * size.height * 4 <= Self.largestKept else { return nil }
    let isUnscaled = rect.width == Double(picture.size.width) && rect.height == Double(picture.size.height)
    if isUnscaled, rect.x == rect.x.rounded(), rect.y == rect.y.rounded() { return nil }
    let local = Rect(x: rect.x - area.x, y: rect.y - area.y, width: rect.width, height: rect.height)
    let key = Key(picture: ObjectIdentifier(picture), rect: local, size: size)
    if let surface = known[key]?.surface { return surface }
    if bytes > Self.largestMemory {
      known.removeAll(keepingCapacity: true)
      bytes = 0
    }
    let memory = PixelMemory(capacity: size.width * size.height * 4)
    memory.start.initializeMemory(as: UInt8.self, repeating: 0, count: memory.capacity)
    let surface = try CairoSurface(
      over: memory, format: picture.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: size.width,
      height: size.height, stride: size.width * 4)
    if let average = AreaAverage(picture.size, into: local, size: size) {
      average.write(
        UnsafePointer(picture.memory.start.assumingMemoryBound(to: UInt32.self)), width: picture.size.width,
        to: memory.start.assumingMemoryBound(to: UInt32.self))
      surface.markDirty()
    } else {
      let context = try CairoContext(surface)
      cairo_set_operator(context.handle, CAIRO_OPERATOR_SOURCE)
      context.setSource(
        try picture.surface(), width: picture.size.width, height: picture.size.height, in: local, isPadded: true)
      cairo_paint(context.handle)
      try context.check()
      surface.flush()
    }
    // The picture is kept with its pixels, so that its identifier is not used twice.
    known[key] = (picture, surface)
    bytes += memory.capacity
    return surface
  }
}
