import AutoLayout
import ProofModel
import Resolving

/// Rules that by themselves moved nothing and hold views, along an axis, that another edit moved there: the other half of a
/// pair of insets, or what said before where a view lies that a new rule places. Such a rule has a part in that movement
/// only where a trial with both taken back brings views elsewhere than with the other edit alone.
struct TiedRules {
  private let finder: CauseFinder

  init(_ finder: CauseFinder) { self.finder = finder }

  /// By edit of rules of which nothing is told: the edit that moved most of what they hold.
  ///
  /// - Parameter shares: by edit, what is told of it.
  func hosts(_ shares: [[Effect]]) -> [Int: Int] {
    var movers: [String: [(edit: Int, effect: Effect)]] = [:]
    for (edit, effects) in shares.enumerated() {
      for effect in effects {
        if case .view(_, let id) = effect.subject { movers[id, default: []].append((edit, effect)) }
      }
    }
    guard !movers.isEmpty else { return [:] }
    var result: [Int: Int] = [:]
    for (edit, holds) in held where shares[edit].isEmpty {
      var weights: [Int: Double] = [:]
      for hold in holds {
        for mover in movers[hold.view] ?? [] where mover.effect[hold.axis] != 0 {
          weights[mover.edit, default: 0] += mover.effect[hold.axis].magnitude
        }
      }
      result[edit] = weights.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    return result
  }

  private struct Hold: Hashable {
    var view: String
    var axis: Axis
  }

  /// By edit: the views that its rules hold first, and along which axis.
  private var held: [Int: Set<Hold>] {
    var rules: [String: (layout: SolvedLayout, place: Int)] = [:]
    for layout in [finder.expected, finder.actual] {
      for (place, rule) in layout.constraints.enumerated() where rule.origin == .authored {
        rules[rule.id] = (layout, place)
      }
    }
    var result: [Int: Set<Hold>] = [:]
    for input in finder.inputs {
      guard case .rule(let id) = input.change.subject, case .rule = input.edit, let edit = finder.editOf[input.edit],
        let (layout, place) = rules[id]
      else { continue }
      for term in layout.constraints[place].terms {
        guard case .view(let view) = term.anchor.item else { continue }
        result[edit, default: []].insert(
          Hold(view: layout.views[view].content.id, axis: term.anchor.attribute.axis))
      }
    }
    return result
  }
}
