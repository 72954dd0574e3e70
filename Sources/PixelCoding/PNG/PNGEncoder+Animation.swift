public import ProofModel

/// One picture of an animation and how long it stands.
public struct AnimationFrame: Sendable {
  /// The picture that stands; all frames of an animation have one size.
  public var pixels: PixelBuffer
  /// At most 65,535.
  public var milliseconds: Int

  /// A frame from its parts; times outside of 0…65,535 are cut to it when it is written.
  public init(pixels: PixelBuffer, milliseconds: Int) {
    self.pixels = pixels
    self.milliseconds = milliseconds
  }
}

extension PNGEncoder {
  /// Frames of one size as an animated PNG (PNG specification, third edition, 11.3.5); a viewer that does not know
  /// animation shows the first.
  ///
  /// Of each frame after the first only the rectangle that changes is stored. The bytes depend on pixels, times and
  /// scale alone.
  ///
  /// - Parameters:
  ///   - loops: how often it runs; 0: without end.
  ///   - scale: device pixels per point, written as resolution.
  public func encodeAnimation(
    _ frames: [AnimationFrame], loops: Int = 0, scale: Double? = nil
  ) throws(ImageEncodingError) -> [UInt8] {
    guard let first = frames.first, frames.allSatisfy({ $0.pixels.size == first.pixels.size }) else {
      throw ImageEncodingError(PixelSize(width: 0, height: 0))
    }
    let size = first.pixels.size
    let isOpaque = frames.allSatisfy { $0.pixels.withRows { rows in rows?.isOpaque ?? false } }
    var chunks = PNGChunkWriter(capacity: size.width * size.height / 8)
    chunks.writeHeader(size, isOpaque ? .rgb : .rgba)
    if let scale { chunks.writeResolution(scale) }
    chunks.write("acTL", PNGChunkWriter.bigEndian(frames.count) + PNGChunkWriter.bigEndian(max(0, loops)))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let area =
        index == 0
        ? PixelArea(x: 0, y: 0, width: size.width, height: size.height)
        : PixelArea(changing: frames[index - 1].pixels, to: frame.pixels)
      guard let data = rows(of: frame.pixels, in: area, isOpaque: isOpaque) else {
        throw ImageEncodingError(size)
      }
      chunks.write("fcTL", control(sequence, area, frame.milliseconds))
      sequence += 1
      if index == 0 {
        chunks.write("IDAT", data)
      } else {
        chunks.write("fdAT", PNGChunkWriter.bigEndian(sequence) + data)
        sequence += 1
      }
    }
    chunks.write("IEND", [])
    return chunks.bytes
  }

  /// In thousandths of a second; the frame stays (no disposal) and replaces what was there (no blending).
  private func control(_ sequence: Int, _ area: PixelArea, _ milliseconds: Int) -> [UInt8] {
    let words = [sequence, area.width, area.height, area.x, area.y].flatMap { PNGChunkWriter.bigEndian($0) }
    let delay = UInt16(clamping: milliseconds)
    return words + [UInt8(delay >> 8), UInt8(truncatingIfNeeded: delay), 0x03, 0xE8, 0, 0]
  }

  private func rows(of picture: PixelBuffer, in area: PixelArea, isOpaque: Bool) -> [UInt8]? {
    picture.bytes.withUnsafeBytes { bytes in
      let stride = picture.size.width * 4
      let start = area.y * stride + area.x * 4
      let rows = PixelRows(
        UnsafeRawBufferPointer(rebasing: bytes[start...]), size: PixelSize(width: area.width, height: area.height),
        stride: stride, layout: .rgba)
      guard let rows else { return nil }
      let stream = PNGStream(rows.size, layout: .rgba, isOpaque: isOpaque, numbersColors: false, deflater)
      stream.add(rows)
      return stream.data()
    }
  }
}

/// A rectangle of whole device pixels, at least one of them.
private struct PixelArea {
  var x, y, width, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest one outside which two pictures of one size are the same; one pixel where they do not differ at all.
  init(changing old: PixelBuffer, to new: PixelBuffer) {
    let (width, height) = (new.size.width, new.size.height)
    var (left, right, top, bottom) = (width, -1, height, -1)
    old.bytes.withUnsafeBytes { old in
      new.bytes.withUnsafeBytes { new in
        let before = old.bindMemory(to: UInt32.self)
        let after = new.bindMemory(to: UInt32.self)
        for y in 0..<height {
          let row = y * width
          guard let first = (0..<width).first(where: { before[row + $0] != after[row + $0] }),
            let last = (0..<width).last(where: { before[row + $0] != after[row + $0] })
          else { continue }
          top = min(top, y)
          bottom = y
          left = min(left, first)
          right = max(right, last)
        }
      }
    }
    self.init(
      x: right < 0 ? 0 : left, y: right < 0 ? 0 : top, width: max(1, right - left + 1), height: max(1, bottom - top + 1)
    )
  }
}
