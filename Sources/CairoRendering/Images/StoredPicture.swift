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
    self.points = points
    (size, memory, isOpaque) = pixels.bytes.withUnsafeBytes {
      Self.kept(pixels.size, tint, Self.rows(of: $0, pixels.size))
    }
    embeddable = tint == nil ? Self.embeddable(file) : nil
  }

  /// The picture averaged over squares of `factor` × `factor` pixels, without its whole in memory.
  ///
  /// - Parameter tint: draws the picture's shape in one colour.
  init(_ pixels: PixelBuffer, points: Size, reducedBy factor: Int, tint: Color?) {
    self.points = points
    embeddable = nil
    (size, memory, isOpaque) = pixels.bytes.withUnsafeBytes {
      Self.reduced(pixels.size, .stored, by: factor, tint, Self.rows(of: $0, pixels.size))
    }
  }

  private static func rows(
    of bytes: UnsafeRawBufferPointer, _ size: PixelSize
  ) -> (Int) -> UnsafeRawBufferPointer {
    { y in UnsafeRawBufferPointer(rebasing: bytes[(y * size.width * 4)...]) }
  }

  /// The same of a file whose pixels are read row by row; nil where they cannot be, or are of another size.
  ///
  /// - Parameter factor: nil keeps every pixel; a picture that is turned to be shown is then none that can be read so.
  init?(
    rowsOf file: [UInt8], _ whole: PixelSize, _ limits: ImageLimits, points: Size, reducedBy factor: Int?, tint: Color?
  ) {
    var made: (size: PixelSize, memory: PixelMemory, isOpaque: Bool)?
    let isWhole = ImageDecoder.readRows(file, limits: limits) { size, orientation, read in
      guard orientation.turned(size) == whole, factor != nil || orientation == .stored else { return }
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size.width * 4, alignment: 16)
      defer { bytes.deallocate() }
      guard let base = bytes.baseAddress else { return }
      func row(_: Int) -> UnsafeRawBufferPointer {
        read(base)
        return UnsafeRawBufferPointer(bytes)
      }
      made = factor.map { Self.reduced(size, orientation, by: $0, tint, row) } ?? Self.kept(size, tint, row)
    }
    guard isWhole, let made else { return nil }
    self.points = points
    embeddable = factor == nil && tint == nil ? Self.embeddable(file) : nil
    (size, memory, isOpaque) = made
  }

  /// - Parameter row: the straight pixels of a row; each is asked for once, in their order.
  private static func kept(
    _ size: PixelSize, _ tint: Color?, _ row: (Int) -> UnsafeRawBufferPointer
  ) -> (size: PixelSize, memory: PixelMemory, isOpaque: Bool) {
    let ink = tint.map { Ink($0) }
    let memory = PixelMemory.picture(size.width * size.height * 4)
    let words = memory.start.assumingMemoryBound(to: UInt32.self)
    var everyAlpha: UInt32 = 255
    for y in 0..<size.height { everyAlpha &= convert(row(y), size.width, ink, to: words + y * size.width) }
    return (size, memory, everyAlpha == 255 && tint == nil)
  }

  /// - Parameters:
  ///   - whole: the size as stored, which `orientation` turns to be shown.
  ///   - row: the straight pixels of a row; each is asked for once, in their order.
  private static func reduced(
    _ whole: PixelSize, _ orientation: ExifOrientation, by factor: Int, _ tint: Color?,
    _ row: (Int) -> UnsafeRawBufferPointer
  ) -> (size: PixelSize, memory: PixelMemory, isOpaque: Bool) {
    let ink = tint.map { Ink($0) }
    var everyAlpha: UInt32 = 255
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: whole.width)
    defer { words.deallocate() }
    let (size, memory) = averaged(whole, orientation, by: factor) { y in
      everyAlpha &= convert(row(y), whole.width, ink, to: words)
      return UnsafePointer(words)
    }
    return (size, memory, everyAlpha == 255 && tint == nil)
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
      // Shifts bind tighter than divisions do.
      func channel(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
      return alpha << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
  }

  /// A surface over the picture's pixels; each drawing makes its own, as a surface belongs to one thread.
  func surface() throws(RenderingError) -> CairoSurface {
    try CairoSurface(
      over: memory, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: size.width,
      height: size.height, stride: size.width * 4)
  }

  /// Pixels 0xAABBGGRR straight as words of this class.
  ///
  /// - Parameter ink: draws their shape in one colour.
  /// - Returns: all their alphas, one and the other: 255 where none is translucent.
  private static func convert(
    _ source: UnsafeRawBufferPointer, _ count: Int, _ ink: Ink?, to words: UnsafeMutablePointer<UInt32>
  ) -> UInt32 {
    typealias Lanes = SIMD4<UInt32>
    var everyAlpha: UInt32 = 255
    guard let base = source.baseAddress else { return everyAlpha }
    var index = 0
    /// The pixels up to one, each by itself.
    func convert(to end: Int) {
      while index < end {
        let pixel = UInt32(littleEndian: base.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
        everyAlpha &= pixel >> 24
        words[index] = ink?.word(pixel >> 24) ?? premultiplied(pixel)
        index &+= 1
      }
    }
    guard ink == nil, 1.littleEndian == 1 else {
      convert(to: count)
      return everyAlpha
    }
    // Most pictures are opaque: red and blue change places, and that is all.
    while index &+ 4 <= count {
      let pixels = base.loadUnaligned(fromByteOffset: index &* 4, as: Lanes.self)
      guard pixels & 0xFF00_0000 == Lanes(repeating: 0xFF00_0000) else {
        convert(to: index &+ 4)
        continue
      }
      let swapped = pixels & 0xFF00_FF00 | (pixels & 0xFF) &<< 16 | (pixels &>> 16) & 0xFF
      UnsafeMutableRawPointer(words + index).storeBytes(of: swapped, as: Lanes.self)
      index &+= 4
    }
    convert(to: count)
    return everyAlpha
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
    let (target, result) = Self.averaged(size, .stored, by: factor) { UnsafePointer(source + $0 * size.width) }
    return StoredPicture(size: target, points: points, memory: result, isOpaque: isOpaque)
  }

  /// - Parameters:
  ///   - size: as stored, which `orientation` turns to be shown: what is left goes into the last ones as shown.
  ///   - row: the words of a row, until the next is asked for; each is asked for once, in their order.
  private static func averaged(
    _ size: PixelSize, _ orientation: ExifOrientation, by factor: Int, _ row: (Int) -> UnsafePointer<UInt32>
  ) -> (size: PixelSize, memory: PixelMemory) {
    let target = PixelSize(width: max(1, size.width / factor), height: max(1, size.height / factor))
    let result = PixelMemory(capacity: target.width * target.height * 4)
    let words = result.start.assumingMemoryBound(to: UInt32.self)
    let columns = bounds(size.width, target.width, isMirrored: orientation.mirrorsColumns)
    let lines = bounds(size.height, target.height, isMirrored: orientation.mirrorsRows)
    // The sums of each channel down the rows of one square, first over up to 256 rows, as many as a sum has room for.
    let sums = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: size.width)
    let narrow = UnsafeMutablePointer<UInt16>.allocate(capacity: size.width * 4)
    defer {
      sums.deallocate()
      narrow.deallocate()
    }
    for y in 0..<target.height {
      let rows = lines[y]..<lines[y + 1]
      sums.initialize(repeating: .zero, count: size.width)
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: 256) {
        narrow.initialize(repeating: 0, count: size.width * 4)
        for y in first..<min(first + 256, rows.upperBound) { addRow(row(y), size.width, to: narrow) }
        let lanes = UnsafeRawPointer(narrow)
        for x in 0..<size.width {
          sums[x] &+= SIMD4<UInt32>(truncatingIfNeeded: lanes.load(fromByteOffset: x &* 8, as: SIMD4<UInt16>.self))
        }
      }
      for x in 0..<target.width {
        let (left, right) = (columns[x], columns[x + 1])
        var sum = SIMD4<UInt32>()
        for column in left..<right { sum &+= sums[column] }
        words[y * target.width + x] = Self.mean(sum, of: UInt32(rows.count * (right - left)))
      }
    }
    guard orientation != .stored else { return (target, result) }
    let shown = PixelMemory(capacity: target.width * target.height * 4)
    orientation.turn(target, words, to: shown.start.assumingMemoryBound(to: UInt32.self))
    return (orientation.turned(target), shown)
  }

  /// Where squares begin along one side of `length` pixels, and where the last ends; mirrored as counted from its end.
  private static func bounds(_ length: Int, _ squares: Int, isMirrored: Bool) -> [Int] {
    let bounds = (0...squares).map { $0 * length / squares }
    return isMirrored ? bounds.reversed().map { length - $0 } : bounds
  }

  /// Adds each channel of a row to its sum.
  @inline(__always) private static func addRow(
    _ row: UnsafePointer<UInt32>, _ width: Int, to sums: UnsafeMutablePointer<UInt16>
  ) {
    let (bytes, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(sums))
    var place = 0
    while place &+ 8 <= width &* 4 {
      let sum = target.loadUnaligned(fromByteOffset: place &* 2, as: SIMD8<UInt16>.self)
      let channels = bytes.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt8>.self)
      target.storeBytes(
        of: sum &+ SIMD8<UInt16>(truncatingIfNeeded: channels), toByteOffset: place &* 2, as: SIMD8<UInt16>.self)
      place &+= 8
    }
    while place < width &* 4 {
      sums[place] &+= UInt16(bytes.load(fromByteOffset: place, as: UInt8.self))
      place &+= 1
    }
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
