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
  private let pictures = GlyphPictures()
  /// Where the pictures of the next display list are looked up.
  public var images: ImageStore
  private let limits: RenderingLimits
  private let pool = SurfacePool()
  private let encoder = PNGEncoder()

  public init(fonts: FontCatalogue, images: ImageStore, limits: RenderingLimits = RenderingLimits()) {
    glyphs = GlyphMasks(fonts)
    self.images = images
    self.limits = limits
  }

  /// The picture as a file, `list.scale` pixels per point, which its resolution tells.
  public func render(_ list: DisplayList) throws(RenderingError) -> [UInt8] {
    try withPixels(list) { rows throws(RenderingError) in
      do throws(ImageEncodingError) {
        return try encoder.encode(rows, scale: list.scale)
      } catch {
        throw .encoding(error.description)
      }
    }
  }

  /// Draws without encoding, for measuring; gives the number of bytes drawn on.
  public func draw(_ list: DisplayList) throws(RenderingError) -> Int {
    try withPixels(list) { rows throws(RenderingError) in rows.stride * rows.size.height }
  }

  /// The picture's pixels.
  public func pixels(_ list: DisplayList) throws(RenderingError) -> PixelBuffer {
    try withPixels(list) { rows throws(RenderingError) in PixelBuffer(rows) }
  }

  /// Pictures of one size as an animated file that runs without end.
  ///
  /// - Parameter frames: with the times for which they stand, in milliseconds.
  public func renderAnimation(_ frames: [(list: DisplayList, milliseconds: Int)]) throws(RenderingError) -> [UInt8] {
    var pictures: [AnimationFrame] = []
    for frame in frames {
      pictures.append(AnimationFrame(pixels: try pixels(frame.list), milliseconds: frame.milliseconds))
    }
    do throws(ImageEncodingError) {
      return try encoder.encodeAnimation(pictures, scale: frames.first?.list.scale)
    } catch {
      throw .encoding(error.description)
    }
  }

  private func withPixels<Result>(
    _ list: DisplayList, _ body: (PixelRows) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let size = try limits.pixelSize(of: list.size, scale: list.scale)
    let surface = try pool.surface(size, isTransparent: list.isTransparent)
    let drawing = try PNGDrawing(surface, list, glyphs, pictures, images)
    try drawing.draw(list)
    surface.flush()
    return try surface.withRows(size, body)
  }
}

/// One raster picture while it is drawn.
final class PNGDrawing: DrawingBackend {
  let context: CairoContext
  let glyphs: GlyphMasks
  let pictures: GlyphPictures
  let images: ImageStore
  /// Device pixels per point of the picture, before transforms.
  let scale: Double

  init(
    _ surface: CairoSurface, _ list: DisplayList, _ glyphs: GlyphMasks, _ pictures: GlyphPictures, _ images: ImageStore
  ) throws(RenderingError) {
    context = try CairoContext(surface)
    context.pushTransform(translate: .zero, scale: list.scale)
    scale = list.scale
    self.glyphs = glyphs
    self.pictures = pictures
    self.images = images
  }

  func beginGroup(_ group: SemanticGroup) {}
  func endGroup() {}
}
