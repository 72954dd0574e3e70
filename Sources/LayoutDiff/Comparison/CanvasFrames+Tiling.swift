import ProofModel
import Resolving

/// What AppKit's scroll views place by themselves, in one that has another size.
extension CanvasFrames {
  /// The earlier frame of what a Mac's scroll view or clip view places, as it lies in that of the later size: `NSScrollView` tiles
  /// its clip view and scrollers into its bounds, and what fills a clip view goes with it. Others keep the earlier frame.
  static func tiled(
    _ frame: Rect?, _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Rect? {
    let node = nodes.after[position.after]
    guard let frame, let parent = node.parent, let other = nodes.before[position.before].parent,
      isClipping(nodes.after[parent]), isClipping(nodes.before[other]), !node.content.isHidden,
      let (old, new) = both(nodes.before[other].frame?.size, nodes.after[parent].frame?.size)
    else { return frame }
    if let own = node.frame, isInsetOtherwise(frame, own, node.content.kind, in: old) {
      // What filled it fills it below the other inset.
      return Rect(x: frame.x, y: own.y, width: frame.width + new.width - old.width, height: max(0, new.height - own.y))
    }
    guard old != new else { return frame }
    let growth = (width: new.width - old.width, height: new.height - old.height)
    var tiled = frame
    // A scroller that came or went takes or gives its room.
    if node.content.clips, scrollers(of: parent, nodes.after) != scrollers(of: other, nodes.before) {
      return node.frame
    }
    if node.content.kind == .scroller {
      if frame.width < frame.height {
        tiled.origin.x += growth.width
        tiled.size.height += growth.height
      } else {
        tiled.origin.y += growth.height
        tiled.size.width += growth.width
      }
    } else if holdsTitles(position.after, nodes.after) {
      tiled.size.width += growth.width
    } else if node.content.clips, isScrollView(parent, nodes.after) {
      tiled.size.width += growth.width
      tiled.size.height += growth.height
    } else {
      // What begins below a table's header ends above the lower end of the clip view, and goes with it by its mask.
      let isTall = abs(frame.maxY - old.height) < 1 || node.autoresizing.contains(.height)
      if abs(frame.x) < 1, abs(frame.width - old.width) < 1 { tiled.size.width += growth.width }
      if isTall { tiled.size.height += growth.height }
    }
    return tiled.width > 0 && tiled.height > 0 ? tiled : frame
  }

  /// Whether what counts y downwards and fills a clip view to its lower end begins elsewhere in it: the scroll view's
  /// insets say where (`NSScrollView.contentInsets`).
  private static func isInsetOtherwise(_ old: Rect, _ new: Rect, _ kind: ViewKind, in clipView: Size) -> Bool {
    kind.has(.scrolls) && (old.maxY - clipView.height).magnitude < 1
      && (old.width - clipView.width).magnitude < 1 && (new.y - old.y).magnitude >= 1 && new.y >= 0
  }

  /// Whether what clips is AppKit's scroll view itself, and not what clips its contents.
  private static func isScrollView(_ position: Int, _ nodes: [LayoutNode]) -> Bool {
    nodes[position].content.kind == .scroll || nodes[position].parent.map { !isClipping(nodes[$0]) } ?? true
  }

  /// Which scrollers a scroll view shows: upright ones and others.
  private static func scrollers(of position: Int, _ nodes: [LayoutNode]) -> [Int] {
    let shown = nodes[position].children.map { nodes[$0] }.filter {
      $0.content.kind == .scroller && !$0.content.isHidden
    }
    let upright = shown.filter { node in node.frame.map { $0.width < $0.height } ?? false }
    return [upright.count, shown.count - upright.count]
  }

  /// Whether it is the header of a table's columns, or what clips that.
  private static func holdsTitles(_ position: Int, _ nodes: [LayoutNode]) -> Bool {
    nodes[position].children.contains { nodes[$0].isColumnTitle || holdsTitles($0, nodes) }
  }
}
