/// When a group of rules, an override or an expectation holds.
public indirect enum Condition: Hashable, Sendable {
  case always
  case widthClass(SizeClass)
  case heightClass(SizeClass)
  /// Landscape covers both landscapes.
  case orientation(Orientation)
  case platform(Platform)
  /// A whole tag or its language: `pt` matches `pt-BR`.
  case locale(String)
  case direction(LayoutDirection)
  case textSize(LayoutRelation, TextSize)
  /// `size.width >= 600`: of the window, in points; the attribute is width or height.
  case windowSize(LayoutAttribute, LayoutRelation, Double)
  case state(String)
  case appearance(Appearance)
  case era(LayoutRelation, Era)
  case not(Condition)
  case and([Condition])
  case or([Condition])

  /// Whether it holds there. A size class of `any` matches neither compact nor regular.
  public func holds(in environment: Environment) -> Bool {
    switch self {
    case .always: return true
    case .widthClass(let value): return environment.widthClass == value
    case .heightClass(let value): return environment.heightClass == value
    case .orientation(let value):
      switch value {
      case .portrait: return environment.orientation == .portrait && !environment.isLandscape
      case .landscape: return environment.isLandscape
      case .landscapeRight, .upsideDown: return environment.orientation == value
      }
    case .platform(let value): return environment.platform == value
    case .locale(let value):
      return environment.locale == value || environment.locale.hasPrefix(value + "-")
    case .direction(let value): return environment.direction == value
    case .textSize(let relation, let value): return relation.holds(environment.textSize, value)
    case .windowSize(let attribute, let relation, let value):
      let size = environment.windowSize
      return relation.holds(attribute == .height ? size.height : size.width, value)
    case .state(let value): return environment.state == value
    case .appearance(let value): return environment.appearance == value
    case .era(let relation, let value):
      return environment.era.system == value.system && relation.holds(environment.era, value)
    case .not(let inner): return !inner.holds(in: environment)
    case .and(let parts): return parts.allSatisfy { $0.holds(in: environment) }
    case .or(let parts): return parts.contains { $0.holds(in: environment) }
    }
  }
}

extension LayoutRelation {
  /// Whether two comparable values stand in the relation.
  public func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: return left == right
    case .lessThanOrEqual: return left <= right
    case .greaterThanOrEqual: return left >= right
    }
  }
}
