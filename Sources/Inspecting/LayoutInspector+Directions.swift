import AutoLayout
internal import ProofModel

/// Left and right, where leading and trailing turn with the reading direction.
extension LayoutInspector {
  /// The user's rules between left and right edges. What is as far from both edges of one view turns into itself; where the
  /// screen is read from right to left, the rule shows and is a warning.
  mutating func inspectDirections() {
    var absolute = layout.constraints.indices.filter { position in
      layout.constraints[position].origin == .authored
        && layout.constraints[position].terms.contains { $0.anchor.attribute.isAbsoluteHorizontal }
    }
    guard !absolute.isEmpty else { return }
    let written = system.isShownWritten
    absolute.removeAll { !written[$0] }
    guard !absolute.isEmpty else { return }
    let insets = Dictionary(
      absolute.compactMap { position in inset(layout.constraints[position]).map { ($0, position) } },
      uniquingKeysWith: { first, _ in first })
    let isTurned = layout.environment.direction == .rightToLeft
    for position in absolute {
      let constraint = layout.constraints[position]
      if let inset = inset(constraint), insets[inset.mirrored] != nil { continue }
      let legal = constraint.terms.map(\.anchor.attribute).filter(\.isAbsoluteHorizontal).map(Self.turning)
      let words = legal.reduce(into: [String]()) { if !$0.contains($1.rawValue) { $0.append($1.rawValue) } }
      add(
        isTurned ? .warning : .note,
        .warning(
          "absolute-edge",
          "'\(constraint.text)' stays on its side where the screen is read from right to left", at: constraint.span,
          hint: "\(words.joined(separator: " and ")) instead of left and right"), views(of: constraint), [position])
    }
  }

  static func turning(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left: return .leading
    case .right: return .trailing
    case .leftMargin: return .leadingMargin
    case .rightMargin: return .trailingMargin
    default: return attribute
    }
  }

  /// An edge held to the same edge of something else, so far inside of it.
  private struct Inset: Hashable {
    var first: SolvedConstraint.Item
    var second: SolvedConstraint.Item
    var isLeft: Bool
    var isMargin: Bool
    /// Points inwards, in hundredths.
    var distance: Int
    var relation: LayoutRelation

    var mirrored: Inset {
      Inset(
        first: first, second: second, isLeft: !isLeft, isMargin: isMargin, distance: distance,
        relation: relation.reversed)
    }
  }

  private func inset(_ constraint: SolvedConstraint) -> Inset? {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.terms.count == 2,
      constraint.constant.magnitude < 1e9
    else { return nil }
    let attributes = [constraint.first.attribute, second.attribute]
    let isLeft = attributes.allSatisfy { $0 == .left || $0 == .leftMargin }
    guard isLeft || attributes.allSatisfy({ $0 == .right || $0 == .rightMargin }) else { return nil }
    let inwards = isLeft ? constraint.constant : -constraint.constant
    return Inset(
      first: constraint.first.item, second: second.item, isLeft: isLeft,
      isMargin: attributes.contains { $0 == .leftMargin || $0 == .rightMargin },
      distance: Int((inwards * 100).rounded()), relation: constraint.relation)
  }
}
