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

  /// A fit at one size: Inter's share of the size, and points added after each cluster.
  struct Fit: Hashable, Sendable {
    var scale: Double
    var tracking: Double
  }

  private static let fits: [(size: Double, fit: Fit)] = [
    (11, Fit(scale: 1.016, tracking: 0)), (12, Fit(scale: 0.996, tracking: 0)), (13, Fit(scale: 0.990, tracking: 0)),
    (14, Fit(scale: 0.976, tracking: 0)), (15, Fit(scale: 0.974, tracking: -0.058)),
    (16, Fit(scale: 0.975, tracking: -0.15)), (17, Fit(scale: 0.977, tracking: -0.243)),
    (20, Fit(scale: 0.922, tracking: 0)), (22, Fit(scale: 0.914, tracking: 0)), (25, Fit(scale: 0.905, tracking: 0)),
    (28, Fit(scale: 0.908, tracking: 0)), (34, Fit(scale: 0.898, tracking: 0)),
  ]

  private static let weightFactors: [(weight: Double, factor: Double)] = [
    (300, 0.995), (400, 1), (500, 1.029), (600, 1.027), (700, 1.046), (900, 1.046),
  ]

  /// The fit for a size and weight: between the table's sizes a straight line, beyond its ends the end's.
  static func fit(size: Double, weight: Int) -> Fit {
    let scale = interpolate(fits.map { ($0.size, $0.fit.scale) }, at: size)
    let tracking = interpolate(fits.map { ($0.size, $0.fit.tracking) }, at: size)
    let factor = interpolate(weightFactors.map { ($0.weight, $0.factor) }, at: Double(weight))
    return Fit(scale: scale * factor, tracking: tracking)
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
