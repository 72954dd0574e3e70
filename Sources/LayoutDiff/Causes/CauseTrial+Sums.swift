import AutoLayout
import ProofModel

/// What of a movement several edits give that none of them brings back alone: a row and a title above a table's rows, two numbers
/// of a chain of rules.
extension CauseTrial {
  /// What each edit gives of what became of a view along an axis, where no edit gives half of it: parts that come back with one
  /// edit each and add up to all of it; where rules contradict each other without an edit, what this gives put alone onto the
  /// earlier side. Empty where they do not add up.
  func summed(_ index: Int, _ axis: Axis, _ candidates: [Int]) -> Parts {
    guard let whole = effects[index].effect?.along(axis), whole.extent >= Self.leastSummed else { return [] }
    let back = parts(of: whole, axis, candidates) { movement(of: index, without: [$0]) }
    if back.count > 1 { return back }
    let own = ownEdits.withGoneRules(of: index, axis).filter { candidates.contains($0) && !finder.edits[$0].isOfView }
    for edit in own.prefix(Self.mostSummed) {
      let alone = parts(of: whole, axis, [edit]) { given(index, by: $0) }
      if !alone.isEmpty { return asSaid(alone, index) }
    }
    guard candidates.count <= Self.mostSummed else { return [] }
    let together = parts(of: whole, axis, candidates) { given(index, by: $0) }
    return together.count > 1 ? asSaid(together, index) : []
  }

  /// The parts that edits have in a whole, the largest first; empty where they do not add up to it.
  private func parts(of whole: Effect, _ axis: Axis, _ edits: [Int], _ amount: (Int) -> Point?) -> Parts {
    let parts = edits.compactMap { edit -> Part? in
      guard let amount = amount(edit)?[axis], amount * whole[axis] > 0, amount.magnitude >= Self.leastSummed else {
        return nil
      }
      var part = whole
      part[axis] = amount
      return (edit, part)
    }
    let sum = parts.reduce(0) { $0 + $1.effect[axis] }
    guard (sum - whole[axis]).magnitude <= Self.leastSummed else { return [] }
    return parts.sorted { $0.effect[axis].magnitude > $1.effect[axis].magnitude + 1e-6 }
  }

  /// How far an edit alone moves a view on the earlier side, whose rules hold with it as they did.
  private func given(_ index: Int, by edit: Int) -> Point? {
    guard let moved = moved(index, by: edit), moved.x.magnitude + moved.y.magnitude > 0 else { return nil }
    return isSolvable(without: Set(finder.edits.indices).subtracting([edit]), unknown: false) ? moved : nil
  }

  /// The same parts, of which no other trial says anything.
  private func asSaid(_ parts: Parts, _ index: Int) -> Parts {
    for part in parts { said.insert(Said(effect: index, edit: part.edit)) }
    return parts
  }

  /// Points below which an amount is rounding's.
  private static let leastSummed = 1.0
  /// Of more edits it is not tried what each gives alone.
  private static let mostSummed = 12
}
