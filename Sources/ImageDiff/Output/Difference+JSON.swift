import ProofModel

extension Difference {
  /// The difference as one JSON object, keys in a fixed order; rectangles are `[x, y, width, height]` in pixels.
  ///
  /// `{"format", "verdict", "differing", "masked", "antialiased", "expectedSize", "actualSize", "largestWindow",
  /// "alignment", "regions"}`; what does not apply is left out.
  ///
  /// - Parameter indent: written before each line but the first.
  public func json(indent: String = "") -> String {
    var parts = [
      "\"format\": 1", "\"verdict\": \"\(verdict.rawValue)\"", "\"differing\": \(differing)", "\"masked\": \(masked)",
      "\"antialiased\": \(antialiased)", "\"expectedSize\": \(Self.json(expectedSize))",
      "\"actualSize\": \(Self.json(actualSize))",
    ]
    if let largestWindow { parts.append("\"largestWindow\": \(largestWindow)") }
    if let alignment {
      parts.append(
        "\"alignment\": {\"anchor\": \"\(alignment.anchor.rawValue)\", \"canvas\": \(Self.json(alignment.canvas)), "
          + "\"split\": \(alignment.split)}")
    }
    let lines = regions.map { "\(indent)    \($0.json)" }.joined(separator: ",\n")
    parts.append(lines.isEmpty ? "\"regions\": []" : "\"regions\": [\n\(lines)\n\(indent)  ]")
    return "{\n" + parts.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func json(_ size: PixelSize) -> String { "[\(size.width), \(size.height)]" }
}

extension DifferenceRegion {
  /// The region as one line of JSON.
  var json: String {
    let place = "[\(bounds.x), \(bounds.y), \(bounds.width), \(bounds.height)]"
    return "{\"kind\": \"\(kind.rawValue)\", \"bounds\": \(place), \"differing\": \(differing), "
      + "\"largestChannelDifference\": \(largestChannelDifference), "
      + "\"likelyAntialiasing\": \(isLikelyAntialiasing)}"
  }
}
