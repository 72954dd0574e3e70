/// Numbers up to 256 opaque colours by open addressing.
struct ColorTable {
  /// 0xRRGGBB each.
  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: 1024)
  private var places = [UInt8](repeating: 0, count: 1024)

  /// Writes the numbers of a row's pixels; false where the colours are too many or one is translucent.
  mutating func index(
    _ row: UnsafePointer<UInt32>, _ layout: PixelRows.Layout, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) -> Bool {
    // The word before, which most pixels repeat; its complement is never the first.
    var last = ~row[0]
    var number: UInt8 = 0
    for x in 0..<count {
      if row[x] != last {
        last = row[x]
        guard let found = self.number(of: PixelRows.straight(last, layout)) else { return false }
        number = found
      }
      target[x] = number
    }
    return true
  }

  /// Opaque pixels have a top byte of 255, so that 0 marks a free slot.
  private mutating func number(of pixel: UInt32) -> UInt8? {
    guard pixel >> 24 == 0xFF else { return nil }
    var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
    while keys[slot] != 0 {
      if keys[slot] == pixel { return places[slot] }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    keys[slot] = pixel
    places[slot] = UInt8(colors.count)
    colors.append((pixel & 0xFF) << 16 | (pixel & 0xFF00) | (pixel >> 16) & 0xFF)
    return places[slot]
  }
}
