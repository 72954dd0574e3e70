import AutoLayout
import ProofModel

/// Claims of screens on which much was edited at once.
extension CauseTrial {
  /// Takes out what an edit is said to have moved of which it alone, put onto the earlier side, moves less than half: where a screen
  /// was made over, what returns with one edit may be what all others leave to it. What no equation says is told of all together.
  /// So it is, wherever, with what rules of widths alone made of places up and down, or the other way: without them lengths may be
  /// open, and a tie of both axes gives these others; nor do they say anything where they contradict the earlier side.
  func leaveOutOneSided(of parts: inout [Parts]) {
    let inert = finder.inertEdits
    let isMadeOver = finder.edits.indices.count(where: { !inert.contains($0) }) >= Self.many
    for index in parts.indices {
      for place in parts[index].indices {
        let part = parts[index][place]
        let isTried = isMadeOver && isTriable(part.edit) && !isInside(index, part.edit)
        for axis in Axis.allCases where part.effect[axis] != 0 && !isSaid(part, index, axis) {
          let claimed = part.effect.along(axis)
          let isAcross = !acts(part.edit, along: axis, isMixed: false)
          guard isTried || isAcross, claimed.extent > Self.leastClaim, let moved = moved(index, by: part.edit),
            Self.back(of: claimed, by: moved) < Self.leastShare * claimed.extent
              || isAcross && !isSure(index, axis, with: part.edit)
          else { continue }
          parts[index][place].effect[axis] = 0
        }
      }
      parts[index].removeAll { $0.effect.extent == 0 }
    }
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
