import AutoLayout
import ProofModel
import Resolving

/// Places and sizes that rules leave open: UIKit and AppKit give such views what is left by what they solved before, so that
/// how far one moved from or to there is nothing that an edit says.
extension LayoutComparison {
  /// The axes along which the rules of one side alone leave a view's place or size open; where both do, both are settled
  /// alike, unless one of them leaves the place open besides: a size is then what lies between that place and what holds; or
  /// squeezes a text, for which any other one of those beside it may be squeezed.
  func openAxes(_ pair: ViewMatching.Pair, _ kind: Change.Kind) -> Set<Axis> {
    Set(
      Axis.allCases.filter { axis in
        let isOpen = (Self.isOpen(expected, pair.expected, kind, axis), Self.isOpen(actual, pair.actual, kind, axis))
        if isOpen.0, isOpen.1, [expected, actual].contains(where: { Self.squeezesText($0, axis) }) { return true }
        guard kind == .resized, isOpen.0, isOpen.1 else { return isOpen.0 != isOpen.1 }
        return Self.isOpen(expected, pair.expected, .moved, axis) != Self.isOpen(actual, pair.actual, .moved, axis)
      })
  }

  /// Whether a layout has less room along an axis than its texts need, and leaves open which of them lacks it.
  private static func squeezesText(_ layout: SolvedLayout, _ axis: Axis) -> Bool {
    layout.views.contains { view in
      guard let needed = view.measurement?.size else { return false }
      let (least, length) =
        axis == .horizontal
        ? (needed.width, view.alignmentRect.width) : (needed.height, view.alignmentRect.height)
      return length < least - 1 && view.ties.contains { $0.attribute.kind == .size && $0.attribute.axis == axis }
    }
  }

  /// Whether a view's size may be another, or its place in the window; that of one which its mask places is what the mask
  /// makes of its frame.
  static func isOpen(_ layout: SolvedLayout, _ view: Int, _ kind: Change.Kind, _ axis: Axis) -> Bool {
    func isMasked(_ position: Int) -> Bool {
      layout.system?.screen.nodes.indices.contains(position) == true
        && layout.system?.screen.nodes[position].translatesMask == true
    }
    if kind == .resized { return !isMasked(view) && isOpen(layout.views[view], .size, axis) }
    var current: Int? = view
    while let position = current {
      if !isMasked(position), isOpen(layout.views[position], .location, axis) { return true }
      current = layout.views[position].parent
    }
    return false
  }

  private static func isOpen(_ view: SolvedView, _ kind: LayoutAttribute.Kind, _ axis: Axis) -> Bool {
    (view.ambiguity + view.ties).contains { range in
      range.attribute.kind == kind && range.attribute.axis == axis && range.upper - range.lower > 1
    }
  }
}
