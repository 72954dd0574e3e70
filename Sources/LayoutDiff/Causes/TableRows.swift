import AutoLayout
import ProofModel
import Resolving

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

  /// Whether an edit is that rows of a table came or went while others did as well.
  func areOf(_ edit: Int) -> Bool { heights[edit] != nil }

  /// What is put down to a row's coming or going, by no more than its height.
  func clipped(_ part: CauseTrial.Part) -> CauseTrial.Part {
    guard let height = heights[part.edit], part.effect.kind == .moved, part.effect.vertical.magnitude > height + 0.5
    else { return part }
    var part = part
    part.effect.vertical = part.effect.vertical < 0 ? -height : height
    return part
  }
}
