import ProofModel
import Resolving

/// Autoresizing masks: springs and struts, said as constraints.
///
/// The law is ``AutoresizingLaw``; it is linear in the superview's size, so masks mix with constraints on one screen.
extension PlacementGenerator {
  mutating func lowerMask(of position: Int) {
    guard let parent = nodes[position].parent else { return }
    let frame = nodes[position].frame ?? .zero
    let insets = nodes[position].alignmentInsets
    let written = written[position] ?? [nil, nil, nil, nil]
    for axis in Axis.allCases {
      var old = input.canvasExtent(of: parent, axis)
      let (drawn, size) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      // Who adds a controller's view to another's gives it the bounds, whatever it was drawn with.
      let isFilling = isFilling(position) || axis == .horizontal && isTableEnd(position)
      let lower = isFilling ? 0 : drawn
      if isFilling { old = size }
      let parts = AutoresizingLaw.shares(of: nodes[position].autoresizing, axis, lower: lower, size: size, old: old)
      if axis == .horizontal, isCellContent(position) {
        holdCellContent(position, parts, parent)
        continue
      }
      let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let place = AutoresizingLaw.Share(constant: parts.place.constant + near, factor: parts.place.factor)
      let extent = AutoresizingLaw.Share(constant: parts.extent.constant - near - far, factor: parts.extent.factor)
      hold(position, axis == .horizontal ? .left : .top, place, written[axis == .horizontal ? 0 : 1], parent, near)
      hold(
        position, axis == .horizontal ? .width : .height, extent, written[axis == .horizontal ? 2 : 3], parent,
        -near - far, yields: yieldsToContent(position, axis) ? .cell : nil)
    }
  }

  /// Whether a view is the content of a cell that is a file's own: where its rules contradict the size that the cell was
  /// drawn with, they all hold and the content takes the size they give it, as Interface Builder's canvas does (recorded
  /// in 40 xibs of 7 apps, against 4). A table that shows the cell makes it and its content as wide as itself.
  private func yieldsToContent(_ position: Int, _ axis: Axis) -> Bool {
    guard nodes[position].parent == 0, nodes[position].autoresizing == [.width, .height] else { return false }
    switch nodes[0].content.kind {
    case .collectionCell: return true
    case .tableCell: return screen.isOnCanvas || axis == .vertical
    default: return false
    }
  }

  /// A controller's view inside another's that follows its width and height.
  private func isFilling(_ position: Int) -> Bool {
    nodes[position].content.bars != nil && nodes[position].autoresizing == [.width, .height]
  }

  /// A header or footer that its table makes as wide as itself, however it was drawn (`UITableView.tableHeaderView`, docs).
  private func isTableEnd(_ position: Int) -> Bool {
    guard !screen.isOnCanvas, !screen.environment.isMac, let table = nodes[position].parent else { return false }
    let node = nodes[position]
    return node.autoresizing == [.width] && nodes[table].content.kind == .table && node.content.kind != .tableCell
  }

  /// A cell keeps what it holds out of the unsafe area at its sides, and its accessory at the trailing one, on other
  /// screens than the one it was drawn on
  /// (`UITableView.insetsContentViewsToSafeArea`, on by default since iOS 11, which all screens with cut-outs have).
  private func isCellContent(_ position: Int) -> Bool {
    let isDrawn = screen.isOnCanvas && nodes[position].content.direction != .rightToLeft
    guard !isDrawn, let cell = nodes[position].parent, nodes[cell].content.kind == .tableCell,
      let table = nodes[cell].parent, nodes[table].content.kind == .table
    else { return false }
    return nodes[position].autoresizing == [.width, .height]
  }

  private mutating func holdCellContent(
    _ position: Int, _ parts: (place: AutoresizingLaw.Share, extent: AutoresizingLaw.Share), _ cell: Int
  ) {
    let view = LayoutItem.view(position)
    let safe = guide(.safe, of: cell)
    let sides = [
      (LayoutAttribute.leading, parts.place.constant), (.trailing, parts.place.constant + parts.extent.constant),
    ]
    for (side, constant) in sides {
      generate(
        AnchorForm(view, side), .equal, AnchorForm(safe, side).adding(AnchorForm(constant), 1), .autoresizing,
        owner: cell)
    }
  }

  /// Adds one part: as the law has it, or as manual layout wrote it.
  private mutating func hold(
    _ position: Int, _ attribute: LayoutAttribute, _ share: AutoresizingLaw.Share, _ written: AnchorForm?,
    _ parent: Int, _ inset: Double, yields: LoweredConstraint.Yielding? = nil
  ) {
    let item = LayoutItem.view(position)
    var right = AnchorForm(share.constant)
    if let written {
      right = written.adding(AnchorForm(inset), 1)
    } else if share.factor != 0 {
      right.add(AnchorForm(.view(parent), attribute.axis == .horizontal ? .width : .height), share.factor)
    }
    var left = AnchorForm(item, attribute)
    // Frames and masks are about the superview's frame, anchors about its alignment rect.
    let outer = nodes[parent].alignmentInsets
    let (near, far) =
      attribute.axis == .horizontal ? (outer.left, outer.right) : (outer.top, outer.bottom)
    if written == nil, share.factor != 0 {
      right.constant += share.factor * (near + far)
    }
    if attribute == .left || attribute == .top, right.terms.isEmpty {
      right.constant -= near
      left.add(AnchorForm(.view(parent), attribute), -1)
    }
    // A place is set against a size, which no rule can be: so no check is made. A scroll view's edges are its content's in rules,
    // and masks are about its bounds.
    generate(left, .equal, right, .autoresizing, owner: parent, yields: yields)
  }
}
