extension PNGDecoder {
  /// Spreads unfiltered rows to straight RGBA, from the first pixel to the last, in the same memory.
  func spread(
    _ memory: UnsafeMutableBufferPointer<UInt8>, _ layout: PNGRowLayout, _ table: [UInt32]
  ) -> ImageDecodingError? {
    guard let base = UnsafeMutableRawPointer(memory.baseAddress) else { return nil }
    var largestIndex: UInt8 = 0
    for y in 0..<layout.height {
      let row = base + layout.start(ofRow: y)
      let line = base + y * layout.width * 4
      switch file.header.colorType {
      case .rgba: line.copyMemory(from: row, byteCount: layout.rowBytes)
      case .rgb: spreadRGB(row, line, layout.width)
      case .gray, .indexed:
        largestIndex = max(largestIndex, spreadIndexed(row, line, layout.width, table))
      case .grayAlpha:
        for x in 0..<layout.width {
          let pair = row.loadUnaligned(fromByteOffset: x * 2, as: UInt16.self).littleEndian
          let gray = UInt32(pair & 0xFF)
          let pixel = gray | gray << 8 | gray << 16 | UInt32(pair >> 8) << 24
          line.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
    if file.header.colorType == .indexed, Int(largestIndex) >= file.palette.count / 3 {
      return ImageDecodingError(
        .damaged, "a pixel names colour \(largestIndex) of a palette of \(file.palette.count / 3)")
    }
    return nil
  }

  /// Spreads a row of indices; most of a screen is runs of one colour, of which eight equal indices are spread at once.
  ///
  /// - Returns: the largest index of the row.
  private func spreadIndexed(
    _ row: UnsafeMutableRawPointer, _ line: UnsafeMutableRawPointer, _ width: Int, _ table: [UInt32]
  ) -> UInt8 {
    table.withUnsafeBufferPointer { table in
      var largest: UInt8 = 0
      func spread(_ x: Int) {
        let index = row.load(fromByteOffset: x, as: UInt8.self)
        largest = max(largest, index)
        line.storeBytes(of: table[Int(index)], toByteOffset: x * 4, as: UInt32.self)
      }
      let whole = width & ~7
      for x in stride(from: 0, to: whole, by: 8) {
        let eight = row.loadUnaligned(fromByteOffset: x, as: UInt64.self)
        if eight == (eight & 0xFF) &* 0x0101_0101_0101_0101 {
          largest = max(largest, UInt8(truncatingIfNeeded: eight))
          line.storeBytes(
            of: SIMD8(repeating: table[Int(eight & 0xFF)]), toByteOffset: x * 4, as: SIMD8<UInt32>.self)
        } else {
          for x in x..<(x + 8) { spread(x) }
        }
      }
      for x in whole..<width { spread(x) }
      return largest
    }
  }

  /// Four bytes are read for each pixel: before a row's first pixel lies at least its filter byte, so the byte before
  /// is always there, while the one after the last pixel would not be.
  private func spreadRGB(_ row: UnsafeMutableRawPointer, _ line: UnsafeMutableRawPointer, _ width: Int) {
    for x in 0..<width {
      let word = row.loadUnaligned(fromByteOffset: x * 3 - 1, as: UInt32.self).littleEndian
      line.storeBytes(of: (word >> 8 | 0xFF00_0000).littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
    guard let key = transparentRGB() else { return }
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

  /// The pixel of each byte of a grey or indexed picture, in memory order; empty for the other kinds.
  func lookupTable() throws(ImageDecodingError) -> [UInt32] {
    switch file.header.colorType {
    case .rgb, .rgba, .grayAlpha: return []
    case .gray: return grayColors()
    case .indexed: return try indexedColors()
    }
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
