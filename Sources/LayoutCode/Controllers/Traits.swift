/// A trait that changes can be registered for, `UITraitHorizontalSizeClass` and the like.
public protocol TraitDefinition {
  /// Whether two collections differ in it.
  static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool
}

extension TraitDefinition {
  /// Never another one: most do not change while a screen is shown.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool { false }
}

/// The size class across.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// Whether it is another there.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// The size class down.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// Whether it is another there.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// Light or dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// Whether it is another there.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// The text size.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// Whether it is another there.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}

/// The reading direction.
public enum TraitLayoutDirection: TraitDefinition {
  /// Whether it is another there.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// How much what is in front differs from what is behind; always as usual.
public enum TraitAccessibilityContrast: TraitDefinition {}

/// Whether texts are heavier; never.
public enum TraitLegibilityWeight: TraitDefinition {}

/// Whether a window lies over others; never another one.
public enum TraitUserInterfaceLevel: TraitDefinition {}

/// Which of several windows is looked at; always this one.
public enum TraitActiveAppearance: TraitDefinition {}

/// The kind of device: nothing moves a screen to another one.
public enum TraitUserInterfaceIdiom: TraitDefinition {}

/// Pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// Whether it is another there.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

public typealias Trait = any TraitDefinition.Type

/// A registration, to be given back.
public protocol TraitChangeRegistration: AnyObject {}

final class TraitRegistration: TraitChangeRegistration {
  let traits: [Trait]
  let handler: (TraitCollection) -> Void

  init(_ traits: [Trait], _ handler: @escaping (TraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// What has traits and can be told of their changes.
public protocol TraitChangeObservable: AnyObject {
  func add(_ traits: [Trait], _ handler: @escaping (TraitCollection) -> Void) -> any TraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

extension TraitChangeObservable {
  /// Calls the handler with this object and the traits as they were when one of these changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    add(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
  }
}

extension TraitChangeObservable {
  /// The same for closures whose first parameter is written as `self: Self`.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [Trait], handler: @escaping (Observer, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    add(traits) { [weak self] old in
      if let observer = self as? Observer { handler(observer, old) }
    }
  }
}

extension ViewController: TraitChangeObservable {
  /// Keeps a handler for changes of these traits.
  public func add(_ traits: [Trait], _ handler: @escaping (TraitCollection) -> Void) -> any TraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    registrations.append(registration)
    return registration
  }

  /// The handler is called no more.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func tellTraits(from old: TraitCollection) {
    log?.record(self, "traitCollectionDidChange")
    traitCollectionDidChange(old)
    let new = traitCollection
    for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.handler(old)
    }
  }
}

extension View: TraitChangeObservable {
  /// Keeps a handler for changes of these traits.
  public func add(_ traits: [Trait], _ handler: @escaping (TraitCollection) -> Void) -> any TraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    more.registrations.append(registration)
    return registration
  }

  /// The handler is called no more.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    extras?.registrations.removeAll { $0 === registration }
  }
}

extension TraitChangeObservable {
  /// By a selector, which nothing calls.
  @discardableResult
  public func registerForTraitChanges(_ traits: [Trait], action: Selector) -> any TraitChangeRegistration {
    add(traits) { _ in }
  }
  /// By a selector, which nothing calls.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], target: Any, action: Selector
  ) -> any TraitChangeRegistration { add(traits) { _ in } }
}
