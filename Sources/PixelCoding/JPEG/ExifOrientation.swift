import ProofModel

/// How a stored picture is turned and mirrored to be shown: 1 as it is stored, to 8 (Exif 2.3, 4.6.4: where row 0 and
/// column 0 lie).
package struct ExifOrientation: Hashable, Sendable {
  /// Whether the stored picture's columns are the shown one's rows.
  package let swapsSides: Bool
  /// Whether the last stored column, or row, is shown first.
  package let mirrorsColumns, mirrorsRows: Bool

  /// As it is stored.
  package static let stored = ExifOrientation(1)

  /// - Parameter value: the tag's; another than 2 to 8 is taken for 1.
  init(_ value: Int) {
    swapsSides = (5...8).contains(value)
    mirrorsColumns = [2, 3, 7, 8].contains(value)
    mirrorsRows = [3, 4, 6, 7].contains(value)
  }

  /// The size as shown of one as stored, and the other way.
  package func turned(_ size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Writes stored pixels in the order in which they are shown. O(pixels).
  ///
  /// - Parameter size: as stored.
  package func turn(_ size: PixelSize, _ stored: UnsafePointer<UInt32>, to shown: UnsafeMutablePointer<UInt32>) {
    let target = turned(size)
    for y in 0..<target.height {
      for x in 0..<target.width {
        let (u, v) = swapsSides ? (y, x) : (x, y)
        let column = mirrorsColumns ? size.width - 1 - u : u
        let row = mirrorsRows ? size.height - 1 - v : v
        shown[y * target.width + x] = stored[row * size.width + column]
      }
    }
  }
}
