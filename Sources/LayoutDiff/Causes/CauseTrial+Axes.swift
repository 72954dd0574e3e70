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

  /// By edit: the axis along which all of its rules hold; none of what is done to views, groups and values.
  static func ruleAxes(_ finder: CauseFinder) -> [Int: Axis] {
    var axes: [Int: Set<Axis>] = [:]
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit], case .rule = input.edit else { continue }
      guard case .rule(let id) = input.change.subject else {
        axes[edit, default: []].formUnion(Axis.allCases)
        continue
      }
      for layout in [finder.expected, finder.actual] {
        for rule in layout.constraints where rule.id == id {
          axes[edit, default: []].formUnion(rule.terms.compactMap(\.anchor.attribute.axis))
        }
      }
    }
    return axes.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
