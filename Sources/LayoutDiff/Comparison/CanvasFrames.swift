public import AutoLayout
import ProofModel
import Resolving

/// Frames that only Interface Builder's canvas recorded: of views that a rule, a stack, a cell, a table or a scroll
/// view places. What differs in them is no change, and nothing may follow from it.
public struct CanvasFrames {
  /// Ids of the views whose recorded frames differ without a meaning.
  public let views: Set<String>
  /// Ids of the views of which anything that is recorded differs without a meaning: their frames or their pictures' sizes.
  private let recorded: Set<String>
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
      (views, recorded, unmoved, self.found) = ([], [], [], [])
      (screen, misplaced, keepsFindings) = (nil, ([:], []), false)
      return
    }
    // Objects without an id of their own, as boxes' contents, are told apart by what they are in.
    let matching = ViewMatching(expected: expected.views, actual: actual.views, hasObjectIDs: true)
    let own = after.nodes
    let areSettingsSettled = Self.settleSettings(before.nodes, &after, matching, isSavedAnew)
    let areMasksSettled = Self.settleScrollers(before.nodes, &after, matching, hidingScrollers) || areSettingsSettled
    let isMac = after.environment.isMac
    let tables = Self.unchangedTables(
      (before.nodes, Self.styles(before.rules, isMac: isMac)), (own, Self.styles(after.rules, isMac: isMac)),
      isSavedAnew, heldCells, columnWidths, isMac: isMac)
    var frames = FrameSettling(
      expected: expected, actual: actual, nodes: (before.nodes, own), matching: matching, tables: tables,
      rows: RowStacks(before, (after, own), matching), heldCells: heldCells, columnWidths: columnWidths,
      isSavedAnew: isSavedAnew, hasOtherTools: hasOtherTools, screen: after)
    frames.settle()
    after = frames.screen
    var found = frames.found
    // A Mac's root that is flagged as misplaced is as large as its contents ask for; a flag is no change.
    let isFlagged = before.nodes[0].holding != own[0].holding
    after.nodes[0].holding = before.nodes[0].holding
    let areStylesSettled = Self.settleStyles(before, &after, matching)
    let areUnrecordedSettled = hasOtherTools && Self.settleUnrecorded(before, &after, matching)
    let areRulesSettled = Self.settleCells(before.rules, &after.rules) || areStylesSettled
    found.formUnion(Self.settleContents(before, &after, matching))
    views = found
    found.formUnion(Self.settlePictures(before.nodes, &after, matching, isSamePicture))
    recorded = found
    let unmoved = Self.unmoved(
      expected, actual, matching, (before.nodes, own),
      in: Self.cellsOlderThanGiven((before.nodes, own), matching, found, heldCells))
    self.unmoved = unmoved
    keepsFindings = hasOtherTools || isSavedAnew
    self.found = Set((expected.findings + actual.findings).map(FoundTrouble.init))
    misplaced = Self.misplaced(expected, among: found.union(unmoved))
    let isSettled =
      found.isEmpty && unmoved.isEmpty && !areRulesSettled && !areMasksSettled && !isFlagged
      && !areUnrecordedSettled && !frames.areRowsFoundOut && !frames.areTitlesSettled
    screen = isSettled ? nil : after
  }

  /// Where views of these ids were drawn that lie elsewhere, and what was found of them.
  private static func misplaced(_ layout: SolvedLayout, among ids: Set<String>)
    -> (frames: [String: Rect], findings: [Finding])
  {
    (
      Dictionary(
        layout.views.compactMap { view in view.misplacedFrom.map { (view.content.id, $0) } },
        uniquingKeysWith: { first, _ in first }
      ).filter { ids.contains($0.key) },
      layout.findings.filter { $0.kind == .misplaced && ids.contains($0.views.first ?? "") }
    )
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

  /// The actual side as it is with the earlier frames where they have no meaning; nil where it needs no change.
  public func settled(_ actual: SolvedLayout, _ engine: LayoutEngine) -> SolvedLayout? {
    guard let screen else { return nil }
    var layout = engine.solve(screen)
    // Whether a view lies where it was drawn is as it was found, with texts as large as they were drawn; of a frame that
    // has no meaning nothing new is found, but that it is as it should be now.
    let place = layout.findings.firstIndex { $0.kind == .misplaced } ?? layout.findings.endIndex
    let found = actual.findings.filter { $0.kind == .misplaced }
    let own = found.filter { !recorded.contains($0.views.first ?? "") && !unmoved.contains($0.views.first ?? "") }
    let old = misplaced.findings.filter { finding in
      keepsFindings || unmoved.contains(finding.views.first ?? "")
        || found.contains { $0.views.first == finding.views.first }
    }
    layout.findings.removeAll { $0.kind == .misplaced || !self.found.contains(FoundTrouble($0)) }
    layout.findings.insert(contentsOf: own + old, at: min(place, layout.findings.endIndex))
    for (index, view) in actual.views.enumerated() where layout.views.indices.contains(index) {
      let id = view.content.id
      let isOld = recorded.contains(id)
      layout.views[index].misplacedFrom =
        unmoved.contains(id) || isOld && (keepsFindings || view.misplacedFrom != nil)
        ? misplaced.frames[id] : view.misplacedFrom
    }
    return layout
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
