import PixelCoding
import ProofModel

/// Draws what differs: the actual picture faded to grey, and over it each differing pixel by its strength, in a colour
/// that says what became of it (`PixelChange`); passed-over anti-aliasing yellow, masked differences blue, the parts that
/// only one picture has violet or green.
///
/// At most 256 colours, so that it is a small file that is written fast.
public enum DifferencePicture {
  /// The marks' places in the palette, after the greys and before the changes.
  enum Mark: UInt8, CaseIterable {
    case antialiased = 32
    case masked, onlyExpected, onlyActual

    /// 0xRRGGBB; told apart by brightness too.
    var color: UInt32 {
      switch self {
      case .antialiased: 0xF2C200
      case .masked: 0x8FB8E8
      case .onlyExpected: 0xC9A3E0
      case .onlyActual: 0x9CD8A4
      }
    }
  }

  /// The place of white, and of as many steps of darkness below it.
  private static let white = 31
  /// The brightness, 0…255, that black fades to.
  private static let darkest = 193

  /// Greys from faded black up to white; then the marks; then the changes, kind by kind, from weak to strong.
  static let palette: [UInt32] =
    (0...white).map { level in
      let gray = UInt32(darkest + (255 - darkest) * level / white)
      return gray << 16 | gray << 8 | gray
    } + Mark.allCases.map(\.color) + PixelChange.colors

  /// The place of a change in the palette.
  static func index(_ change: PixelChange) -> UInt8 {
    UInt8(white + 1 + Mark.allCases.count + change.rawValue)
  }

  /// The picture of a difference between two pictures; `expected` and `actual` are those that were compared.
  public static func draw(
    _ difference: Difference, expected: PixelBuffer, actual: PixelBuffer
  ) -> IndexedPixels? {
    let size = difference.alignment?.canvas ?? expected.size
    guard size.width > 0, size.height > 0 else { return nil }
    var (expected, actual) = (expected, actual)
    if let alignment = difference.alignment {
      (expected, actual) = (alignment.placed(expected), alignment.placed(actual))
    }
    // What only the expected picture has is shown from it.
    var indices = faded(difference.alignment == nil ? actual : actual.over(expected))
    for region in difference.regions where region.kind != .changed {
      tint(&indices, size, region.bounds, region.kind == .onlyExpected ? .onlyExpected : .onlyActual)
    }
    indices.withUnsafeMutableBufferPointer { indices in
      mark(difference.spans.antialiased, .antialiased, indices, size)
      mark(difference.spans.masked, .masked, indices, size)
    }
    PixelChange.each(of: difference, expected: expected, actual: actual) { place, change in
      indices[place] = index(change)
    }
    return IndexedPixels(size: size, palette: palette, indices: indices)
  }

  private static func mark(
    _ spans: [PixelSpan], _ mark: Mark, _ indices: UnsafeMutableBufferPointer<UInt8>, _ size: PixelSize
  ) {
    for span in spans {
      let row = Int(span.y) * size.width
      guard row >= 0, Int(span.y) < size.height, Int(span.end) <= size.width else { continue }
      for index in (row + Int(span.start))..<(row + Int(span.end)) { indices[index] = mark.rawValue }
    }
  }

  /// Every second diagonal of a part that has no counterpart, so that what it shows stays readable.
  private static func tint(_ indices: inout [UInt8], _ size: PixelSize, _ bounds: PixelRect, _ mark: Mark) {
    for y in bounds.y..<min(bounds.maxY, size.height) {
      for x in bounds.x..<min(bounds.maxX, size.width) where (x + y) / 4 % 2 == 0 {
        indices[y * size.width + x] = mark.rawValue
      }
    }
  }

  /// The place of each pixel's grey: its brightness over white.
  private static func faded(_ picture: PixelBuffer) -> [UInt8] {
    let (width, height) = (picture.size.width, picture.size.height)
    return [UInt8](unsafeUninitializedCapacity: width * height) { out, filled in
      filled = width * height
      picture.bytes.withUnsafeBytes { bytes in
        guard let target = out.baseAddress, let source = bytes.baseAddress else { return }
        for y in 0..<height {
          let row = (source + y * width * 4).assumingMemoryBound(to: UInt32.self)
          fade(row, target + y * width, width)
        }
      }
    }
  }

  private static func fade(_ row: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int) {
    for x in 0..<width {
      let pixel = row[x].littleEndian
      let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
      // Darkness times 256, then weighed by opacity: white shows through what is clear.
      let darkness = 65_280 &- (red &* 77 &+ green &* 150 &+ blue &* 29)
      let weighed = (darkness >> 8) &* (pixel >> 24)
      target[x] = UInt8(truncatingIfNeeded: 31 &- (weighed &* 32) >> 16)
    }
  }
}

extension PixelBuffer {
  /// This picture's pixels where they are not clear, else those of another of the same size.
  fileprivate func over(_ other: PixelBuffer) -> PixelBuffer {
    guard size == other.size else { return self }
    var result = self
    for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] == 0 {
      for channel in 0..<4 { result.bytes[index + channel] = other.bytes[index + channel] }
    }
    return result
  }
}
