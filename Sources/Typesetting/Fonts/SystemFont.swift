/// How Inter is fitted to San Francisco, which cannot be had here.
///
/// The numbers are derived by `scripts/derive-system-font` from widths and heights that Interface Builder recorded in
/// public storyboards; the script prints how well they do on texts that were left out of the fit.
enum SystemFont {
  /// Of a line, per point of size: ascender, descender and both (`UIFont.lineHeight`; recorded label heights).
  static let ascent = 0.952
  static let lineHeight = 1.19336
  static let xHeight = 0.526
  static let capHeight = 0.7045

  /// Inter's share of the size, at which its capitals are as high as San Francisco's.
  static let interScale = 0.969

  /// Thousandths of an em that Inter is spaced by to come to San Francisco's widths, by whole point from 10 on.
  private static let interTracking: [Double] = [
    24.5, 20, 13.5, 10.5, 4, -1, -6, -10.5, -14, -19, -24, -28, -26, -25, -26, -31, -30.5, -30.5, -30.5, -31, -31.5,
    -32,
    -32.5, -33, -33.5, -34.5, -35.5,
  ]

  /// Further thousandths of an em by weight.
  private static let weightTracking: [(Double, Double)] = [(400, 0), (500, 7), (600, 9.5), (700, 16.5)]

  /// Points to add after each of Inter's clusters: between the table's sizes and weights a straight line, beyond its
  /// ends the end's.
  static func interTracking(size: Double, weight: Int) -> Double {
    let bySize = interTracking.enumerated().map { (Double($0.offset + 10), $0.element) }
    return (interpolate(bySize, at: size) + interpolate(weightTracking, at: Double(weight))) * size / 1000
  }

  /// San Francisco's own tracking in thousandths of an em by whole point size, 6 … (Human Interface Guidelines).
  private static let sanFranciscoTracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2,
    2, 2, 2, 2, 2, 1, 1, 1, 1, 1,
  ]

  /// Points that San Francisco adds after each cluster at a size.
  static func sanFranciscoTracking(size: Double) -> Double {
    let table = sanFranciscoTracking.enumerated().map { (Double($0.offset + 6), $0.element) } + [(80, 0)]
    return interpolate(table, at: size) * size / 1000
  }

  private static func interpolate(_ table: [(Double, Double)], at place: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if place <= first.0 { return first.1 }
    if place >= last.0 { return last.1 }
    guard let upper = table.firstIndex(where: { $0.0 >= place }) else { return last.1 }
    let (low, high) = (table[upper - 1], table[upper])
    return low.1 + (high.1 - low.1) * (place - low.0) / (high.0 - low.0)
  }
}
