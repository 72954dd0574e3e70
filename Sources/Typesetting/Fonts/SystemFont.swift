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

  /// Thousandths of an em that Inter is spaced by to come to San Francisco's widths, by whole point from 10 on; 13 is by
  /// the labels of macOS files besides, for the samples have four texts of it.
  private static let interTracking: [Double] = [
    24.5, 19, 13.5, 10, 2.5, -2, -6, -10.5, -15, -20, -25, -28.5, -28.5, -27, -26.5, -31.5, -31, -31, -31.5, -31.5, -32,
    -32, -32.5, -33, -33.5, -35, -36.5,
  ]

  /// Further thousandths of an em by weight.
  private static let weightTracking: [(Double, Double)] = [(400, 0), (500, 7), (600, 8), (700, 17.5)]

  /// Points to add after each of Inter's clusters: between the table's sizes and weights a straight line, beyond its
  /// ends the end's.
  static func interTracking(size: Double, weight: Int) -> Double {
    let bySize = interTracking.enumerated().map { (Double($0.offset + 10), $0.element) }
    return (interpolate(bySize, at: size) + interpolate(weightTracking, at: Double(weight))) * size / 1000
  }

  /// Points to add after one of Inter's clusters by the kind of its first character, beside the tracking of its size:
  /// San Francisco's capitals, digits and signs are wider against its small letters, its space is narrower.
  static func interTracking(after unit: UInt16, size: Double) -> Double {
    let thousandths: Double
    switch unit {
    case 0x41...0x5A: thousandths = 11.5
    case 0x30...0x39: thousandths = 9
    case 0x20, 0xA0: thousandths = -10
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0x2010...0x203A: thousandths = 5.5
    case 0x61...0x7A, ..<0xC0: return 0
    default:
      guard let scalar = Unicode.Scalar(unit) else { return 0 }
      thousandths = scalar.properties.isUppercase ? 11.5 : 0
    }
    return thousandths * size / 1000
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
