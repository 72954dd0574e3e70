import ProofModel

extension PNGDecoder {
  /// Straight RGBA of unfiltered 8-bit rows, each preceded by its filter byte.
  func expanded(_ rows: [UInt8]) throws(ImageDecodingError) -> [UInt8] {
    let header = file.header
    let rowBytes = header.width * header.colorType.channels
    let lookup = try header.colorType == .indexed ? indexedColors() : grayColors()
    var largestIndex = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { out, filled in
      filled = header.width * header.height * 4
      guard let target = UnsafeMutableRawPointer(out.baseAddress) else { return }
      rows.withUnsafeBytes { input in
        guard let source = input.baseAddress else { return }
        for y in 0..<header.height {
          let row = source + y * (rowBytes + 1) + 1
          let line = target + y * header.width * 4
          switch header.colorType {
          case .rgba: line.copyMemory(from: row, byteCount: rowBytes)
          case .rgb: expandRGB(row, line, isLast: y == header.height - 1)
          case .gray, .indexed:
            for x in 0..<header.width {
              let index = Int(row.load(fromByteOffset: x, as: UInt8.self))
              largestIndex = max(largestIndex, index)
              line.storeBytes(of: lookup[index], toByteOffset: x * 4, as: UInt32.self)
            }
          case .grayAlpha:
            for x in 0..<header.width {
              let pair = row.loadUnaligned(fromByteOffset: x * 2, as: UInt16.self).littleEndian
              let gray = UInt32(pair & 0xFF)
              let pixel = gray | gray << 8 | gray << 16 | UInt32(pair >> 8) << 24
              line.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
            }
          }
        }
      }
    }
    if header.colorType == .indexed, largestIndex >= file.palette.count / 3 {
      throw ImageDecodingError(
        .damaged, "a pixel names colour \(largestIndex) of a palette of \(file.palette.count / 3)")
    }
    return pixels
  }

  /// Four bytes are read for each pixel, the fourth belonging to the next one; the last pixel of all has none.
  private func expandRGB(_ row: UnsafeRawPointer, _ line: UnsafeMutableRawPointer, isLast: Bool) {
    let width = file.header.width
    let key = transparentRGB()
    let wide = isLast ? width - 1 : width
    for x in 0..<wide {
      let pixel = row.loadUnaligned(fromByteOffset: x * 3, as: UInt32.self).littleEndian | 0xFF00_0000
      line.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
    for x in wide..<width {
      var pixel: UInt32 = 0xFF00_0000
      for channel in 0..<3 {
        pixel |= UInt32(row.load(fromByteOffset: x * 3 + channel, as: UInt8.self)) << UInt32(channel * 8)
      }
      line.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
    guard let key else { return }
    for x in 0..<width where line.load(fromByteOffset: x * 4, as: UInt32.self).littleEndian == key {
      line.storeBytes(of: (key & 0x00FF_FFFF).littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  /// The one colour that tRNS makes clear in an RGB picture, as an opaque little-endian pixel.
  private func transparentRGB() -> UInt32? {
    let key = file.transparency
    guard key.count == 6, key[0] == 0, key[2] == 0, key[4] == 0 else { return nil }
    return UInt32(key[1]) | UInt32(key[3]) << 8 | UInt32(key[5]) << 16 | 0xFF00_0000
  }

  private func indexedColors() throws(ImageDecodingError) -> [UInt32] {
    let count = file.palette.count / 3
    guard file.transparency.count <= count else {
      throw ImageDecodingError(.damaged, "\(file.transparency.count) opacities for a palette of \(count)")
    }
    return (0..<256).map { index in
      guard index < count else { return 0 }
      let alpha = index < file.transparency.count ? file.transparency[index] : 255
      let rgb = (0..<3).reduce(0 as UInt32) { $0 | UInt32(file.palette[index * 3 + $1]) << UInt32($1 * 8) }
      return (rgb | UInt32(alpha) << 24).littleEndian
    }
  }

  private func grayColors() -> [UInt32] {
    let key = file.transparency.count == 2 && file.transparency[0] == 0 ? file.transparency[1] : nil
    return (0..<256).map { value in
      let gray = UInt32(value)
      let alpha: UInt32 = key == UInt8(value) ? 0 : 255
      return (gray | gray << 8 | gray << 16 | alpha << 24).littleEndian
    }
  }
}
