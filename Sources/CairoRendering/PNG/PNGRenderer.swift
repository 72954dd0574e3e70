import CCairo
import PixelCoding
public import ProofModel
public import ProofScene
public import Typesetting

/// Draws display lists as PNG pictures, opaque ones but for those that are transparent.
///
/// Keeps its memory, glyph masks and compressor between pictures: one renderer for each worker, used by one thread
/// at a time. The bytes depend on the display list, the fonts and the assets alone, not on what was drawn before.
public final class PNGRenderer {
  private let glyphs: GlyphMasks
  private let shapes = ShapeMasks()
  private let pictures = GlyphPictures()
  private let hatching = HatchDiagonals()
  private let resampled = ResampledPictures()
  /// Where the pictures of the next display list are looked up.
  public var images: ImageStore
  private let limits: RenderingLimits
  private let pool = SurfacePool()
  private let encoder = PNGEncoder()
  /// Rows of a band; nil: as many as stay in the cache.
  var bandHeight: Int?

  /// A renderer that looks fonts and pictures up in these and refuses pictures beyond the limits.
  public init(fonts: FontCatalogue, images: ImageStore, limits: RenderingLimits = RenderingLimits()) {
    glyphs = GlyphMasks(fonts)
    self.images = images
    self.limits = limits
  }

  /// The picture as a file, `list.scale` pixels per point, which its resolution tells.
  public func render(_ list: DisplayList) throws(RenderingError) -> [UInt8] {
    // Whether a picture has a translucent pixel is known when all are drawn.
    if list.isTransparent {
      let pixels = try pixels(list)
      return try encoded { () throws(ImageEncodingError) in try encoder.encode(pixels, scale: list.scale) }
    }
    let size = try limits.pixelSize(of: list.size, scale: list.scale)
    let stream = encoder.stream(size, layout: .xrgbWord)
    try drawBands(list, size) { stream.add($0) }
    guard let file = stream.finished(scale: list.scale) else { throw .outOfMemory }
    return file
  }

  /// Draws without encoding, for measuring; gives the number of bytes drawn on.
  public func draw(_ list: DisplayList) throws(RenderingError) -> Int {
    var bytes = 0
    try drawBands(list, limits.pixelSize(of: list.size, scale: list.scale)) { bytes += $0.stride * $0.size.height }
    return bytes
  }

  /// The picture's pixels.
  public func pixels(_ list: DisplayList) throws(RenderingError) -> PixelBuffer {
    var bytes: [UInt8] = []
    return PixelBuffer(size: try draw(list, into: &bytes), bytes: bytes)
  }

  /// Puts the picture's pixels into the memory of others, and gives its size: of large pictures new memory costs more than drawing.
  package func draw(_ list: DisplayList, into bytes: inout [UInt8]) throws(RenderingError) -> PixelSize {
    let size = try limits.pixelSize(of: list.size, scale: list.scale)
    bytes.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(size.width * size.height * 4)
    try drawBands(list, size) { $0.append(to: &bytes) }
    return size
  }

  /// Pictures of one size as an animated file that runs without end.
  ///
  /// - Parameter frames: with the times for which they stand, in milliseconds.
  public func renderAnimation(_ frames: [(list: DisplayList, milliseconds: Int)]) throws(RenderingError) -> [UInt8] {
    var pictures: [AnimationFrame] = []
    for frame in frames {
      pictures.append(AnimationFrame(pixels: try pixels(frame.list), milliseconds: frame.milliseconds))
    }
    return try encoded { () throws(ImageEncodingError) in
      try encoder.encodeAnimation(pictures, scale: frames.first?.list.scale)
    }
  }

  private func encoded(_ body: () throws(ImageEncodingError) -> [UInt8]) throws(RenderingError) -> [UInt8] {
    do throws(ImageEncodingError) { return try body() } catch { throw .encoding(error.description) }
  }

  /// Bytes of a band: what stays in a core's own cache beside the masks and pictures that are drawn on it.
  private static let bandBytes = 512 << 10
  private static let leastBandHeight = 32

  /// Draws a picture in bands of rows, top first, each from the commands that reach it, and lends them in turn.
  ///
  /// A whole tablet's screen is drawn over some ten times and read again twice: that is memory's speed, and a sheet
  /// takes 60 MB of it. Bands never leave the cache.
  private func drawBands(
    _ list: DisplayList, _ size: PixelSize, _ body: (PixelRows) -> Void
  ) throws(RenderingError) {
    let reach = CommandReach(list)
    let height = bandHeight ?? max(Self.leastBandHeight, Self.bandBytes / (size.width * 4))
    for top in stride(from: 0, to: size.height, by: height) {
      let band = top..<min(top + height, size.height)
      let part = PixelSize(width: size.width, height: band.count)
      let surface = try pool.surface(part, top: top, isTransparent: list.isTransparent)
      let drawing = try PNGDrawing(surface, list, band, glyphs, shapes, pictures, hatching, resampled, images)
      try drawing.draw(list, reach.within(band))
      surface.flush()
      try surface.withRows(part) { rows throws(RenderingError) in body(rows) }
    }
  }
}

/// One band of a raster picture while it is drawn.
final class PNGDrawing: DrawingBackend {
  let context: CairoContext
  let glyphs: GlyphMasks
  let shapes: ShapeMasks
  let pictures: GlyphPictures
  let hatching: HatchDiagonals
  let resampled: ResampledPictures
  let images: ImageStore
  /// Device pixels per point of the picture, before transforms.
  let scale: Double
  /// The picture's rows that are drawn.
  let band: Range<Int>
  /// An opaque box that is not filled yet: where the next one covers it, it need not be.
  private var waiting: (box: FixedBox, ink: MaskTarget.Ink, target: MaskTarget)?
  /// Where shapes and glyphs can be blended without Cairo, as it was asked last.
  private var knownTarget: (version: Int, target: MaskTarget?)?

  init(
    _ surface: CairoSurface, _ list: DisplayList, _ band: Range<Int>, _ glyphs: GlyphMasks, _ shapes: ShapeMasks,
    _ pictures: GlyphPictures, _ hatching: HatchDiagonals, _ resampled: ResampledPictures, _ images: ImageStore
  ) throws(RenderingError) {
    self.band = band
    context = try CairoContext(surface)
    context.pushTransform(translate: .zero, scale: list.scale)
    scale = list.scale
    self.glyphs = glyphs
    self.shapes = shapes
    self.pictures = pictures
    self.hatching = hatching
    self.resampled = resampled
    self.images = images
    guard !list.isTransparent else { return }
    // What covers all of the white spares it.
    if let target = maskTarget() {
      waiting = (target.whole, MaskTarget.Ink(.white), target)
    } else {
      context.paint(.white)
    }
  }

  /// Where glyphs, boxes and small shapes can be blended without Cairo; nil where they cannot.
  func maskTarget() -> MaskTarget? {
    if let knownTarget, knownTarget.version == context.clipVersion { return knownTarget.target }
    var target: MaskTarget?
    if !context.isInLayer {
      var clip: [Rect]?
      context.inDeviceSpace { clip = context.clipRectangles }
      target = MaskTarget(context.surface, clip: clip, band: band)
    }
    knownTarget = (context.clipVersion, target)
    return target
  }

  /// Fills a box, later: what the next one covers of it is not drawn.
  func fill(_ box: FixedBox, _ ink: MaskTarget.Ink, on target: MaskTarget) {
    guard ink.isOpaque else {
      settle()
      return target.fill(box, ink)
    }
    if let waiting {
      for part in waiting.box.parts(outside: target.covered(by: box)) { waiting.target.fill(part, waiting.ink) }
    }
    waiting = (box, ink, target)
  }

  func settle() {
    guard let waiting else { return }
    waiting.target.fill(waiting.box, waiting.ink)
    self.waiting = nil
  }

  func beginGroup(_ group: SemanticGroup) {}
  func endGroup() {}
}
