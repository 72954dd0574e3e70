import AutoLayout
import ProofModel
import Resolving

/// Whether a frame is the canvas' alone: its view is placed by what it lies in, or it differs by rounding.
extension CanvasFrames {
  /// Views that lie where they were drawn, by a mask or for want of anything else.
  static func framePlaced(_ layout: SolvedLayout) -> Set<Int> {
    var result: Set<Int> = []
    let (nodes, isMac) = (layout.system?.screen.nodes ?? [], layout.environment.isMac)
    for constraint in layout.constraints {
      switch constraint.origin {
      case .implied, .autoresizing, .proportional:
        guard case .view(let position) = constraint.first.item else { continue }
        // UIKit places what no rule holds and no mask translates at the origin, wherever it was drawn.
        let isOpen =
          constraint.origin == .implied && !isMac && nodes.indices.contains(position)
          && nodes[position].translatesMask == false
        if !isOpen { result.insert(position) }
      default: continue
      }
    }
    return result
  }

  static func isRecordedOnly(
    _ screen: ResolvedScreen, _ position: Int, _ old: Rect?, _ new: Rect?, isPlaced: Bool
  ) -> Bool {
    guard let parent = screen.nodes[position].parent else { return false }
    let isMac = screen.environment.isMac
    let (kind, around) = (screen.nodes[position].content.kind, screen.nodes[parent])
    // A controller's view fills the container that shows it, whatever canvas it was drawn on.
    if !isMac, screen.nodes[position].content.bars != nil { return true }
    switch kind {
    // Their heights are the user's; half points are the canvas' rounding.
    case .tableCell, .collectionCell: return isRounding(old, new)
    // A tab view places its pages, those that are not shown too.
    case _ where around.content.kind == .tabs && screen.nodes[position].content.isHidden: return true
    // A line is seen in the middle of what is recorded of it, 4 or 5 points by the system that Xcode ran on.
    case .separator where isMac && isSameLine(old, new): return true
    // A divider's place is the user's.
    case _ where around.content.kind == .split || around.content.kind == .tabs: return false
    // AppKit's tables, texts and collections fill what clips them.
    case .table, .collection, .textView, .ruleEditor:
      if isMac, isClipping(around) { return true }
    // AppKit's scroll views place what clips their contents, their headers and scrollers.
    case .scroller where isMac && isClipping(around): return true
    case .view
    where isMac && around.content.clips
      && screen.nodes[position].children.allSatisfy({ screen.nodes[$0].isColumnTitle })
      && around.children.contains { screen.nodes[$0].content.clips }:
      return true
    case .view where isMac && screen.nodes[position].content.clips && around.content.clips: return true
    case .guide: return false
    // A controller places its bars, which its own scene holds hidden.
    case .navigationBar where isControllersBar(screen, position), .tabBar where isControllersBar(screen, position),
      .toolbar where isControllersBar(screen, position):
      return true
    // What a scroll view shows and is filled by code is as large as the canvas recorded.
    case .view
    where isMac && around.content.kind == .view && around.content.clips && screen.nodes[position].children.isEmpty
      && around.parent.map { isClipping(screen.nodes[$0]) } ?? false:
      return true
    // A box places what it shows, and an effect its contents.
    case _ where around.content.kind == .box || around.content.kind == .visualEffect: return true
    default: break
    }
    if around.content.kind == .tableCell || around.content.kind == .collectionCell, isRounding(old, new) { return true }
    return !isPlaced
  }

  /// Whether it is a scroll view or what clips the contents of one.
  static func isClipping(_ node: LayoutNode) -> Bool { isClipping(node.content) }
  static func isClipping(_ view: ResolvedView) -> Bool { view.kind == .scroll || view.clips }

  /// Whether a bar is one that a navigation or tab bar controller's own scene holds, hidden.
  static func isControllersBar(_ screen: ResolvedScreen, _ position: Int) -> Bool {
    !screen.environment.isMac && screen.nodes[position].parent == 0 && screen.nodes[position].content.isHidden
  }

  /// Whether two frames of a line differ by a point of their breadth alone.
  static func isSameLine(_ old: Rect?, _ new: Rect?) -> Bool {
    guard let old, let new, old.size != new.size else { return false }
    let (width, height) = (abs(old.width - new.width), abs(old.height - new.height))
    return width + height <= 1.01 && (old.width < old.height ? width : height) > 0 && isRounding(old, new, by: 1.01)
  }

  /// A view that its mask places in a superview whose recorded size has no meaning: its frame in one of the earlier size.
  static func carry(_ position: Int, from own: [LayoutNode], _ nodes: inout [LayoutNode]) {
    guard let parent = nodes[position].parent, nodes[parent].content.kind != .table,
      let frame = nodes[position].frame, let sizes = both(own[parent].frame?.size, nodes[parent].frame?.size),
      sizes.0 != sizes.1
    else { return }
    nodes[position].frame = AutoresizingLaw.frame(frame, mask: nodes[position].autoresizing, from: sizes.0, to: sizes.1)
  }

  /// Whether a mask made a view's later frame of the earlier one in a superview that only the canvas recorded.
  static func follows(
    _ found: Set<String>, _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Bool {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard let parent = new.parent, let other = old.parent, found.contains(nodes.after[parent].content.id),
      let sizes = both(nodes.before[other].frame?.size, nodes.after[parent].frame?.size)
    else { return false }
    return isHeld(old, new, from: sizes.0, to: sizes.1)
  }

  /// Whether one side's tools recorded no frame; those of what cells show are settled with their rules.
  static func isNewlyRecorded(_ screen: ResolvedScreen, _ position: Int, _ old: Rect?, _ new: Rect?) -> Bool {
    let around = screen.nodes[position].parent.map { screen.nodes[$0].content.kind }
    return (old == nil) != (new == nil) && around != .tableCell && around != .collectionCell
  }

  /// Whether a pane has the part that it had of a split view which only the canvas recorded in another size: of what the dividers
  /// leave to its panes.
  static func isSamePane(
    _ found: Set<String>, _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Bool {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard let parent = new.parent, let other = old.parent, nodes.after[parent].content.kind == .split,
      found.contains(nodes.after[parent].content.id),
      nodes.before[other].children.count == nodes.after[parent].children.count,
      let frames = both(old.frame, new.frame)
    else { return false }
    func hasSamePart(_ length: (Rect) -> Double) -> Bool {
      func total(_ split: Int, _ nodes: [LayoutNode]) -> Double {
        nodes[split].children.reduce(0) { $0 + (nodes[$1].frame.map(length) ?? 0) }
      }
      let totals = (total(other, nodes.before), total(parent, nodes.after))
      return totals.0 > 0 && (length(frames.0) * totals.1 / totals.0 - length(frames.1)).magnitude <= 1.5
    }
    return hasSamePart(\.width) && hasSamePart(\.height)
  }

  /// Whether the later frame is the one that the mask makes of the earlier one in a superview of another size.
  static func isHeld(_ old: LayoutNode, _ new: LayoutNode, from before: Size, to after: Size) -> Bool {
    guard before != after, old.autoresizing == new.autoresizing, let frame = old.frame, let now = new.frame else {
      return false
    }
    return isRounding(AutoresizingLaw.frame(frame, mask: new.autoresizing, from: before, to: after), now)
  }

  /// Whether both frames are the same from the lower left corner of superviews of another height.
  static func isSameFromBelow(_ old: Rect?, _ new: Rect?, _ sizes: (before: Size, after: Size)) -> Bool {
    guard let old, let new, sizes.before.height != sizes.after.height else { return false }
    let rise = (sizes.before.height - old.maxY, sizes.after.height - new.maxY)
    return isRounding(
      Rect(x: old.x, y: rise.0, width: old.width, height: old.height),
      Rect(x: new.x, y: rise.1, width: new.width, height: new.height))
  }

  static func both<Value>(_ first: Value?, _ second: Value?) -> (Value, Value)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// Less than a point apart on every side: half points are the canvas' rounding.
  static func isRounding(_ old: Rect?, _ new: Rect?, by limit: Double = 1) -> Bool {
    guard let old, let new else { return false }
    return abs(old.x - new.x) < limit && abs(old.y - new.y) < limit && abs(old.width - new.width) < limit
      && abs(old.height - new.height) < limit
  }
}
