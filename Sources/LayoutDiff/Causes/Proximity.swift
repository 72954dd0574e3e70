import AutoLayout
import ProofModel

/// Which edit is nearest to some views, by constraints between views and by superviews: the last resort, where no
/// movement tells.
struct Proximity {
  private let count: Int
  private let neighbours: [[Int]]
  /// By edit: the views of the actual layout that it touches, with how far they are from it: what a view that went has
  /// left behind is a step away.
  private let touched: [[(view: Int, distance: Int)]]
  /// By edit: the axis along which alone it acts; nil for both.
  private let axes: [Axis?]

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
    axes = Self.axes(finder)
  }

  /// A rule acts along the axis of its attributes; all else along both.
  private static func axes(_ finder: CauseFinder) -> [Axis?] {
    let rules = (positions(finder.expected), positions(finder.actual))
    var found = [Set<Axis>](repeating: [], count: finder.edits.count)
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit] else { continue }
      var own = Set(Axis.allCases)
      if case .rule(let id) = input.change.subject {
        let constraints = [
          rules.0[id].map { finder.expected.constraints[$0] }, rules.1[id].map { finder.actual.constraints[$0] },
        ]
        own = Set(constraints.compactMap { $0?.first.attribute.axis })
      }
      found[edit].formUnion(own)
    }
    return found.map { $0.count == 1 ? $0.first : nil }
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

  private static func touched(_ finder: CauseFinder) -> [[(view: Int, distance: Int)]] {
    let (expected, actual) = (finder.expected, finder.actual)
    let pairs = finder.comparison.views
    let rules = (positions(expected), positions(actual))
    var result = [[Int: Int]](repeating: [:], count: finder.edits.count)
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit] else { continue }
      switch input.change.subject {
      case .view(_, let id):
        if let position = pairs.actualPosition(of: id) { result[edit][position] = 0 }
        guard input.change.kind == .went, let position = pairs.expectedPosition(of: id) else { continue }
        // What a view left behind: its siblings.
        for other in expected.views.indices where expected.views[other].parent == expected.views[position].parent {
          if let found = pairs.toActual[other], result[edit][found] == nil { result[edit][found] = 1 }
        }
      case .rule(let id):
        let now = rules.1[id].map { views(actual.constraints[$0], actual) } ?? []
        let before =
          rules.0[id].map { views(expected.constraints[$0], expected).compactMap { pairs.toActual[$0] } } ?? []
        for view in now + before { result[edit][view] = 0 }
      default: continue
      }
    }
    return result.map { touched in touched.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  /// By id, of the user's rules.
  private static func positions(_ layout: SolvedLayout) -> [String: Int] {
    Dictionary(
      layout.constraints.enumerated().filter { $0.element.origin == .authored }.map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The nearest edit; of equally near ones a preferred one, then the first. The only edit is always the nearest, and one
  /// that acts across the axis alone is so only where there is no other.
  func nearest(to views: [Int], along axis: Axis?, preferring preferred: Set<Int>) -> Int? {
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
    let acting = (0..<count).filter { edit in axis == nil || axes[edit] == nil || axes[edit] == axis }
    let candidates = acting.isEmpty ? Array(0..<count) : acting
    let order = candidates.filter(preferred.contains) + candidates.filter { !preferred.contains($0) }
    var best: (distance: Int, edit: Int)?
    for edit in order {
      let near =
        touched[edit].filter { distance[$0.view] < .max }
        .map { distance[$0.view] + $0.distance }.min() ?? .max
      // An idle edit explains what another near one that already moved things does not.
      let isBetter = best.map { near < $0.distance && (!preferred.contains($0.edit) || $0.distance == .max) } ?? true
      if isBetter { best = (near, edit) }
    }
    return best?.edit
  }
}
