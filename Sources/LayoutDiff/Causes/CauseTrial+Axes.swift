import AutoLayout
import ProofModel

/// What edits can have done at all, whatever a trial gives: where rules contradict each other, any edit that is taken back
/// may have another one of them give way.
extension CauseTrial {
  /// Whether a rule of another axis, or a picture's shape, may be why something lies elsewhere along one.
  static func isMixed(_ layout: SolvedLayout) -> Bool {
    layout.constraints.contains { rule in
      Set(rule.terms.compactMap(\.anchor.attribute.axis)).count > 1
    }
  }

  /// By edit: the axis along which all of its rules hold, or of a height; none of what else is done to views, groups and values.
  static func ruleAxes(_ finder: CauseFinder) -> [Int: Axis] {
    var axes: [Int: Set<Axis>] = [:]
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit], !input.change.kind.isInert else { continue }
      axes[edit, default: []].formUnion(finder.axes(of: input.change))
    }
    return axes.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension CauseFinder {
  /// The axes along which what was done may place something by itself: those of a rule, of a height the one, else both: a width may
  /// wrap a text. O(constraints).
  func axes(of change: Change) -> Set<Axis> {
    if change.side == .vertical { return [.vertical] }
    guard case .rule(let id) = change.subject else { return Set(Axis.allCases) }
    let rules = [expected, actual].flatMap { $0.constraints.filter { $0.id == id } }
    return Set(rules.flatMap(\.terms).compactMap(\.anchor.attribute.axis))
  }
}
