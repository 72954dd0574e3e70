import AutoLayout
import ProofModel
import Resolving

/// Cells that are as high as they are given or as their contents ask for, whatever was recorded, and what they show.
extension CanvasFrames {
  /// Whether a cell is as high as its contents ask for, on both sides, and not as high as it was drawn.
  static func isHighByContents(_ before: SolvedView, _ after: SolvedView, _ old: Rect?, _ new: Rect?) -> Bool {
    guard after.content.kind == .tableCell, let (old, new) = both(old, new), abs(old.height - new.height) >= 1 else {
      return false
    }
    return abs(before.frame.height - after.frame.height) < 1
  }

  /// The earlier height of a cell of iOS that is given the same one on both sides and was recorded with a line more or less, as
  /// rows at the ends of sections are; nil of others, and where its table has another style, which has other lines.
  static func heightWithoutLine(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int),
    _ held: [String: (before: Double, after: Double)]
  ) -> Double? {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard new.content.kind == .tableCell, let given = held[new.content.id], given.before > 0,
      given.before == given.after, let frames = both(old.frame, new.frame), let table = new.parent,
      let other = old.parent, nodes.after[table].content.style == nodes.before[other].content.style,
      frames.0.height != frames.1.height,
      [frames.0, frames.1].allSatisfy({ (0...2).contains($0.height - given.after) })
    else { return nil }
    return frames.0.height
  }

  /// Whether a cell is given the same height on both sides, and one of them still records another: devices give it that height
  /// whatever was recorded. The 44 points of a new table say nothing: code that asks for automatic heights begins with them.
  static func isOlderThanGiven(_ old: Double, _ new: Double, _ given: (before: Double, after: Double)) -> Bool {
    given.before > 0 && given.before == given.after && given.after != 44
      && [old, new].filter { abs($0 - given.after) > mostLine }.count == 1
  }

  /// The cells of those whose frames were found to have no meaning of which one side records an older height than is given.
  static func cellsOlderThanGiven(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ matching: ViewMatching, _ found: Set<String>,
    _ held: [String: (before: Double, after: Double)]
  ) -> Set<Int> {
    Set(
      nodes.after.indices.filter { position in
        let cell = nodes.after[position]
        guard cell.content.kind == .tableCell, found.contains(cell.content.id), let given = held[cell.content.id],
          let other = matching.toExpected[position], let frames = both(nodes.before[other].frame, cell.frame)
        else { return false }
        return isOlderThanGiven(frames.0.height, frames.1.height, given)
      })
  }

  /// Whether it is a cell whose height its table finds out by what is in it, whatever was recorded of it.
  static func isFoundOut(_ layout: SolvedLayout, _ cell: Int) -> Bool {
    layout.views[cell].content.kind == .tableCell && layout.system?.fitsContents(cell) ?? false
  }

  /// The later frame of a cell's content with the earlier distances from its cell, where the cell has the style that it
  /// had: what accessories and lines between cells take is the system's, and differs with the tools that recorded it. So
  /// does what a canvas of another width left of a content: it is wider than its cell, or much narrower.
  static func settledInCell(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int), now: [LayoutNode],
    isSavedAnew: Bool
  ) -> Rect? {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard let parent = new.parent, let other = old.parent, let cell = now[parent].frame?.size,
      [.tableCell, .collectionCell].contains(nodes.after[parent].content.kind),
      nodes.before[other].content.style == nodes.after[parent].content.style,
      let sizes = both(nodes.before[other].frame?.size, nodes.after[parent].frame?.size),
      let frames = both(old.frame, new.frame)
    else { return nil }
    let rest = (
      Size(width: sizes.0.width - frames.0.maxX, height: sizes.0.height - frames.0.maxY),
      Size(width: sizes.1.width - frames.1.maxX, height: sizes.1.height - frames.1.maxY)
    )
    // Where the same parts are in the cell, an accessory of the user's own is no part of the difference.
    let hasSameParts = nodes.before[other].children.count == nodes.after[parent].children.count
    let room = isSavedAnew || hasSameParts ? 40.0 : 4
    // No accessory takes as much as 60 points.
    let isBeyond =
      hasSameParts && (min(rest.0.width, rest.1.width) < -1 || max(rest.0.width, rest.1.width) > 60)
    // A cell that shows nothing else gives its content view all of its height, and begins it where the system does: grouped
    // tables of iOS 6 had room at their sides, which its Xcodes recorded.
    let isAlone =
      hasSameParts && nodes.after[parent].children.count == 1 && nodes.after[parent].content.kind == .tableCell
    guard isAlone || abs(frames.0.x - frames.1.x) < 3, abs(frames.0.y - frames.1.y) < 3,
      abs(rest.0.width - rest.1.width) < room || isBeyond, abs(rest.0.height - rest.1.height) < 4 || isAlone
    else { return nil }
    return Rect(
      x: frames.0.x, y: frames.0.y, width: cell.width - rest.0.width - frames.0.x,
      height: cell.height - rest.0.height - frames.0.y)
  }

  /// The earlier frame of a collection's cell, or its earlier place with the size that it has now where nothing else gives it
  /// one: a layout places its cells (`UICollectionViewLayout.layoutAttributesForItem(at:)`), the user's own at run time, a flow
  /// layout by its sizes, insets and spacings, which are told by themselves.
  static func settledInCollection(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Rect? {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard new.content.kind == .collectionCell, old.content.kind == .collectionCell, let parent = new.parent,
      let other = old.parent, nodes.after[parent].content.kind == .collection,
      nodes.before[other].content.kind == .collection, let frames = both(old.frame, new.frame)
    else { return nil }
    let isSized = [(old, nodes.before[other]), (new, nodes.after[parent])].allSatisfy { cell, collection in
      Axis.allCases.allSatisfy { cell.isSized(along: $0, in: collection) }
    }
    return isSized || isRounding(Rect(origin: .zero, size: frames.0.size), Rect(origin: .zero, size: frames.1.size))
      ? frames.0 : Rect(origin: frames.0.origin, size: frames.1.size)
  }

  /// Whether it is a collection's cell that its layout gives a size, or what such a cell shows, of which one side records no frame:
  /// the layout places the one, and the other fills it (`UICollectionViewCell.contentView`, docs).
  static func isUnrecordedInCollection(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Bool {
    guard (nodes.before[position.before].frame == nil) != (nodes.after[position.after].frame == nil) else {
      return false
    }
    return [(nodes.before, position.before), (nodes.after, position.after)].allSatisfy { nodes, position in
      let cell = nodes[position].content.kind == .collectionCell ? position : nodes[position].parent ?? position
      guard nodes[cell].content.kind == .collectionCell, let collection = nodes[cell].parent else { return false }
      return Axis.allCases.allSatisfy { nodes[cell].isSized(along: $0, in: nodes[collection]) }
    }
  }
}

extension LayoutNode {
  /// Whether a collection's cell is given its size along an axis by the flow layout, or by its own item size.
  func isSized(along axis: Axis, in collection: LayoutNode) -> Bool {
    let settings = collection.collection ?? CollectionSettings()
    let own = axis == .horizontal ? itemWidth : itemHeight
    return settings.layout == .flow && (own ?? settings.size(of: element, axis)) != nil
  }
}
