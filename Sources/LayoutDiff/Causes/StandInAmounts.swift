import AutoLayout
import ProofModel
import Resolving

/// What the file's own frames say beyond an amount that is solved, where that is no edit's: a text in a font that stands in for
/// another has another size on the canvas, and what hangs on it lies elsewhere there. A rule's other constant moves what hangs on
/// it by as much as it is another, and a rule that stands as it was carries a view as far as the one that it is tied to.
struct StandInAmounts {
  private let finder: CauseFinder
  private let direct: DirectEdits

  init(_ finder: CauseFinder, _ direct: DirectEdits) { (self.finder, self.direct) = (finder, direct) }

  /// Takes such points away.
  ///
  /// - Parameter parts: by effect, what each edit gives of it.
  func leaveOut(of effects: inout [Change], _ parts: [CauseTrial.Parts]) {
    guard effects.contains(where: { $0.lack != .zero }) else { return }
    for index in effects.indices {
      for axis in Axis.allCases where effects[index].lack[axis] != 0 {
        let edits = parts[index].filter { $0.effect[axis] != 0 }.map(\.edit)
        if direct.give(edits, effects[index].effect?[axis] ?? 0) { effects[index].lack[axis] = 0 }
      }
    }
    var places: [String: Int] = [:]
    for (index, change) in effects.enumerated() where change.kind == .moved {
      if let id = change.viewID { places[id] = index }
    }
    for (one, other, axis) in ties.flatMap({ [$0, ($0.other, $0.one, $0.axis)] }) {
      guard let index = places[one], let host = places[other], effects[index].lack[axis] != 0,
        effects[host].lack[axis] == 0, let own = effects[index].effect?[axis], let its = effects[host].effect?[axis],
        (own - its).magnitude < 0.01
      else { continue }
      effects[index].lack[axis] = 0
    }
  }

  /// Two views each of rules that stand as they were and must hold, by their ids.
  private var ties: [(one: String, other: String, axis: Axis)] {
    finder.actual.constraints.enumerated().compactMap { place, rule in
      guard rule.origin == .authored, rule.relation == .equal, rule.priority >= 1000, rule.status == .satisfied,
        case .view(let first) = rule.first.item, case .view(let second)? = rule.second?.item, first != second,
        let before = finder.comparison.rules.toExpected[place],
        finder.comparison.rules.differences(before, place).isEmpty
      else { return nil }
      let views = finder.actual.views
      return (views[first].content.id, views[second].content.id, rule.first.attribute.axis)
    }
  }
}
