internal import ProofModel

extension View {
  /// The active constraints that this view holds: those whose items' nearest common superview it is.
  public var constraints: [LayoutConstraint] { installed }

  /// Activates on this view, which must hold the items or lie above them.
  public func addConstraint(_ constraint: LayoutConstraint) {
    if let mistake = constraint.mistake(for: self) { stop(mistake.description) }
    guard constraint.holder !== self else { return }
    constraint.uninstall()
    constraint.install(on: self)
  }

  /// Activates on this view, which must hold the items or lie above them.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates what this view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.uninstall()
  }

  /// Deactivates what this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that decide this view's size or place along an axis.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    var view: View? = self
    while let current = view {
      for constraint in current.installed {
        let touches = constraint.first === self || constraint.second === self
        if touches, constraint.firstAttribute.model?.axis == axis.model { result.append(constraint) }
      }
      view = current.parent
    }
    return result
  }

  /// Takes off the constraints that tie what lies in this view to what lies around it.
  func removeCrossingConstraints() {
    var view = parent
    while let current = view {
      if !current.installed.isEmpty {
        let crossing = current.installed.filter { $0.touches(inside: self) }
        for constraint in crossing { constraint.uninstall() }
      }
      view = current.parent
    }
  }

  func removeConstraints(about guide: LayoutGuide) {
    var view: View? = self
    while let current = view {
      for constraint in current.installed where constraint.first === guide || constraint.second === guide {
        constraint.uninstall()
      }
      view = current.parent
    }
  }
}

extension LayoutConstraint {
  /// Whether one of its items is the view or lies in it.
  func touches(inside view: View) -> Bool {
    for item in [first, second, spans.first?.origin?.item, spans.second?.origin?.item] {
      if let own = item?.layoutView, own.isDescendant(of: view) { return true }
    }
    return false
  }

  /// What keeps a view from holding it: items that are neither the view nor below it.
  public func mistake(for view: View) -> LayoutMistake? {
    for item in [first, second] {
      guard let own = item?.layoutView, !own.isDescendant(of: view) else { continue }
      return mistake(
        "not-a-descendant",
        "'\(view.displayName)' can't hold '\(equation)': '\(own.displayName)' is not in it",
        hint: "add the subview first, or set isActive = true, which finds the right view")
    }
    return nil
  }
}
