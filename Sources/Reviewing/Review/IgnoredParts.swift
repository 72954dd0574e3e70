import AutoLayout
import ImageDiff
import LayoutDiff
import ProofModel
import Resolving
import Solving

/// The parts of two layouts whose differences do not count: views with everything in them, and rectangles.
struct IgnoredParts {
  /// For the pictures, in pixels.
  private(set) var masks: [DifferenceMask] = []
  private var names: Set<String> = []

  init(_ ignored: [ComparisonRequest.Ignored], expected: SolvedLayout, actual: SolvedLayout) {
    guard !ignored.isEmpty else { return }
    var views: Set<String> = []
    for part in ignored {
      switch part {
      case .view(let name): views.insert(name)
      case .rectangle(let rect):
        masks.append(DifferenceMask(name: "rectangle", frame: rect, scale: actual.environment.scale))
      }
    }
    for layout in [expected, actual] { add(views, of: layout) }
  }

  private mutating func add(_ wanted: Set<String>, of layout: SolvedLayout) {
    var inside: Set<Int> = []
    for (position, view) in layout.views.enumerated() {
      let isNamed = [view.path, view.content.name, view.content.id].contains { wanted.contains($0) }
      // Superviews stand before their views.
      guard isNamed || view.parent.map(inside.contains) ?? false else { continue }
      inside.insert(position)
      names.formUnion([view.path, view.content.id])
      masks.append(DifferenceMask(name: view.path, frame: view.windowFrame, scale: layout.environment.scale))
    }
  }

  /// The difference without what these views did.
  func removed(from difference: LayoutDifference) -> LayoutDifference {
    guard !names.isEmpty else { return difference }
    return difference.ignoring { subject in
      if case .view(let path, let id) = subject { names.contains(path) || names.contains(id) } else { false }
    }
  }
}
