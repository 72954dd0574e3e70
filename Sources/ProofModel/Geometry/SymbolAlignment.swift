/// Where the symbols of iOS lie in their alignment rects, which are as high as a line of their text.
public enum SymbolAlignment {
  /// Whether a symbol fills a circle: `circle`, `xmark.circle`, `checkmark.circle.fill`; and those that are drawn as one, which
  /// Xcode records as large as circles, 128 × 123 or 15 × 15 (25 × 24 for 25 × 25 with `safari` in NetNewsWire, 20 × 18.67 for
  /// 20 × 20 with `globe` in Threema).
  public static func isRound(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    let word = parts.last == "fill" ? parts.dropLast() : parts[...]
    let isDrawnAsOne = word.count == 1 && ["clock", "globe", "network", "nosign", "safari"].contains(word[0])
    return word.last == "circle" || isDrawnAsOne
  }

  /// What the frame of a view of a round symbol has outside its alignment rect, above and below, in points; negative, for
  /// it is less high.
  ///
  /// From files of eight apps: 1 less than the height that rules give at two pixels a point, 4⁄3 at three, at any height; and
  /// from a frame that UIKit recorded (Tinder/Layout: 198.667 for 200, from 0.667 below the place of 200).
  /// - Parameter scale: pixels a point.
  public static func roundEdge(scale: Double) -> Double { scale >= 3 ? -2.0 / 3 : -0.5 }
}
