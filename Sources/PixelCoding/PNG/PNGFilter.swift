/// Undoes the row filters of PNG (specification, 9.2), in place.
enum PNGFilter {
  /// `rows` holds the stored rows; their filter bytes stay.
  static func undo(_ rows: UnsafeMutableBufferPointer<UInt8>, _ layout: PNGRowLayout) -> ImageDecodingError? {
    guard let base = rows.baseAddress else { return nil }
    let (rowBytes, bytesPerPixel) = (layout.rowBytes, layout.bytesPerPixel)
    let zeroes = [UInt8](repeating: 0, count: rowBytes)
    return zeroes.withUnsafeBufferPointer { zeroes in
      for y in 0..<layout.height {
        let row = base + y * (rowBytes + 1) + 1
        let above = y == 0 ? zeroes.baseAddress : UnsafePointer(row - rowBytes - 1)
        guard let above else { return nil }
        switch row[-1] {
        case 0: break
        case 1: for x in stride(from: bytesPerPixel, to: rowBytes, by: 1) { row[x] &+= row[x - bytesPerPixel] }
        case 2: for x in 0..<rowBytes { row[x] &+= above[x] }
        case 3:
          for x in 0..<min(bytesPerPixel, rowBytes) { row[x] &+= above[x] / 2 }
          for x in stride(from: bytesPerPixel, to: rowBytes, by: 1) {
            row[x] &+= UInt8((Int(row[x - bytesPerPixel]) + Int(above[x])) / 2)
          }
        case 4: paeth(row, above, rowBytes, bytesPerPixel)
        default: return ImageDecodingError(.damaged, "row \(y) has the unknown filter \(row[-1])")
        }
      }
      return nil
    }
  }

  private static func paeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ rowBytes: Int, _ bytesPerPixel: Int
  ) {
    for x in 0..<min(bytesPerPixel, rowBytes) { row[x] &+= above[x] }
    for x in stride(from: bytesPerPixel, to: rowBytes, by: 1) {
      let left = Int32(row[x - bytesPerPixel])
      let up = Int32(above[x])
      let corner = Int32(above[x - bytesPerPixel])
      // The distances of left + up - corner from each of the three.
      let toLeft = abs(up &- corner)
      let toUp = abs(left &- corner)
      let toCorner = abs(left &+ up &- corner &- corner)
      let nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      row[x] &+= UInt8(truncatingIfNeeded: nearest)
    }
  }
}
