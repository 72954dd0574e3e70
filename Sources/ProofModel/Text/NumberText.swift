extension Double {
  /// The number as it is printed everywhere: at most `digits` decimals, no trailing zeros, no minus before 0,
  /// a point as separator; independent of the locale.
  public func shortText(digits: Int = 3) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e15 else { return "\(self)" }
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let scaled = (magnitude * power).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e15 else { return "\(self)" }
    let whole = UInt64(scaled) / UInt64(power)
    var fraction = String(UInt64(scaled) % UInt64(power))
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard digits > 0, UInt64(scaled) % UInt64(power) != 0 else { return sign + String(whole) }
    fraction = fraction.zeroPadded(to: digits)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// ``shortText(digits:)`` with three decimals.
  public var shortText: String { shortText() }

  /// A factor with three decimals, of less than a hundredth with six: `0.0001` is not `0`.
  public var factorText: String { shortText(digits: magnitude < 0.01 ? 6 : 3) }
}
