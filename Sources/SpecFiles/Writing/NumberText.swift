import ProofModel

extension Double {
  /// The number in as few digits as give it back to a millionth.
  var exactText: String {
    let short = shortText(digits: 6)
    guard let back = Double(short), abs(back - self) <= 1e-9 * max(1, magnitude) else { return "\(self)" }
    return short
  }

  /// The number as a share in words that people use: `1/3`, `16/9`; nil where small whole numbers do not make it.
  var fraction: (Int, Int)? {
    guard self > 0, magnitude < 1000 else { return nil }
    for bottom in 1...32 {
      let top = (self * Double(bottom)).rounded()
      // Interface Builder writes ratios with six digits.
      if top >= 1, top <= 2048, abs(top / Double(bottom) - self) <= 1e-9 { return (Int(top), bottom) }
    }
    return nil
  }
}
