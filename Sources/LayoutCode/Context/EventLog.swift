internal import Foundation

/// What was called on views and controllers, in order: kept where it is asked for.
///
///     let log = EventLog()
///     log.collect { window.layoutIfNeeded() }
///     log.events  // ["BookController.viewWillLayoutSubviews", …]
public final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  public init() {}

  public var events: [String] { lock.withLock { kept } }
  /// Nothing behind the content.
  public func clear() { lock.withLock { kept = [] } }

  /// Runs `work` and keeps what is called meanwhile.
  public func collect<Value>(_ work: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: work)
  }

  @TaskLocal static var current: EventLog?

  /// Events of the user's own classes and of controllers; the library's own views say nothing.
  func record(_ object: AnyObject, _ event: String) {
    if object is View, LibraryClasses.contains(object) { return }
    let line = "\(type(of: object)).\(event)"
    lock.withLock { kept.append(line) }
  }
}
