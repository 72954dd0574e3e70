import AutoLayout
import ProofModel
import Resolving

/// What a new view that was put around others does with them: where it has them from, and how it arranges them.
extension CauseWording {
  /// `, which lay in 'Box'`: what all the views lay in that a new one is around, where that is not what the new one lies in itself;
  /// empty where they stay there.
  func origin(of wrapped: [Change.Subject]) -> String {
    guard inputs.first?.kind == .appeared else { return "" }
    let names = wrapped.map(origin).once
    guard names.count == 1, let name = names[0] else { return "" }
    return ", which lay in \(name)"
  }

  private func origin(of wrapped: Change.Subject) -> String? {
    let comparison = finder.comparison
    guard case .view(_, let id) = wrapped, let now = comparison.views.actualPosition(of: id),
      let then = comparison.views.toExpected[now], let old = finder.expected.views[then].parent
    else { return nil }
    // Of both sides the nearest view around it that the other one has too.
    let known = finder.expected.superviews(of: then).compactMap { comparison.views.toActual[$0] }.first
    let around = finder.actual.superviews(of: now).first { comparison.views.toExpected[$0] != nil }
    guard let known, let around, known != around, !finder.actual.contains(known, around) || isOfRow(old) else {
      return nil
    }
    guard comparison.views.toActual[old] == nil else { return "'\(comparison.name(finder.expected.views[old]))'" }
    return "the '\(comparison.name(finder.expected.views[comparison.topmost(old, .expected)]))' that is gone"
  }

  /// Whether a view is a row that went, or lies in one.
  private func isOfRow(_ old: Int) -> Bool {
    let top = finder.expected.views[finder.comparison.topmost(old, .expected)].content.kind
    return finder.comparison.views.toActual[old] == nil && (top == .tableCell || top == .collectionCell)
  }

  /// How a new stack arranges what it was put around: `its views stand side by side, 8 apart`; empty of others and of one
  /// without a distance between them.
  var arrangement: [Cause.Part] {
    guard inputs.first?.kind == .appeared, case .view(_, let id)? = inputs.first?.subject,
      let stack = finder.actual.system?.screen.nodes.first(where: { $0.content.id == id })?.stack, stack.spacing != 0
    else { return [] }
    let way = stack.axis == .horizontal ? "side by side" : "one below the other"
    return ["its views stand \(way), \(Wording.number(stack.spacing)) apart"]
  }
}
