import AutoLayout
import ProofModel

/// Claims of screens on which much was edited at once.
extension CauseTrial {
  /// Takes out what an edit is said to have moved of which it alone, put onto the earlier side, moves less than half: where a screen
  /// was made over, what returns with one edit may be what all others leave to it. What no equation says is told of all together.
  /// So it is, wherever, with what rules of widths alone made of places up and down, or the other way: without them lengths may be
  /// open, and a tie of both axes gives these others; nor do they say anything where they contradict the earlier side. So it is
  /// with what an edit by itself moves the other way.
  func leaveOutOneSided(of parts: inout [Parts]) {
    let inert = finder.inertEdits
    let isMadeOver = finder.edits.indices.count(where: { !inert.contains($0) }) >= Self.many
    for index in parts.indices {
      for place in parts[index].indices {
        let part = parts[index][place]
        let isTried = isMadeOver && isTriable(part.edit) && !isInside(index, part.edit)
        for axis in Axis.allCases where part.effect[axis] != 0 && !isSaid(part, index, axis) {
          let claimed = part.effect.along(axis)
          guard !goesBack(claimed, at: index, by: part.edit) else {
            parts[index][place].effect[axis] = 0
            continue
          }
          if let own = lesser(than: claimed, axis, at: index, by: part.edit) {
            parts[index][place].effect[axis] = own
            said.insert(Said(effect: index, edit: part.edit))
            continue
          }
          let isAcross = !acts(part.edit, along: axis, isMixed: false)
          guard isTried || isAcross, claimed.extent > Self.leastClaim, let moved = moved(index, by: part.edit),
            Self.back(of: claimed, by: moved) < Self.leastShare * claimed.extent
              || isAcross && !isSure(index, axis, with: part.edit)
          else { continue }
          parts[index][place].effect[axis] = 0
        }
      }
      // What others took back of it is no part of what is theirs.
      for axis in Axis.allCases {
        let whole = effects[index].effect?[axis] ?? 0
        guard parts[index].allSatisfy({ $0.effect[axis] * whole <= 0 }) else { continue }
        for place in parts[index].indices { parts[index][place].effect[axis] = 0 }
      }
      parts[index].removeAll { $0.effect.extent == 0 }
    }
  }

  /// Whether an edit moves a view the other way than it is said to, taken back alone or put alone onto the earlier side, or is a
  /// bar that does: what returns with it is others' doing then.
  private func goesBack(_ claimed: Effect, at index: Int, by edit: Int) -> Bool {
    isAgainstBar(claimed, edit)
      || [moved(index, by: edit), movement(of: index, without: [edit])].contains { moved in
        guard let moved else { return false }
        return Axis.allCases.contains { claimed[$0] * moved[$0] < 0 && moved[$0].magnitude > Self.leastClaim }
      }
  }

  /// How far rules' other constants alone move a view along an axis, where they are said to move it farther than they are others
  /// and the earlier side makes no more of them; nil elsewhere. What of it returns with them besides is what other edits make of it.
  private func lesser(than claimed: Effect, _ axis: Axis, at index: Int, by edit: Int) -> Double? {
    guard let number = direct.number(of: edit), claimed.extent > number + 1, let own = moved(index, by: edit)?[axis],
      own.magnitude < claimed.extent - 1
    else { return nil }
    return own.magnitude > Self.leastClaim ? own : 0
  }

  /// Whether something is said to move up by an edit that brings bars at the top, or down by one that takes them away: a safe
  /// area begins below its bars (`UIView.safeAreaLayoutGuide`, docs).
  private func isAgainstBar(_ claimed: Effect, _ edit: Int) -> Bool {
    let bars = finder.inputs.filter { $0.edit == finder.edits[edit] && $0.change.bar != nil }.map(\.change)
    guard claimed.kind == .moved, !bars.isEmpty,
      bars.allSatisfy({ ($0.before == nil) != ($0.after == nil) && [.navigation, .largeTitle].contains($0.bar) })
    else { return false }
    return bars.allSatisfy { $0.before == nil ? claimed.vertical < 0 : claimed.vertical > 0 }
  }

  /// Whether the rules of the earlier side with one edit alone hold together and say where a view lies along an axis, or its length.
  private func isSure(_ index: Int, _ axis: Axis, with edit: Int) -> Bool {
    let others = Set(finder.edits.indices).subtracting([edit])
    return isSolvable(without: others, unknown: false) && !leavesOpen(index, axis, without: others, isAround: true)
  }

  /// Whether an equation, or the view's own frame, says the amount itself.
  private func isSaid(_ part: Part, _ index: Int, _ axis: Axis) -> Bool {
    let whole = effects[index].effect?[axis] ?? 0
    return direct.says(part.edit, index, axis)
      || direct.draws(part.edit, index, axis, by: part.effect[axis], of: whole)
  }

  /// How far a view moved, or by how much it grew, with one edit alone on the earlier side.
  func moved(_ index: Int, by edit: Int) -> Point? {
    let all = Set(finder.edits.indices)
    guard let before = movement(of: index, without: all),
      let after = movement(of: index, without: all.subtracting([edit]))
    else { return nil }
    return Point(x: before.x - after.x, y: before.y - after.y)
  }

  /// Whether an effect is of what lies in the view that was edited: it is as that is.
  private func isInside(_ index: Int, _ edit: Int) -> Bool {
    guard case .view(let around) = finder.edits[edit], case .view(_, let id) = effects[index].subject,
      let view = finder.actual.index(of: id)
    else { return false }
    return view != around && finder.actual.contains(around, view)
  }

  /// Whether an edit means the same on the earlier side: a view has its place there, and no new rule comes into its way.
  private func isTriable(_ edit: Int) -> Bool {
    switch finder.edits[edit] {
    case .rule, .view: break
    default: return false
    }
    return finder.inputs.allSatisfy { input in
      input.edit != finder.edits[edit]
        || !input.isJoined && ![.appeared, .went, .reparented, .reordered, .ruleAdded].contains(input.change.kind)
    }
  }

  /// Of fewer edits what returns with one is its own.
  private static let many = 6
}
