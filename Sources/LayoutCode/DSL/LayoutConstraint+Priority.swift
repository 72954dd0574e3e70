// Libraries have words of this name and shape themselves, which then count: hence the attribute.
extension LayoutConstraint {
  /// Sets the priority and gives the constraint back.
  @discardableResult
  @_disfavoredOverload
  public func withPriority(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  /// Sets the priority, above 0 and at most 1000, and gives the constraint back.
  @discardableResult
  @_disfavoredOverload
  public func withPriority(_ priority: Float) -> Self { withPriority(LayoutPriority(rawValue: priority)) }
}

extension Array where Element: LayoutConstraint {
  /// Sets the priority of all of them.
  @discardableResult
  @_disfavoredOverload
  public func withPriority(_ priority: LayoutPriority) -> Self {
    for constraint in self { constraint.priority = priority }
    return self
  }

  /// Sets the priority of all of them, above 0 and at most 1000.
  @discardableResult
  @_disfavoredOverload
  public func withPriority(_ priority: Float) -> Self { withPriority(LayoutPriority(rawValue: priority)) }
}
