public import Foundation

/// The name of a method (Objective-C's `SEL`): kept, and never called, since there is no runtime to find it by.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As it was written, `tapped(_:)`.
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
  public var description: String { name }
}

extension NSObject {
  /// The class itself, as Objective-C's classes answer too.
  public class func classForCoder() -> AnyClass { self }
  /// Selectors are not called here.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  /// Selectors are not called here.
  @discardableResult
  public func perform(_ selector: Selector) -> Any? { nil }
  /// Selectors are not called here.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? { nil }
  /// Selectors are not called here.
  public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {}
  /// Nothing to cancel.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  /// Nothing to cancel.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {}
  /// No method can be found by its name.
  public func responds(to selector: Selector!) -> Bool { false }
  /// Properties can't be found by their names.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Properties can't be found by their names.
  public func setValue(_ value: Any?, forKeyPath key: String) {}
  /// Properties can't be found by their names.
  public func value(forKey key: String) -> Any? { nil }
  /// Properties can't be found by their names.
  public func value(forKeyPath key: String) -> Any? { nil }
  /// Changes of properties are not told here.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Changes of properties are not told here.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Changes of properties are not told here.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
  /// Changes of properties are not told here.
  public func willChangeValue(forKey key: String) {}
  /// Changes of properties are not told here.
  public func didChangeValue(forKey key: String) {}
}

extension NotificationCenter {
  /// Selectors are not called here: what is posted is not heard.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

extension Timer {
  /// A timer that never fires: selectors are not called here.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  /// A timer that never fires: selectors are not called here.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

/// What is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// A change as it would be told.
public struct NSKeyValueObservedChange<Value> {
  public let oldValue: Value?
  public let newValue: Value?
}

/// An observation that hears nothing.
public final class NSKeyValueObservation: NSObject {
  /// Nothing to end.
  public func invalidate() {}
}

/// What observes with key paths.
public protocol KeyPathObserving: NSObject {}
extension NSObject: KeyPathObserving {}
extension KeyPathObserving {
  /// Changes are not told here, but for the value that is there at first where it is asked for.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(oldValue: nil, newValue: self[keyPath: keyPath]))
    }
    return NSKeyValueObservation()
  }
}

/// Keeps what can be undone (Foundation's `UndoManager`, which Linux has not): nothing is.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func removeAllActions() {}
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
  open func setActionName(_ name: String) {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}

/// The name of a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// As it was written.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
