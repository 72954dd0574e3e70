import CCairo
import ProofModel

/// Pictures as they come out of a filter for one size and one place among the pixels, kept for one worker: the filter
/// takes longer than all else in a screen with a photograph, and screens of one design show it again and again.
///
/// All lie in one block of memory, the latest over those that were made longest ago: fresh pages from the system cost as
/// much as the filter. Only a part of it is used until one is asked for that another lay over: what is shown once needs no
/// room.
final class ResampledPictures {
  /// What is asked of the filter; places are told from the first pixel that is wanted.
  private struct Key: Hashable {
    var picture: ObjectIdentifier
    var rect: Rect
    var size: PixelSize
  }

  private struct Entry {
    var picture: StoredPicture
    var surface: CairoSurface
    /// Where its pixels lie in the block.
    var bytes: Range<Int>
  }

  private var known: [Key: Entry] = [:]
  private var block: PixelMemory?
  /// Where the next picture goes.
  private var end = 0
  /// How much of the block is used.
  private var used = leastUsed
  /// What another picture lies over now, by the hashes of their keys; forgotten where they are many.
  private var past: Set<Int> = []
  /// Bytes of the block, what is used of it at first, and of one picture that is kept.
  private static let blockBytes = 12 << 20
  private static let leastUsed = 2 << 20
  private static let largestKept = 8 << 20
  private static let mostPast = 1024

  /// The pixels of a picture that fills a rectangle, of all that lies within `area`; nil where nothing is gained: where the
  /// picture needs no filter, or is too large to be kept. To be drawn before another is asked for.
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
    if past.contains(key.hashValue) { used = Self.blockBytes }
    let (bytes, memory) = try room(for: size.width * size.height * 4)
    let surface = try CairoSurface(
      over: memory, format: picture.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: size.width,
      height: size.height, stride: size.width * 4)
    if let average = AreaAverage(picture.size, into: local, size: size) {
      average.write(
        UnsafePointer(picture.memory.start.assumingMemoryBound(to: UInt32.self)), width: picture.size.width,
        to: memory.start.assumingMemoryBound(to: UInt32.self))
      surface.markDirty()
    } else {
      // The filter writes every pixel: beyond its edges the picture's last ones go on.
      let context = try CairoContext(surface)
      cairo_set_operator(context.handle, CAIRO_OPERATOR_SOURCE)
      context.setSource(
        try picture.surface(), width: picture.size.width, height: picture.size.height, in: local, isPadded: true)
      cairo_paint(context.handle)
      try context.check()
      surface.flush()
    }
    // The picture is kept with its pixels, so that its identifier is not used twice.
    known[key] = Entry(picture: picture, surface: surface, bytes: bytes)
    return surface
  }

  /// A part of the block, without what lay there.
  private func room(for count: Int) throws(RenderingError) -> (bytes: Range<Int>, memory: PixelMemory) {
    let block: PixelMemory
    if let known = self.block {
      block = known
    } else {
      block = try PixelMemory(mapping: Self.blockBytes)
      self.block = block
    }
    let start = end + count > used ? 0 : end
    let bytes = start..<(start + count)
    if past.count > Self.mostPast { past = [] }
    known = known.filter { key, entry in
      guard entry.bytes.overlaps(bytes) else { return true }
      if used < Self.blockBytes { past.insert(key.hashValue) }
      return false
    }
    end = (start + count + 63) & ~63
    return (bytes, PixelMemory(part: bytes, of: block))
  }
}
