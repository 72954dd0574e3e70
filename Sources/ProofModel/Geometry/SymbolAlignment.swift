/// Where the symbols of iOS lie in their alignment rects, which are as high as a line of their text.
public enum SymbolAlignment {
  /// Whether a symbol fills a circle: `circle`, `xmark.circle`, `checkmark.circle.fill`.
  public static func isRound(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return (parts.last == "fill" ? parts.dropLast() : parts[...]).last == "circle"
  }

  /// What the frame of a view of a round symbol has outside its alignment rect, above and below, in points; negative, for
  /// it is less high.
  ///
  /// From files of eight apps: 1 less than the height that rules give at two pixels a point, 4⁄3 at three, at any height; and
  /// from a frame that UIKit recorded (Tinder/Layout: 198.667 for 200, from 0.667 below the place of 200).
  /// - Parameter scale: pixels a point.
  public static func roundEdge(scale: Double) -> Double { scale >= 3 ? -2.0 / 3 : -0.5 }
}
