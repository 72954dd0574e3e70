public import Foundation

/// Observers of the device, in one proof only: variants that are laid out beside each other do not hear of each other.
final class ContextNotifications: @unchecked Sendable {
  private let lock = NSLock()
  private var observers: [(token: Token, name: Notification.Name, block: (Notification) -> Void)] = []

  /// What observing gives, to be given back.
  final class Token: NSObject {
    weak var center: ContextNotifications?
    init(_ center: ContextNotifications) { self.center = center }
  }

  func add(_ name: Notification.Name, _ block: @escaping (Notification) -> Void) -> Token {
    let token = Token(self)
    lock.withLock { observers.append((token, name, block)) }
    return token
  }

  func remove(_ token: Token) { lock.withLock { observers.removeAll { $0.token === token } } }

  func post(name: Notification.Name, object: Any?) {
    let interested = lock.withLock { observers.filter { $0.name == name } }
    for entry in interested { entry.block(Notification(name: name, object: object)) }
  }
}

extension NotificationCenter {
  /// Foundation's, but for the device's orientation: that is told by the window that is turned, at once, and to what
  /// was made in its context only. The closure need not be `Sendable`, as under UIKit's main actor.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    if name == Device.orientationDidChangeNotification { return LayoutContext.current.notifications.add(name, block) }
    nonisolated(unsafe) let block = block
    let sendable: @Sendable (Notification) -> Void = { block($0) }
    return addObserver(forName: Optional(name), object: obj, queue: queue, using: sendable)
  }

  /// Foundation's, and for tokens of the device's orientation too.
  public func removeObserver(_ observer: any NSObjectProtocol) {
    if let token = observer as? ContextNotifications.Token {
      token.center?.remove(token)
    } else {
      removeObserver(observer as Any)
    }
  }
}
