import AutoLayout
import ProofModel

/// The natural size that a view's content asked for before and after, read from its content constraints.
struct ContentSizes {
  struct Extent {
    var before: Double?
    var after: Double?

    /// Equal, or not known on one side.
    var isSame: Bool {
      guard let before, let after else { return true }
      return before.isNear(after)
    }
  }

  var width = Extent()
  var height = Extent()

  /// By position in the actual layout, of views that are in both.
  static func all(_ expected: SolvedLayout, _ actual: SolvedLayout, _ views: ViewMatching) -> [Int: ContentSizes] {
    var result: [Int: ContentSizes] = [:]
    func read(_ layout: SolvedLayout, _ side: WritableKeyPath<Extent, Double?>, _ place: (Int) -> Int?) {
      for constraint in layout.constraints where constraint.origin.isContent {
        guard case .view(let position) = constraint.first.item, let view = place(position) else { continue }
        let axis: WritableKeyPath<ContentSizes, Extent> =
          constraint.first.attribute.axis == .horizontal ? \.width : \.height
        result[view, default: ContentSizes()][keyPath: axis.appending(path: side)] = constraint.constant
      }
    }
    read(expected, \.before) { views.toActual[$0] }
    read(actual, \.after) { views.toExpected[$0] == nil ? nil : $0 }
    return result
  }
}
