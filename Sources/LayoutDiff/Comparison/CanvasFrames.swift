public import AutoLayout
import ProofModel
import Resolving

/// Frames that only Interface Builder's canvas recorded: of views that a rule, a stack, a cell, a table or a scroll
/// view places. What differs in them is no change, and nothing may follow from it.
public struct CanvasFrames {
  /// Ids of the views whose recorded frames differ without a meaning.
  public let views: Set<String>
  private let screen: ResolvedScreen?
  /// Which of these views lay elsewhere than they were drawn on the earlier side, and what was found of it.
  private let misplaced: (frames: [String: Rect], findings: [Finding])
  /// Ids of the views that are recorded and lie as they did: what is found of their places is as it was, whatever flags
  /// the tools wrote of what they lie in.
  private let unmoved: Set<String>
  /// Whether what was found of recorded frames stays, as another version of the tools wrote these anew.
  private let keepsFindings: Bool
  /// What was found on either side as its file has it: nothing else is true of the screen.
  private let found: Set<FoundTrouble>

  /// - Parameters:
  ///   - expected, actual: both sides of one variant as they were solved, from documents.
  ///   - isSavedAnew: whether another version of the tools saved the later one, which lays tables out otherwise.
  ///   - hasOtherTools: whether any other version of the tools did: half points are its rounding.
  ///   - heldCells: the cells whose heights their tables give, by id, with the row height of each side; -1 where it is found out.
  ///   - columnWidths: the widths that a Mac's columns give their cells on each side, by the ids of these.
  ///   - hidingScrollers: the ids of scrollers that are hidden while there is nothing to scroll, as a canvas had it.
  ///   - isSamePicture: whether a picture of that name is the same on both sides, whatever size was recorded of it.
  public init(
    expected: SolvedLayout, actual: SolvedLayout, isSavedAnew: Bool = false, hasOtherTools: Bool = false,
    heldCells: [String: (before: Double, after: Double)] = [:],
    columnWidths: [String: (before: Double, after: Double)] = [:], hidingScrollers: Set<String> = [],
    isSamePicture: (String) -> Bool = { _ in false }
  ) {
    guard let before = expected.system?.screen, var after = actual.system?.screen,
      before.nodes.count == expected.views.count, after.nodes.count == actual.views.count,
      after.environment.resizedFrom == nil
    else {
      (views, screen, misplaced, unmoved, keepsFindings, self.found) = ([], nil, ([:], []), [], false, [])
      return
    }
    let placed = (Self.framePlaced(expected), Self.framePlaced(actual))
    // Objects without an id of their own, as boxes' contents, are told apart by what they are in.
    let matching = ViewMatching(expected: expected.views, actual: actual.views, hasObjectIDs: true)
    var found: Set<String> = []
    let own = after.nodes
    let areSettingsSettled = Self.settleSettings(before.nodes, &after, matching, isSavedAnew)
    let areMasksSettled = Self.settleScrollers(before.nodes, &after, matching, hidingScrollers) || areSettingsSettled
    let (isMac, isOfOtherTools) = (after.environment.isMac, hasOtherTools || isSavedAnew)
    let tables = Self.unchangedTables(
      (before.nodes, Self.styles(before.rules)), (own, Self.styles(after.rules)), isSavedAnew, heldCells, columnWidths,
      isMac: isMac)
    var (areRowsFoundOut, areTitlesSettled) = (false, false)
    let rows = RowStacks(before, (after, own), matching)
    for (position, view) in actual.views.enumerated() where view.parent != nil {
      guard let other = matching.toExpected[position] else { continue }
      if Self.isFoundOut(expected, other), Self.isFoundOut(actual, position) {
        after.nodes[position].holding = HeightChain.known
        if expected.views[other].frame.height != view.frame.height { areRowsFoundOut = true }
      }
      let old = before.nodes[other].frame
      guard old != after.nodes[position].frame else { continue }
      let isPlaced = placed.0.contains(other) || placed.1.contains(position)
      if isPlaced, !isMac { Self.carry(position, from: own, &after.nodes) }
      let new = after.nodes[position].frame
      guard old != new else { continue }
      if let frame = Self.settledInCell(
        (before.nodes, own), (other, position), now: after.nodes, isSavedAnew: isSavedAnew)
      {
        found.insert(view.content.id)
        after.nodes[position].frame = frame
        continue
      }
      let isInOtherBorder =
        isMac && Self.isInOtherBorder((before.nodes, own), (other, position), hasOtherTools: isOfOtherTools)
      // Its distances are those from the scroll view that the file has it in.
      if isInOtherBorder, let parent = view.parent { after.nodes[parent].frame = own[parent].frame }
      guard
        Self.isTitleInPlace((before.nodes, own), (other, position)) || (view.parent.map({ tables[$0] != nil }) ?? false)
          || Self.isOnCollectionsCanvas((before.nodes, own), (other, position))
          || hasOtherTools && (Self.isRounding(old, new, by: 0.51) || Self.isNewlyRecorded(after, position, old, new))
          || Self.isRecordedOnly(after, position, old, new, isPlaced: isPlaced)
            && !Self.isInOtherBox((before.nodes, own), (other, position), hasOtherTools: isOfOtherTools)
            && !isInOtherBorder
          || Self.isHighByContents(expected.views[other], view, old, new)
          || Self.isFoundOut(expected, other) && Self.isFoundOut(actual, position)
          || Self.follows(found, (before.nodes, own), (other, position))
          || isMac && Self.isHeldInBox(found, (before.nodes, own), (other, position))
          || Self.isSamePane(found, (before.nodes, own), (other, position))
      else {
        if !isMac, let height = Self.heightWithoutLine((before.nodes, own), (other, position), heldCells) {
          after.nodes[position].frame?.size.height = height
          found.insert(view.content.id)
        }
        continue
      }
      var settled = Self.tiled(old, (before.nodes, after.nodes), (other, position))
      if !isMac, view.content.kind == .tableCell {
        settled = rows.stacked(settled, of: (other, position), after.nodes)
      }
      after.nodes[position].frame = settled
      // What a scroll view of another size makes of it.
      guard settled != new else { continue }
      // Where a column's title lies follows from the columns before it: no file records it.
      if after.nodes[position].isColumnTitle { areTitlesSettled = true } else { found.insert(view.content.id) }
    }
    // What came below them lies below them.
    for (table, drift) in tables where drift != 0 {
      for row in after.nodes[table].children where matching.toExpected[row] == nil {
        after.nodes[row].frame?.origin.y -= drift
      }
    }
    // A Mac's root that is flagged as misplaced is as large as its contents ask for; a flag is no change.
    let isFlagged = before.nodes[0].holding != own[0].holding
    after.nodes[0].holding = before.nodes[0].holding
    let areStylesSettled = Self.settleStyles(before.rules, &after)
    let areUnrecordedSettled = hasOtherTools && Self.settleUnrecorded(before, &after, matching)
    let areRulesSettled = Self.settleCells(before.rules, &after.rules) || areStylesSettled
    found.formUnion(Self.settleContents(before, &after, matching))
    found.formUnion(Self.settlePictures(before.nodes, &after, matching, isSamePicture))
    views = found
    let older = Set(
      actual.views.indices.filter { position in
        guard own[position].content.kind == .tableCell, let given = heldCells[own[position].content.id],
          let other = matching.toExpected[position], found.contains(own[position].content.id),
          let frames = Self.both(before.nodes[other].frame, own[position].frame)
        else { return false }
        return Self.isOlderThanGiven(frames.0.height, frames.1.height, given)
      })
    let unmoved = Self.unmoved(expected, actual, matching, (before.nodes, own), in: older)
    self.unmoved = unmoved
    keepsFindings = hasOtherTools || isSavedAnew
    self.found = Set((expected.findings + actual.findings).map(FoundTrouble.init))
    misplaced = (
      Dictionary(
        expected.views.compactMap { view in view.misplacedFrom.map { (view.content.id, $0) } },
        uniquingKeysWith: { first, _ in first }
      ).filter { found.contains($0.key) || unmoved.contains($0.key) },
      expected.findings.filter {
        $0.kind == .misplaced && (found.contains($0.views.first ?? "") || unmoved.contains($0.views.first ?? ""))
      }
    )
    let isSettled =
      found.isEmpty && unmoved.isEmpty && !areRulesSettled && !areMasksSettled && !isFlagged
      && !areUnrecordedSettled && !areRowsFoundOut && !areTitlesSettled
    screen = isSettled ? nil : after
  }

  /// Whether it is the title of a Mac's column that stands where it stood among the others, however wide these are drawn.
  private static func isTitleInPlace(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ view: (before: Int, after: Int)
  ) -> Bool {
    guard nodes.after[view.after].isColumnTitle else { return false }
    func columns(_ nodes: [LayoutNode], _ title: Int) -> [String] {
      let titles = nodes[title].parent.map { nodes[$0].children } ?? []
      return titles.filter { nodes[$0].isColumnTitle }.sorted { (nodes[$0].frame?.x ?? 0) < (nodes[$1].frame?.x ?? 0) }
        .map { nodes[$0].content.id }
    }
    let (old, new) = (columns(nodes.before, view.before), columns(nodes.after, view.after))
    return old.filter(new.contains) == new.filter(old.contains)
  }

  /// A view that its mask places in a superview whose recorded size has no meaning: its frame in one of the earlier size.
  private static func carry(_ position: Int, from own: [LayoutNode], _ nodes: inout [LayoutNode]) {
    guard let parent = nodes[position].parent, nodes[parent].content.kind != .table,
      let frame = nodes[position].frame, let sizes = both(own[parent].frame?.size, nodes[parent].frame?.size),
      sizes.0 != sizes.1
    else { return }
    nodes[position].frame = AutoresizingLaw.frame(frame, mask: nodes[position].autoresizing, from: sizes.0, to: sizes.1)
  }

  /// Whether a cell is as high as its contents ask for, on both sides, and not as high as it was drawn.
  private static func isHighByContents(_ before: SolvedView, _ after: SolvedView, _ old: Rect?, _ new: Rect?) -> Bool {
    guard after.content.kind == .tableCell, let (old, new) = both(old, new), abs(old.height - new.height) >= 1 else {
      return false
    }
    return abs(before.frame.height - after.frame.height) < 1
  }

  /// The earlier height of a cell of iOS that is given the same one on both sides and was recorded with a line more or less, as
  /// rows at the ends of sections are; nil of others, and where its table has another style, which has other lines.
  private static func heightWithoutLine(
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
  private static func isOlderThanGiven(_ old: Double, _ new: Double, _ given: (before: Double, after: Double)) -> Bool {
    given.before > 0 && given.before == given.after && given.after != 44
      && [old, new].filter { abs($0 - given.after) > mostLine }.count == 1
  }

  /// Whether it is a cell whose height its table finds out by what is in it, whatever was recorded of it.
  private static func isFoundOut(_ layout: SolvedLayout, _ cell: Int) -> Bool {
    layout.views[cell].content.kind == .tableCell && layout.system?.fitsContents(cell) ?? false
  }

  /// Views of which only one side finds that they lie elsewhere than they were drawn, though both drew and laid them out
  /// alike, or drew them alike in a cell of which one recorded an older height.
  private static func unmoved(
    _ expected: SolvedLayout, _ actual: SolvedLayout, _ matching: ViewMatching,
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), in cells: Set<Int>
  ) -> Set<String> {
    func misplaced(_ layout: SolvedLayout) -> Set<String> {
      Set(layout.findings.filter { $0.kind == .misplaced }.compactMap(\.views.first))
    }
    let ids = misplaced(expected).symmetricDifference(misplaced(actual))
    guard !ids.isEmpty else { return [] }
    return Set(
      matching.pairs.filter { pair in
        ids.contains(actual.views[pair.actual].content.id)
          && isRounding(nodes.before[pair.expected].frame, nodes.after[pair.actual].frame, by: 0.01)
          && (isRounding(expected.views[pair.expected].frame, actual.views[pair.actual].frame, by: 0.01)
            || actual.superviews(of: pair.actual).contains(where: cells.contains))
      }.map { actual.views[$0.actual].content.id })
  }

  /// Tables whose cells are the same ones, as large as they were: where these lie is the tools' doing, on the Mac always,
  /// whose tables place rows and columns; elsewhere where other tools saved them, as titles stand between them, or where
  /// half points of the rows above add up to it.
  private static func unchangedTables(
    _ before: (nodes: [LayoutNode], styles: [String: [String]]),
    _ after: (nodes: [LayoutNode], styles: [String: [String]]), _ isSavedAnew: Bool,
    _ held: [String: (before: Double, after: Double)],
    _ columns: [String: (before: Double, after: Double)], isMac: Bool
  ) -> [Int: Double] {
    typealias Row = (id: String, frame: Rect, contents: [String])
    let styles = (before.styles, after.styles)
    let (before, after) = (before.nodes, after.nodes)
    func contents(_ position: Int, _ nodes: [LayoutNode]) -> [String] {
      nodes[position].children.flatMap { [nodes[$0].content.id] + contents($0, nodes) }
    }
    func rows(_ table: LayoutNode, _ nodes: [LayoutNode], _ styles: [String: [String]]) -> [Row] {
      table.children.map { row in
        let (id, frame) = (nodes[row].content.id, nodes[row].frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
        guard held[id] != nil else { return (id, frame, []) }
        // Another of the system's styles puts its contents elsewhere, and may ask for another height.
        let shown = contents(row, nodes)
        return (id, frame, shown + shown.flatMap { styles[$0] ?? [] })
      }
    }
    let earlier = Dictionary(
      before.filter { $0.content.kind == .table }.map { ($0.content.id, rows($0, before, styles.0)) },
      uniquingKeysWith: { first, _ in first })
    // AppKit's tables make the last column as wide as is left.
    func widening(of table: LayoutNode) -> Double {
      let old = before.first { $0.content.id == table.content.id && $0.content.kind == .table }
      return both(old?.frame?.width, table.frame?.width).map { $1 - $0 } ?? 0
    }
    return Dictionary(
      uniqueKeysWithValues: after.indices.compactMap { position -> (Int, Double)? in
        guard after[position].content.kind == .table, let earlier = earlier[after[position].content.id],
          let (old, new) = Self.common(earlier, rows(after[position], after, styles.1), { $0.id }, { $0.frame.y })
        else { return nil }
        let growth = widening(of: after[position])
        // Rows that are as high as they were lie where a table that is as it was puts them.
        let isAlike = before.contains { Self.isAlike($0, before, after[position], after) }
        var drift = 0.0
        let isUnchanged = zip(old, new).allSatisfy { one, other in
          let rise = other.frame.height - one.frame.height
          defer { drift += rise }
          // What a table gives a row, by its contents or for all rows, is as it was where these are; where another height is
          // given it is seen in rows that were recorded with both.
          let isFoundOut =
            one.contents == other.contents
            && (held[one.id].map { given in
              // A height that is given is recorded with the line below it or without, or one that it was given before.
              if !isMac, given.before >= 0 {
                return given.before == given.after && abs(rise) <= Self.mostLine
                  || isOlderThanGiven(one.frame.height, other.frame.height, given)
              }
              return given.before == given.after || abs(one.frame.height - given.before) >= 1
                || abs(other.frame.height - given.after) >= 1
            } ?? false)
          // Elsewhere rows are as wide as their table.
          return (abs(rise) < 1 || isFoundOut)
            && (!isMac
              || Self.isColumnAsItWas(
                other.frame.width - one.frame.width, columns[one.id], growth: growth, isSavedAnew))
            && (isMac || isSavedAnew || isAlike || abs(other.frame.y - one.frame.y - drift) < 1)
        }
        return isUnchanged ? (position, (new.last?.frame.maxY ?? 0) - (old.last?.frame.maxY ?? 0)) : nil
      })
  }

  /// By the content view of a cell: which sides of its parts the rules of its style hold, in a fixed order.
  private static func styles(_ rules: [ActiveRule]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for rule in rules where rule.group == "cells" && rule.rule.id == nil {
      guard let owner = rule.rule.owner, case .attributes(let form) = rule.rule.form else { continue }
      result[owner, default: []].append(
        "\(form.firstAttribute.rawValue) \(form.relation.rawValue) \(form.secondAttribute?.rawValue ?? "")")
    }
    return result.mapValues { $0.sorted() }
  }

  /// The rows that both sides' tables have, where they are the same up to some row, below which others came or went; nil where
  /// they are not.
  private static func common<Row>(
    _ old: [Row], _ new: [Row], _ id: (Row) -> String, _ y: (Row) -> Double
  ) -> ([Row], [Row])? {
    if old.map(id) == new.map(id) { return (old, new) }
    let (old, new) = (old.sorted { y($0) < y($1) }, new.sorted { y($0) < y($1) })
    let count = zip(old, new).prefix { id($0) == id($1) }.count
    let (gone, came) = (Set(old.dropFirst(count).map(id)), Set(new.dropFirst(count).map(id)))
    guard count > 0, gone.isDisjoint(with: came) else { return nil }
    return (Array(old.prefix(count)), Array(new.prefix(count)))
  }

  /// Whether a Mac's column is as wide as it was, or as much wider as its table, so that what cells of it were recorded wider
  /// by is the tools' doing: a column's own width counts before that of its cells.
  private static func isColumnAsItWas(
    _ widening: Double, _ column: (before: Double, after: Double)?, growth: Double, _ isSavedAnew: Bool
  ) -> Bool {
    if abs(widening) < 1 || abs(growth) >= 1 && abs(widening - growth) <= mostSpacing { return true }
    guard let column else { return isSavedAnew }
    return abs(column.after - column.before) < 0.01 || isSavedAnew && abs(column.after - column.before) <= mostStyle
  }

  /// So much narrower, in points, newer systems make columns for the style of their rows.
  private static let mostStyle = 24.0

  /// What is recorded of a row's height beyond or below the one that is given, in points.
  private static let mostLine = 1.5

  /// What a table leaves between its columns, in points, may be another too.
  private static let mostSpacing = 4.0

  /// Whether a table leaves the same room around its rows, whatever bars are around it: it has the same style, and the same
  /// of its titles say something.
  private static func isAlike(_ one: LayoutNode, _ before: [LayoutNode], _ other: LayoutNode, _ after: [LayoutNode])
    -> Bool
  {
    func silent(_ table: LayoutNode, _ nodes: [LayoutNode]) -> [String] {
      table.children.filter { row in
        nodes[row].content.kind == .label && !(nodes[row].content.text?.runs.contains { !$0.text.isEmpty } ?? false)
      }.map { nodes[$0].content.id }
    }
    return one.content.id == other.content.id && one.content.style == other.content.style
      && one.content.contentInsets == other.content.contentInsets && silent(one, before) == silent(other, after)
  }

  /// Whether it is a cell, as large as it was, of a collection that shows the cells that it did: its layout places them, the
  /// user's own at run time, and the canvas in the middle of what it was as wide as.
  private static func isOnCollectionsCanvas(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Bool {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard new.content.kind == .collectionCell, let parent = new.parent, let other = old.parent,
      nodes.after[parent].content.kind == .collection, let frames = both(old.frame, new.frame),
      abs(frames.0.width - frames.1.width) < 1, abs(frames.0.height - frames.1.height) < 1
    else { return false }
    return nodes.before[other].children.map { nodes.before[$0].content.id }
      == nodes.after[parent].children.map { nodes.after[$0].content.id }
  }

  /// The actual side as it is with the earlier frames where they have no meaning; nil where it needs no change.
  public func settled(_ actual: SolvedLayout, _ engine: LayoutEngine) -> SolvedLayout? {
    guard let screen else { return nil }
    var layout = engine.solve(screen)
    // Whether a view lies where it was drawn is as it was found, with texts as large as they were drawn; of a frame that
    // has no meaning nothing new is found, but that it is as it should be now.
    let place = layout.findings.firstIndex { $0.kind == .misplaced } ?? layout.findings.endIndex
    let found = actual.findings.filter { $0.kind == .misplaced }
    let own = found.filter { !views.contains($0.views.first ?? "") && !unmoved.contains($0.views.first ?? "") }
    let old = misplaced.findings.filter { finding in
      keepsFindings || unmoved.contains(finding.views.first ?? "")
        || found.contains { $0.views.first == finding.views.first }
    }
    layout.findings.removeAll { $0.kind == .misplaced || !self.found.contains(FoundTrouble($0)) }
    layout.findings.insert(contentsOf: own + old, at: min(place, layout.findings.endIndex))
    for (index, view) in actual.views.enumerated() where layout.views.indices.contains(index) {
      let id = view.content.id
      let isOld = views.contains(id)
      layout.views[index].misplacedFrom =
        unmoved.contains(id) || isOld && (keepsFindings || view.misplacedFrom != nil)
        ? misplaced.frames[id] : view.misplacedFrom
    }
    return layout
  }

  /// Views that lie where they were drawn, by a mask or for want of anything else.
  static func framePlaced(_ layout: SolvedLayout) -> Set<Int> {
    var result: Set<Int> = []
    for constraint in layout.constraints {
      switch constraint.origin {
      case .implied, .autoresizing, .proportional:
        if case .view(let position) = constraint.first.item { result.insert(position) }
      default: continue
      }
    }
    return result
  }

  /// Whether a mask made a view's later frame of the earlier one in a superview that only the canvas recorded.
  private static func follows(
    _ found: Set<String>, _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Bool {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard let parent = new.parent, let other = old.parent, found.contains(nodes.after[parent].content.id),
      let sizes = both(nodes.before[other].frame?.size, nodes.after[parent].frame?.size)
    else { return false }
    return isHeld(old, new, from: sizes.0, to: sizes.1)
  }

  /// Whether one side's tools recorded no frame; those of what cells show are settled with their rules.
  private static func isNewlyRecorded(_ screen: ResolvedScreen, _ position: Int, _ old: Rect?, _ new: Rect?) -> Bool {
    let around = screen.nodes[position].parent.map { screen.nodes[$0].content.kind }
    return (old == nil) != (new == nil) && around != .tableCell && around != .collectionCell
  }

  /// Whether a pane has the part that it had of a split view which only the canvas recorded in another size.
  private static func isSamePane(
    _ found: Set<String>, _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int)
  ) -> Bool {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard let parent = new.parent, let other = old.parent, nodes.after[parent].content.kind == .split,
      found.contains(nodes.after[parent].content.id),
      let sizes = both(nodes.before[other].frame?.size, nodes.after[parent].frame?.size),
      sizes.0.width > 0, sizes.0.height > 0, let frames = both(old.frame, new.frame)
    else { return false }
    let (across, down) = (sizes.1.width / sizes.0.width, sizes.1.height / sizes.0.height)
    let same = Rect(
      x: frames.0.x * across, y: frames.0.y * down, width: frames.0.width * across, height: frames.0.height * down)
    return isRounding(same, frames.1, by: 1.5)
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

  /// The later frame of a cell's content with the earlier distances from its cell, where the cell has the style that it
  /// had: what accessories and lines between cells take is the system's, and differs with the tools that recorded it. So
  /// does what a canvas of another width left of a content: it is wider than its cell, or much narrower.
  private static func settledInCell(
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
    // A cell that shows nothing else gives its content view all of its height.
    let isAlone =
      hasSameParts && nodes.after[parent].children.count == 1 && nodes.after[parent].content.kind == .tableCell
    // Grouped tables of iOS 6 had room at their sides, which its Xcodes recorded.
    let isSystems = isSavedAnew && isAlone && nodes.before[other].children.count == 1
    guard isSystems || abs(frames.0.x - frames.1.x) < 3, abs(frames.0.y - frames.1.y) < 3,
      abs(rest.0.width - rest.1.width) < room || isBeyond, abs(rest.0.height - rest.1.height) < 4 || isAlone
    else { return nil }
    return Rect(
      x: frames.0.x, y: frames.0.y, width: cell.width - rest.0.width - frames.0.x,
      height: cell.height - rest.0.height - frames.0.y)
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
    // A table, a text or a collection fills what clips it.
    case .table, .collection, .textView, .ruleEditor:
      if around.content.kind == .scroll || isMac && around.content.clips { return true }
    // AppKit's scroll views place what clips their contents, their headers and scrollers.
    case .scroller where isMac && (around.content.kind == .scroll || around.content.clips): return true
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
  static func isClipping(_ node: LayoutNode) -> Bool { node.content.kind == .scroll || node.content.clips }

  /// Whether a bar is one that a navigation or tab bar controller's own scene holds, hidden.
  private static func isControllersBar(_ screen: ResolvedScreen, _ position: Int) -> Bool {
    !screen.environment.isMac && screen.nodes[position].parent == 0 && screen.nodes[position].content.isHidden
  }

  /// Whether two frames of a line differ by a point of their breadth alone.
  private static func isSameLine(_ old: Rect?, _ new: Rect?) -> Bool {
    guard let old, let new, old.size != new.size else { return false }
    let (width, height) = (abs(old.width - new.width), abs(old.height - new.height))
    return width + height <= 1.01 && (old.width < old.height ? width : height) > 0 && isRounding(old, new, by: 1.01)
  }

  /// Less than a point apart on every side: half points are the canvas' rounding.
  static func isRounding(_ old: Rect?, _ new: Rect?, by limit: Double = 1) -> Bool {
    guard let old, let new else { return false }
    return abs(old.x - new.x) < limit && abs(old.y - new.y) < limit && abs(old.width - new.width) < limit
      && abs(old.height - new.height) < limit
  }
}

/// A problem by what it is and whose.
private struct FoundTrouble: Hashable {
  var id: String
  var view: String?

  init(_ finding: Finding) {
    id = finding.diagnostic.id
    view = finding.views.first
  }
}
