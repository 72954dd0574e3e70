import AutoLayout
import ProofModel

/// Whether what returns with an edit says how far it moved something: not where the rules that are left contradict each other or
/// leave it open.
extension CauseTrial {
  /// How far a view moved, or grew, by one edit alone; nil where that is not solved yet and too much is already, and where the
  /// screen without it cannot be or leaves that open: a part of a movement is no measure then.
  func alone(_ index: Int, _ edit: Int) -> Point? {
    guard !said.contains(Said(effect: index, edit: edit)), layouts[[edit]] != nil || layouts.count < Self.mostTrials
    else { return nil }
    guard let moved = movement(of: index, without: [edit]) else { return nil }
    // A part of the whole, or more than it.
    let whole = effects[index].effect
    let others = Axis.allCases.filter { axis in
      whole.map { $0[axis] * moved[axis] > 0 && ($0[axis] - moved[axis]).magnitude > 1 } ?? false
    }
    guard !others.isEmpty else { return moved }
    return isSolvable(without: [edit]) && !others.contains { leavesOpen(index, $0, without: [edit]) } ? moved : nil
  }

  /// Whether the rules that are left without some edits contradict each other no more than those of either side do.
  ///
  /// - Parameter unknown: the answer where too many were asked for already.
  func isSolvable(without edits: Set<Int>, unknown: Bool = true) -> Bool {
    // What is told of the sides leaves conflicts out that their files deny.
    func conflicts(_ layout: SolvedLayout) -> Int {
      layout.constraints.count { rule in if case .broken = rule.status { true } else { false } }
    }
    guard let layout = examined(without: edits) else { return unknown }
    return conflicts(layout) <= max(conflicts(finder.expected), conflicts(finder.actual))
  }

  /// Whether the rules that are left without some edits leave a view's place or size open along an axis.
  ///
  /// - Parameter isAround: whether the size of what it lies in counts too.
  func leavesOpen(_ index: Int, _ axis: Axis, without edits: Set<Int>, isAround: Bool = false) -> Bool {
    guard case .view(_, let id) = effects[index].subject, let layout = examined(without: edits),
      let position = layout.index(of: id)
    else { return false }
    return ([position] + (isAround ? Array(layout.superviews(of: position)) : [])).contains {
      LayoutComparison.isOpen(layout, $0, effects[index].kind, axis)
    }
  }

  private func examined(without edits: Set<Int>) -> SolvedLayout? {
    if let known = examined[edits] { return known }
    guard examined.count < Self.mostExamined else { return nil }
    var screen = reversal.screen(without: Set(edits.map { finder.edits[$0] }))
    finder.window?.fit(&screen)
    let layout = engine.solve(screen)
    examined[edits] = layout
    return layout
  }

  /// So often it is asked whether the screen without some edits holds together.
  private static let mostExamined = 12
}
