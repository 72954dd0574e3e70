import CLibrary
import ProofModel

/// One PNG file made from rows as they come, so that no picture need be in memory as a whole.
///
/// The colours of opaque rows are numbered while they are at most 256; with the 257th the rows so far are matched as
/// pixels, as all that follow. The bytes do not depend on the parts in which rows come.
public final class PNGStream {
  private let size: PixelSize
  private let layout: PixelRows.Layout
  private let bytesPerPixel: Int
  private let deflater: RowDeflater
  /// Rows that were added.
  private var height = 0

  /// The colours so far and each pixel's number; nil once they are too many.
  private var table: ColorTable?
  private var numbers: UnsafeMutableBufferPointer<UInt8>?
  private var matcher: ColorMatcher?
  /// Rows wider than deflate's window, as they are stored.
  private var raw: [UInt8] = []
  /// What the matcher keeps of a row.
  private let stored: UnsafeMutablePointer<UInt8>
  /// Two rows: of a part's last one, or of straight alpha; row n is in the half n mod 2.
  private let scratch: UnsafeMutablePointer<UInt32>

  /// - Parameter numbersColors: whether it may become a picture with a palette.
  init(
    _ size: PixelSize, layout: PixelRows.Layout, isOpaque: Bool, numbersColors: Bool = true, _ deflater: RowDeflater
  ) {
    self.size = size
    self.layout = layout
    self.deflater = deflater
    bytesPerPixel = isOpaque ? 3 : 4
    stored = .allocate(capacity: size.width * bytesPerPixel + 8)
    scratch = .allocate(capacity: size.width * 2)
    if isOpaque, numbersColors {
      table = ColorTable()
      numbers = deflater.takeNumbers(size.width * size.height)
    } else {
      beginMatching()
    }
  }

  deinit {
    if let numbers { deflater.giveBack(numbers) }
    stored.deallocate()
    scratch.deallocate()
  }

  /// Adds the next rows, of the picture's width and layout.
  public func add(_ rows: PixelRows) {
    precondition(rows.size.width == size.width && rows.layout == layout, "rows of one picture are alike")
    precondition(height + rows.size.height <= size.height, "there are no more rows than were told")
    let isConverted = layout == .premultipliedARGBWord
    for y in 0..<rows.size.height {
      guard var row = rows.words(y) else { continue }
      var above = height > 0 ? UnsafePointer(half(height - 1)) : nil
      if isConverted {
        let straight = half(height)
        for x in 0..<size.width { straight[x] = PixelRows.straight(row[x], .premultipliedARGBWord) }
        row = UnsafePointer(straight)
      } else if y > 0 {
        above = rows.words(y - 1)
      }
      add(row, above)
      height += 1
    }
    guard !isConverted, height > 0, let last = rows.words(rows.size.height - 1) else { return }
    half(height - 1).update(from: last, count: size.width)
  }

  /// The file; nil where there is no memory.
  ///
  /// - Parameter scale: device pixels per point, written as resolution; nil writes none.
  public func finished(scale: Double?) -> [UInt8]? {
    let type: PNGFile.Header.ColorType = table != nil ? .indexed : bytesPerPixel == 3 ? .rgb : .rgba
    return data().map { PNGEncoder.file(size, type, palette: table?.colors ?? [], scale: scale, $0) }
  }

  /// The image data; nil where there is no memory.
  func data() -> [UInt8]? {
    precondition(height == size.height, "all rows were added")
    if let numbers = numbers?.baseAddress { return deflater.deflate(numbers: numbers, size) }
    guard matcher != nil else { return deflater.compress(raw) }
    matcher?.finish()
    return deflater.stream(matcher?.adler ?? 1)
  }

  private func half(_ row: Int) -> UnsafeMutablePointer<UInt32> { scratch + row % 2 * size.width }

  /// Words of straight alpha, but for Cairo's opaque ones.
  private var straightLayout: PixelRows.Layout { layout == .xrgbWord ? .xrgbWord : .rgba }

  private func add(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?) {
    let isRepeated = above.map { memcmp(row, $0, size.width * 4) == 0 } ?? false
    if let numbers, let base = numbers.baseAddress {
      let target = base + height * size.width
      if isRepeated { return target.update(from: target - size.width, count: size.width) }
      if table?.index(row, straightLayout, into: target, count: size.width) == true { return }
      matchNumbered(numbers)
    }
    match(row, isRepeated: isRepeated, above)
  }

  private func match(_ row: UnsafePointer<UInt32>, isRepeated: Bool, _ above: UnsafePointer<UInt32>?) {
    if matcher == nil {
      raw.append(0)
      for x in 0..<size.width {
        let pixel = PixelRows.straight(row[x], straightLayout)
        for channel in 0..<bytesPerPixel { raw.append(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel))) }
      }
    } else if isRepeated {
      matcher?.addRepeatedRow()
    } else {
      matcher?.addRow(row, above: above)
    }
  }

  private func beginMatching() {
    deflater.buffer.removeAll()
    matcher = ColorMatcher(
      width: size.width, bytes: bytesPerPixel, isBlueFirst: layout == .xrgbWord, buffer: deflater.buffer, stored: stored
    )
    if matcher == nil { raw.reserveCapacity((size.width * bytesPerPixel + 1) * size.height) }
  }

  /// Takes the rows that were numbered so far as pixels.
  private func matchNumbered(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    guard let numbers = buffer.baseAddress else { return }
    let colors = (table?.colors ?? []).map { PixelRows.word(ofColor: $0, straightLayout) }
    let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: size.width * 2)
    (table, self.numbers) = (nil, nil)
    defer {
      rows.deallocate()
      deflater.giveBack(buffer)
    }
    beginMatching()
    for y in 0..<height {
      let numbered = numbers + y * size.width
      let isRepeated = y > 0 && memcmp(numbered, numbered - size.width, size.width) == 0
      let row = rows + y % 2 * size.width
      for x in 0..<size.width { row[x] = colors[Int(numbered[x])] }
      match(row, isRepeated: isRepeated, y > 0 ? UnsafePointer(rows + (y + 1) % 2 * size.width) : nil)
    }
  }
}
