public import ProofModel

/// How far a text may grow, as translations make it grow, before something gives way.
public struct TextGrowth: Hashable, Sendable {
  /// Characters that may be added.
  public var characters: Int
  /// The same as a share of the text's own characters, in per cent.
  public var percent: Double
  /// Whether the search ended at its limit, with everything still in place.
  public var isUnlimited: Bool

  /// Growth beyond this is not searched for: no translation triples a text.
  public static let standardLimit = 200

  /// Finds the longest text for which `holds` stays true; 0 characters where it is false already.
  ///
  /// The text grows by its own words, so that it keeps its language and look. `holds` is asked some eight times; it
  /// may measure one box or solve a whole screen again.
  ///
  /// - Parameter limit: per cent of the text's length.
  public static func largest(
    of content: TextContent, limit: Int = standardLimit, while holds: (TextContent) -> Bool
  ) -> TextGrowth {
    let own = content.string.count
    let most = max(8, own * max(0, limit) / 100)
    func growth(_ characters: Int) -> TextGrowth {
      TextGrowth(
        characters: characters, percent: own == 0 ? 0 : 100 * Double(characters) / Double(own),
        isUnlimited: characters == most)
    }
    guard own > 0, holds(content) else { return growth(0) }
    var low = 0
    var high = most + 1
    // Twice as far each time, then halved: most texts give way soon.
    var step = max(1, own / 16)
    while low + step < high {
      if holds(content.grown(by: low + step)) {
        low += step
        step *= 2
      } else {
        high = low + step
        break
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(content.grown(by: middle)) { low = middle } else { high = middle }
    }
    return growth(low)
  }
}
