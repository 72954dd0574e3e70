import ProofModel

extension Difference {
  /// The difference in one line, such as "49 pixels differ in 2 regions, most at (500, 500), 7×7".
  public var summary: String {
    var parts: [String] = []
    switch verdict {
    case .same: parts.append("same")
    case .tolerated, .different:
      parts.append(Self.count(differing, "pixel") + (differing == 1 ? " differs" : " differ") + place)
    case .differentSize:
      parts.append(
        "\(Self.text(actualSize)) pixels instead of \(Self.text(expectedSize)); aligned, "
          + Self.count(differing, "pixel") + (differing == 1 ? " differs" : " differ") + place)
    }
    if masked > 0 { parts.append("\(masked) more under masks") }
    if antialiased > 0 { parts.append("\(antialiased) passed over as anti-aliasing") }
    if !regions.isEmpty, regions.allSatisfy(\.isLikelyAntialiasing) { parts.append("likely anti-aliasing only") }
    return parts.joined(separator: "; ")
  }

  /// How many regions, and where the largest is.
  private var place: String {
    // The first of the largest, so that equal ones leave no choice.
    guard let largest = regions.reduce(nil as DifferenceRegion?, { ($0?.differing ?? 0) >= $1.differing ? $0 : $1 })
    else { return "" }
    let corner = "(\(largest.bounds.x), \(largest.bounds.y))"
    let size = "\(largest.bounds.width)×\(largest.bounds.height)"
    return " in \(Self.count(regions.count, "region")), most at \(corner), \(size)"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func text(_ size: PixelSize) -> String { "\(size.width)×\(size.height)" }
}
