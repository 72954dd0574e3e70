import AutoLayout
import ProofModel
import Resolving

/// Where views that lie in another superview were drawn.
extension LayoutComparison {
  /// Where both sides drew a view in the nearest superview that is around it on both of them; nil of one that kept its superview,
  /// and where a frame on the way is not recorded.
  func drawnAround(_ pair: ViewMatching.Pair) -> (before: Rect, after: Rect)? {
    guard let old = expected.system?.screen.nodes, let new = actual.system?.screen.nodes,
      let parent = actual.views[pair.actual].parent, let other = expected.views[pair.expected].parent,
      views.toExpected[parent] != other, let common = common(parent, other)
    else { return nil }
    guard let before = Self.frame(pair.expected, below: common.expected, old),
      let after = Self.frame(pair.actual, below: common.actual, new)
    else { return nil }
    return (before, after)
  }

  /// The frame in a view's superview on the other side's coordinates: what has to be added to an origin in the earlier superview to
  /// have it in the later one; nil where that is not known.
  func shift(_ pair: ViewMatching.Pair) -> Point? {
    guard let drawn = drawnAround(pair), let old = expected.system?.screen.nodes[pair.expected].frame,
      let new = actual.system?.screen.nodes[pair.actual].frame
    else { return nil }
    return Point(
      x: new.x - drawn.after.x - (old.x - drawn.before.x), y: new.y - drawn.after.y - (old.y - drawn.before.y))
  }

  /// The nearest view around a view's later superview that is around its earlier one too.
  private func common(_ parent: Int, _ other: Int) -> ViewMatching.Pair? {
    var above: Set<Int> = []
    var earlier: Int? = other
    while let position = earlier {
      above.insert(position)
      earlier = expected.views[position].parent
    }
    var later: Int? = parent
    while let position = later {
      if let mate = views.toExpected[position], above.contains(mate) {
        return ViewMatching.Pair(expected: mate, actual: position)
      }
      later = actual.views[position].parent
    }
    return nil
  }

  /// A view's recorded frame in one that it lies in; nil where one between them has none or scrolls what is in it.
  private static func frame(_ position: Int, below container: Int, _ nodes: [LayoutNode]) -> Rect? {
    guard nodes.indices.contains(position), var frame = nodes[position].frame else { return nil }
    var current = nodes[position].parent
    while let around = current, around != container {
      guard let outer = nodes[around].frame, !CanvasFrames.isClipping(nodes[around]) else { return nil }
      frame.origin.x += outer.x
      frame.origin.y += outer.y
      current = nodes[around].parent
    }
    return current == container ? frame : nil
  }
}
