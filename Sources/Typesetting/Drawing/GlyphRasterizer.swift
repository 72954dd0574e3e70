import CFreeType
import ProofModel

/// Makes and keeps coverage masks of glyphs; belongs to one thread.
///
/// Outlines are not hinted and are filled with FreeType's exact-area rasteriser, which needs no face, so no
/// `FT_Face` is ever shared.
public final class GlyphRasterizer {
  /// Pixels per em above which a mask costs more than filling the outline; there is none then.
  public static let largestSize = 400.0

  private let library: FT_Library
  private var masks: [Key: GlyphMask] = [:]
  private var bytes = 0
  private static let largestCacheBytes = 32 << 20

  private struct Key: Hashable {
    var face: FaceID
    var glyph: UInt32
    var size: Double
    var phaseX: UInt8
    var phaseY: UInt8
  }

  /// nil where FreeType can't be started.
  public init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// The glyph's mask; empty for spaces, nil where the outline itself should be filled: above ``largestSize``.
  ///
  /// - Parameter size: device pixels per em.
  public func mask(_ face: FontFace, glyph: UInt32, size: Double, place: GlyphPlace) -> GlyphMask? {
    guard size > 0, size <= Self.largestSize else { return nil }
    let key = Key(face: face.id, glyph: glyph, size: size, phaseX: place.phaseX, phaseY: place.phaseY)
    if let known = masks[key] { return known }
    let mask = render(face.outline(glyph), size: size, place: place)
    if bytes > Self.largestCacheBytes {
      masks.removeAll()
      bytes = 0
    }
    bytes += mask.coverage.count + 64
    masks[key] = mask
    return mask
  }

  private func render(_ outline: GlyphOutline, size: Double, place: GlyphPlace) -> GlyphMask {
    var points = FlatOutline(
      outline, scale: size * 64, dx: Double(place.phaseX) * 16, dy: -Double(place.phaseY) * 16)
    guard !points.isEmpty else { return .empty }
    let left = points.minX >> 6
    let bottom = points.minY >> 6
    let width = ((points.maxX + 63) >> 6) - left
    let height = ((points.maxY + 63) >> 6) - bottom
    // Four ems each way: beyond lies only what hostile fonts draw.
    let limit = Int(size * 8) + 64
    guard width > 0, height > 0, width <= limit, height <= limit else { return .empty }
    let stride = (width + 3) & ~3
    var coverage = [UInt8](repeating: 0, count: stride * height)
    points.move(x: -left << 6, y: -bottom << 6)
    let failed = points.withOutline { outline in
      coverage.withUnsafeMutableBufferPointer { buffer in
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(height)
        bitmap.width = UInt32(width)
        bitmap.pitch = Int32(stride)
        bitmap.buffer = buffer.baseAddress
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        return FT_Outline_Get_Bitmap(library, &outline, &bitmap) != 0
      }
    }
    guard !failed else { return .empty }
    return GlyphMask(
      left: left, top: -(bottom + height), width: width, height: height, stride: stride, coverage: coverage)
  }
}

/// An outline as FreeType's rasteriser takes it: 26.6 pixels, y upwards.
private struct FlatOutline {
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contours: [Int16] = []
  private(set) var minX = Int.max
  private(set) var maxX = Int.min
  private(set) var minY = Int.max
  private(set) var maxY = Int.min

  var isEmpty: Bool { points.isEmpty }

  init(_ outline: GlyphOutline, scale: Double, dx: Double, dy: Double) {
    points.reserveCapacity(outline.elements.count * 2)
    for element in outline.elements {
      // FreeType counts points in 16 bits.
      guard points.count < 32_000 else { break }
      switch element {
      case .move(let point):
        endContour()
        add(point.x * scale + dx, -point.y * scale + dy, tag: 1)
      case .line(let point):
        add(point.x * scale + dx, -point.y * scale + dy, tag: 1)
      case .quadratic(let control, let point):
        add(control.x * scale + dx, -control.y * scale + dy, tag: 0)
        add(point.x * scale + dx, -point.y * scale + dy, tag: 1)
      case .curve(let first, let second, let point):
        add(first.x * scale + dx, -first.y * scale + dy, tag: 2)
        add(second.x * scale + dx, -second.y * scale + dy, tag: 2)
        add(point.x * scale + dx, -point.y * scale + dy, tag: 1)
      case .close:
        endContour()
      }
    }
    endContour()
  }

  private mutating func endContour() {
    let last = Int16(points.count - 1)
    guard last >= 0, last != contours.last else { return }
    contours.append(last)
  }

  private mutating func add(_ x: Double, _ y: Double, tag: CChar) {
    let limit = 1_000_000.0
    let px = Int(min(max(x, -limit), limit).rounded())
    let py = Int(min(max(y, -limit), limit).rounded())
    minX = min(minX, px)
    maxX = max(maxX, px)
    minY = min(minY, py)
    maxY = max(maxY, py)
    points.append(FT_Vector(x: px, y: py))
    tags.append(tag)
  }

  mutating func move(x: Int, y: Int) {
    for index in points.indices {
      points[index].x += x
      points[index].y += y
    }
  }

  mutating func withOutline<Result>(_ body: (inout FT_Outline) -> Result) -> Result {
    points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contours.withUnsafeMutableBufferPointer { contours in
          var outline = FT_Outline()
          outline.n_points = Int16(points.count)
          outline.n_contours = Int16(contours.count)
          outline.points = points.baseAddress
          tags.withMemoryRebound(to: CChar.self) { outline.tags = $0.baseAddress }
          outline.contours = contours.baseAddress
          return body(&outline)
        }
      }
    }
  }
}
