import ProofModel

extension Document {
  /// Whether a property takes a share of the screen or the window, so that it has to be resolved for each size.
  ///
  /// Cells count too: their standard insets follow the root's margin.
  var hasSizesInProperties: Bool {
    root.hasSizes || overrides.contains { $0.set.contains { $0.value.hasSizes } }
      || states.contains { $0.set.contains { $0.value.hasSizes } }
  }
}

extension ViewNode {
  fileprivate var hasSizes: Bool {
    kind == .tableCell || properties.values.contains { $0.value.hasSizes } || children.contains { $0.hasSizes }
  }
}

extension PropertyValue {
  fileprivate var hasSizes: Bool {
    switch self {
    case .number(let expression): return expression.hasSizes
    case .numbers(let list): return list.contains { $0?.hasSizes ?? false }
    case .map(let entries): return entries.contains { $0.value.hasSizes }
    case .list(let values): return values.contains { $0.hasSizes }
    case .font(let fields): return fields.size?.hasSizes ?? false
    case .text, .boolean, .color, .token, .keyword, .keywords, .texts: return false
    }
  }
}

extension Expression {
  fileprivate var hasSizes: Bool {
    switch self {
    case .percentOfScreen, .percentOfWindow, .reference: return true
    case .number, .standard, .token: return false
    case .percent(_, let inner), .negate(let inner): return inner.hasSizes
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      return left.hasSizes || right.hasSizes
    }
  }
}
