import AutoLayout
import ProofModel

/// Which edit is nearest to some views, by constraints between views and by superviews: the last resort, where no
/// movement tells.
struct Proximity {
  private let count: Int
  private let neighbours: [[Int]]
  /// By edit: the views of the actual layout that it touches.
  private let touched: [[Int]]

  init(_ finder: CauseFinder) {
    count = finder.edits.count
    let (expected, actual) = (finder.expected, finder.actual)
    let views = finder.comparison.views
    var links = [Set<Int>](repeating: [], count: actual.views.count)
    func link(_ members: [Int]) {
      for (index, one) in members.enumerated() {
        for other in members[(index + 1)...] where one != other {
          links[one].insert(other)
          links[other].insert(one)
        }
      }
    }
    for constraint in actual.constraints { link(Self.views(constraint, actual)) }
    for constraint in expected.constraints {
      link(Self.views(constraint, expected).compactMap { views.toActual[$0] })
    }
    neighbours = links.map { $0.sorted() }
    touched = Self.touched(finder)
  }

  private static func views(_ constraint: SolvedConstraint, _ layout: SolvedLayout) -> [Int] {
    constraint.terms.map { term in
      switch term.anchor.item {
      case .view(let position): return position
      case .guide(let position): return layout.guides[position].owner
      }
    }
    // The root is next to everything, and nothing follows from that.
    .filter { $0 != 0 }
  }

  private static func touched(_ finder: CauseFinder) -> [[Int]] {
    let (expected, actual) = (finder.expected, finder.actual)
    let pairs = finder.comparison.views
    let rules = (positions(expected), positions(actual))
    var result = [Set<Int>](repeating: [], count: finder.edits.count)
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit] else { continue }
      switch input.change.subject {
      case .view(_, let id):
        if let position = pairs.actualPosition(of: id) { result[edit].insert(position) }
        guard input.change.kind == .went, let position = pairs.expectedPosition(of: id) else { continue }
        // What a view left behind: its siblings.
        for other in expected.views.indices where expected.views[other].parent == expected.views[position].parent {
          if let found = pairs.toActual[other] { result[edit].insert(found) }
        }
      case .rule(let id):
        if let rule = rules.1[id] { result[edit].formUnion(views(actual.constraints[rule], actual)) }
        if let rule = rules.0[id] {
          result[edit].formUnion(views(expected.constraints[rule], expected).compactMap { pairs.toActual[$0] })
        }
      default: continue
      }
    }
    return result.map { $0.sorted() }
  }

  /// By id, of the user's rules.
  private static func positions(_ layout: SolvedLayout) -> [String: Int] {
    Dictionary(
      layout.constraints.enumerated().filter { $0.element.origin == .authored }.map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The nearest edit; of equally near ones a preferred one, then the first. The only edit is always the nearest.
  func nearest(to views: [Int], preferring preferred: Set<Int>) -> Int? {
    guard count > 1 else { return count == 1 ? 0 : nil }
    var distance = [Int](repeating: .max, count: neighbours.count)
    var queue: [Int] = []
    for view in views where distance[view] == .max {
      distance[view] = 0
      queue.append(view)
    }
    var next = 0
    while next < queue.count {
      let view = queue[next]
      next += 1
      for other in neighbours[view] where distance[other] == .max {
        distance[other] = distance[view] + 1
        queue.append(other)
      }
    }
    let order = preferred.sorted() + (0..<count).filter { !preferred.contains($0) }
    var best: (distance: Int, edit: Int)?
    for edit in order {
      let near = touched[edit].map { distance[$0] }.min() ?? .max
      // An idle edit explains what another near one that already moved things does not.
      let isBetter = best.map { near < $0.distance && (!preferred.contains($0.edit) || $0.distance == .max) } ?? true
      if isBetter { best = (near, edit) }
    }
    return best?.edit
  }
}
