import AutoLayout
import ProofModel
import Resolving

/// Where views lie by rules that cannot all hold: UIKit and AppKit leave out any of these, so that a place or a size that is
/// another where another one of them gives way is nothing that a file says.
struct ContestedPlaces {
  /// By view: how far its places and sizes lie apart, in points, as one or another of the rules gives way.
  private var ranges: [Int: [Place: Double]] = [:]

  private struct Place: Hashable {
    var kind: Change.Kind
    var axis: Axis
  }

  /// Both sides; of the same conflicts on both the same gives way, and nothing is open by them.
  static func sides(
    _ expected: (SolvedLayout, LayoutEngine?), _ actual: (SolvedLayout, LayoutEngine?)
  ) -> (expected: ContestedPlaces, actual: ContestedPlaces) {
    func conflicts(_ layout: SolvedLayout) -> [String] {
      layout.findings.filter { $0.kind == .conflict }.map(\.diagnostic.message).sorted()
    }
    guard conflicts(expected.0) != conflicts(actual.0) else { return (ContestedPlaces(), ContestedPlaces()) }
    return (ContestedPlaces(expected.0, expected.1), ContestedPlaces(actual.0, actual.1))
  }

  private init() {}

  /// Solves a screen whose rules contradict each other once without each of the user's that may give way instead.
  private init(_ layout: SolvedLayout, _ engine: LayoutEngine?) {
    guard let engine, let system = layout.system, system.screen.nodes.count == layout.views.count else { return }
    let rivals = layout.findings.filter { $0.kind == .conflict }.flatMap { conflict in
      conflict.constraints.filter { $0 != conflict.broken && Self.isUsers(layout.constraints[$0]) }
    }
    for rule in Set(rivals.compactMap { system.rules[$0] }).sorted().prefix(Self.mostRivals) {
      var screen = system.screen
      screen.rules.remove(at: rule)
      note(layout, engine.solve(screen, explains: false))
    }
  }

  /// More rules than these are not tried.
  private static let mostRivals = 12

  private static func isUsers(_ rule: SolvedConstraint) -> Bool {
    rule.origin == .authored && !ConstraintGroup.namesOfSystem.contains(rule.group)
  }

  /// Notes the views that lie elsewhere in the window or are of another size in another layout of the same screen.
  private mutating func note(_ layout: SolvedLayout, _ other: SolvedLayout) {
    for (view, (one, another)) in zip(layout.views, other.views).enumerated() {
      let frames = (one.windowFrame, another.windowFrame)
      let amounts: [(Change.Kind, Axis, Double)] = [
        (.moved, .horizontal, frames.0.x - frames.1.x), (.moved, .vertical, frames.0.y - frames.1.y),
        (.resized, .horizontal, frames.0.width - frames.1.width),
        (.resized, .vertical, frames.0.height - frames.1.height),
      ]
      for (kind, axis, amount) in amounts where amount.magnitude >= 1 {
        let place = Place(kind: kind, axis: axis)
        ranges[view, default: [:]][place] = max(ranges[view]?[place] ?? 0, amount.magnitude)
      }
    }
  }

  /// Whether it is open whether a view moved, or grew, by an amount along an axis, or by far more or less.
  func leavesOpen(_ amount: Double, of view: Int, _ kind: Change.Kind, _ axis: Axis) -> Bool {
    ranges[view]?[Place(kind: kind, axis: axis)].map { $0 >= Self.leastShare * amount.magnitude } ?? false
  }

  /// What lies apart by less than this of an amount makes it no other one to a reader.
  private static let leastShare = 0.1
}

extension LayoutComparison {
  /// The axes along which rules that contradict each other on one side alone decide how far a view moved or grew; where they do
  /// on both, the same gave way.
  func contestedAxes(_ pair: ViewMatching.Pair, _ kind: Change.Kind, _ old: Rect, _ new: Rect) -> Set<Axis> {
    Set(
      Axis.allCases.filter { axis in
        let told = Self.number(new, kind, axis) - Self.number(old, kind, axis)
        return contested.expected.leavesOpen(told, of: pair.expected, kind, axis)
          != contested.actual.leavesOpen(told, of: pair.actual, kind, axis)
      })
  }
}
