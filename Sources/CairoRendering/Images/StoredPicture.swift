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
    memory = PixelMemory.picture(count * 4)
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
    let columns = (0...target.width).map { $0 * size.width / target.width }
    for y in 0..<target.height {
      let rows = (y * size.height / target.height)..<((y + 1) * size.height / target.height)
      for x in 0..<target.width {
        let (left, right) = (columns[x], columns[x + 1])
        var sums = SIMD4<UInt32>()
        for row in rows {
          for index in (row * size.width + left)..<(row * size.width + right) {
            sums &+= SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(word(index), to: SIMD4<UInt8>.self))
          }
        }
        words[y * target.width + x] = Self.mean(sums, of: UInt32(rows.count * (right - left)))
      }
    }
    return (target, result)
  }

  /// The word of each channel's sum over `count`, rounded.
  @inline(__always) static func mean(_ sums: SIMD4<UInt32>, of count: UInt32) -> UInt32 {
    let sums = sums &+ count / 2
    guard count <= 1024 else {
      let mean = SIMD4<UInt32>(sums[0] / count, sums[1] / count, sums[2] / count, sums[3] / count)
      return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
    }
    // Half a part is added, so that no quotient lies nearer than that to where rounding would take the next whole; from
    // 2²³ on a number's last bit is worth one.
    let quotient = (SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: sums)) + 0.5) * (1 / Float(count)) - 0.5
    let whole = unsafeBitCast(quotient + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: whole), to: UInt32.self)
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
