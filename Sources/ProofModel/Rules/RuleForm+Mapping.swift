extension Expression {
  /// The same with every item and every token replaced; complexity: O(size).
  public func mapping(
    items: (ItemReference) -> ItemReference, tokens: (String, SourceSpan?) -> Expression
  ) -> Expression {
    func map(_ inner: Expression) -> Expression { inner.mapping(items: items, tokens: tokens) }
    switch self {
    case .number, .standard, .percentOfScreen, .percentOfWindow: return self
    case .token(let name, let span): return tokens(name, span)
    case .percent(let value, let inner): return .percent(value, of: map(inner))
    case .reference(let references, let attribute, let span):
      return .reference(references.map(items), attribute, span)
    case .negate(let inner): return .negate(map(inner))
    case .sum(let left, let right): return .sum(map(left), map(right))
    case .difference(let left, let right): return .difference(map(left), map(right))
    case .product(let left, let right): return .product(map(left), map(right))
    case .quotient(let left, let right): return .quotient(map(left), map(right))
    }
  }

  /// Its value where it is made of numbers alone and tokens that `token` knows; nil otherwise, also where it is
  /// not finite.
  public func constant(token: (String) -> Double? = { _ in nil }) -> Double? {
    func both(_ left: Expression, _ right: Expression, _ combine: (Double, Double) -> Double) -> Double? {
      guard let left = left.constant(token: token), let right = right.constant(token: token) else { return nil }
      let value = combine(left, right)
      return value.isFinite ? value : nil
    }
    switch self {
    case .number(let value): return value
    case .token(let name, _): return token(name)
    case .negate(let inner): return inner.constant(token: token).map { -$0 }
    case .sum(let left, let right): return both(left, right, +)
    case .difference(let left, let right): return both(left, right, -)
    case .product(let left, let right): return both(left, right, *)
    case .quotient(let left, let right): return both(left, right, /)
    case .standard, .percent, .percentOfScreen, .percentOfWindow, .reference: return nil
    }
  }
}

extension RuleForm {
  /// The same with every item and every token replaced, wherever the form has them; complexity: O(size).
  public func mapping(
    items: (ItemReference) -> ItemReference, tokens: (String, SourceSpan?) -> Expression
  ) -> RuleForm {
    switch self {
    case .equation(var equation):
      equation.sides = equation.sides.map { $0.mapping(items: items, tokens: tokens) }
      return .equation(equation)
    case .visualFormat(let format): return .visualFormat(format.mapping(items: items, tokens: tokens))
    case .word(let form): return .word(form.mapping(items: items, tokens: tokens))
    case .attributes(var constraint):
      constraint.first = items(constraint.first)
      constraint.second = constraint.second.map(items)
      return .attributes(constraint)
    }
  }
}

extension VisualFormat {
  func mapping(
    items: (ItemReference) -> ItemReference, tokens: (String, SourceSpan?) -> Expression
  ) -> VisualFormat {
    func map(_ predicate: Predicate) -> Predicate {
      var predicate = predicate
      if let metric = predicate.priorityMetric {
        switch tokens(metric.name, metric.span) {
        case .token(let other, let span): predicate.priorityMetric = .init(name: other, span: span)
        case let value:
          if let number = value.constant() {
            predicate.priority = number
            predicate.priorityMetric = nil
          }
        }
      }
      switch predicate.amount {
      case .number, .standard: break
      case .view(let item): predicate.amount = .view(items(item))
      case .metric(let name, let span):
        switch tokens(name, span) {
        case .standard: predicate.amount = .standard
        case .token(let other, let otherSpan): predicate.amount = .metric(other, otherSpan)
        case let value: if let number = value.constant() { predicate.amount = .number(number) }
        }
      }
      return predicate
    }
    var format = self
    format.elements = elements.map { element in
      Element(view: element.view.map(items), size: element.size.map(map), gap: element.gap.map(map))
    }
    return format
  }
}

extension WordForm {
  func mapping(
    items: (ItemReference) -> ItemReference, tokens: (String, SourceSpan?) -> Expression
  ) -> WordForm {
    func map(_ expression: Expression) -> Expression { expression.mapping(items: items, tokens: tokens) }
    func map(_ pins: [Pin]) -> [Pin] { pins.map { Pin(edge: $0.edge, distance: $0.distance.map(map)) } }
    switch self {
    case .pin(let views, let pins, let priority): return .pin(views.map(items), map(pins), priority: priority)
    case .align(let views, let attribute, let container, let priority):
      return .align(views.map(items), attribute, in: container.map(items), priority: priority)
    case .equal(let attribute, let views, let priority):
      return .equal(attribute, views.map(items), priority: priority)
    case .aspect(let view, let ratio, let priority): return .aspect(items(view), ratio: ratio, priority: priority)
    case .inside(let view, let container, let pins, let priority):
      return .inside(items(view), container: items(container), map(pins), priority: priority)
    case .beside(let view, let edge, let other, let distance, let priority):
      return .beside(items(view), edge, of: items(other), distance: map(distance), priority: priority)
    case .dimension(let view, let attribute, let relation, let value, let priority):
      return .dimension(items(view), attribute, relation, map(value), priority: priority)
    case .fills(let view, let container, let inset, let priority):
      return .fills(items(view), container: items(container), inset: map(inset), priority: priority)
    case .centers(let view, let container, let priority):
      return .centers(items(view), container: items(container), priority: priority)
    case .fits(let view, let container, let ratio, let isCover, let priority):
      return .fits(
        items(view), container: items(container), ratio: ratio, isCover: isCover, priority: priority)
    }
  }
}
