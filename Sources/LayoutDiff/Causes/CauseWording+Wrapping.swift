import AutoLayout
import ProofModel
import Resolving

/// What a view that came around others, or went from around them, has to do with them: where a new one has them from and how it
/// arranges them, and what is said of another root.
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

  /// What is said where the view that came or went is the other side's root, which lies in another view there now: as a
  /// controller's does that ends at opaque bars: those that came or went with that are told as such, for it reached under none of
  /// them.
  var wrapping: [Cause.Part]? {
    guard let input = inputs.first, case .view(_, let id) = input.subject else { return nil }
    let isNew = input.kind == .appeared
    let (inside, alone) = isNew ? (finder.actual, finder.expected) : (finder.expected, finder.actual)
    guard alone.views.first?.content.id == id, let view = inside.views.first(where: { $0.content.id == id }) else {
      return nil
    }
    let name = "'\(view.content.name)'"
    let bars = inputs.filter { $0.bar != nil }
    let ended = finder.comparison.barsEndedAt
    if !bars.isEmpty {
      return bars.map { bar in
        bar.part.told { bar.bar.map(ended.contains) ?? false ? "\($0), which \(name) end\(isNew ? "s" : "ed") at" : $0 }
      }
    }
    // A canvas shows no bars, and has the view that it ends at them by all the same.
    let document = (isNew ? finder.comparison.actualInputs : finder.comparison.expectedInputs).document
    if document?.groups.contains(where: { $0.name == "extent" }) ?? false {
      let words =
        isNew ? "ends at the bars instead of reaching under them" : "reaches under the bars instead of ending at them"
      return [.init(finder.comparison.opacity(name, ends: isNew) ?? "\(name) \(words)")]
    }
    return [isNew ? "\(name) lies in another view now" : "\(name) lies in no other view now"]
  }
}
