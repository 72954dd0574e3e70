public import Foundation

/// Tells observers of notifications, in one proof only: variants that are laid out beside each other do not hear of
/// each other's. Outside of proofs there is one center for all.
public final class NotificationCenter: @unchecked Sendable {
  private let lock = NSLock()
  private var observers: [(token: Token, name: Notification.Name?, object: AnyObject?, block: (Notification) -> Void)] =
    []

  /// What `addObserver` gives, to be given back.
  public final class Token: NSObject {}

  public init() {}

  /// The current context's.
  public static var `default`: NotificationCenter { LayoutContext.current.notifications }

  /// Calls the block, at once and on the poster's thread, for notifications of that name (nil: any) and object.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token()
    lock.withLock { observers.append((token, name, obj as AnyObject?, block)) }
    return token
  }

  @available(*, unavailable, message: "selectors need Apple's runtime: use addObserver(forName:object:queue:using:)")
  public func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any?) {}

  /// Ends what a token of `addObserver` began; anything else observes nothing.
  public func removeObserver(_ observer: Any) {
    guard let token = observer as? Token else { return }
    lock.withLock { observers.removeAll { $0.token === token } }
  }

  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func post(_ notification: Notification) {
    let interested = lock.withLock {
      observers.filter { entry in
        (entry.name == nil || entry.name == notification.name)
          && (entry.object == nil || entry.object === notification.object as AnyObject?)
      }
    }
    for entry in interested { entry.block(notification) }
  }
}
