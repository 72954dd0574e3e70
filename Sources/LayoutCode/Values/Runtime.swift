internal import Foundation

/// Runs the block: there is no pool of objects here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A property of a class by its name: classes have no such list here, so that what asks whether one is there goes without it.
public func class_getProperty(_ class: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }

/// A method of a class: there are none here that could be looked up, so that what would exchange them goes without it.
public func class_getInstanceMethod(_ class: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// There is none.
public func class_getClassMethod(_ class: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// There is none.
public func class_getMethodImplementation(_ class: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// None is added.
@discardableResult
public func class_addMethod(
  _ class: AnyClass?, _ name: Selector, _ implementation: OpaquePointer?, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Nothing is replaced.
@discardableResult
public func class_replaceMethod(
  _ class: AnyClass?, _ name: Selector, _ implementation: OpaquePointer?, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }
/// Nothing is exchanged.
public func method_exchangeImplementations(_ first: OpaquePointer?, _ second: OpaquePointer?) {}
/// There is none.
public func method_getImplementation(_ method: OpaquePointer?) -> OpaquePointer? { nil }
/// Nothing is set.
@discardableResult
public func method_setImplementation(_ method: OpaquePointer?, _ implementation: OpaquePointer?) -> OpaquePointer? {
  nil
}
/// There is none.
public func method_getTypeEncoding(_ method: OpaquePointer?) -> UnsafePointer<CChar>? { nil }

/// How long an associated object lives: as long as its owner.
public enum AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What was tied to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.get(object as AnyObject, key)
}

/// Ties a value to an object under a key; it is held as long as the object lives.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: AssociationPolicy
) {
  AssociatedObjects.shared.set(object as AnyObject, key, value)
}

/// Lets go of all that was tied to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.remove(object as AnyObject)
}

/// Values by their owner; an owner that is gone is found out when another one is given a value.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()
  private final class Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    init(_ object: AnyObject) { self.object = object }
  }
  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var sweepAt = 64

  func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { () -> Any? in
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
      return owner.values[key]
    }
  }

  func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
    // What is let go of may ask for the lock itself.
    let gone = lock.withLock { () -> [Owner] in
      var gone: [Owner] = []
      if owners.count > sweepAt {
        for (id, owner) in owners where owner.object == nil {
          owners[id] = nil
          gone.append(owner)
        }
        sweepAt = max(64, owners.count * 2)
      }
      let id = ObjectIdentifier(object)
      if let old = owners[id], old.object == nil { gone.append(old) }
      let owner = owners[id].flatMap { $0.object === object ? $0 : nil } ?? Owner(object)
      owner.values[key] = value
      owners[id] = owner
      return gone
    }
    _ = gone.count
  }

  func remove(_ object: AnyObject) {
    let gone = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    _ = gone?.values.count
  }
}

/// Takes the lock of an object: one thread makes views.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
/// Gives it back.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
