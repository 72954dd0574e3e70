import CCairo
import Typesetting

/// The text engine's coverage masks as Cairo surfaces, kept for one worker.
///
/// Cairo 1.16 rounds glyphs to whole pixels and takes locks of the process; own masks at quarter-pixel phases do
/// neither.
final class GlyphMasks {
  /// Pixels per em from which on outlines are drawn instead.
  static let largestSize = 160.0
  /// Bytes of masks after which all are dropped.
  private static let largestMemory = 24 << 20

  struct Mask {
    var surface: CairoSurface
    /// One byte a pixel: the part of it that is covered.
    var coverage: PixelMemory
    var width: Int
    var height: Int
    /// Bytes from one row to the next.
    var stride: Int
    /// Where its top left lies, in whole pixels from the pixel that holds the glyph's origin.
    var left: Int
    var top: Int
  }

  /// Outlines of one face at one size.
  final class Strike {
    let face: FontFace
    let size: Double
    fileprivate var masks: [UInt64: Mask?] = [:]

    fileprivate init(_ face: FontFace, size: Double) {
      self.face = face
      self.size = size
    }
  }

  private struct StrikeKey: Hashable {
    var face: FaceID
    var size: Double
  }

  private let fonts: FontCatalogue
  private let rasterizer: GlyphRasterizer?
  private var strikes: [StrikeKey: Strike] = [:]
  private var bytes = 0

  init(_ fonts: FontCatalogue) {
    self.fonts = fonts
    rasterizer = GlyphRasterizer()
  }

  /// The masks of a face at a size in device pixels per em; nil for a face that the catalogue did not give out.
  func strike(_ id: FaceID, size: Double) -> Strike? {
    let key = StrikeKey(face: id, size: size)
    if let known = strikes[key] { return known }
    guard let face = fonts.face(id) else { return nil }
    if bytes > Self.largestMemory {
      strikes.removeAll(keepingCapacity: true)
      bytes = 0
    }
    let strike = Strike(face, size: size)
    strikes[key] = strike
    return strike
  }

  /// The mask of a glyph, nil for a blank.
  func mask(_ glyph: UInt32, _ strike: Strike, _ place: GlyphPlace) throws(RenderingError) -> Mask? {
    let key = UInt64(glyph) << 4 | UInt64(place.phaseX << 2 | place.phaseY)
    if let known = strike.masks[key] { return known }
    guard let rasterizer else { throw .outOfMemory }
    var mask: Mask?
    if let drawn = rasterizer.mask(strike.face, glyph: glyph, size: strike.size, place: place), !drawn.isEmpty {
      let coverage = PixelMemory(copying: drawn.coverage)
      let surface = try CairoSurface(
        over: coverage, format: CAIRO_FORMAT_A8, width: drawn.width, height: drawn.height, stride: drawn.stride)
      mask = Mask(
        surface: surface, coverage: coverage, width: drawn.width, height: drawn.height, stride: drawn.stride,
        left: drawn.left, top: drawn.top)
      bytes += drawn.coverage.count
    }
    strike.masks[key] = .some(mask)
    bytes += 128
    return mask
  }
}
