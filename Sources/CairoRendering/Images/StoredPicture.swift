import CCairo
import PixelCoding
import ProofModel

/// A decoded picture as Cairo wants it: words 0xAARRGGBB in native order, colours premultiplied; never written to
/// once made, so every worker's surfaces may point into it.
final class StoredPicture: @unchecked Sendable {
  let size: PixelSize
  /// Natural size in points.
  let points: Size
  let memory: PixelMemory
  let isOpaque: Bool
  /// The file's own bytes, where a vector file may embed them as they are.
  let embeddable: Embeddable?

  struct Embeddable {
    var mimeType: String
    var bytes: [UInt8]
  }

  /// - Parameter tint: draws the picture's shape in one colour.
  init(_ pixels: PixelBuffer, points: Size, file: [UInt8], tint: Color? = nil) {
    size = pixels.size
    self.points = points
    let count = pixels.size.width * pixels.size.height
    memory = PixelMemory(capacity: count * 4)
    let words = memory.start.assumingMemoryBound(to: UInt32.self)
    var everyAlpha: UInt32 = 255
    let inks = tint.map { Ink($0) }
    pixels.bytes.withUnsafeBytes { source in
      for index in 0..<count {
        let pixel = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        everyAlpha &= pixel >> 24
        words[index] = inks?.word(pixel >> 24) ?? Self.premultiplied(pixel)
      }
    }
    isOpaque = everyAlpha == 255 && tint == nil
    embeddable = tint == nil ? Self.embeddable(file) : nil
  }

  /// The picture averaged over squares of `factor` × `factor` pixels, without its whole in memory.
  ///
  /// - Parameter tint: draws the picture's shape in one colour.
  init(_ pixels: PixelBuffer, points: Size, reducedBy factor: Int, tint: Color?) {
    self.points = points
    embeddable = nil
    let inks = tint.map { Ink($0) }
    var everyAlpha: UInt32 = 255
    let whole = pixels.size
    (size, memory) = pixels.bytes.withUnsafeBytes { source in
      Self.averaged(whole, by: factor) { index in
        let pixel = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        everyAlpha &= pixel >> 24
        return inks?.word(pixel >> 24) ?? Self.premultiplied(pixel)
      }
    }
    isOpaque = everyAlpha == 255 && tint == nil
  }

  /// - Parameter memory: words as this class keeps them.
  init(size: PixelSize, points: Size, memory: PixelMemory, isOpaque: Bool) {
    self.size = size
    self.points = points
    self.memory = memory
    self.isOpaque = isOpaque
    embeddable = nil
  }

  /// The picture's shape in one colour.
  func tinted(_ color: Color) -> StoredPicture {
    let count = size.width * size.height
    let result = PixelMemory(capacity: count * 4)
    let source = memory.start.assumingMemoryBound(to: UInt32.self)
    let words = result.start.assumingMemoryBound(to: UInt32.self)
    let ink = Ink(color)
    for index in 0..<count { words[index] = ink.word(isOpaque ? 255 : source[index] >> 24) }
    return StoredPicture(size: size, points: points, memory: result, isOpaque: false)
  }

  /// One colour that shapes are drawn in.
  private struct Ink {
    private let red, green, blue, strength: UInt32

    init(_ color: Color) {
      func whole(_ part: Double) -> UInt32 { UInt32((min(1, max(0, part)) * 255).rounded()) }
      (red, green, blue, strength) = (whole(color.red), whole(color.green), whole(color.blue), whole(color.alpha))
    }

    /// The premultiplied word of a pixel of that alpha.
    func word(_ alpha: UInt32) -> UInt32 {
      let alpha = (alpha * strength + 127) / 255
      return alpha << 24 | (red * alpha + 127) / 255 << 16 | (green * alpha + 127) / 255 << 8
        | (blue * alpha + 127) / 255
    }
  }

  /// A surface over the picture's pixels; each drawing makes its own, as a surface belongs to one thread.
  func surface() throws(RenderingError) -> CairoSurface {
    try CairoSurface(
      over: memory, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: size.width,
      height: size.height, stride: size.width * 4)
  }

  /// 0xAABBGGRR straight to 0xAARRGGBB premultiplied.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (pixel >> shift & 0xFF) * alpha + 128
      return (product + product >> 8) >> 8
    }
    return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }

  /// Averages squares of `factor` × `factor` pixels; what is left at the right and bottom goes into the last ones.
  ///
  /// Cairo's own filter reads every pixel of a large picture each time it is drawn; this reads them once.
  func reduced(by factor: Int) -> StoredPicture {
    let source = memory.start.assumingMemoryBound(to: UInt32.self)
    let (target, result) = Self.averaged(size, by: factor) { source[$0] }
    return StoredPicture(size: target, points: points, memory: result, isOpaque: isOpaque)
  }

  /// - Parameter word: the premultiplied pixel at an index; each is asked for once.
  private static func averaged(
    _ size: PixelSize, by factor: Int, _ word: (Int) -> UInt32
  ) -> (size: PixelSize, memory: PixelMemory) {
    let target = PixelSize(width: max(1, size.width / factor), height: max(1, size.height / factor))
    let result = PixelMemory(capacity: target.width * target.height * 4)
    let words = result.start.assumingMemoryBound(to: UInt32.self)
    for y in 0..<target.height {
      let rows = (y * size.height / target.height)..<((y + 1) * size.height / target.height)
      for x in 0..<target.width {
        let columns = (x * size.width / target.width)..<((x + 1) * size.width / target.width)
        var sums = (0 as UInt32, 0 as UInt32, 0 as UInt32, 0 as UInt32)
        for row in rows {
          for column in columns {
            let pixel = word(row * size.width + column)
            sums.0 += pixel & 0xFF
            sums.1 += pixel >> 8 & 0xFF
            sums.2 += pixel >> 16 & 0xFF
            sums.3 += pixel >> 24
          }
        }
        let count = UInt32(rows.count * columns.count)
        let half = count / 2
        let (blue, green) = ((sums.0 + half) / count, (sums.1 + half) / count)
        let (red, alpha) = ((sums.2 + half) / count, (sums.3 + half) / count)
        words[y * target.width + x] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
    return (target, result)
  }

  /// PNG and plain JPEG files; a JPEG that is to be turned or holds inks would look otherwise in a reader that takes
  /// its data as it is.
  private static func embeddable(_ file: [UInt8]) -> Embeddable? {
    guard file.count <= 8 << 20 else { return nil }
    if file.starts(with: [0x89, 0x50]) { return Embeddable(mimeType: CAIRO_MIME_TYPE_PNG, bytes: file) }
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    let head = file.prefix(65_536)
    for mark in ["Exif\u{0}", "Adobe\u{0}"].map({ Array($0.utf8) }) {
      for start in head.indices where head[start] == mark[0] && head[start...].starts(with: mark) { return nil }
    }
    return Embeddable(mimeType: CAIRO_MIME_TYPE_JPEG, bytes: file)
  }
}
