public import Foundation

/// Traits that are given to a part of a screen (UIKit's `UITraitOverrides`): the look acts, as `overrideUserInterfaceStyle` does;
/// the others do nothing.
public struct TraitOverrides {
  private var own: [String: Any] = [:]
  var style = UserInterfaceStyle.unspecified

  init(style: UserInterfaceStyle) { self.style = style }

  public var userInterfaceStyle: UserInterfaceStyle {
    get { style }
    set { style = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { own["width"] as? UserInterfaceSizeClass ?? .unspecified }
    set { own["width"] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { own["height"] as? UserInterfaceSizeClass ?? .unspecified }
    set { own["height"] = newValue }
  }
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { own["text"] as? ContentSizeCategory ?? .unspecified }
    set { own["text"] = newValue }
  }
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { own["direction"] as? TraitEnvironmentLayoutDirection ?? .unspecified }
    set { own["direction"] = newValue }
  }
  public func contains(_ trait: Trait) -> Bool { false }
  public mutating func remove(_ trait: Trait) { if trait == TraitUserInterfaceStyle.self { style = .unspecified } }
}

extension View {
  /// Traits of this view and what lies in it.
  public var traitOverrides: TraitOverrides {
    get { TraitOverrides(style: overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue.style }
  }
}

extension ViewController {
  /// Traits of this controller and what lies in it.
  public var traitOverrides: TraitOverrides {
    get { TraitOverrides(style: overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue.style }
  }
}

/// A way to go from element to element (UIKit's `UIAccessibilityCustomRotor`): nobody turns it.
open class AccessibilityCustomRotor: NSObject {
  /// What is looked for.
  open class SearchPredicate: NSObject {
    open var currentItem: ItemResult!
    open var searchDirection = Direction.next
  }
  /// The way.
  public enum Direction: Int, Sendable { case previous, next }
  /// What was found.
  open class ItemResult: NSObject {
    open weak var targetElement: AnyObject?
    open var targetRange: TextRange?
    public init(targetElement: AnyObject, targetRange: TextRange?) {
      self.targetElement = targetElement
      self.targetRange = targetRange
    }
  }
  public typealias Search = (SearchPredicate) -> ItemResult?
  open var name: String
  public init(name: String, itemSearch: @escaping Search) { self.name = name }
}

extension AccessibleObject {
  /// Ways that this element adds.
  public var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { nil }
    set {}
  }
}
