internal import Foundation

/// A property that a file's outlet is plugged into by its name: what `@IBOutlet` is where there is no Apple runtime.
///
///     @Outlet var titleLabel: NSTextField!
///
/// It holds what is plugged in strongly; `@Outlet(isWeak: true)` does not.
@propertyWrapper public final class Outlet<Value> {
  private var held: Value?
  private weak var object: AnyObject?
  private let isWeak: Bool
  private let nothing: Value

  public init(wrappedValue: Value, isWeak: Bool = false) {
    self.isWeak = isWeak
    nothing = wrappedValue
    self.wrappedValue = wrappedValue
  }

  public convenience init(isWeak: Bool = false) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, isWeak: isWeak)
  }

  public var wrappedValue: Value {
    get { (isWeak ? object as? Value : held) ?? nothing }
    set {
      if isWeak { object = newValue as AnyObject } else { held = newValue }
    }
  }
}

/// A property that takes an object by its name.
package protocol OutletSocket: AnyObject {
  /// Whether the object is of the property's type; it is plugged in then.
  func plug(_ object: Any) -> Bool
  var plugged: Any? { get }
}

extension Outlet: OutletSocket {
  /// Whether the object is of the property's type; only then it is held, strongly or weakly as the outlet says.
  package func plug(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }

  package var plugged: Any? { wrappedValue }
}

extension AccessibleObject {
  /// An outlet's or an inspectable property's value as its type; numbers of files go into any type of number.
  public func outletValue<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let whole = Int(exactly: number.rounded()) ?? 0
    let forms: [Any] = [CGFloat(number), Float(number), whole, number != 0, UInt(max(0, whole))]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}

/// The outlets of an object by their names, those of its superclasses too. Complexity: O(properties).
package func outletSockets(of object: AnyObject) -> [String: any OutletSocket] {
  var sockets: [String: any OutletSocket] = [:]
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      guard let label = child.label, let socket = child.value as? any OutletSocket else { continue }
      sockets[String(label.drop { $0 == "_" })] = socket
    }
    mirror = current.superclassMirror
  }
  return sockets
}
