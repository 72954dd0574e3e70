import ProofModel
import Resolving

/// The pairs that UIKit refuses (Auto Layout guide; exceptions quoted in public issues), each with the legal form.
extension Lowering {
  /// Whether `left relation right`, whose difference is `words`, says something that a layout can have.
  mutating func isLegal(_ words: AnchorForm, left: AnchorForm, right: AnchorForm, _ context: RuleContext) -> Bool {
    guard !words.terms.isEmpty else {
      if left.terms.isEmpty, right.terms.isEmpty {
        report("no-view-in-rule", "the rule says nothing about any view", context.span)
      } else {
        report("no-view-in-rule", "both sides of the rule are the same, so that it says nothing", context.span)
      }
      return false
    }
    let places = words.terms.filter { $0.attribute.kind == .location }
    guard let first = places.first else { return true }
    if let other = places.first(where: { $0.attribute.axis != first.attribute.axis }) {
      let legal = other.attribute.axis == .vertical ? "top, bottom or centerY" : "leading, trailing or centerX"
      report(
        "illegal-pair",
        "\(quoted(first)) lies along the other axis than \(quoted(other)), the two can't be set against each other",
        context.span, hint: "give both sides one axis: \(legal) on both")
      return false
    }
    if let directional = places.first(where: { $0.attribute.isDirectional }),
      let absolute = places.first(where: { $0.attribute.isAbsoluteHorizontal })
    {
      let legal = swapped(absolute.attribute)
      report(
        "illegal-pair",
        "\(quoted(directional)) turns with the reading direction and \(quoted(absolute)) does not",
        context.span, hint: "\(lowered.name(absolute.item)).\(legal.rawValue)")
      return false
    }
    let weight = places.reduce(0) { $0 + $1.coefficient }
    if abs(weight) <= 1e-9 { return true }
    if places.count == 1 {
      return reportLonely(first, words, context)
    }
    return true
  }

  /// A place that stands against a number or a size.
  private mutating func reportLonely(_ place: AnchorTerm, _ words: AnchorForm, _ context: RuleContext) -> Bool {
    guard let size = words.terms.first(where: { $0.attribute.kind == .size }) else {
      let lonely = AnchorForm(place.item, place.attribute)
      reportLonelyLocation(lonely, isZeroShare: context.hasZeroShare, context)
      return false
    }
    let end: LayoutAttribute =
      size.attribute == .width ? (place.attribute.isAbsoluteHorizontal ? .right : .trailing) : .bottom
    let factor = -size.coefficient / place.coefficient
    let share = factor == 1 ? "" : "\(factor.factorText) * "
    report(
      "illegal-pair", "\(quoted(place)) is a place and \(quoted(size)) is a size, the two can't be equal",
      context.span,
      hint:
        "\(lowered.name(place.item)).\(place.attribute.rawValue) == \(share)\(lowered.name(size.item)).\(end.rawValue)")
    return false
  }

  /// A place by itself, or with a multiplier of 0 on the other: what a share of 0 means is the other's own near edge.
  mutating func reportLonelyLocation(_ form: AnchorForm, isZeroShare: Bool, _ context: RuleContext) {
    guard let place = form.terms.first else { return }
    let container = nodes[lowered.view(of: place.item)].parent.map { lowered.name(.view($0)) } ?? "root"
    let reason = isZeroShare ? "a multiplier of 0 leaves it none" : "a place needs another one"
    report(
      "illegal-pair", "\(quoted(place)) is a place, and \(reason) to be measured from", context.span,
      hint: "\(lowered.name(place.item)).\(place.attribute.rawValue) == \(container).\(place.attribute.rawValue)"
        + (isZeroShare ? "" : " + 20"))
  }

  private func quoted(_ term: AnchorTerm) -> String { "'\(lowered.name(term.item)).\(term.attribute.rawValue)'" }

  private func swapped(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left: return .leading
    case .right: return .trailing
    case .leftMargin: return .leadingMargin
    case .rightMargin: return .trailingMargin
    default: return attribute
    }
  }
}

extension RuleContext {
  /// Whether the rule as written takes 0 times a place, which leaves nothing of it.
  fileprivate var hasZeroShare: Bool {
    guard case .equation(let equation) = active.rule.form else { return false }
    return equation.sides.contains { $0.takesZeroTimesAPlace }
  }
}

extension Expression {
  fileprivate var takesZeroTimesAPlace: Bool {
    switch self {
    case .product(.number(0), let inner), .product(let inner, .number(0)), .percent(0, let inner):
      return inner.isPlace || inner.takesZeroTimesAPlace
    case .product(let left, let right), .sum(let left, let right), .difference(let left, let right),
      .quotient(let left, let right):
      return left.takesZeroTimesAPlace || right.takesZeroTimesAPlace
    case .negate(let inner), .percent(_, let inner): return inner.takesZeroTimesAPlace
    case .reference, .number, .standard, .token, .percentOfScreen, .percentOfWindow: return false
    }
  }

  private var isPlace: Bool {
    guard case .reference(_, let name, _) = self else { return false }
    return name.members.contains { $0.kind == .location }
  }
}
