import AutoLayout
import ProofModel
import Resolving

/// A pass over the views of the later side that gives those their earlier frames back whose recorded ones differ without a meaning.
struct FrameSettling {
  let expected: SolvedLayout
  let actual: SolvedLayout
  /// The views of both sides as their files have them.
  let nodes: (before: [LayoutNode], after: [LayoutNode])
  let matching: ViewMatching
  /// How far what came below them was drawn lower, by the tables whose rows are those that they were; in points.
  let tables: [Int: Double]
  let rows: RowStacks
  let heldCells: [String: (before: Double, after: Double)]
  let columnWidths: [String: (before: Double, after: Double)]
  let isSavedAnew: Bool
  let hasOtherTools: Bool
  /// The later side, as far as it is settled.
  var screen: ResolvedScreen
  /// Ids of the views that have their earlier frames.
  private(set) var found: Set<String> = []
  private(set) var areRowsFoundOut = false
  private(set) var areTitlesSettled = false
  private let placed: (Set<Int>, Set<Int>)

  init(
    expected: SolvedLayout, actual: SolvedLayout, nodes: (before: [LayoutNode], after: [LayoutNode]),
    matching: ViewMatching, tables: [Int: Double], rows: RowStacks,
    heldCells: [String: (before: Double, after: Double)],
    columnWidths: [String: (before: Double, after: Double)], isSavedAnew: Bool, hasOtherTools: Bool,
    screen: ResolvedScreen
  ) {
    (self.expected, self.actual, self.nodes, self.matching) = (expected, actual, nodes, matching)
    (self.tables, self.rows, self.heldCells, self.columnWidths) = (tables, rows, heldCells, columnWidths)
    (self.isSavedAnew, self.hasOtherTools, self.screen) = (isSavedAnew, hasOtherTools, screen)
    placed = (CanvasFrames.framePlaced(expected), CanvasFrames.framePlaced(actual))
  }

  private var isMac: Bool { screen.environment.isMac }
  private var isOfOtherTools: Bool { hasOtherTools || isSavedAnew }

  /// One pass, in the order of the tree.
  mutating func settle() {
    // What came below them lies below them.
    for (table, drift) in tables where drift != 0 {
      for row in screen.nodes[table].children where matching.toExpected[row] == nil {
        screen.nodes[row].frame?.origin.y -= drift
      }
    }
    for (position, view) in actual.views.enumerated() where view.parent != nil {
      guard let other = matching.toExpected[position] else { continue }
      settle(position, other)
    }
  }

  private mutating func settle(_ position: Int, _ other: Int) {
    let view = actual.views[position]
    if isFoundOut(position, other) {
      screen.nodes[position].holding = HeightChain.known
      if expected.views[other].frame.height != view.frame.height { areRowsFoundOut = true }
    }
    let old = nodes.before[other].frame
    guard old != screen.nodes[position].frame else { return }
    let isPlaced = placed.0.contains(other) || placed.1.contains(position)
    if isPlaced, !isMac { CanvasFrames.carry(position, from: nodes.after, &screen.nodes) }
    let new = screen.nodes[position].frame
    guard old != new, !isStackOfOthers(position, other) else { return }
    if let frame = CanvasFrames.settledInCell(nodes, (other, position), now: screen.nodes, isSavedAnew: isSavedAnew) {
      found.insert(view.content.id)
      screen.nodes[position].frame = frame
      return
    }
    if CanvasFrames.isUnrecordedInCollection(nodes, (other, position)) {
      (screen.nodes[position].frame, screen.nodes[position].translatesMask) = (old, nodes.before[other].translatesMask)
      found.insert(view.content.id)
      return
    }
    if let frame = CanvasFrames.settledInCollection(nodes, (other, position)) {
      screen.nodes[position].frame = frame
      found.insert(view.content.id)
      return
    }
    guard isWithoutMeaning(position, other, old, new, isPlaced: isPlaced) else {
      if !isMac, let height = CanvasFrames.heightWithoutLine(nodes, (other, position), heldCells) {
        screen.nodes[position].frame?.size.height = height
        found.insert(view.content.id)
      } else if isMac, let frame = CanvasFrames.settledInColumn(nodes, (other, position), columnWidths) {
        screen.nodes[position].frame = frame
        found.insert(view.content.id)
      }
      return
    }
    var settled = isMac ? CanvasFrames.tiled(old, (nodes.before, screen.nodes), (other, position)) : old
    if !isMac, view.content.kind == .tableCell {
      settled = rows.stacked(settled, of: (other, position), screen.nodes)
    }
    // Of a box its alignment rect is what is placed: one of another type has another frame around it.
    if view.content.kind == .box {
      let (then, now) = (nodes.before[other].alignmentInsets, screen.nodes[position].alignmentInsets)
      settled = settled?.inset(
        by: EdgeInsets(
          top: then.top - now.top, left: then.left - now.left, bottom: then.bottom - now.bottom,
          right: then.right - now.right))
    }
    screen.nodes[position].frame = settled
    // Without a frame a view has no mask to translate.
    if (old == nil) != (new == nil) { screen.nodes[position].translatesMask = nodes.before[other].translatesMask }
    // What a scroll view of another size makes of it.
    guard settled != new else { return }
    // Where a column's title lies follows from the columns before it: no file records it.
    if screen.nodes[position].isColumnTitle { areTitlesSettled = true } else { found.insert(view.content.id) }
  }

  /// Whether nothing follows from a view's other frame.
  private mutating func isWithoutMeaning(_ position: Int, _ other: Int, _ old: Rect?, _ new: Rect?, isPlaced: Bool)
    -> Bool
  {
    let (view, pair) = (actual.views[position], (other, position))
    let isInOtherBorder = isMac && CanvasFrames.isInOtherBorder(nodes, pair, hasOtherTools: isOfOtherTools)
    // Its distances are those from the scroll view that the file has it in.
    if isInOtherBorder, let parent = view.parent { screen.nodes[parent].frame = nodes.after[parent].frame }
    if CanvasFrames.isTitleInPlace(nodes, pair, columnWidths, isSavedAnew: isSavedAnew)
      || (view.parent.map { tables[$0] != nil } ?? false) && isSameRow(position, other)
    {
      return true
    }
    if hasOtherTools,
      CanvasFrames.isRounding(old, new, by: 0.51) || CanvasFrames.isNewlyRecorded(screen, position, old, new)
    {
      return true
    }
    if !isInOtherBorder, CanvasFrames.isRecordedOnly(screen, position, old, new, isPlaced: isPlaced),
      !CanvasFrames.isInOtherBox(nodes, pair, hasOtherTools: isOfOtherTools)
    {
      return true
    }
    return CanvasFrames.isHighByContents(expected.views[other], view, old, new) || isFoundOut(position, other)
      || CanvasFrames.follows(found, nodes, pair) || isMac && CanvasFrames.isHeldInBox(found, nodes, pair)
      || CanvasFrames.isSamePane(found, nodes, pair)
  }

  /// Whether what a table shows is what it showed there, or as large: a header or footer view made anew has the height that it is
  /// drawn with (`UITableView.tableFooterView`, docs).
  private func isSameRow(_ position: Int, _ other: Int) -> Bool {
    let frames = CanvasFrames.both(nodes.before[other].frame, nodes.after[position].frame)
    return nodes.before[other].content.id == nodes.after[position].content.id
      || frames.map { ($0.height - $1.height).magnitude < 1 } ?? true
  }

  /// Whether it is a stack with views that came or went: it is as long as these make it (`UIStackView`, docs), and a length of one
  /// that holds a view without one is known by its record alone.
  private func isStackOfOthers(_ position: Int, _ other: Int) -> Bool {
    nodes.after[position].content.kind == .stack
      && (nodes.after[position].children.contains { matching.toExpected[$0] == nil }
        || nodes.before[other].children.contains { matching.toActual[$0] == nil })
  }

  private func isFoundOut(_ position: Int, _ other: Int) -> Bool {
    CanvasFrames.isFoundOut(expected, other) && CanvasFrames.isFoundOut(actual, position)
  }
}
