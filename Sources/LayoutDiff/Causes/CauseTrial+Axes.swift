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

/// Headers and cells that came into tables or went from them while others did as well: each moves what is below it by no
/// more than it is high.
struct TableRows {
  /// By edit: the height of the row, points.
  private var heights: [Int: Double] = [:]

  init(_ finder: CauseFinder) {
    var found: [String: [(edit: Int, height: Double)]] = [:]
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit], case .view(_, let id) = input.change.subject else { continue }
      let layout: SolvedLayout
      switch input.change.kind {
      case .appeared: layout = finder.actual
      case .went: layout = finder.expected
      default: continue
      }
      guard let position = layout.index(of: id), let parent = layout.views[position].parent,
        layout.views[parent].content.kind == .table
      else { continue }
      found[layout.views[parent].content.id, default: []].append((edit, layout.views[position].frame.height))
    }
    for rows in found.values where Set(rows.map(\.edit)).count > 1 {
      for row in rows { heights[row.edit, default: 0] += row.height }
    }
  }

  /// What is put down to a row's coming or going, by no more than its height.
  func clipped(_ part: CauseTrial.Part) -> CauseTrial.Part {
    guard let height = heights[part.edit], part.effect.kind == .moved, part.effect.vertical.magnitude > height + 0.5
    else { return part }
    var part = part
    part.effect.vertical = part.effect.vertical < 0 ? -height : height
    return part
  }
}
