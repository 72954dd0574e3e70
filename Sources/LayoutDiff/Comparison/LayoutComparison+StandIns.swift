import AutoLayout
import ProofModel
import Resolving

/// Texts that are measured in fonts that stand in for their own, whose widths are others: what the file records of them, which Xcode
/// measured in their own fonts, counts before what we find.
extension LayoutComparison {
  /// Whether the file does not have it that a view's text takes other lines: it denies that it is otherwise high, or does not say so of
  /// one in a font that is not there.
  func doubtsLines(_ pair: ViewMatching.Pair) -> Bool {
    let (old, new) = (expected.views[pair.expected].frame, actual.views[pair.actual].frame)
    if contradictedAxes(pair, .resized, old, new).contains(.vertical) { return true }
    guard isInStandIn(pair) else { return false }
    guard let (places, drawn) = evidence(of: pair), let before = places.before, let after = places.after else {
      return true
    }
    return !DrawnPlaces.confirm(
      new.height - old.height, Self.numbers(before, .resized, .vertical), Self.numbers(after, .resized, .vertical),
      drawn)
  }

  /// Whether a view's text is measured in such a font on a side.
  func isInStandIn(_ pair: ViewMatching.Pair) -> Bool {
    guard let measuring = actualInputs.engine?.measuring else { return false }
    return [(expected, pair.expected), (actual, pair.actual)].contains { layout, position in
      (layout.views[position].content.text?.runs ?? []).contains {
        measuring.isStandIn(for: $0.font, environment: layout.environment.text)
      }
    }
  }
}
